import type { TreeLevels } from '#algorithms/binary-tree.ts'
import type { CodeProof } from '#algorithms/code-proof.ts'

export const lesson: TreeLevels = [3, 9, 20, null, null, 15, 7]

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'function',
  name: { python: 'level_order', typescript: 'levelOrder', java: 'levelOrder', cpp: 'levelOrder' },
  parameters: ['tree'],
  returns: 'int[][]',
  cases: [
    { args: [lesson], result: [[3], [9, 20], [15, 7]] },
    { args: [[]], result: [] },
    { args: [[0]], result: [[0]] },
    { args: [[1, 2, null, null, 3]], result: [[1], [2], [3]] },
    { args: [[0, -2, 0, -2, null, null, 0]], result: [[0], [-2, 0], [-2, 0]] },
  ],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'zigzag-level-order': {
    kind: 'function',
    name: {
      python: 'zigzag_level_order',
      typescript: 'zigzagLevelOrder',
      java: 'zigzagLevelOrder',
      cpp: 'zigzagLevelOrder',
    },
    parameters: ['tree'],
    returns: 'int[][]',
    cases: [
      { args: [[]], result: [] },
      { args: [[4]], result: [[4]] },
      { args: [[3, 9, 20, null, null, 15, 7]], result: [[3], [20, 9], [15, 7]] },
      { args: [[1, 2, 3, 4, 5, 6, 7, 8]], result: [[1], [3, 2], [4, 5, 6, 7], [8]] },
      { args: [[1, 2, null, null, 3]], result: [[1], [2], [3]] },
    ],
  },
  'width-by-position': {
    kind: 'function',
    name: {
      python: 'width_by_position',
      typescript: 'widthByPosition',
      java: 'widthByPosition',
      cpp: 'widthByPosition',
    },
    parameters: ['tree'],
    returns: 'int',
    cases: [
      { args: [[]], result: 0 },
      { args: [[4]], result: 1 },
      { args: [[1, 3, 2, 5, 3, null, 9]], result: 4 },
      { args: [[1, 3, 2, 5, null, null, 9, 6, null, 7]], result: 7 },
      // A chain of 70 right children: numbers that are not shifted would exceed 64 bits.
      { args: [[1, ...Array.from({ length: 69 }, () => [null, 1]).flat()]], result: 1 },
    ],
  },
  'right-side-view': {
    kind: 'function',
    name: {
      python: 'right_side_view',
      typescript: 'rightSideView',
      java: 'rightSideView',
      cpp: 'rightSideView',
    },
    parameters: ['tree'],
    returns: 'int[]',
    cases: [
      { args: [[]], result: [] },
      { args: [[4]], result: [4] },
      { args: [[1, 2, 3, null, 5, null, 4]], result: [1, 3, 4] },
      // The left branch is deeper, so it shows below the right one.
      { args: [[1, 2, 3, 4]], result: [1, 3, 4] },
      { args: [[1, 2, null, null, 3]], result: [1, 2, 3] },
    ],
  },
}
