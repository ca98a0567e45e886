import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { choices, walkthrough } from './walkthrough.ts'

type Range = readonly [start: number, end: number]

const groups: readonly Range[] = [
  [8, 14],
  [11, 13],
  [9, 12],
  [18, 20],
  [12, 15],
  [15, 19],
]

/** Keeps each range that overlaps none kept so far, in the order of a number. */
function keepBy(numberOf: (range: Range) => number, ranges: readonly Range[] = groups): string[] {
  const kept: Range[] = []
  for (const range of ranges.toSorted((a, b) => numberOf(a) - numberOf(b))) {
    if (kept.every(([start, end]) => range[1] <= start || end <= range[0])) kept.push(range)
  }
  return kept.map((range) => range.join('-'))
}

/** As in the code; the slip wants a gap between two ranges. */
function sweep(ranges: readonly Range[], wantsGap = false): number {
  let freeFrom = -Infinity
  let kept = 0
  for (const [start, end] of ranges.toSorted((a, b) => a[1] - b[1])) {
    if (wantsGap ? start > freeFrom : start >= freeFrom) {
      kept++
      freeFrom = end
    }
  }
  return kept
}

/** The most tasks that can be done by their deadlines, and what keeping each one that fits gives. */
function serve(tasks: readonly (readonly [hours: number, deadline: number])[]) {
  const byDeadline = tasks.toSorted((a, b) => a[1] - b[1])
  const fits = (chosen: typeof tasks) => {
    let time = 0
    return chosen.every(([hours, deadline]) => {
      time += hours
      return time <= deadline
    })
  }
  const kept: (typeof tasks)[number][] = []
  for (const task of byDeadline) if (fits([...kept, task])) kept.push(task)
  const subsets = Array.from({ length: 2 ** tasks.length }, (_, chosen) =>
    byDeadline.filter((_, index) => chosen & (1 << index)),
  )
  return { kept: kept.length, most: Math.max(...subsets.filter(fits).map(({ length }) => length)) }
}

test('earliest start and shortest first keep two, earliest end keeps three', () => {
  expect(keepBy(([start]) => start)).toEqual(['8-14', '15-19'])
  expect(keepBy(([start, end]) => end - start)).toEqual(['11-13', '18-20'])
  expect(keepBy(([, end]) => end)).toEqual(['9-12', '12-15', '15-19'])
})

test('no group fits in before 11-13, so 9-12 can replace it in every plan', () => {
  expect(groups.filter(([, end]) => end <= 11)).toEqual([])
})

test('after each group, some best plan has all groups kept so far and none of those skipped', () => {
  const byEnd = groups.toSorted((a, b) => a[1] - b[1])
  const plans = Array.from({ length: 2 ** byEnd.length }, (_, chosen) =>
    byEnd.filter((_, index) => chosen & (1 << index)),
  ).filter((plan) => keepBy(() => 0, plan).length === plan.length)
  const most = Math.max(...plans.map(({ length }) => length))
  const kept = new Set(keepBy(([, end]) => end))
  for (const count of byEnd.keys()) {
    const agrees = plans.some(
      (plan) =>
        plan.length === most &&
        byEnd.slice(0, count + 1).every((group) => plan.includes(group) === kept.has(group.join('-'))),
    )
    expect(agrees).toBe(true)
  }
})

test('only the second input shows the slip', () => {
  const inputs: readonly (readonly Range[])[] = [
    [
      [1, 3],
      [2, 5],
    ],
    [
      [1, 3],
      [3, 5],
    ],
    [
      [1, 3],
      [4, 5],
    ],
  ]
  expect(inputs.map((ranges) => [sweep(ranges, true), sweep(ranges)])).toEqual([
    [1, 1],
    [1, 2],
    [2, 2],
  ])
})

test('every number of the lesson follows from its input', () => {
  const most = Math.max(...choices.filter(({ isAllowed }) => isAllowed).map(({ size }) => size))
  const tasks = serve([
    [6, 6],
    [3, 7],
    [4, 7],
  ])
  expect(tasks).toEqual({ kept: 1, most: 2 })
  expect(2 ** 20).toBeGreaterThan(1e6)
  expectComputedNumbers(walkthrough, [
    ['It takes 2 groups, and 3 are possible', keepBy(([start]) => start).length, most],
    ['It takes 3 groups', most],
    ['that makes 64 choices', choices.length],
    ['46 of the 64 choices', choices.filter(({ isAllowed }) => !isAllowed).length, choices.length],
    ['all 16 choices with both', choices.length / 4],
    ['the 16 choices with both', choices.length / 4],
    ['are both in 16 choices', choices.length / 4],
    ['For 20 groups', 20],
    ['by hour 7', 7],
    ['3 + 4 = 7', 3, 4, 3 + 4],
  ])
})
