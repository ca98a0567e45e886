import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Cases, createRandom } from '#algorithms/cases.ts'
import { collectSteps, maxSteps } from '#algorithms/collect-steps.ts'
import type { DemoOf } from '#algorithms/demo.ts'
import { readLabelledCode } from '#algorithms/labelled-code.ts'
import type { Step, Trace } from '#algorithms/step.ts'
import { runOnArguments } from '#demos/run-on-arguments.ts'
import { type Examination, examine, type ProofCase } from './check-trace.ts'

/** Why we believe a demo, beside the cases of its code. */
interface DemoParts<Args, Result, Input, Answer> {
  /** The demo's input for the arguments of the code. */
  input(args: Args): Input
  trace(input: Input): Trace<Answer>
  /** The result of the code for the demo's answer, where they differ in form. */
  result?(answer: Answer, input: Input): Result
  /** Whether the demo takes the arguments, where the code takes more. */
  takes?(args: Args): boolean
  /** Of random inputs, at most as large as the demo allows. */
  readonly size?: number
  /** The answer as it can be read from the last picture, cells and roles, not from the caption. */
  pictured(last: Step, input: Input): unknown
  /** The expected result of `pictured`; the answer itself unless the picture shows it in another form. */
  picture?(answer: Answer, input: Input): unknown
  /** The option that the trace takes at a decision, read from the pictures and variables of the two steps. */
  taken(decided: Step, next: Step, input: Input): string
  /** Must hold at every step of every run. Throws, or calls expect. */
  invariant?(step: Step, input: Input): void
}

const randomCount = Number(process.env.FUZZ_RUNS ?? 200)
const extensions = ['py', 'ts', 'java', 'cpp']

/** Declares the tests of a demo on the cases of its code. `folder` is that of its pattern, with the listings. */
export function proveDemo<Args extends readonly unknown[], Result, Input, Answer>(
  folder: string,
  { examples, ...allCases }: Cases<Args, Result>,
  parts: DemoParts<Args, Result, Input, Answer>,
): void {
  const isTaken = (args: Args) => parts.takes?.(args) ?? true
  const cases = { ...allCases, examples: examples.filter(({ args }) => isTaken(args)) }
  const pattern = basename(folder)
  // A demo's answer has the form of the result unless the proof says otherwise.
  const resultOf = (answer: Answer, input: Input) =>
    parts.result ? parts.result(answer, input) : (answer as unknown as Result)

  function caseOf(args: Args): ProofCase {
    const input = parts.input(args)
    const reference = () => cases.reference(...structuredClone(args))
    return {
      input,
      trace: () => parts.trace(input),
      bruteForce: reference,
      isRight(answer) {
        const result = resultOf(answer as Answer, input) // The answer comes from this proof's own trace.
        return cases.isRight ? cases.isRight(result, args) : isSame(result, reference())
      },
      pictured: (last) => parts.pictured(last, input),
      picture: (answer) => (parts.picture ? parts.picture(answer as Answer, input) : answer), // As above.
      taken: (decided, next) => parts.taken(decided, next, input),
      invariant: (step) => parts.invariant?.(step, input),
    }
  }

  describe(`the demo of ${pattern}`, () => {
    let found: Examination
    beforeAll(() => {
      const next = createRandom(20_240_501)
      const random = Array.from({ length: randomCount }, () => {
        for (;;) {
          const args = cases.random(next, parts.size ?? 10)
          if (isTaken(args)) return args
        }
      })
      found = examine([...cases.examples.map(({ args }) => args), ...random].map(caseOf))
    })

    test('gives the results worked out by hand', () => {
      expect(cases.examples.length).toBeGreaterThan(0)
      for (const { name, args, result } of cases.examples) {
        const input = parts.input(args)
        const { answer } = collectSteps(parts.trace(input))
        expect(resultOf(answer, input), name).toEqual(result)
        expect(caseOf(args).isRight(answer), `${name}, by the reference`).toBe(true)
      }
    })

    test('shows the arguments of the code, unless there are too many', async () => {
      const { demo }: { demo: DemoOf<unknown> } = await import(/* @vite-ignore */ join(folder, 'demo.ts'))
      const shown = cases.examples.filter(({ name, args, result }) => {
        const run = runOnArguments(demo, cases as unknown as Cases, args)
        if (!run) return false
        const { answer } = collectSteps(demo.trace(run.input))
        const own = resultOf(answer as Answer, parts.input(args)) // Of the same algorithm.
        expect(cases.isRight ? cases.isRight(own, args) : isSame(own, result), name).toBe(true)
        return true
      })
      expect(shown.length).toBeGreaterThan(0)
    })

    test('gives the result of the reference on random inputs', () => {
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

/** Answers are plain data. */
function isSame(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second)
}
