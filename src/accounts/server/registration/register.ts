import { v7 as uuidv7 } from 'uuid'
import { inSeconds } from '#platform/durations.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { refusedWith, windowKey } from '#platform/server/limits/limit-windows.ts'
import { checkWindows, takeWindow, takeWindows } from '#platform/server/limits/limit-windows-store.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { AccountServices } from '../account-services.ts'
import { findAccountByEmail } from '../account-store.ts'
import type { EmailAddress } from '../email-address.ts'
import { checkPasswordPolicy } from '../passwords/password-policy.ts'
import { hashToken } from '../randomness.ts'
import { presentedToken } from '../sessions/sessions.ts'
import { codeWindows, secondsToWait, tooManyCodes, tooSoon, waitWindow } from './code-limits.ts'
import { attemptEmail, codeMac, issueNewCode } from './code-mails.ts'
import { readName } from './person-name.ts'
import {
  attemptMs,
  countLiveAttempts,
  findOwnLiveAttempt,
  insertAttempt,
  type LiveAttempt,
  type Registration,
  replaceRegistration,
} from './registration-store.ts'

export const bindingCookie = 'pre'

export interface UserData {
  readonly password: string
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
}

/**
 * Starts or renews a registration in this browser. An address with an account takes the same steps, statements and
 * one hash; only its mail differs.
 */
export async function register(
  services: AccountServices,
  email: EmailAddress,
  userData: UserData,
  exchange: Exchange,
): Promise<void> {
  const firstName = readName('firstName', userData.firstName)
  const lastName = readName('lastName', userData.lastName)
  await checkPasswordPolicy(userData.password, email)

  // Refuse early, before hashing; the transaction below decides.
  await findOwnWithinLimits(services, services.store, email, exchange, checkWindows)
  const passwordHash = await services.passwords.hash(userData.password, {
    networks: exchange.networks,
    isKnown: false,
  })
  const { kind, token } = await services.store.transaction(async (tx) => {
    const own = await findOwnWithinLimits(services, tx, email, exchange, takeWindows)
    await takeWindow(tx, waitWindow(services, email.key, exchange.addressBlock))
    const account = await findAccountByEmail(tx, email.key)
    const registration: Registration = {
      kind: account ? 'existing' : 'new',
      email: email.address,
      // Stored even if there is an account, so that signing in here gets the same answer.
      passwordHash,
      firstName,
      lastName,
    }
    return {
      kind: registration.kind,
      token: own
        ? await renewAttempt(tx, services, own, registration)
        : await startAttempt(tx, services, email, registration, exchange),
    }
  })
  services.outbox.wake()
  const bindingToken = token ?? exchange.cookie(bindingCookie) ?? ''
  exchange.setCookie(bindingCookie, bindingToken, { maxAgeSeconds: inSeconds(attemptMs) })
  exchange.event('code_sent', { kind })
}

/** This browser's own attempt, or undefined if it may start a new one. @throws AppError `limited` */
async function findOwnWithinLimits(
  services: AccountServices,
  handle: StoreHandle,
  email: EmailAddress,
  exchange: Exchange,
  count: typeof takeWindows,
): Promise<LiveAttempt | undefined> {
  const { limits } = services.config
  // The windows come first: locking their rows also serializes registrations of one address.
  await refusedWith(count(handle, codeWindows(services, email.key, exchange)), (seconds) =>
    tooManyCodes(exchange, seconds),
  )
  const bindHash = presentedToken(exchange, bindingCookie)
  const own = bindHash && (await findOwnLiveAttempt(handle, bindHash, email.key, limits.verifyPerAttempt))
  if (own) {
    const seconds = secondsToWait(services, own)
    if (seconds > 0) throw tooSoon(exchange, seconds)
    return own
  }
  const origin = originOf(services, exchange)
  const live = await countLiveAttempts(handle, email.key, origin, limits.verifyPerAttempt)
  if (live.count >= limits.codeLiveAttempts) throw tooManyCodes(exchange, live.secondsUntilFewer)
  return undefined
}

async function renewAttempt(
  tx: StoreHandle,
  services: AccountServices,
  own: LiveAttempt,
  registration: Registration,
): Promise<undefined> {
  await replaceRegistration(tx, own.id, registration)
  await issueNewCode(tx, services, { ...registration, id: own.id, sends: own.sends })
}

/** @returns the token of the new binding cookie */
async function startAttempt(
  tx: StoreHandle,
  services: AccountServices,
  email: EmailAddress,
  registration: Registration,
  exchange: Exchange,
): Promise<string> {
  const id = uuidv7()
  const code = services.random.code()
  const token = services.random.token()
  await insertAttempt(tx, {
    ...registration,
    id,
    bindHash: hashToken(token),
    origin: originOf(services, exchange),
    emailKey: email.key,
    codeMac: codeMac(services.secrets, id, code),
  })
  await services.outbox.queue(tx, attemptEmail(services, { ...registration, id }, code, 1))
  return token
}

function originOf({ secrets }: AccountServices, exchange: Exchange): string {
  return windowKey(secrets, 'origin', exchange.addressBlock)
}
