import fc from 'fast-check'
import type { ArrayScene } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { twoSumSorted } from './algorithm.ts'
import { lesson } from './cases.ts'

interface TwoSumInput {
  readonly values: readonly number[]
  readonly target: number
}

proveTrace<TwoSumInput, readonly [number, number] | undefined>(import.meta.dirname, {
  inputs: fc.record({
    values: fc
      .array(fc.integer({ min: -6, max: 9 }), { maxLength: 10 })
      .map((values) => values.toSorted((a, b) => a - b)),
    target: fc.integer({ min: -14, max: 20 }),
  }),
  examples: [
    { name: 'the array of the lesson', input: { values: lesson, target: 9 }, answer: [0, 1] },
    { name: 'no values', input: { values: [], target: 0 }, answer: undefined },
    {
      name: 'one value, even if twice that value is the target',
      input: { values: [4], target: 8 },
      answer: undefined,
    },
    { name: 'two equal values', input: { values: [4, 4], target: 8 }, answer: [0, 1] },
    { name: 'zero as the target', input: { values: [-3, -1, 0, 1, 2], target: 0 }, answer: [1, 3] },
    { name: 'only negative values', input: { values: [-9, -7, -2], target: -16 }, answer: [0, 1] },
    { name: 'a target that no pair reaches', input: { values: [1, 2, 3], target: 100 }, answer: undefined },
  ],
  trace: ({ values, target }) => twoSumSorted(values, target),
  bruteForce: ({ values, target }) => findPair(values, target),
  /** Equal values, or several pairs with the sum: any of them will do. */
  isRight(answer, { values, target }, pair) {
    if (!answer || !pair) return answer === pair
    const [left, right] = answer
    return left < right && values[left]! + values[right]! === target
  },
  pictured: (last) => rolesOf(last).flatMap((role, index) => (role === 'result' ? [index] : [])),
  picture: (answer) => answer ?? [],
  taken(decided, next) {
    const isMoved = (at: number) => arrayOf(decided).pointers[at]?.at !== arrayOf(next).pointers[at]?.at
    if (isMoved(0)) return 'Left steps right'
    return isMoved(1) ? 'Right steps left' : 'Neither: this is the pair'
  },
  /** A value that is ruled out is in no pair with the sum, unless another such pair is still in play. */
  invariant(step, { values, target }) {
    const roles = rolesOf(step)
    const playing = values.filter((_, index) => roles[index] !== 'visited')
    const isOver = step.line === 'none'
    if (!isOver && !findPair(playing, target) !== !findPair(values, target)) {
      throw new Error(`ruled out too much: ${playing} is left`)
    }
  },
})

function findPair(values: readonly number[], target: number): readonly [number, number] | undefined {
  for (const [i, first] of values.entries()) {
    for (const [j, second] of values.entries()) if (i < j && first + second === target) return [i, j]
  }
  return undefined
}

function arrayOf({ scene }: Step): ArrayScene {
  if (scene.kind !== 'array') throw new Error('Not an array')
  return scene
}

function rolesOf(step: Step): readonly string[] {
  return arrayOf(step).cells.map(({ role }) => role)
}
