import { daysUntilDate, type Settings } from './rules.ts'

/** The lesson takes 12 minutes, its Spots and their return 8, and two practice problems 25 each. */
const minutesPerPattern = 70
/** Of a learner who has not said: half an hour a day. */
export const usualHours = 4
/** Without a date nothing presses, but what is left for a fortnight has to be learned again. */
const lessonsPerWeekWithoutDate = 2

export interface Forecast {
  /** From today to the interview; undefined without a date. Zero or less: today, or it is over. */
  readonly days: number | undefined
  /** Until the interview, as whole hours. */
  readonly hours: number
  /** Rounded to five. */
  readonly minutesPerDay: number
  /** How many patterns there is time for, before the interview. */
  readonly patterns: number
  /** From one new pattern to the next. */
  readonly daysPerPattern: number
}

/** @param today days from 1970 where the learner is. @param patternCount how many they can open. */
export function forecastOf(
  { interviewOn, hoursPerWeek }: Pick<Settings, 'interviewOn' | 'hoursPerWeek'>,
  today: number,
  patternCount: number,
): Forecast {
  const until = interviewOn === null ? undefined : daysUntilDate(interviewOn, today)
  // A date in the browser's storage may have been edited by hand.
  const days = Number.isInteger(until) ? until : undefined
  const minutesPerWeek = (hoursPerWeek ?? usualHours) * 60
  const minutes = (Math.max(0, days ?? 0) * minutesPerWeek) / 7
  const daysPerPattern = Math.max(1, Math.round((minutesPerPattern * 7) / minutesPerWeek))
  return {
    days,
    hours: Math.round(minutes / 60),
    minutesPerDay: Math.max(5, Math.round(minutesPerWeek / 7 / 5) * 5),
    patterns: Math.min(patternCount, Math.floor(minutes / minutesPerPattern)),
    daysPerPattern:
      days === undefined
        ? Math.max(daysPerPattern, Math.ceil(7 / lessonsPerWeekWithoutDate))
        : daysPerPattern,
  }
}
