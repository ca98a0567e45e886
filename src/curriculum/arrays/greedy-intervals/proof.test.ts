import fc from 'fast-check'
import type { IntervalsScene } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { type Interval, mostCompatibleIntervals } from './algorithm.ts'
import { lesson } from './cases.ts'

const interval = fc
  .tuple(fc.integer({ min: -6, max: 8 }), fc.integer({ min: 1, max: 5 }))
  .map(([start, length]): Interval => [start, start + length])

proveTrace<readonly Interval[], readonly Interval[]>(import.meta.dirname, {
  inputs: fc.array(interval, { maxLength: 8 }),
  examples: [
    {
      name: 'the intervals of the lesson',
      input: lesson,
      answer: [
        [1, 4],
        [5, 7],
        [8, 11],
      ],
    },
    { name: 'no intervals', input: [], answer: [] },
    { name: 'one interval', input: [[4, 8]], answer: [[4, 8]] },
    {
      name: 'duplicates, of which one is kept',
      input: [
        [2, 5],
        [2, 5],
        [2, 5],
      ],
      answer: [[2, 5]],
    },
    {
      name: 'ends that touch, which is not overlapping',
      input: [
        [2, 3],
        [1, 2],
        [-1, 1],
      ],
      answer: [
        [-1, 1],
        [1, 2],
        [2, 3],
      ],
    },
    {
      name: 'a long one that starts first and shuts out the rest',
      input: [
        [1, 10],
        [2, 3],
        [4, 5],
      ],
      answer: [
        [2, 3],
        [4, 5],
      ],
    },
  ],
  trace: (intervals) => mostCompatibleIntervals(intervals),
  bruteForce: (intervals) => findLargest(intervals),
  /** Several choices can be equally large: any of them will do. */
  isRight: (kept, intervals, largest) =>
    kept.length === largest.length && !hasOverlap(kept) && kept.every((each) => isAmong(each, intervals)),
  pictured: (last) =>
    barsOf(last)
      .filter(({ role }) => role === 'result')
      .map(({ from, to }) => [from, to]),
  picture: (kept) => kept.map(([start, end]) => [start, end]),
  taken: (decided, next) => (keptOf(next).length > keptOf(decided).length ? 'Keep it' : 'Skip it'),
  invariant(step, intervals) {
    if (barsOf(step).length !== intervals.length) throw new Error('an interval is lost')
    const kept = keptOf(step).map(({ from, to }): Interval => [from, to])
    if (hasOverlap(kept)) throw new Error(`kept ${JSON.stringify(kept)}`)
  },
})

/** Tries every choice. */
function findLargest(intervals: readonly Interval[]): readonly Interval[] {
  let largest: readonly Interval[] = []
  for (let choice = 0; choice < 2 ** intervals.length; choice++) {
    const chosen = intervals.filter((_, index) => choice & (1 << index))
    if (chosen.length > largest.length && !hasOverlap(chosen)) largest = chosen
  }
  return largest
}

function isAmong([start, end]: Interval, intervals: readonly Interval[]): boolean {
  return intervals.some((other) => other[0] === start && other[1] === end)
}

function hasOverlap(intervals: readonly Interval[]): boolean {
  return intervals.some((one, i) =>
    intervals.some((other, j) => i < j && one[0] < other[1] && other[0] < one[1]),
  )
}

function sceneOf({ scene }: Step): IntervalsScene {
  if (scene.kind !== 'intervals') throw new Error('Not intervals')
  return scene
}

function barsOf(step: Step) {
  return sceneOf(step).groups.flatMap(({ bars }) => bars)
}

function keptOf(step: Step) {
  return sceneOf(step).groups.find(({ title }) => title === 'Kept')?.bars ?? []
}
