import { unreachable } from '#platform/web/call-api.ts'

/** Words in an error's text that give its kind. The first that fits decides, so the order is part of the rule. */
const words = {
  network: /network|fetch/i,
  session: /session|expired/i,
  rate_limit: /rate limit|too many/i,
  authentication: /unauthorized|authentication/i,
  validation: /validation|invalid/i,
  api: /api|server/i,
  unknown: /(?:)/,
}
export type FailureKind = keyof typeof words

const messages: Readonly<Record<FailureKind, string>> = {
  network: unreachable,
  session: 'Your session has expired. Please start a new session.',
  rate_limit: 'Too many requests. Please wait a moment before trying again.',
  authentication: 'Authentication error. Please log in again.',
  validation: 'Invalid input. Please check your data and try again.',
  api: 'Server error occurred. Please try again in a moment.',
  unknown: 'An unexpected error occurred. Please try again.',
}

/** Their own text says more than our message. */
const showsOwnText: readonly FailureKind[] = ['validation', 'unknown']
/** Trying the same again may help. */
const retryable: readonly FailureKind[] = ['network', 'api', 'rate_limit']

const mostAttempts = 3
const baseDelayMs = 2000
const longestDelayMs = 15_000
const jitter = 0.1

export function failureKindOf(text: string): FailureKind {
  // The keys are those of the table above.
  return (Object.keys(words) as FailureKind[]).find((kind) => words[kind].test(text)) ?? 'unknown'
}

/**
 * How long to wait before an attempt, the first being 1: twice as long each time, up to 15 s, plus up to a tenth so
 * that many browsers do not come back to a restarted server in the same instant.
 *
 * @param random from 0 to 1
 */
export function retryDelayMs(attempt: number, random: number): number {
  return Math.min(longestDelayMs, baseDelayMs * 2 ** (attempt - 1)) * (1 + jitter * random)
}

export function retryLabel({ attempts, isRetrying }: ShownFailure): string {
  if (isRetrying) return 'Retrying...'
  return attempts === 0 ? 'Retry' : `Retry (${attempts}/${mostAttempts})`
}

/** What went wrong, as a page shows it. */
export interface ShownFailure {
  readonly kind: FailureKind
  readonly message: string
  /** What else there is to know. */
  readonly detail?: string | undefined
  /** When a limit allows the next try, in milliseconds since 1970. */
  readonly retryAt?: number | undefined
  /** How often the operation was tried again. */
  readonly attempts: number
  readonly offersRetry: boolean
  readonly isRetrying?: boolean
}

/**
 * @param text the server's sentence, or ours when it had none.
 * @param retryAt of a limit. The page counts down to it, so the sentence need not say how long to wait.
 */
export function showFailure(
  text: string,
  attempts = 0,
  retryAt?: number,
  kind = failureKindOf(text),
): ShownFailure {
  const offersRetry = retryable.includes(kind) && attempts < mostAttempts
  if (kind === 'rate_limit' && retryAt !== undefined) {
    const reason = text.replace(/ (Please wait|Please try again in|Your allowance resets at) [\w: ]+\.$/, '')
    return { kind, message: messages.rate_limit, detail: reason, retryAt, attempts, offersRetry }
  }
  const message = (showsOwnText.includes(kind) && text) || messages[kind]
  const detail = kind === 'network' || message === text ? undefined : text
  // After the last retry, say why no further one is offered.
  const isOver = attempts > 0 && !offersRetry
  return { kind, message, detail: isOver ? 'Cannot retry operation' : detail, attempts, offersRetry }
}

/** A question is put back for its writer to send; it is never sent again automatically. */
export function refuseToResend(failure: ShownFailure): ShownFailure {
  const detail = 'Message sending cannot be automatically retried. Please try sending your message again.'
  return { ...failure, detail, retryAt: undefined, offersRetry: false }
}
