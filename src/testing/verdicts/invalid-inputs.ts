/** By listing: arguments that its statement does not allow, each for a reason of its own. */
export const invalidInputs: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'greedy-intervals': [[[[2, 2]]], [[[3, 1]]], [[[1]]], [[[1, 2, 3]]]],
  'sliding-window': [
    [[1, 2], 0],
    [[1, 2], -1],
  ],
  sorting: [
    [[2, 1], 0, 1],
    [[2, 1], 1, 2],
    [[2, 1], 0, 3],
  ],
  'two-pointers': [
    [[2, 1], 3],
    [[0, 3, 2, 4], 5],
  ],
  'digit-and-bit-parsing': [[[]], [[1, 1]], [[1, 2]], [[1, 1, 1]], [[3, 1, 1, 1]]],
  'string-two-pointers': [['é'], ['a–a']],
  'linked-list-design': [
    [[]],
    [[['get', 1]]],
    [[['constructor', 0]]],
    [
      [
        ['constructor', 2],
        ['constructor', 2],
      ],
    ],
    [
      [
        ['constructor', 2],
        ['put', 1],
      ],
    ],
    [
      [
        ['constructor', 2],
        ['get', -1],
      ],
    ],
    [
      [
        ['constructor', 2],
        ['put', 1, -1],
      ],
    ],
    [
      [
        ['constructor', 2],
        ['take', 1],
      ],
    ],
    [[['constructor', 2], ['toString']]],
  ],
  'linked-list-manipulation': [[[1, 2], -1, 5]],
  'linked-list-two-pointers': [
    [{ values: [1, 2], tail: 2 }],
    [{ values: [1, 2], tail: -2 }],
    [{ values: [], tail: 0 }],
  ],
  'basic-binary-search': [
    [[2, 1], 1],
    [[1, 3, 2], 2],
  ],
  'binary-search-on-answer': [
    [[], 1],
    [[0, 2], 3],
    [[3, 4], 1],
    [[3, -4], 3],
  ],
  'range-search': [[[5, 4], 4]],
  'rotated-array-search': [
    [[1, 1], 1],
    [[1, 3, 2], 2],
    [[3, 4, 1, 5], 4],
    [[3, 1, 2, 3], 3],
  ],
  'queue-operations': [
    [[]],
    [[['push', 1]]],
    [[['constructor'], ['pop']]],
    [[['constructor'], ['peek']]],
    [[['constructor'], ['push', 1], ['pop'], ['peek']]],
    [[['constructor'], ['push']]],
    [[['constructor'], ['push', 1], ['constructor']]],
  ],
  'stack-operations': [
    [
      [1, 1],
      [1, 1],
    ],
    [[1, 2], [1]],
    [[], [1]],
  ],
  backtracking: [
    [[0, 1], 1],
    [[-1, 2], 1],
    [[1, 2], -1],
  ],
  'binary-search-tree': [
    [[1, 2], 1],
    [[2, 1, 1], 1],
    [[2, 2], 2],
    [[5, 3, 8, null, 6], 6],
    [[null], 1],
    [[2, 1, null], 1],
    [[2, null, null, 1], 1],
  ],
  'heap-priority-queue': [
    [[1, 2], 0],
    [[1, 2], -2],
  ],
  'level-order-traversal': [[[null]], [[null, 1]], [[1, null]], [[1, null, null, 2]]],
  'path-sum-and-lca': [
    [[1, 2], 1, 3],
    [[1, 2], 0, 2],
    [[1, 1], 1, 1],
    [[1, null, null, 2], 1, 2],
  ],
  'tree-construction': [
    [[1], []],
    [[], [1]],
    [
      [1, 2],
      [1, 3],
    ],
    [
      [1, 1],
      [1, 1],
    ],
    [
      [1, 2, 3],
      [3, 1, 2],
    ],
  ],
  'tree-traversal': [[[null]], [[1, 2, null]], [[1, null, null, 2]]],
  trie: [
    [[['search', 'a']]],
    [[['constructor'], ['insert', '']]],
    [[['constructor'], ['insert', 'A']]],
    [[['constructor'], ['insert']]],
    [[['constructor'], ['find', 'a']]],
  ],
  'breadth-first-search': [
    [[], 0],
    [[[1], [0]], 2],
    [[[1], []], 0],
    [[[0]], 0],
    [
      [
        [1, 1],
        [0, 0],
      ],
      0,
    ],
    [[[1], [0, 2]], 0],
    [[[2, 1], [0], [0]], 0],
  ],
  'depth-first-search': [
    [[], 0],
    [[[1], [0]], -1],
    [[[1], []], 0],
    [[[2, 1], [0], [0]], 0],
  ],
  'matrix-traversal': [[[[]]], [[[1], [1, 0]]], [[[2]]], [[[-1]]]],
  'shortest-path-and-mst': [
    [[], 0],
    [[[]], 1],
    [[[[1, -1]], []], 0],
    [[[[0, 1]]], 0],
    [[[[1, 1]]], 0],
    [
      [
        [
          [1, 1],
          [1, 2],
        ],
        [],
      ],
      0,
    ],
    [[[[1]], []], 0],
  ],
  'topological-sort': [
    [-1, []],
    [1, [[0, 0]]],
    [1, [[0, 1]]],
    [
      2,
      [
        [0, 1],
        [0, 1],
      ],
    ],
    [2, [[0]]],
    [2, [[0, -1]]],
  ],
  'union-find': [
    [-1, []],
    [1, [[0, 0]]],
    [2, [[1, 2]]],
    [
      2,
      [
        [0, 1],
        [1, 0],
      ],
    ],
  ],
  'dynamic-programming': [[[-1]], [[3, -2]]],
  'grid-dp': [[[]], [[[]]], [[[1, 2], [3]]]],
  'interval-dp': [
    [0, []],
    [5, [5]],
    [5, [0]],
    [5, [2, 2]],
    [5, [7]],
  ],
  'state-machine-dp': [[[-1]], [[2, -3]]],
  'unbounded-knapsack': [
    [-1, [1]],
    [3, [0]],
    [3, [2, 2]],
    [3, [-1]],
  ],
  'zero-one-knapsack': [
    [[1], [], 2],
    [[0], [1], 2],
    [[1], [-1], 2],
    [[1], [1], -1],
    [[1], [1, 2], 2],
  ],
}
