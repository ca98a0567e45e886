/** The kind of an error, derived from its text. */
export type FailureKind =
  | 'network'
  | 'session'
  | 'rate_limit'
  | 'authentication'
  | 'validation'
  | 'api'
  | 'unknown'

/** The first that fits decides, so the order is part of the rule. */
const patterns: readonly (readonly [FailureKind, RegExp])[] = [
  ['network', /network|fetch/i],
  ['session', /session|expired/i],
  ['rate_limit', /rate limit|too many/i],
  ['authentication', /unauthorized|authentication/i],
  ['validation', /validation|invalid/i],
  ['api', /api|server/i],
]

export function failureKindOf(text: string): FailureKind {
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? 'unknown'
}

/** Whether trying the same again may help. */
export function isRetryable(kind: FailureKind): boolean {
  return kind === 'network' || kind === 'api' || kind === 'rate_limit'
}

/** The sentence shown for an error. */
export function failureMessage(text: string, kind = failureKindOf(text)): string {
  switch (kind) {
    case 'network':
      return 'Network connection error. Please check your internet connection and try again.'
    case 'api':
      return 'Server error occurred. Please try again in a moment.'
    case 'session':
      return 'Your session has expired. Please start a new session.'
    case 'rate_limit':
      return 'Too many requests. Please wait a moment before trying again.'
    case 'authentication':
      return 'Authentication error. Please log in again.'
    case 'validation':
      return text || 'Invalid input. Please check your data and try again.'
    case 'unknown':
      return text || 'An unexpected error occurred. Please try again.'
  }
}

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

/** What went wrong, as a page shows it. */
export interface ShownFailure {
  readonly operation: Operation
  readonly kind: FailureKind
  /** The spec's sentence for this kind. */
  readonly message: string
  /** What else there is to know. */
  readonly detail?: string
  /** When a limit allows the next try, in milliseconds since 1970. */
  readonly retryAt?: number
  /** How often the operation was tried again. */
  readonly attempts: number
  readonly offersRetry: boolean
}

/**
 * @param text the server's sentence, or ours when it had none.
 * @param retryAt of a limit. The page counts down to it, so the sentence need not say how long to wait.
 */
export function showFailure(
  text: string,
  operation: Operation,
  attempts = 0,
  retryAt?: number,
): ShownFailure {
  const kind = failureKindOf(text)
  if (kind === 'rate_limit' && retryAt !== undefined) {
    const message = text.replace(/ (Please wait|Please try again in|Your allowance resets at) [\w: ]+\.$/, '')
    return { operation, kind, message, retryAt, attempts, offersRetry: operation !== 'send' }
  }
  const message = failureMessage(text, kind)
  const isOwnText = kind === 'network' || message === text
  const offersRetry =
    operation === 'send' ? isRetryable(kind) : retryRefusal(operation, kind, attempts) === undefined
  // After a retry, say why no further one is offered.
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
