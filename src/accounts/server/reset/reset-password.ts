import { AppError } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { AccountServices } from '../account-services.ts'
import { findAccount, lockAccount } from '../account-store.ts'
import { writeAudit } from '../audit-store.ts'
import { checkPasswordPolicy } from '../passwords/password-policy.ts'
import { setPassword } from '../passwords/set-password.ts'
import { hashToken } from '../randomness.ts'
import { readEmail } from '../registration/request-code.ts'
import { setDeviceCookie } from '../sessions/sessions.ts'
import { consumeReset, findResetOwner } from './password-reset-store.ts'

/**
 * Sets a new password by a mailed link and signs out everywhere, without signing in here. This browser is known from
 * now on: whoever reads the mailbox is the owner, and a flood of wrong passwords from elsewhere must not keep them out.
 */
export async function resetPassword(
  services: AccountServices,
  { token, newPassword }: { readonly token: string; readonly newPassword: string },
  exchange: Exchange,
): Promise<{ message: string }> {
  const { store, passwords, outbox, random } = services
  const tokenHash = hashToken(token)
  const userId = await findResetOwner(store, tokenHash)
  const found = userId && (await findAccount(store, userId))
  if (!found) throw linkEnded(exchange)
  await checkPasswordPolicy(newPassword, readEmail(found.email), 'newPassword')
  const passwordHash = await passwords.hash(newPassword, { networks: exchange.networks, isKnown: true })

  const device = random.token()
  await store.transaction(async (tx) => {
    const account = await lockAccount(tx, found.id)
    if (!account || !(await consumeReset(tx, tokenHash))) throw linkEnded(exchange)
    await setPassword(tx, services, account, passwordHash, {
      how: 'by a link',
      deviceHash: hashToken(device),
    })
    await writeAudit(tx, account.id, 'password_reset')
  })
  outbox.wake()
  setDeviceCookie(exchange, device)
  exchange.event('password_reset', { userId: found.id })
  return { message: 'Your password is changed. Please sign in.' }
}

function linkEnded(exchange: Exchange): AppError {
  exchange.event('password_reset_refused')
  return new AppError('invalid', 'This link has expired or was already used.')
}
