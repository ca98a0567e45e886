import type { Category } from '../pattern.ts'

export const category: Category = {
  id: 8,
  displayName: 'Dynamic Programming',
  description: 'Define the state, write the transition, fill the table: the long climb with the best view.',
  hue: 'dp',
  listenFor: 'count ways, min cost, can you reach',
  /** In display order. */
  patterns: [
    'dynamic-programming',
    'zero-one-knapsack',
    'unbounded-knapsack',
    'longest-increasing-subsequence',
    'grid-dp',
    'interval-dp',
    'state-machine-dp',
  ],
}
