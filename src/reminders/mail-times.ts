import { localDayIn, momentOf } from '#platform/time-zones.ts'

/** What a member wants, and had. Days are counted from 1970, where the member is. */
export interface MailTimes {
  readonly timeZone: string
  /** Of the practice mail, 0 to 23. */
  readonly hour: number
  /** Of the practice mail: 1 is Monday, 7 is Sunday. */
  readonly days: readonly number[]
  readonly practice: boolean
  readonly weekly: boolean
  readonly lastMailedDay: number | null
  readonly lastSummaryDay: number | null
}

const summaryHour = 18
/** A summary that could not be sent on Sunday is sent until Wednesday. */
const daysToCatchUp = 3

export interface PlannedMail {
  readonly kind: 'practice' | 'summary'
  readonly day: number
  /** In milliseconds since 1970. */
  readonly at: number
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: number): number {
  return ((day + 3) % 7) + 1
}

/** The one mail of a day, if nothing keeps it back. On Sundays the summary replaces the practice mail. */
export function mailOn(times: MailTimes, day: number): PlannedMail | undefined {
  const { timeZone, hour, days, practice, weekly, lastMailedDay, lastSummaryDay } = times
  if (isNear(lastMailedDay, day, day)) return undefined
  const daysSinceSunday = weekdayOf(day) % 7
  if (weekly && daysSinceSunday <= daysToCatchUp && !isNear(lastSummaryDay, day - daysSinceSunday, day))
    return {
      kind: 'summary',
      day,
      at: momentOf(day, daysSinceSunday === 0 ? summaryHour : hour, timeZone),
    }
  return practice && days.includes(weekdayOf(day))
    ? { kind: 'practice', day, at: momentOf(day, hour, timeZone) }
    : undefined
}

/** Whoever flew west has been mailed on a day that is still to come. Later days were made up by a wrong clock. */
function isNear(day: number | null, first: number, today: number): boolean {
  return day !== null && day >= first && day <= today + 1
}

/** Somebody with one weekday who flew west on it waits the longest. */
const longestWaitDays = 8

/** The next mail, as things are. @param after in milliseconds since 1970 */
export function nextMail(times: MailTimes, after: number): PlannedMail | undefined {
  const today = localDayIn(times.timeZone, after)
  for (let day = today; day <= today + longestWaitDays; day++) {
    const mail = mailOn(times, day)
    if (mail && mail.at > after) return mail
  }
  return undefined
}
