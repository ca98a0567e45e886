import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { indicesWith, variable } from '#testing/proofs/read-step.ts'
import { findInSorted } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([values, target]) => ({ values, target }),
  size: 15,
  trace: ({ values, target }) => findInSorted(values, target),
  pictured: (last) => indicesWith(last, 'result')[0] ?? -1,
  taken(decided, next) {
    if (decided.decision?.line === 'loop') {
      return next.line === 'none' ? 'Stop: no value is left' : `Look at index ${variable(next, 'mid')}`
    }
    if (variable(next, 'lo') !== variable(decided, 'lo')) return 'lo moves right of mid'
    if (variable(next, 'hi') !== variable(decided, 'hi')) return 'hi moves left of mid'
    return 'Neither: this is the target'
  },
  invariant(step, { values, target }) {
    if (indicesWith(step, 'visited').some((index) => values[index] === target)) {
      throw new Error(`ruled out ${target}`)
    }
  },
})
