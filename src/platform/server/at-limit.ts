import type { AppError } from './errors.ts'
import type { Exchange } from './route.ts'

/** Notes which limit refuses a call, so that an operator sees which one is too tight. @returns the refusal. */
export function atLimit(exchange: Pick<Exchange, 'event'>, limit: string, refusal: AppError): AppError {
  const { retryAfterSeconds: seconds } = refusal.details
  exchange.event('limit_reached', { limit, ...(seconds === undefined ? {} : { seconds }) })
  return refusal
}
