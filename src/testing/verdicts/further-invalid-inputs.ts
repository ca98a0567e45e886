import { furtherInvalidInputsOfTrees } from './further-invalid-inputs-of-trees.ts'

/** By further listing: arguments that its statement does not allow, each for a reason of its own. */
export const furtherInvalidInputs: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'merge-from-back': [
    [[1, 2], 2, [3]],
    [[2, 1, 0], 2, [3]],
    [[1, 0, 0], 1, [3, 2]],
    [[1], -1, [1, 2]],
  ],
  'longest-window': [
    [[1], -1],
    [[-1], 1],
  ],
  'shortest-window': [
    [[1], 0],
    [[0], 1],
  ],
  'windows-exactly-k': [[[1], 0]],
  kadane: [[[]]],
  'range-sums': [
    [[1], [[0, 1]]],
    [[1, 2], [[1, 0]]],
    [[1], [[-1, 0]]],
    [[1], [[0]]],
  ],
  'difference-array': [
    [0, []],
    [2, [[0, 2, 1]]],
    [2, [[1, 0, 1]]],
    [2, [[-1, 0, 1]]],
    [2, [[0, 1]]],
  ],
  'majority-vote': [[[]], [[1, 2]]],
  quickselect: [
    [[1], 0],
    [[1], 2],
  ],
  'merge-intervals': [[[[2, 2]]], [[[3, 1]]], [[[1]]]],
  'fewest-jumps': [[[]], [[1, -1]]],
  'fewest-rooms': [[[[2, 2]]], [[[1]]]],
  'integer-square-root': [[-1], [2 ** 31]],
  'matrix-binary-search': [
    [[[]], 1],
    [[[1, 2], [3]], 1],
    [[[2, 1]], 1],
    [[[1], [1]], 1],
  ],
  'lower-bound': [[[2, 1], 1]],
  'latest-at-or-before': [[[2, 1], 1]],
  'closest-window': [
    [[2, 1], 1, 1],
    [[1], 2, 1],
    [[1], -1, 1],
  ],
  'rotated-minimum': [[[]], [[1, 1]], [[2, 1, 3]]],
  'peak-element': [[[]], [[1, 1]]],
  'rotated-with-duplicates': [[[2, 1, 3], 1]],
  'smallest-capacity': [
    [[], 1],
    [[-1], 1],
    [[1], 0],
  ],
  'largest-gap': [
    [[1, 2], 1],
    [[1, 2], 3],
    [[-1, 2], 2],
  ],
  'kth-in-sorted-matrix': [
    [[], 1],
    [[[2, 1]], 1],
    [[[2], [1]], 1],
    [[[1, 2], [3]], 1],
    [[[1]], 0],
    [[[1]], 2],
  ],
  'kmp-search': [['a', '']],
  'fixed-window-anagrams': [['a', '']],
  'word-break': [['a', ['']]],
  'star-pattern': [
    ['a', '*'],
    ['a', 'a**'],
    ['.', 'a'],
  ],
  'star-pattern-memo': [
    ['a', '*'],
    ['a', 'a**'],
    ['.', 'a'],
  ],
  'add-with-carry': [
    ['', '1'],
    ['01', '1'],
    ['1', '-1'],
  ],
  'merge-two-lists': [
    [[2, 1], []],
    [[], [2, 1]],
  ],
  'remove-nth-from-end': [
    [[1], 0],
    [[1], 2],
  ],
  'repeated-number': [[[]], [[1, 2]], [[1, 2, 3]], [[1, 1, 2, 2, 3]], [[0, 1, 1]]],
  'reverse-segment': [
    [[1, 2], 0, 1],
    [[1, 2], 2, 1],
    [[1, 2], 1, 3],
  ],
  'reverse-k-group': [[[1], 0]],
  'reverse-recursive': [[Array(2001).fill(1)]],
  'lru-ordered-map': [
    [[]],
    [[['constructor', 0]]],
    [
      [
        ['constructor', 2],
        ['get', -1],
      ],
    ],
  ],
  'bucket-hash-map': [
    [[]],
    [[['constructor', 0]]],
    [
      [
        ['constructor', 2],
        ['get', -1],
      ],
    ],
    [
      [
        ['constructor', 2],
        ['put', 1],
      ],
    ],
  ],
  'matching-brackets': [['a'], ['(a)']],
  'evaluate-rpn': [[[]], [['1', '2']], [['+']], [['1', '0', '/']], [['a']]],
  'decode-string': [['3'], ['[a]'], ['0[a]'], ['2[a'], ['a]'], ['13[a]'], ['1[1[1[1[a]]]]']],
  'min-stack': [
    [[]],
    [[['push', 1]]],
    [[['constructor'], ['pop']]],
    [[['constructor'], ['push', 1], ['pop'], ['minimum']]],
  ],
  'queue-window-maximum': [[[1], 0]],
  'queue-ring-buffer': [[[]], [[['constructor', 0]]], [[['constructor', 1], ['dequeue']]]],
  'largest-rectangle': [[[-1]]],
  'smallest-after-removals': [
    ['', 0],
    ['a', 0],
    ['1', -1],
    ['1', 2],
  ],
  ...furtherInvalidInputsOfTrees,
}
