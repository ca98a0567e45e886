import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { sets, walkthrough } from './walkthrough.ts'

const weights = [2, 2, 4, 6]
const target = 8

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Every set of positions, as a bit for each. */
function allSets(values: readonly number[]): number[][] {
  return Array.from({ length: 2 ** values.length }, (_, bits) =>
    values.filter((_value, index) => bits & (1 << index)),
  )
}

function solutions(values: readonly number[], total: number): string[] {
  const found = allSets(values).filter((each) => sum(each) === total)
  return [...new Set(found.map((each) => each.toSorted((a, b) => a - b).join()))].toSorted()
}

/** As the code of the lesson; `slips` skips equal values at every level. */
function search(values: readonly number[], total: number, slips = false): string[] {
  const sorted = values.toSorted((a, b) => a - b)
  const found: string[] = []
  const path: number[] = []
  const choose = (start: number, remaining: number): void => {
    if (remaining === 0) found.push(path.join())
    if (remaining === 0) return
    for (let i = start; i < sorted.length; i++) {
      if (sorted[i]! > remaining) break
      if (i > (slips ? 0 : start) && sorted[i] === sorted[i - 1]) continue
      path.push(sorted[i]!)
      choose(i + 1, remaining - sorted[i]!)
      path.pop()
    }
  }
  choose(0, total)
  return found.toSorted()
}

function heaviestFirst(values: readonly number[], total: number): number[] {
  const taken: number[] = []
  for (const value of values.toSorted((a, b) => b - a)) if (sum(taken) + value <= total) taken.push(value)
  return taken.toSorted((a, b) => a - b)
}

/** Rooms that are counted on a walk; `undoes` frees a room on the way back. */
function countRooms(doors: Readonly<Record<string, string>>, undoes: boolean): number {
  const path = new Set<string>()
  const enter = (room: string): number => {
    path.add(room)
    let count = 1
    for (const next of doors[room]!) if (!path.has(next)) count += enter(next)
    if (undoes) path.delete(room)
    return count
  }
  return enter('A')
}

test('there are two sets, heaviest first misses one, and two loops find the other twice', () => {
  expect(solutions(weights, target)).toEqual(['2,2,4', '2,6'])
  expect(search(weights, target)).toEqual(['2,2,4', '2,6'])
  expect(heaviestFirst(weights, target)).toEqual([2, 6])
  const pairs = allSets(weights).filter((each) => each.length === 2 && sum(each) === target)
  expect(pairs).toEqual([
    [2, 6],
    [2, 6],
  ])
  expect(allSets(weights).filter((each) => sum(each) === target)).toHaveLength(3)
})

test('skipping the second 2 everywhere loses a set', () => {
  expect(search(weights, target, true)).toEqual(['2,6'])
})

test('storing the path itself leaves empty results', () => {
  const path = [2, 2, 4]
  const results = [path]
  while (path.length > 0) path.pop()
  expect(results).toEqual([[]])
})

test('only the first input shows the slip', () => {
  const inputs = [
    [[2, 2, 4], 4],
    [[2, 2], 2],
    [[1, 2, 3], 3],
  ] as const
  const shows = inputs.map(
    ([values, total]) => search(values, total, true).join(' ') !== search(values, total).join(' '),
  )
  expect(shows).toEqual([true, false, false])
  expect(search([2, 2, 4], 4, true)).toEqual(['4'])
  expect(search([2, 2, 4], 4)).toEqual(['2,2', '4'])
})

test('a walk that frees its rooms counts some twice', () => {
  const doors = { A: 'BC', B: 'AC', C: 'AB' }
  expect(countRooms(doors, true)).toBe(5)
  expect(countRooms(doors, false)).toBe(3)
})

test('every number of the lesson follows from its input', () => {
  const wasted = sets.filter(({ isWasted }) => isWasted).length
  const useful = new Set(
    allSets(weights)
      .filter((each) => sum(each) <= target)
      .map(String),
  )
  expect(wasted).toBe(sets.length - useful.size)
  expectComputedNumbers(walkthrough, [
    ['8 of the 16 circles', wasted, allSets(weights).length],
    ['Four weights have 16 sets', sets.length],
    ['20 weights have more than a million', 20],
    ['2 + 2 + 4 + 6 = 14', ...weights, sum(weights)],
    ['2 + 4 + 6 = 12', 2, 4, 6, 2 + 4 + 6],
    ['all of them have the total 8', target],
  ])
  expect(2 ** 20).toBeGreaterThan(1e6)
})
