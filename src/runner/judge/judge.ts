import { type Cases, createRandom } from '#algorithms/cases.ts'
import type { Failed, Input, Outcome, Program, RunRequest } from '../protocol.ts'
import { shrink } from './shrink.ts'
import { sizeOf } from './smaller.ts'
import { hasResultType, targetOf } from './target.ts'

/** What the code did on one input, beside what is right. */
export interface Check {
  /** Of an example: what is special about it. */
  readonly name?: string
  readonly args: Input
  /** One right answer; where several are right, that of the reference. */
  readonly expected: unknown
  /** Missing if the run ended before this input. */
  readonly outcome?: Outcome
  readonly passes: boolean
}

export interface Verdict {
  /** The code does not parse, or ended the worker: nothing was judged. */
  readonly refused?: Failed
  readonly examples: readonly Check[]
  readonly random: readonly Check[]
  /** The least input found on which the code fails. */
  readonly smallest?: Check
}

/** Runs inputs and returns their outcomes; those after an ended run are missing. */
export type Run = (
  request: RunRequest,
) => Promise<{ readonly outcomes: readonly Outcome[]; readonly refused?: Failed }>

const randomCount = 100

/** How many failing inputs are made smaller: the smallest that comes of one may be larger than that of another. */
const shrunkCount = 3

/** Milliseconds for a batch of small inputs, when code that did not end is run again. */
const shortLimit = 1500
/** Runs that did not end cost this time each. */
const mostStops = 12

/**
 * Judges a learner's code: the named examples first, then random inputs, and the least input that fails. The learner's
 * code and the reference each get a copy of the input, so that a change to it stays without effect on the other.
 *
 * @param seed of the random inputs.
 */
export async function judge(
  cases: Cases,
  code: Pick<Program, 'language' | 'source'>,
  run: Run,
  seed: number,
  onExamples?: (examples: readonly Check[]) => void,
): Promise<Verdict> {
  const verdict = await tryInputs(cases, code, run, seed, onExamples)
  const failing = [...verdict.examples, ...verdict.random].filter((each) => !each.passes && each.outcome)
  const starts = failing.toSorted(bySize).slice(0, shrunkCount)
  const found: Check[] = []
  let stops = 0
  for (const start of starts) {
    let smallest = start
    await shrink(start.args, { ...cases, isValid: validityOf(cases) }, async (inputs) => {
      if (stops >= mostStops) return -1
      const { checks } = await check(cases, code, run, inputs, shortLimit)
      if (checks.some(({ outcome }) => isStopped(outcome))) stops++
      // Code that ends with a wrong result may take longer than the short limit on a busy machine.
      const isFailure = ({ outcome }: Check) => outcome && (isStopped(start.outcome) || !isStopped(outcome))
      const index = checks.findIndex((each) => !each.passes && isFailure(each))
      smallest = checks[index] ?? smallest
      return index
    })
    found.push(smallest)
  }
  const smallest = found.toSorted(bySize)[0]
  return { ...verdict, ...(smallest && { smallest }) }
}

/** Whether all examples and random inputs pass. */
export async function passesAll(
  cases: Cases,
  code: Pick<Program, 'language' | 'source'>,
  run: Run,
  seed: number,
): Promise<boolean> {
  return isPassed(await tryInputs(cases, code, run, seed))
}

export function isPassed({ refused, examples, random }: Verdict): boolean {
  return !refused && examples.length > 0 && [...examples, ...random].every(({ passes }) => passes)
}

async function tryInputs(
  cases: Cases,
  code: Pick<Program, 'language' | 'source'>,
  run: Run,
  seed: number,
  onExamples?: (examples: readonly Check[]) => void,
): Promise<Verdict> {
  const named = await check(
    cases,
    code,
    run,
    cases.examples.map(({ args }) => args),
  )
  if (named.refused && named.refused.reason === 'syntax')
    return { refused: named.refused, examples: [], random: [] }
  const examples = named.checks.map((each, index) => ({ ...each, name: cases.examples[index]!.name }))
  onExamples?.(examples)
  // What ended the run would end it again: 5 seconds more for nothing.
  const isEnded = named.refused !== undefined || examples.some((each) => isStopped(each.outcome))
  const random = isEnded ? [] : (await check(cases, code, run, randomInputs(cases, seed))).checks
  return { ...(named.refused && { refused: named.refused }), examples, random }
}

/**
 * What the code does on these inputs.
 *
 * @param limit milliseconds for all of them.
 */
export async function check(
  cases: Cases,
  { language, source }: Pick<Program, 'language' | 'source'>,
  run: Run,
  inputs: readonly Input[],
  limit?: number,
) {
  const program: Program = { language, source, target: targetOf(cases, language) }
  const { outcomes, refused } = await run({ program, inputs, ...(limit !== undefined && { limit }) })
  // What ended the worker is the outcome of the input that it was at.
  const known = refused && isStopped(refused) ? [...outcomes, refused] : outcomes
  return { checks: inputs.map((args, index) => checkOf(cases, args, known[index])), refused }
}

function bySize(one: Check, other: Check): number {
  return sizeOf(one.args) - sizeOf(other.args)
}

function isStopped(outcome: Outcome | undefined): boolean {
  return !outcome || (outcome.kind === 'failed' && !['error', 'syntax'].includes(outcome.reason))
}

/** Small ones first, so that a failure is small from the start. Every tenth has larger values. */
function randomInputs(cases: Cases, seed: number): readonly Input[] {
  const next = createRandom(seed)
  return Array.from({ length: randomCount }, (_, index) => {
    const args = cases.random(next, 1 + Math.floor(index / 8))
    const larger = index % 10 === 9 ? cases.larger?.(args) : undefined
    return larger && cases.isValid?.(larger) !== false ? larger : args
  })
}

/** Whether the problem allows this input, and the reference can answer it. */
function validityOf(cases: Cases): (args: Input) => boolean {
  return (args) => {
    try {
      if (cases.isValid?.(args) === false) return false
      cases.reference(...structuredClone(args))
      return true
    } catch {
      return false
    }
  }
}

function checkOf(cases: Cases, args: Input, outcome: Outcome | undefined): Check {
  const expected = cases.reference(...structuredClone(args))
  return {
    args,
    expected,
    ...(outcome && { outcome }),
    passes: outcome?.kind === 'returned' && isRight(cases, args, expected, outcome.value),
  }
}

function isRight(cases: Cases, args: Input, expected: unknown, value: unknown): boolean {
  if (!hasResultType(cases, args, value)) return false
  return cases.isRight
    ? cases.isRight(structuredClone(value), structuredClone(args))
    : JSON.stringify(value) === JSON.stringify(expected)
}
