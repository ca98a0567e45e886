import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Days to wait until it gets warmer': [739],
    'Number of consecutive days on which the price was not higher': [901],
    'Largest rectangle under a histogram': [84],
    'Smallest number after removing k digits': [402],
    'Sum of the minimums of all subarrays': [907],
    'Next greater value, even around a circular array': [496, 503],
  },
  keyPhrases: {
    'next greater element': [496, 503],
    'days you have to wait': [739],
    'largest rectangle': [84, 85],
    'after removing': [402],
  },
  variations: {
    'Decreasing stack': [496, 739, 503, 901],
    'Increasing stack': [84, 85, 1475],
    'Circular array': [503],
    Contribution: [907],
    'Greedy removal': [402],
    'A pattern of three': [],
  },
  costs: {
    '84': ['O(n)', 'O(n)'],
    '85': ['O(rows · columns)', 'O(columns)'],
    '402': ['O(n)', 'O(n)'],
    '496': ['O(n)', 'O(n)'],
    '503': ['O(n)', 'O(n)'],
    '739': ['O(n)', 'O(n)'],
    '853': ['O(n log n)', 'O(n)'],
    '901': ['O(n)', 'O(n)'],
    '907': ['O(n)', 'O(n)'],
    '1475': ['O(n)', 'O(n)'],
  },
} satisfies PracticeFit
