import argon2 from '@node-rs/argon2'
import type { Limits } from '#platform/server/limits/limits.ts'
import { normalizePassword } from '../../account-rules.ts'
import { type HashClient, HashQueue } from './hash-queue.ts'

/** What one hash costs, for the library's default algorithm, Argon2id. */
export interface PasswordCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** The parameters OWASP recommends. */
const recommendedCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface PasswordCheck {
  readonly matches: boolean
  /** Whether the hash was made with other parameters than today's, or of the password as it was typed. */
  readonly isOutdated: boolean
}

export interface Passwords {
  /** @throws AppError `unavailable` when too many hashes are under way */
  hash(password: string, client: HashClient): Promise<string>
  /** @throws AppError `unavailable` when too many hashes are under way */
  check(password: string, hashed: string, client: HashClient): Promise<PasswordCheck>
  /** The hash of a password nobody knows, so that an unknown address costs the same verify as a known one. */
  readonly dummyHash: string
}

export function createPasswords(
  { hashesInFlight, hashWaitMs }: Pick<Limits, 'hashesInFlight' | 'hashWaitMs'>,
  cost = recommendedCost,
): Passwords {
  const queue = new HashQueue(hashesInFlight, hashWaitMs)
  return {
    hash: (password, client) => queue.run(client, () => argon2.hash(normalizePassword(password), cost)),
    check: (password, hashed, client) =>
      queue.run(client, async () => {
        const normalized = normalizePassword(password)
        if (await argon2.verify(hashed, normalized))
          return { matches: true, isOutdated: hasOtherCost(hashed, cost) }
        const matches = password !== normalized && (await argon2.verify(hashed, password))
        return { matches, isOutdated: matches }
      }),
    dummyHash: `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$nKko1v+N5Yi1Ylfr5gQaag$6gEaPD19JYxU08lRA5rM6F2i4XuBsBWRAgKPLDpJJbs`,
  }
}

function hasOtherCost(hashed: string, cost: PasswordCost): boolean {
  const { memoryCost, timeCost, parallelism } = argon2.parseOptions(hashed)
  return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism
}
