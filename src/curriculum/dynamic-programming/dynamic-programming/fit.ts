import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Ways to climb stairs by one or two steps': [70],
    'Best haul when neighbors exclude each other': [198, 213],
    'Number of ways to read digits as letters': [91],
    'Tilings of a narrow board': [790],
    'Most points when taking a value rules out the values one above and one below': [740],
  },
  keyPhrases: {
    'how many distinct ways': [70],
    'two adjacent houses': [198, 213],
    'minimum cost to reach the top': [746],
    'partition the array into': [],
  },
  variations: {
    'Count the ways': [70, 91, 790],
    'Take or skip': [198, 213, 740],
    Circle: [213],
    'Least cost': [746],
    'Ends here': [32],
    'Partition DP': [],
    'Digit DP': [],
  },
  costs: {
    '32': ['O(n)', 'O(n)'],
    '70': ['O(n)', 'O(1)'],
    '91': ['O(n)', 'O(1)'],
    '198': ['O(n)', 'O(1)'],
    '213': ['O(n)', 'O(1)'],
    '338': ['O(n)', 'O(n)'],
    '509': ['O(n)', 'O(1)'],
    '740': ['O(n + m)', 'O(m)'],
    '746': ['O(n)', 'O(1)'],
    '790': ['O(n)', 'O(1)'],
  },
} satisfies PracticeFit
