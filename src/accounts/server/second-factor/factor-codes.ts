import { randomInt } from 'node:crypto'
import { invalidField } from '#platform/server/http/errors.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { AccountServices } from '../account-services.ts'
import { readNow } from '../account-store.ts'
import { findAuthenticator, takeRecoveryCode, takeStep } from './authenticator-store.ts'
import { matchingTotpStep, totpStep } from './totp.ts'

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

/** A key per user: a secret moved to another user's row cannot be read. */
export function totpKeyName(userId: string): string {
  return `totp:${userId}`
}

/** Whether signing in with the password takes a code. */
export async function isAuthenticatorOn(handle: StoreHandle, userId: string): Promise<boolean> {
  return ((await findAuthenticator(handle, userId))?.confirmedAt ?? null) !== null
}

/** Uses up a correct code, so that it is right only once. Lock the user row first. */
export async function takeFactorCode(
  tx: StoreHandle,
  services: Pick<AccountServices, 'secrets'>,
  userId: string,
  { kind, code }: FactorCode,
): Promise<boolean> {
  if (!(await isAuthenticatorOn(tx, userId))) return false
  return kind === 'authenticator'
    ? takeAuthenticatorCode(tx, services, userId, code)
    : takeRecoveryCode(tx, recoveryCodeMac(services.secrets, userId, code))
}

/** Also for an authenticator that is being set up. */
export async function takeAuthenticatorCode(
  tx: StoreHandle,
  { secrets }: Pick<AccountServices, 'secrets'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const authenticator = await findAuthenticator(tx, userId)
  if (!authenticator) return false
  const secret = secrets.decrypt(authenticator.sealedSecret, totpKeyName(userId))
  const now = await readNow(tx)
  const step = matchingTotpStep(secret, code, now)
  return step !== undefined && takeStep(tx, userId, { step, newest: totpStep(now) + 1 })
}
