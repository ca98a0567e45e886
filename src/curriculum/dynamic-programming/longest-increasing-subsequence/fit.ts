import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Longest subsequence of numbers that keeps increasing': [300],
    'Most envelopes that fit into one another': [354],
    'Longest chain of words, each one character longer': [1048],
    'Fewest removals that leave a mountain': [1671],
    'How many longest increasing subsequences there are': [673],
  },
  keyPhrases: {
    'strictly increasing subsequence': [300, 673],
    'longest chain': [646],
    'can fit into': [354],
    'minimum number of elements to remove': [1671],
  },
  variations: {
    'Scan back': [368, 673],
    'Sorted tails': [300, 354, 1671],
    'Sort one side first': [354],
    'Count as well': [673],
    'Look up the predecessor': [1048, 1027],
  },
  costs: {
    '300': ['O(n log n)', 'O(n)'],
    '354': ['O(n log n)', 'O(n)'],
    '368': ['O(n²)', 'O(n)'],
    '646': ['O(n log n)', 'O(n)'],
    '673': ['O(n²)', 'O(n)'],
    '674': ['O(n)', 'O(1)'],
    '1027': ['O(n²)', 'O(n²)'],
    '1048': ['O(n · L²)', 'O(n · L)'],
    '1671': ['O(n log n)', 'O(n)'],
  },
} satisfies PracticeFit
