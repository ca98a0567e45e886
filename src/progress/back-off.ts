const firstDelayMs = 1000
const longestDelayMs = 30_000

/**
 * How long to wait before trying again: twice as long after each failure, up to half a minute, with jitter so
 * that many browsers do not come back to a restarted server in the same instant. A server that names a time
 * (Retry-After) is never asked sooner.
 */
export function backOffDelayMs(failures: number, random: number, retryAfterSeconds = 0): number {
  const growing = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.max(0, failures - 1))
  return Math.max(growing * (0.75 + 0.5 * random), retryAfterSeconds * 1000)
}
