import { program } from './program.ts'

type List = readonly number[]

const isSorted = (values: List) => values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0))
const sumOf = (values: List) => values.reduce((sum, value) => sum + value, 0)

export const twoPointerPrograms = [
  program<[List]>({
    problem: 15,
    head: '(nums: int[]) -> int[][]',
    asks: 'Return all triplets of values of `nums` that add up to 0, no two of them with the same values.',
    examples: [
      [
        [[-1, 0, 1, 2, -1, -4]],
        [
          [-1, -1, 2],
          [-1, 0, 1],
        ],
      ],
      [[[0, 0, 0, 0]], [[0, 0, 0]]],
      [[[1, 2]], []],
    ],
    run(say, nums) {
      const values = nums.toSorted((a, b) => a - b)
      say(`Sorted: ${values.join(', ')}.`)
      const found: number[][] = []
      for (const [at, first] of values.entries()) {
        if (at > 0 && first === values[at - 1]) {
          say(`Fix ${first} again: skip it.`)
          continue
        }
        const pairs: number[][] = []
        let [left, right] = [at + 1, values.length - 1]
        while (left < right) {
          const [low = 0, high = 0] = [values[left], values[right]]
          if (first + low + high === 0 && pairs.at(-1)?.[0] !== low) pairs.push([low, high])
          if (first + low + high > 0) right--
          else left++
        }
        say(
          `Fix ${first}: pairs after it with the sum ${-first + 0}: ${pairs.map(([low, high]) => `${low} and ${high}`).join('; ') || 'none'}.`,
        )
        found.push(...pairs.map((pair) => [first, ...pair]))
      }
      return found
    },
  }),
  program<[List, number]>({
    problem: 167,
    head: '(numbers: int[], target: int) -> int[]',
    asks: 'Return the positions, counted from 1, of two different values of the sorted `numbers` that add up to `target`.',
    examples: [
      [
        [[2, 7, 11, 15], 9],
        [1, 2],
      ],
      [
        [[1, 3, 5, 8], 11],
        [2, 4],
      ],
    ],
    isValid: ([numbers]) => isSorted(numbers),
    run(say, numbers, target) {
      let [left, right] = [0, numbers.length - 1]
      while (left < right) {
        const [low = 0, high = 0] = [numbers[left], numbers[right]]
        const sum = low + high
        if (sum === target) {
          say(`${low} + ${high} is ${sum}: found, at positions ${left + 1} and ${right + 1}.`)
          return [left + 1, right + 1]
        }
        if (sum < target) left++
        else right--
        say(
          sum < target
            ? `${low} + ${high} is ${sum}, less than ${target}: no partner left for ${low} is large enough, so the left pointer moves right.`
            : `${low} + ${high} is ${sum}, more than ${target}: no partner left for ${high} is small enough, so the right pointer moves left.`,
        )
      }
      say('The pointers meet: no pair adds up to it.')
      return []
    },
  }),
  program<[List]>({
    problem: 11,
    head: '(height: int[]) -> int',
    asks: 'Return the largest amount of water that two of the walls with these `height`s hold: their distance times the lower one.',
    examples: [
      [[[1, 8, 6, 2, 5, 4, 8, 3, 7]], 49],
      [[[3, 1, 5]], 6],
    ],
    isValid: ([height]) => height.every((value) => value >= 0) && height.length > 1,
    run(say, height) {
      let [left, right, best] = [0, height.length - 1, 0]
      while (left < right) {
        const [a = 0, b = 0] = [height[left], height[right]]
        const area = (right - left) * Math.min(a, b)
        best = Math.max(best, area)
        say(
          `Walls ${a} (index ${left}) and ${b} (index ${right}): ${right - left} · ${Math.min(a, b)} = ${area}, best so far ${best}. ${a < b ? 'The left wall is lower: left moves.' : 'The right wall is not higher: right moves.'}`,
        )
        if (a < b) left++
        else right--
      }
      return best
    },
  }),
  program<[List]>({
    problem: 42,
    head: '(height: int[]) -> int',
    asks: 'Return how much rain water stays between bars of width 1 with these `height`s.',
    examples: [
      [[[0, 1, 0, 2, 1, 0, 1, 3, 2, 1, 2, 1]], 6],
      [[[4, 2, 0, 3, 2, 5]], 9],
    ],
    isValid: ([height]) => height.every((value) => value >= 0),
    run(say, height) {
      const water = height.map((own, at) => {
        const left = Math.max(...height.slice(0, at + 1))
        const right = Math.max(...height.slice(at))
        const above = Math.min(left, right) - own
        say(
          `Index ${at}, height ${own}: highest on the left ${left}, on the right ${right}, so ${Math.min(left, right)} - ${own} = ${above}.`,
        )
        return above
      })
      return sumOf(water)
    },
  }),
  program<[List]>({
    problem: 283,
    head: '(nums: int[]) -> int[]',
    asks: 'Return `nums` with all zeros moved to the end, the other values in their order.',
    examples: [
      [[[0, 1, 0, 3, 12]], [1, 3, 12, 0, 0]],
      [[[0]], [0]],
    ],
    run(say, nums) {
      const values = [...nums]
      let write = 0
      for (const [read, value] of nums.entries()) {
        if (value === 0) {
          say(`read ${read}: 0, skip it; write stays ${write}.`)
          continue
        }
        ;[values[write], values[read]] = [value, values[write] ?? 0]
        write++
        say(`read ${read}: ${value} goes to index ${write - 1}: [${values.join(', ')}]; write is ${write}.`)
      }
      return values
    },
  }),
  program<[List]>({
    problem: 26,
    head: '(nums: int[]) -> int',
    asks: 'Return how many different values the sorted `nums` has; they are written to its front.',
    examples: [
      [[[1, 1, 2]], 2],
      [[[0, 0, 1, 1, 1, 2]], 3],
    ],
    isValid: ([nums]) => isSorted(nums),
    run(say, nums) {
      const kept: number[] = []
      for (const [read, value] of nums.entries()) {
        const isNew = kept.at(-1) !== value
        if (isNew) kept.push(value)
        say(
          isNew
            ? `read ${read}: ${value} is new, write it to index ${kept.length - 1}.`
            : `read ${read}: ${value} is there already, skip it.`,
        )
      }
      return kept.length
    },
  }),
  program<[List]>({
    problem: 977,
    head: '(nums: int[]) -> int[]',
    asks: 'Return the squares of the sorted `nums`, sorted.',
    examples: [
      [[[-4, -1, 0, 3, 10]], [0, 1, 9, 16, 100]],
      [[[-2, 1]], [1, 4]],
    ],
    isValid: ([nums]) => isSorted(nums),
    run(say, nums) {
      let [left, right] = [0, nums.length - 1]
      const result: number[] = []
      while (left <= right) {
        const [a = 0, b = 0] = [nums[left], nums[right]]
        const isLeft = Math.abs(a) > Math.abs(b)
        result.unshift(isLeft ? a * a : b * b)
        say(
          `Ends ${a} and ${b}: ${isLeft ? `${a} is farther from 0, write ${a * a}, left moves` : `${b} is at least as far from 0, write ${b * b}, right moves`}.`,
        )
        if (isLeft) left++
        else right--
      }
      return result
    },
  }),
  program<[List]>({
    problem: 75,
    head: '(nums: int[]) -> int[]',
    asks: 'Return the values 0, 1 and 2 of `nums` in ascending order, in one pass.',
    examples: [
      [[[2, 0, 2, 1, 1, 0]], [0, 0, 1, 1, 2, 2]],
      [[[2, 0, 1]], [0, 1, 2]],
    ],
    isValid: ([nums]) => nums.every((value) => value >= 0 && value <= 2),
    run(say, nums) {
      const values = [...nums]
      let [low, mid, high] = [0, 0, values.length - 1]
      const swap = (a: number, b: number) => {
        ;[values[a], values[b]] = [values[b] ?? 0, values[a] ?? 0]
      }
      while (mid <= high) {
        const value = values[mid]
        const what = `mid ${mid} is ${value}`
        if (value === 0) swap(low++, mid++)
        else if (value === 1) mid++
        else swap(mid, high--)
        say(
          `${what}: ${value === 1 ? 'stays' : value === 0 ? 'to the front' : 'to the back, and mid stays'}. [${values.join(', ')}], low ${low}, mid ${mid}, high ${high}.`,
        )
      }
      return values
    },
  }),
  program<[List, number]>({
    problem: 189,
    head: '(nums: int[], k: int) -> int[]',
    asks: 'Return `nums` rotated to the right by `k` positions.',
    examples: [
      [
        [[1, 2, 3, 4, 5, 6, 7], 3],
        [5, 6, 7, 1, 2, 3, 4],
      ],
      [
        [[1, 2], 3],
        [2, 1],
      ],
    ],
    isValid: ([nums, k]) => nums.length > 0 && k >= 0,
    run(say, nums, k) {
      const shift = k % nums.length
      const all = nums.toReversed()
      say(`Reverse all: [${all.join(', ')}].`)
      const front = all.slice(0, shift).reverse()
      say(`Reverse the first ${shift}: [${[...front, ...all.slice(shift)].join(', ')}].`)
      const rotated = [...front, ...all.slice(shift).reverse()]
      say(`Reverse the rest: [${rotated.join(', ')}].`)
      return rotated
    },
  }),
  program<[List]>({
    problem: 31,
    head: '(nums: int[]) -> int[]',
    asks: 'Return the next order of `nums` in lexicographic order, the first one after the last.',
    examples: [
      [[[1, 3, 2]], [2, 1, 3]],
      [[[3, 2, 1]], [1, 2, 3]],
      [[[1, 1, 5]], [1, 5, 1]],
      [[[2, 3, 1, 3, 3]], [2, 3, 3, 1, 3]],
    ],
    isValid: ([nums]) => nums.length > 0,
    run(say, nums) {
      const next = [...nums]
      const at = next.findLastIndex((value, index) => value < (next[index + 1] ?? value))
      const value = next[at]
      if (value === undefined) say('No value is smaller than the one after it: this is the last order.')
      else {
        const other = next.findLastIndex((each) => each > value)
        next[at] = next[other] ?? value
        next[other] = value
        say(`From the right, ${value} is the first that is smaller than the one after it.`)
        say(`Swap it with the last value that is larger, ${next[at]}: [${next.join(', ')}].`)
      }
      next.push(...next.splice(at + 1).reverse())
      say(`Reverse what follows: [${next.join(', ')}].`)
      return next
    },
  }),
]
