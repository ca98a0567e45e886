import type { CategoryHue } from '#curriculum/pattern.ts'
import { findTutorTopicId, type TutorTopicId, tutorTopicNames } from './tutor-topic-names.ts'

/** The subject of one session with the tutor. */
export interface TutorTopic {
  readonly id: TutorTopicId
  readonly name: string
  readonly description: string
  /** Its glyph: the hill of the category it is closest to. */
  readonly icon: CategoryHue
  /** Four questions to start with. */
  readonly examples: readonly [string, string, string, string]
  readonly relatedConcepts: readonly [string, string, string, string]
  /** What belongs to the topic, for the prompt of a model. */
  readonly rules: string
  /** The fixed answer to an off-topic question. */
  readonly redirect: string
  /** First message of a session. */
  readonly greeting: string
  /** Names of the lessons it covers. */
  readonly patterns: readonly string[]
}

function topic(words: Omit<TutorTopic, 'name' | 'redirect' | 'greeting'>): TutorTopic {
  const name = tutorTopicNames[words.id]
  const spoken = name.toLowerCase().replace('&', 'and')
  return {
    ...words,
    name,
    redirect: `That's outside the scope of our ${name} session. Let's keep to ${spoken}: what would you like to look at next?`,
    greeting: `We are working on ${spoken} today. Bring me a problem, a half-formed idea, or a bug. What are you stuck on?`,
  }
}

