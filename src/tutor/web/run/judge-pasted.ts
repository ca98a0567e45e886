import { type GrowthReport, measureGrowth } from '#runner/judge/growth.ts'
import { type Check, check, isPassed, judge, type Run, type Verdict } from '#runner/judge/judge.ts'
import type { Failed } from '#runner/protocol.ts'
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
  const lines = code.trimEnd().split('\n').length
  const tell = ({ match, adapted, verdict }: Judged, growth?: GrowthReport): CodeRun => {
    return { pattern: match.pattern, ...tellVerdict(adapted, lines, verdict, growth) }
  }
  const judgeAll = async (fitting: readonly Match[]): Promise<CodeRun | undefined> => {
    for (const match of fitting) {
      const adapted = adapt(code, language, match)
      const verdict = await judge(adapted.cases, adapted, run, Date.now())
      const share = shareOf([...verdict.examples, ...verdict.random])
      const found = { match, adapted, verdict, score: match.prior + share * (match.isSure ? 0.3 : 1) }
      judged.push(found)
      if (!isPassed(verdict)) continue
      // Wrong code for a rotated array may pass as a plain binary search, which has the same name.
      const likelier = judged.filter(
        (each) => each.match.prior > match.prior + 0.1 && takesInputs(each.verdict),
      )
      const meant = likelier.length > 0 ? await chooseOf([...likelier, found], choose) : found
      if (meant !== found) return meant && tell(meant)
      onMeasure?.()
      return tell(found, await measureSlow(adapted, run))
    }
    return undefined
  }
  const [likeliest] = matches
  if (!likeliest) return undefined
  const adapted = adapt(code, language, likeliest)
  const refused = await refusedAtStart(adapted, language, run)
  if (refused)
    return tell({ match: likeliest, adapted, verdict: { refused, examples: [], random: [] }, score: 0 })
  const passed = await judgeAll(matches.filter(({ isSure }) => isSure))
  if (passed) return passed
  // What is named may only be an algorithm that the code uses: Dijkstra's.
  if (!judged.some(({ verdict }) => takesInputs(verdict))) {
    const guesses = matches.filter(({ isSure }) => !isSure)
    const passed = await judgeAll(await fittingOf(guesses, { code, language }, run))
    if (passed) return passed
  }
  const taking = judged.filter(({ verdict }) => takesInputs(verdict))
  const best = await chooseBest(taking.length > 0 ? taking : judged, choose)
  return best && tell(best)
}

const shareOf = (checks: readonly Check[]) =>
  checks.filter(({ passes }) => passes).length / (checks.length || 1)

/** Milliseconds: code for another problem may not end. */
const guessLimit = 1500
const mostJudged = 4
/** Each costs that time, and then a start of what runs the code. */
const mostStops = 3

/** Of problems that are not named, those whose examples speak for them; the likeliest first. */
async function fittingOf(
  guesses: readonly Match[],
  { code, language }: RunnableCode,
  run: Run,
): Promise<readonly Match[]> {
  const fitting: { match: Match; share: number }[] = []
  let stops = 0
  for (const match of guesses) {
    const adapted = adapt(code, language, match)
    const inputs = adapted.cases.examples.map(({ args }) => args)
    const { checks, refused } = await check(adapted.cases, adapted, run, inputs, guessLimit)
    if (isPlausible({ ...(refused && { refused }), examples: checks }))
      fitting.push({ match, share: shareOf(checks) })
    if (checks.some(({ outcome }) => outcome?.kind === 'failed' && outcome.reason === 'time')) stops++
    if (refused?.reason === 'syntax' || stops === mostStops) break
  }
  return fitting
    .toSorted((one, other) => other.match.prior + other.share - one.match.prior - one.share)
    .slice(0, mostJudged)
    .map(({ match }) => match)
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

/** Why code fails before it is called, whatever its problem: its own last line may never end. C++ is only compiled with a call. */
async function refusedAtStart(
  { source }: Adapted,
  language: RunnableCode['language'],
  run: Run,
): Promise<Failed | undefined> {
  if (language === 'cpp') return undefined
  const program = { language, source, target: { kind: 'script' } } as const
  const { refused, outcomes } = await run({ program, inputs: [[]] })
  return refused ?? outcomes.find((each): each is Failed => each.kind === 'failed' && each.reason !== 'error')
}

/** An error of types is what code for other parameters ends with; other errors and endless loops are its own. */
const isOfTypes = ({ outcome }: Check) =>
  outcome?.kind === 'failed' && (/^TypeError/.test(outcome.message) || outcome.reason === 'syntax')

const takesInputs = ({ refused, examples }: Verdict) => refused !== undefined || !examples.every(isOfTypes)

/** Whether the code of a problem that is not named may be meant for it. */
function isPlausible({ refused, examples }: Pick<Verdict, 'refused' | 'examples'>): boolean {
  const isOwn = (each: Check) => each.outcome?.kind === 'failed' && !isOfTypes(each)
  return (
    refused !== undefined ||
    examples.filter((each) => each.passes || isOwn(each)).length * 3 >= examples.length
  )
}

async function chooseBest(judged: readonly Judged[], choose: Choose): Promise<Judged | undefined> {
  const [best, ...others] = judged.toSorted((one, other) => other.score - one.score)
  if (!best) return undefined
  const near = [best, ...others.filter(({ score }) => best.score - score < nearlyAsGood)]
  const titles = titlesOf(near)
  // Several problems ask for a `maxProfit`.
  if (best.match.isSure && titles.length < 2) return best
  if (best.score < leastScore) return undefined
  return chooseOf(near, choose)
}

const titlesOf = (judged: readonly Judged[]) =>
  [...new Set(judged.flatMap(({ match }) => match.title || []))].slice(0, 3)

async function chooseOf(judged: readonly Judged[], choose: Choose): Promise<Judged | undefined> {
  const titles = titlesOf(judged)
  const chosen = await choose(titles)
  return judged.find(({ match }) => chosen !== undefined && match.title === titles[chosen])
}
