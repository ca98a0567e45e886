import ical from 'ical-generator'
import type { MailAttachment } from '#platform/server/mail/mail.ts'
import type { Interview } from '../../contract.ts'

/** Three quarters of an hour to interview, and time to talk about it. */
const lengthMs = 60 * 60 * 1000

export interface Meeting {
  readonly interview: Pick<Interview, 'id' | 'googleMeetLink' | 'codepadLink' | 'createdAt'>
  readonly startsAt: Date
  /** As the candidate knows them. */
  readonly interviewerName: string
  readonly publicUrl: string
}

/**
 * The interview as an iCalendar file (RFC 5545). Its UID stays the same, so that opening it twice makes one entry. It
 * asks for no reply: nobody reads the mailbox of the site.
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
    end: new Date(startsAt.getTime() + lengthMs),
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
    // The last line ends like every other one; the library leaves that to the caller.
    text: `${calendar.toString().trimEnd()}\r\n`,
  }
}
