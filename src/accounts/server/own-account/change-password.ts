import type { SessionExchange } from '#platform/server/http/exchange.ts'
import type { Caller } from '#platform/server/http/route.ts'
import type { AccountServices } from '../account-services.ts'
import { findAccount } from '../account-store.ts'
import { writeAudit } from '../audit-store.ts'
import { checkPasswordPolicy } from '../passwords/password-policy.ts'
import { setPassword } from '../passwords/set-password.ts'
import { readEmail } from '../registration/request-code.ts'
import { openSession, presentedDevice, setSessionCookies } from '../sessions/sessions.ts'
import { confirmPassword, lockConfirmed, signedOut } from './confirm-password.ts'

interface Change {
  readonly currentPassword: string
  readonly newPassword: string
}

/** Gives this browser a new session and ends all others. */
export async function changePassword(
  services: AccountServices,
  { userId }: Caller,
  { currentPassword, newPassword }: Change,
  exchange: SessionExchange,
): Promise<{ message: string }> {
  const { store, passwords, outbox, random } = services
  // Refuse early, before hashing.
  const known = await findAccount(store, userId)
  if (!known) throw signedOut()
  await checkPasswordPolicy(newPassword, readEmail(known.email), 'newPassword')
  const account = await confirmPassword(
    services,
    userId,
    { field: 'currentPassword', password: currentPassword },
    exchange,
  )
  const passwordHash = await passwords.hash(newPassword, { networks: exchange.networks, isKnown: true })
  const opened = await store.transaction(async (tx) => {
    await lockConfirmed(tx, account)
    const deviceHash = presentedDevice(exchange)
    await setPassword(tx, services, account, passwordHash, { how: 'on the account page', deviceHash })
    await writeAudit(tx, userId, 'password_changed')
    return openSession(tx, random, exchange, userId)
  })
  outbox.wake()
  setSessionCookies(exchange, opened)
  exchange.event('password_changed', { userId })
  return { message: 'Your password is changed. Every other browser is signed out.' }
}
