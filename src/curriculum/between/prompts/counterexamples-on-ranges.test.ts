import { describe, expect, test } from 'vitest'
import { collectSteps } from '#algorithms/collect-steps.ts'
import type { Trace } from '#algorithms/step.ts'
import { mostCompatibleIntervals } from '../../arrays/greedy-intervals/algorithm.ts'
import { twoSumUnsorted } from '../../arrays/hash-lookup/algorithm.ts'
import { countSubarrays } from '../../arrays/prefix-sum/algorithm.ts'
import { findBestWindow } from '../../arrays/sliding-window/algorithm.ts'
import { mergeSort } from '../../arrays/sorting/algorithm.ts'
import { twoSumSorted } from '../../arrays/two-pointers/algorithm.ts'
import { findInSorted } from '../../binary-search/basic-binary-search/algorithm.ts'
import { firstAndLast } from '../../binary-search/range-search/algorithm.ts'
import { findInRotated } from '../../binary-search/rotated-array-search/algorithm.ts'
import { knapsackOfItems } from '../../dynamic-programming/zero-one-knapsack/algorithm.ts'
import { pairs as arraysPairs } from '../pairs/arrays.ts'
import { pairs as binarySearchPairs } from '../pairs/binary-search.ts'

interface Methods {
  /** The method of the prompt's own pattern, or brute force. */
  readonly right: (input: never) => unknown
  /** The method of the rival. */
  readonly wrong: (input: never) => unknown
}

