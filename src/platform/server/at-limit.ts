import { AppError } from './errors.ts'
import type { Exchange } from './route.ts'

/** The answer to a full limit, noted in the log. */
export function limited(
  exchange: Pick<Exchange, 'event'>,
  limit: string,
  seconds: number,
  sentence: string,
): AppError {
  return atLimit(exchange, limit, new AppError('limited', sentence, { retryAfterSeconds: seconds }))
}

/** Notes which limit refuses a call, so that an operator sees which one is too tight. @returns the refusal. */
export function atLimit(exchange: Pick<Exchange, 'event'>, limit: string, refusal: AppError): AppError {
  const { retryAfterSeconds: seconds } = refusal.details
  exchange.event('limit_reached', { limit, ...(seconds === undefined ? {} : { seconds }) })
  return refusal
}
