import { dayOf } from '#platform/local-day.ts'

/** How well a learner knows such problems, in their own words. */
export const experiences = ['new', 'some', 'confident'] as const
export type Experience = (typeof experiences)[number]

export const fewestHours = 1
export const mostHours = 40
export const mostCompanies = 10
/** A plan over more than a year would say nothing. */
export const mostDaysAhead = 365

/** What a learner has said about their preparation. `null` and none: not chosen. */
export interface Settings {
  /** A local date, as '2026-12-24'. */
  readonly interviewOn: string | null
  readonly hoursPerWeek: number | null
  readonly experience: Experience | null
  /** Slugs of companies in our list. */
  readonly companies: readonly string[]
  /** Whether they answered or skipped the questions of the first hour: then these are not put before them again. */
  readonly isAnswered: boolean
}

export const nothingChosen: Settings = {
  interviewOn: null,
  hoursPerWeek: null,
  experience: null,
  companies: [],
  isAnswered: false,
}

/** Why a text cannot be the hours of a week. Undefined when it can. */
export function refuseHours(text: string): string | undefined {
  const value = Number(text)
  const isPossible = Number.isInteger(value) && value >= fewestHours && value <= mostHours
  return isPossible ? undefined : `Enter whole hours, from ${fewestHours} to ${mostHours} a week.`
}

/** From today to a date; 0 is today, and a date that has passed is negative. @param today days from 1970 */
export function daysUntilDate(date: string, today: number): number {
  return dayOf(date) - today
}

/** Why a date cannot be the next interview's. Undefined when it can. @param today days from 1970 */
export function refuseDate(date: string, today: number): string | undefined {
  const days = daysUntilDate(date, today)
  if (!Number.isInteger(days)) return 'This is not a date. Enter one as 2026-12-24.'
  if (days < 0) return 'This date has passed. Choose a later one, or No date yet.'
  if (days > mostDaysAhead)
    return 'This date is more than a year away. Choose No date yet, and set the date when it is nearer.'
  return undefined
}
