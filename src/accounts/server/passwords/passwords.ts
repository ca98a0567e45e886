import { hash, parseOptions, verify } from '@node-rs/argon2'
import { unavailable } from '#platform/server/http/errors.ts'

/** What one hash costs, for the library's default algorithm, Argon2id. */
export interface PasswordCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** The parameters OWASP recommends. */
const recommendedCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface Passwords {
  /** @throws AppError `unavailable` when enough hashes are under way */
  hash(password: string): Promise<string>
  /** @throws AppError `unavailable` when enough hashes are under way */
  matches(password: string, hashed: string): Promise<boolean>
  /** Whether a hash was made with other parameters than today's. */
  isOutdated(hashed: string): boolean
  /** The hash of a password nobody knows, so that an unknown address costs the same verify as a known one. */
  readonly dummyHash: string
}

/** Each hash takes 19 MB and a thread: past `mostInFlight` people are asked to come back instead of all waiting. */
export function createPasswords(mostInFlight: number, cost = recommendedCost): Passwords {
  let inFlight = 0
  const guarded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (inFlight >= mostInFlight) throw unavailable()
    inFlight += 1
    try {
      return await work()
    } finally {
      inFlight -= 1
    }
  }
  return {
    hash: (password) => guarded(() => hash(password, cost)),
    matches: (password, hashed) => guarded(() => verify(hashed, password)),
    isOutdated: (hashed) => {
      const { memoryCost, timeCost, parallelism } = parseOptions(hashed)
      return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism
    },
    dummyHash: `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$nKko1v+N5Yi1Ylfr5gQaag$6gEaPD19JYxU08lRA5rM6F2i4XuBsBWRAgKPLDpJJbs`,
  }
}
