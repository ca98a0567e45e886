import { expect } from 'vitest'
import type { Step } from '#algorithms/step.ts'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { cellAt, positionOf, positionsOf, tableOf } from '#testing/proofs/read-table.ts'
import { leastCutCost, type Stick } from './algorithm.ts'
import { cases } from './cases.ts'
import { optionOf } from './decisions.ts'

type Position = readonly [row: number, column: number]

/** Where the piece of a cell begins and ends on the stick. */
function endsOf(step: Step, [row, column]: Position): readonly [from: number, to: number] {
  const { rowHeads, columnHeads } = tableOf(step)
  return [Number(rowHeads?.[row]), Number(columnHeads?.[column])]
}

const lengthOf = (step: Step, at: Position) => endsOf(step, at)[1] - endsOf(step, at)[0]

/** By brute force. */
function leastOf({ cuts }: Stick, from: number, to: number): number {
  const inside = cuts.filter((cut) => from < cut && cut < to)
  return cases.reference(
    to - from,
    inside.map((cut) => cut - from),
  )
}

proveDemo(import.meta.dirname, cases, {
  input: ([length, cuts]): Stick => ({ length, cuts }),
  size: 5,
  trace: leastCutCost,
  /** The answer's cell, and the price and number of the marked pieces that are cut. */
  pictured(last) {
    const result = positionOf(last, 'result')
    const cutPieces = [result, ...positionsOf(last, 'settled')].filter(([row, column]) => row < column)
    const paid = cutPieces.reduce((sum, piece) => sum + lengthOf(last, piece), 0)
    return { cost: cellAt(last, result).value, paid, count: cutPieces.length }
  },
  picture: (answer, { cuts }) => ({ cost: answer, paid: answer, count: cuts.length }),
  taken(decided, next) {
    const [row, column] = positionOf(decided, 'active')
    if (decided.line === 'first')
      return positionsOf(next, 'compare')
        .map((part) => endsOf(next, part).join('–'))
        .join(' and ')
    // A single cut is inside.
    if (column === row + 1) return String(cellAt(next, [row, column]).value)
    const parts = Array.from({ length: column - row }, (_, index) => {
      const k = row + index
      return Number(cellAt(decided, [row, k]).value) + Number(cellAt(decided, [k + 1, column]).value)
    })
    const best = parts.indexOf(Math.min(...parts))
    return optionOf(tableOf(decided).columnHeads ?? [], row + best)
  },
  /** Each cell is right when it is filled, and so is the first cut in its corner. */
  invariant(step, stick) {
    if (step.line !== 'better') return
    const filled = positionOf(step, 'active')
    const [from, to] = endsOf(step, filled)
    const { value, note } = cellAt(step, filled)
    expect(value).toBe(leastOf(stick, from, to))
    const cut = Number(note?.replace('at ', ''))
    expect(to - from + leastOf(stick, from, cut) + leastOf(stick, cut, to)).toBe(value)
  },
})
