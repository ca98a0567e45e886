import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { recursion, walkthrough } from './walkthrough.ts'

const coins = [1, 2, 5]

/** All sequences of coins that make an amount. */
function ordersFor(part: number, kinds = coins): number[][] {
  if (part === 0) return [[]]
  return kinds
    .filter((coin) => coin <= part)
    .flatMap((coin) => ordersFor(part - coin, kinds).map((rest) => [coin, ...rest]))
}

const mixOf = (order: readonly number[]) => order.toSorted((a, b) => b - a).join(' + ')

/** How many orders each mix has. */
function mixesFor(part: number, kinds = coins): Map<string, number> {
  return new Map([...Map.groupBy(ordersFor(part, kinds), mixOf)].map(([mix, orders]) => [mix, orders.length]))
}

const waysFor = (part: number, kinds = coins) => mixesFor(part, kinds).size

/** Ways that use each coin once at most. */
function waysOfSingles(part: number, kinds = coins): number {
  const subsets = Array.from({ length: 2 ** kinds.length }, (_, chosen) =>
    kinds.filter((_, index) => chosen & (1 << index)).reduce((sum, coin) => sum + coin, 0),
  )
  return subsets.filter((sum) => sum === part).length
}

/** The calls of the lesson's recursion for an amount, and how many of them differ. */
function callsFor(part: number) {
  const seen = new Set<string>()
  function call(kinds: number, left: number): number {
    seen.add(`${kinds},${left}`)
    if (left === 0) return 1
    const coin = coins[kinds - 1]!
    return 1 + (kinds > 1 ? call(kinds - 1, left) : 0) + (coin <= left ? call(kinds, left - coin) : 0)
  }
  return { calls: call(coins.length, part), different: seen.size }
}

/** Counts by the number of twos and fives, for amounts with too many mixes to list. */
function countMixes(part: number): number {
  let count = 0
  for (let fives = 0; fives <= part; fives += 5) for (let twos = 0; fives + twos <= part; twos += 2) count++
  return count
}

test('every number of the lesson follows from its input', () => {
  const repeats = recursion.calls.filter(({ isRepeat }) => isRepeat).length
  const orders = [...mixesFor(5).values()].toSorted((a, b) => a - b)
  expect(orders).toEqual([1, 1, 3, 4])
  expect(Object.fromEntries(mixesFor(5))).toEqual({
    5: 1,
    '2 + 2 + 1': 3,
    '2 + 1 + 1 + 1': 4,
    '1 + 1 + 1 + 1 + 1': 1,
  })
  expectComputedNumbers(walkthrough, [
    ['It counts 9, and there are 4 ways', ordersFor(5).length, waysFor(5)],
    ['It counts 1, and there are 4 ways', waysOfSingles(5), waysFor(5)],
    ['It counts 4, and it can never be wrong', waysFor(5)],
    ['1 + 3 + 4 + 1 = 9', 1, 3, 4, 1, ordersFor(5).length],
    ['1 + 1 + 1 + 1 = 4', 1, 1, 1, 1, waysFor(5)],
    ['6 of the 17 calls are repeats', repeats, recursion.calls.length],
    ['To pay 100 dollars, the tree has 19,556 calls', 100, callsFor(100).calls],
    ['at most 303 of them differ', coins.length * (100 + 1)],
    ['3 for the amount 3, where 2 mixes exist', ordersFor(3).length, 3, waysFor(3)],
    ['100 dollars can be paid in 541 ways', 100, countMixes(100)],
    ['It counts 1 + 1 = 2', waysFor(4, [1]), waysFor(2, [1]), 2],
    ['Here 1 + 2 = 3', waysFor(4, [1]), waysFor(2, [1, 2]), waysFor(4, [1, 2])],
    ['it gives 9', ordersFor(5).length],
    ['the slip answers 0 instead of 1', 0, waysFor(4, [2])],
    ['only the 5 is left: 1 way', 5, waysOfSingles(5)],
  ])
})

test('the counterexamples and the slip are as the lesson says', () => {
  expect(recursion.result).toBe(waysFor(5))
  expect(countMixes(5)).toBe(waysFor(5))
  expect(callsFor(5).calls).toBe(recursion.calls.length)
  expect(callsFor(100).different).toBeLessThanOrEqual(303)
  expect([...mixesFor(5, [2, 5]).keys()]).toEqual(['5'])
  expect([2, 3, 4].map((part) => [waysOfSingles(part, [2]), waysFor(part, [2])])).toEqual([
    [1, 1],
    [0, 0],
    [0, 1],
  ])
})
