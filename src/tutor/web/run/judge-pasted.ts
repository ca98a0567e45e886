import { type GrowthReport, measureGrowth } from '#runner/judge/growth.ts'
import { isPassed, judge, type Run, type Verdict } from '#runner/judge/judge.ts'
import type { CodeRun } from '../../contract.ts'
import { type Adapted, adapt } from './adapt-program.ts'
import type { RunnableCode } from './find-functions.ts'
import type { Match } from './match-program.ts'
import { isPlausible, tellVerdict } from './tell-verdict.ts'

interface Judged {
  readonly match: Match
  readonly adapted: Adapted
  readonly verdict: Verdict
  /** What speaks for it: before it ran, and the part of the inputs that pass. */
  readonly score: number
}

/** Which of several problems the learner means, by title: its index, or undefined for none of them. */
export type Choose = (titles: readonly string[]) => Promise<number | undefined>

/** Another problem that fits nearly as well makes a question necessary. */
const nearlyAsGood = 0.25
/** A problem that was not named, and less than this speaks for it, is not meant. */
const leastScore = 0.6

/**
 * Judges pasted code as an answer to the one of these problems that it fits best.
 *
 * @returns undefined if it seems to answer another problem.
 */
export async function judgePasted(
  matches: readonly Match[],
  { code, language }: RunnableCode,
  run: Run,
  choose: Choose,
  onMeasure?: () => void,
): Promise<CodeRun | undefined> {
  const judged: Judged[] = []
  for (const match of matches) {
    const adapted = adapt(code, language, match)
    const verdict = await judge(adapted.cases, adapted, run, Date.now())
    const checks = [...verdict.examples, ...verdict.random]
    const passed = checks.filter(({ passes }) => passes).length / (checks.length || 1)
    if (isPlausible(adapted.cases, verdict, match.isSure || match.prior >= 0.6))
      judged.push({ match, adapted, verdict, score: match.prior + passed * (match.isSure ? 0.3 : 1) })
    // Code that does not start or end is the same for all problems.
    if (isPassed(verdict) || verdict.examples.every(({ outcome }) => outcome?.kind !== 'returned')) break
  }
  const best = await chooseBest(judged, choose)
  if (!best) return undefined
  const { adapted, verdict, match } = best
  const lines = code.trimEnd().split('\n').length
  if (!isPassed(verdict)) return { pattern: match.pattern, ...tellVerdict(adapted, lines, verdict) }
  onMeasure?.()
  const { growth } = adapted.cases
  const isSlow = ({ order = 0, stoppedAt }: GrowthReport) => order > growth.order || stoppedAt !== undefined
  let report = await measureGrowth(adapted.cases, adapted, run)
  // A busy machine makes code look slow, but seldom twice.
  if (isSlow(report) && report.stoppedAt === undefined)
    report = await measureGrowth(adapted.cases, adapted, run)
  const told = tellVerdict(adapted, lines, verdict, isSlow(report) ? report : undefined)
  return { pattern: match.pattern, ...told }
}

async function chooseBest(judged: readonly Judged[], choose: Choose): Promise<Judged | undefined> {
  const sorted = judged.toSorted((one, other) => other.score - one.score)
  const [best] = sorted
  if (!best || isPassed(best.verdict)) return best
  const passing = sorted.find(({ verdict }) => isPassed(verdict))
  if (passing) return passing
  const near = sorted.filter(({ score }) => best.score - score < nearlyAsGood)
  const titles = [...new Set(near.map(({ match }) => match.title))].slice(0, 3)
  if (best.match.isSure || (best.match.prior >= 0.6 && titles.length < 2)) return best
  if (best.score < leastScore) return undefined
  const chosen = await choose(titles)
  return near.find(({ match }) => chosen !== undefined && match.title === titles[chosen])
}
