import { AppError } from '#platform/server/http/errors.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { AccountServices } from '../account-services.ts'
import { type Account, findAccountByEmail, insertAccount, type NewAccount } from '../account-store.ts'
import { writeAudit } from '../audit-store.ts'
import { type CountedTry, consumeAttempt, findAttemptState, markOthersExisting } from './code-check-store.ts'

/** There are over a million suffixes: needing more tries than this means that something is broken. */
const maxNameTries = 10

/**
 * Turns an attempt whose code was correct into an account. Any number of concurrent correct codes create one account:
 * the address is unique, and the second insert waits for the first.
 */
export async function createAccount(
  tx: StoreHandle,
  services: AccountServices,
  attemptId: string,
  right: CountedTry,
): Promise<Account> {
  const account = await insertWithFreeName(tx, services, {
    email: right.email,
    emailKey: right.email_key,
    // No password matches an empty hash.
    passwordHash: right.password_hash ?? '',
    firstName: right.first_name,
    lastName: right.last_name,
  })
  if (!account) {
    if ((await findAttemptState(tx, attemptId))?.isConsumed) throw codeAlreadyUsed()
    throw hasAccount()
  }
  if (!(await consumeAttempt(tx, attemptId, right.code_mac))) throw codeReplaced()
  await markOthersExisting(tx, attemptId, right.email_key)
  await writeAudit(tx, account.id, 'account_created')
  return account
}

/** Only for somebody who typed the right code and so reads the mailbox. */
export function hasAccount(): AppError {
  return new AppError('conflict', 'This email already has an account. Please sign in.')
}

export function codeAlreadyUsed(): AppError {
  return new AppError('invalid', 'This code was already used. Please sign in.')
}

export function codeReplaced(): AppError {
  return new AppError('invalid', 'That code was replaced by a newer one. Use the code in the latest email.')
}

/** Undefined when the address already has an account. */
async function insertWithFreeName(
  tx: StoreHandle,
  { random }: AccountServices,
  account: NewAccount,
): Promise<Account | undefined> {
  const name = usernameFrom(account.emailKey)
  for (let attempt = 0; attempt < maxNameTries; attempt += 1) {
    const inserted = await insertAccount(
      tx,
      account,
      attempt === 0 ? name : withSuffix(name, random.suffix()),
    )
    if (inserted) return inserted
    if (await findAccountByEmail(tx, account.emailKey)) return undefined
  }
  throw new Error('no free user name was found')
}

const longest = 30
const shortest = 3

/** A username from the local part of the address: `[a-z0-9._-]`, 3 to 30 characters. */
export function usernameFrom(emailKey: string): string {
  const local = emailKey.slice(0, emailKey.indexOf('@'))
  const name = local
    .replace(/\+.*$/, '')
    .replace(/[^a-z0-9._-]/g, '')
    .slice(0, longest)
    .replace(/^[._-]+|[._-]+$/g, '')
  return name.length < shortest ? 'user' : name
}

/** The username with a suffix, shortened to fit. */
export function withSuffix(username: string, suffix: string): string {
  return `${username.slice(0, longest - suffix.length - 1)}-${suffix}`
}
