import { inSeconds } from '#platform/durations.ts'
import { AppError, invalidField } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { Caller } from '#platform/server/http/route.ts'
import { refundWindows } from '#platform/server/limits/limit-windows-store.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { AccountServices } from '../account-services.ts'
import { type Account, findAccount, lockAccount } from '../account-store.ts'
import { type AuditTable, writeAudit } from '../audit-store.ts'
import { confirmPassword, lockConfirmed, signedOut } from '../own-account/confirm-password.ts'
import { deleteSessionsOf } from '../sessions/session-store.ts'
import {
  confirmAuthenticatorRow,
  deleteAuthenticator,
  findAuthenticator,
  insertUnconfirmed,
  replaceRecoveryCodes,
  setupMs,
} from './authenticator-store.ts'
import {
  isAuthenticatorOn,
  newRecoveryCodes,
  presentRecoveryCode,
  readFactorCode,
  recoveryCodeMac,
  takeAuthenticatorCode,
  totpKeyName,
} from './factor-codes.ts'
import { countWrongCode } from './factor-limits.ts'
import { factorMail } from './factor-mails.ts'
import { deletePendingSignInsOf } from './pending-sign-in-store.ts'
import { newTotpSecret, totpUri } from './totp.ts'

interface Typed {
  readonly password: string
}

/** Makes a secret for the app. Signing in does not change before a code confirms it. */
export async function startAuthenticator(
  services: AccountServices,
  { userId }: Caller,
  { password }: Typed,
  exchange: Exchange,
): Promise<{ uri: string; secret: string; expiresInSeconds: number }> {
  const account = await confirmPassword(services, userId, { field: 'password', password }, exchange)
  const secret = newTotpSecret()
  await services.store.transaction(async (tx) => {
    await lockConfirmed(tx, account)
    if (await isAuthenticatorOn(tx, userId)) throw alreadyOn()
    await insertUnconfirmed(tx, userId, services.secrets.encrypt(secret, totpKeyName(userId)))
  })
  return { uri: totpUri(secret, account.email), secret, expiresInSeconds: inSeconds(setupMs) }
}

/** Turns the app on, ends the other sessions, and makes recovery codes, which only this reply contains. */
export async function confirmAuthenticator(
  services: AccountServices,
  { userId, sessionId }: Caller,
  typed: { readonly code: string },
  exchange: Exchange,
): Promise<{ recoveryCodes: string[] }> {
  const { store, outbox } = services
  const { kind, code } = readFactorCode(typed.code)
  const known = await findAccount(store, userId)
  if (!known) throw signedOut()
  const failures = await countWrongCode(services, known, 'setup', exchange)
  let recoveryCodes: string[] | undefined
  let isFailure = false
  try {
    recoveryCodes = await store.transaction(async (tx) => {
      const account = await lockAccount(tx, userId)
      if (!account) throw signedOut()
      const authenticator = await findAuthenticator(tx, userId)
      if (authenticator && authenticator.confirmedAt !== null) throw alreadyOn()
      if (!authenticator || authenticator.isSetupOver)
        throw new AppError('conflict', 'Setting up took too long. Please start again.')
      if (kind !== 'authenticator' || !(await takeAuthenticatorCode(tx, services, userId, code)))
        return undefined
      await confirmAuthenticatorRow(tx, userId)
      await deleteSessionsOf(tx, userId, { keep: sessionId })
      await writeAudit(tx, userId, 'authenticator_turned_on')
      await mailOwner(tx, services, account, 'authenticator-on')
      return writeNewRecoveryCodes(tx, services, userId)
    })
    isFailure = recoveryCodes === undefined
  } finally {
    if (!isFailure) await refundWindows(store, failures)
  }
  if (!recoveryCodes)
    throw invalidField('code', 'That code is not right. Check the clock of your phone and try the next code.')
  outbox.wake()
  exchange.event('authenticator_turned_on', { userId })
  return { recoveryCodes }
}

export async function turnOffAuthenticator(
  services: AccountServices,
  caller: Caller,
  typed: Typed,
  exchange: Exchange,
): Promise<{ message: string }> {
  const change = { audit: 'authenticator_turned_off', mail: 'authenticator-off' } as const
  await changeWhenOn(services, caller, typed, exchange, change, async (tx) => {
    await deleteAuthenticator(tx, caller.userId)
    await deletePendingSignInsOf(tx, caller.userId)
  })
  return { message: 'Your authenticator app is turned off. The recovery codes no longer work.' }
}

export async function renewRecoveryCodes(
  services: AccountServices,
  caller: Caller,
  typed: Typed,
  exchange: Exchange,
): Promise<{ recoveryCodes: string[] }> {
  const change = { audit: 'recovery_codes_renewed', mail: 'recovery-codes-renewed' } as const
  const recoveryCodes = await changeWhenOn(services, caller, typed, exchange, change, (tx) =>
    writeNewRecoveryCodes(tx, services, caller.userId),
  )
  return { recoveryCodes }
}

async function changeWhenOn<Result>(
  services: AccountServices,
  { userId }: Caller,
  { password }: Typed,
  exchange: Exchange,
  { audit, mail }: { readonly audit: AuditTable['event']; readonly mail: Parameters<typeof factorMail>[2] },
  change: (tx: StoreHandle) => Promise<Result>,
): Promise<Result> {
  const account = await confirmPassword(services, userId, { field: 'password', password }, exchange)
  const result = await services.store.transaction(async (tx) => {
    await lockConfirmed(tx, account)
    if (!(await isAuthenticatorOn(tx, userId)))
      throw new AppError('conflict', 'Your authenticator app is not turned on. Please reload the page.')
    const changed = await change(tx)
    await writeAudit(tx, userId, audit)
    await mailOwner(tx, services, account, mail)
    return changed
  })
  services.outbox.wake()
  exchange.event(audit, { userId })
  return result
}

async function writeNewRecoveryCodes(
  tx: StoreHandle,
  { secrets }: AccountServices,
  userId: string,
): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => recoveryCodeMac(secrets, userId, code)),
  )
  return codes.map(presentRecoveryCode)
}

function mailOwner(
  tx: StoreHandle,
  { outbox, config }: AccountServices,
  { email }: Account,
  kind: Parameters<typeof factorMail>[2],
): Promise<void> {
  return outbox.queue(tx, factorMail(email, config.publicUrl, kind))
}

function alreadyOn(): AppError {
  return new AppError(
    'conflict',
    'Your authenticator app is already on. To use another one, turn this one off first.',
  )
}
