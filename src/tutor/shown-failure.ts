import { type FailureKind, failureKindOf, failureMessage, isRetryable } from './failures.ts'
import { type Operation, retryRefusal } from './retry.ts'

/** What went wrong, as a page shows it. */
export interface ShownFailure {
  readonly operation: Operation
  readonly kind: FailureKind
  /** The spec's sentence for this kind. */
  readonly message: string
  /** What else there is to know. */
  readonly detail?: string
  /** How often the operation was tried again. */
  readonly attempts: number
  readonly offersRetry: boolean
}

/** @param text the server's sentence, or ours when it had none. */
export function showFailure(text: string, operation: Operation, attempts = 0): ShownFailure {
  const kind = failureKindOf(text)
  const message = failureMessage(text, kind)
  const isOwnText = kind === 'network' || message === text
  const offersRetry =
    operation === 'send' ? isRetryable(kind) : retryRefusal(operation, kind, attempts) === undefined
  // Whoever tried again is told why that is no longer offered.
  const detail = attempts > 0 && !offersRetry ? retryRefusal(operation, kind, attempts) : undefined
  return {
    operation,
    kind,
    message,
    ...(detail ? { detail } : isOwnText ? {} : { detail: text }),
    attempts,
    offersRetry,
  }
}

/** What is left of a failure when it cannot be retried. */
export function refuseRetry(failure: ShownFailure): ShownFailure {
  const detail = retryRefusal(failure.operation, failure.kind, failure.attempts)
  return { ...failure, ...(detail ? { detail } : {}), offersRetry: false }
}
