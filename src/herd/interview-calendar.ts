import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { calendarText } from '#platform/calendar-text.ts'
import { hourMs } from '#platform/durations.ts'
import type { Interview } from './contract.ts'

/** Includes fifteen minutes to talk about the interview. */
const meetingMs = hourMs

/** An interview, or a request for one; the interview that accepts a request has its id. */
export type Meeting = Pick<Interview, 'id' | 'googleMeetLink' | 'codepadLink' | 'startsAt' | 'createdAt'>

/** A later file about the same interview: it replaces or cancels the entry that an earlier one made. */
export interface CalendarChange {
  readonly kind: 'moved' | 'canceled'
  /** Milliseconds since 1970. */
  readonly at: number
}

interface CalendarEntry {
  readonly meeting: Omit<Meeting, 'startsAt'>
  readonly startsAt: Date
  readonly partnerName: string
  readonly publicUrl: string
  readonly change?: CalendarChange | undefined
}

/**
 * The meeting as an iCalendar file (RFC 5545). The stable UID prevents a duplicate entry when it is opened twice. It
 * requests no reply, because the site's mailbox is not read. It never names the question.
 */
export function interviewCalendar({
  meeting,
  startsAt,
  partnerName,
  publicUrl,
  change,
}: CalendarEntry): string {
  const { googleMeetLink: meetLink, codepadLink: codeLink } = meeting
  const createdAt = new Date(meeting.createdAt)
  const myHerd = `${publicUrl}/my-herd`
  const isCanceled = change?.kind === 'canceled'
  const calendar = ical({
    prodId: { company: 'Capra', product: 'Mock interviews', language: 'EN' },
    ...(isCanceled && { method: ICalCalendarMethod.CANCEL }),
  })
  calendar.createEvent({
    id: `interview-${meeting.id}@${new URL(publicUrl).hostname}`,
    // Grows with each change, which is all that calendars look at.
    sequence: change ? Math.ceil((change.at - createdAt.getTime()) / 1000) : 0,
    stamp: change ? new Date(change.at) : createdAt,
    ...(isCanceled && { status: ICalEventStatus.CANCELLED }),
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
  return calendarText(calendar)
}
