import { countText } from '#platform/count-words.ts'
import type { CriterionKey, Interview, Scores } from '../../contract.ts'
import { criteria, formatScore, parseFeedback, scoreOf } from '../../rating.ts'

export interface CriterionTrend {
  readonly key: CriterionKey
  readonly title: string
  /** One score for each interview, oldest first. */
  readonly scores: readonly number[]
  /** Of the last five, or as many as there are. */
  readonly mean: number
  /** How many interviews the mean covers. */
  readonly count: number
}

/** Enough to even out a bad day, few enough to show a change. */
const meanWindow = 5

/** The trend of each criterion over completed interviews with seven scores; empty when there is none. */
export function criterionTrends(interviews: readonly Interview[]): readonly CriterionTrend[] {
  const scored = interviews
    .flatMap((interview) => {
      const scores = scoresOf(interview)
      return scores ? [{ scores, at: interview.completedAt ?? interview.createdAt }] : []
    })
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
  if (scored.length === 0) return []
  return criteria.map(({ key, title }) => {
    const scores = scored.map((each) => each.scores[key])
    const last = scores.slice(-meanWindow)
    const mean = last.reduce((sum, score) => sum + score, 0) / last.length
    return { key, title, scores, mean, count: last.length }
  })
}

/** 'From 3.1 to 4.0 in four interviews. Weakest so far: complexity.' Undefined before the second one. */
export function courseText(trends: readonly CriterionTrend[]): string | undefined {
  const totals = trends.reduce<number[]>(
    (sums, { scores }) => scores.map((score, index) => score + (sums[index] ?? 0)),
    [],
  )
  const [first] = totals
  const last = totals.at(-1)
  const weakest = trends.toSorted((a, b) => a.mean - b.mean)[0]
  if (totals.length < 2 || first === undefined || last === undefined || !weakest) return undefined
  const [from, to] = [first, last].map((total) => formatScore(scoreOf(total)))
  const course = from === to ? `Steady at ${from} over` : `From ${from} to ${to} in`
  return `${course} ${countText(totals.length, 'interview')}. Weakest so far: ${weakest.title.toLowerCase()}.`
}

/** The seven scores an interviewer gave, if they did. */
export function scoresOf({ status, feedback }: Interview): Scores | undefined {
  if (status !== 'completed' || !feedback) return undefined
  const parsed = parseFeedback(feedback)
  return parsed.kind === 'scored' ? parsed.scores : undefined
}
