import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Find a value in a rotated sorted array': [33, 81],
    'Find the smallest element, where the rotation starts': [153, 154],
    'Find any peak when neighbors always differ': [162],
    'Search a mountain that climbs once and falls once': [852, 1095],
    'Check whether an array is sorted apart from a rotation': [1752],
  },
  keyPhrases: {
    'rotated at an unknown pivot': [33, 81],
    'sorted array that was rotated': [],
    'peak element': [162, 852],
    'mountain array': [852, 1095],
  },
  variations: {
    'Find the break': [153, 154],
    'Search the sorted half': [33, 81],
    'With duplicates': [81, 154],
    'Follow the slope': [852, 162, 1095],
    'Count the breaks': [1752],
  },
  costs: {
    '33': ['O(log n)', 'O(1)'],
    '81': ['O(n)', 'O(1)'],
    '153': ['O(log n)', 'O(1)'],
    '154': ['O(n)', 'O(1)'],
    '162': ['O(log n)', 'O(1)'],
    '852': ['O(log n)', 'O(1)'],
    '1095': ['O(log n)', 'O(1)'],
    '1752': ['O(n)', 'O(1)'],
  },
} satisfies PracticeFit
