import type { CodeProof } from '../../checks/code-proof.ts'

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'bst-validate': {
    kind: 'function',
    name: { python: 'is_valid_bst', typescript: 'isValidBst', java: 'isValidBst', cpp: 'isValidBst' },
    parameters: ['tree'],
    returns: 'bool',
    cases: [
      { args: [[]], result: true },
      { args: [[2, 1, 3]], result: true },
      { args: [[2, 2]], result: false },
      // Each child is on the right side of its parent, but 4 is not on the right side of 5.
      { args: [[5, 3, 7, null, null, 4, 8]], result: false },
      { args: [[2_147_483_647, -2_147_483_648]], result: true },
      { args: [[2_147_483_647, null, 2_147_483_647]], result: false },
    ],
  },
  'bst-kth-smallest': {
    kind: 'function',
    name: { python: 'kth_smallest', typescript: 'kthSmallest', java: 'kthSmallest', cpp: 'kthSmallest' },
    parameters: ['tree', 'int'],
    returns: 'int',
    cases: [
      { args: [[4], 1], result: 4 },
      { args: [[3, 1, 4, null, 2], 1], result: 1 },
      { args: [[5, 3, 6, 2, 4, null, null, 1], 3], result: 3 },
      { args: [[5, 3, 6, 2, 4, null, null, 1], 6], result: 6 },
      { args: [[1, null, 2, null, 3], 2], result: 2 },
    ],
  },
  'bst-delete': {
    kind: 'function',
    name: { python: 'delete', typescript: 'deleteNode', java: 'delete', cpp: 'deleteNode' },
    parameters: ['tree', 'int'],
    returns: 'tree',
    cases: [
      { args: [[5, 3, 6, 2, 4, null, 7], 3], result: [5, 4, 6, 2, null, null, 7] },
      { args: [[5, 3, 6, 2, 4, null, 7], 5], result: [6, 3, 7, 2, 4] },
      { args: [[5, 3, 6, 2, 4, null, 7], 0], result: [5, 3, 6, 2, 4, null, 7] },
      { args: [[5, 3, 9, null, null, 7, null, null, 8], 5], result: [7, 3, 9, null, null, 8] },
      { args: [[4, 2], 4], result: [2] },
      { args: [[4], 4], result: [] },
      { args: [[], 4], result: [] },
    ],
  },
}
