import { expect } from 'vitest'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { indicesWith, mapBeside } from '#testing/proofs/read-step.ts'
import { twoSumUnsorted } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([values, target]) => ({ values, target }),
  trace: ({ values, target }) => twoSumUnsorted(values, target),
  result: (pair) => pair ?? [],
  pictured: (last) => indicesWith(last, 'result'),
  picture: (answer) => answer ?? [],
  taken: (_, next) =>
    indicesWith(next, 'result').length > 0 ? 'Yes: return both indices' : 'No: record this value',
  invariant(step, { values }) {
    for (const { key, value } of mapBeside(step).entries) expect(values[Number(value)]).toBe(key)
  },
})
