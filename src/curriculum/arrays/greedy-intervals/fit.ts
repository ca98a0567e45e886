import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Merge overlapping bookings into busy blocks': [56, 57],
    'Cancel as few meetings as possible so that no two overlap': [435],
    'Count the rooms in use at the busiest moment': [253],
    'Reach the last position in the fewest jumps': [45],
    'Serve each request with the smallest resource that is enough': [455],
  },
  keyPhrases: {
    'overlapping intervals': [56],
    'non-overlapping': [435],
    'intervals[i] = [start, end]': [56, 57, 252, 253, 435],
    'reach the last index': [55],
  },
  variations: {
    'Sort by start': [56, 252],
    'Sort by end': [435],
    'Farthest reach': [55, 45],
    'Starts against ends': [253],
    'Two sweeps': [135],
    'Same room for all': [],
  },
  costs: {
    '45': ['O(n)', 'O(1)'],
    '55': ['O(n)', 'O(1)'],
    '56': ['O(n log n)', 'O(n)'],
    '57': ['O(n)', 'O(n)'],
    '135': ['O(n)', 'O(n)'],
    '252': ['O(n log n)', 'O(n)'],
    '253': ['O(n log n)', 'O(n)'],
    '435': ['O(n log n)', 'O(n)'],
    '455': ['O(n log n)', 'O(n)'],
    '763': ['O(n)', 'O(1)'],
    '1899': ['O(n)', 'O(1)'],
  },
} satisfies PracticeFit
