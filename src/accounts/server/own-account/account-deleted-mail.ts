import type { Mail } from '#platform/server/mail/mail.ts'
import { renderMail } from '#platform/server/mail/mail-layout.ts'

export function accountDeletedMail(to: string, dedupeKey: string): Mail {
  return {
    to,
    kind: 'account-deleted',
    subject: 'Your Capra account is deleted',
    ...renderMail({
      title: 'Your account is deleted',
      paragraphs: [
        'Your Capra account was deleted as asked on its account page, with your progress, notes, tutor conversations, GoatMates and invitations. This cannot be undone.',
        'Feedback that you gave in mock interviews stays with the people you gave it to, without your name.',
        'This address can be used for a new account at any time.',
      ],
      footer:
        'This is the last mail about this account. If you did not delete it, ask whoever runs this site.',
    }),
    dedupeKey,
  }
}
