import { custom, is, looseObject, string } from 'valibot'
import { localJson } from '#platform/web/local-json.ts'
import { localKeys, localValue } from '#platform/web/local-value.ts'
import type { Answer } from '../contract.ts'

const waitingAnswersPrefix = 'capra.waitingAnswers.'

/** A member's answers that the server has not confirmed yet, oldest first. */
export interface WaitingAnswers {
  read(): readonly Answer[]
  put(answer: Answer): void
  remove(ids: readonly string[]): void
}

const answer = looseObject({ id: string(), at: string() })
const isAnswer = custom<Answer>((value) => is(answer, value))

/** Each answer has a key of its own that is written once and removed once, so two tabs cannot overwrite each other's. */
export function createWaitingAnswers(userId: string): WaitingAnswers {
  const prefix = `${waitingAnswersPrefix}${encodeURIComponent(userId)}.`
  return {
    read: () =>
      localKeys(prefix)
        .flatMap((key) => localJson(key, isAnswer).read() ?? [])
        .sort((a, b) => Date.parse(a.at) - Date.parse(b.at)),
    put: (answer) => void localJson(prefix + answer.id, isAnswer).write(answer),
    remove(ids) {
      for (const id of ids) localValue(prefix + id).clear()
    },
  }
}
