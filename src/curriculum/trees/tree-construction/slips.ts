import type { TreeLevels } from '#algorithms/binary-tree.ts'
import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { buildFromOrders } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'right-side-first',
    name: 'The right side is built before the left one',
    input: { preorder: [3, 9, 20, 15, 7], inorder: [9, 3, 15, 20, 7] },
    smallest: { preorder: [1, 0, 2], inorder: [0, 1, 2] },
    wrong: ({ preorder, inorder }) => buildFromOrders(preorder, inorder, false),
    say: (levels: TreeLevels | undefined) =>
      levels ? `[${levels.map(String).join(', ')}]` : 'an error: no value is left',
    firstWrong: 3,
    lines: [
      {
        label: 'left',
        code: {
          python: 'root.right = build_range(mid + 1, hi)\nroot.left = build_range(lo, mid - 1)',
          typescript: 'root.right = buildRange(mid + 1, hi)\nroot.left = buildRange(lo, mid - 1)',
          java: 'root.right = buildRange(mid + 1, hi);\nroot.left = buildRange(lo, mid - 1);',
          cpp: 'root->right = buildRange(mid + 1, hi);\nroot->left = buildRange(lo, mid - 1);',
        },
        labels: ['right', 'left'],
        why: 'Preorder lists the left side first, so the left side must take its values first.',
      },
      {
        label: 'right',
        code: { python: '', typescript: '', java: '', cpp: '' },
        why: 'The right side must come after the left one.',
      },
    ],
    instead: {
      question:
        '3 is the root, with one value on its left in inorder and three on its right. Where should 9 have gone?',
      options: ['Left of 3', 'Right of 3', 'Nowhere yet: 20 comes first'],
      answer: 'Left of 3',
      wrong: {
        'Right of 3': 'The right side holds 15, 20 and 7. In inorder, 9 is on the left of 3.',
        'Nowhere yet: 20 comes first':
          'Values are taken in the order of preorder, and there 9 comes directly after 3.',
      },
    },
    why: 'After the root, preorder lists the left side, so the 9 belongs there. The right side took it although 9 is not in its range, and from there on ranges and values no longer fit.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'split',
    code: { python: 'mid = lo', typescript: 'const mid = lo', java: 'int mid = lo;', cpp: 'int mid = lo;' },
    why: 'The root would always be the first of its range, so no node would get a left child.',
  },
  {
    label: 'right',
    code: {
      python: 'root.right = build_range(mid, hi)',
      typescript: 'root.right = buildRange(mid, hi)',
      java: 'root.right = buildRange(mid, hi);',
      cpp: 'root->right = buildRange(mid, hi);',
    },
    why: 'The root itself would be in the range of its right side again, so that range never gets empty.',
  },
]
