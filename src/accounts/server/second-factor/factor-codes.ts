import { randomInt } from 'node:crypto'
import { invalidField } from '#platform/server/http/errors.ts'
import type { Secrets } from '#platform/server/secrets.ts'

/** Without letters that look like digits. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const recoveryCodeCount = 10
/** 59 bits: they cannot be guessed within the limits. */
const recoveryCodeLength = 12

/** A code that somebody typed, without spaces and dashes. */
export interface FactorCode {
  readonly kind: 'authenticator' | 'recovery'
  readonly code: string
}

/** @throws AppError `invalid` for what can be neither */
export function readFactorCode(typed: string): FactorCode {
  const code = typed.replace(/[\s-]/g, '').toLowerCase()
  if (/^[0-9]{6}$/.test(code)) return { kind: 'authenticator', code }
  if (/^[0-9a-z]{12}$/.test(code)) return { kind: 'recovery', code }
  throw invalidField('code', 'Enter the 6-digit code from your app, or a recovery code of 12 characters.')
}

export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: recoveryCodeLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  )
}

/** In groups of four, to be read and typed. */
export function presentRecoveryCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

/** What the store keeps of a recovery code: useless without the secret of the installation. */
export function recoveryCodeMac(secrets: Secrets, userId: string, code: string): string {
  return secrets.mac('recovery-code', `${userId}:${code}`)
}
