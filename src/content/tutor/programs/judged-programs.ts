import { createRandom, wholeNumber } from '#algorithms/cases.ts'
import {
  acyclic,
  array,
  arrayAnd,
  connections,
  delays,
  differing,
  grid,
  intervalsAndOne,
  intervalsOf,
  type Judging,
  keys,
  nearlySymmetric,
  nearlyTree,
  palindrome,
  palindromeWord,
  some,
  sortedArray,
  text,
  tree,
  treeOf,
  twoTrees,
  upTo,
  word,
} from './program-inputs.ts'

type Args = readonly unknown[]

/** Two loops over this take seconds, one does not. */
const linear = { order: 1, upTo: 4096 } as const
/** A recursion that solves the same parts again does not end on these. */
const remembered = { order: 1, upTo: 64 } as const

/** They do not end before they begin, and are not empty. */
const areProper = ([intervals]: Args) => (intervals as number[][]).every(([from = 0, to = 0]) => from < to)

/** By the number of the problem. */
export const judged: Readonly<Record<number, Judging>> = {
  2: {
    id: 'add-two-numbers',
    patterns: ['linked-list-manipulation'],
    input: (next, size) => [some(next, size, 0, 9), some(next, wholeNumber(next, 1, size + 1), 0, 9)],
    isAsked: (numbers) =>
      numbers.every((each) => (each as number[]).length === 1 || (each as number[]).at(-1) !== 0),
  },
  11: { id: 'most-water', patterns: ['two-pointers'], input: array(0), growth: linear },
  17: {
    id: 'phone-letters',
    patterns: ['backtracking'],
    input: (next, size) => [word(next, Math.min(3, size), '23456789')],
    order: 'any',
  },
  22: { id: 'generate-parentheses', patterns: ['backtracking'], input: upTo(4), order: 'any' },
  24: { id: 'swap-pairs', patterns: ['linked-list-reversal'], input: array() },
  26: { id: 'remove-duplicates', patterns: ['two-pointers'], input: sortedArray },
  31: { id: 'next-permutation', patterns: ['two-pointers'], input: array(1, 6) },
  42: { id: 'rain-water', patterns: ['two-pointers', 'monotonic-stack'], input: array(0), growth: linear },
  55: { id: 'jump-game', patterns: ['greedy-intervals', 'dynamic-programming'], input: array(0, 3) },
  57: {
    id: 'insert-interval',
    patterns: ['greedy-intervals'],
    input: intervalsAndOne,
    isAsked: ([intervals]) => {
      const bounds = (intervals as number[][]).flat()
      return bounds.every((each, at) => at === 0 || each > (bounds[at - 1] ?? 0))
    },
  },
  62: {
    id: 'unique-paths',
    patterns: ['grid-dp'],
    input: (next, size) => [...upTo(9)(next, size), ...upTo(9)(next, size)],
    growth: { order: 2, upTo: 16, input: (size) => [size, size] },
  },
  63: { id: 'paths-around-obstacles', patterns: ['grid-dp'], input: grid(1) },
  70: {
    id: 'climbing-stairs',
    patterns: ['dynamic-programming'],
    input: upTo(20),
    growth: { ...remembered, input: (size) => [size] },
  },
  75: { id: 'sort-colors', patterns: ['sorting'], input: array(0, 2) },
  83: { id: 'remove-list-duplicates', patterns: ['linked-list-manipulation'], input: sortedArray },
  90: {
    id: 'subsets-with-duplicates',
    patterns: ['backtracking'],
    input: (next, size) => array(0, 4)(next, Math.min(5, size)),
    order: 'any within',
  },
  96: { id: 'count-search-trees', patterns: ['interval-dp'], input: upTo(12) },
  100: {
    id: 'same-tree',
    patterns: ['tree-traversal'],
    input: twoTrees,
  },
  101: {
    id: 'symmetric-tree',
    patterns: ['tree-traversal'],
    input: nearlySymmetric,
  },
  104: { id: 'tree-depth', patterns: ['tree-traversal'], input: tree },
  111: { id: 'least-tree-depth', patterns: ['level-order-traversal', 'tree-traversal'], input: tree },
  112: {
    id: 'path-sum',
    patterns: ['path-sum-and-lca'],
    input: (next, size) => [treeOf(next, size), wholeNumber(next, -4, 20)],
  },
  115: {
    id: 'distinct-subsequences',
    patterns: ['string-dynamic-programming'],
    input: (next, size) => [word(next, size, 'ab'), word(next, wholeNumber(next, 1, 3), 'ab')],
  },
  120: {
    id: 'triangle',
    patterns: ['grid-dp'],
    input: (next, size) => [
      Array.from({ length: Math.min(5, size) }, (_, row) => some(next, row + 1, -9, 9)),
    ],
  },
  121: {
    id: 'one-trade',
    patterns: ['sliding-window', 'state-machine-dp'],
    input: array(0),
    growth: linear,
  },
  122: { id: 'many-trades', patterns: ['state-machine-dp'], input: array(0) },
  134: {
    id: 'gas-station',
    patterns: ['prefix-sum'],
    input: (next, size) => [some(next, size, 0, 6), some(next, size, 0, 6)],
    isAsked([gas, cost]) {
      const changes = (gas as number[]).map((filled, at) => filled - ((cost as number[])[at] ?? 0))
      const isStart = (start: number) => {
        const trip = [...changes.slice(start), ...changes.slice(0, start)]
        return trip.every((_, at) => trip.slice(0, at + 1).reduce((tank, each) => tank + each, 0) >= 0)
      }
      return changes.filter((_, start) => isStart(start)).length <= 1
    },
  },
  143: { id: 'reorder-list', patterns: ['linked-list-two-pointers'], input: array() },
  144: { id: 'preorder', patterns: ['tree-traversal'], input: tree },
  145: { id: 'postorder', patterns: ['tree-traversal'], input: tree },
  152: { id: 'largest-product', patterns: ['prefix-sum', 'dynamic-programming'], input: array(-3, 4) },
  189: { id: 'rotate-array', patterns: ['two-pointers'], input: arrayAnd(-9, 9, 0) },
  202: { id: 'happy-number', patterns: ['linked-list-two-pointers', 'hash-lookup'], input: upTo(200) },
  213: { id: 'houses-in-circle', patterns: ['dynamic-programming'], input: array(0) },
  217: {
    id: 'contains-duplicate',
    patterns: ['hash-lookup'],
    input: (next, size) => [next() < 0.5 ? differing(next, size) : some(next, size, 0, 9)],
    growth: { ...linear, input: (size) => [differing(createRandom(size), size)] },
  },
  226: { id: 'invert-tree', patterns: ['tree-traversal'], input: tree },
  234: {
    id: 'list-palindrome',
    patterns: ['linked-list-two-pointers'],
    input: palindrome,
  },
  238: { id: 'product-except-self', patterns: ['prefix-sum'], input: array(-3, 4), growth: linear },
  252: {
    id: 'meeting-rooms',
    patterns: ['greedy-intervals'],
    input: (next, size) => [intervalsOf(next, Math.min(4, size))],
    isAsked: areProper,
  },
  261: {
    id: 'valid-tree',
    patterns: ['union-find'],
    input: nearlyTree,
  },
  268: {
    id: 'missing-number',
    patterns: ['sorting', 'digit-and-bit-parsing'],
    input: (next, size) => [differing(next, size + 1).slice(1)],
    growth: linear,
  },
  279: { id: 'perfect-squares', patterns: ['unbounded-knapsack'], input: upTo(40) },
  283: { id: 'move-zeroes', patterns: ['two-pointers'], input: array(-2, 2) },
  328: { id: 'odd-even-list', patterns: ['linked-list-manipulation'], input: array() },
  338: {
    id: 'counting-bits',
    patterns: ['dynamic-programming', 'digit-and-bit-parsing'],
    input: upTo(40, 0),
  },
  347: {
    id: 'most-frequent',
    patterns: ['hash-lookup', 'heap-priority-queue'],
    input: arrayAnd(1, 4, 1, 4),
    order: 'any',
  },
  424: {
    id: 'character-replacement',
    patterns: ['string-sliding-window'],
    input: (next, size) => [word(next, size, 'ABC'), wholeNumber(next, 0, 3)],
  },
  435: {
    id: 'remove-overlaps',
    patterns: ['greedy-intervals'],
    input: (next, size) => [intervalsOf(next, size)],
    isAsked: areProper,
  },
  496: {
    id: 'next-greater-of-some',
    patterns: ['monotonic-stack', 'hash-lookup'],
    input(next, size) {
      const all = differing(next, size)
      return [all.filter(() => next() < 0.5).toReversed(), all]
    },
  },
  509: {
    id: 'fibonacci',
    patterns: ['dynamic-programming'],
    input: upTo(20, 0),
    growth: { ...remembered, input: (size) => [size] },
  },
  543: { id: 'tree-diameter', patterns: ['path-sum-and-lca', 'tree-traversal'], input: tree },
  547: {
    id: 'provinces',
    patterns: ['depth-first-search', 'union-find'],
    input: connections,
  },
  567: {
    id: 'permutation-in-string',
    patterns: ['string-sliding-window'],
    input: (next, size) => [word(next, wholeNumber(next, 1, 3)), word(next, size)],
    // Who makes all permutations does not end on these.
    growth: {
      ...remembered,
      input: (size) => ['abcdefghijklmnopqrstuvwxyz'.repeat(3).slice(0, size), 'a'.repeat(2 * size)],
    },
  },
  647: {
    id: 'count-palindromes',
    patterns: ['string-two-pointers', 'string-dynamic-programming'],
    input: text,
  },
  674: { id: 'increasing-run', patterns: ['longest-increasing-subsequence'], input: array() },
  680: {
    id: 'palindrome-but-one',
    patterns: ['string-two-pointers'],
    input: palindromeWord,
  },
  695: { id: 'largest-island', patterns: ['matrix-traversal'], input: grid(1) },
  713: { id: 'products-below', patterns: ['sliding-window'], input: arrayAnd(1, 9, 0, 60) },
  724: { id: 'pivot-index', patterns: ['prefix-sum'], input: array(-2, 3), growth: linear },
  735: {
    id: 'asteroids',
    patterns: ['stack-operations'],
    input: (next, size) => [some(next, size, -6, 5).map((each) => (each >= 0 ? each + 1 : each))],
  },
  740: { id: 'delete-and-earn', patterns: ['dynamic-programming'], input: array(1, 7) },
  743: {
    id: 'network-delay',
    patterns: ['shortest-path-and-mst'],
    input: delays,
  },
  746: { id: 'least-cost-stairs', patterns: ['dynamic-programming'], input: array(0) },
  797: {
    id: 'all-paths',
    patterns: ['depth-first-search'],
    input: acyclic,
    isAsked: ([graph]) => (graph as Args).length > 1,
    order: 'any',
  },
  841: {
    id: 'keys-and-rooms',
    patterns: ['depth-first-search'],
    input: keys,
    isAsked: ([rooms]) => (rooms as Args).length > 1,
  },
  853: {
    id: 'car-fleet',
    patterns: ['monotonic-stack'],
    input: (next, size) => [
      12,
      differing(next, 12).slice(0, Math.min(6, size)),
      some(next, Math.min(6, size), 1, 4),
    ],
  },
  904: { id: 'two-kinds-of-fruit', patterns: ['sliding-window'], input: array(0, 4) },
  977: { id: 'sorted-squares', patterns: ['two-pointers'], input: sortedArray },
  994: { id: 'rotting-oranges', patterns: ['breadth-first-search'], input: grid(2) },
  1004: { id: 'ones-with-flips', patterns: ['sliding-window'], input: arrayAnd(0, 1, 0, 3) },
  1046: { id: 'last-stone', patterns: ['heap-priority-queue'], input: array(1) },
  1047: { id: 'adjacent-duplicates', patterns: ['stack-operations'], input: text },
  1448: {
    id: 'good-nodes',
    patterns: ['tree-traversal'],
    input: tree,
    isAsked: ([root]) => (root as Args).length > 0,
  },
}
