import { expect, test } from 'vitest'
import { retryDelayMs, retryLabel, retryRefusal } from './retry.ts'

test('the wait doubles from two seconds and stops at fifteen', () => {
  expect([1, 2, 3, 4, 5].map((attempt) => retryDelayMs(attempt, 0))).toEqual([
    2000, 4000, 8000, 15_000, 15_000,
  ])
})

test('at most a tenth is added to it', () => {
  expect(retryDelayMs(1, 1)).toBe(2200)
  expect(retryDelayMs(2, 0.5)).toBe(4200)
})

test('the button says which attempt of three was the last', () => {
  expect([0, 1, 3].map((attempts) => retryLabel(attempts, false))).toEqual([
    'Retry',
    'Retry (1/3)',
    'Retry (3/3)',
  ])
  expect(retryLabel(1, true)).toBe('Retrying...')
})

test.each(['initialise', 'reset'] as const)(
  '%s may be tried three times, when that may help',
  (operation) => {
    for (const kind of ['network', 'api', 'rate_limit'] as const) {
      expect(retryRefusal(operation, kind, 2)).toBeUndefined()
      expect(retryRefusal(operation, kind, 3)).toBe('Cannot retry operation')
    }
    for (const kind of ['session', 'authentication', 'validation', 'unknown'] as const)
      expect(retryRefusal(operation, kind, 0)).toBe('Cannot retry operation')
  },
)

test('a question is never sent again by itself', () => {
  expect(retryRefusal('send', 'network', 0)).toBe(
    'Message sending cannot be automatically retried. Please try sending your message again.',
  )
})
