import type { Mail } from '#platform/server/mail/mail.ts'
import { renderMail } from '#platform/server/mail/mail-layout.ts'
import { attemptMs } from './registration-store.ts'

/**
 * Answers a registration of an address that has an account: the page may not say so, the mailbox may.
 * `publicUrl` comes from the settings, never from a request.
 */
export function existingAccountMail(to: string, publicUrl: string, dedupeKey: string): Mail {
  return {
    to,
    kind: 'existing-account',
    subject: 'You already have a Capra account',
    ...renderMail({
      title: 'You already have an account',
      paragraphs: [
        'Someone, probably you, tried to create a Capra account with this address. It has one already, so there is no code: sign in with the password you chose then.',
      ],
      link: { label: 'Sign in', url: `${publicUrl}/auth` },
      otherLink: { label: 'Forgot the password? Choose a new one', url: `${publicUrl}/auth/forgot` },
      footer:
        'If it was not you who tried, you can ignore this mail: your account and your password are unchanged.',
    }),
    dedupeKey,
    // A day later it would only puzzle; and a mail with a code has an end too, so both are written alike.
    usefulForMs: attemptMs,
    consoleNote: 'this address already has an account: sign in',
  }
}
