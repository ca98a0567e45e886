import { unavailable } from '#platform/server/http/errors.ts'
import { type Network, widestOf } from '#platform/server/limits/client-address.ts'

/** Whom a password is hashed for. */
export interface HashClient {
  readonly networks: readonly Network[]
  /** A known device, a session or a valid link: strangers must not be able to keep it waiting. */
  readonly isKnown: boolean
}

interface Waiting {
  readonly client: HashClient
  readonly start: () => void
}

/** A class that signs in at once waits; more than that is a flood. */
const mostWaitingPerNetwork = 40
const mostStrangersWaiting = 500

/**
 * Each hash takes 19 MB and a thread, so only some run at once. A quarter of the slots are reserved for known clients, and
 * one network gets at most half of all. When no slot is free, a request waits briefly: known clients first, then the
 * network that has the fewest running.
 */
export class HashQueue {
  readonly #concurrency: number
  readonly #waitMs: number
  readonly #waiting: Waiting[] = []
  /** Hashes that run for strangers, by network. */
  readonly #strangers = new Map<string, number>()
  #running = 0

  constructor(concurrency: number, waitMs: number) {
    this.#concurrency = concurrency
    this.#waitMs = waitMs
  }

  /** @throws AppError `unavailable` when no slot becomes free in time */
  async run<Result>(client: HashClient, work: () => Promise<Result>): Promise<Result> {
    if (this.#canStart(client)) this.#count(client, 1)
    else await this.#waitForTurn(client)
    try {
      return await work()
    } finally {
      this.#count(client, -1)
      this.#startNext()
    }
  }

  #canStart(client: HashClient): boolean {
    if (this.#running >= this.#concurrency) return false
    if (client.isKnown) return true
    let strangers = 0
    for (const running of this.#strangers.values()) strangers += running
    const ofNetwork = Math.max(1, Math.floor(this.#concurrency / 2))
    return (
      strangers < this.#concurrency - Math.floor(this.#concurrency / 4) &&
      this.#runningFor(client) < ofNetwork
    )
  }

  #waitForTurn(client: HashClient): Promise<void> {
    const { block, factor } = widestOf(client.networks)
    const strangers = this.#waiting.filter((other) => !other.client.isKnown)
    const ofNetwork = strangers.filter((other) => widestOf(other.client.networks).block === block)
    const isFull =
      ofNetwork.length >= mostWaitingPerNetwork * factor || strangers.length >= mostStrangersWaiting
    if (!client.isKnown && isFull) throw unavailable()
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const waiting = { client, start }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        reject(unavailable())
      }, this.#waitMs)
      this.#waiting.push(waiting)
    })
  }

  #startNext(): void {
    const rank = ({ client }: Waiting) => (client.isKnown ? -1 : this.#runningFor(client))
    const [next] = this.#waiting
      .filter(({ client }) => this.#canStart(client))
      .sort((one, other) => rank(one) - rank(other))
    if (!next) return
    this.#waiting.splice(this.#waiting.indexOf(next), 1)
    this.#count(next.client, 1)
    next.start()
  }

  #count(client: HashClient, change: 1 | -1): void {
    this.#running += change
    if (client.isKnown) return
    const { block } = widestOf(client.networks)
    const running = (this.#strangers.get(block) ?? 0) + change
    if (running > 0) this.#strangers.set(block, running)
    else this.#strangers.delete(block)
  }

  #runningFor({ networks }: HashClient): number {
    return this.#strangers.get(widestOf(networks).block) ?? 0
  }
}
