import { type GrowthReport, measureGrowth } from '#runner/judge/growth.ts'
import { type Check, isPassed, judge, type Run, type Verdict } from '#runner/judge/judge.ts'
import type { CodeRun } from '../../contract.ts'
import { type Adapted, adapt } from './adapt-program.ts'
import type { RunnableCode } from './find-functions.ts'
import type { Match } from './match-program.ts'
import { tellVerdict } from './tell-verdict.ts'

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
  const tell = ({ match, adapted, verdict }: Judged, growth?: GrowthReport): CodeRun => {
    const lines = code.trimEnd().split('\n').length
    return { pattern: match.pattern, ...tellVerdict(adapted, lines, verdict, growth) }
  }
  for (const match of matches) {
    const adapted = adapt(code, language, match)
    const verdict = await judge(adapted.cases, adapted, run, Date.now())
    const checks = [...verdict.examples, ...verdict.random]
    const passed = checks.filter(({ passes }) => passes).length / (checks.length || 1)
    const found = { match, adapted, verdict, score: match.prior + passed * (match.isSure ? 0.3 : 1) }
    if (isPassed(verdict)) {
      onMeasure?.()
      return tell(found, await measureSlow(adapted, run))
    }
    if (isLikely(match) || isPlausible(verdict)) judged.push(found)
    // Code that does not start or end is the same for all problems.
    if (verdict.examples.every(({ outcome }) => outcome?.kind !== 'returned')) break
  }
  const best = await chooseBest(judged, choose)
  return best && tell(best)
}

/** The growth of code that is slower than the pattern. */
async function measureSlow({ cases, ...program }: Adapted, run: Run): Promise<GrowthReport | undefined> {
  const isSlow = ({ order = 0, stoppedAt }: GrowthReport) =>
    order > cases.growth.order || stoppedAt !== undefined
  let report = await measureGrowth(cases, program, run)
  // A busy machine makes code look slow, but seldom twice.
  if (isSlow(report) && report.stoppedAt === undefined) report = await measureGrowth(cases, program, run)
  return isSlow(report) ? report : undefined
}

const isLikely = ({ isSure, prior }: Match) => isSure || prior >= 0.6

/**
 * Whether the code of a problem that is not named may be meant for it. An error of types is what code for other
 * parameters ends with; other errors and endless loops are its own.
 */
function isPlausible({ refused, examples }: Verdict): boolean {
  const isOwn = ({ outcome }: Check) =>
    outcome?.kind === 'failed' && !/^TypeError/.test(outcome.message) && outcome.reason !== 'syntax'
  return (
    refused !== undefined ||
    examples.filter((each) => each.passes || isOwn(each)).length * 3 >= examples.length
  )
}

async function chooseBest(judged: readonly Judged[], choose: Choose): Promise<Judged | undefined> {
  const [best, ...others] = judged.toSorted((one, other) => other.score - one.score)
  if (!best) return undefined
  const near = [best, ...others.filter(({ score }) => best.score - score < nearlyAsGood)]
  const titles = [...new Set(near.map(({ match }) => match.title))].slice(0, 3)
  if (best.match.isSure) return best
  if (best.score < leastScore) return undefined
  const chosen = await choose(titles)
  return near.find(({ match }) => chosen !== undefined && match.title === titles[chosen])
}
