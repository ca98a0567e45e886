import fc from 'fast-check'
import type { Role } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { arrayOf, variable } from '#testing/proofs/read-step.ts'
import { leastSpeed } from './algorithm.ts'

interface SpeedInput {
  readonly piles: readonly number[]
  readonly hours: number
}

proveTrace<SpeedInput, number>(import.meta.dirname, {
  inputs: fc
    .tuple(
      fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 30 }),
    )
    .map(([piles, spare]) => ({ piles, hours: piles.length + spare })),
  examples: [
    { name: 'the piles of the lesson', input: { piles: [4, 9, 11, 5], hours: 8 }, answer: 5 },
    { name: 'one hour for each pile', input: { piles: [5, 8, 3], hours: 3 }, answer: 8 },
    { name: 'more hours than needed', input: { piles: [4, 9, 11, 5], hours: 40 }, answer: 1 },
    { name: 'one pile', input: { piles: [7], hours: 3 }, answer: 3 },
    { name: 'one pile in one hour', input: { piles: [7], hours: 1 }, answer: 7 },
    { name: 'equal piles', input: { piles: [6, 6, 6, 6], hours: 8 }, answer: 3 },
    { name: 'piles of one', input: { piles: [1, 1, 1], hours: 3 }, answer: 1 },
  ],
  trace: ({ piles, hours }) => leastSpeed(piles, hours),
  /** Clears the piles hour by hour, from the slowest speed on. */
  bruteForce({ piles, hours }) {
    let speed = 1
    while (clear(piles, speed) > hours) speed++
    return speed
  },
  pictured: (last) => speedsWith(last, 'result')[0],
  taken: (decided, next) =>
    variable(next, 'lo') === variable(decided, 'lo')
      ? 'mid and all slower speeds'
      : 'Only speeds faster than mid',
  /** The colors are right for every speed. */
  invariant(step, { piles, hours }) {
    for (const speed of speedsWith(step, 'visited')) {
      if (clear(piles, speed) <= hours) throw new Error(`${speed} is not too slow`)
    }
    for (const speed of [...speedsWith(step, 'settled'), ...speedsWith(step, 'frontier')]) {
      if (clear(piles, speed) > hours) throw new Error(`${speed} is not fast enough`)
    }
  },
})

function clear(piles: readonly number[], speed: number): number {
  let hours = 0
  for (let left of piles) for (; left > 0; left -= speed) hours++
  return hours
}

function speedsWith(step: Step, role: Role): readonly number[] {
  return arrayOf(step).cells.flatMap((cell) => (cell.role === role ? [Number(cell.value)] : []))
}
