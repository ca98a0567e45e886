import { collectSteps } from '#algorithms/collect-steps.ts'
import { mostCompatibleIntervals } from '#curriculum/arrays/greedy-intervals/algorithm.ts'
import { houseRobber } from '#curriculum/dynamic-programming/dynamic-programming/algorithm.ts'
import { leastPathSum } from '#curriculum/dynamic-programming/grid-dp/algorithm.ts'
import { longestRisingChain } from '#curriculum/dynamic-programming/longest-increasing-subsequence/algorithm.ts'
import { knapsackOfItems } from '#curriculum/dynamic-programming/zero-one-knapsack/algorithm.ts'
import { longestCommonSubsequence } from '#curriculum/strings/string-dynamic-programming/algorithm.ts'
import type { Methods } from './methods.ts'

type Numbers = readonly number[]
type Rows = readonly Numbers[]
/** Hedges are null. */
type Garden = readonly (readonly (number | null)[])[]
type Request = readonly [first: number, last: number, fee: number]

export const dynamicProgrammingMethods: Readonly<Record<string, Methods>> = {
  'dynamic-programming--greedy-intervals': {
    right: ({ requests }: { requests: readonly Request[] }) =>
      Math.max(
        ...subsetsOf(requests)
          .filter((chosen) =>
            chosen.every((one, i) =>
              chosen.every((other, j) => j <= i || one[1] < other[0] || other[1] < one[0]),
            ),
          )
          .map((chosen) => sum(chosen.map(([, , fee]) => fee))),
      ),
    wrong: ({ requests }: { requests: readonly Request[] }) => {
      const chosen = collectSteps(
        mostCompatibleIntervals(requests.map(([first, last]) => [first, last])),
      ).answer
      return sum(
        requests.flatMap(([first, last, fee]) =>
          chosen.some(([start, end]) => start === first && end === last) ? [fee] : [],
        ),
      )
    },
  },
  'dynamic-programming--longest-increasing-subsequence': {
    right: ({ tastes }: { tastes: Numbers }) => collectSteps(longestRisingChain(tastes)).answer,
    wrong: ({ tastes }: { tastes: Numbers }) =>
      mostSpaced(
        tastes.map(() => 1),
        3,
      ),
  },
  'dynamic-programming--prefix-sum': {
    right: ({ gains }: { gains: Numbers }) => mostSpaced(gains, 2),
    wrong: ({ gains }: { gains: Numbers }) =>
      Math.max(...gains.flatMap((_, from) => gains.map((__, to) => sum(gains.slice(from, to + 1))))),
  },
  'dynamic-programming--sliding-window': {
    right: ({ length, prices }: { length: number; prices: Numbers }) => {
      const totals: number[] = []
      for (const price of prices)
        totals.push(price + (totals.length < length ? 0 : Math.min(...totals.slice(-length))))
      return Math.min(...totals.slice(-length))
    },
    wrong: ({ length, prices }: { length: number; prices: Numbers }) =>
      Math.min(...prices.slice(length - 1).map((_, start) => sum(prices.slice(start, start + length)))),
  },
  'dynamic-programming--state-machine-dp': {
    right: ({ gains }: { gains: Numbers }) => mostWithStarts(gains, 30),
    wrong: ({ gains }: { gains: Numbers }) => mostSpaced(gains, 2),
  },
  'dynamic-programming--string-dynamic-programming': {
    right: ({ row, poem, prices }: Magnets) => mostMatched(row, poem, prices),
    wrong: ({ row, prices }: Magnets) =>
      mostSpaced(
        [...row].map((letter) => prices[letter] ?? 0),
        4,
      ),
  },
  'dynamic-programming--unbounded-knapsack': {
    right: ({ lengths, fees }: { lengths: Numbers; fees: Numbers }) =>
      Math.max(...Array.from({ length: 601 }, (_, seconds) => mostFees(lengths, fees, seconds))),
    wrong: ({ fees }: { fees: Numbers }) => collectSteps(houseRobber(fees)).answer,
  },
  'grid-dp--interval-dp': {
    right: ({ fees }: { fees: Rows }) => breakChain(fees, 0, fees.length - 1),
    wrong: ({ fees }: { fees: Rows }) => collectSteps(leastPathSum(fees)).answer,
  },
  'grid-dp--matrix-traversal': {
    right: ({ coins }: { coins: Garden }) => coinsOfRegion(coins),
    wrong: ({ coins }: { coins: Garden }) => coinsOfWalk(coins),
  },
  'grid-dp--shortest-path-and-mst': {
    right: ({ minutes }: { minutes: Rows }) => leastMinutes(minutes),
    wrong: ({ minutes }: { minutes: Rows }) => collectSteps(leastPathSum(minutes)).answer,
  },
  'grid-dp--state-machine-dp': {
    right: ({ dollars }: { dollars: Rows }) => mostWithStarts(dollars.flat(), 15),
    wrong: ({ dollars }: { dollars: Rows }) =>
      -collectSteps(leastPathSum(dollars.map((row) => row.map((earned) => -earned)))).answer,
  },
  'interval-dp--string-dynamic-programming': {
    right: ({ strand }: { strand: string }) => mostBonds(strand),
    wrong: ({ strand }: { strand: string }) =>
      collectSteps(
        longestCommonSubsequence(
          strand,
          strand.replaceAll(/./g, (letter) => partners[letter] ?? ''),
        ),
      ).answer.length,
  },
  'longest-increasing-subsequence--monotonic-stack': {
    right: ({ heights }: { heights: Numbers }) => collectSteps(longestRisingChain(heights)).answer,
    wrong: ({ heights }: { heights: Numbers }) => {
      const lengthFrom = (index: number): number => {
        const next = heights.findIndex((height, i) => i > index && height > (heights[index] ?? 0))
        return next === -1 ? 1 : 1 + lengthFrom(next)
      }
      return Math.max(...heights.map((_, index) => lengthFrom(index)))
    },
  },
  'longest-increasing-subsequence--state-machine-dp': {
    right: ({ altitudes }: { altitudes: Numbers }) =>
      Math.max(
        ...subsetsOf(altitudes)
          .filter((signs) =>
            signs.every((sign, i) => i === 0 || Math.sign(sign - (signs[i - 1] ?? 0)) === (i % 2 || -1)),
          )
          .map(({ length }) => length),
      ),
    wrong: ({ altitudes }: { altitudes: Numbers }) => collectSteps(longestRisingChain(altitudes)).answer,
  },
  'longest-increasing-subsequence--string-dynamic-programming': {
    right: ({ first, second }: { first: Numbers; second: Numbers }) =>
      collectSteps(longestCommonSubsequence(first.join(''), second.join(''))).answer.length,
    wrong: ({ first, second }: { first: Numbers; second: Numbers }) =>
      collectSteps(longestRisingChain(first.map((landmark) => second.indexOf(landmark)))).answer,
  },
  'longest-increasing-subsequence--zero-one-knapsack': {
    right: ({ songs, seconds }: { songs: Numbers; seconds: number }) =>
      Math.max(
        ...subsetsOf(songs)
          .filter((chosen) => sum(chosen) === seconds)
          .map(({ length }) => length),
      ),
    wrong: ({ songs }: { songs: Numbers }) => collectSteps(longestRisingChain(songs)).answer,
  },
  'unbounded-knapsack--zero-one-knapsack': {
    right: ({ masses, scores, grams }: { masses: Numbers; scores: Numbers; grams: number }) =>
      collectSteps(knapsackOfItems(masses, scores, grams)).answer,
    wrong: ({ masses, scores, grams }: { masses: Numbers; scores: Numbers; grams: number }) =>
      Math.max(...Array.from({ length: grams + 1 }, (_, amount) => mostFees(masses, scores, amount))),
  },
}

