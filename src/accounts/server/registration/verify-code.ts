import { timingSafeEqual } from 'node:crypto'
import { dayMs, hourMs } from '#platform/durations.ts'
import { AppError, invalidField, limited } from '#platform/server/http/errors.ts'
import type { Exchange, SessionExchange } from '#platform/server/http/exchange.ts'
import { networkWindows, refusedWith, windowKey } from '#platform/server/limits/limit-windows.ts'
import {
  type LimitWindow,
  refundWindows,
  takeAllOrNone,
} from '#platform/server/limits/limit-windows-store.ts'
import type { User } from '../../contract.ts'
import type { AccountServices } from '../account-services.ts'
import { presentUser } from '../account-store.ts'
import { openSession, presentedToken, setSessionCookies } from '../sessions/sessions.ts'
import { type CountedTry, countTry, findAttemptState, findOwnAttempt, findTried } from './code-check-store.ts'
import { codeMac } from './code-mails.ts'
import { codeAlreadyUsed, codeReplaced, createAccount, hasAccount } from './create-account.ts'
import { bindingCookie } from './register.ts'
import { findOnlyLiveAttempt } from './registration-store.ts'
import { readEmail } from './request-code.ts'

/** Turns a registration into an account if the code is correct, and signs in. */
export async function verifyCode(
  services: AccountServices,
  request: { readonly email: string; readonly otp: string },
  exchange: SessionExchange,
): Promise<User> {
  const code = readCode(request.otp)
  const { key } = readEmail(request.email)
  // Counted before the check and refunded after a success, so that concurrent guesses find no gap.
  const windows = wrongCodeWindows(services, exchange)
  await refusedWith(takeAllOrNone(services.store, windows), (seconds) =>
    limited(exchange, 'code-guesses', seconds, `Too many attempts. Please wait ${seconds} seconds.`),
  )
  try {
    const target = await findTarget(services, key, exchange)
    if (!target) throw codeIncorrect()
    const right = await checkCode(services, target, code)
    const { account, opened } = await services.store.transaction(async (tx) => {
      const account = await createAccount(tx, services, target.id, right)
      return { account, opened: await openSession(tx, services.random, exchange, account.id) }
    })
    setSessionCookies(exchange, opened)
    exchange.clearCookie(bindingCookie)
    exchange.event('code_ok', { userId: account.id })
    await refundWindows(services.store, windows)
    return presentUser(account)
  } catch (error) {
    if (error instanceof AppError) exchange.event('code_failed', { code: error.code })
    throw error
  }
}

/** Spaces and dashes may come with a pasted code. @throws AppError `invalid` */
function readCode(typed: string): string {
  const code = typed.replace(/[\s-]/g, '')
  if (!/^[0-9]{6}$/.test(code)) throw invalidField('otp', 'Enter the 6-digit code.')
  return code
}

interface Target {
  readonly id: string
  /** Started in this browser, which may therefore learn what is wrong. */
  readonly isOwn: boolean
}

async function findTarget(
  services: AccountServices,
  emailKey: string,
  exchange: Exchange,
): Promise<Target | undefined> {
  const { store, config } = services
  const bindHash = presentedToken(exchange, bindingCookie)
  const own = bindHash && (await findOwnAttempt(store, bindHash, emailKey))
  if (own) return { id: own.id, isOwn: true }
  await countElsewhere(services, emailKey, exchange)
  const only = await findOnlyLiveAttempt(store, emailKey, config.limits.verifyPerAttempt)
  return only && { id: only.id, isOwn: false }
}

/**
 * Tries in browsers that did not start the registration are counted per address, and the same whether or not one is
 * waiting. They are separate from the tries of the browser that started it, so nobody else can use those up.
 */
async function countElsewhere(
  { store, config: { limits }, secrets }: AccountServices,
  emailKey: string,
  exchange: Exchange,
): Promise<void> {
  const window: LimitWindow = {
    key: windowKey(secrets, 'code-guesses-elsewhere', emailKey),
    limit: limits.verifyPerAttempt,
    periodMs: dayMs,
  }
  await refusedWith(takeAllOrNone(store, [window]), (seconds) =>
    limited(
      exchange,
      'code-guesses-elsewhere',
      seconds,
      'Too many attempts. Enter the code in the browser where you created the account.',
    ),
  )
}

/** @throws AppError when the code is wrong or no tries are left */
async function checkCode(
  services: AccountServices,
  { id, isOwn }: Target,
  code: string,
): Promise<CountedTry> {
  const { verifyPerCode: perCode, verifyPerAttempt: perAttempt } = services.config.limits
  const counted = isOwn
    ? await countTry(services.store, id, { perCode, perAttempt })
    : await findTried(services.store, id)
  if (!counted) throw isOwn ? await explainUncounted(services, id) : codeIncorrect()

  const mac = codeMac(services.secrets, id, code)
  const isRight = isSame(mac, counted.code_mac)
  const isReplaced = counted.prev_code_mac !== null && isSame(mac, counted.prev_code_mac)
  if (isRight && counted.kind === 'existing') throw hasAccount()
  if (isRight) return counted
  if (isReplaced && counted.kind === 'new') throw codeReplaced()
  if (!isOwn) throw codeIncorrect()
  const left = Math.min(perCode - counted.tries, perAttempt - counted.total_tries)
  throw left > 0
    ? new AppError('invalid', `That code is not right. You have ${left} tries left.`)
    : triesUsedUp(counted.total_tries >= perAttempt)
}

async function explainUncounted(services: AccountServices, id: string): Promise<AppError> {
  const { verifyPerCode, verifyPerAttempt } = services.config.limits
  const state = await findAttemptState(services.store, id)
  if (!state) return codeIncorrect()
  if (state.isConsumed) return codeAlreadyUsed()
  if (state.totalTries >= verifyPerAttempt) return triesUsedUp(true)
  if (state.tries >= verifyPerCode) return triesUsedUp(false)
  return new AppError('invalid', 'This code has expired. Ask for a new one.')
}

function triesUsedUp(isForGood: boolean): AppError {
  return new AppError(
    'invalid',
    isForGood ? 'Too many wrong codes. Please start again.' : 'Too many wrong codes. Ask for a new one.',
  )
}

/** Does not reveal whether the address is known. */
function codeIncorrect(): AppError {
  return new AppError('invalid', 'That code is not right or has expired. Ask for a new one.')
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

function wrongCodeWindows(
  { config: { limits }, secrets }: AccountServices,
  exchange: Exchange,
): readonly LimitWindow[] {
  const limit = limits.verifyWrongPerHourIp
  return networkWindows(secrets, exchange, { name: 'code-guesses', limit, periodMs: hourMs })
}
