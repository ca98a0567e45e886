import type { Step } from '#algorithms/step.ts'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { variable } from '#testing/proofs/read-step.ts'
import { positionsOf, tableOf } from '#testing/proofs/read-table.ts'
import { singleNumber } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([nums]) => nums,
  size: 9,
  trace: singleNumber,
  pictured(last) {
    const { rows } = tableOf(last)
    const isAllResult = rows.at(-1)?.every(({ role }) => role === 'result')
    return isAllResult ? { single: readRow(last, rows.length - 1), waiting: waiting(last) } : undefined
  },
  picture: (answer) => ({ single: answer, waiting: [answer] }),
  taken(_, next) {
    const bits = tableOf(next).rows.at(-1) ?? []
    return `${bits.map(({ value }) => value).join('')} = ${variable(next, 'single')}`
  },
  /** Each bit of `single` is the parity of that column over the unpaired numbers. */
  invariant(step) {
    const { rows } = tableOf(step)
    const single = readRow(step, rows.length - 1)
    if (single !== variable(step, 'single')) throw new Error(`the bits of single make ${single}`)
    if (step.line === 'flip') return
    rows.at(-1)?.forEach(({ value }, column) => {
      const ones = positionsOf(step, 'frontier').filter(
        (position) => position[1] === column && rows[position[0]]?.[column]?.value === 1,
      )
      if (ones.length % 2 !== value) throw new Error(`${ones.length} ones in column ${column}, but ${value}`)
    })
  },
})

/** The number that a row of bits makes, by what its columns are worth. */
function readRow(step: Step, row: number): number {
  const { rows, columnHeads = [] } = tableOf(step)
  return (rows[row] ?? []).reduce(
    (sum, { value }, column) => sum + Number(value) * Number(columnHeads[column]),
    0,
  )
}

/** The numbers that are unpaired so far. */
function waiting(step: Step): readonly number[] {
  const rows = new Set(positionsOf(step, 'frontier').map(([row]) => row))
  return [...rows].map((row) => readRow(step, row))
}
