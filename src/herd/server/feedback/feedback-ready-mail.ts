import type { User } from '#accounts/contract.ts'
import { displayName } from '#accounts/person.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { renderMail } from '#platform/server/mail/mail-layout.ts'

/** Says that there is feedback and nothing of what it says: mailboxes are read over shoulders. */
export function feedbackReadyMail(
  interviewId: string,
  interviewer: User,
  to: string,
  publicUrl: string,
): Mail {
  const name = displayName(interviewer)
  return {
    to,
    kind: 'feedback-ready',
    subject: 'Your interview feedback is ready',
    ...renderMail({
      title: 'Your feedback is ready',
      paragraphs: [
        `${name} has written feedback on your mock interview.`,
        'Before you open it, you can score yourself by the same seven criteria. Then you see both side by side, and where they differ is where you learn most.',
      ],
      link: { label: 'Open My Herd', url: `${publicUrl}/my-herd` },
      footer: `You get this mail because you were the candidate in a mock interview with ${name} on Capra.`,
    }),
    dedupeKey: `feedback-ready:${interviewId}`,
    onBehalfOf: interviewer.id,
  }
}
