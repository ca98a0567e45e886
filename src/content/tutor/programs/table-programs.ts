import { program, type Say } from './program.ts'

type List = readonly number[]
type Grid = readonly List[]

const isGrid = (grid: Grid) =>
  grid.length > 0 && grid.every(({ length }) => length > 0 && length === grid[0]?.length)

/** The best of houses in a row without two adjacent ones. */
function rob(say: Say, cash: List, from = 0): number {
  let [before, best] = [0, 0]
  for (const [at, amount] of cash.entries()) {
    const take = before + amount
    const next = Math.max(best, take)
    say(`House ${at + from} (${amount}): skip ${best}, take ${before} + ${amount} = ${take}, so ${next}.`)
    ;[before, best] = [best, next]
  }
  return best
}

/** A table in which each cell of a border is 1 and each other one the sum of those above and to the left. */
function countPaths(
  say: Say,
  rows: number,
  columns: number,
  isBlocked: (row: number, column: number) => boolean,
) {
  let above: number[] = []
  for (let row = 0; row < rows; row++) {
    const ways: number[] = []
    for (let column = 0; column < columns; column++) {
      const sum = (above[column] ?? 0) + (ways[column - 1] ?? 0)
      ways.push(isBlocked(row, column) ? 0 : row + column === 0 ? 1 : sum)
    }
    say(`Row ${row}: ${ways.join(', ')}.`)
    above = ways
  }
  return above.at(-1) ?? 0
}

