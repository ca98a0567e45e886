import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Split numbers into two groups of equal sum': [416],
    'Give every number a plus or a minus to hit a target': [494],
    'Most strings within a budget of zeros and ones': [474],
    'Smallest possible difference between two groups': [1049],
    'Count the plans that fit the crew and still reach a profit': [879],
    'Two supports of equal height from a set of rods': [956],
  },
  keyPhrases: {
    'partition the array into two subsets': [416],
    "symbols '+' and '-'": [494],
    'each item at most once': [],
    'with a sum equal to target': [],
  },
  variations: {
    Reachable: [416, 1049],
    Counting: [494, 879, 2518],
    Signs: [494],
    'Two budgets': [474, 879],
    'Most items for an exact sum': [2915],
  },
  costs: {
    '416': ['O(n · S)', 'O(S)'],
    '474': ['O(n · a · b)', 'O(a · b)'],
    '494': ['O(n · S)', 'O(S)'],
    '879': ['O(n · g · p)', 'O(g · p)'],
    '956': ['O(n · S)', 'O(S)'],
    '1049': ['O(n · S)', 'O(S)'],
    '2518': ['O(n · S)', 'O(S)'],
    '2915': ['O(n · S)', 'O(S)'],
  },
} satisfies PracticeFit
