import type { CodeProof, FunctionProof } from '#algorithms/code-proof.ts'

export const lesson = [2, 9, 4, 1, 7, 3]

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'function',
  name: { python: 'rob', typescript: 'rob', java: 'rob', cpp: 'rob' },
  parameters: ['int[]'],
  returns: 'int',
  cases: [
    { args: [lesson], result: 16 },
    { args: [[8, 1, 2, 9]], result: 17 },
    { args: [[5, 6, 5]], result: 10 },
    { args: [[4, 4, 4, 4, 4]], result: 12 },
    { args: [[0, 5, 0, 0, 8, 0]], result: 13 },
    { args: [[3, 7]], result: 7 },
    { args: [[6]], result: 6 },
    { args: [[]], result: 0 },
  ],
}

const robberies: Pick<FunctionProof, 'kind' | 'parameters' | 'returns' | 'cases'> = {
  kind: 'function',
  parameters: ['int[]'],
  returns: 'int',
  cases: [
    { args: [[2, 9, 4, 1, 7, 3]], result: 16 },
    { args: [[8, 1, 2, 9]], result: 17 },
    { args: [[5, 6, 5]], result: 10 },
    { args: [[0, 0]], result: 0 },
    { args: [[6]], result: 6 },
    { args: [[]], result: 0 },
  ],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'house-robber-memo': {
    ...robberies,
    name: { python: 'rob_with_memo', typescript: 'robWithMemo', java: 'robWithMemo', cpp: 'robWithMemo' },
  },
  'house-robber-two-values': {
    ...robberies,
    name: {
      python: 'rob_with_two_values',
      typescript: 'robWithTwoValues',
      java: 'robWithTwoValues',
      cpp: 'robWithTwoValues',
    },
  },
  'decode-ways': {
    kind: 'function',
    name: {
      python: 'num_decodings',
      typescript: 'numDecodings',
      java: 'numDecodings',
      cpp: 'numDecodings',
    },
    parameters: ['string'],
    returns: 'int',
    cases: [
      { args: ['1213'], result: 5 },
      { args: ['2710'], result: 1 },
      { args: ['306'], result: 0 },
      { args: ['1005'], result: 0 },
      { args: ['7'], result: 1 },
      { args: ['0'], result: 0 },
    ],
  },
}
