import fc from 'fast-check'
import type { ArrayScene } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { cellAt, positionOf, positionsOf } from '#testing/proofs/read-table.ts'
import { houseRobber, lookBackOf } from './algorithm.ts'
import { lesson } from './cases.ts'

proveTrace<readonly number[], number>(import.meta.dirname, {
  inputs: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 10 }),
  examples: [
    { name: 'the houses of the lesson', input: lesson, answer: 16 },
    { name: 'neither all odd nor all even houses', input: [8, 1, 2, 9], answer: 17 },
    { name: 'the richest house is not robbed', input: [5, 6, 5], answer: 10 },
    { name: 'equal houses', input: [4, 4, 4, 4, 4], answer: 12 },
    { name: 'empty houses between', input: [0, 5, 0, 0, 8, 0], answer: 13 },
    { name: 'two houses', input: [3, 7], answer: 7 },
    { name: 'one house', input: [6], answer: 6 },
    { name: 'no houses', input: [], answer: 0 },
  ],
  trace: (cash) => houseRobber(cash),
  bruteForce: (cash) => Math.max(...haulsOf(cash)),
  /** The last cell, and the cash of the marked houses. */
  pictured: (last) => ({
    value: cellAt(last, positionOf(last, 'result')).value,
    robbed: robbedIn(last).reduce((sum, { value }) => sum + Number(value), 0),
  }),
  picture: (answer) => ({ value: answer, robbed: answer }),
  taken(decided, next) {
    if (positionsOf(decided, 'compare').length === 0) return lookBackOf(positionsOf(next, 'compare').length)
    const [row, column] = positionOf(decided, 'active')
    const isKept = cellAt(next, [row, column]).value === cellAt(decided, [row, column - 1]).value
    return isKept ? 'Skip this house' : 'Rob this house'
  },
  /** Cells that are read have their true answer, and no two adjacent houses are robbed. */
  invariant(step, cash) {
    for (const [row, column] of positionsOf(step, 'compare')) {
      const { value } = cellAt(step, [row, column])
      if (value !== Math.max(...haulsOf(cash.slice(0, column))))
        throw new Error(`${value} for ${column} houses`)
    }
    const robbed = robbedIn(step).map(({ at }) => at)
    if (robbed.some((at) => robbed.includes(at + 1))) throw new Error(`adjacent houses are robbed: ${robbed}`)
  },
})

/** The cash of each allowed choice of houses. */
function haulsOf([first, ...others]: readonly number[]): readonly number[] {
  if (first === undefined) return [0]
  return [...haulsOf(others), ...haulsOf(others.slice(1)).map((haul) => haul + first)]
}

function robbedIn({
  beside = [],
}: Step): readonly { readonly at: number; readonly value: number | string }[] {
  const houses = beside.find((scene): scene is ArrayScene => scene.kind === 'array')
  return (houses?.cells ?? []).flatMap(({ role, value }, at) => (role === 'result' ? [{ at, value }] : []))
}
