import { dayMs } from '#platform/durations.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
]

/**
 * A day has no hour, so it is written without a time zone: in UTC, where `day * dayMs` is its midnight. Not with `Intl`:
 * its first formatter takes 15 to 25 ms of the CPU, four times that on a phone, and home shows a day at once.
 */
function partsOf(day: number) {
  const date = new Date(day * dayMs)
  return {
    weekday: weekdays[date.getUTCDay()] ?? '',
    month: months[date.getUTCMonth()] ?? '',
    date: date.getUTCDate(),
    year: date.getUTCFullYear(),
  }
}

/** 'Thursday, December 24'. @param day days from 1970 */
export function longDay(day: number): string {
  const { weekday, month, date } = partsOf(day)
  return `${weekday}, ${month} ${date}`
}
/** 'Thu, Dec 24'. */
export const shortDay = (day: number) => `${weekday(day)}, ${dayAndMonth(day)}`
/** 'Thu'. */
const weekday = (day: number) => partsOf(day).weekday.slice(0, 3)
/** 'Thursday, December 24, 2026'. */
export const fullDay = (day: number) => `${longDay(day)}, ${partsOf(day).year}`

/** 'Nov 23'. */
export function dayAndMonth(day: number): string {
  const { month, date } = partsOf(day)
  return `${month.slice(0, 3)} ${date}`
}
/** '23'. */
export const dayOfMonth = (day: number) => String(partsOf(day).date)

/** 'Thu', if that can only be the next one; else 'Dec 24'. */
export function nearDay(day: number, today: number): string {
  return day - today < 7 ? weekday(day) : dayAndMonth(day)
}

export function isWeekend(day: number): boolean {
  const weekday = new Date(day * dayMs).getUTCDay()
  return weekday === 0 || weekday === 6
}
