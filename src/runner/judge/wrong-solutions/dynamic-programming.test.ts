import { proveVerdicts } from '#testing/verdicts/prove-verdicts.ts'

proveVerdicts([
  {
    listing: 'dynamic-programming',
    slip: 'every second house',
    source: `
      function rob(cash: number[]): number {
        const sums = [0, 0]
        cash.forEach((amount, house) => (sums[house % 2] += amount))
        return Math.max(...sums)
      }`,
  },
  {
    listing: 'grid-dp',
    slip: 'the first column starts anew in each row',
    replace: ['before = least[i - 1][0]', 'before = 0'],
  },
  {
    listing: 'interval-dp',
    slip: 'the cuts stay in the order in which they came',
    replace: ['.sort((a, b) => a - b)', ''],
  },
  {
    listing: 'longest-increasing-subsequence',
    slip: 'equal numbers count as rising',
    replace: ['tails[mid] < num', 'tails[mid] <= num'],
  },
  {
    listing: 'state-machine-dp',
    slip: 'no day between a sale and the next purchase',
    replace: ['Math.max(wait, pause)', 'Math.max(wait, sell)'],
  },
  {
    listing: 'unbounded-knapsack',
    slip: 'each coin only once',
    replace: ['row[part - coin]', 'above[part - coin]'],
  },
  {
    listing: 'zero-one-knapsack',
    slip: 'an item again and again',
    replace: ['above[room - weights[i]]', 'row[room - weights[i]]'],
  },
])