export const tablePrograms = [
  program<[number]>({
    problem: 70,
    head: '(n: int) -> int',
    asks: 'Return in how many ways one can climb `n` stairs, 1 or 2 at a time.',
    examples: [
      [[2], 2],
      [[3], 3],
      [[5], 8],
      [[1], 1],
    ],
    isValid: ([n]) => n >= 1 && n <= 40,
    run(say, n) {
      let [before, ways] = [1, 1]
      say('ways[0] is 1 (stay where you are) and ways[1] is 1.')
      for (let stair = 2; stair <= n; stair++) {
        ;[before, ways] = [ways, before + ways]
        say(
          `ways[${stair}] = ways[${stair - 1}] + ways[${stair - 2}] = ${before} + ${ways - before} = ${ways}.`,
        )
      }
      return ways
    },
  }),
  program<[number]>({
    problem: 509,
    head: '(n: int) -> int',
    asks: 'Return the `n`th Fibonacci number, where the first two, F(0) and F(1), are 0 and 1.',
    examples: [
      [[2], 1],
      [[4], 3],
      [[0], 0],
      [[7], 13],
    ],
    isValid: ([n]) => n >= 0 && n <= 40,
    run(say, n) {
      let [before, own] = [1, 0]
      say('F(0) is 0 and F(1) is 1.')
      for (let at = 1; at <= n; at++) {
        ;[before, own] = [own, before + own]
        if (at > 1) say(`F(${at}) = F(${at - 1}) + F(${at - 2}) = ${before} + ${own - before} = ${own}.`)
      }
      return own
    },
  }),
  program<[List]>({
    problem: 746,
    head: '(cost: int[]) -> int',
    asks: 'Return the smallest total cost to get above the last stair; each costs its `cost` and lets you climb 1 or 2, and you start at stair 0 or 1.',
    examples: [
      [[[10, 15, 20]], 15],
      [[[1, 100, 1, 1, 1, 100, 1, 1, 100, 1]], 6],
    ],
    isValid: ([cost]) => cost.length >= 2,
    run(say, cost) {
      let [before, own] = [0, 0]
      say('Getting to stair 0 or 1 costs 0.')
      for (let stair = 2; stair <= cost.length; stair++) {
        const [two, one] = [before + (cost[stair - 2] ?? 0), own + (cost[stair - 1] ?? 0)]
        ;[before, own] = [own, Math.min(one, two)]
        say(
          `To ${stair === cost.length ? 'the top' : `stair ${stair}`}: from ${stair - 1} it is ${one}, from ${stair - 2} it is ${two}, so ${own}.`,
        )
      }
      return own
    },
  }),
  program<[List]>({
    problem: 213,
    head: '(nums: int[]) -> int',
    asks: 'Return the most cash from houses in a circle, no two of them adjacent.',
    examples: [
      [[[2, 3, 2]], 3],
      [[[1, 2, 3, 1]], 4],
      [[[5]], 5],
    ],
    isValid: ([nums]) => nums.length > 0 && nums.every((value) => value >= 0),
    run(say, nums) {
      if (nums.length === 1) return nums[0]
      say('Without the last house:')
      const first = rob(say, nums.slice(0, -1))
      say('Without the first house:')
      const second = rob(say, nums.slice(1), 1)
      say(`The larger of ${first} and ${second}.`)
      return Math.max(first, second)
    },
  }),
  program<[List]>({
    problem: 740,
    head: '(nums: int[]) -> int',
    asks: 'Return the most points, where taking a value earns it and deletes all values that are 1 more or 1 less.',
    examples: [
      [[[3, 4, 2]], 6],
      [[[2, 2, 3, 3, 3, 4]], 9],
    ],
    isValid: ([nums]) => nums.every((value) => value > 0 && value <= 30),
    run(say, nums) {
      const points = Array.from({ length: Math.max(0, ...nums) + 1 }, (_, value) =>
        nums.filter((each) => each === value).reduce((sum, each) => sum + each, 0),
      )
      say(`Points by value from 0 on: ${points.join(', ')}. It is House Robber on these.`)
      return rob(say, points)
    },
  }),
  program<[number, number]>({
    problem: 62,
    head: '(m: int, n: int) -> int',
    asks: 'Return the number of paths through `m` rows and `n` columns from the upper left cell to the lower right one, only right and down.',
    examples: [
      [[3, 7], 28],
      [[3, 2], 3],
    ],
    isValid: ([m, n]) => Math.min(m, n) >= 1 && Math.max(m, n) <= 12,
    run: (say, m, n) => countPaths(say, m, n, () => false),
  }),
  program<[Grid]>({
    problem: 63,
    head: '(obstacleGrid: int[][]) -> int',
    asks: 'Return the number of paths from the upper left cell to the lower right one, only right and down and around the obstacles (1).',
    examples: [
      [
        [
          [
            [0, 0, 0],
            [0, 1, 0],
            [0, 0, 0],
          ],
        ],
        2,
      ],
      [[[[1]]], 0],
    ],
    isValid: ([grid]) => isGrid(grid) && grid.flat().every((value) => value === 0 || value === 1),
    run: (say, grid) =>
      countPaths(say, grid.length, grid[0]?.length ?? 0, (row, column) => grid[row]?.[column] === 1),
  }),
  program<[Grid]>({
    problem: 120,
    head: '(triangle: int[][]) -> int',
    asks: 'Return the smallest sum of a path from the top of `triangle` to its bottom row, each step to one of the two numbers below.',
    examples: [[[[[2], [3, 4], [6, 5, 7], [4, 1, 8, 3]]], 11]],
    isValid: ([rows]) => rows.length > 0 && rows.every(({ length }, at) => length === at + 1),
    run(say, rows) {
      let below: List = Array.from({ length: rows.length + 1 }, () => 0)
      for (const row of rows.toReversed()) {
        const under = below
        below = row.map((value, at) => value + Math.min(under[at] ?? 0, under[at + 1] ?? 0))
        say(`Row ${row.join(', ')}: best from here down ${below.join(', ')}.`)
      }
      return below[0]
    },
  }),
  program<[number]>({
    problem: 279,
    head: '(n: int) -> int',
    asks: 'Return the smallest number of squares that add up to `n`.',
    examples: [
      [[12], 3],
      [[13], 2],
      [[1], 1],
    ],
    isValid: ([n]) => n >= 1 && n <= 60,
    run(say, n) {
      const least = [0]
      for (let amount = 1; amount <= n; amount++) {
        const choices = Array.from({ length: Math.floor(Math.sqrt(amount)) }, (_, at) => (at + 1) ** 2)
        const [best = 1] = choices.toSorted((a, b) => (least[amount - a] ?? 0) - (least[amount - b] ?? 0))
        least[amount] = 1 + (least[amount - best] ?? 0)
        say(`dp[${amount}] = 1 + dp[${amount} - ${best}] = 1 + ${least[amount - best]} = ${least[amount]}.`)
      }
      return least[n]
    },
  }),
  program<[number]>({
    problem: 338,
    head: '(n: int) -> int[]',
    asks: 'Return for each number from 0 to `n` how many of its bits are 1.',
    examples: [
      [[2], [0, 1, 1]],
      [[5], [0, 1, 1, 2, 1, 2]],
    ],
    isValid: ([n]) => n >= 0 && n <= 40,
    run(say, n) {
      const bits = [0]
      for (let value = 1; value <= n; value++) {
        bits[value] = (bits[value >> 1] ?? 0) + (value & 1)
        say(
          `${value} is ${value.toString(2)} in binary: bits of ${value >> 1} plus its last bit ${value & 1}, ${bits[value]}.`,
        )
      }
      return bits
    },
  }),
  program<[number]>({
    problem: 96,
    head: '(n: int) -> int',
    asks: 'Return the number of binary search trees with the values 1 to `n`.',
    examples: [
      [[3], 5],
      [[1], 1],
      [[4], 14],
    ],
    isValid: ([n]) => n >= 1 && n <= 15,
    run(say, n) {
      const trees = [1]
      for (let size = 1; size <= n; size++) {
        const products = Array.from({ length: size }, (_, left) => [
          trees[left] ?? 0,
          trees[size - 1 - left] ?? 0,
        ])
        trees[size] = products.reduce((sum, [left = 0, right = 0]) => sum + left * right, 0)
        say(
          `${size} ${size === 1 ? 'value' : 'values'}, each as the root: ${products.map((pair) => pair.join(' · ')).join(' + ')} = ${trees[size]}.`,
        )
      }
      return trees[n]
    },
  }),
  program<[List]>({
    problem: 674,
    head: '(nums: int[]) -> int',
    asks: 'Return the length of the longest strictly increasing subarray of `nums`.',
    examples: [
      [[[1, 3, 5, 4, 7]], 3],
      [[[2, 2]], 1],
    ],
    run(say, nums) {
      let [length, best] = [0, 0]
      for (const [at, value] of nums.entries()) {
        length = at > 0 && value > (nums[at - 1] ?? 0) ? length + 1 : 1
        best = Math.max(best, length)
        say(`${value}: the run has length ${length}, longest ${best}.`)
      }
      return best
    },
  }),
]
