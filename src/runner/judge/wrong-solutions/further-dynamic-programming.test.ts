import { proveVerdicts } from '#testing/verdicts/prove-verdicts.ts'

proveVerdicts([
  {
    listing: 'house-robber-memo',
    slip: 'the next house is robbed, too',
    replace: ['cash[i] + bestFrom(i + 2)', 'cash[i] + bestFrom(i + 1)'],
  },
  {
    listing: 'house-robber-two-values',
    slip: 'shifted too early',
    replace: [
      'const best = Math.max(oneBack, twoBack + amount)',
      'twoBack = oneBack; const best = Math.max(oneBack, twoBack + amount)',
    ],
  },
  {
    listing: 'decode-ways',
    slip: 'a zero counts as a letter',
    replace: [`if (digits[i] !== '0') ways += oneBack`, 'ways += oneBack'],
  },
  {
    listing: 'knapsack-memo',
    slip: 'an item again and again',
    replace: ['const rest = bestFrom(i + 1, room', 'const rest = bestFrom(i, room'],
  },
  {
    listing: 'knapsack-one-row',
    slip: 'upward, so that an item comes again',
    replace: [
      'let room = capacity; room >= weights[i]; room--',
      'let room = weights[i]; room <= capacity; room++',
    ],
  },
  {
    listing: 'partition-equal-subset',
    slip: 'a number is used again and again',
    replace: ['let target = half; target >= num; target--', 'let target = num; target <= half; target++'],
  },
  {
    listing: 'target-sum',
    slip: 'an odd rest is not looked at',
    replace: ['|| isOdd) return 0', ') return 0; if (isOdd) return 1'],
  },
  {
    listing: 'combinations-memo',
    slip: 'each coin only once',
    replace: ['waysFrom(i, part - coins[i])', 'waysFrom(i + 1, part - coins[i])'],
  },
  {
    listing: 'coin-change-fewest',
    slip: 'the last coin decides',
    replace: ['Math.min(fewest[part], fewest[part - coin] + 1)', 'fewest[part - coin] + 1'],
  },
  {
    listing: 'coin-combinations',
    slip: 'another order counts as another way',
    replace: [
      `for (const coin of coins) {
    for (let part = coin; part <= amount; part++) {
      ways[part] += ways[part - coin]
    }
  }`,
      'for (let part = 1; part <= amount; part++) for (const coin of coins) if (coin <= part) ways[part] += ways[part - coin]',
    ],
  },
  {
    listing: 'coin-sequences',
    slip: 'another order is the same',
    replace: [
      `for (let part = 1; part <= target; part++) {
    for (const num of nums) {
      if (num <= part) ways[part] += ways[part - num]
    }
  }`,
      'for (const num of nums) for (let part = num; part <= target; part++) ways[part] += ways[part - num]',
    ],
  },
  {
    listing: 'lis-quadratic',
    slip: 'the longest chain must end at the last number',
    replace: ['return longest', 'return best.at(-1) ?? 0'],
  },
  {
    listing: 'lis-memo',
    slip: 'equal numbers count as rising',
    replace: ['nums[j] < nums[i]', 'nums[j] <= nums[i]'],
  },
  {
    listing: 'russian-doll-envelopes',
    slip: 'equal widths fit into each other',
    replace: ['otherHeight - height', 'height - otherHeight'],
  },
  {
    listing: 'grid-memo',
    slip: 'the first row comes from above',
    replace: ['if (i === 0) before = leastTo(0, j - 1)', 'if (i === 0) before = 0'],
  },
  {
    listing: 'grid-one-row',
    slip: 'the first column starts anew in each row',
    replace: ['least[0] += row[0]', 'least[0] = row[0]'],
  },
  {
    listing: 'maximal-square',
    slip: 'a rectangle counts',
    replace: ['Math.min(above, side[j], diagonal)', 'Math.min(above, side[j])'],
  },
  {
    listing: 'cut-stick-memo',
    slip: 'a cut costs the whole stick',
    replace: ['points[j] - points[i] + parts', 'length + parts'],
  },
  {
    listing: 'predict-the-winner',
    slip: 'a draw is lost',
    replace: ['>= 0', '> 0'],
  },
  {
    listing: 'burst-balloons',
    slip: 'burst first instead of last',
    replace: ['row[i] * row[last] * row[j]', 'row[last - 1] * row[last] * row[last + 1]'],
  },
  {
    listing: 'interval-palindrome',
    slip: 'equal ends count once',
    replace: ['best[i + 1][j - 1] + 2', 'best[i + 1][j - 1] + 1'],
  },
  {
    listing: 'cooldown-memo',
    slip: 'no day between a sale and the next purchase',
    replace: [`bestFrom(day + 2, 'free')`, `bestFrom(day + 1, 'free')`],
  },
  {
    listing: 'stock-fee',
    slip: 'the fee is paid with the purchase as well',
    replace: ['const buy = free - price', 'const buy = free - price - fee'],
  },
  {
    listing: 'stock-k-trades',
    slip: 'one trade fewer',
    replace: ['return free[k]', 'return free[Math.max(0, k - 1)]'],
  },
])
