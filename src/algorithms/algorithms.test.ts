import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { collectSteps, mostSteps } from './collect-steps.ts'
import { readLabelledCode } from './labelled-code.ts'
import type { ArrayScene } from './scene.ts'
import type { Step, Trace } from './step.ts'
import { type IndexPair, twoSumSorted } from './two-sum-sorted.ts'

const runs = { numRuns: 1_000, seed: 20_240_501 }

const sortedValues = fc
  .array(fc.integer({ min: -6, max: 9 }), { maxLength: 10 })
  .map((values) => values.toSorted((a, b) => a - b))
const twoSumInput = fc.tuple(sortedValues, fc.integer({ min: -14, max: 20 }))

function hasPair(values: readonly number[], target: number): boolean {
  return values.some((first, i) => values.some((second, j) => i < j && first + second === target))
}

function lastStep(steps: readonly Step[]): Step {
  const step = steps.at(-1)
  if (!step) throw new Error('A trace without steps')
  return step
}

function arrayOf({ scene }: Step): ArrayScene {
  if (scene.kind !== 'array') throw new Error('Not an array')
  return scene
}

function rolesOf(step: Step): readonly string[] {
  return arrayOf(step).cells.map((cell) => cell.role)
}

describe('two pointers on a sorted array', () => {
  test('finds a pair exactly when one exists, and the pair has the sum', () => {
    fc.assert(
      fc.property(twoSumInput, ([values, target]) => {
        const { answer } = collectSteps(twoSumSorted(values, target))
        expect(answer !== undefined).toBe(hasPair(values, target))
        if (!answer) return
        expect(answer[0]).toBeLessThan(answer[1])
        expect(values[answer[0]]! + values[answer[1]]!).toBe(target)
      }),
      runs,
    )
  })

  test.each<[string, number[], number, IndexPair | undefined]>([
    ['the array of the lesson', [2, 7, 11, 15, 18, 22, 25], 9, [0, 1]],
    ['no values', [], 0, undefined],
    ['one value, even if twice that value is the target', [4], 8, undefined],
    ['two equal values', [4, 4], 8, [0, 1]],
    ['zero as the target', [-3, -1, 0, 1, 2], 0, [1, 3]],
    ['only negative values', [-9, -7, -2], -16, [0, 1]],
    ['a target that no pair reaches', [1, 2, 3], 100, undefined],
  ])('%s', (_, values, target, answer) => {
    expect(collectSteps(twoSumSorted(values, target)).answer).toEqual(answer)
  })

  test('a value that is ruled out is in no pair with the sum', () => {
    fc.assert(
      fc.property(twoSumInput, ([values, target]) => {
        for (const step of collectSteps(twoSumSorted(values, target)).steps) {
          const roles = rolesOf(step)
          const playing = values.filter((_, index) => roles[index] !== 'visited')
          if (step.line !== 'none') expect(hasPair(playing, target)).toBe(hasPair(values, target))
        }
      }),
      runs,
    )
  })

  test('the last picture agrees with the answer', () => {
    fc.assert(
      fc.property(twoSumInput, ([values, target]) => {
        const { steps, answer } = collectSteps(twoSumSorted(values, target))
        const marked = rolesOf(lastStep(steps)).flatMap((role, index) => (role === 'result' ? [index] : []))
        expect(marked).toEqual(answer ?? [])
      }),
      runs,
    )
  })

  test('the right option of a decision is what the trace does next', () => {
    fc.assert(
      fc.property(twoSumInput, ([values, target]) => {
        const { steps } = collectSteps(twoSumSorted(values, target))
        steps.forEach((step, index) => {
          if (!step.decision) return
          const after = steps[index + 1] ?? lastStep(steps)
          const isMoved = (at: number) => arrayOf(step).pointers[at]?.at !== arrayOf(after).pointers[at]?.at
          const move = isMoved(0)
            ? 'Left steps right'
            : isMoved(1)
              ? 'Right steps left'
              : 'Neither: this is the pair'
          expect(step.decision.answer).toBe(move)
        })
      }),
      runs,
    )
  })
})

/** What holds for every demo. A new pattern adds its line here. */
const patterns: { name: string; trace: fc.Arbitrary<() => Trace<unknown>> }[] = [
  {
    name: 'two-pointers',
    trace: twoSumInput.map(
      ([values, target]) =>
        () =>
          twoSumSorted(values, target),
    ),
  },
]

describe.each(patterns)('$name', ({ name, trace }) => {
  test(`ends within ${mostSteps} steps, each with a caption, a code line and the same variables in the same order`, () => {
    fc.assert(
      fc.property(trace, (start) => {
        const { steps } = collectSteps(start())
        expect(steps.length).toBeGreaterThan(0)
        const names = steps[0]?.variables.map((variable) => variable.name)
        for (const step of steps) {
          expect(step.caption.fact).toMatch(/\.$/)
          expect(step.caption.why).toMatch(/\.$/)
          expect(step.variables.map((variable) => variable.name)).toEqual(names)
          if (step.decision) expect(step.decision.options).toContain(step.decision.answer)
        }
      }),
      { ...runs, numRuns: 200 },
    )
  })

  test('never changes a step after showing it', () => {
    fc.assert(
      fc.property(trace, (start) => {
        const asShown: string[] = []
        const steps: Step[] = []
        for (const step of start()) {
          steps.push(step)
          asShown.push(JSON.stringify(step))
        }
        expect(steps.map((step) => JSON.stringify(step))).toEqual(asShown)
        expect(new Set(steps.map((step) => step.scene)).size).toBe(steps.length)
      }),
      { ...runs, numRuns: 200 },
    )
  })

  test.each(['py', 'ts', 'java', 'cpp'])('points only at lines that the .%s code has', (extension) => {
    const code = readLabelledCode(readFileSync(new URL(`code/${name}.${extension}`, import.meta.url), 'utf8'))
    fc.assert(
      fc.property(trace, (start) => {
        for (const step of collectSteps(start()).steps) {
          expect(code.lineOfLabel.has(step.line), step.line).toBe(true)
          if (step.decision) expect(code.lineOfLabel.has(step.decision.line), step.decision.line).toBe(true)
        }
      }),
      { ...runs, numRuns: 200 },
    )
  })
})

describe('collecting steps', () => {
  test('refuses a trace that does not end', () => {
    function* forever(): Trace<never> {
      const { steps } = collectSteps(twoSumSorted([1], 1))
      for (;;) yield lastStep(steps)
    }
    expect(() => collectSteps(forever())).toThrow(`more than ${mostSteps} steps`)
  })
})

describe('labels in code', () => {
  test('are removed from what a learner sees and lead to their line', () => {
    const code = readLabelledCode('a = 1  # @start\nif a: # why # @check @found\n    return a\n')
    expect(code.lines).toEqual(['a = 1', 'if a: # why', '    return a'])
    expect(Object.fromEntries(code.lineOfLabel)).toEqual({ start: 1, check: 2, found: 2 })
  })
})
