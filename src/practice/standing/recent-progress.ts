import { dayMs } from '#platform/durations.ts'
import type { EndedConfusion, Improvement } from '../contract.ts'
import { creditOf, type Verdict } from '../judge.ts'

/** An answer of the last weeks, as it was judged. */
export interface RecentAnswer {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly promptId: string
  readonly isRated: boolean
  readonly verdicts: readonly Verdict[]
}

/** Answers older than this are not compared. */
export const recentMs = 35 * dayMs
/** The first answers must be this old, or they are no "four weeks ago". */
const agoMs = 21 * dayMs
const compared = 5
/** With seven answers, the first five and the last five have three in common. A pattern gets hardly more in five weeks. */
const fewestAnswers = 7
const leastGain = 2
const mostImprovements = 3

/** What the person names now and did not four weeks ago, the largest gain first. */
export function improvementsIn(answers: readonly RecentAnswer[], now: number): Improvement[] {
  const counted = firstOfEachPrompt(answers.filter(({ isRated }) => isRated))
  const rights = Map.groupBy(
    counted.flatMap(({ at, verdicts }) =>
      verdicts.map((verdict) => ({ at, pattern: verdict.pattern, isRight: creditOf(verdict) === 1 })),
    ),
    ({ pattern }) => pattern,
  )
  return [...rights]
    .flatMap(([pattern, all]) => {
      const [first] = all
      if (!first || all.length < fewestAnswers || first.at > now - agoMs) return []
      const before = all.slice(0, compared).map(({ isRight }) => isRight)
      const after = all.slice(-compared).map(({ isRight }) => isRight)
      const gain = after.filter(Boolean).length - before.filter(Boolean).length
      return gain < leastGain
        ? []
        : [{ gain, improvement: { pattern, before, after, from: new Date(first.at).toISOString() } }]
    })
    .sort((a, b) => b.gain - a.gain)
    .slice(0, mostImprovements)
    .map(({ improvement }) => improvement)
}

function firstOfEachPrompt(answers: readonly RecentAnswer[]): readonly RecentAnswer[] {
  const seen = new Set<string>()
  return answers.filter(({ promptId }) => !seen.has(promptId) && seen.add(promptId))
}

const weekMs = 7 * dayMs

/** What was confused in two of five answers a week ago, and in none of the last five. */
export function endedConfusionsIn(answers: readonly RecentAnswer[], now: number): EndedConfusion[] {
  const named = Map.groupBy(
    answers.flatMap(({ at, verdicts }) =>
      verdicts.map((verdict) => ({
        at,
        pattern: verdict.pattern,
        wrong: creditOf(verdict) === 0 ? verdict.named : null,
      })),
    ),
    ({ pattern }) => pattern,
  )
  return [...named].flatMap(([pattern, all]) => {
    const last = all.slice(-compared)
    const aWeekAgo = all.filter(({ at }) => at <= now - weekMs).slice(-compared)
    const wrongs = new Set(aWeekAgo.flatMap(({ wrong }) => wrong ?? []))
    return [...wrongs]
      .filter((other) => aWeekAgo.filter(({ wrong }) => wrong === other).length >= 2)
      .filter((other) => last.length === compared && last.every(({ wrong }) => wrong !== other))
      .map((takenFor) => ({ pattern, takenFor }))
  })
}