/** The eight topics of the spec, and stacks and queues as the ninth. */
export const tutorTopics: readonly TutorTopic[] = [
  topic({
    id: 'arrays',
    description: 'Pairs, windows, prefix sums and in-place changes, in arrays and in strings.',
    icon: 'arrays',
    examples: [
      'How do I spot a two-pointer problem?',
      'When does a sliding window shrink?',
      'Why sort before 3Sum?',
      'Do prefix sums work with negative numbers?',
    ],
    relatedConcepts: ['Two pointers', 'Sliding window', 'Prefix sum', 'In-place updates'],
    rules:
      'Arrays and strings: two pointers, sliding windows, prefix sums, complement lookup, sorting as a first step, greedy choice of intervals, palindromes, digits and bits.',
    patterns: [
      'two-pointers',
      'sliding-window',
      'prefix-sum',
      'hash-lookup',
      'sorting',
      'greedy-intervals',
      'string-two-pointers',
      'string-sliding-window',
      'digit-and-bit-parsing',
      'matrix-traversal',
    ],
  }),
  topic({
    id: 'linked-lists',
    description: 'Rewire next pointers without losing the rest of the chain.',
    icon: 'lists',
    examples: [
      'How do I reverse a list without losing the rest?',
      'Why do a fast and a slow pointer meet in a cycle?',
      'When do I need a dummy head?',
      'How does an LRU cache use a linked list?',
    ],
    relatedConcepts: ['Dummy head', 'Fast and slow pointers', 'Reversal', 'Doubly linked lists'],
    rules:
      'Linked lists: inserting, deleting, merging, dummy heads, fast and slow pointers, cycles, reversal of a list or a part of it, doubly linked lists and designs such as an LRU cache.',
    patterns: [
      'linked-list-manipulation',
      'linked-list-two-pointers',
      'linked-list-reversal',
      'linked-list-design',
    ],
  }),
  topic({
    id: 'trees',
    description: 'Traversals, search trees, heaps and tries, and what each recursive call returns.',
    icon: 'trees',
    examples: [
      'When do I use preorder, inorder or postorder?',
      'How do I check that a tree is a binary search tree?',
      'How does a heap find the k largest values?',
      'When is a trie better than a set?',
    ],
    relatedConcepts: ['Traversal orders', 'Binary search trees', 'Heaps', 'Tries'],
    rules:
      'Trees: depth-first traversals, level order, binary search trees, path sums and common ancestors, building a tree from its traversals, heaps and priority queues, tries, and the decision trees of backtracking.',
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
  }),
  topic({
    id: 'graphs',
    description: 'Islands, prerequisites and shortest paths, and which traversal a problem calls for.',
    icon: 'graphs',
    examples: [
      'BFS or DFS: how do I decide?',
      'When do I mark a node as visited?',
      'What makes a topological sort impossible?',
      'Why does Dijkstra fail with negative edges?',
    ],
    relatedConcepts: ['BFS and DFS', 'Topological sort', 'Union-find', 'Shortest paths'],
    rules:
      'Graphs: depth-first and breadth-first search, grids as graphs, connected components, topological order, union-find, shortest paths and minimum spanning trees.',
    patterns: [
      'depth-first-search',
      'breadth-first-search',
      'matrix-traversal',
      'topological-sort',
      'union-find',
      'shortest-path-and-mst',
    ],
  }),
  topic({
    id: 'dynamic-programming',
    description: 'Define the state, write the transition, and find the order that fills the table.',
    icon: 'dp',
    examples: [
      'How do I find the state of a DP?',
      'Why does 0/1 knapsack loop over the capacity backward?',
      'Should I use memoization or a table?',
      'How do I recognize interval DP?',
    ],
    relatedConcepts: ['State and transition', 'Memoization', 'Knapsack', 'Grid DP'],
    rules:
      'Dynamic programming: states, transitions, base cases, the order in which a table is filled, memoization, 0/1 and unbounded knapsack, longest increasing subsequence, grids, intervals, state machines and strings.',
    patterns: [
      'dynamic-programming',
      'zero-one-knapsack',
      'unbounded-knapsack',
      'longest-increasing-subsequence',
      'grid-dp',
      'interval-dp',
      'state-machine-dp',
      'string-dynamic-programming',
    ],
  }),
  topic({
    id: 'sorting-searching',
    description: 'Sort the data, then halve the search range until one answer is left.',
    icon: 'bsearch',
    examples: [
      'How do I keep a binary search from looping forever?',
      'How do I search a rotated array?',
      'When can I binary search on the answer?',
      'Why is merge sort stable?',
    ],
    relatedConcepts: ['Binary search', 'Merge sort', 'Binary search on the answer', 'K-th largest'],
    rules:
      'Sorting and searching: merge sort and other sorts, stability, comparators, binary search and its bounds, first and last positions, rotated arrays, binary search on the answer, selection with a heap, sorted intervals.',
    patterns: [
      'sorting',
      'basic-binary-search',
      'range-search',
      'rotated-array-search',
      'binary-search-on-answer',
      'greedy-intervals',
      'heap-priority-queue',
      'binary-search-tree',
    ],
  }),
  topic({
    id: 'hash-tables',
    description: 'Remember what you have seen, and count it, in one pass.',
    icon: 'strings',
    examples: [
      'When does a hash map replace two loops?',
      'How do I group anagrams?',
      'Why combine prefix sums with a hash map?',
      'What makes a hash lookup O(1) on average?',
    ],
    relatedConcepts: ['Complement lookup', 'Frequency counts', 'Sets', 'Prefix sums in a map'],
    rules:
      'Hash tables: sets and maps, complement lookup, frequency counts, anagrams, prefix sums in a map, the cost of hashing and collisions, and an LRU cache built on a map.',
    patterns: [
      'hash-lookup',
      'frequency-counting',
      'prefix-sum',
      'string-sliding-window',
      'linked-list-design',
    ],
  }),
  topic({
    id: 'recursion',
    description: 'Trust the call on a smaller input, and define what it must return.',
    icon: 'trees',
    examples: [
      'How do I choose the base case?',
      'When does backtracking undo a choice?',
      'How do I stop duplicates in subsets?',
      'How deep can recursion go?',
    ],
    relatedConcepts: ['Base case', 'Backtracking', 'Divide and conquer', 'Call stack'],
    rules:
      'Recursion: base cases, what a call returns, the call stack and its depth, backtracking with its decision tree, divide and conquer, recursion on trees, graphs and lists, and memoization.',
    patterns: [
      'backtracking',
      'tree-traversal',
      'path-sum-and-lca',
      'tree-construction',
      'depth-first-search',
      'linked-list-reversal',
      'sorting',
      'dynamic-programming',
    ],
  }),
  topic({
    id: 'stacks-queues',
    description: 'Decide what comes out next: the latest item, the earliest, or the next greater value.',
    icon: 'stack',
    examples: [
      'How do I know that a problem needs a stack?',
      'How does a monotonic stack work?',
      'How do I build a queue from two stacks?',
      'When do I use a deque?',
    ],
    relatedConcepts: ['Matching brackets', 'Monotonic stack', 'Queue from stacks', 'Deque'],
    rules:
      'Stacks and queues: matching pairs, undo, evaluating expressions, monotonic stacks, queues and deques, circular queues, a queue built from two stacks, priority queues, and the queue of a level-order traversal.',
    patterns: [
      'stack-operations',
      'queue-operations',
      'monotonic-stack',
      'heap-priority-queue',
      'level-order-traversal',
    ],
  }),
]

/** The topic that a URL or a request names. */
export function findTutorTopic(text: string | undefined): TutorTopic | undefined {
  const id = findTutorTopicId(text)
  return tutorTopics.find((each) => each.id === id)
}
