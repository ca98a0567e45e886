import { type FailureKind, isRetryable } from './failures.ts'

const mostAttempts = 3
const baseDelayMs = 2000
const longestDelayMs = 15_000
const jitter = 0.1

/** What the page was doing when it failed. */
export type Operation = 'initialise' | 'reset' | 'send'

/**
 * How long to wait before an attempt, the first being 1: twice as long each time, up to 15 s, plus up to a tenth so
 * that many browsers do not come back to a restarted server in the same instant.
 *
 * @param random from 0 to 1
 */
export function retryDelayMs(attempt: number, random: number): number {
  const growing = Math.min(longestDelayMs, baseDelayMs * 2 ** (attempt - 1))
  return growing * (1 + jitter * random)
}

/** Why the page may not try again by itself; `undefined` when it may. */
export function retryRefusal(operation: Operation, kind: FailureKind, attempts: number): string | undefined {
  if (operation === 'send')
    return 'Message sending cannot be automatically retried. Please try sending your message again.'
  return isRetryable(kind) && attempts < mostAttempts ? undefined : 'Cannot retry operation'
}

export function retryLabel(attempts: number, isRetrying: boolean): string {
  if (isRetrying) return 'Retrying...'
  return attempts === 0 ? 'Retry' : `Retry (${attempts}/${mostAttempts})`
}
