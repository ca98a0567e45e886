import { type Cases, variantOf, wholeNumber } from '#algorithms/cases.ts'
import { randomText } from '#algorithms/fields/text.ts'
import { cases } from './cases.ts'

const houseRobberMemo = variantOf(cases, {
  name: { python: 'rob_with_memo', typescript: 'robWithMemo', java: 'robWithMemo', cpp: 'robWithMemo' },
  statement:
    'The houses in a street hold the amounts of `cash`, none of them negative. Return the largest total that can be robbed without robbing two adjacent houses, top-down with a memo. For no houses, return 0.',
  isValid: ([cash]) => cash.length <= 2000 && cash.every((amount) => amount >= 0),
  growth: {
    kind: 'Cash in every house: without a memo, the calls grow exponentially.',
    order: 1,
    sizes: [64, 128, 256, 512],
    input: (size): readonly [readonly number[]] => [Array.from({ length: size }, (_, index) => index % 10)],
  },
})

const houseRobberTwoValues = variantOf(cases, {
  name: {
    python: 'rob_with_two_values',
    typescript: 'robWithTwoValues',
    java: 'robWithTwoValues',
    cpp: 'robWithTwoValues',
  },
  statement:
    'The houses in a street hold the amounts of `cash`, none of them negative. Return the largest total that can be robbed without robbing two adjacent houses, with two values instead of a table. For no houses, return 0.',
})

const decodeWays: Cases<readonly [digits: string], number> = {
  kind: 'function',
  name: { python: 'num_decodings', typescript: 'numDecodings', java: 'numDecodings', cpp: 'numDecodings' },
  parameters: [{ name: 'digits', type: 'string' }],
  returns: 'int',
  statement:
    'A letter was written as its number in the alphabet, 1 to 26, and the numbers of a word one after the other without anything between. Return in how many ways `digits` can be read; no number begins with a zero, and there is one digit at least.',
  examples: [
    { name: 'several ways', args: ['1213'], result: 5 },
    { name: 'a zero after a seven', args: ['2710'], result: 1 },
    { name: 'a zero with no letter', args: ['306'], result: 0 },
    { name: 'two zeros', args: ['1005'], result: 0 },
    { name: 'one digit', args: ['7'], result: 1 },
    { name: 'a zero alone', args: ['0'], result: 0 },
  ],
  random: (next, size) => [randomText(next, '01227', wholeNumber(next, 1, Math.max(1, size)))],
  reference: readings,
  isValid: ([digits]) => /^(?:\d{1,45}|(?:10)+)$/.test(digits),
  growth: {
    kind: 'Digits with one way to read them: copying the rest of the text for each digit takes n² / 4 steps.',
    order: 1,
    sizes: [1024, 4096, 16_384, 65_536],
    input: (size) => ['10'.repeat(size >> 1)],
  },
}

function readings(digits: string): number {
  if (digits === '') return 1
  const heads = [digits.slice(0, 1), digits.slice(0, 2)].filter(
    (head, index) => head.length === index + 1 && !head.startsWith('0') && Number(head) <= 26,
  )
  return heads.reduce((ways, head) => ways + readings(digits.slice(head.length)), 0)
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'house-robber-memo': houseRobberMemo,
  'house-robber-two-values': houseRobberTwoValues,
  'decode-ways': decodeWays,
} satisfies Readonly<Record<string, Cases>>
