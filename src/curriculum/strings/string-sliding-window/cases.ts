import { type Cases, wholeNumber } from '#algorithms/cases.ts'
import { randomText } from '#algorithms/fields/text.ts'

type Args = readonly [text: string]

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

export const cases: Cases<Args, number> = {
  kind: 'function',
  statement:
    'Return the length of the longest substring of `text` in which no character repeats. Uppercase and lowercase letters are different characters, spaces count, and an empty string gives 0.',
  name: {
    python: 'longest_unique',
    typescript: 'longestUnique',
    java: 'longestUnique',
    cpp: 'longestUnique',
  },
  parameters: [{ name: 'text', type: 'string' }],
  returns: 'int',
  examples: [
    { name: 'the lesson', args: ['tomatoes'], result: 6 },
    { name: 'an empty text', args: [''], result: 0 },
    { name: 'one letter', args: ['x'], result: 1 },
    { name: 'all equal', args: ['aaaa'], result: 1 },
    { name: 'all different', args: ['plums'], result: 5 },
    { name: 'an earlier copy that has already left', args: ['abba'], result: 2 },
    { name: 'the left end moves far', args: ['abcdbefgh'], result: 7 },
    { name: 'spaces count', args: ['go to sea'], result: 6 },
    { name: 'uppercase and lowercase letters are different', args: ['aAaA'], result: 2 },
  ],
  random: (next, size) => [randomText(next, 'abcdA1 ', wholeNumber(next, 0, size))],
  reference(text) {
    const ranges = [...text].flatMap((_, from) =>
      [...text.slice(from)].map((__, more) => text.slice(from, from + more + 1)),
    )
    const unique = ranges.filter((range) => new Set(range).size === range.length)
    return Math.max(0, ...unique.map((range) => range.length))
  },
  growth: {
    kind: 'All printable characters over and over: the window stays as wide as it can, and almost every character enters and leaves it.',
    order: 1,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [printable.repeat(Math.ceil(size / printable.length)).slice(0, size)],
  },
}
