import { custom, is, looseObject, string } from 'valibot'
import { deviceOffset } from '#platform/local-day.ts'
import { sentenceOf } from '#platform/web/call-api.ts'
import { createSaveQueue, type QueueEnvironment } from '#platform/web/save-queue.ts'
import type { Answer } from '../contract.ts'

interface AnswerSyncOptions {
  readonly userId: string
  send(answers: readonly Answer[]): Promise<unknown>
  isStillSignedIn(): Promise<boolean>
  onSaved(answers: readonly Answer[]): void
  /** @param isKept whether the answer waits and is sent again */
  onRefused(sentence: string, isKept: boolean): void
}

export const waitingAnswersPrefix = 'capra.waitingAnswers.'
const answerShape = looseObject({ id: string(), at: string() })
const schema = custom<Answer>((value) => is(answerShape, value))

/**
 * A member's answers. One that was sent twice, as from two tabs, changes nothing: the browser makes its ID. Only what the
 * server itself calls invalid is deleted without being saved: anything else may be accepted later.
 */
export function createAnswerSync(options: AnswerSyncOptions, environment?: QueueEnvironment) {
  const listeners = new Set<() => void>()
  /** Saved since the page was loaded: a reply that was on its way does not have them. */
  const saved: Answer[] = []
  let marked: ReadonlySet<string> = new Set()

  const queue = createSaveQueue<Answer, unknown>(
    {
      ...options,
      prefix: waitingAnswersPrefix,
      schema,
      isReplaced: false,
      mostItems: 100,
      send: (items) => options.send(items.map(({ value }) => value)),
      onSaved(_, items) {
        const answers = items.map(({ value }) => value)
        saved.push(...answers)
        options.onSaved(answers)
      },
      refusalIn: sentenceOf,
      isRefusedForGood: ({ status, serverMessage }) => status === 400 && serverMessage !== undefined,
      onChange() {
        marked = new Set(queue.marked().map(({ id }) => id))
        for (const listener of listeners) listener()
      },
    },
    environment,
  )

  return {
    ...queue,
    give: (answer: Answer) => queue.put(answer.id, { ...answer, offset: deviceOffset() }),
    /** What a reply of the server may not have: answers that wait, and those just saved. */
    newest: (): readonly Answer[] => [...saved, ...queue.read().map(({ value }) => value)],
    /** IDs of the answers to show as waiting. The same set until something changes. */
    waiting: (): ReadonlySet<string> => marked,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type AnswerSync = ReturnType<typeof createAnswerSync>
