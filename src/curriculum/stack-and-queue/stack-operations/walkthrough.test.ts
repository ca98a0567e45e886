import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { orders, walkthrough } from './walkthrough.ts'

const arriving = [1, 2, 3, 4]
const leaving = [2, 4, 1, 3]

function permutations(values: readonly number[]): number[][] {
  if (values.length === 0) return [[]]
  return values.flatMap((first) =>
    permutations(values.filter((value) => value !== first)).map((rest) => [first, ...rest]),
  )
}

/**
 * Independent of any stack: whoever went in while a barrel was inside must leave before it. So of those that arrived
 * before the one that leaves now, the latest must leave first.
 */
function isPossible(order: readonly number[]): boolean {
  return order.every((barrel, at) => {
    const earlierOnes = order.slice(at + 1).filter((later) => later < barrel)
    return earlierOnes.every((later, index) => index === 0 || later < earlierOnes[index - 1]!)
  })
}

/** As in the lesson; with the slip, each arrival pops one barrel at most. */
function withStack(order: readonly number[], slips = false): boolean {
  const stack: number[] = []
  let out = 0
  for (const barrel of order.toSorted()) {
    stack.push(barrel)
    while (stack.length > 0 && stack.at(-1) === order[out]) {
      stack.pop()
      out++
      if (slips) break
    }
  }
  return stack.length === 0
}

/** Rolls barrels in until the one that must leave is inside, whatever is in front of it. */
function isInsideInTime(order: readonly number[]): boolean {
  const inside = new Set<number>()
  const outside = arriving.slice()
  return order.every((barrel) => {
    while (!inside.has(barrel) && outside.length > 0) inside.add(outside.shift()!)
    return inside.delete(barrel)
  })
}

test('the stack is right about every order, and the order of the lesson is impossible', () => {
  const possible = permutations(arriving).filter(isPossible)
  expect(orders).toEqual(possible)
  expect(permutations(arriving).filter((order) => withStack(order))).toEqual(possible)
  expect(withStack(leaving)).toBe(false)
})

test('that each barrel is inside in time says yes to every order', () => {
  expect(permutations(arriving).every(isInsideInTime)).toBe(true)
  expect([withStack([4, 3, 2, 1]), withStack([1, 2, 3, 4])]).toEqual([true, true])
})

/** The barrels that can be the next to leave, if these are inside and those still come. */
function nextOut(inside: readonly number[], coming: readonly number[]): number[] {
  const [arrival, ...later] = coming
  return [...inside.slice(-1), ...(arrival === undefined ? [] : nextOut([...inside, arrival], later))]
}

test('once 3 is in front of 2, the next to leave is 3 or 4', () => {
  expect(nextOut([1, 2, 3], [4])).toEqual([3, 4])
  const like = orders.filter(([first, second]) => first === leaving[0] && second === leaving[1])
  expect(like).toEqual([[2, 4, 3, 1]])
})

test('only the order 2, 1, 3 shows the slip', () => {
  const inputs = [
    [1, 2, 3],
    [2, 1, 3],
    [3, 1, 2],
  ]
  expect(inputs.map((order) => [withStack(order), withStack(order, true)])).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ])
})

test('a tunnel cannot do what the stack does', () => {
  const tunnel = [...arriving]
  const comesOut = arriving.map(() => tunnel.shift())
  expect(withStack([2, 1, 3, 4])).toBe(true)
  expect(comesOut).toEqual([1, 2, 3, 4])
})

test('every number of the lesson follows from its input', () => {
  const otherFirst = orders.filter(([first]) => first !== leaving[0]).length
  const otherSecond = orders.filter(([first, second]) => first === leaving[0] && second !== leaving[1]).length
  const counts = countOrders(20)
  expect(counts[arriving.length]).toBe(orders.length)
  expect(counts.slice(6).every((count, index) => count > 3 * counts[index + 5]!)).toBe(true)
  expectComputedNumbers(walkthrough, [
    ['It finds 14 orders', orders.length],
    ['9 of the 14 orders', otherFirst, orders.length],
    ['4 more go wrong', otherSecond],
    [
      '4 barrels have 14, 10 have 16,796, and 20 have more than 6 billion',
      arriving.length,
      orders.length,
      10,
      counts[10]!,
      20,
      Math.floor(counts[20]! / 1e9),
    ],
  ])
})

/** How many orders a stack can give, by the number of barrels: some leave before the first one does, the others after it. */
function countOrders(most: number): number[] {
  const counts = [1]
  for (let barrels = 1; barrels <= most; barrels++) {
    const sums = counts.map((before, index) => before * counts[barrels - 1 - index]!)
    counts.push(sums.reduce((total, each) => total + each, 0))
  }
  return counts
}