const methods: Readonly<Record<string, Methods>> = {
  'basic-binary-search--binary-search-on-answer': {
    right: ({ batches, minutes }: { batches: number[]; minutes: number }) =>
      leastThat((speed) => sum(batches.map((batch) => Math.ceil(batch / speed))) <= minutes),
    wrong: ({ batches, minutes }: { batches: number[]; minutes: number }) =>
      leastThat((speed) => Math.ceil(sum(batches) / speed) <= minutes),
  },
  'basic-binary-search--range-search': {
    right: ({ weights, weight }: { weights: number[]; weight: number }) =>
      answerOf(firstAndLast(weights, weight))[0],
    wrong: ({ weights, weight }: { weights: number[]; weight: number }) =>
      answerOf(findInSorted(weights, weight)),
  },
  'basic-binary-search--rotated-array-search': {
    right: ({ numbers, locker }: { numbers: number[]; locker: number }) =>
      answerOf(findInRotated(numbers, locker)),
    wrong: ({ numbers, locker }: { numbers: number[]; locker: number }) =>
      answerOf(findInSorted(numbers, locker)),
  },
  'binary-search-on-answer--greedy-intervals': {
    right: ({ marks, cameras }: { marks: number[]; cameras: number }) =>
      leastThat((length) => camerasFor(marks, length) <= cameras),
    wrong: ({ marks, cameras }: { marks: number[]; cameras: number }) => cutAtWidestGaps(marks, cameras),
  },
  'binary-search-on-answer--heap-priority-queue': {
    right: ({ seconds, coins }: { seconds: number[]; coins: number }) =>
      seconds
        .flatMap((every, press) =>
          Array.from({ length: coins }, (_, index) => ({ press: press + 1, at: every * (index + 1) })),
        )
        .sort((a, b) => a.at - b.at || a.press - b.press)
        .slice(0, coins)
        .map(({ press }) => press),
    wrong: ({ seconds, coins }: { seconds: number[]; coins: number }) =>
      leastThat((time) => sum(seconds.map((every) => Math.floor(time / every))) >= coins),
  },
  'binary-search-on-answer--range-search': {
    right: ({ crates, trips }: { crates: number[]; trips: number }) =>
      leastThat((capacity) => tripsFor(crates, capacity) <= trips),
    wrong: ({ capacities, crates, trips }: { capacities: number[]; crates: number[]; trips: number }) =>
      capacities.find((capacity) => capacity >= sum(crates) / trips),
  },
  'binary-search-on-answer--two-pointers': {
    right: ({ parcels, porters }: { parcels: number[]; porters: number }) =>
      leastThat((limit) => tripsFor(parcels, limit) <= porters),
    wrong: ({ parcels }: { parcels: number[] }) => {
      const inOrder = parcels.toSorted((a, b) => a - b)
      return Math.max(...inOrder.map((parcel, index) => parcel + inOrder.at(-1 - index)!))
    },
  },
  'greedy-intervals--heap-priority-queue': {
    right: ({ orders }: { orders: [number, number][] }) => shortestWaitingFirst(orders),
    wrong: ({ orders }: { orders: [number, number][] }) =>
      orders
        .map(([arrival, firing], index) => ({ index, end: arrival + firing }))
        .sort((a, b) => a.end - b.end)
        .map(({ index }) => index),
  },
  'greedy-intervals--sorting': {
    right: ({ films }: { films: [number, number][] }) => answerOf(mostCompatibleIntervals(films)).length,
    wrong: ({ films }: { films: [number, number][] }) => {
      const chosen: [number, number][] = []
      for (const [start, end] of films.toSorted((a, b) => a[1] - a[0] - (b[1] - b[0])))
        if (chosen.every(([from, to]) => end <= from || to <= start)) chosen.push([start, end])
      return chosen.length
    },
  },
  'greedy-intervals--zero-one-knapsack': {
    right: ({ limit, requests }: { limit: number; requests: Request[] }) =>
      answerOf(
        knapsackOfItems(
          requests.map(([start, end]) => end - start),
          requests.map(([, , price]) => price),
          limit,
        ),
      ),
    wrong: ({ requests }: { requests: Request[] }) => {
      const accepted = answerOf(mostCompatibleIntervals(requests.map(([start, end]) => [start, end])))
      return sum(
        requests
          .filter(([start, end]) => accepted.some(([from, to]) => from === start && to === end))
          .map(([, , price]) => price),
      )
    },
  },
  'hash-lookup--linked-list-manipulation': {
    right: ({ tickets }: { tickets: number[] }) =>
      tickets.find((ticket, index) => tickets.indexOf(ticket) < index),
    wrong: ({ tickets }: { tickets: number[] }) =>
      tickets.find((ticket, index) => ticket === tickets[index - 1]) ?? null,
  },
  'hash-lookup--linked-list-two-pointers': {
    right: ({ shown }: { shown: number[] }) => shown.find((number, index) => shown.indexOf(number) < index),
    wrong: ({ shown }: { shown: number[] }) => {
      for (let slow = 1; 2 * slow < shown.length; slow++)
        if (shown[slow] === shown[2 * slow]) return shown[slow]
      return null
    },
  },
  'hash-lookup--prefix-sum': {
    right: ({ amounts, total }: { amounts: number[]; total: number }) => {
      const runs = amounts.flatMap((_, from) => amounts.map((__, to) => [from + 1, to + 1] as const))
      const found = runs.filter(([from, to]) => from <= to && sum(amounts.slice(from - 1, to)) === total)
      expect(answerOf(countSubarrays(amounts, total))).toBe(found.length)
      return found[0]
    },
    wrong: ({ amounts, total }: { amounts: number[]; total: number }) =>
      answerOf(twoSumUnsorted(amounts, total)) ?? null,
  },
  'hash-lookup--sorting': {
    right: ({ badges }: { badges: number[] }) => {
      expect(answerOf(mergeSort(badges))).toEqual(badges.toSorted((a, b) => a - b))
      return countPairs(badges, (earlier, later) => earlier > later)
    },
    wrong: ({ badges }: { badges: number[] }) => countPairs(badges, (earlier, later) => earlier === later),
  },
  'hash-lookup--trie': {
    right: ({ names, text }: { names: string[]; text: string }) =>
      names.filter((name) => name.startsWith(text)).length,
    wrong: ({ names, text }: { names: string[]; text: string }) => (new Set(names).has(text) ? 1 : 0),
  },
  'hash-lookup--two-pointers': {
    right: ({ weights, total }: { weights: number[]; total: number }) =>
      answerOf(twoSumUnsorted(weights, total)),
    wrong: ({ weights, total }: { weights: number[]; total: number }) =>
      answerOf(twoSumSorted(weights, total)) ?? null,
  },
  'prefix-sum--range-search': {
    right: ({ seconds, from, to }: { seconds: number[]; from: number; to: number }) =>
      seconds.filter((second) => from <= second && second <= to).length,
    wrong: ({ seconds, from, to }: { seconds: number[]; from: number; to: number }) =>
      seconds.slice(from - 1, to).length,
  },
  'prefix-sum--sliding-window': {
    right: ({ amounts }: { amounts: number[] }) => largestSum(amounts),
    wrong: ({ amounts, size }: { amounts: number[]; size: number }) => {
      const start = answerOf(findBestWindow(amounts, size))
      return sum(amounts.slice(start, start + size))
    },
  },
  'prefix-sum--state-machine-dp': {
    right: ({ profits }: { profits: number[] }) =>
      Math.max(
        largestSum(profits),
        ...partsOf(profits)
          .filter(({ length }) => length > 1)
          .flatMap((part) => part.map((profit) => sum(part) - profit)),
      ),
    wrong: ({ profits }: { profits: number[] }) => largestSum(profits),
  },
  'prefix-sum--string-sliding-window': {
    right: ({ strokes }: { strokes: string }) =>
      Math.max(
        0,
        ...partsOf([...strokes])
          .filter(hasEvenCounts)
          .map(({ length }) => length),
      ),
    wrong: ({ strokes }: { strokes: string }) => {
      let left = 0
      let longest = 0
      for (let right = 1; right <= strokes.length; right++) {
        while (left < right && !hasEvenCounts([...strokes.slice(left, right)])) left++
        longest = Math.max(longest, right - left)
      }
      return longest
    },
  },
  'range-search--rotated-array-search': {
    right: ({ numbers, sent }: { numbers: number[]; sent: number }) =>
      Math.min(...numbers.filter((number) => number >= sent)),
    wrong: ({ numbers, sent }: { numbers: number[]; sent: number }) => {
      let low = 0
      let high = numbers.length
      while (low < high) {
        const middle = Math.floor((low + high) / 2)
        if (numbers[middle]! >= sent) high = middle
        else low = middle + 1
      }
      return numbers[low] ?? null
    },
  },
  'sliding-window--state-machine-dp': {
    right: ({ prices }: { prices: number[] }) => bestTrades(prices),
    wrong: ({ prices }: { prices: number[] }) =>
      Math.max(0, ...prices.flatMap((price, day) => prices.slice(day + 1).map((later) => later - price - 8))),
  },
  'sliding-window--string-sliding-window': {
    right: ({ letters, word }: { letters: string; word: string }) =>
      shortestPart(letters.length, (from, to) => {
        const part = letters.slice(from, to).split('')
        return word.split('').every((letter) => {
          const isLetter = (other: string) => other === letter
          return part.filter(isLetter).length >= word.split('').filter(isLetter).length
        })
      }),
    wrong: ({ letters, costs, word }: { letters: string; costs: number[]; word: string }) => {
      const needed = sum(word.split('').map((letter) => costs[letters.indexOf(letter)]!))
      return shortestPart(costs.length, (from, to) => sum(costs.slice(from, to)) >= needed)
    },
  },
  'sliding-window--two-pointers': {
    right: ({ weights, limit }: { weights: number[]; limit: number }) =>
      Math.max(
        ...weights
          .flatMap((first, index) => weights.slice(index + 1).map((second) => first + second))
          .filter((total) => total <= limit),
      ),
    wrong: ({ weights, limit }: { weights: number[]; limit: number }) =>
      Math.max(
        ...weights
          .slice(1)
          .map((weight, index) => weights[index]! + weight)
          .filter((total) => total <= limit),
      ),
  },
  'sorting--two-pointers': {
    right: ({ shelf }: { shelf: number[] }) => closeGaps(shelf, (boxes) => boxes),
    wrong: ({ shelf }: { shelf: number[] }) => closeGaps(shelf, (boxes) => answerOf(mergeSort(boxes))),
  },
}

