import { program } from './program.ts'

type List = readonly number[]

const isSorted = (values: List) => values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0))

export const orderPrograms = [
  program<[List]>({
    problem: 55,
    head: '(nums: int[]) -> bool',
    asks: 'Return whether the last index can be reached, where from index i one can jump at most `nums[i]` ahead.',
    examples: [
      [[[2, 3, 1, 1, 4]], true],
      [[[3, 2, 1, 0, 4]], false],
    ],
    isValid: ([nums]) => nums.length > 0 && nums.every((value) => value >= 0),
    run(say, nums) {
      let reach = 0
      for (const [at, value] of nums.entries()) {
        if (at > reach) {
          say(`Index ${at} is beyond ${reach}, the farthest that can be reached: no.`)
          return false
        }
        reach = Math.max(reach, at + value)
        say(`Index ${at}, jump ${value}: farthest so far ${reach}.`)
      }
      return true
    },
  }),
  program<[List, List]>({
    problem: 134,
    head: '(gas: int[], cost: int[]) -> int',
    asks: 'Return the station at which a round trip can start, -1 if there is none.',
    examples: [
      [
        [
          [1, 2, 3, 4, 5],
          [3, 4, 5, 1, 2],
        ],
        3,
      ],
      [
        [
          [2, 3, 4],
          [3, 4, 3],
        ],
        -1,
      ],
    ],
    isValid: ([gas, cost]) => gas.length === cost.length,
    run(say, gas, cost) {
      let [start, tank, total] = [0, 0, 0]
      for (const [at, filled] of gas.entries()) {
        const change = filled - (cost[at] ?? 0)
        tank += change
        total += change
        say(
          `Station ${at}: ${filled} - ${cost[at]} = ${change}, tank ${tank}${tank < 0 ? `: below 0, so start again at ${at + 1} with an empty tank` : ''}.`,
        )
        if (tank < 0) [start, tank] = [at + 1, 0]
      }
      say(`All together ${total}: ${total < 0 ? 'too little for a round trip' : 'enough'}.`)
      return total < 0 ? -1 : start
    },
  }),
  program<[readonly List[]]>({
    problem: 435,
    head: '(intervals: int[][]) -> int',
    asks: 'Return how many of the `intervals` must at least be removed so that no two of the others overlap.',
    examples: [
      [
        [
          [
            [1, 2],
            [2, 3],
            [3, 4],
            [1, 3],
          ],
        ],
        1,
      ],
      [
        [
          [
            [1, 2],
            [1, 2],
          ],
        ],
        1,
      ],
    ],
    isValid: ([intervals]) => intervals.every(({ length }) => length === 2),
    run(say, intervals) {
      let [end, removed] = [-Infinity, 0]
      for (const [from = 0, to = 0] of intervals.toSorted((a, b) => (a[1] ?? 0) - (b[1] ?? 0))) {
        const isFree = from >= end
        if (isFree) end = to
        else removed++
        say(
          `[${from}, ${to}]: ${isFree ? `begins at or after the last end, keep it; the last end is ${end}` : `begins before the last end ${end}, remove it (${removed})`}.`,
        )
      }
      return removed
    },
  }),
  program<[readonly List[]]>({
    problem: 252,
    head: '(intervals: int[][]) -> bool',
    asks: 'Return whether one person can attend all the meetings.',
    examples: [
      [
        [
          [
            [0, 30],
            [5, 10],
          ],
        ],
        false,
      ],
      [
        [
          [
            [7, 10],
            [2, 4],
          ],
        ],
        true,
      ],
    ],
    isValid: ([intervals]) => intervals.every(({ length }) => length === 2),
    run(say, intervals) {
      let end = -Infinity
      for (const [from = 0, to = 0] of intervals.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))) {
        say(
          `[${from}, ${to}]: ${from < end ? `begins before the end ${end} of the one before: no` : `does not begin before the one before ends`}.`,
        )
        if (from < end) return false
        end = to
      }
      return true
    },
  }),
  program<[readonly List[], List]>({
    problem: 57,
    head: '(intervals: int[][], newInterval: int[]) -> int[][]',
    asks: 'Return the sorted `intervals` with `newInterval` put in, merged with those that it overlaps.',
    examples: [
      [
        [
          [
            [1, 3],
            [6, 9],
          ],
          [2, 5],
        ],
        [
          [1, 5],
          [6, 9],
        ],
      ],
    ],
    isValid: ([intervals, added]) =>
      [...intervals, added].every(({ length }) => length === 2) &&
      isSorted(intervals.map(([from = 0]) => from)),
    run(say, intervals, added) {
      let [from = 0, to = 0] = added
      const [before, after]: [List[], List[]] = [[], []]
      for (const each of intervals) {
        const [start = 0, end = 0] = each
        if (end < from) before.push(each)
        else if (start > to) after.push(each)
        else [from, to] = [Math.min(from, start), Math.max(to, end)]
        say(
          `[${start}, ${end}]: ${before.at(-1) === each ? 'ends before the new one begins, stays' : after.at(-1) === each ? 'begins after the new one ends, stays' : `overlaps, so the new one becomes [${from}, ${to}]`}.`,
        )
      }
      return [...before, [from, to], ...after]
    },
  }),
  program<[List, number]>({
    problem: 35,
    head: '(nums: int[], target: int) -> int',
    asks: 'Return the index of `target` in the sorted `nums`, or where it would be inserted.',
    examples: [
      [[[1, 3, 5, 6], 5], 2],
      [[[1, 3, 5, 6], 7], 4],
      [[[1, 3, 5, 6], 2], 1],
    ],
    isValid: ([nums]) => isSorted(nums) && new Set(nums).size === nums.length,
    run(say, nums, target) {
      let [lo, hi] = [0, nums.length]
      while (lo < hi) {
        const mid = Math.floor((lo + hi) / 2)
        const value = nums[mid] ?? 0
        if (value < target) lo = mid + 1
        else hi = mid
        say(
          `mid ${mid} is ${value}, ${value < target ? 'less than' : 'at least'} ${target}: lo ${lo}, hi ${hi}.`,
        )
      }
      return lo
    },
  }),
  program<[List, number]>({
    problem: 215,
    head: '(nums: int[], k: int) -> int',
    asks: 'Return the `k`th largest value of `nums`, where equal values count separately.',
    examples: [
      [[[3, 2, 1, 5, 6, 4], 2], 5],
      [[[3, 2, 3, 1, 2, 4, 5, 5, 6], 4], 4],
    ],
    isValid: ([nums, k]) => k >= 1 && k <= nums.length,
    run(say, nums, k) {
      let heap: number[] = []
      for (const value of nums) {
        heap = [...heap, value].sort((a, b) => a - b)
        const out = heap.length > k ? heap.shift() : undefined
        say(
          `Push ${value}${out === undefined ? '' : `, pop the smallest, ${out}`}: the heap has ${heap.join(', ')}, the smallest on top.`,
        )
      }
      return heap[0]
    },
  }),
  program<[List]>({
    problem: 1046,
    head: '(stones: int[]) -> int',
    asks: 'Return the weight of the last stone when the two heaviest are smashed again and again, 0 if none is left.',
    examples: [
      [[[2, 7, 4, 1, 8, 1]], 1],
      [[[3, 3]], 0],
    ],
    isValid: ([stones]) => stones.every((value) => value > 0),
    run(say, stones) {
      const left = stones.toSorted((a, b) => a - b)
      while (left.length > 1) {
        const [y = 0, x = 0] = [left.pop(), left.pop()]
        if (y > x) left.push(y - x)
        left.sort((a, b) => a - b)
        say(
          `${y} and ${x}: ${y > x ? `${y - x} is left of them` : 'both are gone'}; stones ${left.join(', ') || 'none'}.`,
        )
      }
      return left[0] ?? 0
    },
  }),
  program<[List, number]>({
    problem: 347,
    head: '(nums: int[], k: int) -> int[]',
    asks: 'Return the `k` values of `nums` that occur most often, the most frequent first.',
    examples: [
      [
        [[1, 1, 1, 2, 2, 3], 2],
        [1, 2],
      ],
      [[[4], 1], [4]],
    ],
    isValid: ([nums, k]) => {
      const counts = [...Map.groupBy(nums, (value) => value).values()].map(({ length }) => length)
      // Only without ties is the answer the only one.
      return k >= 1 && k <= counts.length && new Set(counts).size === counts.length
    },
    run(say, nums, k) {
      const counts = [...Map.groupBy(nums, (value) => value)].map(
        ([value, { length }]) => [value, length] as const,
      )
      say(`How often each occurs: ${counts.map(([value, count]) => `${value}: ${count}`).join(', ')}.`)
      return counts
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, k)
        .map(([value]) => value)
    },
  }),
]
