/** 0 is Sunday. @param day days from 1970, which began on a Thursday */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7
}

/** Weeks begin on Monday. @returns the day from 1970 */
export function mondayOf(day: number): number {
  return day - ((weekdayOf(day) + 6) % 7)
}

const [tuesday, thursday, saturday] = [2, 4, 6]

/** With little time, fewer and longer days: a day of ten minutes has room for a round and nothing else. */
function freeWeekdays(hoursPerWeek: number): readonly number[] {
  if (hoursPerWeek === 1) return [1, tuesday, thursday, 5, saturday]
  return hoursPerWeek === 2 ? [tuesday, thursday, saturday] : [saturday]
}

export function practiceDaysPerWeek(hoursPerWeek: number): number {
  return 7 - freeWeekdays(hoursPerWeek).length
}

/** An interview within a week leaves no free day. */
const daysWithoutRest = 7

export interface PracticeDays {
  /** Days from 1970. */
  readonly days: readonly number[]
  readonly minutesPerDay: number
  readonly minutesPerWeek: number
  /** Less than a week is left: every day counts. */
  readonly isShort: boolean
}

/** From today until the day before `end`. The day before an interview is free. */
export function practiceDaysUntil(today: number, end: number, hoursPerWeek: number): PracticeDays {
  const minutesPerWeek = hoursPerWeek * 60
  const all = Array.from({ length: Math.max(0, end - today) }, (_, index) => today + index)
  if (all.length < daysWithoutRest)
    return { days: all, minutesPerDay: minutesPerWeek / 7, minutesPerWeek, isShort: true }
  const free = freeWeekdays(hoursPerWeek)
  return {
    days: all.filter((day) => !free.includes(weekdayOf(day)) && day !== end - 1),
    minutesPerDay: minutesPerWeek / practiceDaysPerWeek(hoursPerWeek),
    minutesPerWeek,
    isShort: false,
  }
}
