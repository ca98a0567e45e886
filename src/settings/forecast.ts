import { daysUntilDate, type Settings } from './rules.ts'

/** Of a learner who has not said: half an hour a day. */
export const usualHours = 4

export interface Forecast {
  /** From today to the interview; undefined without a date. Zero or less: today, or it is over. */
  readonly days: number | undefined
  /** Until the interview, as whole hours. */
  readonly hours: number
  /** Rounded to five. */
  readonly minutesPerDay: number
}

/** The time until the interview. What fits into it says the plan. @param today days from 1970 where the learner is */
export function forecastOf(
  { interviewOn, hoursPerWeek }: Pick<Settings, 'interviewOn' | 'hoursPerWeek'>,
  today: number,
): Forecast {
  const until = interviewOn === null ? undefined : daysUntilDate(interviewOn, today)
  // A date in the browser's storage may have been edited by hand.
  const days = Number.isInteger(until) ? until : undefined
  const minutesPerWeek = (hoursPerWeek ?? usualHours) * 60
  const minutes = (Math.max(0, days ?? 0) * minutesPerWeek) / 7
  return {
    days,
    hours: Math.round(minutes / 60),
    minutesPerDay: Math.max(5, Math.round(minutesPerWeek / 7 / 5) * 5),
  }
}
