import { isPermutation, subarraysOf } from '#algorithms/brute-force.ts'
import { type Cases, wholeNumber } from '#algorithms/cases.ts'
import { randomText } from '#algorithms/fields/text.ts'

const minimumWindowSubstring: Cases<readonly [text: string, needed: string], string> = {
  kind: 'function',
  name: {
    python: 'shortest_cover',
    typescript: 'shortestCover',
    java: 'shortestCover',
    cpp: 'shortestCover',
  },
  parameters: [
    { name: 'text', type: 'string' },
    { name: 'needed', type: 'string' },
  ],
  returns: 'string',
  statement:
    'Return the shortest contiguous part of `text` that contains every character of `needed` as often as `needed` does. If several are equally short, any of them is right; if there is none, or `needed` is empty, return an empty string.',
  examples: [
    { name: 'across other characters', args: ['figcaptain', 'aft'], result: 'figcapt' },
    { name: 'three times in the text', args: ['xaybzaby', 'ab'], result: 'ab' },
    { name: 'one character twice', args: ['abcaab', 'aab'], result: 'aab' },
    { name: 'an empty text', args: ['', 'a'], result: '' },
    { name: 'too few of a character', args: ['a', 'aa'], result: '' },
    { name: 'the whole text', args: ['bca', 'abc'], result: 'bca' },
    { name: 'characters left over at the start', args: ['aabdec', 'abc'], result: 'abdec' },
  ],
  random: (next, size) => [
    randomText(next, 'abcd', wholeNumber(next, 0, size)),
    randomText(next, 'abc', wholeNumber(next, 0, 4)),
  ],
  reference: (text, needed) =>
    (needed === '' ? [] : subarraysOf([...text]))
      .filter((part) => isCover(part, needed))
      .reduce(
        (shortest, part) => (shortest && shortest.length <= part.length ? shortest : part.join('')),
        '',
      ),
  isRight: (result, [text, needed]) =>
    result.length === minimumWindowSubstring.reference(text, needed).length &&
    (result === '' || (text.includes(result) && isCover([...result], needed))),
  growth: {
    kind: 'The needed characters are at the two ends of the text: counting each part anew is cubic.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [`a${'b'.repeat(size - 2)}c`, 'ac'],
  },
}

const fixedWindowAnagrams: Cases<readonly [text: string, word: string], readonly number[]> = {
  kind: 'function',
  name: {
    python: 'anagram_starts',
    typescript: 'anagramStarts',
    java: 'anagramStarts',
    cpp: 'anagramStarts',
  },
  parameters: [
    { name: 'text', type: 'string' },
    { name: 'word', type: 'string' },
  ],
  returns: 'int[]',
  statement:
    'Return the indices at which an anagram of `word` begins in `text`, in ascending order. `word` has one character at least.',
  examples: [
    { name: 'at both ends', args: ['tacocat', 'cat'], result: [0, 4] },
    { name: 'overlapping', args: ['abab', 'ab'], result: [0, 1, 2] },
    { name: 'one character, repeated', args: ['aaa', 'aa'], result: [0, 1] },
    { name: 'longer than the text', args: ['ab', 'abc'], result: [] },
    { name: 'an empty text', args: ['', 'a'], result: [] },
    { name: 'the first of two windows', args: ['baa', 'aab'], result: [0] },
    { name: 'not there', args: ['xyz', 'a'], result: [] },
  ],
  random: (next, size) => [
    randomText(next, 'abc', wholeNumber(next, 0, size)),
    randomText(next, 'abc', wholeNumber(next, 1, 3)),
  ],
  reference: (text, word) =>
    [...text].flatMap((_, start) =>
      isPermutation([...text.slice(start, start + word.length)], [...word]) ? [start] : [],
    ),
  isValid: ([, word]) => word.length > 0,
  growth: {
    kind: 'A word of half the length: counting each window anew takes n² / 4 steps.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => ['ab'.repeat(size >> 1), 'ab'.repeat(size >> 2)],
  },
}

function isCover(part: readonly string[], needed: string): boolean {
  const count = (characters: readonly string[], wanted: string) =>
    characters.filter((character) => character === wanted).length
  return [...needed].every((character) => count(part, character) >= count([...needed], character))
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'minimum-window-substring': minimumWindowSubstring,
  'fixed-window-anagrams': fixedWindowAnagrams,
} satisfies Readonly<Record<string, Cases>>
