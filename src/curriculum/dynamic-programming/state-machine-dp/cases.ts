import type { CodeProof } from '#algorithms/code-proof.ts'

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'function',
  name: { python: 'max_profit', typescript: 'maxProfit', java: 'maxProfit', cpp: 'maxProfit' },
  parameters: ['int[]'],
  returns: 'int',
  cases: [
    { args: [[2, 5, 1, 3, 8]], result: 8 },
    { args: [[1, 4, 2, 9]], result: 8 },
    { args: [[1, 2, 4, 7]], result: 6 },
    { args: [[9, 6, 4, 1]], result: 0 },
    { args: [[5, 5, 5]], result: 0 },
    { args: [[3, 0, 6, 0, 0, 7]], result: 13 },
    { args: [[4]], result: 0 },
    { args: [[]], result: 0 },
  ],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'stock-fee': {
    kind: 'function',
    name: {
      python: 'max_profit_with_fee',
      typescript: 'maxProfitWithFee',
      java: 'maxProfitWithFee',
      cpp: 'maxProfitWithFee',
    },
    parameters: ['int[]', 'int'],
    returns: 'int',
    cases: [
      // Two trades pay two fees: 4 - 1 and 5 - 1, against 6 - 1 for one.
      { args: [[1, 5, 2, 7], 1], result: 7 },
      { args: [[1, 5, 2, 7], 4], result: 2 },
      { args: [[9, 6, 4], 1], result: 0 },
      { args: [[3, 4], 2], result: 0 },
      { args: [[5], 0], result: 0 },
    ],
  },
  'stock-k-trades': {
    kind: 'function',
    name: {
      python: 'max_profit_with_k_trades',
      typescript: 'maxProfitWithKTrades',
      java: 'maxProfitWithKTrades',
      cpp: 'maxProfitWithKTrades',
    },
    parameters: ['int', 'int[]'],
    returns: 'int',
    cases: [
      { args: [1, [2, 6, 1, 8, 3, 7]], result: 7 },
      { args: [2, [2, 6, 1, 8, 3, 7]], result: 11 },
      { args: [3, [2, 6, 1, 8, 3, 7]], result: 15 },
      { args: [9, [2, 6, 1, 8, 3, 7]], result: 15 },
      { args: [0, [1, 9]], result: 0 },
      { args: [2, [9, 6, 4]], result: 0 },
    ],
  },
}
