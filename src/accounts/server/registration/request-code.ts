import { inSeconds, minuteMs } from '#platform/durations.ts'
import { invalidField } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { refusedWith } from '#platform/server/limits/limit-windows.ts'
import { takeWindows } from '#platform/server/limits/limit-windows-store.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import { codeMs } from '../../account-rules.ts'
import type { AccountServices } from '../account-services.ts'
import { type EmailAddress, parseEmail } from '../email-address.ts'
import { presentedToken } from '../sessions/sessions.ts'
import { codeWindows, secondsToWait, tooManyCodes, tooSoon, waitWindow } from './code-limits.ts'
import { issueNewCode } from './code-mails.ts'
import { bindingCookie, register, type UserData } from './register.ts'
import { findOnlyLiveAttempt, findOwnLiveAttempt, type LiveAttempt } from './registration-store.ts'

/** Registers an address (with `userData`) or sends another code. Every address gets the same reply. */
export async function requestCode(
  services: AccountServices,
  request: { readonly email: string; readonly userData?: UserData | undefined },
  exchange: Exchange,
) {
  const email = readEmail(request.email)
  if (request.userData) await register(services, email, request.userData, exchange)
  else await resendCode(services, email, exchange)
  return {
    message: `If this address can be used, we sent it an email with a 6-digit code. The code expires in ${codeMs / minuteMs} minutes.`,
    expiresInSeconds: inSeconds(codeMs),
    resendAfterSeconds: services.config.limits.codeWaitSeconds,
  }
}

/** @throws AppError `invalid` */
export function readEmail(typed: string): EmailAddress {
  const email = parseEmail(typed)
  if (!email) throw invalidField('email', 'Enter a valid email address.')
  return email
}

/**
 * Sends a new code for this browser's attempt, else for the only attempt for the address, else none. The caller sees no
 * difference, not even in the limits.
 */
async function resendCode(services: AccountServices, email: EmailAddress, exchange: Exchange): Promise<void> {
  const attempt = await services.store.transaction(async (tx) => {
    await refusedWith(takeWindows(tx, codeWindows(services, email.key, exchange)), (seconds) =>
      tooManyCodes(exchange, seconds),
    )
    const due = await findDueAttempt(tx, services, email, exchange)
    if (due) await issueNewCode(tx, services, due)
    return due
  })
  services.outbox.wake()
  if (attempt) exchange.event('code_sent', { kind: attempt.kind })
}

async function findDueAttempt(
  tx: StoreHandle,
  services: AccountServices,
  email: EmailAddress,
  exchange: Exchange,
): Promise<LiveAttempt | undefined> {
  const maxTries = services.config.limits.verifyPerAttempt
  const bindHash = presentedToken(exchange, bindingCookie)
  const own = bindHash && (await findOwnLiveAttempt(tx, bindHash, email.key, maxTries))
  if (own) {
    const seconds = secondsToWait(services, own)
    if (seconds > 0) throw tooSoon(exchange, seconds)
    return own
  }
  await refusedWith(takeWindows(tx, [waitWindow(services, email.key, exchange.addressBlock)]), (seconds) =>
    tooSoon(exchange, seconds),
  )
  const only = await findOnlyLiveAttempt(tx, email.key, maxTries)
  // No error for someone else's recent attempt: that would reveal it.
  return only && secondsToWait(services, only) === 0 ? only : undefined
}
