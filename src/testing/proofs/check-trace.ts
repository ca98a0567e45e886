import { isDeepStrictEqual } from 'node:util'
import { maxSteps } from '#algorithms/collect-steps.ts'
import type { Step, Trace } from '#algorithms/step.ts'
import { findSceneProblem } from './scene-problems.ts'

/** An input of a demo with all that its trace is checked against. */
export interface ProofCase {
  readonly input: unknown
  trace(): Trace<unknown>
  bruteForce(): unknown
  isRight(answer: unknown): boolean
  pictured(last: Step): unknown
  picture(answer: unknown): unknown
  taken(decided: Step, next: Step): string
  invariant(step: Step): void
}

/** One run with the data for every check. */
interface Observed {
  readonly each: ProofCase
  readonly steps: readonly Step[]
  /** Each step as it was when it was shown. */
  readonly asShown: readonly string[]
  readonly last: Step
  readonly answer: unknown
}

/** Each throws, or returns what is wrong with a run. */
const checks = {
  answer: ({ each, answer }: Observed) =>
    each.isRight(answer) ? undefined : `answers ${show(answer)}, brute force ${show(each.bruteForce())}`,
  form: ({ steps }: Observed) => first(steps, (step) => findFormProblem(step, steps[0] ?? step)),
  scenes: ({ steps }: Observed) =>
    first(steps, ({ scene, beside = [] }) => first([scene, ...beside], findSceneProblem)),
  freshness: ({ steps, asShown }: Observed) => findChange(steps, asShown),
  picture({ each, last, answer }: Observed) {
    const [pictured, expected] = [each.pictured(last), each.picture(answer)]
    return isDeepStrictEqual(pictured, expected)
      ? undefined
      : `shows ${show(pictured)}, but the answer is ${show(expected)}`
  },
  decisions: ({ each, steps }: Observed) =>
    first(steps, (step, index) => findDecisionProblem(each, step, steps[index + 1])),
  invariant: ({ each, steps }: Observed) => first(steps, (step) => void each.invariant(step)),
}

export type CheckName = keyof typeof checks
const checkNames = Object.keys(checks) as CheckName[] // Object.keys forgets the names it was given.

/** What is wrong with a trace: for each check that some input fails, the smallest such input and why. */
export interface Examination {
  readonly problems: ReadonlyMap<CheckName, string>
  /** Labels of all code lines that the steps and decisions point at. */
  readonly labels: ReadonlySet<string>
}

/** Runs each input once and puts all checks to that run. */
export function examine(cases: readonly ProofCase[]): Examination {
  const smallest = new Map<CheckName, { input: string; problem: string }>()
  const labels = new Set<string>()
  const note = (name: CheckName, input: string, problem: string) => {
    const known = smallest.get(name)
    if (!known || input.length < known.input.length) smallest.set(name, { input, problem })
  }
  for (const each of cases) {
    const input = show(each.input)
    try {
      const observed = observe(each)
      for (const { line, decision } of observed.steps) {
        labels.add(line)
        if (decision) labels.add(decision.line)
      }
      for (const name of checkNames) {
        const problem = catching(() => checks[name](observed))
        if (problem !== undefined) note(name, input, problem)
      }
    } catch (error) {
      note('form', input, messageOf(error))
      note('answer', input, messageOf(error))
    }
  }
  return {
    problems: new Map([...smallest].map(([name, { input, problem }]) => [name, `for ${input}: ${problem}`])),
    labels,
  }
}

function observe(each: ProofCase): Observed {
  const steps: Step[] = []
  const asShown: string[] = []
  const trace = each.trace()
  for (;;) {
    const next = trace.next()
    if (next.done) {
      const last = steps.at(-1)
      if (!last) throw new Error('shows no step')
      return { each, steps, asShown, last, answer: next.value }
    }
    if (steps.length === maxSteps) throw new Error(`takes more than ${maxSteps} steps`)
    steps.push(next.value)
    asShown.push(JSON.stringify(next.value))
  }
}

function findFormProblem(step: Step, start: Step): string | undefined {
  const { caption, decision, variables, beside = [] } = step
  for (const sentence of [caption.fact, caption.why]) {
    if (!sentence.endsWith('.')) return `“${sentence}” does not end with a full stop`
  }
  for (const text of [caption.fact, caption.why, decision?.question ?? '', ...(decision?.options ?? [])]) {
    if (/undefined|NaN|Infinity|\[object| {2}/.test(text)) return `“${text}” is not a sentence`
  }
  const names = (of: Step) => of.variables.map(({ name }) => name)
  if (!isDeepStrictEqual(names(step), names(start)))
    return `has the variables ${names(step)}, not ${names(start)}`
  if (new Set(names(step)).size < variables.length) return `names a variable twice: ${names(step)}`
  if (variables.some(({ value }) => Number.isNaN(value)))
    return `a variable is not a number: ${show(variables)}`

  const kinds = beside.map(({ kind }) => kind)
  const kindsAtStart = (start.beside ?? []).map(({ kind }) => kind)
  if (!isDeepStrictEqual(kinds, kindsAtStart)) return `has ${kinds} beside it, not ${kindsAtStart}`
  if (!decision) return undefined
  const { options, answer, question } = decision
  if (!options.includes(answer)) return `“${answer}” is not among ${show(options)}`
  if (options.length < 2) return `“${question}” has only one option`
  if (new Set(options).size < options.length) return `two options are the same: ${show(options)}`
  return undefined
}

function findChange(steps: readonly Step[], asShown: readonly string[]): string | undefined {
  const changed = steps.findIndex((step, index) => JSON.stringify(step) !== asShown[index])
  if (changed >= 0) return `step ${changed + 1} was changed after it was shown`
  const scenes = steps.flatMap(({ scene, beside = [] }) => [scene, ...beside])
  return new Set(scenes).size < scenes.length ? 'two steps share a scene' : undefined
}

function findDecisionProblem(each: ProofCase, step: Step, next: Step | undefined): string | undefined {
  if (!step.decision) return undefined
  if (!next) return 'decides something at its last step'
  const taken = each.taken(step, next)
  const { question, answer } = step.decision
  return taken === answer ? undefined : `“${question}” is answered “${answer}”, but the trace does “${taken}”`
}

function first<T>(
  items: readonly T[],
  findProblem: (item: T, index: number) => string | undefined,
): string | undefined {
  for (const [index, item] of items.entries()) {
    const problem = catching(() => findProblem(item, index))
    if (problem !== undefined) return items.length > 1 ? `step ${index + 1}: ${problem}` : problem
  }
  return undefined
}

function catching(find: () => string | undefined): string | undefined {
  try {
    return find()
  } catch (error) {
    return messageOf(error)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? String(value)
}
