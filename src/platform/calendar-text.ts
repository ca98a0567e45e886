import type { ICalCalendar } from 'ical-generator'

/** RFC 5545 wants every line ended by CRLF; the library omits the last one. */
export function calendarText(calendar: ICalCalendar): string {
  return `${calendar.toString().trimEnd()}\r\n`
}
