import { expect, test } from 'vitest'
import { TokenBuckets } from './token-buckets.ts'

test('a burst passes, the next request waits, and tokens refill over time', () => {
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

test('above the maximum number of keys the oldest are dropped, even if no bucket is full', () => {
  const buckets = new TokenBuckets(1, 1, () => 0)
  const take = (from: number, to: number) => {
    for (let key = from; key < to; key++) buckets.take(`${key}`)
  }
  take(0, 50_000)
  expect([buckets.take('0'), buckets.take('49999')]).toEqual([60, 60])
  take(50_000, 50_001)
  expect([buckets.take('0'), buckets.take('49999')]).toEqual([0, 60])
})
