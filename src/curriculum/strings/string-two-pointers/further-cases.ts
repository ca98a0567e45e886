import { subarraysOf } from '#algorithms/brute-force.ts'
import { type Cases, wholeNumber } from '#algorithms/cases.ts'
import { randomText } from '#algorithms/fields/text.ts'

const expandAroundCenter: Cases<readonly [text: string], string> = {
  kind: 'function',
  name: {
    python: 'longest_palindrome',
    typescript: 'longestPalindrome',
    java: 'longestPalindrome',
    cpp: 'longestPalindrome',
  },
  parameters: [{ name: 'text', type: 'string' }],
  returns: 'string',
  statement:
    'Return the longest palindrome that is a contiguous part of `text`. If several are equally long, any of them is right.',
  examples: [
    { name: 'in the middle', args: ['bananas'], result: 'anana' },
    { name: 'an empty text', args: [''], result: '' },
    { name: 'one character', args: ['x'], result: 'x' },
    { name: 'everything', args: ['cabbac'], result: 'cabbac' },
    { name: 'two equal characters', args: ['xabby'], result: 'bb' },
    { name: 'no two are equal', args: ['abc'], result: 'a' },
    { name: 'one character, repeated', args: ['aaaa'], result: 'aaaa' },
  ],
  random: (next, size) => [randomText(next, 'abc', wholeNumber(next, 0, size))],
  reference: (text) =>
    subarraysOf([...text])
      .map((part) => part.join(''))
      .filter(isPalindrome)
      .reduce((longest, part) => (part.length > longest.length ? part : longest), ''),
  isRight: (result, [text]) =>
    isPalindrome(result) &&
    text.includes(result) &&
    result.length === expandAroundCenter.reference(text).length,
  growth: {
    kind: 'One character, repeated: from each center the palindrome reaches to the nearer end. Comparing each part with its reverse is cubic.',
    order: 2,
    sizes: [64, 128, 256, 512],
    input: (size) => ['a'.repeat(size)],
  },
}

const subsequenceCheck: Cases<readonly [short: string, long: string], boolean> = {
  kind: 'function',
  name: {
    python: 'is_subsequence',
    typescript: 'isSubsequence',
    java: 'isSubsequence',
    cpp: 'isSubsequence',
  },
  parameters: [
    { name: 'short', type: 'string' },
    { name: 'long', type: 'string' },
  ],
  returns: 'bool',
  statement:
    'Return whether `short` is a subsequence of `long`: whether deleting characters of `long`, or none, leaves it.',
  examples: [
    { name: 'every second character', args: ['ace', 'abcde'], result: true },
    { name: 'in another order', args: ['aec', 'abcde'], result: false },
    { name: 'nothing to find', args: ['', 'abc'], result: true },
    { name: 'two empty texts', args: ['', ''], result: true },
    { name: 'nothing to find it in', args: ['a', ''], result: false },
    { name: 'the same character twice', args: ['aa', 'aba'], result: true },
    { name: 'one repetition too many', args: ['aab', 'ab'], result: false },
  ],
  random: (next, size) => [
    randomText(next, 'abc', wholeNumber(next, 0, size / 2)),
    randomText(next, 'abc', wholeNumber(next, 0, size)),
  ],
  reference: (short, long) =>
    short === '' ||
    [...long].some(
      (character, index) =>
        character === short[0] && subsequenceCheck.reference(short.slice(1), long.slice(index + 1)),
    ),
  growth: {
    kind: 'The texts are the same, so that each character is matched.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => ['a'.repeat(size), 'a'.repeat(size)],
  },
}

const kmpSearch: Cases<readonly [text: string, pattern: string], number> = {
  kind: 'function',
  name: { python: 'find_first', typescript: 'findFirst', java: 'findFirst', cpp: 'findFirst' },
  parameters: [
    { name: 'text', type: 'string' },
    { name: 'pattern', type: 'string' },
  ],
  returns: 'int',
  statement:
    'Return the index at which `pattern` first occurs in `text`, or -1 if it does not, without a search function. `pattern` has one character at least.',
  examples: [
    { name: 'at the start', args: ['ababcabab', 'abab'], result: 0 },
    { name: 'after a partial match', args: ['aabaaabaaac', 'aabaaac'], result: 4 },
    { name: 'not there', args: ['aaaa', 'b'], result: -1 },
    { name: 'an empty text', args: ['', 'a'], result: -1 },
    { name: 'longer than the text', args: ['abc', 'abcd'], result: -1 },
    { name: 'the last character', args: ['xyz', 'z'], result: 2 },
    { name: 'a match that begins inside a failed one', args: ['aaab', 'aab'], result: 1 },
  ],
  random: (next, size) => [
    randomText(next, 'ab', wholeNumber(next, 0, size)),
    randomText(next, 'ab', wholeNumber(next, 1, 1 + size / 3)),
  ],
  reference: (text, pattern) => text.indexOf(pattern),
  isValid: ([, pattern]) => pattern.length > 0,
  growth: {
    kind: 'One character, repeated, and a pattern of half its length that differs only at the end: comparing anew at each index takes n² / 4 comparisons.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => ['a'.repeat(size), `${'a'.repeat(size >> 1)}b`],
  },
}

function isPalindrome(text: string): boolean {
  return [...text].reverse().join('') === text
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'expand-around-center': expandAroundCenter,
  'subsequence-check': subsequenceCheck,
  'kmp-search': kmpSearch,
} satisfies Readonly<Record<string, Cases>>
