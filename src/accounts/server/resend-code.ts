import type { Exchange } from '#platform/server/http/route.ts'
import { takeWindows } from '#platform/server/limits/limit-windows-store.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { AccountParts } from './account-parts.ts'
import { codeWindows, secondsToWait, tooManyCodes, tooSoon, waitWindow } from './code-limits.ts'
import type { EmailAddress } from './email-address.ts'
import { issueNewCode } from './issue-code.ts'
import { refusedWith } from './limit-refusal.ts'
import { findOnlyLiveAttempt, findOwnLiveAttempt, type LiveAttempt } from './live-attempt-store.ts'
import { bindingCookie } from './register.ts'
import { presentedToken } from './sessions.ts'

/**
 * Sends a new code to the attempt of this browser, else to the only attempt for the address, else to nobody.
 * Whoever asks sees no difference, also not in how they are slowed down.
 */
export async function resendCode(
  parts: AccountParts,
  email: EmailAddress,
  exchange: Exchange,
): Promise<void> {
  const attempt = await parts.store.transaction(async (tx) => {
    await refusedWith(takeWindows(tx, codeWindows(parts, email.key, exchange.addressBlock)), (seconds) =>
      tooManyCodes(exchange, seconds),
    )
    const due = await findDueAttempt(tx, parts, email, exchange)
    if (due) await issueNewCode(tx, parts, due)
    return due
  })
  parts.outbox.wake()
  if (attempt) exchange.event('code_sent', { kind: attempt.kind })
}

async function findDueAttempt(
  tx: StoreHandle,
  parts: AccountParts,
  email: EmailAddress,
  exchange: Exchange,
): Promise<LiveAttempt | undefined> {
  const mostTries = parts.config.limits.verifyPerAttempt
  const bindHash = presentedToken(exchange, bindingCookie)
  const own = bindHash && (await findOwnLiveAttempt(tx, bindHash, email.key, mostTries))
  if (own) {
    const seconds = secondsToWait(parts, own)
    if (seconds > 0) throw tooSoon(exchange, seconds)
    return own
  }
  await refusedWith(takeWindows(tx, [waitWindow(parts, email.key, exchange.addressBlock)]), (seconds) =>
    tooSoon(exchange, seconds),
  )
  const only = await findOnlyLiveAttempt(tx, email.key, mostTries)
  // Not an error for somebody else's fresh attempt: that would tell that there is one.
  return only && secondsToWait(parts, only) === 0 ? only : undefined
}
