import { dayMs, hourMs, inSeconds } from '#platform/durations.ts'
import { type AppError, limited } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { networkWindows, windowKey } from '#platform/server/limits/limit-windows.ts'
import type { LimitWindow } from '#platform/server/limits/limit-windows-store.ts'
import type { AccountServices } from '../account-services.ts'
import type { LiveAttempt } from './registration-store.ts'

/** How many mails can be requested: the same with and without an account, or the limit would reveal it. */
export function codeWindows(
  { config: { limits }, secrets }: AccountServices,
  emailKey: string,
  exchange: Exchange,
): readonly LimitWindow[] {
  return [
    ...networkWindows(secrets, exchange, { name: 'code-ip', limit: limits.codePerHourIp, periodMs: hourMs }),
    { key: windowKey(secrets, 'code-address', emailKey), limit: limits.codePerDayAddress, periodMs: dayMs },
    ...networkWindows(secrets, exchange, {
      name: 'code-address-ip',
      subject: emailKey,
      limit: limits.codePerDayAddressAndIp,
      periodMs: dayMs,
    }),
  ]
}

/** The wait between two codes for browsers without an attempt of their own. */
export function waitWindow(
  { config: { limits }, secrets }: AccountServices,
  emailKey: string,
  block: string,
): LimitWindow {
  const key = windowKey(secrets, 'code-wait', emailKey, block)
  return { key, limit: 1, periodMs: limits.codeWaitSeconds * 1000 }
}

/** Seconds until this attempt can get another code; 0 if it can now. */
export function secondsToWait({ config: { limits } }: AccountServices, attempt: LiveAttempt): number {
  // Sent in the future: the clock was ahead then, and the wait may not last until it gets there again.
  if (attempt.msSinceSent < 0) return 0
  return Math.max(0, Math.ceil((limits.codeWaitSeconds * 1000 - attempt.msSinceSent) / 1000))
}

export function tooSoon(exchange: Exchange, seconds: number): AppError {
  return limited(
    exchange,
    'code-wait',
    seconds,
    `Please wait ${seconds} seconds before asking for another code.`,
  )
}

export function tooManyCodes(exchange: Exchange, seconds: number): AppError {
  return limited(
    exchange,
    'code-sends',
    seconds,
    `Too many codes were requested. Please try again in ${waitInWords(seconds)}.`,
  )
}

export function waitInWords(seconds: number): string {
  return seconds > 5400
    ? `${Math.ceil(seconds / inSeconds(hourMs))} hours`
    : `${Math.max(2, Math.ceil(seconds / 60))} minutes`
}