interface Magnets {
  readonly row: string
  readonly poem: string
  readonly prices: Readonly<Record<string, number>>
}

function mostMatched(row: string, poem: string, prices: Magnets['prices']): number {
  const [letter] = row
  if (letter === undefined) return 0
  const skipped = mostMatched(row.slice(1), poem, prices)
  const at = poem.indexOf(letter)
  if (at < 0) return skipped
  return Math.max(skipped, (prices[letter] ?? 0) + mostMatched(row.slice(1), poem.slice(at + 1), prices))
}

/** Improves every field from its four neighbors until nothing changes. */
function leastMinutes(minutes: Rows): number {
  const totals = minutes.map((row) => row.map(() => Infinity))
  const update = (row: number, column: number, cost: number): boolean => {
    const neighbors = [
      totals[row - 1]?.[column],
      totals[row + 1]?.[column],
      totals[row]?.[column - 1],
      totals[row]?.[column + 1],
    ].map((total) => total ?? Infinity)
    const total = cost + (row + column === 0 ? 0 : Math.min(...neighbors))
    const isBetter = total < (totals[row]?.[column] ?? 0)
    if (isBetter) totals[row]![column] = total
    return isBetter
  }
  for (let changes = true; changes; )
    changes = minutes.flatMap((row, y) => row.map((cost, x) => update(y, x, cost))).includes(true)
  return totals.at(-1)?.at(-1) ?? 0
}

