import ical from 'ical-generator'
import type { User } from '#accounts/contract.ts'
import { nameInMail } from '#accounts/server/registration/person-name.ts'
import type { Mail, MailAttachment } from '#platform/server/mail/mail.ts'
import { type MailFact, renderMail } from '#platform/server/mail/mail-layout.ts'
import type { Interview } from '../../contract.ts'

/** Includes fifteen minutes to talk about the interview. */
const meetingMs = 60 * 60 * 1000

interface InterviewInvitation {
  readonly interview: Interview
  readonly interviewer: User
  /** The candidate's address. */
  readonly to: string
  readonly publicUrl: string
  /** Whether the candidate chose this GoatMate. Links of others are plain text: anyone can become a GoatMate of people who accept automatically. */
  readonly isAccepted: boolean
}

/**
 * Tells the candidate who will interview them, when and where. It never names the question, which candidates should see
 * for the first time in the interview. When a time is set, a calendar file is attached.
 */
export function interviewInvitationMail({
  interview,
  interviewer,
  to,
  publicUrl,
  isAccepted,
}: InterviewInvitation): Mail {
  const { startsAt, googleMeetLink: meetLink, codepadLink: codeLink } = interview
  const name = nameInMail(interviewer)
  return {
    to,
    kind: 'interview-invitation',
    subject: 'You are invited to a mock interview on Capra',
    ...renderMail({
      title: 'You are invited to a mock interview',
      paragraphs: [
        `${name} (${interviewer.email}) will interview you. Bring a clear head and think out loud: how you get to an answer counts for more than the answer.`,
        ...(startsAt === null ? ['No time is set yet. Agree on one with each other.'] : []),
        ...(isAccepted || (meetLink === null && codeLink === null)
          ? []
          : [
              `Capra has no record that you accepted ${name} as a GoatMate yourself. The links below are therefore plain text: check each address before you open it.`,
            ]),
      ],
      facts: [
        ...(startsAt === null
          ? []
          : [
              {
                label: 'When',
                value: `${longTime.format(new Date(startsAt))} UTC. The attached calendar file shows it in your own time.`,
              },
            ]),
        ...(meetLink === null ? [] : [linkFact('Video meeting', meetLink, isAccepted)]),
        ...(codeLink === null ? [] : [linkFact('Shared code', codeLink, isAccepted)]),
      ],
      link: { label: 'Open My Herd', url: `${publicUrl}/my-herd` },
      footer: `You get this mail because ${name} is one of your GoatMates on Capra. If you want no interviews with them, remove or block them in My Herd.`,
    }),
    dedupeKey: `interview-invitation:${interview.id}`,
    onBehalfOf: interviewer.id,
    ...(startsAt === null
      ? {}
      : {
          attachment: interviewCalendar({
            // Calendar programs make links of addresses.
            interview: isAccepted ? interview : { ...interview, googleMeetLink: null, codepadLink: null },
            startsAt: new Date(startsAt),
            interviewerName: name,
            publicUrl,
          }),
        }),
  }
}

function linkFact(label: string, url: string, isAccepted: boolean): MailFact {
  return isAccepted ? { label, url } : { label, uncheckedUrl: url }
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

export interface Meeting {
  readonly interview: Pick<Interview, 'id' | 'googleMeetLink' | 'codepadLink' | 'createdAt'>
  readonly startsAt: Date
  readonly interviewerName: string
  readonly publicUrl: string
}

/**
 * The interview as an iCalendar file (RFC 5545). The stable UID prevents a duplicate entry when it is opened twice. It
 * requests no reply, because the site's mailbox is not read.
 */
export function interviewCalendar({
  interview,
  startsAt,
  interviewerName,
  publicUrl,
}: Meeting): MailAttachment {
  const { googleMeetLink: meetLink, codepadLink: codeLink } = interview
  const myHerd = `${publicUrl}/my-herd`
  const calendar = ical({ prodId: { company: 'Capra', product: 'Mock interviews', language: 'EN' } })
  calendar.createEvent({
    id: `interview-${interview.id}@${new URL(publicUrl).hostname}`,
    stamp: new Date(interview.createdAt),
    start: startsAt,
    end: new Date(startsAt.getTime() + meetingMs),
    summary: `Mock interview with ${interviewerName}`,
    description: [
      ...(meetLink ? [`Video meeting: ${meetLink}`] : []),
      ...(codeLink ? [`Shared code: ${codeLink}`] : []),
      `My Herd: ${myHerd}`,
    ].join('\n'),
    location: meetLink,
    url: myHerd,
  })
  return {
    filename: 'mock-interview.ics',
    contentType: 'text/calendar; charset=utf-8',
    // RFC 5545 wants every line ended by CRLF; the library omits the last one.
    text: `${calendar.toString().trimEnd()}\r\n`,
  }
}
