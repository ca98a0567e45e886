import { expect, test } from 'vitest'
import { TokenBuckets } from './token-buckets.ts'

test('a burst passes, the next one waits, and time gives tokens back', () => {
  let now = 0
  const buckets = new TokenBuckets(60, 2, () => now)
  expect([buckets.take('a'), buckets.take('a'), buckets.take('a')]).toEqual([0, 0, 1])
  now += 1000
  expect([buckets.take('a'), buckets.take('a')]).toEqual([0, 1])
})

test('each key has its own bucket', () => {
  const buckets = new TokenBuckets(1, 1, () => 0)
  expect([buckets.take('a'), buckets.take('b'), buckets.take('a')]).toEqual([0, 0, 60])
})

test('a bucket never holds more than the burst', () => {
  let now = 0
  const buckets = new TokenBuckets(60, 2, () => now)
  now += 3_600_000
  expect([1, 2, 3].map(() => buckets.take('a'))).toEqual([0, 0, 1])
})