type Request = readonly [start: number, end: number, price: number]

describe.each([...arraysPairs, ...binarySearchPairs])(
  'the counterexample of $id',
  ({ id, counterexample }) => {
    test("is answered by the right method and breaks the rival's", () => {
      const { right, wrong } = methods[id]!
      const input = counterexample.input as never
      expect(right(input)).toEqual(counterexample.right)
      expect(wrong(input)).toEqual(counterexample.wrong)
      expect(counterexample.wrong).not.toEqual(counterexample.right)
    })
  },
)

function answerOf<Answer>(trace: Trace<Answer>): Answer {
  return collectSteps(trace).answer
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function partsOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return items.flatMap((_, from) => items.slice(from).map((__, more) => items.slice(from, from + more + 1)))
}

function largestSum(values: readonly number[]): number {
  return Math.max(...partsOf(values).map(sum))
}

function hasEvenCounts(letters: readonly string[]): boolean {
  return letters.every((letter) => letters.filter((other) => other === letter).length % 2 === 0)
}

/** Skips the first price, or buys at it, with a fee of 8, and sells at any later one. */
function bestTrades(prices: readonly number[]): number {
  const [price, ...later] = prices
  if (price === undefined) return 0
  return Math.max(
    bestTrades(later),
    ...later.map((sale, index) => sale - price - 8 + bestTrades(later.slice(index))),
  )
}

