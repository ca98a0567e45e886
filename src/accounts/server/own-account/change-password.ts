import type { Caller, Exchange } from '#platform/server/http/route.ts'
import type { AccountParts } from '../account-parts.ts'
import { findAccount } from '../account-store.ts'
import { writeAudit } from '../audit-store.ts'
import { checkPasswordPolicy } from '../password-policy.ts'
import { readEmail } from '../request-code.ts'
import { giveSessionCookies, openSession, presentedDevice } from '../sessions.ts'
import { setPassword } from '../set-password.ts'
import { confirmPassword, lockConfirmed, signedOut } from './confirm-password.ts'

interface Change {
  readonly currentPassword: string
  readonly newPassword: string
}

/** Gives this browser a new session and ends all others. */
export async function changePassword(
  parts: AccountParts,
  { userId }: Caller,
  { currentPassword, newPassword }: Change,
  exchange: Exchange,
): Promise<{ message: string }> {
  const { store, passwords, outbox, random } = parts
  // What is refused anyway is refused before it costs a hash.
  const known = await findAccount(store, userId)
  if (!known) throw signedOut()
  await checkPasswordPolicy(newPassword, readEmail(known.email), 'newPassword')
  const account = await confirmPassword(
    parts,
    userId,
    { field: 'currentPassword', password: currentPassword },
    exchange,
  )
  const passwordHash = await passwords.hash(newPassword)
  const opened = await store.transaction(async (tx) => {
    await lockConfirmed(tx, account)
    const deviceHash = presentedDevice(exchange)
    await setPassword(tx, parts, account, passwordHash, { how: 'on the account page', deviceHash })
    await writeAudit(tx, userId, 'password_changed')
    return openSession(tx, random, exchange, userId)
  })
  outbox.wake()
  giveSessionCookies(exchange, opened)
  exchange.event('password_changed', { userId })
  return { message: 'Your password is changed. Every other browser is signed out.' }
}
