import type { NoteOutline } from '../note-outline.ts'

export const dpHeadings = {
  when: {
    id: 'when',
    title: 'When is it dynamic programming?',
    level: 2,
    words:
      'recognize dp count minimum maximum overlapping subproblems optimal substructure greedy backtracking',
  },
  limits: {
    id: 'limits',
    title: 'From constraints to complexity',
    level: 3,
    words: 'constraints n <= 20 500 10^5 big o time limit bitmask',
  },
  tree: {
    id: 'recursion-tree',
    title: 'The recursion tree: what is wasted',
    level: 2,
    words: 'memoization memo repeated calls exponential coins',
  },
  coinChange: {
    id: 'coin-change',
    title: 'One problem, from brute force to a short row',
    level: 2,
    words: 'coin change five questions last decision recurrence base case order',
  },
  bruteForce: { id: 'brute-force', title: 'Brute force', level: 3, words: 'recursion code' },
  memo: { id: 'memo', title: 'Memoization', level: 3, words: 'top down cache code' },
  table: { id: 'table', title: 'Table', level: 3, words: 'tabulation bottom up code' },
  shortRow: { id: 'short-row', title: 'One short row', level: 3, words: 'space optimization memory code' },
  state: {
    id: 'state',
    title: 'How to find the state',
    level: 2,
    words: 'what does dp[i] mean paint house too little too much',
  },
  families: {
    id: 'families',
    title: 'Map of families',
    level: 2,
    words:
      'linear partition knapsack grid two strings lis interval state machine tree bitmask steps probability digit',
  },
  direction: {
    id: 'loop-direction',
    title: '0/1 or unbounded: the direction of the loop',
    level: 3,
    words: 'knapsack upward downward reuse',
  },
  kinds: {
    id: 'count-best-feasible',
    title: 'Counting, best or feasible',
    level: 2,
    words: 'number of ways minimum maximum possible combinations sequences permutations exactly at most',
  },
  rebuild: {
    id: 'rebuild',
    title: 'Rebuilding the choices',
    level: 2,
    words: 'reconstruct path print solution backpointer code',
  },
  rolling: {
    id: 'rolling-rows',
    title: 'Rolling rows',
    level: 3,
    words: 'space optimization one row two rows diagonal',
  },
  cost: { id: 'cost', title: 'What it costs', level: 2, words: 'states times work complexity time space' },
  depth: {
    id: 'recursion-depth',
    title: 'Recursion depth',
    level: 3,
    words: 'recursion limit stack overflow',
  },
  largeCounts: {
    id: 'large-counts',
    title: 'Large counts',
    level: 3,
    words: 'overflow 64 bit modulo 10^9 + 7 modulus BigInt',
  },
  debug: {
    id: 'debug',
    title: 'When the answer is wrong',
    level: 2,
    words: 'debugging wrong answer base case off by one',
  },
  ladder: {
    id: 'ladder',
    title: 'Twenty problems in five levels',
    level: 2,
    words: 'practice plan problems dp level 0 1 2 3 4 easy',
  },
} as const satisfies Record<string, NoteOutline['headings'][number]>

export const dpGuide: NoteOutline = {
  path: '/dp-guide',
  title: 'Dynamic programming guide',
  description:
    'One problem from brute force to a table, how to find the state, a map of the families, and twenty problems in five levels.',
  headings: Object.values(dpHeadings),
}
