import { dayMs } from '#platform/durations.ts'
import { lazily } from '#platform/lazily.ts'

/** A day has no hour, so it is written without a time zone: in UTC, where `day * dayMs` is its midnight. */
const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = lazily(() => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }))
  return (day: number) => format().format(day * dayMs)
}

/** 'Thursday, December 24'. @param day days from 1970 */
export const longDay = formatter({ weekday: 'long', month: 'long', day: 'numeric' })
/** 'Thu, Dec 24'. */
export const shortDay = formatter({ weekday: 'short', month: 'short', day: 'numeric' })
/** 'Thu'. */
const weekday = formatter({ weekday: 'short' })
/** 'Thursday, December 24, 2026'. */
export const fullDay = formatter({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })

/** 'Nov 23'. */
export const dayAndMonth = formatter({ month: 'short', day: 'numeric' })
/** '23'. */
export const dayOfMonth = formatter({ day: 'numeric' })

/** 'Thu', if that can only be the next one; else 'Dec 24'. */
export function nearDay(day: number, today: number): string {
  return day - today < 7 ? weekday(day) : dayAndMonth(day)
}

export function isWeekend(day: number): boolean {
  const weekday = new Date(day * dayMs).getUTCDay()
  return weekday === 0 || weekday === 6
}
