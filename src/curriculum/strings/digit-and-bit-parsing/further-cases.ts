import { type Cases, wholeNumber } from '#algorithms/cases.ts'
import { randomText } from '#algorithms/fields/text.ts'

const addWithCarry: Cases<readonly [a: string, b: string], string> = {
  kind: 'function',
  name: { python: 'add_strings', typescript: 'addStrings', java: 'addStrings', cpp: 'addStrings' },
  parameters: [
    { name: 'a', type: 'string' },
    { name: 'b', type: 'string' },
  ],
  returns: 'string',
  statement:
    '`a` and `b` are written as decimal digits, one at least, without leading zeros except for 0 itself. Return the digits of their sum, without converting a whole number at once: it may have any length.',
  examples: [
    { name: 'a carry to the front', args: ['99', '1'], result: '100' },
    { name: 'zero and zero', args: ['0', '0'], result: '0' },
    { name: 'carries in between', args: ['123', '77'], result: '200' },
    {
      name: 'more digits than a number holds',
      args: ['5', '12345678901234567890'],
      result: '12345678901234567895',
    },
    { name: 'the shorter one first', args: ['1', '999'], result: '1000' },
  ],
  random: (next, size) => [digits(next, size), digits(next, size)],
  reference: (a, b) => String(BigInt(a) + BigInt(b)),
  isValid: (args) => args.every((number) => /^(?:0|[1-9]\d*)$/.test(number)),
  growth: {
    kind: 'Nines and a one: the carry goes through all digits.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => ['9'.repeat(size), '1'],
  },
}

function digits(next: () => number, size: number): string {
  const rest = randomText(next, '0199', wholeNumber(next, 0, Math.max(0, size - 1)))
  return String(wholeNumber(next, rest === '' ? 0 : 1, 9)) + rest
}

const bitTricks: Cases<readonly [num: number], number> = {
  kind: 'function',
  statement: 'Return how many bits of `num` are 1. It is not negative and has 31 bits at most.',
  name: { python: 'count_bits', typescript: 'countBits', java: 'countBits', cpp: 'countBits' },
  parameters: [{ name: 'num', type: 'int' }],
  returns: 'int',
  examples: [
    { name: 'zero', args: [0], result: 0 },
    { name: 'one', args: [1], result: 1 },
    { name: 'two bits', args: [12], result: 2 },
    { name: 'only ones', args: [255], result: 8 },
    { name: 'the largest number', args: [2_147_483_647], result: 31 },
  ],
  random: (next, size) => [wholeNumber(next, 0, 2 ** size)],
  reference: (num) => num.toString(2).replaceAll('0', '').length,
  isValid: ([num]) => num >= 0 && num < 2 ** 31,
  growth: {
    kind: 'Numbers of ones only: their bits are few, however large they are.',
    order: 0,
    sizes: [1024, 16_384, 65_536],
    input: (size) => [16 * size - 1],
  },
}

const baseConversion: Cases<readonly [num: number, base: number], string> = {
  kind: 'function',
  statement:
    'Return the digits of `num` in `base`, without a conversion function. The base is from 2 to 16, digits above 9 are the letters from `a` on, and `num` is not negative.',
  name: { python: 'to_base', typescript: 'toBase', java: 'toBase', cpp: 'toBase' },
  parameters: [
    { name: 'num', type: 'int' },
    { name: 'base', type: 'int' },
  ],
  returns: 'string',
  examples: [
    { name: 'binary', args: [10, 2], result: '1010' },
    { name: 'zero', args: [0, 7], result: '0' },
    { name: 'a letter', args: [255, 16], result: 'ff' },
    { name: 'the base itself', args: [8, 8], result: '10' },
    { name: 'one digit', args: [5, 10], result: '5' },
  ],
  random: (next, size) => [wholeNumber(next, 0, size * size), wholeNumber(next, 2, 16)],
  reference: (num, base) => num.toString(base),
  isValid: ([num, base]) => num >= 0 && num < 2 ** 31 && base >= 2 && base <= 16,
  growth: {
    kind: 'Large numbers: their digits are few.',
    order: 0,
    sizes: [1024, 16_384, 65_536],
    input: (size) => [16 * size - 1, 2],
  },
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'bit-tricks': bitTricks,
  'base-conversion': baseConversion,
  'add-with-carry': addWithCarry,
} satisfies Readonly<Record<string, Cases>>
