import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Largest average of any k consecutive values': [643],
    'Shortest subarray of positive numbers whose sum reaches a target': [209],
    'Longest subarray that contains at most k zeros': [1004],
    'Number of subarrays of positive numbers whose product stays below a limit': [713],
    'Largest value in every window of k consecutive values': [239],
  },
  keyPhrases: {
    'contiguous subarray': [643, 713],
    'window of size k': [239],
    'longest subarray': [],
    'at most k': [1004],
  },
  variations: {
    'Fixed size': [643, 219, 239],
    'Longest valid': [904, 1004],
    'Shortest valid': [209],
    'Exactly k': [992],
    'Window with a maximum': [239],
    'Take from both ends': [],
  },
  costs: {
    '121': ['O(n)', 'O(1)'],
    '209': ['O(n)', 'O(1)'],
    '219': ['O(n)', 'O(k)'],
    '239': ['O(n)', 'O(k)'],
    '643': ['O(n)', 'O(1)'],
    '713': ['O(n)', 'O(1)'],
    '904': ['O(n)', 'O(1)'],
    '992': ['O(n)', 'O(k)'],
    '1004': ['O(n)', 'O(1)'],
  },
} satisfies PracticeFit
