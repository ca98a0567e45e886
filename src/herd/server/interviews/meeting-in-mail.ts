import type { Mail } from '#platform/server/mail/mail.ts'
import type { MailContent, MailFact } from '#platform/server/mail/mail-layout.ts'
import { type CalendarChange, interviewCalendar, type Meeting } from '../../interview-calendar.ts'

interface MeetingInMail {
  readonly meeting: Meeting
  /** The other person, by the name that may appear in mails. */
  readonly partnerName: string
  readonly publicUrl: string
  /** Whether the recipient chose this GoatMate. Links of others are plain text: anyone can become a GoatMate of people who accept automatically. */
  readonly isAccepted: boolean
  /** Of an interview that the recipient may have in their calendar. */
  readonly change?: CalendarChange
}

/** When and where two people meet, with a calendar file when a time is set. It never names the question. */
export function meetingInMail({
  meeting,
  partnerName,
  publicUrl,
  isAccepted,
  change,
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
          attachment: {
            filename: 'mock-interview.ics',
            contentType: 'text/calendar; charset=utf-8',
            text: interviewCalendar({
              // Calendar programs make links of addresses.
              meeting: isAccepted ? meeting : { ...meeting, googleMeetLink: null, codepadLink: null },
              startsAt: new Date(startsAt),
              partnerName,
              publicUrl,
              change,
            }),
          },
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
