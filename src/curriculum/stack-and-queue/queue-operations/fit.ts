import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Count the calls of the last few seconds': [933],
    'Simulate people who rejoin the line after each turn': [2073],
    'Build a ring buffer of fixed capacity': [622, 641],
    'Maximum of every window of size k': [239],
    'Shortest subarray with sum at least k when values may be negative': [862],
    'Build a queue from stacks, or a stack from queues': [232, 225],
  },
  keyPhrases: {
    'first in first out': [232, 622],
    'in the past': [933],
    'back to the end of the line': [2073],
    'maximum of each window': [],
  },
  variations: {
    Rotation: [2073, 225, 950, 649],
    'Expiry by time': [933],
    'Ring buffer': [622, 641],
    'Monotonic deque': [239, 862],
    'Two stacks': [232],
  },
  costs: {
    '225': ['O(n)', 'O(n)'],
    '232': ['O(1) per operation', 'O(n)'],
    '239': ['O(1) per operation', 'O(k)'],
    '622': ['O(1) per operation', 'O(n)'],
    '641': ['O(1) per operation', 'O(n)'],
    '649': ['O(1) per operation', 'O(n)'],
    '862': ['O(1) per operation', 'O(n)'],
    '933': ['O(1) per operation', 'O(n)'],
    '950': ['O(n log n)', 'O(n)'],
    '2073': ['O(n)', 'O(1)'],
  },
} satisfies PracticeFit
