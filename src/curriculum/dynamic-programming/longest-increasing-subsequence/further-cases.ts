import { subsetsOf } from '#algorithms/brute-force.ts'
import { type Cases, list, variantOf, wholeNumber } from '#algorithms/cases.ts'
import { cases } from './cases.ts'

type Nums = readonly number[]

const lisQuadratic = variantOf(cases, {
  name: {
    python: 'length_of_lis_quadratic',
    typescript: 'lengthOfLISQuadratic',
    java: 'lengthOfLISQuadratic',
    cpp: 'lengthOfLISQuadratic',
  },
  statement:
    'Return the length of the longest strictly increasing subsequence of `nums`, from the longest ones that end at each element. Its elements need not be adjacent. For no numbers, return 0.',
  growth: {
    kind: 'Rising numbers: each is compared with all before it.',
    order: 2,
    sizes: [64, 128, 256, 512],
    input: (size): readonly [Nums] => [Array.from({ length: size }, (_, index) => index * 3)],
  },
})

const lisMemo = variantOf(cases, {
  name: {
    python: 'length_of_lis_with_memo',
    typescript: 'lengthOfLISWithMemo',
    java: 'lengthOfLISWithMemo',
    cpp: 'lengthOfLISWithMemo',
  },
  statement:
    'Return the length of the longest strictly increasing subsequence of `nums`, top-down with a memo. Its elements need not be adjacent. For no numbers, return 0.',
  growth: {
    kind: 'Rising numbers: each is compared with all before it.',
    order: 2,
    sizes: [64, 128, 256],
    input: (size): readonly [Nums] => [Array.from({ length: size }, (_, index) => index * 3)],
  },
})

const russianDollEnvelopes: Cases<readonly [envelopes: readonly Nums[]], number> = {
  kind: 'function',
  name: { python: 'max_envelopes', typescript: 'maxEnvelopes', java: 'maxEnvelopes', cpp: 'maxEnvelopes' },
  parameters: [{ name: 'envelopes', type: 'int[][]' }],
  returns: 'int',
  statement:
    'Each of the `envelopes` is `[width, height]`. One fits into another if both its width and its height are smaller. Return how many can be put into each other at most, one inside the next.',
  examples: [
    {
      name: 'three of four',
      args: [
        [
          [4, 5],
          [2, 3],
          [6, 4],
          [5, 6],
        ],
      ],
      result: 3,
    },
    {
      name: 'equal widths',
      args: [
        [
          [1, 1],
          [1, 2],
          [1, 3],
        ],
      ],
      result: 1,
    },
    {
      name: 'equal heights',
      args: [
        [
          [2, 2],
          [3, 2],
          [4, 2],
        ],
      ],
      result: 1,
    },
    {
      name: 'two heights for a width',
      args: [
        [
          [2, 9],
          [2, 3],
          [5, 4],
          [5, 10],
        ],
      ],
      result: 2,
    },
    { name: 'one envelope', args: [[[7, 7]]], result: 1 },
  ],
  random: (next, size) => [
    list(next, Math.min(9, size), () => [wholeNumber(next, 1, 7), wholeNumber(next, 1, 7)]),
  ],
  reference: (envelopes) =>
    Math.max(
      ...subsetsOf(envelopes)
        .filter((nested) =>
          nested
            .toSorted(([one = 0], [other = 0]) => one - other)
            .every(([width = 0, height = 0], index, sorted) => {
              const [widthBefore = 0, heightBefore = 0] = sorted[index - 1] ?? [0, 0]
              return index === 0 || (widthBefore < width && heightBefore < height)
            }),
        )
        .map(({ length }) => length),
    ),
  isValid: ([envelopes]) => envelopes.every((each) => each.length === 2 && each.every((side) => side >= 1)),
  growth: {
    kind: 'Envelopes that all fit into each other: comparing each with all smaller ones takes n² / 2 comparisons.',
    order: 1,
    sizes: [1024, 4096, 16_384],
    input: (size) => [Array.from({ length: size }, (_, index) => [index + 1, index + 1])],
  },
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'lis-quadratic': lisQuadratic,
  'lis-memo': lisMemo,
  'russian-doll-envelopes': russianDollEnvelopes,
} satisfies Readonly<Record<string, Cases>>
