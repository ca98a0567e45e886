/** Patterns that topic tags point to, at most three, the likeliest first; none where the tags are too general to tell. */
export function findPatternsOfTags(tags: readonly string[]): readonly string[] {
  const telling = matchingPatterns(tellingTags, tags)
  return telling.length > 0 ? telling : matchingPatterns(supportingTags, tags)
}

interface TagRule {
  readonly all: readonly string[]
  readonly none?: readonly string[]
  readonly pattern: string
}

/** Tags that name a technique. Where one tag is ambiguous, the tags beside it decide. The first match is primary. */
const tellingTags: readonly TagRule[] = [
  { all: ['topological-sort'], pattern: 'topological-sort' },
  { all: ['minimum-spanning-tree'], pattern: 'shortest-path-and-mst' },
  { all: ['shortest-path'], pattern: 'shortest-path-and-mst' },
  { all: ['eulerian-circuit'], pattern: 'depth-first-search' },
  { all: ['biconnected-component'], pattern: 'depth-first-search' },
  { all: ['strongly-connected-component'], pattern: 'depth-first-search' },
  { all: ['binary-search-tree'], pattern: 'binary-search-tree' },
  {
    all: ['binary-tree', 'breadth-first-search'],
    none: ['depth-first-search'],
    pattern: 'level-order-traversal',
  },
  { all: ['binary-tree'], none: ['binary-search-tree', 'breadth-first-search'], pattern: 'tree-traversal' },
  { all: ['binary-tree', 'depth-first-search', 'breadth-first-search'], pattern: 'tree-traversal' },
  { all: ['linked-list', 'design'], pattern: 'linked-list-design' },
  { all: ['linked-list', 'two-pointers'], none: ['design'], pattern: 'linked-list-two-pointers' },
  { all: ['linked-list'], none: ['design', 'two-pointers'], pattern: 'linked-list-manipulation' },
  { all: ['monotonic-stack'], pattern: 'monotonic-stack' },
  { all: ['sliding-window', 'string'], pattern: 'string-sliding-window' },
  { all: ['sliding-window'], none: ['string'], pattern: 'sliding-window' },
  { all: ['monotonic-queue'], pattern: 'queue-operations' },
  { all: ['backtracking'], pattern: 'backtracking' },
  { all: ['trie'], none: ['backtracking', 'bucket-sort'], pattern: 'trie' },
  {
    all: ['heap-priority-queue'],
    none: ['shortest-path', 'monotonic-queue'],
    pattern: 'heap-priority-queue',
  },
  { all: ['union-find'], pattern: 'union-find' },
  { all: ['matrix', 'depth-first-search'], pattern: 'matrix-traversal' },
  {
    all: ['depth-first-search'],
    none: ['binary-tree', 'matrix', 'trie', 'stack'],
    pattern: 'depth-first-search',
  },
  { all: ['breadth-first-search'], none: ['binary-tree'], pattern: 'breadth-first-search' },
  { all: ['dynamic-programming', 'game-theory'], pattern: 'interval-dp' },
  { all: ['dynamic-programming', 'matrix'], none: ['game-theory'], pattern: 'grid-dp' },
  { all: ['dynamic-programming', 'string'], none: ['trie', 'stack'], pattern: 'string-dynamic-programming' },
  {
    all: ['dynamic-programming'],
    none: [
      'game-theory',
      'matrix',
      'string',
      'bitmask',
      'backtracking',
      'sliding-window',
      'greedy',
      'sorting',
    ],
    pattern: 'dynamic-programming',
  },
  { all: ['stack'], none: ['monotonic-stack', 'binary-search-tree'], pattern: 'stack-operations' },
  { all: ['queue'], none: ['monotonic-queue', 'stack'], pattern: 'queue-operations' },
  { all: ['prefix-sum'], pattern: 'prefix-sum' },
  { all: ['two-pointers', 'string'], pattern: 'string-two-pointers' },
  { all: ['two-pointers', 'array', 'hash-table'], none: ['string', 'matrix'], pattern: 'hash-lookup' },
  { all: ['two-pointers', 'array'], none: ['string', 'matrix', 'design'], pattern: 'two-pointers' },
  { all: ['binary-search', 'design'], pattern: 'range-search' },
  { all: ['binary-search', 'prefix-sum'], pattern: 'range-search' },
  { all: ['merge-sort'], none: ['linked-list'], pattern: 'sorting' },
  { all: ['quickselect'], pattern: 'sorting' },
  { all: ['counting-sort'], pattern: 'sorting' },
]

/** Tags that often stand beside a telling one and say little then; on their own they are the best there is. */
const supportingTags: readonly TagRule[] = [
  { all: ['matrix'], pattern: 'matrix-traversal' },
  { all: ['binary-search'], pattern: 'basic-binary-search' },
  { all: ['string', 'counting'], pattern: 'frequency-counting' },
  { all: ['greedy', 'sorting'], pattern: 'greedy-intervals' },
  { all: ['line-sweep'], pattern: 'greedy-intervals' },
  { all: ['hash-table'], none: ['counting'], pattern: 'hash-lookup' },
  { all: ['hash-table', 'counting', 'array'], pattern: 'hash-lookup' },
  { all: ['sorting'], none: ['greedy'], pattern: 'sorting' },
  { all: ['bit-manipulation'], pattern: 'digit-and-bit-parsing' },
  { all: ['math', 'string', 'simulation'], pattern: 'digit-and-bit-parsing' },
]

function matchingPatterns(rules: readonly TagRule[], tags: readonly string[]): readonly string[] {
  const present = new Set(tags)
  const patterns = rules
    .filter(
      (rule) => rule.all.every((tag) => present.has(tag)) && !rule.none?.some((tag) => present.has(tag)),
    )
    .map((rule) => rule.pattern)
  return [...new Set(patterns)].slice(0, 3)
}
