import { expect, test } from 'vitest'
import { backOffDelayMs } from './back-off.ts'

test.each([
  [1, 0.5, 0, 1000],
  [2, 0.5, 0, 2000],
  [5, 0.5, 0, 16_000],
  [6, 0.5, 0, 30_000],
  [99, 0.5, 0, 30_000],
  [1, 0, 0, 750],
  [1, 1, 0, 1250],
  [1, 0.5, 60, 60_000],
  [6, 0.5, 5, 30_000],
])('after %i failures (random %d, Retry-After %i s) we wait %i ms', (failures, random, retryAfter, delay) => {
  expect(backOffDelayMs(failures, random, retryAfter)).toBe(delay)
})
