import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Longest substring without a repeated character': [3],
    'Shortest substring that covers all characters of another string': [76],
    'Start indices of every anagram of a word inside a string': [438],
    'Longest block of one letter after replacing at most k characters': [424],
    'Most vowels in any substring of length k': [1456],
    'Number of substrings that contain all of a, b, and c': [1358],
  },
  keyPhrases: {
    'longest substring': [3, 424],
    'without repeating characters': [3],
    'contains a permutation of': [567],
    'at most k distinct characters': [],
  },
  variations: {
    'Fixed length': [1876, 1456, 438, 567],
    'Longest valid': [3, 424],
    'Shortest covering': [76],
    'Counting windows': [1358],
    'Words as units': [30],
    'Run that starts over': [],
    Rotations: [],
  },
  costs: {
    '3': ['O(n)', 'O(k)'],
    '30': ['O(n · w)', 'O(m · w)'],
    '76': ['O(n)', 'O(k)'],
    '424': ['O(n)', 'O(k)'],
    '438': ['O(n)', 'O(k)'],
    '567': ['O(n)', 'O(k)'],
    '1358': ['O(n)', 'O(1)'],
    '1456': ['O(n)', 'O(1)'],
    '1876': ['O(n)', 'O(1)'],
  },
} satisfies PracticeFit
