import type { Category } from '../pattern.ts'

export const category: Category = {
  id: 3,
  displayName: 'Strings',
  description: 'Substrings, palindromes and anagrams: array techniques on a small alphabet.',
  hue: 'strings',
  listenFor: 'substring, palindrome, anagram',
  /** In display order. */
  patterns: [
    'string-two-pointers',
    'string-sliding-window',
    'string-dynamic-programming',
    'frequency-counting',
    'digit-and-bit-parsing',
  ],
}
