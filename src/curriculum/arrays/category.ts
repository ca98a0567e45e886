import type { Category } from '../pattern.ts'

export const category: Category = {
  id: 1,
  displayName: 'Arrays',
  description:
    'Move indices through an array: pointers that meet, windows that slide, sums computed only once.',
  hue: 'arrays',
  listenFor: 'contiguous, pair, in place',
  /** In display order. */
  patterns: ['two-pointers', 'sliding-window', 'prefix-sum', 'hash-lookup', 'sorting', 'greedy-intervals'],
}
