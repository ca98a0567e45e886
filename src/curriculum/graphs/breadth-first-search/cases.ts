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
    python: 'breadth_first_search',
    typescript: 'breadthFirstSearch',
    java: 'breadthFirstSearch',
    cpp: 'breadthFirstSearch',
  },
  parameters: ['int[][]', 'int'],
  returns: 'int[]',
  cases: [
    { args: [lessonNeighbors, 0], result: [0, 1, 1, 2, 2, 3] },
    { args: [lessonNeighbors, 4], result: [2, 1, 1, 2, 0, 1] },
    { args: [[[1], [0, 2], [1], [4], [3]], 1], result: [1, 0, 1, -1, -1] },
    {
      args: [
        [
          [1, 4],
          [0, 2],
          [1, 3],
          [2, 4],
          [0, 3],
        ],
        0,
      ],
      result: [0, 1, 2, 2, 1],
    },
    { args: [[[]], 0], result: [0] },
  ],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'bfs-multi-source': {
    kind: 'function',
    name: {
      python: 'distance_to_nearest_source',
      typescript: 'distanceToNearestSource',
      java: 'distanceToNearestSource',
      cpp: 'distanceToNearestSource',
    },
    parameters: ['int[][]'],
    returns: 'int[][]',
    cases: [
      {
        args: [
          [
            [1, 0, 0, 0],
            [0, 0, 0, 1],
          ],
        ],
        result: [
          [0, 1, 2, 1],
          [1, 2, 1, 0],
        ],
      },
      {
        args: [
          [
            [0, 0, 0],
            [0, 1, 0],
            [0, 0, 0],
          ],
        ],
        result: [
          [2, 1, 2],
          [1, 0, 1],
          [2, 1, 2],
        ],
      },
      { args: [[[0, 0]]], result: [[-1, -1]] },
      { args: [[[1], [1]]], result: [[0], [0]] },
      { args: [[[1]]], result: [[0]] },
    ],
  },
  'bfs-word-ladder': {
    kind: 'function',
    name: {
      python: 'ladder_length',
      typescript: 'ladderLength',
      java: 'ladderLength',
      cpp: 'ladderLength',
    },
    parameters: ['string', 'string', 'string[]'],
    returns: 'int',
    cases: [
      // cat, cot, cog, dog: the ladder via dot is as long.
      { args: ['cat', 'dog', ['cot', 'dot', 'cog', 'dog', 'bat']], result: 4 },
      { args: ['cat', 'dog', ['cot', 'dot', 'cog']], result: 0 },
      { args: ['a', 'c', ['a', 'b', 'c']], result: 2 },
      { args: ['aa', 'bb', ['bb', 'cc']], result: 0 },
      { args: ['aaa', 'bbb', ['baa', 'bba', 'bbb', 'aca', 'acb']], result: 4 },
    ],
  },
  'bfs-bitmask': {
    kind: 'function',
    name: {
      python: 'shortest_walk_over_all',
      typescript: 'shortestWalkOverAll',
      java: 'shortestWalkOverAll',
      cpp: 'shortestWalkOverAll',
    },
    parameters: ['int[][]'],
    returns: 'int',
    cases: [
      // A star with four leaves: every leaf but the first and the last costs two steps.
      { args: [[[1, 2, 3, 4], [0], [0], [0], [0]]], result: 6 },
      { args: [[[1], [0, 2], [1]]], result: 2 },
      {
        args: [
          [
            [1, 3],
            [0, 2],
            [1, 3],
            [0, 2],
          ],
        ],
        result: 3,
      },
      { args: [[[1], [0]]], result: 1 },
      { args: [[[]]], result: 0 },
    ],
  },
}
