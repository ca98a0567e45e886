import { program } from './program.ts'

type List = readonly number[]

const sumOf = (values: List) => values.reduce((sum, value) => sum + value, 0)

export const sumAndWindowPrograms = [
  program<[List]>({
    problem: 121,
    head: '(prices: int[]) -> int',
    asks: 'Return the largest profit from buying on one day and selling on a later one, 0 if there is none.',
    examples: [
      [[[7, 1, 5, 3, 6, 4]], 5],
      [[[7, 6, 4]], 0],
    ],
    run(say, prices) {
      let [lowest, best] = [Infinity, 0]
      for (const price of prices) {
        best = Math.max(best, price - lowest)
        const gain = lowest === Infinity ? 'nothing to sell yet' : `selling now gains ${price - lowest}`
        lowest = Math.min(lowest, price)
        say(`Price ${price}: ${gain}; best ${best}, lowest price so far ${lowest}.`)
      }
      return best
    },
  }),
  program<[List]>({
    problem: 122,
    head: '(prices: int[]) -> int',
    asks: 'Return the largest total profit from any number of trades, with at most one share at a time.',
    examples: [
      [[[7, 1, 5, 3, 6, 4]], 7],
      [[[5, 4, 3]], 0],
    ],
    run(say, prices) {
      let total = 0
      for (const [day, price] of prices.entries()) {
        const rise = day === 0 ? 0 : price - (prices[day - 1] ?? 0)
        if (day === 0) continue
        total += Math.max(0, rise)
        say(
          `From ${prices[day - 1]} to ${price}: ${rise > 0 ? `a rise of ${rise}, take it` : 'no rise, take nothing'}; total ${total}.`,
        )
      }
      return total
    },
  }),
  program<[List]>({
    problem: 238,
    head: '(nums: int[]) -> int[]',
    asks: 'Return for each index the product of all the other values.',
    examples: [
      [[[1, 2, 3, 4]], [24, 12, 8, 6]],
      [[[2, 0, 5]], [0, 10, 0]],
    ],
    run(say, nums) {
      let product = 1
      const left = nums.map((value) => {
        const before = product
        product *= value
        return before
      })
      say(`Products of what is to the left: ${left.join(', ')}.`)
      product = 1
      const right = nums
        .map((_, at) => nums.length - 1 - at)
        .map((at) => {
          const after = product
          product *= nums[at] ?? 1
          return after
        })
        .reverse()
      say(`Products of what is to the right: ${right.join(', ')}.`)
      // Adding zero turns -0 into 0.
      const result = left.map((value, at) => value * (right[at] ?? 1) + 0)
      say(`Left times right: ${result.join(', ')}.`)
      return result
    },
  }),
  program<[List]>({
    problem: 724,
    head: '(nums: int[]) -> int',
    asks: 'Return the first index with the same sum to its left as to its right, -1 if there is none.',
    examples: [
      [[[1, 7, 3, 6, 5, 6]], 3],
      [[[1, 2, 3]], -1],
    ],
    run(say, nums) {
      for (const [at] of nums.entries()) {
        const [left, right] = [sumOf(nums.slice(0, at)), sumOf(nums.slice(at + 1))]
        say(`Index ${at}: left sum ${left}, right sum ${right}${left === right ? ': equal' : ''}.`)
        if (left === right) return at
      }
      return -1
    },
  }),
  program<[List]>({
    problem: 152,
    head: '(nums: int[]) -> int',
    asks: 'Return the largest product of a subarray of `nums`.',
    examples: [
      [[[2, 3, -2, 4]], 6],
      [[[-2, 3, -4]], 24],
    ],
    isValid: ([nums]) => nums.length > 0,
    run(say, nums) {
      const [first = 0, ...others] = nums
      let [high, low, best] = [first, first, first]
      say(`Start: largest and smallest product that end here are ${first}, best ${first}.`)
      for (const value of others) {
        const products = [value, high * value, low * value]
        ;[high, low] = [Math.max(...products) + 0, Math.min(...products) + 0]
        best = Math.max(best, high)
        say(`${value}: largest product that ends here ${high}, smallest ${low}, best ${best}.`)
      }
      return best
    },
  }),
  program<[List, number]>({
    problem: 1004,
    head: '(nums: int[], k: int) -> int',
    asks: 'Return the length of the longest run of ones in `nums` when at most `k` zeros may be flipped.',
    examples: [
      [[[1, 1, 0, 0, 1], 1], 3],
      [[[0, 0], 0], 0],
    ],
    isValid: ([nums]) => nums.every((value) => value === 0 || value === 1),
    run(say, nums, k) {
      let [left, zeros, best] = [0, 0, 0]
      for (const [right, value] of nums.entries()) {
        zeros += value === 0 ? 1 : 0
        while (zeros > k) zeros -= nums[left++] === 0 ? 1 : 0
        best = Math.max(best, right - left + 1)
        say(
          `right ${right} (${value}): window from ${left} to ${right}, zeros in it ${zeros}, longest ${best}.`,
        )
      }
      return best
    },
  }),
  program<[List, number]>({
    problem: 713,
    head: '(nums: int[], k: int) -> int',
    asks: 'Return the number of subarrays of `nums` whose product is less than `k`.',
    examples: [
      [[[10, 5, 2, 6], 100], 8],
      [[[1, 2, 3], 0], 0],
    ],
    isValid: ([nums]) => nums.every((value) => value > 0),
    run(say, nums, k) {
      let [left, product, count] = [0, 1, 0]
      for (const [right, value] of nums.entries()) {
        product *= value
        while (product >= k && left <= right) product /= nums[left++] ?? 1
        count += right - left + 1
        say(
          `right ${right} (${value}): window from ${left} to ${right}, product ${product}; ${right - left + 1} subarrays end here, ${count} in all.`,
        )
      }
      return count
    },
  }),
  program<[List]>({
    problem: 904,
    head: '(fruits: int[]) -> int',
    asks: 'Return the length of the longest subarray of `fruits` with at most two different values.',
    examples: [
      [[[1, 2, 1]], 3],
      [[[0, 1, 2, 2]], 3],
    ],
    run(say, fruits) {
      let [left, best] = [0, 0]
      for (const [right, value] of fruits.entries()) {
        while (new Set(fruits.slice(left, right + 1)).size > 2) left++
        best = Math.max(best, right - left + 1)
        say(
          `right ${right} (${value}): window [${fruits.slice(left, right + 1).join(', ')}], longest ${best}.`,
        )
      }
      return best
    },
  }),
  program<[List]>({
    problem: 268,
    head: '(nums: int[]) -> int',
    asks: 'Return the one number from 0 to the length of `nums` that is not in it.',
    examples: [
      [[[3, 0, 1]], 2],
      [[[0]], 1],
    ],
    isValid: ([nums]) =>
      new Set(nums).size === nums.length && nums.every((value) => value >= 0 && value <= nums.length),
    run(say, nums) {
      const all = (nums.length * (nums.length + 1)) / 2
      say(`0 to ${nums.length} add up to ${all}, the values to ${sumOf(nums)}.`)
      return all - sumOf(nums)
    },
  }),
  program<[List]>({
    problem: 217,
    head: '(nums: int[]) -> bool',
    asks: 'Return whether a value occurs more than once in `nums`.',
    examples: [
      [[[1, 2, 3, 1]], true],
      [[[1, 2]], false],
    ],
    run(say, nums) {
      const seen = new Set<number>()
      for (const value of nums) {
        say(
          seen.has(value)
            ? `${value} is in the set already.`
            : `${value} is not in the set {${[...seen].join(', ')}}, add it.`,
        )
        if (seen.has(value)) return true
        seen.add(value)
      }
      return false
    },
  }),
]
