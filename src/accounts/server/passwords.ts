import { hash, parseOptions, verify } from '@node-rs/argon2'
import { unavailable } from '#platform/server/http/errors.ts'

/** OWASP's parameters for Argon2id, the library's default algorithm. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a password nobody knows, so that an unknown address costs the same verify as a known one. */
export const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$nKko1v+N5Yi1Ylfr5gQaag$6gEaPD19JYxU08lRA5rM6F2i4XuBsBWRAgKPLDpJJbs'

export interface Passwords {
  /** @throws AppError `unavailable` when enough hashes are under way */
  hash(password: string): Promise<string>
  /** @throws AppError `unavailable` when enough hashes are under way */
  matches(password: string, hashed: string): Promise<boolean>
}

/** Each hash takes 19 MB and a thread: past `mostInFlight` people are asked to come back instead of all waiting. */
export function createPasswords(mostInFlight: number): Passwords {
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
    hash: (password) => guarded(() => hash(password, parameters)),
    matches: (password, hashed) => guarded(() => verify(hashed, password)),
  }
}

/** Whether a hash was made with other parameters than today's. */
export function isOutdated(hashed: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(hashed)
  return (
    memoryCost !== parameters.memoryCost ||
    timeCost !== parameters.timeCost ||
    parallelism !== parameters.parallelism
  )
}
