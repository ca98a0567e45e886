import type { ClassCases } from '#algorithms/cases.ts'
import type { CodeType } from '#algorithms/code-proof.ts'

type Args = readonly unknown[]
type Edges = readonly (readonly number[])[]

/** How interview sites ask for a problem of ours, where their function gets or returns something else. */
export interface Form {
  /** The problem in this form, if it is called otherwise. */
  readonly title?: string
  /** Names of the functions in this form; without them, all that our listing is called. */
  readonly names?: string
  /** In their order, each as `name: type`. */
  readonly parameters?: string
  readonly returns?: CodeType
  /** Their arguments for ours; undefined if theirs cannot be that. */
  to?(ours: Args): Args | undefined
  from?(theirs: Args): Args
  /** Their result for ours. */
  result?(ours: unknown, theirs: Args): unknown
  /** Our result for theirs, where several are right. */
  resultFrom?(theirs: unknown): unknown
  /** What sites promise of our arguments beyond our statement. */
  isAllowed?(ours: Args, result: unknown): boolean
  /** Of a class: its methods in this form. */
  methods?(ours: ClassCases<Args, unknown>['methods']): ClassCases<Args, unknown>['methods']
  /** What is different, after our statement. */
  readonly note?: string
}

const hasResult = (_: Args, result: unknown) => (result as Args).length > 0
const allDiffer = ([nums]: Args) => new Set(nums as Args).size === (nums as Args).length
const mapped = (grid: unknown, map: (cell: unknown) => unknown) =>
  (grid as readonly Args[]).map((row) => row.map(map))
const inverted = ([grid]: Args) => [mapped(grid, (cell) => 1 - Number(cell))]
const smallerFirst = (pair: unknown) =>
  Array.isArray(pair) ? pair.toSorted((one, other) => one - other) : pair
const turned = ([n, edges]: Args) => [n, (edges as Edges).map(([from, to]) => [to, from])]
const courses: Form = { parameters: 'numCourses: int, prerequisites: int[][]', to: turned, from: turned }
const sorted: Form = {
  parameters: 'nums: int[]',
  to: ([nums]) => [nums],
  from: ([nums]) => [nums, 0, (nums as Args).length],
}

/**
 * A class whose methods have other names.
 *
 * @param names theirs for ours.
 * @param silent one of theirs that returns nothing.
 */
function renamed(names: ReadonlyMap<string, string>, silent?: string): Form {
  const ours = new Map([...names].map(([own, theirs]) => [theirs, own]))
  const rename = ([calls]: Args, to: ReadonlyMap<string, string>) => [
    (calls as readonly [string, ...Args][]).map(([name, ...args]) => [to.get(name) ?? name, ...args]),
  ]
  return {
    methods: (methods) =>
      Object.fromEntries(
        Object.entries(methods).map(([own, method]) => {
          const name = names.get(own) ?? own
          return [name, name === silent ? { ...method, returns: 'void' } : method]
        }),
      ),
    to: (args) => rename(args, names),
    from: (args) => rename(args, ours),
    result: (values, [calls]) =>
      (values as Args).map((value, index) => ((calls as Args[])[index]?.[0] === silent ? null : value)),
  }
}

/** What is changed, or what is returned. */
const inPlace: readonly Form[] = [{ returns: 'void' }, {}]

