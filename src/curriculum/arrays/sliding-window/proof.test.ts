import { expect } from 'vitest'
import type { Step } from '#algorithms/step.ts'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { arrayOf, indicesWith, variable } from '#testing/proofs/read-step.ts'
import { findBestWindow } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([values, size]) => ({ values, size }),
  trace: ({ values, size }) => findBestWindow(values, size),
  pictured: (last) => indicesWith(last, 'result'),
  picture: (start, { size }) => (start === -1 ? [] : Array.from({ length: size }, (_, step) => start + step)),
  taken(decided, next) {
    if (decided.line !== 'move') {
      const isRecorded = variable(next, 'start') !== variable(decided, 'start')
      return isRecorded ? 'Yes: record it' : 'No: the best one stays'
    }
    const { from, to } = arrayOf(next).window ?? { from: 0, to: 0 }
    return `Add nums[${to}], subtract nums[${from - 1}]`
  },
  invariant: (step, { values, size }) => {
    const { window } = arrayOf(step)
    if (window) expect(sumOf(step, values)).toBe(variable(step, 'total'))
    if (window) expect(window.to - window.from + 1).toBe(size)
  },
})

function sumOf(step: Step, values: readonly number[]): number {
  return indicesWith(step, 'active').reduce((sum, index) => sum + (values[index] ?? 0), 0)
}
