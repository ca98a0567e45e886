import { expect, test } from 'vitest'
import { hourMs } from '#platform/durations.ts'
import { networksOf } from './client-address.ts'
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
  now += hourMs
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

test('a /48 has four times the tokens of one /64, whichever blocks take them', () => {
  let now = 0
  const buckets = new TokenBuckets(60, 2, () => now)
  const take = (block: number) => buckets.takeInEach(networksOf(`2001:db8:1:${block.toString(16)}::/64`))
  const taken = Array.from({ length: 20 }, (_, i) => take(i * 0x100))
  expect(taken.filter((seconds) => seconds === 0)).toHaveLength(8)
  expect(buckets.takeInEach(networksOf('2001:db8:2:0::/64'))).toBe(0)
  now += 250
  expect([take(0), take(0)]).toEqual([0, 1])
})

test('a block without tokens takes none from the networks around it', () => {
  const buckets = new TokenBuckets(60, 2, () => 0)
  const flood = Array.from({ length: 20 }, () => buckets.takeInEach(networksOf('2001:db8:1:1::/64')))
  expect(flood.filter((seconds) => seconds === 0)).toHaveLength(2)
  expect(buckets.takeInEach(networksOf('2001:db8:1:2::/64'))).toBe(0)
})