/** By listing. A listing with several forms is called in the first that fits. */
export const interviewForms: Readonly<Record<string, readonly Form[]>> = {
  'hash-lookup': [{ isAllowed: hasResult, resultFrom: smallerFirst }],
  'two-pointers': [
    {
      names: 'twoSum',
      parameters: 'numbers: int[], target: int',
      isAllowed: hasResult,
      result: (pair) => (pair as number[]).map((index) => index + 1),
      resultFrom: (pair) => (Array.isArray(pair) ? pair.map((index) => index - 1) : pair),
      note: 'Indices count from 1.',
    },
    { resultFrom: smallerFirst },
  ],
  'three-sum': [
    {
      parameters: 'nums: int[]',
      to: ([nums]) => [nums],
      from: ([nums]) => [nums, 0],
      note: '`target` is 0.',
    },
    {},
  ],
  'merge-from-back': [
    {
      parameters: 'nums1: int[], m: int, nums2: int[], n: int',
      to: ([nums, count, other]) => [nums, count, other, (other as Args).length],
      from: ([nums, count, other]) => [nums, count, other],
      note: '`n` is the length of `nums2`.',
    },
    {},
  ],
  sorting: [
    { ...sorted, returns: 'int[]', note: 'Here the sorted array is returned.' },
    { ...sorted, returns: 'void' },
    {},
  ],
  'fewest-jumps': [{ isAllowed: (_, result) => result !== -1 }],
  'unique-permutations': [{ names: 'permute', isAllowed: allDiffer }, {}],
  'all-subsets': [{ isAllowed: allDiffer }],
  'bfs-word-ladder': [{ isAllowed: ([begin, end]) => begin !== end }],
  'string-dynamic-programming': [
    { returns: 'int', result: (text) => String(text).length, note: 'Here only its length is returned.' },
    {},
  ],
  'matrix-traversal': [
    {
      parameters: 'grid: char[][]',
      to: ([grid]) => [mapped(grid, String)],
      from: ([grid]) => [mapped(grid, Number)],
      note: 'Here the cells are the characters `1` and `0`.',
    },
    {},
  ],
  'grid-border-first': [
    {
      parameters: 'board: char[][]',
      returns: 'void',
      to: ([grid]) => [mapped(grid, (cell) => (cell ? 'X' : 'O'))],
      from: ([board]) => [mapped(board, (cell) => (cell === 'X' ? 1 : 0))],
      result: (grid) => mapped(grid, (cell) => (cell ? 'X' : 'O')),
      note: 'Here land is `X` and water is `O`, and `board` is changed.',
    },
    {},
  ],
  'bfs-multi-source': [
    {
      parameters: 'mat: int[][]',
      to: inverted,
      from: inverted,
      isAllowed: ([grid]) => (grid as Args).flat().includes(1),
      note: 'Here sources are 0.',
    },
    {},
  ],
  'topological-sort': [
    { ...courses, names: 'findOrder', note: 'Here each pair is `[to, from]`.' },
    {
      ...courses,
      title: 'Course Schedule',
      names: 'canFinish',
      returns: 'bool',
      result: (order, [n]) => (order as Args).length === n,
      note: 'Here each pair is `[to, from]`, and only whether there is an order is returned.',
    },
    {},
  ],
  'union-find-redundant-edge': [
    {
      names: 'findRedundantConnection',
      parameters: 'edges: int[][]',
      to: ([n, edges]) =>
        (edges as Edges).length === n
          ? [(edges as Edges).map((edge) => edge.map((node) => node + 1))]
          : undefined,
      from: ([edges]) => [
        (edges as Edges).length,
        (edges as Edges).map((edge) => edge.map((node) => node - 1)),
      ],
      result: (edge) => (edge as number[]).map((node) => node + 1),
      isAllowed: ([n, edges], result) =>
        (result as Args).length > 0 && (edges as Edges).flat().every((node) => node >= 0 && node < Number(n)),
      note: 'Here nodes count from 1, and there are as many as edges.',
    },
    {},
  ],
  'min-stack': [renamed(new Map([['minimum', 'getMin']]), 'pop'), {}],
  'two-heaps-median': [renamed(new Map(Object.entries({ add: 'addNum', median: 'findMedian' }))), {}],
  'trie-wildcard': [renamed(new Map(Object.entries({ add: 'addWord', matches: 'search' }))), {}],
  'linked-list-two-pointers': [
    {
      title: 'Linked List Cycle',
      names: 'hasCycle',
      returns: 'bool',
      result: (node) => node !== null,
      note: 'Here only whether there is a cycle is returned.',
    },
    {},
  ],
  'move-zeroes': inPlace,
  'sort-colors': inPlace,
  'rotate-array': inPlace,
  'next-permutation': inPlace,
  'reorder-list': inPlace,
  'remove-duplicates': [{ note: 'What is written to its front was not compared.' }],
  'queue-ring-buffer': [renamed(new Map(Object.entries({ enqueue: 'enQueue', dequeue: 'deQueue' }))), {}],
}

/** Where sites allow an empty array or string. */
export const mayBeEmpty: ReadonlySet<string> = new Set([
  ...['consecutive-run', 'range-search', 'subsequence-check', 'string-sliding-window', 'edit-distance'],
  ...['median-by-cut', 'merge-from-back', 'sorting', 'matching-brackets', 'topological-sort', 'union-find'],
  ...['union-find-redundant-edge', 'kruskal', 'floyd-warshall', 'bellman-ford', 'topological-peel-leaves'],
  ...['insert-interval'],
])
