import { ApiError } from '#platform/web/call-api.ts'
import type { Answer } from '../contract.ts'
import type { WaitingAnswers } from './waiting-answers.ts'

/** Everything the sync needs from its environment. Tests pass a simulated one. */
export interface AnswerSyncDependencies {
  readonly store: WaitingAnswers
  send(answers: readonly Answer[]): Promise<unknown>
  /** Whether this browser's session still belongs to this person. */
  isStillSignedIn(): Promise<boolean>
  /** Returns a function that cancels the task. */
  schedule(delayMs: number, task: () => void): () => void
  onSaved(answers: readonly Answer[]): void
  onRefused(sentence: string): void
}

/** The most answers of one request. */
const mostAnswers = 100
const firstRetryMs = 1000
const longestRetryMs = 30_000

/**
 * Sends answers as they are given, and keeps in the browser what could not be sent. An answer that was sent twice, as
 * from two tabs, changes nothing: the browser makes its id.
 */
export function createAnswerSync(dependencies: AnswerSyncDependencies) {
  const { store } = dependencies
  const listeners = new Set<() => void>()
  /** Saved since the page was loaded: a reply that was on its way does not have them. */
  const saved: Answer[] = []
  let shown: ReadonlySet<string> = new Set()
  let isSending = false
  /** After a refusal, so that an invalid answer does not block the others. */
  let isSendingOneByOne = false
  let failures = 0
  let cancelRetry: (() => void) | undefined
  let isStopped = false

  /** Answers are shown as waiting once a call has failed: nearly all are saved before anybody could notice. */
  function show() {
    shown = new Set(failures > 0 ? store.read().map(({ id }) => id) : [])
    for (const listener of listeners) listener()
  }

  async function sendWaiting(): Promise<void> {
    if (isSending || isStopped) return
    isSending = true
    cancelRetry?.()
    try {
      for (;;) {
        const answers = store.read().slice(0, isSendingOneByOne ? 1 : mostAnswers)
        if (isStopped || answers.length === 0) break
        if (!(await sendSome(answers))) return
      }
      isSendingOneByOne = false
    } finally {
      isSending = false
      show()
    }
  }

  /** @returns false when the answers must be sent again later */
  async function sendSome(answers: readonly Answer[]): Promise<boolean> {
    const ids = answers.map(({ id }) => id)
    try {
      // Another person may have signed in meanwhile.
      if (failures > 0 && !(await dependencies.isStillSignedIn())) return false
      await dependencies.send(answers)
      failures = 0
      saved.push(...answers)
      store.remove(ids)
      dependencies.onSaved(answers)
      return true
    } catch (error) {
      const sentence = refusalIn(error)
      if (sentence === undefined || (failures === 0 && !(await isOwnSession()))) return waitAndRetry(error)
      if (answers.length > 1) isSendingOneByOne = true
      else {
        store.remove(ids)
        dependencies.onRefused(sentence)
      }
      return true
    }
  }

  async function isOwnSession(): Promise<boolean> {
    try {
      return await dependencies.isStillSignedIn()
    } catch {
      return false // It will be asked again.
    }
  }

  function waitAndRetry(error: unknown): boolean {
    failures++
    // Without a session they wait until their owner is back.
    if (error instanceof ApiError && error.status === 401) return false
    const seconds = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0
    const backoffMs = Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1))
    cancelRetry = dependencies.schedule(Math.max(backoffMs, seconds * 1000), () => void sendWaiting())
    return false
  }

  return {
    give(answer: Answer): void {
      store.put(answer)
      show()
      void sendWaiting()
    },
    /** Called on load, when the browser is online again, and when the tab becomes visible. */
    sendWaiting: () => void sendWaiting(),
    /** What a reply of the server may not have: answers that wait, and those just saved. */
    newest: (): readonly Answer[] => [...saved, ...store.read()],
    /** Ids of the answers to show as waiting. The same set until it changes. */
    waiting: (): ReadonlySet<string> => shown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop(): void {
      isStopped = true
      cancelRetry?.()
    },
  }
}

export type AnswerSync = ReturnType<typeof createAnswerSync>

const refusedStatuses = new Set([400, 404, 413, 422])

/** The sentence of a reply that will be the same every time. */
function refusalIn(error: unknown): string | undefined {
  return error instanceof ApiError && refusedStatuses.has(error.status) && error.serverMessage !== undefined
    ? error.serverMessage
    : undefined
}
