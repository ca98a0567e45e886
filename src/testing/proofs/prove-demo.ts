import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Cases, createRandom } from '#algorithms/cases.ts'
import { collectSteps, maxSteps } from '#algorithms/collect-steps.ts'
import { readLabelledCode } from '#algorithms/labelled-code.ts'
import type { Step, Trace } from '#algorithms/step.ts'
import { type Examination, examine, type ProofCase } from './check-trace.ts'

/** What `proveTrace` checks a trace against. */
interface TraceParts<Input, Answer, Result = Answer> {
  /** Small inputs with zero, negatives, duplicates, one element and none, as far as they apply; at most as large as the demo allows. */
  readonly inputs: fc.Arbitrary<Input> | readonly Input[]
  /** Worked out by hand, among them the lesson's input and the nasty ones. */
  readonly examples: readonly { readonly name: string; readonly input: Input; readonly answer: Result }[]
  trace(input: Input): Trace<Answer>
  /** A slower, independent solution. */
  bruteForce(input: Input): Result
  /** Of the answer, where brute force answers in another form. */
  result?(answer: Answer, input: Input): Result
  /** Where several answers are right; otherwise the answer equals the one of brute force. */
  isRight?(answer: Result, input: Input, bruteForce: Result): boolean
  /** The answer as it can be read from the last picture, cells and roles, not from the caption. */
  pictured(last: Step, input: Input): unknown
  /** The expected result of `pictured`; the answer itself unless the picture shows it in another form. */
  picture?(answer: Answer, input: Input): unknown
  /** The option that the trace takes at a decision, read from the pictures and variables of the two steps. */
  taken(decided: Step, next: Step, input: Input): string
  /** Must hold at every step of every run. Throws, or calls expect. */
  invariant?(step: Step, input: Input): void
}

const runs = { numRuns: Number(process.env.FUZZ_RUNS ?? 200), seed: 20_240_501 }
const extensions = ['py', 'ts', 'java', 'cpp']

/** Why we believe a demo, beside the cases of its code. */
interface DemoParts<Args, Result, Input, Answer>
  extends Pick<TraceParts<Input, Answer>, 'trace' | 'pictured' | 'picture' | 'taken' | 'invariant'> {
  /** The demo's input for the arguments of the code. */
  input(args: Args): Input
  /** The result of the code for the demo's answer, where they differ in form. */
  result?(answer: Answer, input: Input): Result
  /** Of random inputs, at most as large as the demo allows. */
  readonly size?: number
}

/** Declares the tests of a demo on the cases of its code. `folder` is that of its pattern, with the listings. */
export function proveDemo<Args extends readonly unknown[], Result, Input, Answer>(
  folder: string,
  cases: Cases<Args, Result>,
  {
    input,
    result = (answer) => answer as unknown as Result,
    size = 10,
    ...parts
  }: DemoParts<Args, Result, Input, Answer>,
): void {
  const next = createRandom(runs.seed)
  const random = Array.from({ length: runs.numRuns }, () => cases.random(next, size))
  const argsOf = new Map(
    [...cases.examples.map(({ args }) => args), ...random].map((args) => [input(args), args]),
  )
  const inputs = [...argsOf.keys()]
  proveTrace<Input, Answer, Result>(folder, {
    ...parts,
    inputs,
    examples: cases.examples.map(({ name, result: answer }, index) => ({
      name,
      input: inputs[index]!,
      answer,
    })),
    result,
    bruteForce: (each) => cases.reference(...structuredClone(argsOf.get(each)!)),
    isRight: (answer, each, expected) =>
      cases.isRight ? cases.isRight(answer, argsOf.get(each)!) : isSame(answer, expected),
  })
}

/** Declares the tests of a demo whose code has no cases. `folder` is that of its pattern, with the listings. */
export function proveTrace<Input, Answer, Result = Answer>(
  folder: string,
  parts: TraceParts<Input, Answer, Result>,
): void {
  const pattern = basename(folder)
  const toCase = (input: Input) => caseOf(parts, input)

  describe(`the demo of ${pattern}`, () => {
    let found: Examination
    beforeAll(() => {
      const inputs = [...parts.examples.map(({ input }) => input), ...sample(parts.inputs)]
      found = examine(inputs.map(toCase))
    })

    test('gives the answers worked out by hand', () => {
      expect(parts.examples.length).toBeGreaterThan(0)
      for (const { name, input, answer } of parts.examples) {
        const traced = collectSteps(parts.trace(input)).answer
        expect(parts.result ? parts.result(traced, input) : traced, name).toEqual(answer)
        expect(toCase(input).isRight(traced), `${name}, by brute force`).toBe(true)
      }
    })

    test('gives the answer of brute force on random inputs', () => {
      expect(found.problems.get('answer')).toBeUndefined()
    })

    test(`ends within ${maxSteps} steps, each with a caption, and with the same variables in the same order`, () => {
      expect(found.problems.get('form')).toBeUndefined()
    })

    test('refers only to what is in the picture', () => {
      expect(found.problems.get('scenes')).toBeUndefined()
    })

    test('never changes a step after showing it', () => {
      expect(found.problems.get('freshness')).toBeUndefined()
    })

    test('shows the answer in its last picture', () => {
      expect(found.problems.get('picture')).toBeUndefined()
    })

    test('does what its decisions announce', () => {
      expect(found.problems.get('decisions')).toBeUndefined()
    })

    test('keeps its invariant at every step', () => {
      expect(found.problems.get('invariant')).toBeUndefined()
    })

    test('refers only to existing code lines, with the same labels in every language', () => {
      const codes = extensions.map((extension) =>
        readLabelledCode(readFileSync(join(folder, 'listings', `${pattern}.${extension}`), 'utf8')),
      )
      const all = new Set([...found.labels, ...codes.flatMap(({ lineOfLabel }) => [...lineOfLabel.keys()])])
      const missing = codes.map(({ lineOfLabel }, index) => [
        extensions[index],
        [...all].filter((label) => !lineOfLabel.has(label)),
      ])
      expect(Object.fromEntries(missing)).toEqual({ py: [], ts: [], java: [], cpp: [] })
    })
  })
}

function sample<Input>(inputs: fc.Arbitrary<Input> | readonly Input[]): readonly Input[] {
  return inputs instanceof fc.Arbitrary ? fc.sample(inputs, runs) : inputs
}

function caseOf<Input, Answer, Result>(parts: TraceParts<Input, Answer, Result>, input: Input): ProofCase {
  return {
    input,
    trace: () => parts.trace(input),
    bruteForce: () => parts.bruteForce(input),
    isRight(answer) {
      const expected = parts.bruteForce(input)
      // The answer comes from this proof's own trace.
      const result = parts.result ? parts.result(answer as Answer, input) : (answer as Result)
      return parts.isRight ? parts.isRight(result, input, expected) : isSame(result, expected)
    },
    pictured: (last) => parts.pictured(last, input),
    picture: (answer) => (parts.picture ? parts.picture(answer as Answer, input) : answer), // As above.
    taken: (decided, next) => parts.taken(decided, next, input),
    invariant: (step) => parts.invariant?.(step, input),
  }
}

/** Answers are plain data. */
function isSame(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second)
}
