import { hash, randomBytes, randomInt } from 'node:crypto'

/** Injected, so that tests can control it. */
export interface Randomness {
  /** Six digits, 000000 to 999999. */
  code(): string
  /** 256 bits for a cookie. */
  token(): string
  /** Four letters or digits that make a username unique. */
  suffix(): string
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

export const systemRandomness: Randomness = {
  code: () => String(randomInt(1_000_000)).padStart(6, '0'),
  token: () => randomBytes(32).toString('base64url'),
  suffix: () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''),
}

/** The store keeps only this hash of a cookie, so a stolen copy of the store opens no session. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}
