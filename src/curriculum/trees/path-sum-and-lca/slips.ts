import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { findLowestCommonAncestor } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'only-left-passed-up',
    name: 'Only what the left side found is passed up',
    input: { tree: [3, 5, 1, 6, 2, null, null, null, null, 7, 4], p: 6, q: 4 },
    smallest: { tree: [1, null, 0], p: 0, q: 0 },
    wrong: ({ tree, p, q }) => findLowestCommonAncestor(tree, p, q, (left) => left),
    say: (found) => (found === undefined ? 'nothing' : String(found)),
    firstWrong: 11,
    lines: [
      {
        label: 'pass',
        code: { python: 'return left', typescript: 'return left', java: 'return left;', cpp: 'return left;' },
        why: 'What the right side found would be lost: one of the two sides may have found something, so both must be asked.',
      },
    ],
    instead: {
      question:
        'Below 2, the left side found nothing and the right side found 4. What should the call for 2 have returned to 5?',
      options: ['4', '2', 'Nothing'],
      answer: '4',
      wrong: {
        '2': 'The paths do not split at 2: only one of its sides found something.',
        Nothing: 'The right side found 4, which is q. 5 needs it to know that the paths split there.',
      },
    },
    why: 'The call for 2 found 4 on its right and should have passed it up. Then 5 would have had 6 on its left and 4 on its right, and would be the answer. So it passes up 6 alone.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'meet',
    code: {
      python: 'return right',
      typescript: 'if (left && right) return right',
      java: 'if (left != null && right != null) return right;',
      cpp: 'if (left && right) return right;',
    },
    why: 'Where both sides found something, the paths split, so the node itself is the answer.',
  },
  {
    label: 'right',
    code: {
      python: 'right = lca(root.left, p, q)',
      typescript: 'const right = lca(root.left, p, q)',
      java: 'TreeNode right = lca(root.left, p, q);',
      cpp: 'TreeNode* right = lca(root->left, p, q);',
    },
    why: 'The right side would never be searched.',
  },
]
