import { limited } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/route.ts'
import { takeWindows } from '#platform/server/limits/limit-windows-store.ts'
import type { AccountParts } from '../account-parts.ts'
import { findAccountByEmail } from '../account-store.ts'
import { codeWindows, waitInWords, waitWindow } from '../code-limits.ts'
import { refusedWith } from '../limit-refusal.ts'
import { hashToken } from '../randomness.ts'
import { readEmail } from '../request-code.ts'
import { insertReset } from './password-reset-store.ts'
import { resetMail } from './reset-mail.ts'

/**
 * Mails a link that sets a new password, if the address has an account. If it has none, the same steps are taken
 * for a link and a mail that nobody gets, so that neither the answer nor its time tells. Earlier links keep working:
 * else a stranger could end a person's link by asking for another.
 */
export async function requestPasswordReset(
  parts: AccountParts,
  { email: typed }: { readonly email: string },
  exchange: Exchange,
): Promise<{ message: string }> {
  const { store, outbox, random, config } = parts
  const email = readEmail(typed)
  const token = random.token()
  const userId = await store.transaction(async (tx) => {
    await countRequest(parts, tx, email.key, exchange)
    const account = await findAccountByEmail(tx, email.key)
    const tokenHash = hashToken(token)
    await insertReset(tx, tokenHash, account?.id)
    const mail = resetMail(account?.email ?? email.address, config.publicUrl, token, `reset:${tokenHash}`)
    if (account) await outbox.queue(tx, mail)
    else await outbox.pretend(tx, mail)
    return account?.id
  })
  outbox.wake()
  exchange.event('password_reset_asked', userId ? { userId } : {})
  return { message: 'If an account uses this address, we sent it a reset link.' }
}

/** Links count with codes: both are mails that anyone can send to anyone. @throws AppError `limited` */
async function countRequest(
  parts: AccountParts,
  tx: Parameters<typeof takeWindows>[0],
  emailKey: string,
  exchange: Exchange,
): Promise<void> {
  const block = exchange.addressBlock
  await refusedWith(takeWindows(tx, codeWindows(parts, emailKey, block)), (seconds) =>
    limited(
      exchange,
      'reset-sends',
      seconds,
      `Too many mails were asked for. Please try again in ${waitInWords(seconds)}.`,
    ),
  )
  await refusedWith(takeWindows(tx, [waitWindow(parts, emailKey, block, 'reset-wait')]), (seconds) =>
    limited(
      exchange,
      'reset-wait',
      seconds,
      `Please wait ${seconds} seconds before asking for another link.`,
    ),
  )
}
