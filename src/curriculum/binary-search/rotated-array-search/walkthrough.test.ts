import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { walkthrough } from './walkthrough.ts'

const cards = [17, 21, 26, 30, 35, 3, 8, 12]
const target = 35

interface Search {
  readonly index: number
  /** The values at the middles. */
  readonly seen: readonly number[]
}

/** As in the lesson; `isStrict` is the slip of the code. */
function searchCut(values: readonly number[], wanted: number, isStrict = false): Search {
  const seen: number[] = []
  let lo = 0
  let hi = values.length - 1
  while (lo <= hi) {
    const mid = Math.floor((lo + hi) / 2)
    const [first, middle, last] = [values[lo]!, values[mid]!, values[hi]!]
    seen.push(middle)
    if (middle === wanted) return { index: mid, seen }
    const isLeftInOrder = isStrict ? first < middle : first <= middle
    const goesLeft = isLeftInOrder ? first <= wanted && wanted < middle : !(middle < wanted && wanted <= last)
    if (goesLeft) hi = mid - 1
    else lo = mid + 1
  }
  return { index: -1, seen }
}

/** Binary search as if all values were in order. */
function searchInOrder(values: readonly number[], wanted: number): Search {
  const seen: number[] = []
  let lo = 0
  let hi = values.length - 1
  while (lo <= hi) {
    const mid = Math.floor((lo + hi) / 2)
    seen.push(values[mid]!)
    if (values[mid] === wanted) return { index: mid, seen }
    if (values[mid]! < wanted) lo = mid + 1
    else hi = mid - 1
  }
  return { index: -1, seen }
}

const sorted = cards.toSorted((a, b) => a - b)
const cuts = cards.map((_, cut) => [...sorted.slice(cut), ...sorted.slice(0, cut)])
const rises = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || values[index - 1]! < value)

test('35 is at index 4, and a search that ignores the cut misses it', () => {
  expect(searchCut(cards, target)).toEqual({ index: 4, seen: [30, 3, 35] })
  expect(searchInOrder(cards, target)).toEqual({ index: -1, seen: [30, 3, 8, 12] })
  expect(sorted.indexOf(target)).toBe(7)
  expect(cards.findIndex((value, index) => value < (cards[index - 1] ?? value))).toBe(5)
})

test('for each cut, one half is in order, and each card is found in at most 4 looks', () => {
  for (const row of cuts) {
    expect(rises(row.slice(0, 4)) || rises(row.slice(3))).toBe(true)
    expect(rises(row.slice(0, 4))).toBe(row[0]! <= row[3]!)
    for (let value = 0; value < 40; value++) {
      const { index, seen } = searchCut(row, value)
      expect(index).toBe(row.indexOf(value))
      expect(seen.length).toBeLessThanOrEqual(4)
    }
  }
})

test('the rows of other cuts are rows of these cards', () => {
  const left = [30, 35, 3, 8, 12, 17, 21, 26]
  const right = [8, 12, 17, 21, 26, 30, 35, 3]
  expect(cuts).toContainEqual(left)
  expect(cuts).toContainEqual(right)
  expect(rises(left.slice(0, 4))).toBe(false)
  expect(right.indexOf(target)).toBe(6)
})

test('only the second search shows the slip', () => {
  const searches = [
    [1, [1]],
    [1, [3, 1]],
    [2, [2, 4, 1]],
  ] as const
  expect(searches.map(([wanted, row]) => searchCut(row, wanted).index)).toEqual([0, 1, 0])
  expect(searches.map(([wanted, row]) => searchCut(row, wanted, true).index)).toEqual([0, -1, 0])
})

test('the search finds no 10, and two numbers are less', () => {
  const list = [20, 31, 4, 9, 12]
  expect(searchCut(list, 10).index).toBe(-1)
  expect(list.filter((value) => value < 10)).toEqual([4, 9])
  expect(list.toSorted((a, b) => a - b).findIndex((value) => value >= 10)).toBe(2)
})

test('every number of the lesson follows from its input', () => {
  const fall = cards.findIndex((value, index) => value < (cards[index - 1] ?? value))
  expectComputedNumbers(walkthrough, [
    ['It sees 30, 3, 8 and 12', ...searchInOrder(cards, target).seen],
    ['It answers index 7, and 35 is at index 4', sorted.indexOf(target), target, cards.indexOf(target)],
    ['it turns over 6 cards', fall + 1],
    ['It turns over 5 cards', cards.indexOf(target) + 1],
    ['eight cards take at most 4,', Math.floor(Math.log2(cards.length)) + 1],
    ['is 20, 31, 4, 9, 12', 20, 31, 4, 9, 12],
    ['sort the numbers once: 4, 9, 12, 20, 31', ...[20, 31, 4, 9, 12].toSorted((a, b) => a - b)],
  ])
})
