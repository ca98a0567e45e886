import type { User } from '#accounts/contract.ts'
import { displayName } from '#accounts/person.ts'
import type { Mail, MailAttachment } from '#platform/server/mail/mail.ts'
import { renderMail } from '#platform/server/mail/mail-layout.ts'
import type { Interview } from '../../contract.ts'

/**
 * Tells the candidate who will interview them, when and where. Not which question: they are to meet it as they would
 * in a real interview.
 *
 * @param calendar goes with it when a time is set.
 */
export function interviewInvitationMail(
  interview: Interview,
  interviewer: User,
  to: string,
  publicUrl: string,
  calendar: MailAttachment | undefined,
): Mail {
  const { startsAt, googleMeetLink: meetLink, codepadLink: codeLink } = interview
  const name = displayName(interviewer)
  return {
    to,
    kind: 'interview-invitation',
    subject: 'You are invited to a mock interview on Capra',
    ...renderMail({
      title: 'You are invited to a mock interview',
      paragraphs: [
        `${name} (${interviewer.email}) will interview you. Bring a clear head and think out loud: how you get to an answer counts for more than the answer.`,
        ...(startsAt === null ? ['No time is set yet. Agree on one with each other.'] : []),
      ],
      facts: [
        ...(startsAt === null ? [] : [{ label: 'When', value: inWords(startsAt) }]),
        ...(meetLink === null ? [] : [{ label: 'Video meeting', url: meetLink }]),
        ...(codeLink === null ? [] : [{ label: 'Shared code', url: codeLink }]),
      ],
      link: { label: 'Open My Herd', url: `${publicUrl}/my-herd` },
      footer: `You get this mail because ${name} is one of your GoatMates on Capra. If you want no interviews with them, remove or block them in My Herd.`,
    }),
    dedupeKey: `interview-invitation:${interview.id}`,
    onBehalfOf: interviewer.id,
    ...(calendar ? { attachment: calendar } : {}),
  }
}

const longTime = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

function inWords(iso: string): string {
  return `${longTime.format(new Date(iso))} UTC. The attached calendar file shows it in your own time.`
}
