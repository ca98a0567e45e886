import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { recursion, walkthrough } from './walkthrough.ts'

const cards = [3, 8, 2, 1]

/** The points of both players when both play their best: each compares the two whole games that can follow. */
function play(row: readonly number[]): { mover: number; other: number } {
  if (row.length === 0) return { mover: 0, other: 0 }
  const [left, right] = [play(row.slice(1)), play(row.slice(0, -1))]
  const games = [
    { mover: row[0]! + left.other, other: left.mover },
    { mover: row.at(-1)! + right.other, other: right.mover },
  ] as const
  const gain = games.map(({ mover, other }) => mover - other) as [number, number]
  return gain[0] >= gain[1] ? games[0] : games[1]
}

const lead = (row: readonly number[]) => play(row).mover - play(row).other

/** By how much the first player is ahead when both take the larger end. */
function leadOfLargerEnds(row: readonly number[]): number {
  if (row.length === 0) return 0
  return row[0]! >= row.at(-1)!
    ? row[0]! - leadOfLargerEnds(row.slice(1))
    : row.at(-1)! - leadOfLargerEnds(row.slice(0, -1))
}

const leadOfEverySecond = (row: readonly number[]) =>
  Math.abs(row.reduce((sum, card, index) => sum + (index % 2 === 0 ? card : -card), 0))

/** Adds the cells below and to the left, from a diagonal of ones. */
const countByPieces = (i: number, j: number): number =>
  i === j ? 1 : countByPieces(i + 1, j) + countByPieces(i, j - 1)

const countPaths = (i: number, j: number): number =>
  i === 0 || j === 0 ? 1 : countPaths(i - 1, j) + countPaths(i, j - 1)

test('every number of the lesson follows from its input', () => {
  const repeats = recursion.calls.filter(({ isRepeat }) => isRepeat).length
  const pieces = new Set(recursion.calls.map(({ label }) => label)).size
  const [without3, without1] = [lead(cards.slice(1)), lead(cards.slice(0, -1))]
  const { mover, other } = play(cards)
  expect(leadOfLargerEnds(cards)).toBe(-4)
  expectComputedNumbers(walkthrough, [
    ['She finishes 4 behind, and 4 ahead is possible', 0 - leadOfLargerEnds(cards), lead(cards)],
    ['She finishes 4 ahead, which is the most here', leadOfEverySecond(cards)],
    [
      'with 8, 5, 2, 6 she finishes 1 ahead instead of 5',
      8,
      5,
      2,
      6,
      leadOfEverySecond([8, 5, 2, 6]),
      lead([8, 5, 2, 6]),
    ],
    ['She finishes 4 ahead, and it can never be wrong', lead(cards)],
    ['5 points against 9', 3 + 2, 8 + 1],
    ['9 points against 5', mover, other],
    ['5 of the 15 calls are repeats', repeats, recursion.calls.length],
    ['There are only 10 pieces', pieces],
    ['20 cards take 1,048,575 calls, but they have only 210 pieces', 20, 2 ** 20 - 1, (20 * 21) / 2],
    ['say 7 for the piece without the 3, and -3 for the one without the 1', without3, 3, 0 - without1, 1],
    ['3 + 7 = 10', 3, without3, 3 + without3],
    ['max(3 - 7, 1 - (-3)) = 4', 3, without3, 1, 0 - without1, lead(cards)],
    ['finishes 7 ahead on it', without3],
    ['8 - 3 = 5', 8, 3, lead([3, 8])],
    ['max(3 - 8, 8 - 3) = 5', 3, 8, 8, 3, lead([3, 8])],
    ['takes the 8 and is 7 ahead', 8, lead([1, 8])],
    ['Both get 4, so the lead is 0', play([4, 4]).other, lead([4, 4])],
    ['Either end opens the 7, and the first player finishes 2 behind', 7, 0 - lead([2, 7, 3])],
    ['6, which is right', countPaths(2, 2)],
    ['There are 6 paths', countPaths(2, 2)],
    ['It gives 4.', countByPieces(0, 2)],
    ['1, 2, 4. The grid', ...[0, 1, 2].map((j) => countByPieces(0, j))],
    ['That gives 6', countPaths(2, 2)],
    ['4', countByPieces(0, 2)],
  ])
})

test('the recursion and the table of the picture are as the lesson says', () => {
  expect(recursion.result).toBe(lead(cards))
  const leads = cards.map((_, i) => cards.slice(i).map((_, length) => lead(cards.slice(i, i + length + 1))))
  expect(leads).toEqual([[3, 5, -3, 4], [8, 6, 7], [2, 1], [1]])
  // The best first move is the smaller end.
  expect(3 - lead([8, 2, 1])).toBeLessThan(1 - lead([3, 8, 2]))
  for (const reply of [
    [8, 2],
    [3, 8],
  ])
    expect(lead(reply)).toBeGreaterThan(0)
})
