import fc from 'fast-check'
import { expect } from 'vitest'
import type { Step } from '#algorithms/step.ts'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { arrayOf } from '#testing/proofs/read-step.ts'
import { mergeSort } from './algorithm.ts'
import { lesson } from './cases.ts'

type Values = readonly number[]

proveTrace<Values, Values>(import.meta.dirname, {
  inputs: fc.array(fc.integer({ min: -6, max: 9 }), { maxLength: 10 }),
  examples: [
    { name: 'the lesson', input: lesson, answer: [11, 12, 22, 25, 34, 64, 90] },
    { name: 'no values', input: [], answer: [] },
    { name: 'one value', input: [5], answer: [5] },
    { name: 'equal values', input: [4, 2, 4, 1, 2, 4], answer: [1, 2, 2, 4, 4, 4] },
    { name: 'largest first', input: [3, 2, 1, 0], answer: [0, 1, 2, 3] },
    { name: 'negatives', input: [3, -7, 0, -2, 8], answer: [-7, -2, 0, 3, 8] },
  ],
  trace: mergeSort,
  /** Puts each value where as many others belong before it. */
  bruteForce(values) {
    const sorted: number[] = []
    for (const [index, value] of values.entries()) {
      const before = values.filter((other, at) => other < value || (other === value && at < index))
      sorted[before.length] = value
    }
    return sorted
  },
  pictured: (last) => rowOf(last).flatMap(({ value, role }) => (role === 'result' ? [value] : [])),
  taken(decided, next) {
    const { window, divider } = arrayOf(decided)
    const position = (window?.from ?? 0) + loweredOf(decided).length
    const taken = loweredOf(next).find(({ at }) => at === position)
    const cameFrom = arrayOf(decided).cells.find(({ id }) => id === taken?.id)?.at ?? -1
    return cameFrom < (divider ?? 0) ? 'The left half' : 'The right half'
  },
  /** No value is lost or duplicated, lowered cells are sorted, and the sort is stable. */
  invariant(step, values) {
    const { cells } = arrayOf(step)
    expect(cells.map(({ id, value }) => [id, value]).sort()).toEqual(
      values.map((value, index) => [String(index), value]).sort(),
    )
    expectInOrder(loweredOf(step))
    if (step.line === 'put-back') {
      const { window, cells } = arrayOf(step)
      expectInOrder(rowOf(step).slice(window?.from ?? 0, (window?.to ?? cells.length) + 1))
    }
  },
})

function rowOf(step: Step) {
  return arrayOf(step)
    .cells.filter(({ isLowered }) => !isLowered)
    .toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0))
}

function loweredOf(step: Step) {
  return arrayOf(step).cells.filter(({ isLowered }) => isLowered)
}

function expectInOrder(cells: ReturnType<typeof rowOf>): void {
  for (const [index, { value, id }] of cells.entries()) {
    const before = cells[index - 1]
    if (!before) continue
    expect(before.value).toBeLessThanOrEqual(Number(value))
    if (before.value === value) expect(Number(before.id)).toBeLessThan(Number(id))
  }
}
