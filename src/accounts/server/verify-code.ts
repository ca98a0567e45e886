import { timingSafeEqual } from 'node:crypto'
import { AppError, invalidField, limited } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/route.ts'
import {
  type LimitWindow,
  refundWindows,
  takeAllOrNone,
} from '#platform/server/limits/limit-windows-store.ts'
import type { User } from '../contract.ts'
import type { AccountParts } from './account-parts.ts'
import { presentUser } from './account-store.ts'
import { type CountedTry, countTry, findAttemptState, findOwnAttempt } from './code-check-store.ts'
import { alreadyUsed, createAccount, replaced } from './create-account.ts'
import { codeMac } from './issue-code.ts'
import { hour, refusedWith, windowKey } from './limit-refusal.ts'
import { findOnlyLiveAttempt } from './live-attempt-store.ts'
import { bindingCookie } from './register.ts'
import { readEmail } from './request-code.ts'
import { giveSessionCookies, openSession, presentedToken } from './sessions.ts'

/** Turns a registration into an account when the code is right, and signs in. */
export async function verifyCode(
  parts: AccountParts,
  request: { readonly email: string; readonly otp: string },
  exchange: Exchange,
): Promise<User> {
  const code = readCode(request.otp)
  const { key } = readEmail(request.email)
  // Counted before the look and given back after a success: many guesses at once find no gap.
  const window = wrongCodesWindow(parts, exchange.addressBlock)
  await refusedWith(takeAllOrNone(parts.store, [window]), (seconds) =>
    limited(exchange, 'code-guesses', seconds, `Too many attempts. Please wait ${seconds} seconds.`),
  )
  try {
    const target = await findTarget(parts, key, exchange)
    if (!target) throw notRight()
    const right = await checkCode(parts, target, code)
    const { account, opened } = await parts.store.transaction(async (tx) => {
      const account = await createAccount(tx, parts, target.id, right)
      return { account, opened: await openSession(tx, parts.random, exchange, account.id) }
    })
    giveSessionCookies(exchange, opened)
    exchange.clearCookie(bindingCookie)
    exchange.event('code_ok', { userId: account.id })
    await refundWindows(parts.store, [window])
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
  /** Begun in this browser, which may therefore be told what is wrong. */
  readonly isOwn: boolean
}

async function findTarget(
  { store, config }: AccountParts,
  emailKey: string,
  exchange: Exchange,
): Promise<Target | undefined> {
  const bindHash = presentedToken(exchange, bindingCookie)
  const own = bindHash && (await findOwnAttempt(store, bindHash, emailKey))
  if (own) return { id: own.id, isOwn: true }
  const only = await findOnlyLiveAttempt(store, emailKey, config.limits.verifyPerAttempt)
  return only && { id: only.id, isOwn: false }
}

/** The attempt, when the code is right and there were tries left. @throws AppError otherwise */
async function checkCode(parts: AccountParts, { id, isOwn }: Target, code: string): Promise<CountedTry> {
  const { verifyPerCode: perCode, verifyPerAttempt: perAttempt } = parts.config.limits
  const counted = await countTry(parts.store, id, { perCode, perAttempt })
  if (!counted) throw isOwn ? await whyNotCounted(parts, id) : notRight()

  const mac = codeMac(parts.secrets, id, code)
  const isRight = isSame(mac, counted.code_mac)
  const isReplaced = counted.prev_code_mac !== null && isSame(mac, counted.prev_code_mac)
  if (isRight && counted.kind === 'new') return counted
  if (isReplaced && counted.kind === 'new') throw replaced()
  if (!isOwn) throw notRight()
  const left = Math.min(perCode - counted.tries, perAttempt - counted.total_tries)
  throw left > 0
    ? new AppError('invalid', `That code is not right. You have ${left} tries left.`)
    : usedUp(counted.total_tries >= perAttempt)
}

async function whyNotCounted(parts: AccountParts, id: string): Promise<AppError> {
  const { verifyPerCode, verifyPerAttempt } = parts.config.limits
  const state = await findAttemptState(parts.store, id)
  if (!state) return notRight()
  if (state.isConsumed) return alreadyUsed()
  if (state.totalTries >= verifyPerAttempt) return usedUp(true)
  if (state.tries >= verifyPerCode) return usedUp(false)
  return new AppError('invalid', 'This code has expired. Ask for a new one.')
}

function usedUp(isForGood: boolean): AppError {
  return new AppError(
    'invalid',
    isForGood ? 'Too many wrong codes. Please start again.' : 'Too many wrong codes. Ask for a new one.',
  )
}

/** Says nothing about whether the address is known. */
function notRight(): AppError {
  return new AppError('invalid', 'That code is not right or has expired. Ask for a new one.')
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

function wrongCodesWindow({ config: { limits }, secrets }: AccountParts, block: string): LimitWindow {
  return {
    key: windowKey(secrets, 'code-guesses', block),
    limit: limits.verifyWrongPerHourIp,
    periodMs: hour,
  }
}
