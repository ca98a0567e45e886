/** What went wrong, as far as the text of a failure tells. */
export type FailureKind =
  | 'network'
  | 'session'
  | 'rate_limit'
  | 'authentication'
  | 'validation'
  | 'api'
  | 'unknown'

/** The first that fits decides, so the order is part of the rule. */
const signs: readonly (readonly [FailureKind, RegExp])[] = [
  ['network', /network|fetch/i],
  ['session', /session|expired/i],
  ['rate_limit', /rate limit|too many/i],
  ['authentication', /unauthorized|authentication/i],
  ['validation', /validation|invalid/i],
  ['api', /api|server/i],
]

export function failureKindOf(text: string): FailureKind {
  return signs.find(([, sign]) => sign.test(text))?.[0] ?? 'unknown'
}

/** Whether trying the same again may help. */
export function isRetryable(kind: FailureKind): boolean {
  return kind === 'network' || kind === 'api' || kind === 'rate_limit'
}

/** What a person is told about a failure with this text, of the kind that it tells if nothing else is known. */
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