function closeGaps(
  shelf: readonly number[],
  arrange: (boxes: readonly number[]) => readonly number[],
): number[] {
  const boxes = arrange(shelf.filter((box) => box !== 0))
  return [...boxes, ...shelf.slice(boxes.length).map(() => 0)]
}

function leastThat(works: (guess: number) => boolean): number {
  for (let guess = 1; guess <= 1000; guess++) if (works(guess)) return guess
  throw new RangeError('No guess up to 1000 works.')
}

function camerasFor(marks: readonly number[], length: number): number {
  let cameras = 0
  let watchedUntil = -Infinity
  for (const mark of marks.toSorted((a, b) => a - b)) {
    if (mark <= watchedUntil) continue
    cameras++
    watchedUntil = mark + length
  }
  return cameras
}

function cutAtWidestGaps(marks: readonly number[], cameras: number): number {
  const inOrder = marks.toSorted((a, b) => a - b)
  const gaps = inOrder.slice(1).map((mark, index) => ({ index, gap: mark - inOrder[index]! }))
  const cuts = gaps
    .sort((a, b) => b.gap - a.gap)
    .slice(0, cameras - 1)
    .map(({ index }) => index)
  let start = 0
  let longest = 0
  for (const [index, mark] of inOrder.entries()) {
    longest = Math.max(longest, mark - inOrder[start]!)
    if (cuts.includes(index)) start = index + 1
  }
  return longest
}

function tripsFor(crates: readonly number[], capacity: number): number {
  if (Math.max(...crates) > capacity) return Infinity
  let trips = 1
  let load = 0
  for (const crate of crates) {
    if (load + crate > capacity) {
      trips++
      load = 0
    }
    load += crate
  }
  return trips
}

function shortestWaitingFirst(orders: readonly (readonly [arrival: number, firing: number])[]): number[] {
  const left = new Set(orders.keys())
  const fired: number[] = []
  let minute = 0
  while (left.size > 0) {
    const arrived = [...left].filter((index) => orders[index]![0] <= minute)
    const next = arrived.sort((a, b) => orders[a]![1] - orders[b]![1])[0]
    if (next === undefined) {
      minute++
      continue
    }
    left.delete(next)
    fired.push(next)
    minute += orders[next]![1]
  }
  return fired
}

function countPairs(values: readonly number[], matches: (earlier: number, later: number) => boolean): number {
  return sum(
    values.map((earlier, index) => values.slice(index + 1).filter((later) => matches(earlier, later)).length),
  )
}

function shortestPart(length: number, works: (from: number, to: number) => boolean): number {
  for (let size = 1; size <= length; size++)
    for (let from = 0; from + size <= length; from++) if (works(from, from + size)) return size
  return 0
}
