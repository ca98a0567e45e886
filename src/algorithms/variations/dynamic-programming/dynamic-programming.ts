import type { CodeProof, FunctionProof } from '../../checks/code-proof.ts'

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
