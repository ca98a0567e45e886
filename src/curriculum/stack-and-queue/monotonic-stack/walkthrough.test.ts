import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { looks, walkthrough } from './walkthrough.ts'

const degrees = [18, 14, 11, 16, 21, 13]

function daysToWait(values: readonly number[]): number[] {
  return values.map((value, day) => {
    const found = values.slice(day + 1).findIndex((later) => later > value)
    return found + 1
  })
}

const onlyTheDayBefore = (values: readonly number[]) =>
  values.map((value, day) => ((values[day + 1] ?? value) > value ? 1 : 0))

function toTheWarmest(values: readonly number[]): number[] {
  return values.map((value, day) => {
    const later = values.slice(day + 1)
    const warmest = Math.max(value, ...later)
    return warmest > value ? later.indexOf(warmest) + 1 : 0
  })
}

/** As in the lesson; with the slip, an equal day pops, too. */
function withStack(values: readonly number[], slips = false): number[] {
  const days = values.map(() => 0)
  const waiting: number[] = []
  for (const [day, value] of values.entries()) {
    for (let top = waiting.at(-1); top !== undefined; top = waiting.at(-1)) {
      if (values[top]! > value || (!slips && values[top] === value)) break
      waiting.pop()
      days[top] = day - top
    }
    waiting.push(day)
  }
  return days
}

test('the stack gives the days to wait, and both quick rules do not', () => {
  expect(daysToWait(degrees)).toEqual([4, 2, 1, 1, 0, 0])
  expect(withStack(degrees)).toEqual(daysToWait(degrees))
  expect(onlyTheDayBefore(degrees)).toEqual([0, 0, 1, 1, 0, 0])
  expect(toTheWarmest(degrees)).toEqual([4, 3, 2, 1, 0, 0])
})

test('only equal days show the slip', () => {
  const inputs = [
    [5, 3],
    [5, 5],
    [3, 5],
  ]
  expect(inputs.map((values) => withStack(values, true).join() !== withStack(values).join())).toEqual([
    false,
    true,
    false,
  ])
  expect(withStack([5, 5], true)).toEqual([1, 0])
  expect(withStack([3, 5])).toEqual([1, 0])
})

test('a stack on which nothing expires keeps a day that is too old', () => {
  const values = [18, 14, 11]
  expect(values.slice(1).map((_, index) => Math.max(...values.slice(0, index + 2)))).toEqual([18, 18])
  expect(values.slice(1).map((value, index) => Math.max(value, values[index]!))).toEqual([18, 14])
})

test('every number of the lesson follows from its input', () => {
  const colder = looks.filter(({ outer, value }) => Number(value) <= degrees[outer]!).length
  expectComputedNumbers(walkthrough, [
    ['5 of the 9 looks', colder, looks.length],
    ['Six days take 9 looks', looks.length],
    ['for 100,000 days almost 5 billion', 100_000, Math.ceil((100_000 * 99_999) / 2 / 1e9)],
  ])
})
