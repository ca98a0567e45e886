import type { Category } from '../pattern.ts'

export const category: Category = {
  id: 5,
  displayName: 'Stack & Queue',
  description: 'Decide what comes out next: the latest item, the earliest, or the next greater value.',
  hue: 'stack',
  listenFor: 'matching, next greater, undo',
  /** In display order. */
  patterns: ['stack-operations', 'queue-operations', 'monotonic-stack'],
}
