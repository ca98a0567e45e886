import { ApiError } from '#platform/web/call-api.ts'

/**
 * What a failed save means for the tick.
 * `away`: nobody knows whether it arrived; it waits and is sent again. `signedOut`: it waits for its owner.
 * `refused`: it will never be accepted, so it is taken back.
 */
export type SaveFailure =
  | { readonly kind: 'away'; readonly retryAfterSeconds: number }
  | { readonly kind: 'signedOut'; readonly sentence: string }
  | { readonly kind: 'refused'; readonly sentence: string }

const passingStatuses = new Set([408, 425, 429])

export function saveFailureOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return { kind: 'away', retryAfterSeconds: 0 }
  if (error.status === 401) return { kind: 'signedOut', sentence: error.sentence }
  if (error.status >= 500 || passingStatuses.has(error.status))
    return { kind: 'away', retryAfterSeconds: error.retryAfterSeconds ?? 0 }
  return { kind: 'refused', sentence: error.serverMessage ?? 'Failed to update progress' }
}
