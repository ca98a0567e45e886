import { inSeconds } from '#platform/durations.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Exchange, SessionExchange } from '#platform/server/http/exchange.ts'
import { refundWindows } from '#platform/server/limits/limit-windows-store.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { User } from '../../contract.ts'
import type { AccountServices } from '../account-services.ts'
import { type Account, findAccount, lockAccount, presentUser } from '../account-store.ts'
import { writeAudit } from '../audit-store.ts'
import { hashToken } from '../randomness.ts'
import { openSession, presentedToken, setSessionCookies } from '../sessions/sessions.ts'
import { type FactorCode, readFactorCode, takeFactorCode } from './factor-codes.ts'
import { countFactorRequest, countWrongCode } from './factor-limits.ts'
import { factorMail } from './factor-mails.ts'
import {
  findPendingSignIn,
  insertPendingSignIn,
  pendingSignInMs,
  takePendingSignIn,
} from './pending-sign-in-store.ts'

const pendingCookie = 'mfa'

/** Remembers a correct password for ten minutes in this browser. @returns the cookie to set after the commit */
export async function startPendingSignIn(
  tx: StoreHandle,
  { random }: AccountServices,
  userId: string,
): Promise<string> {
  const token = random.token()
  await insertPendingSignIn(tx, hashToken(token), userId)
  return token
}

/** The refusal of a sign-in whose password was right. */
export function secondFactorNeeded(exchange: Exchange, token: string): AppError {
  exchange.setCookie(pendingCookie, token, { maxAgeSeconds: inSeconds(pendingSignInMs) })
  return new AppError(
    'second_factor_needed',
    'Enter the code from your authenticator app, or a recovery code.',
  )
}

/** The second step of a sign-in with the password. Wrong, used and expired are refused alike. */
export async function signInWithCode(
  services: AccountServices,
  typed: { readonly code: string },
  exchange: SessionExchange,
): Promise<User> {
  const code = readFactorCode(typed.code)
  const tokenHash = presentedToken(exchange, pendingCookie)
  const userId = tokenHash && (await findPendingSignIn(services.store, tokenHash))
  const account = userId && (await findAccount(services.store, userId))
  if (!tokenHash || !account) {
    await countFactorRequest(services, exchange)
    throw codeRefused(exchange)
  }
  const failures = await countWrongCode(services, account, code.kind, exchange)
  let isFailure = false
  try {
    const opened = await services.store.transaction((tx) =>
      finishSignIn(tx, services, account, { tokenHash, code }, exchange),
    )
    isFailure = !opened
    if (!opened) throw codeRefused(exchange)
    setSessionCookies(exchange, opened)
  } finally {
    if (!isFailure) await refundWindows(services.store, failures)
  }
  if (code.kind === 'recovery') services.outbox.wake()
  exchange.clearCookie(pendingCookie)
  exchange.event('login_ok', { userId: account.id, factor: code.kind })
  return presentUser(account)
}

/** Undefined when the code is wrong, or the sign-in ended since it was read. */
async function finishSignIn(
  tx: StoreHandle,
  services: AccountServices,
  { id, email }: Account,
  { tokenHash, code }: { readonly tokenHash: string; readonly code: FactorCode },
  exchange: Exchange,
) {
  const account = await lockAccount(tx, id)
  // Again, because the lock may have waited for another use, or for a new password.
  if (!account || !(await findPendingSignIn(tx, tokenHash))) return undefined
  if (!(await takeFactorCode(tx, services, id, code))) return undefined
  await takePendingSignIn(tx, tokenHash)
  if (code.kind === 'recovery') {
    await writeAudit(tx, id, 'recovery_code_used')
    await services.outbox.queue(tx, factorMail(email, services.config.publicUrl, 'recovery-code-used'))
  }
  await writeAudit(tx, id, 'signed_in')
  return openSession(tx, services.random, exchange, id)
}

function codeRefused(exchange: Exchange): AppError {
  exchange.event('factor_refused')
  return new AppError(
    'unauthenticated',
    'That code is not right, was used before, or has expired. Try the newest code, or start again.',
  )
}
