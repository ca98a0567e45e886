import type { Mail } from '#platform/server/mail/mail.ts'
import { renderMail } from '#platform/server/mail/mail-layout.ts'

/** Tells the owner of an account what happened to it, in case it was somebody else. */
export function passwordChangedMail(
  to: string,
  publicUrl: string,
  how: 'by a link' | 'on the account page',
  dedupeKey: string,
): Mail {
  const whatEnded =
    how === 'by a link' ? 'You were signed out everywhere.' : 'You were signed out in every other browser.'
  return {
    to,
    kind: 'password-changed',
    subject: 'Your Capra password was changed',
    ...renderMail({
      title: 'Your password was changed',
      paragraphs: [
        how === 'by a link'
          ? 'The password of your account was changed by a link that we mailed to this address.'
          : 'The password of your account was changed on its account page.',
        `${whatEnded} If it was you, there is nothing to do.`,
      ],
      otherLink: { label: 'If it was not you, choose another password now', url: `${publicUrl}/auth/forgot` },
      footer: 'We send this mail whenever the password of an account changes.',
    }),
    dedupeKey,
  }
}
