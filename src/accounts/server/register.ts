import { v7 as uuidv7 } from 'uuid'
import type { Exchange } from '#platform/server/http/route.ts'
import { checkWindows, takeWindow, takeWindows } from '#platform/server/limits/limit-windows-store.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { AccountParts } from './account-parts.ts'
import { findAccountByEmail } from './account-store.ts'
import { codeWindows, secondsToWait, tooManyCodes, tooSoon, waitWindow } from './code-limits.ts'
import type { EmailAddress } from './email-address.ts'
import { attemptEmail, codeMac, issueNewCode } from './issue-code.ts'
import { refusedWith, windowKey } from './limit-refusal.ts'
import { countLiveAttempts, findOwnLiveAttempt, type LiveAttempt } from './live-attempt-store.ts'
import { checkPasswordPolicy } from './password-policy.ts'
import { readName } from './person-name.ts'
import { hashToken } from './randomness.ts'
import { attemptMs, insertAttempt, type Registration, replaceRegistration } from './registration-store.ts'
import { presentedToken } from './sessions.ts'

export const bindingCookie = 'pre'

export interface UserData {
  readonly password: string
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
}

/**
 * Starts or repeats a registration in this browser. An address that has an account takes the same steps,
 * statements and one hash; only its mail differs.
 */
export async function register(
  parts: AccountParts,
  email: EmailAddress,
  userData: UserData,
  exchange: Exchange,
): Promise<void> {
  const firstName = readName('firstName', userData.firstName)
  const lastName = readName('lastName', userData.lastName)
  await checkPasswordPolicy(userData.password, email)

  // What is refused anyway is refused before it costs a hash; the transaction below decides.
  await findPlace(parts, parts.store, email, exchange, checkWindows)
  const passwordHash = await parts.passwords.hash(userData.password)
  const { kind, token } = await parts.store.transaction(async (tx) => {
    const own = await findPlace(parts, tx, email, exchange, takeWindows)
    await takeWindow(tx, waitWindow(parts, email.key, exchange.addressBlock))
    const account = await findAccountByEmail(tx, email.key)
    const registration: Registration = {
      kind: account ? 'existing' : 'new',
      email: email.address,
      passwordHash: account ? null : passwordHash,
      firstName,
      lastName,
    }
    return {
      kind: registration.kind,
      token: own
        ? await repeat(tx, parts, own, registration)
        : await begin(tx, parts, email, registration, exchange),
    }
  })
  parts.outbox.wake()
  const kept = token ?? exchange.cookie(bindingCookie) ?? ''
  exchange.setCookie(bindingCookie, kept, { maxAgeSeconds: attemptMs / 1000 })
  exchange.event('code_sent', { kind })
}

/** This browser's own attempt, or undefined when there is room for a new one. @throws AppError `limited` */
async function findPlace(
  parts: AccountParts,
  handle: StoreHandle,
  email: EmailAddress,
  exchange: Exchange,
  count: typeof takeWindows,
): Promise<LiveAttempt | undefined> {
  const { limits } = parts.config
  // First the windows: their rows also make registrations of one address take turns.
  await refusedWith(count(handle, codeWindows(parts, email.key, exchange.addressBlock)), (seconds) =>
    tooManyCodes(exchange, seconds),
  )
  const bindHash = presentedToken(exchange, bindingCookie)
  const own = bindHash && (await findOwnLiveAttempt(handle, bindHash, email.key, limits.verifyPerAttempt))
  if (own) {
    const seconds = secondsToWait(parts, own)
    if (seconds > 0) throw tooSoon(exchange, seconds)
    return own
  }
  const origin = originOf(parts, exchange)
  const live = await countLiveAttempts(handle, email.key, origin, limits.verifyPerAttempt)
  if (live.count >= limits.codeLiveAttempts) throw tooManyCodes(exchange, live.secondsUntilFewer)
  return undefined
}

async function repeat(
  tx: StoreHandle,
  parts: AccountParts,
  own: LiveAttempt,
  registration: Registration,
): Promise<undefined> {
  await replaceRegistration(tx, own.id, registration)
  await issueNewCode(tx, parts, { ...registration, id: own.id, sends: own.sends })
}

/** @returns the token of the new binding cookie */
async function begin(
  tx: StoreHandle,
  parts: AccountParts,
  email: EmailAddress,
  registration: Registration,
  exchange: Exchange,
): Promise<string> {
  const id = uuidv7()
  const code = parts.random.code()
  const token = parts.random.token()
  await insertAttempt(tx, {
    ...registration,
    id,
    bindHash: hashToken(token),
    origin: originOf(parts, exchange),
    emailKey: email.key,
    codeMac: codeMac(parts.secrets, id, code),
  })
  await parts.outbox.queue(tx, attemptEmail(parts, { ...registration, id }, code, 1))
  return token
}

function originOf({ secrets }: AccountParts, exchange: Exchange): string {
  return windowKey(secrets, 'origin', exchange.addressBlock)
}
