import { AppError, invalidField } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { refundWindows } from '#platform/server/limits/limit-windows-store.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { AccountServices } from '../account-services.ts'
import { type Account, findAccount, lockAccount } from '../account-store.ts'
import { canBePassword } from '../passwords/password-policy.ts'
import { readEmail } from '../registration/request-code.ts'
import { countAsFailure } from '../sign-in/log-in-limits.ts'

/**
 * Asks a signed-in person for the password again, so that an unattended browser is not enough. A wrong password counts
 * as a failed sign-in.
 *
 * @throws AppError
 */
export async function confirmPassword(
  services: AccountServices,
  userId: string,
  { field, password }: { readonly field: 'password' | 'currentPassword'; readonly password: string },
  exchange: Exchange,
): Promise<Account> {
  if (password === '') throw invalidField(field, 'Enter your password.')
  const account = await findAccount(services.store, userId)
  if (!account) throw signedOut()
  const { windows, client } = await countAsFailure(
    services,
    readEmail(account.email).key,
    exchange,
    'wrong passwords',
  )
  let isWrong = false
  try {
    isWrong =
      !canBePassword(password) ||
      !(await services.passwords.check(password, account.passwordHash, client)).matches
  } finally {
    // A correct password or a busy server is not a failure.
    if (!isWrong) await refundWindows(services.store, windows)
  }
  if (isWrong) {
    exchange.event('password_refused', { userId })
    const message = 'Your current password is not right.'
    throw new AppError('forbidden', message, { fields: { [field]: message } })
  }
  return account
}

/** Locks a confirmed account until the transaction ends. @throws AppError if its password has changed since */
export async function lockConfirmed(tx: StoreHandle, account: Account): Promise<void> {
  const locked = await lockAccount(tx, account.id)
  if (locked?.passwordHash !== account.passwordHash) throw signedOut()
}

/** Deleting an account or changing its password ends its sessions. */
export function signedOut(): AppError {
  return new AppError('unauthenticated', 'Authentication required. Please sign in.')
}
