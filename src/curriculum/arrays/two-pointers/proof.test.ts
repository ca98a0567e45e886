import type { Step } from '#algorithms/step.ts'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { arrayOf, indicesWith } from '#testing/proofs/read-step.ts'
import { twoSumSorted } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([values, target]) => ({ values, target }),
  trace: ({ values, target }) => twoSumSorted(values, target),
  result: (pair) => pair ?? [],
  pictured: (last) => indicesWith(last, 'result'),
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
    if (!isOver && hasPair(playing, target) !== hasPair(values, target)) {
      throw new Error(`ruled out too much: ${playing} is left`)
    }
  },
})

function hasPair(values: readonly number[], target: number): boolean {
  return cases.reference(values, target).length > 0
}

function rolesOf(step: Step): readonly string[] {
  return arrayOf(step).cells.map(({ role }) => role)
}
