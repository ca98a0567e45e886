import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { filled, recursion, walkthrough } from './walkthrough.ts'

const prices = [1, 4, 5, 2, 7]

/** What each allowed series of trades earns, with so many days without a purchase after a sale. */
function earningsOf(days: readonly number[], pause: number): number[] {
  const earnings = [0]
  for (const [buy, paid] of days.entries()) {
    for (const [sell, got] of days.entries()) {
      if (sell <= buy) continue
      const later = earningsOf(days.slice(sell + 1 + pause), pause)
      earnings.push(...later.map((each) => got - paid + each))
    }
  }
  return earnings
}

const most = (days: readonly number[]) => Math.max(...earningsOf(days, 1))
const mostWithOneTrade = (days: readonly number[]) =>
  Math.max(0, ...days.flatMap((paid, buy) => days.slice(buy + 1).map((got) => got - paid)))

function sumOfRises(days: readonly number[]): number {
  return days.slice(1).reduce((sum, price, index) => sum + Math.max(0, price - days[index]!), 0)
}

/** Buys before a rise, sells before a fall, and waits the day after a sale. */
function sellAtTops(days: readonly number[]): number {
  let [earned, paid, free] = [0, undefined as number | undefined, 0]
  for (const [day, price] of days.entries()) {
    const rises = (days[day + 1] ?? -1) > price
    if (paid === undefined && rises && day >= free) paid = price
    else if (paid !== undefined && !rises) {
      earned += price - paid
      paid = undefined
      free = day + 2
    }
  }
  return earned
}

/** The best balance after each day, by state. */
function balancesOf(days: readonly number[]) {
  const rows = [{ hold: 0 - days[0]!, rest: 0, sold: 0 }]
  for (const price of days.slice(1)) {
    const { hold, rest, sold } = rows.at(-1)!
    rows.push({ hold: Math.max(hold, rest - price), rest: Math.max(rest, sold), sold: hold + price })
  }
  return rows
}

/** As the code, but `rest` reads the sale of the same day. */
function withSlip(days: readonly number[]): number {
  let [hold, rest, sold] = [0 - days[0]!, 0, 0]
  for (const price of days.slice(1)) {
    const held = hold
    hold = Math.max(hold, rest - price)
    sold = held + price
    rest = Math.max(rest, sold)
  }
  return Math.max(rest, sold)
}

function callsFor(state: 'h' | 'r' | 's', day: number): number {
  if (day === 1) return 1
  const before = { h: ['h', 'r'], r: ['r', 's'], s: ['h'] } as const
  return before[state].reduce((sum, each) => sum + callsFor(each, day - 1), 1)
}

test('every number of the lesson follows from its input', () => {
  const repeats = recursion.calls.filter(({ isRepeat }) => isRepeat).length
  const days = balancesOf(prices)
  const last = days.at(-1)!
  expectComputedNumbers(walkthrough, [
    ['It earns 6, and 8 is possible', mostWithOneTrade(prices), most(prices)],
    ['It earns 4, and 8 is possible', sellAtTops(prices), most(prices)],
    ['It counts 9, and 8 is possible', sumOfRises(prices), most(prices)],
    ['It earns 8, and it can never be wrong', most(prices)],
    ['4 - 1 + 7 - 2 = 8', 4, 1, 7, 2, most(prices)],
    ['5 - 1 + 7 - 2 = 9', 5, 1, 7, 2, sumOfRises(prices)],
    ['7 - 1 = 6', 7, 1, mostWithOneTrade(prices)],
    ['5 of the 14 calls are repeats', repeats, recursion.calls.length],
    ['about 1.75 times', Math.round((callsFor('h', 20) / callsFor('h', 19)) * 100) / 100],
    ['takes 128,799 calls, although 20 days have only 60 states', callsFor('h', 20), 20, 3 * 20],
    ['After day 3 the best balance is 4', 3, Math.max(...Object.values(days[2]!))],
    ['With 3, from the sale for 4', days[2]!.rest, 4],
    ['`rest` is 3 and `sold` is 4', days[2]!.rest, days[2]!.sold],
    ['max(-1, 3 - 2) = 1', 0 - days[2]!.hold, days[2]!.rest, prices[3]!, days[3]!.hold],
    ['4 - 2 is 2', days[2]!.sold, prices[3]!, 2],
    ['would bring 4 instead of 3', prices[1]!, days[1]!.sold],
    ['Here it is, with 8', last.sold],
    ['are 5 and then 3, `sold` is -2', 5, 3, 0 - balancesOf([5, 3]).at(-1)!.sold],
    ['on the last day `hold` is 1', last.hold],
    ['both give 5', most([1, 4, 6])],
    ['both give 0', most([6, 4, 1])],
    ['3 + 4 = 7', 3, 4, withSlip([1, 4, 2, 6])],
    ['the best is 5, from 1 to 6', most([1, 4, 2, 6]), 1, 6],
    ['6, which is right', mostWithOneTrade(prices)],
    ['selling for 7 earns 6', 7, mostWithOneTrade(prices)],
    ['two trades, 3 + 5. With one trade, 6 is the most', 3, 5, mostWithOneTrade(prices)],
    ['8', most(prices)],
  ])
})

test('the recursion, the picture and the slip are as the lesson says', () => {
  expect(recursion.result).toBe(balancesOf(prices)[3]!.hold)
  expect(recursion.calls).toHaveLength(callsFor('h', 4))
  const { rest, sold } = balancesOf(prices).at(-1)!
  expect(Math.max(rest, sold)).toBe(most(prices))
  expect(Math.max(...earningsOf(prices, 0))).toBe(sumOfRises(prices))
  // The table of the picture.
  const rows = (['hold', 'rest', 'sold'] as const).map((state) => balancesOf(prices).map((day) => day[state]))
  expect(filled.rows.map((row) => row.map(({ value }) => value))).toEqual(rows)
  expect(
    [
      [1, 4, 6],
      [6, 4, 1],
    ].map((days) => withSlip(days) - most(days)),
  ).toEqual([0, 0])
})
