import type { Cases } from '#algorithms/cases.ts'
import { type GrowthReport, measureGrowth } from '#runner/judge/growth.ts'
import { isPassed, judge, type Run, type Verdict } from '#runner/judge/judge.ts'
import type { ReadCode } from '../../code/read-code.ts'
import type { CodeRun } from '../../contract.ts'
import { type Adapted, adapt } from './adapt-program.ts'
import { type Match, matchProgram, type SpokenOf } from './match-program.ts'
import { isPlausible, tellVerdict } from './tell-verdict.ts'

interface Pasted {
  readonly code: ReadCode
  /** The cases of the patterns that the code may be about. */
  readonly candidates: ReadonlyMap<string, readonly Cases[]>
  readonly spokenOf: SpokenOf
}

interface AdaptedMatch {
  readonly match: Match
  readonly adapted: Adapted
}

interface Judged extends AdaptedMatch {
  readonly verdict: Verdict
  /** Part of the examples. */
  readonly passed: number
}

/** What pasted code may be run on; nothing if its language does not run here or it answers no problem of ours. */
export function findRuns({ code, candidates, spokenOf }: Pasted): readonly AdaptedMatch[] {
  const { language } = code
  if (language === 'java') return []
  return matchProgram(code.code, language, candidates, spokenOf).map((match) => ({
    match,
    adapted: adapt(code.code, language, match),
  }))
}

/**
 * Judges pasted code as an answer to the one of these problems that it fits best.
 *
 * @returns undefined if it seems to answer another problem.
 */
export async function judgePasted(
  runs: readonly AdaptedMatch[],
  { code }: ReadCode,
  run: Run,
  onMeasure?: () => void,
): Promise<CodeRun | undefined> {
  let best: Judged | undefined
  for (const { match, adapted } of runs) {
    const verdict = await judge(adapted.cases, adapted, run, Date.now())
    const { examples } = verdict
    const passed = examples.filter(({ passes }) => passes).length / (examples.length || 1)
    if (isPlausible(adapted.cases, verdict, match.isSure) && !(best && best.passed >= passed))
      best = { match, adapted, verdict, passed }
    // Code that does not start or end is the same for all problems.
    if (passed === 1 || examples.every(({ outcome }) => outcome?.kind !== 'returned')) break
  }
  if (!best) return undefined
  const { adapted, verdict, match } = best
  const lines = code.trimEnd().split('\n').length
  if (!isPassed(verdict)) return { pattern: match.pattern, ...tellVerdict(adapted, lines, verdict) }
  onMeasure?.()
  const { growth } = adapted.cases
  const isSlow = ({ order = 0 }: GrowthReport) => order > growth.order
  const first = await measureGrowth(adapted.cases, adapted, run)
  // A busy machine makes code look slow, but seldom twice.
  const second = isSlow(first) ? await measureGrowth(adapted.cases, adapted, run) : undefined
  const slow = second && isSlow(second) ? second : undefined
  return { pattern: match.pattern, ...tellVerdict(adapted, lines, verdict, slow) }
}
