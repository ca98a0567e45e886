import type { CodeProof } from '#algorithms/code-proof.ts'

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'function',
  name: {
    python: 'topological_sort',
    typescript: 'topologicalSort',
    java: 'topologicalSort',
    cpp: 'topologicalSort',
  },
  parameters: ['int', 'int[][]'],
  returns: 'int[]',
  cases: [
    {
      args: [
        6,
        [
          [0, 1],
          [0, 2],
          [1, 3],
          [2, 3],
          [2, 4],
          [3, 5],
          [4, 5],
        ],
      ],
      result: [0, 1, 2, 3, 4, 5],
    },
    {
      args: [
        3,
        [
          [2, 1],
          [1, 0],
        ],
      ],
      result: [2, 1, 0],
    },
    {
      args: [
        4,
        [
          [0, 1],
          [1, 2],
          [2, 1],
          [2, 3],
        ],
      ],
      result: [],
    },
    {
      args: [
        5,
        [
          [0, 1],
          [2, 3],
        ],
      ],
      result: [0, 2, 4, 1, 3],
    },
    { args: [1, []], result: [0] },
    { args: [0, []], result: [] },
  ],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'topological-dfs': {
    kind: 'function',
    name: {
      python: 'order_by_finish',
      typescript: 'orderByFinish',
      java: 'orderByFinish',
      cpp: 'orderByFinish',
    },
    parameters: ['int[][]'],
    returns: 'int[]',
    cases: [
      // 0 finishes last of its part, and 4 is started after all of it.
      { args: [[[1, 2], [3], [3], [], [3]]], result: [4, 0, 2, 1, 3] },
      { args: [[[], [0], [1]]], result: [2, 1, 0] },
      { args: [[[1], [2], [1]]], result: [] },
      { args: [[[0]]], result: [] },
      { args: [[[], []]], result: [1, 0] },
      { args: [[]], result: [] },
    ],
  },
  'topological-safe-nodes': {
    kind: 'function',
    name: {
      python: 'nodes_that_reach_no_cycle',
      typescript: 'nodesThatReachNoCycle',
      java: 'nodesThatReachNoCycle',
      cpp: 'nodesThatReachNoCycle',
    },
    parameters: ['int[][]'],
    returns: 'int[]',
    cases: [
      // 1 and 2 are a cycle, 0 leads into it, 3 leads only to the dead end 4.
      { args: [[[1, 3], [2], [1, 4], [4], []]], result: [3, 4] },
      { args: [[[1], [2], []]], result: [0, 1, 2] },
      { args: [[[1], [0]]], result: [] },
      { args: [[[0], []]], result: [1] },
      { args: [[[]]], result: [0] },
    ],
  },
  'topological-peel-leaves': {
    kind: 'function',
    name: {
      python: 'centers_of_tree',
      typescript: 'centersOfTree',
      java: 'centersOfTree',
      cpp: 'centersOfTree',
    },
    parameters: ['int', 'int[][]'],
    returns: 'int[]',
    cases: [
      {
        args: [
          4,
          [
            [1, 0],
            [1, 2],
            [1, 3],
          ],
        ],
        result: [1],
      },
      {
        args: [
          4,
          [
            [0, 1],
            [1, 2],
            [2, 3],
          ],
        ],
        result: [1, 2],
      },
      {
        args: [
          6,
          [
            [0, 3],
            [1, 3],
            [2, 3],
            [3, 4],
            [4, 5],
          ],
        ],
        result: [3, 4],
      },
      { args: [2, [[0, 1]]], result: [0, 1] },
      { args: [1, []], result: [0] },
    ],
  },
}
