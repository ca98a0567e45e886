import type { Exchange } from './exchange.ts'

/** Machine-readable error codes and their HTTP status. */
const statusOf = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  email_not_verified: 403,
  second_factor_needed: 403,
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
  /** Error message per field. */
  readonly fields?: Readonly<Record<string, string>>
}

/** An expected error. `message` is one actionable sentence for the user, at most 200 characters. */
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

export function notFound(): AppError {
  return new AppError('not_found', 'There is nothing at this address.')
}

/** One invalid field: the message is shown both as the error and at the field. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('invalid', message, { fields: { [field]: message } })
}

/** The error for a reached rate limit; logs which limit it was. */
export function limited(
  exchange: Pick<Exchange, 'event'>,
  limit: string,
  seconds: number,
  sentence: string,
): AppError {
  return refuseAtLimit(exchange, limit, new AppError('limited', sentence, { retryAfterSeconds: seconds }))
}

/** Logs which limit was reached, so operators see which one is too tight. @returns the error. */
export function refuseAtLimit(exchange: Pick<Exchange, 'event'>, limit: string, refusal: AppError): AppError {
  const { retryAfterSeconds: seconds } = refusal.details
  exchange.event('limit_reached', { limit, ...(seconds === undefined ? {} : { seconds }) })
  return refusal
}
