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
    'sum of the elements in both subsets is equal': [416],
    "symbols '+' and '-' before each integer": [494],
    "at most m 0's and n 1's": [474],
    'smallest possible weight of the left stone': [1049],
    'subsequence that sums up to target': [2915],
    'total number of members is at most n': [879],
    'each element is in exactly one group': [2518],
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
