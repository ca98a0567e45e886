import { localKeys, localValue } from '#platform/web/local-value.ts'
import type { Answer } from '../contract.ts'

const waitingAnswersPrefix = 'capra.waitingAnswers.'

/** A member's answers that the server has not confirmed yet, oldest first. */
export interface WaitingAnswers {
  read(): readonly Answer[]
  put(answer: Answer): void
  remove(ids: readonly string[]): void
}

/**
 * Each answer has a key of its own that is written once and removed once, so two tabs cannot overwrite each other's.
 * When the storage refuses (private mode, full), answers last as long as the page.
 */
export function createWaitingAnswers(userId: string): WaitingAnswers {
  const prefix = `${waitingAnswersPrefix}${encodeURIComponent(userId)}.`
  const inMemory = new Map<string, Answer>()
  return {
    read() {
      const stored = localKeys(prefix).flatMap((key) => parse(localValue(key).read()) ?? [])
      return [...stored, ...inMemory.values()].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    },
    put(answer) {
      if (!localValue(prefix + answer.id).write(JSON.stringify(answer))) inMemory.set(answer.id, answer)
    },
    remove(ids) {
      for (const id of ids) {
        inMemory.delete(id)
        localValue(prefix + id).clear()
      }
    },
  }
}

function parse(text: string | null): Answer | undefined {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null')
    return typeof parsed === 'object' && parsed !== null && 'id' in parsed ? (parsed as Answer) : undefined
  } catch {
    return undefined // Not written by this product.
  }
}
