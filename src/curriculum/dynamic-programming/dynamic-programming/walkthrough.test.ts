import { test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { recursion, walkthrough } from './walkthrough.ts'

const cash = [4, 7, 5, 1, 3]

/** The most of all allowed choices, tried one by one. */
function most(values: readonly number[]): number {
  let best = 0
  for (let chosen = 0; chosen < 2 ** values.length; chosen++) {
    if (chosen & (chosen << 1)) continue
    best = Math.max(
      best,
      values.reduce((sum, value, index) => sum + (chosen & (1 << index) ? value : 0), 0),
    )
  }
  return best
}

function richestFirst(values: readonly number[]): number {
  const open = new Set(values.keys())
  let sum = 0
  while (open.size > 0) {
    const richest = [...open].reduce((a, b) => (values[b]! > values[a]! ? b : a))
    sum += values[richest]!
    for (const index of [richest - 1, richest, richest + 1]) open.delete(index)
  }
  return sum
}

const everySecond = (values: readonly number[]) =>
  values.reduce((sum, value, index) => sum + (index % 2 === 0 ? value : 0), 0)

function callsFor(houses: number): number {
  const calls = [1, 1]
  while (calls.length <= houses) calls.push(1 + calls.at(-1)! + calls.at(-2)!)
  return calls[houses]!
}

function paint(prices: readonly (readonly number[])[], last?: number): number {
  const [first, ...rest] = prices
  if (!first) return 0
  return Math.min(...first.map((price, color) => (color === last ? Infinity : price + paint(rest, color))))
}

test('every number of the lesson follows from its input', () => {
  const repeats = recursion.calls.filter(({ isRepeat }) => isRepeat).length
  expectComputedNumbers(walkthrough, [
    ['It takes 10, and 12 is possible', richestFirst(cash), most(cash)],
    ['together they hold 9', cash[0]! + cash[2]!],
    ['It takes 12, which is the most there is', everySecond(cash)],
    ['of 9, 1, 1, 9 it takes 10 instead of 18', 9, 1, 1, 9, everySecond([9, 1, 1, 9]), most([9, 1, 1, 9])],
    ['It takes 12, and it can never be wrong', most(cash)],
    ['7 + 3 = 10', 7, 3, richestFirst(cash)],
    ['4 + 5 + 3 = 12', 4, 5, 3, most(cash)],
    ['9 of the 15 calls are repeats', repeats, recursion.calls.length],
    [
      '20 houses take 21,891 calls, and 40 houses more than 331 million',
      20,
      callsFor(20),
      40,
      Math.floor(callsFor(40) / 1e6),
    ],
    ['the answer stays 6', most([6])],
    ['With the slip, `take` is 3 + 7 = 10', 3, 7, 3 + 7],
    [
      '3, the least there is',
      paint([
        [1, 2, 9],
        [1, 9, 9],
      ]),
    ],
    [
      '2 + 1 = 3',
      2,
      1,
      paint([
        [1, 2, 9],
        [1, 9, 9],
      ]),
    ],
    ['10', 1 + 9],
  ])
})
