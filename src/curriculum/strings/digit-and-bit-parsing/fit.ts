import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Add or multiply numbers written as strings': [67, 43],
    'Parse a string into an integer, with sign, spaces, and limits': [8],
    'Find the one number that appears once, in constant memory': [136],
    'Count or reverse the bits of an integer': [191, 190],
    'Raise to a power by reading the exponent bit by bit': [50],
    'Write a number out in English words': [273],
  },
  keyPhrases: {
    'without using the operator': [],
    '32-bit signed integer': [7, 8],
    'set bits': [191],
    'represented as strings': [43],
  },
  variations: {
    'Carry loop': [67, 66, 43],
    'XOR and masks': [136, 191, 371],
    'Square and halve': [50],
    'Reading in phases': [8, 271],
    'Single bits': [],
    'Digits by remainder': [7, 190, 273],
  },
  costs: {
    '7': ['O(n)', 'O(1)'],
    '8': ['O(n)', 'O(1)'],
    '43': ['O(n · m)', 'O(n + m)'],
    '50': ['O(log n)', 'O(1)'],
    '66': ['O(n)', 'O(1)'],
    '67': ['O(n)', 'O(1)'],
    '136': ['O(n)', 'O(1)'],
    '190': ['O(n)', 'O(1)'],
    '191': ['O(n)', 'O(1)'],
    '271': ['O(n)', 'O(1)'],
    '273': ['O(n)', 'O(1)'],
    '371': ['O(n)', 'O(1)'],
  },
} satisfies PracticeFit
