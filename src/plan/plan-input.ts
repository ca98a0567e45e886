import type { PatternEntry } from '#curriculum/pattern.ts'
import type { LessonProgress } from '#learning/rules.ts'
import { type LocalTime, localDay } from '#platform/local-day.ts'
import type { PatternStanding, Standing } from '#practice/contract.ts'
import type { Settings } from '#settings/rules.ts'
import { studyOrder } from '#settings/study-order.ts'
import { mondayOf } from './practice-days.ts'

/** What a learner has done and knows of a pattern. */
export interface PatternState {
  readonly pattern: PatternEntry
  /** Of all that the chosen companies ask, how much is solved by it, 0 to 1. Null without companies. */
  readonly asked: number | null
  /** Where the lesson continues, 0 to 8; undefined when it was finished before. */
  readonly step: number | undefined
  /** Practice problems. */
  readonly solved: number
  /** 0 to 1; null while there is not enough to go by. */
  readonly recall: number | null
  readonly isSecure: boolean
}

export interface CompanyName {
  readonly slug: string
  readonly name: string
}

/** All that a plan is made of: nothing else is stored. */
export interface PlanInput {
  readonly settings: Pick<Settings, 'interviewOn' | 'hoursPerWeek'>
  readonly companies: readonly CompanyName[]
  /** Days from 1970, where the learner is. */
  readonly today: number
  /** In the order of study. */
  readonly patterns: readonly PatternState[]
  /** The day of the newest answer, lesson or solved problem. Undefined before the first. */
  readonly lastActive: number | undefined
  readonly doneToday: DoneToday
  /** The Monday of this week, when its Sealed Five are done. */
  readonly checkedWeek: number | undefined
  /** Guests have none, and in the end every sealed prompt is used up. */
  readonly hasChecks: boolean
  /** Guests have no GoatMates. */
  readonly hasMocks: boolean
}

interface DoneToday {
  /** Finished daily rounds. */
  readonly rounds: number
  /** Slugs of finished lessons. */
  readonly lessons: readonly string[]
  /** Solved problems. */
  readonly problems: number
}

/** What is known of somebody, as its features store it. */
export interface Records {
  readonly settings: PlanInput['settings']
  readonly time: LocalTime
  readonly standing: Pick<Standing, 'patterns' | 'days' | 'check' | 'roundsToday'>
  readonly lessons: Readonly<Record<string, LessonProgress>>
  /** When each problem was solved, in milliseconds since 1970; undefined where only a guest's browser knows of it. */
  readonly solved: ReadonlyMap<number, number | undefined>
  /** The chosen ones. */
  readonly companies: readonly CompanyName[]
  /** How often they ask each pattern, by its slug. */
  readonly mix: ReadonlyMap<string, number>
  readonly isGuest: boolean
}

export function planInputOf(records: Records): PlanInput {
  const { settings, companies, time, standing, lessons, solved, mix, isGuest } = records
  const today = localDay(time)
  const dayAt = (moment: number) => localDay({ ...time, now: moment })
  const totalAsked = [...mix.values()].reduce((sum, asked) => sum + asked, 0)
  const solvedDays = [...solved.values()].flatMap((at) => (at === undefined ? [] : [dayAt(at)]))
  const finishedDays = Object.entries(lessons).flatMap(([name, { finishedAt }]) =>
    finishedAt === undefined ? [] : [{ name, day: dayAt(Date.parse(finishedAt)) }],
  )
  const known = new Map(standing.patterns.map((each) => [each.pattern, knowledgeOf(each)]))
  const activeDays = [
    ...solvedDays,
    ...finishedDays.map(({ day }) => day),
    ...Object.values(lessons).map(({ startedAt }) => dayAt(Date.parse(startedAt))),
    ...standing.days.map(({ day }) => day),
  ]
  return {
    settings,
    companies,
    today,
    patterns: studyOrder(isGuest).map((pattern) => {
      const lesson = lessons[pattern.name]
      const { recall = null, isSecure = false } = known.get(pattern.name) ?? {}
      return {
        pattern,
        asked: totalAsked === 0 ? null : (mix.get(pattern.name) ?? 0) / totalAsked,
        step: lesson?.finishedAt === undefined ? (lesson?.step ?? 0) : undefined,
        solved: pattern.problems.filter((number) => solved.has(number)).length,
        recall,
        isSecure,
      }
    }),
    lastActive: activeDays.length === 0 ? undefined : Math.max(...activeDays),
    doneToday: {
      rounds: standing.roundsToday,
      lessons: finishedDays.filter(({ day }) => day === today).map(({ name }) => name),
      problems: solvedDays.filter((day) => day === today).length,
    },
    checkedWeek: standing.check === 'done' ? mondayOf(today) : undefined,
    hasChecks: !isGuest && standing.check !== 'used-up',
    hasMocks: !isGuest,
  }
}

/** All that the plan reads of a pattern's standing. A number that is not shown is only about right. */
function knowledgeOf({ recall, isSecure, isShown }: PatternStanding) {
  return { recall: isShown ? recall : null, isSecure }
}
