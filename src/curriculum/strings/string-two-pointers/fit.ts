import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Check whether a phrase is a palindrome, ignoring punctuation and case': [125],
    'Check for a palindrome with at most one deletion': [680],
    'Find the longest palindromic substring, or count all of them': [5, 647],
    'Reverse or compress an array of characters in-place': [344, 443],
    'Check whether one string is a subsequence of another': [392],
    'Reverse the order of the words in a sentence': [151],
  },
  keyPhrases: {
    'reads the same forward and backward': [125],
    'palindromic substring': [5, 647],
    'is a subsequence of': [392],
    'reverse the string': [],
  },
  variations: {
    'From the ends inward': [344, 125, 680],
    'Expand around a center': [5, 647],
    'Reader and writer': [443, 151],
    'Subsequence check': [392],
    'Prefix matching (KMP)': [28, 214],
  },
  costs: {
    '5': ['O(n²)', 'O(1)'],
    '28': ['O(n + m)', 'O(m)'],
    '125': ['O(n)', 'O(1)'],
    '151': ['O(n)', 'O(n)'],
    '214': ['O(n)', 'O(n)'],
    '344': ['O(n)', 'O(1)'],
    '392': ['O(n)', 'O(1)'],
    '443': ['O(n)', 'O(1)'],
    '647': ['O(n²)', 'O(1)'],
    '680': ['O(n)', 'O(1)'],
  },
} satisfies PracticeFit
