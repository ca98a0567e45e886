import { type Cases, shuffle, wholeNumber } from '#algorithms/cases.ts'
import { randomText } from '#algorithms/fields/text.ts'

type Args = readonly [first: string, second: string]

export const cases: Cases<Args, boolean> = {
  kind: 'function',
  statement:
    'Return whether `second` is an anagram of `first`: whether it contains the same characters, each of them equally often. Either string may be empty, and two empty strings are anagrams.',
  name: { python: 'is_anagram', typescript: 'isAnagram', java: 'isAnagram', cpp: 'isAnagram' },
  parameters: [
    { name: 'first', type: 'string' },
    { name: 'second', type: 'string' },
  ],
  returns: 'bool',
  examples: [
    { name: 'the lesson', args: ['listen', 'silent'], result: true },
    { name: 'two empty words', args: ['', ''], result: true },
    { name: 'one of them empty', args: ['a', ''], result: false },
    { name: 'the other empty', args: ['', 'a'], result: false },
    { name: 'one letter too often', args: ['rattle', 'letter'], result: false },
    { name: 'the same letters, not as often', args: ['aab', 'abb'], result: false },
    { name: 'repeated letters', args: ['banana', 'nabana'], result: true },
    { name: 'two different letters', args: ['a', 'b'], result: false },
  ],
  random(next, size) {
    const word = () => randomText(next, 'abcA1 ', wholeNumber(next, 0, size))
    const first = word()
    const anagram = shuffle(next, [...first]).join('')
    const seconds = [
      anagram,
      word(),
      // As long as the first, and only seldom an anagram.
      anagram.replace(/.$/, 'e').replace(/^a/, 'b'),
    ]
    return [first, seconds[wholeNumber(next, 0, 2)]!]
  },
  reference: (first, second) => [...first].sort().join('') === [...second].sort().join(''),
  growth: {
    kind: 'Two anagrams, the second one backward: no check ends early, and crossing out letter by letter takes about n² / 2 comparisons.',
    order: 1,
    sizes: [4096, 16_384, 65_536, 262_144],
    input(size) {
      const letters = Array.from({ length: size }, (_, index) => 'abcdefgh'[Math.floor((index * 8) / size)])
      return [letters.join(''), letters.reverse().join('')]
    },
  },
}
