import type { Category } from '../pattern.ts'

export const category: Category = {
  id: 4,
  displayName: 'Linked Lists',
  description: 'Rewire pointers without losing the rest of the chain, fast and slow runners included.',
  hue: 'lists',
  listenFor: 'next pointer, cycle, nth from end',
  /** In display order. */
  patterns: [
    'linked-list-manipulation',
    'linked-list-two-pointers',
    'linked-list-reversal',
    'linked-list-design',
  ],
}
