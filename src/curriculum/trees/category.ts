import type { Category } from '../pattern.ts'

export const category: Category = {
  id: 6,
  displayName: 'Trees',
  description: 'Go deep or level by level, and know what every recursive call has to return.',
  hue: 'trees',
  listenFor: 'root, path, level, ancestor',
  /** In display order. */
  patterns: [
    'tree-traversal',
    'level-order-traversal',
    'binary-search-tree',
    'path-sum-and-lca',
    'tree-construction',
    'heap-priority-queue',
    'trie',
    'backtracking',
  ],
}
