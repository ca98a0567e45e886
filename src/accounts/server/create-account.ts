import { AppError } from '#platform/server/http/errors.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { AccountParts } from './account-parts.ts'
import { type Account, findAccountByEmail, insertAccount, type NewAccount } from './account-store.ts'
import { writeAudit } from './audit-store.ts'
import { type CountedTry, consumeAttempt, deleteRivalAttempts, findAttemptState } from './code-check-store.ts'
import { usernameFrom, withSuffix } from './usernames.ts'

/** 36 ways to the fourth of telling two equal names apart: more tries than this means something is broken. */
const mostNames = 10

/**
 * Turns an attempt whose code was right into an account. Any number of right codes at once make one account:
 * the address is unique, and whoever inserts it second waits for the first.
 */
export async function createAccount(
  tx: StoreHandle,
  parts: AccountParts,
  attemptId: string,
  right: CountedTry,
): Promise<Account> {
  const account = await insertWithFreeName(tx, parts, {
    email: right.email,
    emailKey: right.email_key,
    // Only attempts of kind 'new' come here, and those have a password. No password fits an empty hash.
    passwordHash: right.password_hash ?? '',
    firstName: right.first_name,
    lastName: right.last_name,
  })
  if (!account) {
    if ((await findAttemptState(tx, attemptId))?.isConsumed) throw alreadyUsed()
    throw new AppError('conflict', 'This email already has an account. Please sign in.')
  }
  if (!(await consumeAttempt(tx, attemptId, right.code_mac))) throw replaced()
  await deleteRivalAttempts(tx, attemptId, right.email_key)
  await writeAudit(tx, account.id, 'account_created')
  return account
}

export function alreadyUsed(): AppError {
  return new AppError('invalid', 'This code was already used. Please sign in.')
}

export function replaced(): AppError {
  return new AppError('invalid', 'That code was replaced by a newer one. Use the code in the latest email.')
}

/** Undefined when the address has an account. */
async function insertWithFreeName(
  tx: StoreHandle,
  { random }: AccountParts,
  account: NewAccount,
): Promise<Account | undefined> {
  const name = usernameFrom(account.emailKey)
  for (let turn = 0; turn < mostNames; turn += 1) {
    const inserted = await insertAccount(tx, account, turn === 0 ? name : withSuffix(name, random.suffix()))
    if (inserted) return inserted
    if (await findAccountByEmail(tx, account.emailKey)) return undefined
  }
  throw new Error('no free user name was found')
}
