import { limited } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/route.ts'
import { takeWindows } from '#platform/server/limits/limit-windows-store.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { renderMail } from '#platform/server/mail/mail-layout.ts'
import type { AccountServices } from '../account-services.ts'
import { findAccountByEmail } from '../account-store.ts'
import { refusedWith } from '../limit-refusal.ts'
import { hashToken } from '../randomness.ts'
import { codeWindows, waitInWords, waitWindow } from '../registration/code-limits.ts'
import { readEmail } from '../registration/request-code.ts'
import { insertReset, resetMs } from './password-reset-store.ts'

/**
 * Mails a link to set a new password, if the address has an account. If not, the same statements run for a link and a
 * mail that is never sent, so that neither the reply nor its timing reveals it. Earlier links keep working: otherwise a
 * stranger could invalidate a person's link by requesting another.
 */
export async function requestPasswordReset(
  services: AccountServices,
  { email: typed }: { readonly email: string },
  exchange: Exchange,
): Promise<{ message: string }> {
  const { store, outbox, random, config } = services
  const email = readEmail(typed)
  const token = random.token()
  const userId = await store.transaction(async (tx) => {
    await countRequest(services, tx, email.key, exchange)
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

/** Links share the limits of codes: anyone can have either sent to anyone. @throws AppError `limited` */
async function countRequest(
  services: AccountServices,
  tx: Parameters<typeof takeWindows>[0],
  emailKey: string,
  exchange: Exchange,
): Promise<void> {
  const block = exchange.addressBlock
  await refusedWith(takeWindows(tx, codeWindows(services, emailKey, exchange)), (seconds) =>
    limited(
      exchange,
      'reset-sends',
      seconds,
      `Too many mails were asked for. Please try again in ${waitInWords(seconds)}.`,
    ),
  )
  await refusedWith(takeWindows(tx, [waitWindow(services, emailKey, block, 'reset-wait')]), (seconds) =>
    limited(
      exchange,
      'reset-wait',
      seconds,
      `Please wait ${seconds} seconds before asking for another link.`,
    ),
  )
}

/** The token is in the URL fragment, so it reaches no server log. `publicUrl` comes from the settings, never from a request. */
function resetMail(to: string, publicUrl: string, token: string, dedupeKey: string): Mail {
  const url = `${publicUrl}/auth/reset#${token}`
  return {
    to,
    kind: 'password-reset',
    subject: 'Choose a new Capra password',
    ...renderMail({
      title: 'Choose a new password',
      paragraphs: [
        'This link opens a page where you choose a new password. It works for 30 minutes and once.',
      ],
      link: { label: 'Choose a new password', url },
      footer:
        'You get this mail because someone asked for it with this address. If that was not you, you can ignore it: your password is unchanged.',
    }),
    dedupeKey,
    usefulForMs: resetMs,
    consoleNote: `choose a new password: ${url}`,
  }
}
