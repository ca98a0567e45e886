import { minuteMs } from '#platform/durations.ts'
import type { Network } from './client-address.ts'

interface Bucket {
  tokens: number
  updatedAt: number
  readonly factor: number
}

/** Above this many keys, full buckets (which are like new ones) are dropped, then the oldest. */
const mostKeys = 50_000
/** How many remain when no bucket is full. A client whose bucket is dropped starts with a full burst again. */
const keptKeys = 45_000

/** Token buckets in memory, one per key: `perMinute` on average, bursts up to `burst`. `clock` returns milliseconds. */
export class TokenBuckets {
  readonly #buckets = new Map<string, Bucket>()
  readonly #perMs: number
  readonly #burst: number
  readonly #clock: () => number

  constructor(perMinute: number, burst: number, clock: () => number = performance.now.bind(performance)) {
    this.#perMs = perMinute / minuteMs
    this.#burst = burst
    this.#clock = clock
  }

  /** Takes one token, or all of several. @returns 0 on success, else the seconds to wait, at least 1. */
  take(key: string, count = 1): number {
    return this.takeInEach([{ block: key, factor: 1 }], count)
  }

  /**
   * Takes tokens for each network, or none when one of them has too few left. The widest comes first, so that a network
   * without tokens opens no bucket for the blocks in it.
   */
  takeInEach(networks: readonly Network[], count = 1): number {
    const now = this.#clock()
    const buckets = []
    for (const { block, factor } of networks.toReversed()) {
      const bucket = this.#buckets.get(block) ?? this.#open(block, factor, now)
      bucket.tokens = this.#tokensAt(bucket, now)
      bucket.updatedAt = now
      if (bucket.tokens < count)
        return Math.max(1, Math.ceil((count - bucket.tokens) / (this.#perMs * factor) / 1000))
      buckets.push(bucket)
    }
    for (const bucket of buckets) bucket.tokens -= count
    return 0
  }

  #tokensAt({ tokens, updatedAt, factor }: Bucket, now: number): number {
    return Math.min(this.#burst * factor, tokens + (now - updatedAt) * this.#perMs * factor)
  }

  #open(key: string, factor: number, now: number): Bucket {
    if (this.#buckets.size >= mostKeys) this.#makeRoom(now)
    const bucket = { tokens: this.#burst * factor, updatedAt: now, factor }
    this.#buckets.set(key, bucket)
    return bucket
  }

  #makeRoom(now: number): void {
    for (const [key, bucket] of this.#buckets)
      if (this.#tokensAt(bucket, now) >= this.#burst * bucket.factor) this.#buckets.delete(key)
    if (this.#buckets.size < mostKeys) return
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= keptKeys) break
      this.#buckets.delete(key)
    }
  }
}
