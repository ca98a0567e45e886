import ical from 'ical-generator'
import { calendarText } from '#platform/calendar-text.ts'
import { hourMs } from '#platform/durations.ts'
import type { Mail, MailAttachment } from '#platform/server/mail/mail.ts'
import type { MailContent, MailFact } from '#platform/server/mail/mail-layout.ts'
import type { Interview } from '../../contract.ts'

/** Includes fifteen minutes to talk about the interview. */
const meetingMs = hourMs

/** An interview, or a request for one; the interview that accepts a request has its id. */
export type Meeting = Pick<Interview, 'id' | 'googleMeetLink' | 'codepadLink' | 'startsAt' | 'createdAt'>

interface MeetingInMail {
  readonly meeting: Meeting
  /** The other person, by the name that may appear in mails. */
  readonly partnerName: string
  readonly publicUrl: string
  /** Whether the recipient chose this GoatMate. Links of others are plain text: anyone can become a GoatMate of people who accept automatically. */
  readonly isAccepted: boolean
}

/** When and where two people meet, with a calendar file when a time is set. It never names the question. */
export function meetingInMail({
  meeting,
  partnerName,
  publicUrl,
  isAccepted,
}: MeetingInMail): Required<Pick<MailContent, 'paragraphs' | 'facts'>> & Pick<Mail, 'attachment'> {
  const { startsAt, googleMeetLink: meetLink, codepadLink: codeLink } = meeting
  return {
    paragraphs: [
      ...(startsAt === null ? ['No time is set yet. Agree on one together.'] : []),
      ...(isAccepted || (meetLink === null && codeLink === null)
        ? []
        : [
            `Capra has no record that you accepted ${partnerName} as a GoatMate yourself. The links below are therefore plain text: check each address before you open it.`,
          ]),
    ],
    facts: [
      ...(startsAt === null
        ? []
        : [
            {
              label: 'When',
              value: `${longTime.format(new Date(startsAt))} UTC. The attached calendar file shows it in your time zone.`,
            },
          ]),
      ...(meetLink === null ? [] : [linkFact('Video meeting', meetLink, isAccepted)]),
      ...(codeLink === null ? [] : [linkFact('Shared code', codeLink, isAccepted)]),
    ],
    ...(startsAt === null
      ? {}
      : {
          attachment: interviewCalendar({
            // Calendar programs make links of addresses.
            meeting: isAccepted ? meeting : { ...meeting, googleMeetLink: null, codepadLink: null },
            startsAt: new Date(startsAt),
            partnerName,
            publicUrl,
          }),
        }),
  }
}

function linkFact(label: string, url: string, isAccepted: boolean): MailFact {
  return isAccepted ? { label, url } : { label, uncheckedUrl: url }
}

const longTime = new Intl.DateTimeFormat('en-US', {
  hourCycle: 'h23',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

interface CalendarEntry {
  readonly meeting: Omit<Meeting, 'startsAt'>
  readonly startsAt: Date
  readonly partnerName: string
  readonly publicUrl: string
}

/**
 * The meeting as an iCalendar file (RFC 5545). The stable UID prevents a duplicate entry when it is opened twice. It
 * requests no reply, because the site's mailbox is not read.
 */
export function interviewCalendar({
  meeting,
  startsAt,
  partnerName,
  publicUrl,
}: CalendarEntry): MailAttachment {
  const { googleMeetLink: meetLink, codepadLink: codeLink } = meeting
  const myHerd = `${publicUrl}/my-herd`
  const calendar = ical({ prodId: { company: 'Capra', product: 'Mock interviews', language: 'EN' } })
  calendar.createEvent({
    id: `interview-${meeting.id}@${new URL(publicUrl).hostname}`,
    stamp: new Date(meeting.createdAt),
    start: startsAt,
    end: new Date(startsAt.getTime() + meetingMs),
    summary: `Mock interview with ${partnerName}`,
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
    text: calendarText(calendar),
  }
}
