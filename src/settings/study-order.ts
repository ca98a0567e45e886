import { openCategoryCount } from '#accounts/access.ts'
import { categorySummaries } from '#curriculum/index.ts'
import type { PatternEntry } from '#curriculum/pattern.ts'
import { findPattern } from '#curriculum/patterns.ts'

/**
 * In which order to learn the patterns. First what companies ask most (the reports of the company questions, summed up by
 * pattern), but no pattern before one that it builds on, and the first nine from different families, so that somebody
 * with little time has met each.
 */
const order: readonly string[] = [
  'two-pointers',
  'hash-lookup',
  'sliding-window',
  'stack-operations',
  'basic-binary-search',
  'prefix-sum',
  'tree-traversal',
  'linked-list-manipulation',
  'breadth-first-search',
  'matrix-traversal',
  'sorting',
  'greedy-intervals',
  'backtracking',
  'heap-priority-queue',
  'dynamic-programming',
  'frequency-counting',
  'string-two-pointers',
  'string-sliding-window',
  'path-sum-and-lca',
  'linked-list-two-pointers',
  'depth-first-search',
  'rotated-array-search',
  'trie',
  'linked-list-design',
  'digit-and-bit-parsing',
  'level-order-traversal',
  'binary-search-tree',
  'topological-sort',
  'queue-operations',
  'linked-list-reversal',
  'grid-dp',
  'string-dynamic-programming',
  'range-search',
  'tree-construction',
  'state-machine-dp',
  'binary-search-on-answer',
  'monotonic-stack',
  'interval-dp',
  'zero-one-knapsack',
  'unbounded-knapsack',
  'union-find',
  'shortest-path-and-mst',
  'longest-increasing-subsequence',
]

/** What is easier to learn once another pattern is known. */
const buildsOn: Readonly<Record<string, readonly string[]>> = {
  'sliding-window': ['two-pointers'],
  'string-two-pointers': ['two-pointers'],
  'string-sliding-window': ['sliding-window'],
  'frequency-counting': ['hash-lookup'],
  'greedy-intervals': ['sorting'],
  'range-search': ['basic-binary-search'],
  'rotated-array-search': ['basic-binary-search'],
  'binary-search-on-answer': ['basic-binary-search'],
  'linked-list-two-pointers': ['linked-list-manipulation'],
  'linked-list-reversal': ['linked-list-manipulation'],
  'linked-list-design': ['linked-list-manipulation', 'hash-lookup'],
  'monotonic-stack': ['stack-operations'],
  'level-order-traversal': ['tree-traversal'],
  'binary-search-tree': ['tree-traversal'],
  'path-sum-and-lca': ['tree-traversal'],
  'tree-construction': ['tree-traversal'],
  trie: ['tree-traversal'],
  backtracking: ['tree-traversal'],
  'depth-first-search': ['tree-traversal'],
  'topological-sort': ['depth-first-search'],
  'union-find': ['depth-first-search'],
  'shortest-path-and-mst': ['breadth-first-search', 'heap-priority-queue'],
  'grid-dp': ['dynamic-programming'],
  'string-dynamic-programming': ['dynamic-programming'],
  'state-machine-dp': ['dynamic-programming'],
  'interval-dp': ['dynamic-programming'],
  'zero-one-knapsack': ['dynamic-programming'],
  'unbounded-knapsack': ['dynamic-programming'],
  'longest-increasing-subsequence': ['dynamic-programming'],
}

/** Slugs. */
export function prerequisitesOf(name: string): readonly string[] {
  return buildsOn[name] ?? []
}

/** Guests get the patterns of the open categories only. */
export function studyOrder(isGuest: boolean): readonly PatternEntry[] {
  const open = categorySummaries.slice(0, openCategoryCount).map(({ id }) => id)
  return order.flatMap((name) => {
    const pattern = findPattern(name)
    return pattern && (!isGuest || open.includes(pattern.categoryId)) ? [pattern] : []
  })
}
