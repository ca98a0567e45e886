import type { IntervalsScene } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { type Interval, mostCompatibleIntervals } from './algorithm.ts'
import { cases, hasOverlap } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([intervals]) => intervals,
  size: 8,
  trace: (intervals) => mostCompatibleIntervals(intervals),
  pictured: (last) =>
    barsOf(last)
      .filter(({ role }) => role === 'result')
      .map(({ from, to }) => [from, to]),
  picture: (kept) => kept.map(([start, end]) => [start, end]),
  taken(decided, next) {
    if (decided.line !== 'start') return keptOf(next).length > keptOf(decided).length ? 'Keep it' : 'Skip it'
    const ends = barsOf(next).map(({ to }) => to)
    return ends.every((end, index) => end >= (ends[index - 1] ?? end))
      ? 'By end, earliest first'
      : 'Another order'
  },
  invariant(step, intervals) {
    if (barsOf(step).length !== intervals.length) throw new Error('an interval is lost')
    const kept = keptOf(step).map(({ from, to }): Interval => [from, to])
    if (hasOverlap(kept)) throw new Error(`kept ${JSON.stringify(kept)}`)
  },
})

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
