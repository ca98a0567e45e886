import { custom, is, looseObject, string } from 'valibot'
import { deviceOffset } from '#platform/local-day.ts'
import { sentenceOf } from '#platform/web/call-api.ts'
import { createSaveQueue, type QueueEnvironment } from '#platform/web/save-queue.ts'
import type { Answer, Check } from '../../contract.ts'

/** An answer to a prompt of a check, which may wait. */
export interface CheckAnswer {
  readonly checkId: string
  readonly answer: Answer
}

export const waitingChecksPrefix = 'capra.waitingCheckAnswers.'
const shape = looseObject({ checkId: string(), answer: looseObject({ id: string(), promptId: string() }) })
const schema = custom<CheckAnswer>((value) => is(shape, value))
const promptsPerCheck = 5

interface CheckSyncOptions {
  readonly userId: string
  send(checkId: string, answers: readonly Answer[]): Promise<Check>
  isStillSignedIn(): Promise<boolean>
  onSaved(check: Check): void
  onRefused(sentence: string, isKept: boolean): void
}

/** The answers of a check are sent one by one, in their order. Sent again, they change nothing: each prompt has one try. */
export function createCheckSync(options: CheckSyncOptions, environment?: QueueEnvironment) {
  const listeners = new Set<() => void>()
  let waiting: readonly CheckAnswer[] = []

  const queue = createSaveQueue<CheckAnswer, Check | undefined>(
    {
      ...options,
      prefix: waitingChecksPrefix,
      schema,
      isReplaced: false,
      mostItems: promptsPerCheck,
      async send(items) {
        let reply: Check | undefined
        for (const [checkId, own] of Map.groupBy(items, ({ value }) => value.checkId))
          reply = await options.send(
            checkId,
            own.map(({ value }) => value.answer),
          )
        return reply
      },
      onSaved: (check) => check && options.onSaved(check),
      refusalIn: sentenceOf,
      // Its week is over, or its prompt is gone: it will not be accepted later.
      isRefusedForGood: ({ status, serverMessage }) =>
        [400, 404, 409].includes(status ?? 0) && serverMessage !== undefined,
      onChange() {
        waiting = queue.read().map(({ value }) => value)
        for (const listener of listeners) listener()
      },
    },
    environment,
  )
  waiting = queue.read().map(({ value }) => value)

  return {
    ...queue,
    give: (checkId: string, answer: Answer) =>
      queue.put(answer.id, { checkId, answer: { ...answer, offset: deviceOffset() } }),
    /** Not sent yet. The same array until something changes. */
    waiting: () => waiting,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type CheckSync = ReturnType<typeof createCheckSync>