const partners: Readonly<Record<string, string>> = { A: 'U', U: 'A', C: 'G', G: 'C' }

/** At least this many positions lie between any two that are chosen. */
function mostSpaced(gains: Numbers, between: number): number {
  const best = [0]
  for (const [index, gain] of gains.entries())
    best.push(Math.max(best[index] ?? 0, gain + (best[Math.max(0, index - between)] ?? 0)))
  return best.at(-1) ?? 0
}

/** Tries every choice of days; the fee is paid on each chosen day after one that is not chosen. */
function mostWithStarts(gains: Numbers, fee: number): number {
  const choices = subsetsOf(gains.map((_, day) => day))
  return Math.max(
    ...choices.map((days) => sum(days.map((day) => (gains[day] ?? 0) - (days.includes(day - 1) ? 0 : fee)))),
  )
}

/** Pieces may repeat; they fill the amount exactly. */
function mostFees(pieces: Numbers, fees: Numbers, amount: number): number {
  const best = [0]
  for (let filled = 1; filled <= amount; filled++) {
    best.push(Math.max(...pieces.map((piece, i) => (best[filled - piece] ?? -Infinity) + (fees[i] ?? 0))))
  }
  return best[amount] ?? -Infinity
}

function breakChain(fees: Rows, from: number, to: number): number {
  if (from === to) return 0
  const totals = Array.from(
    { length: to - from },
    (_, i) => breakChain(fees, from, from + i) + breakChain(fees, from + i + 1, to),
  )
  return (fees[from]?.[to] ?? 0) + Math.min(...totals)
}

function coinsOfRegion(coins: Garden): number {
  const reached = new Set<string>()
  const visit = (row: number, column: number): number => {
    const here = coins[row]?.[column] ?? null
    if (here === null || reached.has(`${row} ${column}`)) return 0
    reached.add(`${row} ${column}`)
    return (
      here + visit(row, column + 1) + visit(row + 1, column) + visit(row, column - 1) + visit(row - 1, column)
    )
  }
  return visit(0, 0)
}

/** Right and down only, to any cell. */
function coinsOfWalk(coins: Garden, row = 0, column = 0): number {
  const here = coins[row]?.[column] ?? null
  if (here === null) return 0
  return here + Math.max(coinsOfWalk(coins, row, column + 1), coinsOfWalk(coins, row + 1, column))
}

function mostBonds(strand: string): number {
  const [first, ...others] = strand
  if (first === undefined) return 0
  const bonded = others.map((letter, i) =>
    letter === partners[first] ? 1 + mostBonds(strand.slice(1, i + 1)) + mostBonds(strand.slice(i + 2)) : 0,
  )
  return Math.max(mostBonds(strand.slice(1)), ...bonded)
}

function subsetsOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return items.reduce<readonly (readonly Item[])[]>(
    (subsets, item) => subsets.flatMap((subset) => [subset, [...subset, item]]),
    [[]],
  )
}

function sum(numbers: Numbers): number {
  return numbers.reduce((total, number) => total + number, 0)
}
