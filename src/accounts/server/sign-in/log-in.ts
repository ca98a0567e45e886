import { AppError, invalidField } from '#platform/server/http/errors.ts'
import type { Exchange, SessionExchange } from '#platform/server/http/exchange.ts'
import { refundWindows } from '#platform/server/limits/limit-windows-store.ts'
import type { User } from '../../contract.ts'
import type { AccountServices } from '../account-services.ts'
import {
  type Account,
  findAccountByEmail,
  lockAccount,
  presentUser,
  replacePasswordHash,
} from '../account-store.ts'
import { writeAudit } from '../audit-store.ts'
import { parseEmail } from '../email-address.ts'
import type { HashClient } from '../passwords/hash-queue.ts'
import { canBePassword } from '../passwords/password-policy.ts'
import { bindingCookie } from '../registration/register.ts'
import { findOwnLiveAttempt } from '../registration/registration-store.ts'
import { isAuthenticatorOn } from '../second-factor/factor-codes.ts'
import { secondFactorNeeded, startPendingSignIn } from '../second-factor/sign-in-with-code.ts'
import { openSession, presentedToken, setSessionCookies } from '../sessions/sessions.ts'
import { countAsFailure } from './log-in-limits.ts'

interface Credentials {
  readonly email: string
  readonly password: string
}

/**
 * Signs in. Known and unknown addresses take the same steps and verify the same number of hashes: one, or two in a
 * browser with a registration for the address.
 */
export async function logIn(
  services: AccountServices,
  { email, password }: Credentials,
  exchange: SessionExchange,
): Promise<User> {
  if (email.trim() === '') throw invalidField('email', 'Enter your email address.')
  if (password === '') throw invalidField('password', 'Enter your password.')
  if (!canBePassword(password)) throw invalidField('password', 'That password is too long.')
  // An invalid address is treated as an unknown one.
  const emailKey = parseEmail(email)?.key ?? email.trim().toLowerCase()

  const { windows, client } = await countAsFailure(services, emailKey, exchange, 'sign-in attempts')
  let isFailure = false
  try {
    const found = await findAccountWithPassword(services, emailKey, password, exchange, client)
    const user = found && (await signIn(services, found, password, exchange, client))
    if (user) return user
    isFailure = true
  } finally {
    // A success, an unfinished registration or a busy server is not a wrong password.
    if (!isFailure) await refundWindows(services.store, windows)
  }
  exchange.event('login_failed', { account: accountForLog(services, emailKey) })
  throw new AppError(
    'unauthenticated',
    'Invalid email or password. If you just registered, finish with the code we emailed you.',
  )
}

interface FoundAccount {
  readonly account: Account
  readonly isHashOutdated: boolean
}

/** Undefined when the password is wrong or the address is unknown. @throws AppError `email_not_verified` */
async function findAccountWithPassword(
  { store, passwords, config }: AccountServices,
  emailKey: string,
  password: string,
  exchange: Exchange,
  client: HashClient,
): Promise<FoundAccount | undefined> {
  const account = await findAccountByEmail(store, emailKey)
  const bindHash = presentedToken(exchange, bindingCookie)
  const pending = bindHash
    ? await findOwnLiveAttempt(store, bindHash, emailKey, config.limits.verifyPerAttempt)
    : undefined
  const own = await passwords.check(password, account?.passwordHash ?? passwords.dummyHash, client)
  // Also for an address with an account: whoever registered it here would otherwise learn that it has one.
  const ofPending =
    pending && (await passwords.check(password, pending.passwordHash ?? passwords.dummyHash, client))
  if (account && own.matches) return { account, isHashOutdated: own.isOutdated }
  if (ofPending?.matches) throw notVerified()
  return undefined
}

/** Lets an operator count the attacks on one account, without naming it. The same with and without an account. */
function accountForLog({ secrets }: AccountServices, emailKey: string): string {
  return secrets.mac('log-account', emailKey).slice(0, 12)
}

function notVerified(): AppError {
  return new AppError('email_not_verified', 'Please verify your email first. Enter the code we emailed you.')
}

/**
 * Undefined when the account was deleted or its password changed since it was read.
 *
 * @throws AppError `second_factor_needed`
 */
async function signIn(
  services: AccountServices,
  { account, isHashOutdated }: FoundAccount,
  password: string,
  exchange: SessionExchange,
  client: HashClient,
): Promise<User | undefined> {
  const opened = await services.store.transaction(async (tx) => {
    const locked = await lockAccount(tx, account.id)
    if (locked?.passwordHash !== account.passwordHash) return undefined
    if (await isAuthenticatorOn(tx, account.id))
      return { pending: await startPendingSignIn(tx, services, account.id) }
    await writeAudit(tx, account.id, 'signed_in')
    return openSession(tx, services.random, exchange, account.id)
  })
  if (!opened) return undefined
  if (isHashOutdated) await renewHash(services, account, password, client)
  if ('pending' in opened) throw secondFactorNeeded(exchange, opened.pending)
  setSessionCookies(exchange, opened)
  exchange.event('login_ok', { userId: account.id })
  return presentUser(account)
}

/** The password was right: if the server is too busy to hash, the next sign-in does it. */
async function renewHash(
  { store, passwords }: AccountServices,
  { id, passwordHash }: Account,
  password: string,
  client: HashClient,
): Promise<void> {
  try {
    await replacePasswordHash(store, id, passwordHash, await passwords.hash(password, client))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}
