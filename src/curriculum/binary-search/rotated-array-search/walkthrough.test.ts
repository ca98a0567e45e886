import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { walkthrough } from './walkthrough.ts'

const cards = [17, 19, 21, 24, 26, 30, 35, 3, 5, 8, 12]
const target = 8

interface Search {
  readonly index: number
  /** The values at the middles. */
  readonly seen: readonly number[]
  /** All values that are read, once each: the ends as well. */
  readonly read?: ReadonlySet<number>
}

/** As in the lesson; `isStrict` is the slip of the code. */
function searchCut(values: readonly number[], wanted: number, isStrict = false): Search {
  const seen: number[] = []
  const read = new Set<number>()
  let lo = 0
  let hi = values.length - 1
  while (lo <= hi) {
    const mid = Math.floor((lo + hi) / 2)
    const [first, middle, last] = [values[lo]!, values[mid]!, values[hi]!]
    seen.push(middle)
    read.add(middle)
    if (middle === wanted) return { index: mid, seen, read }
    const isLeftInOrder = isStrict ? first < middle : first <= middle
    read.add(first)
    if (!isLeftInOrder) read.add(last)
    const goesLeft = isLeftInOrder ? first <= wanted && wanted < middle : !(middle < wanted && wanted <= last)
    if (goesLeft) hi = mid - 1
    else lo = mid + 1
  }
  return { index: -1, seen, read }
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

test('8 is at index 9, and a search that ignores the cut misses it', () => {
  expect(searchCut(cards, target)).toMatchObject({ index: 9, seen: [30, 5, 8] })
  expect(searchInOrder(cards, target)).toEqual({ index: -1, seen: [30, 21, 17] })
  expect(sorted.indexOf(target)).toBe(2)
  expect(cards.findIndex((value, index) => value < (cards[index - 1] ?? value))).toBe(7)
})

test('it does not turn over 8 before the round that finds it', () => {
  expect([...searchCut(cards, target).read!]).toEqual([30, 17, 5, 35, 12, 8])
})

test('for each cut, one half is in order, and each card is found in at most 4 rounds', () => {
  for (const row of cuts) {
    expect(rises(row.slice(0, 6)) || rises(row.slice(5))).toBe(true)
    expect(rises(row.slice(0, 6))).toBe(row[0]! <= row[5]!)
    for (let value = 0; value < 40; value++) {
      const { index, seen } = searchCut(row, value)
      expect(index).toBe(row.indexOf(value))
      expect(seen.length).toBeLessThanOrEqual(4)
    }
  }
})

test('the row of another cut has the fall left of its middle, which is more than 8 as well', () => {
  const row = [30, 35, 3, 5, 8, 12, 17, 19, 21, 24, 26]
  expect(cuts).toContainEqual(row)
  expect(rises(row.slice(0, 6))).toBe(false)
  expect(row[5]).toBe(12)
})

test('the cards of the other half are never between the ends of the half in order', () => {
  expect(cards.slice(6).every((card) => card > 30 || card < 17)).toBe(true)
  expect(cards.slice(6, 8).every((card) => card >= 35 || card < 5)).toBe(true)
  expect(searchCut(cards, 12)).toMatchObject({ index: 10, seen: [30, 5, 8, 12] })
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
    ['It sees 30, 21 and 17', ...searchInOrder(cards, target).seen],
    ['It answers index 2, and 8 is at index 9', sorted.indexOf(target), target, cards.indexOf(target)],
    ['it turns over 8 cards', fall + 1],
    ['It turns over 10 cards', cards.indexOf(target) + 1],
    ['eleven cards take at most 4 rounds', Math.floor(Math.log2(cards.length)) + 1],
    [
      'here 6 cards in all, and the scan needs 10',
      searchCut(cards, target).read!.size,
      cards.indexOf(target) + 1,
    ],
    ['is 20, 31, 4, 9, 12', 20, 31, 4, 9, 12],
    ['sort the numbers once: 4, 9, 12, 20, 31', ...[20, 31, 4, 9, 12].toSorted((a, b) => a - b)],
  ])
})
