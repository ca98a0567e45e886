import { defineDemo } from '#algorithms/demo.ts'
import { type IntervalPair, intervals } from '#algorithms/fields/intervals.ts'
import { randomWholeNumber } from '#algorithms/input-fields.ts'
import { mostCompatibleIntervals } from './algorithm.ts'

interface IntervalsInput extends Record<string, unknown> {
  readonly pairs: readonly IntervalPair[]
}

const min = -9
const max = 20
const maxIntervals = 8

export const demo = defineDemo<IntervalsInput>({
  fields: { pairs: intervals({ label: 'Intervals', min, max, maxIntervals }) },
  presets: [
    {
      name: 'From the lesson',
      input: {
        pairs: [
          [0, 6],
          [5, 9],
          [1, 4],
          [3, 9],
          [8, 11],
          [3, 5],
          [6, 10],
          [5, 7],
        ],
      },
    },
    {
      name: 'Earliest start fails',
      input: {
        pairs: [
          [1, 10],
          [2, 3],
          [4, 5],
          [6, 8],
        ],
      },
    },
    {
      name: 'Shortest first fails',
      input: {
        pairs: [
          [1, 6],
          [5, 8],
          [7, 12],
        ],
      },
    },
    {
      name: 'Ends touch',
      input: {
        pairs: [
          [3, 4],
          [1, 3],
          [1, 2],
          [2, 3],
        ],
      },
    },
    {
      name: 'Duplicates',
      input: {
        pairs: [
          [2, 5],
          [2, 5],
          [2, 5],
        ],
      },
    },
    {
      name: 'Negatives',
      input: {
        pairs: [
          [-2, 3],
          [-9, -4],
          [0, 2],
          [-5, 0],
        ],
      },
    },
    { name: 'One interval', input: { pairs: [[4, 8]] } },
    { name: 'Empty', input: { pairs: [] } },
  ],
  legend: [
    { role: 'default', means: 'waiting' },
    { role: 'active', means: 'checked now' },
    { role: 'visited', means: 'skipped' },
    { role: 'settled', means: 'kept' },
    { role: 'result', means: 'answer' },
  ],
  trace: ({ pairs }) => mostCompatibleIntervals(pairs),
  subtitle: ({ pairs }) =>
    pairs.length === 1
      ? 'Keep one interval'
      : `Keep as many of ${pairs.length} intervals as possible without overlap`,
  random(next) {
    const pairs = Array.from({ length: randomWholeNumber(next, { min: 7, max: maxIntervals }) }, () => {
      const from = randomWholeNumber(next, { min: 0, max: 12 })
      return [from, from + randomWholeNumber(next, { min: 1, max: 8 })] as const
    })
    return { pairs }
  },
})
