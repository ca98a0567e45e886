import { expect } from 'vitest'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { arrayOf, indicesWith, mapBeside, variable } from '#testing/proofs/read-step.ts'
import { countSubarrays } from './algorithm.ts'
import { cases } from './cases.ts'

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

proveDemo(import.meta.dirname, cases, {
  input: ([values, target]) => ({ values, target }),
  trace: ({ values, target }) => countSubarrays(values, target),
  pictured: (last) => Number.parseInt(arrayOf(last).note ?? '', 10),
  taken(decided, next) {
    const found = Number(variable(next, 'count')) - Number(variable(decided, 'count'))
    return found === 0 ? 'None' : found === 1 ? 'One' : 'More than one'
  },
  invariant(step, { values, target }) {
    const isEnd = (end: number) =>
      values.some((_, start) => start <= end && sumOf(values.slice(start, end + 1)) === target)
    const ends = values.flatMap((_, index) => (isEnd(index) ? [index] : []))
    if (step.line === 'done') expect(indicesWith(step, 'result')).toEqual(ends)
    const marked = indicesWith(step, 'compare')
    if (marked.length > 0) expect(marked.reduce((sum, index) => sum + (values[index] ?? 0), 0)).toBe(target)
    const { window } = arrayOf(step)
    const inWindow = values.slice(0, (window?.to ?? -1) + 1)
    if (window) expect(sumOf(inWindow)).toBe(variable(step, 'total'))
    const recorded = mapBeside(step).entries.reduce((sum, { value }) => sum + Number(value), 0)
    const isRecorded = step.line === 'start' || step.line === 'record'
    if (window) expect(recorded).toBe(window.to + (isRecorded ? 2 : 1))
  },
})
