import type { Role } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { arrayOf, variable } from '#testing/proofs/read-step.ts'
import { leastSpeed } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([piles, hours]) => ({ piles, hours }),
  size: 6,
  trace: ({ piles, hours }) => leastSpeed(piles, hours),
  pictured: (last) => speedsWith(last, 'result')[0],
  taken(decided, next) {
    if (next.line === 'found') return 'Stop: one speed is left'
    if (next.line === 'test') return `Test speed ${variable(next, 'mid')}`
    return variable(next, 'lo') === variable(decided, 'lo') ? 'hi moves onto mid' : 'lo moves past mid'
  },
  /** The colors are right for every speed. */
  invariant(step, { piles, hours }) {
    const least = cases.reference(piles, hours)
    for (const speed of speedsWith(step, 'visited')) {
      if (speed >= least) throw new Error(`${speed} is not too slow`)
    }
    for (const speed of [...speedsWith(step, 'settled'), ...speedsWith(step, 'frontier')]) {
      if (speed < least) throw new Error(`${speed} is not fast enough`)
    }
  },
})

function speedsWith(step: Step, role: Role): readonly number[] {
  return arrayOf(step).cells.flatMap((cell) => (cell.role === role ? [Number(cell.value)] : []))
}
