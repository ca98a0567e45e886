import { minuteMs } from '#platform/durations.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { Caller } from '#platform/server/http/route.ts'
import { windowKey } from '#platform/server/limits/limit-windows.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { renderMail } from '#platform/server/mail/mail-layout.ts'
import { resetMs } from '../../account-rules.ts'
import type { AccountServices } from '../account-services.ts'
import { findAccountByEmail } from '../account-store.ts'
import { hashToken } from '../randomness.ts'
import { readEmail } from '../registration/request-code.ts'
import { knownDevice } from '../sign-in/log-in-limits.ts'
import { insertReset, renewNewestReset } from './password-reset-store.ts'
import { countResetRequest } from './reset-limits.ts'

/**
 * Mails a link to set a new password, if the address has an account. If not, the same statements run for a link and a
 * mail that is never sent, so that neither the reply nor its timing reveals it.
 *
 * Strangers can request links too, and must not stop the owner. Earlier links keep working. Beyond the mails of a day,
 * no request is refused: it makes the newest mailed link work for another 30 minutes. So after every request there is a
 * link that works in the mailbox, and the mailbox cannot be flooded.
 */
export async function requestPasswordReset(
  services: AccountServices,
  { email: typed }: { readonly email: string },
  caller: Caller | null,
  exchange: Exchange,
): Promise<{ message: string }> {
  const { store, outbox, random, config, secrets } = services
  const email = readEmail(typed)
  const token = random.token()
  const device = await knownDevice(services, email.key, exchange)
  const userId = await store.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, email.key)
    const session = caller && caller.userId === account?.id ? caller.sessionId : undefined
    const mayMail = await countResetRequest(services, tx, email.key, device ?? session, exchange)
    const subject = windowKey(secrets, 'reset-link', email.key, account?.id ?? '')
    if (!mayMail && (await renewNewestReset(tx, subject))) return account?.id

    const tokenHash = hashToken(token)
    await insertReset(tx, { tokenHash, subject, userId: account?.id })
    const mail = resetMail(account?.email ?? email.address, config.publicUrl, token, `reset:${tokenHash}`)
    if (account) await outbox.queue(tx, mail)
    else await outbox.pretend(tx, mail)
    return account?.id
  })
  outbox.wake()
  exchange.event('password_reset_asked', userId ? { userId } : {})
  return { message: 'If an account uses this address, we sent it a reset link.' }
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
        `This link opens a page where you choose a new password. It is valid once, for ${resetMs / minuteMs} minutes.`,
      ],
      link: { label: 'Choose a new password', url },
      footer:
        'You received this email because someone requested it for this address. If that was not you, you can ignore it: your password is unchanged.',
    }),
    dedupeKey,
    usefulForMs: resetMs,
    consoleNote: `choose a new password: ${url}`,
  }
}
