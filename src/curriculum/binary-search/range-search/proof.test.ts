import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { indicesWith, variable } from '#testing/proofs/read-step.ts'
import { firstAndLast } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([values, target]) => ({ values, target }),
  size: 12,
  trace: ({ values, target }) => firstAndLast(values, target),
  pictured: (last) => indicesWith(last, 'result'),
  picture: ([first, last], { values }) =>
    first === -1 ? [] : values.flatMap((_, index) => (index >= first && index <= last ? [index] : [])),
  taken(decided, next, { target }) {
    if (decided.line === 'bound') {
      return next.line === 'none' ? 'Return [-1, -1]' : `Search for the end of the ${target}s`
    }
    if (variable(next, 'lo') !== variable(decided, 'lo')) return 'Drop mid: lo = mid + 1'
    if (variable(next, 'hi') !== variable(decided, 'hi')) return 'Keep mid: hi = mid'
    return 'Stop: mid is the answer'
  },
  /** The two colors are right for every value. */
  invariant(step, { values }) {
    const seeks = String(variable(step, 'looking for'))
    const target = Number(seeks.split(' ')[1])
    const isYes = (value: number) => (seeks.startsWith('>') ? value > target : value >= target)
    for (const index of indicesWith(step, 'visited')) {
      if (isYes(values[index]!)) throw new Error(`${values[index]} is ${seeks}`)
    }
    for (const index of indicesWith(step, 'settled')) {
      if (!isYes(values[index]!)) throw new Error(`${values[index]} is not ${seeks}`)
    }
  },
})
