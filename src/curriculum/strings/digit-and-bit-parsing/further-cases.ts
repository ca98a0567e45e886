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

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = { 'add-with-carry': addWithCarry } satisfies Readonly<Record<string, Cases>>
