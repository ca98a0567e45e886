import type { Category } from '../pattern.ts'

export const category: Category = {
  id: 2,
  displayName: 'Binary Search',
  description: 'Halve the search space at every step, even when what you search for is the answer itself.',
  hue: 'bsearch',
  listenFor: 'sorted, minimize the maximum, log n',
  /** In display order. */
  patterns: ['basic-binary-search', 'range-search', 'rotated-array-search', 'binary-search-on-answer'],
}
