import type { CodeProof } from '#algorithms/code-proof.ts'

/** The graph of the lesson as adjacency lists, A is 0. */
const lessonNeighbors: readonly (readonly number[])[] = [
  [1, 2],
  [0, 3, 4],
  [0, 4],
  [1, 5],
  [1, 2, 5],
  [3, 4],
]

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'function',
  name: {
    python: 'depth_first_search',
    typescript: 'depthFirstSearch',
    java: 'depthFirstSearch',
    cpp: 'depthFirstSearch',
  },
  parameters: ['int[][]', 'int'],
  returns: 'int[]',
  cases: [
    { args: [lessonNeighbors, 0], result: [0, 1, 3, 5, 4, 2] },
    { args: [lessonNeighbors, 4], result: [4, 1, 0, 2, 3, 5] },
    { args: [[[1], [0, 2], [1], [4], [3]], 1], result: [1, 0, 2] },
    {
      args: [
        [
          [1, 3],
          [0, 2],
          [1, 3],
          [0, 2],
        ],
        0,
      ],
      result: [0, 1, 2, 3],
    },
    { args: [[[]], 0], result: [0] },
  ],
}

const ring = [
  [1, 3],
  [0, 2],
  [1, 3],
  [0, 2],
]
const triangle = [
  [1, 2],
  [0, 2],
  [0, 1],
]

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'dfs-three-colors': {
    kind: 'function',
    name: {
      python: 'has_directed_cycle',
      typescript: 'hasDirectedCycle',
      java: 'hasDirectedCycle',
      cpp: 'hasDirectedCycle',
    },
    parameters: ['int[][]'],
    returns: 'bool',
    cases: [
      // Two paths to one node are not a cycle.
      { args: [[[1, 2], [3], [3], []]], result: false },
      { args: [[[1], [2], [3], [1]]], result: true },
      { args: [[[], [2], [1]]], result: true },
      { args: [[[0]]], result: true },
      { args: [[[], [0], [0, 1]]], result: false },
      { args: [[]], result: false },
    ],
  },
  'dfs-explicit-stack': {
    kind: 'function',
    name: {
      python: 'dfs_with_stack',
      typescript: 'dfsWithStack',
      java: 'dfsWithStack',
      cpp: 'dfsWithStack',
    },
    parameters: ['int[][]', 'int'],
    returns: 'int[]',
    cases: [
      {
        args: [
          [
            [1, 2],
            [0, 3, 4],
            [0, 4],
            [1, 5],
            [1, 2, 5],
            [3, 4],
          ],
          0,
        ],
        result: [0, 1, 3, 5, 4, 2],
      },
      { args: [ring, 0], result: [0, 1, 2, 3] },
      // Marking on push would visit 2 before 3, which is not depth-first.
      { args: [[[1, 2, 3], [0, 3], [0], [0, 1, 4], [3]], 0], result: [0, 1, 3, 4, 2] },
      { args: [triangle, 1], result: [1, 0, 2] },
      { args: [[[1], [0], [3], [2]], 2], result: [2, 3] },
      { args: [[[]], 0], result: [0] },
    ],
  },
  'dfs-two-colors': {
    kind: 'function',
    name: {
      python: 'is_bipartite',
      typescript: 'isBipartite',
      java: 'isBipartite',
      cpp: 'isBipartite',
    },
    parameters: ['int[][]'],
    returns: 'bool',
    cases: [
      { args: [ring], result: true },
      { args: [triangle], result: false },
      { args: [[[1], [0], [3, 4], [2, 4], [2, 3]]], result: false },
      { args: [[[1], [0], [], [4], [3]]], result: true },
      { args: [[[]]], result: true },
    ],
  },
}
