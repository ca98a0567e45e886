import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { indicesWith, variable } from '#testing/proofs/read-step.ts'
import { findInRotated } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([values, target]) => ({ values, target }),
  size: 12,
  trace: ({ values, target }) => findInRotated(values, target),
  pictured: (last) => indicesWith(last, 'result')[0] ?? -1,
  taken(decided, next) {
    if (decided.line === 'ordered') {
      const mid = Number(variable(next, 'mid'))
      return indicesWith(next, 'settled').some((index) => index > mid) ? 'From mid to hi' : 'From lo to mid'
    }
    if (decided.decision?.line === 'loop') {
      return next.line === 'none' ? 'Stop: no value is left' : `Look at index ${variable(next, 'mid')}`
    }
    return variable(next, 'lo') === variable(decided, 'lo') ? 'hi moves left of mid' : 'lo moves right of mid'
  },
  invariant(step, { values, target }) {
    if (indicesWith(step, 'visited').some((index) => values[index] === target)) {
      throw new Error(`ruled out ${target}`)
    }
    const half = [...indicesWith(step, 'settled'), ...indicesWith(step, 'active')].toSorted((a, b) => a - b)
    if (half.some((index, position) => position > 0 && values[index]! < values[half[position - 1]!]!)) {
      throw new Error(`the half at ${half} is not in order`)
    }
  },
})
