interface Bucket {
  tokens: number
  updatedAt: number
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
    this.#perMs = perMinute / 60_000
    this.#burst = burst
    this.#clock = clock
  }

  /** Takes one token. @returns 0 on success, else the seconds to wait, at least 1. */
  take(key: string): number {
    const now = this.#clock()
    const bucket = this.#buckets.get(key) ?? this.#open(key, now)
    bucket.tokens = Math.min(this.#burst, bucket.tokens + (now - bucket.updatedAt) * this.#perMs)
    bucket.updatedAt = now
    if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / this.#perMs / 1000))
    bucket.tokens -= 1
    return 0
  }

  #open(key: string, now: number): Bucket {
    if (this.#buckets.size >= mostKeys) this.#makeRoom(now)
    const bucket = { tokens: this.#burst, updatedAt: now }
    this.#buckets.set(key, bucket)
    return bucket
  }

  #makeRoom(now: number): void {
    for (const [key, { tokens, updatedAt }] of this.#buckets)
      if (tokens + (now - updatedAt) * this.#perMs >= this.#burst) this.#buckets.delete(key)
    if (this.#buckets.size < mostKeys) return
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= keptKeys) break
      this.#buckets.delete(key)
    }
  }
}
