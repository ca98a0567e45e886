import fc from 'fast-check'
import type { Step } from '#algorithms/step.ts'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { variable } from '#testing/proofs/read-step.ts'
import { positionsOf, tableOf } from '#testing/proofs/read-table.ts'
import { singleNumber } from './algorithm.ts'

const example = (name: string, input: readonly number[], answer: number) => ({ name, input, answer })

/** Pairs of equal numbers and one single number, in any order: each with the index where it is inserted. */
const pairedNumbers = fc
  .uniqueArray(fc.integer({ min: -32, max: 31 }), { minLength: 1, maxLength: 5 })
  .chain(([single = 0, ...others]) => {
    const all = [single, ...others, ...others]
    return fc.shuffledSubarray(all, { minLength: all.length })
  })

proveTrace<readonly number[], number>(import.meta.dirname, {
  inputs: pairedNumbers,
  examples: [
    example('the numbers of the lesson', [4, 1, 2, 1, 2], 4),
    example('one number', [9], 9),
    example('only zero', [0], 0),
    example('zero is the single number', [5, 0, 5], 0),
    example('zero appears twice', [0, 6, 0], 6),
    example('the single number comes first', [21, 6, 13, 6, 13], 21),
    example('a negative single number', [-3, 5, -8, 5, -3], -8),
    example('a number and its negative are not equal', [-1, 1, 1], -1),
  ],
  trace: singleNumber,
  bruteForce: (numbers) => numbers.find((num) => numbers.indexOf(num) === numbers.lastIndexOf(num)) ?? 0,
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
