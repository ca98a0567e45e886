import type { Exchange } from './route.ts'

/** Stable words for programs; each has one status. A missing row does not compile. */
const statusOf = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  email_not_verified: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  stopped: 409,
  gone: 410,
  too_large: 413,
  uri_too_long: 414,
  unsupported_type: 415,
  limited: 429,
  internal: 500,
  upstream_failed: 502,
  unavailable: 503,
  upstream_timeout: 504,
} as const

export type ErrorCode = keyof typeof statusOf

interface Details {
  readonly retryAfterSeconds?: number
  /** What is wrong with each named field. */
  readonly fields?: Readonly<Record<string, string>>
}

/** An expected refusal. `message` is one sentence a person can act on, at most 200 characters. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }

  get status(): number {
    return statusOf[this.code]
  }
}

export function unavailable(): AppError {
  return new AppError('unavailable', 'The server is temporarily unavailable. Please try again.', {
    retryAfterSeconds: 5,
  })
}

/** One invalid field: its message is both the error sentence and the field's own text. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('invalid', message, { fields: { [field]: message } })
}

/** The refusal for a full limit; logs which limit it was. */
export function limited(
  exchange: Pick<Exchange, 'event'>,
  limit: string,
  seconds: number,
  sentence: string,
): AppError {
  return refuseAtLimit(exchange, limit, new AppError('limited', sentence, { retryAfterSeconds: seconds }))
}

/** Notes which limit refuses a call, so that an operator sees which one is too tight. @returns the refusal. */
export function refuseAtLimit(exchange: Pick<Exchange, 'event'>, limit: string, refusal: AppError): AppError {
  const { retryAfterSeconds: seconds } = refusal.details
  exchange.event('limit_reached', { limit, ...(seconds === undefined ? {} : { seconds }) })
  return refusal
}
