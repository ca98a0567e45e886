import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Check that brackets close in the right order': [20, 678],
    'Evaluate an expression in postfix form or with brackets': [150, 224],
    'Expand a nested shorthand such as 2[x3[y]]': [394],
    'Report the minimum of a stack in constant time': [155],
    'Simplify a file path that goes up and down': [71],
    'Remove adjacent equal characters until none are left': [1047],
  },
  keyPhrases: {
    'valid parentheses': [20, 678],
    'evaluate the expression': [150, 224],
    'adjacent and equal': [],
    'retrieving the minimum element': [155],
  },
  variations: {
    Matching: [20, 678],
    'Cancel in pairs': [1047, 735, 71],
    'Operands wait': [150],
    'Save and restore': [394, 224],
    'Auxiliary stacks': [155, 895],
  },
  costs: {
    '20': ['O(n)', 'O(n)'],
    '71': ['O(n)', 'O(n)'],
    '150': ['O(n)', 'O(n)'],
    '155': ['O(1) per operation', 'O(n)'],
    '224': ['O(n)', 'O(n)'],
    '394': ['O(n + d · m)', 'O(n + m)'],
    '678': ['O(n)', 'O(n)'],
    '735': ['O(n)', 'O(n)'],
    '895': ['O(1) per operation', 'O(n)'],
    '1047': ['O(n)', 'O(n)'],
  },
} satisfies PracticeFit
