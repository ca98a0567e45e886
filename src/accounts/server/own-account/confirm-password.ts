import { AppError, invalidField } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/route.ts'
import { refundWindows } from '#platform/server/limits/limit-windows-store.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { AccountParts } from '../account-parts.ts'
import { type Account, findAccount, lockAccount } from '../account-store.ts'
import { countAsFailure } from '../log-in-limits.ts'
import { canBePassword } from '../password-policy.ts'
import { readEmail } from '../request-code.ts'

/**
 * The account of a signed-in person who also knows its password, so that a browser left open is not enough. A wrong
 * one counts as a failed sign-in.
 *
 * @throws AppError
 */
export async function confirmPassword(
  parts: AccountParts,
  userId: string,
  { field, password }: { readonly field: 'password' | 'currentPassword'; readonly password: string },
  exchange: Exchange,
): Promise<Account> {
  if (password === '') throw invalidField(field, 'Enter your password.')
  const account = await findAccount(parts.store, userId)
  if (!account) throw signedOut()
  const failures = await countAsFailure(parts, readEmail(account.email).key, exchange, 'wrong passwords')
  let isWrong = false
  try {
    isWrong = !canBePassword(password) || !(await parts.passwords.matches(password, account.passwordHash))
  } finally {
    // A right password or a busy server was no failure.
    if (!isWrong) await refundWindows(parts.store, failures)
  }
  if (isWrong) {
    exchange.event('password_refused', { userId })
    const message = 'Your current password is not right.'
    throw new AppError('forbidden', message, { fields: { [field]: message } })
  }
  return account
}

/** Locks a confirmed account until the transaction ends. @throws AppError when its password was changed meanwhile. */
export async function lockConfirmed(tx: StoreHandle, account: Account): Promise<void> {
  const locked = await lockAccount(tx, account.id)
  if (locked?.passwordHash !== account.passwordHash) throw signedOut()
}

/** Whoever deletes an account or changes its password ends its sessions. */
export function signedOut(): AppError {
  return new AppError('unauthenticated', 'Authentication required. Please sign in.')
}
