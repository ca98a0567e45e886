import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  121: {
    asks: "Given a stock's price for each day, return the largest profit from buying one share on one day and selling it on a later day, or 0 if no such trade makes a profit.",
    hints: [
      'Take [6, 2, 5, 1, 3] and write down what selling on each day earns at best: selling at 5 after buying at 2 earns 3, selling at 3 after buying at 1 earns 2.',
      "On each day, compare today's price minus the lowest price with the best profit so far. Then lower the minimum if today's price is smaller.",
      'Start with the first price as `lowest` and 0 as `best`. After each day, `lowest` is the smallest price so far and `best` the largest profit of a sale up to today, so every purchase is before its sale. Return `best`; it is 0 if prices only fall.',
    ],
  },
  122: {
    asks: 'Given daily stock prices, return the largest total profit from any number of trades, or 0 if none is profitable. You own at most one share at a time, but you may sell and buy on the same day.',
    hints: [
      'Write down your two possible balances after day 1: without a share 0, and with a share minus the first price, because you paid for it.',
      'Each day, the balance without a share stays or comes from selling, `hold + price`. The balance with a share stays or comes from buying, `free - price`.',
      "After each day, `free` and `hold` are the best balances without and with a share; both come from yesterday's values by a maximum. Only the mode matters, so no list of trades is needed. Return `free`: a share that is never sold is money lost.",
    ],
  },
  714: {
    asks: 'Given daily stock prices and a fee per trade (a purchase and its sale), return the largest total profit from any number of trades, or 0 if none is profitable. You own at most one share at a time.',
    hints: [
      'After day 1 there are two balances: `free = 0` if you did nothing and `hold = -prices[0]` if you bought. Decide now that the fee is paid at the sale.',
      'Compare staying free with selling, `hold + price - fee`, and keeping the share with buying, `free - price`. A rise that is smaller than the fee loses this comparison by itself.',
      "After each day, `free` and `hold` are the best balances without and with a share, each the larger of its two moves from yesterday's values. So a long rise pays one fee, even if it takes many days. Return `free`, which is never below 0.",
    ],
    solvedBy: 'stock-fee',
  },
  309: {
    asks: 'Given daily stock prices, return the largest total profit from any number of trades, or 0 if none is profitable. You own at most one share at a time and cannot buy on the day after a sale.',
    hints: [
      'Name the modes at the end of a day: `hold` a share, `sold` it today, or `rest` without one. After day 1, `hold` is `-prices[0]`, and the other two are 0, since nothing is earned yet.',
      "Only `rest` leads to buying, with `rest - price`, and only `hold` leads to `sold`, with `hold + price`. The new `rest` is the larger of yesterday's `rest` and yesterday's `sold`.",
      "Each day compute all three modes from yesterday's values; save the old `hold` before you overwrite it. A sale reaches `rest` one day later, and only `rest` may buy, so the cooldown is always respected. Return the larger of `rest` and `sold`.",
    ],
    solvedBy: 'state-machine-dp',
  },
  376: {
    asks: 'In a wiggle sequence, the differences between consecutive elements alternate strictly between positive and negative, so a single element or two unequal ones qualify. Given an integer array, return the length of its longest wiggle subsequence.',
    hints: [
      'One number is a wiggle of length 1, so `up = 1` and `down = 1`. Mark the steps of [1, 5, 5, 2] by hand: up, equal, down; the longest wiggle is 1, 5, 2.',
      'Compare each number with the one before it. A rise can follow a wiggle that ended with a fall, so `up = down + 1`; a fall sets `down = up + 1`, and equal numbers change nothing.',
      'After each number, `up` and `down` are the lengths of the longest wiggles so far that end with a rise or a fall. Several rises in a row count once, because `down` does not change between them. Return the larger of the two.',
    ],
  },
  1911: {
    asks: 'The alternating sum of a sequence adds the elements at even indices and subtracts those at odd indices. Given an array of positive integers, return the largest alternating sum of any subsequence, with its indices counted from 0 again.',
    hints: [
      'With nothing taken, the sum is 0 and the next number gets a plus: `plus = 0`. A minus can only come next once a number is taken, so `minus` starts at minus infinity.',
      'Skip x, or take it. With a plus, you go from `plus` to `minus`, with the sum `plus + x`; with a minus, you go back to `plus`, with the sum `minus - x`.',
      'After each number, `plus` and `minus` are the best sums so far for which a plus or a minus comes next; compute both from the old values with a maximum. All numbers are positive, so the best subsequence ends with a plus: return `minus`. Sums may need 64 bits.',
    ],
  },
  123: {
    asks: 'Given daily stock prices, return the largest total profit from at most two trades, each a purchase and a later sale, or 0 if none is profitable. You must sell the share before you buy again.',
    hints: [
      'Name four balances, `buy1`, `sell1`, `buy2` and `sell2`, the best so far after each of these moves. Making no trade earns 0, so both sells start at 0; both buys start at minus infinity.',
      'For each price, compare in this order: `buy1` with `-price`, `sell1` with `buy1 + price`, `buy2` with `sell1 - price`, `sell2` with `buy2 + price`. Each keeps the larger value.',
      'After each day, every balance is the best for the prices so far, and the second purchase is paid from the first profit. A purchase and sale on the same day earn 0, so this order does no harm. Return `sell2`, which covers one trade or none as well.',
    ],
  },
  188: {
    asks: 'Given daily stock prices, return the largest total profit from at most `k` trades, each a purchase and a later sale, or 0 if none is profitable. You must sell the share before you buy again.',
    hints: [
      'Begin with k = 1: keep the best balance with a share, `hold`, and without one, `free`. After day 1 they are `-prices[0]` and 0.',
      'Keep such a pair for each t from 1 to k. Selling compares `free[t]` with `hold[t] + price`; buying starts a new trade, so it compares `hold[t]` with `free[t - 1] - price`, where `free[0]` is always 0.',
      "`hold[t]` and `free[t]` are the best balances with at most t trades begun; after day 1, they are `-prices[0]` and 0 for every t. Each later day, go from t = k to 1, so that `free[t - 1]` is still yesterday's value. Return `free[k]`; for k of at least n / 2, adding up all rises is faster.",
    ],
    solvedBy: 'stock-k-trades',
    cost: 'O(n · k) time and O(k) space, because there are two modes for each of k trades',
  },
  552: {
    asks: 'Each of `n` days is marked as present, absent, or late. Return the number of possible records with at most one absence in all and no three consecutive late days, modulo `10^9 + 7`.',
    hints: [
      'Before day 1 there is one record, the empty one, with no absence and no late day. After day 1 there are three, P, A and L, and each is in a mode of its own.',
      'From a absences and l late days in a row, a present day leads to (a, 0) and an absence to (a + 1, 0), if a is 0. A late day leads to (a, l + 1), if l is below 2.',
      'There are six modes: a is 0 or 1, and l is 0, 1 or 2. Each day, six new counts start at 0, and each mode adds its old count to the modes it leads to, modulo 10^9 + 7. Each allowed record is in exactly one mode; after n days return the sum.',
    ],
  },
} satisfies ProblemHelpTexts
