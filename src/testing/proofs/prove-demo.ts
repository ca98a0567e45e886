import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { collectSteps, maxSteps } from '#algorithms/collect-steps.ts'
import { readLabelledCode } from '#algorithms/labelled-code.ts'
import type { Step, Trace } from '#algorithms/step.ts'
import { type Examination, examine, type ProofCase } from './check-trace.ts'

/** Why we believe a demo: what `proveDemo` checks its trace against. */
export interface ProofParts<Input, Answer> {
  /** Small inputs with zero, negatives, duplicates, one element and none, as far as they apply; at most as large as the demo allows. */
  readonly inputs: fc.Arbitrary<Input>
  /** Worked out by hand, among them the lesson's input and the nasty ones. */
  readonly examples: readonly { readonly name: string; readonly input: Input; readonly answer: Answer }[]
  trace(input: Input): Trace<Answer>
  /** A slower, independent solution. */
  bruteForce(input: Input): Answer
  /** Where several answers are right; otherwise the answer equals the one of brute force. */
  isRight?(answer: Answer, input: Input, bruteForce: Answer): boolean
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

/** Declares the tests of a demo. `folder` is that of its pattern, with the listings of its code. */
export function proveDemo<Input, Answer>(folder: string, parts: ProofParts<Input, Answer>): void {
  const pattern = basename(folder)
  const toCase = (input: Input) => caseOf(parts, input)

  describe(`the demo of ${pattern}`, () => {
    let found: Examination
    beforeAll(() => {
      const inputs = [...parts.examples.map(({ input }) => input), ...fc.sample(parts.inputs, runs)]
      found = examine(inputs.map(toCase))
    })

    test('gives the answers worked out by hand', () => {
      expect(parts.examples.length).toBeGreaterThan(0)
      for (const { name, input, answer } of parts.examples) {
        expect(collectSteps(parts.trace(input)).answer, name).toEqual(answer)
        expect(toCase(input).isRight(answer), `${name}, by brute force`).toBe(true)
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

function caseOf<Input, Answer>(parts: ProofParts<Input, Answer>, input: Input): ProofCase {
  return {
    input,
    trace: () => parts.trace(input),
    bruteForce: () => parts.bruteForce(input),
    isRight(answer) {
      const expected = parts.bruteForce(input)
      // The answer comes from this proof's own trace.
      return parts.isRight ? parts.isRight(answer as Answer, input, expected) : isSame(answer, expected)
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
