import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Check whether two words are anagrams': [242],
    'Group words that are anagrams of each other': [49],
    'Check whether a note can be built from the letters of a magazine': [383],
    'First character that occurs only once': [387],
    'Longest palindrome that can be built from a pile of letters': [409],
    'Check whether two strings match by a one-to-one mapping': [205, 290],
  },
  keyPhrases: {
    anagram: [242, 49],
    'rearranging the letters': [242, 49],
    'can be constructed by using the letters': [383],
    'each character occurs': [],
  },
  variations: {
    'Count table': [242, 383, 387, 409, 1657],
    'Canonical key': [49],
    Bijection: [205, 290],
    'Bucket sort by count': [451],
    'Bit mask of letters': [1178],
  },
  costs: {
    '49': ['O(n · k log k)', 'O(n · k)'],
    '205': ['O(n)', 'O(k)'],
    '242': ['O(n)', 'O(k)'],
    '290': ['O(n)', 'O(n)'],
    '383': ['O(n)', 'O(k)'],
    '387': ['O(n)', 'O(k)'],
    '409': ['O(n)', 'O(k)'],
    '451': ['O(n)', 'O(n)'],
    '1178': ['O(n + 64 · p)', 'O(w)'],
    '1657': ['O(n + k log k)', 'O(k)'],
  },
} satisfies PracticeFit
