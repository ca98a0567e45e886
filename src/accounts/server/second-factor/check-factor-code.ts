import type { StoreHandle } from '#platform/server/store/store.ts'
import type { AccountServices } from '../account-services.ts'
import { readNow } from '../account-store.ts'
import { findAuthenticator, takeRecoveryCode, takeStep } from './authenticator-store.ts'
import { type FactorCode, recoveryCodeMac } from './factor-codes.ts'
import { matchingTotpStep, totpStep } from './totp.ts'

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
