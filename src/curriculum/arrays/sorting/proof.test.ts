import { expect } from 'vitest'
import type { Step } from '#algorithms/step.ts'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { arrayOf } from '#testing/proofs/read-step.ts'
import { mergeSort } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([nums]) => nums,
  trace: mergeSort,
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
