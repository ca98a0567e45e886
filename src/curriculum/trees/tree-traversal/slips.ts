import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { walkInorder } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'written-before-the-left-side',
    name: 'A node is written before its left side',
    input: { tree: [2, null, 8, 5, 9] },
    smallest: { tree: [1, 0] },
    wrong: ({ tree }) => walkInorder(tree, false),
    say: (values: readonly number[]) => values.join(', '),
    firstWrong: 4,
    lines: [
      {
        label: 'left',
        code: {
          python: 'output.append(node.val)\nwalk(node.left)',
          typescript: 'output.push(node.val)\nwalk(node.left)',
          java: 'output.add(node.val);\nwalk(node.left, output);',
          cpp: 'output.push_back(node->val);\nwalk(node->left, output);',
        },
        labels: ['write', 'left'],
        why: 'Inorder writes the whole left side first, and only then the node itself.',
      },
      {
        label: 'write',
        code: { python: '', typescript: '', java: '', cpp: '' },
        why: 'The value must be written here, between the two sides.',
      },
    ],
    instead: {
      question: 'The walk has entered 8. What should have happened next?',
      options: ['Enter 5', 'Write 8', 'Enter 9'],
      answer: 'Enter 5',
      wrong: {
        'Write 8': '8 has a left child, 5. In inorder, everything on the left comes before the node.',
        'Enter 9': '9 is the right child of 8. It comes last, after the left side and 8 itself.',
      },
      positions: {
        'Enter 5': { kind: 'node', id: 'root.right.left' },
        'Enter 9': { kind: 'node', id: 'root.right.right' },
      },
    },
    why: '8 has a left child, so 5 must be written first. Written at once, the node comes before its left side: that is preorder, and the answer is 2, 8, 5, 9 instead of 2, 5, 8, 9.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'nothing',
    code: {
      python: 'if node.left is None:',
      typescript: 'if (node.left === null) return',
      java: 'if (node.left == null) return;',
      cpp: 'if (node->left == nullptr) return;',
    },
    why: 'A node without a left child would never be written, and a missing node would be an error.',
  },
  {
    label: 'start',
    code: {
      python: 'walk(root.left)',
      typescript: 'walk(root.left)',
      java: 'walk(root.left, output);',
      cpp: 'walk(root->left, output);',
    },
    why: 'The walk would begin below the root, so the root and its right side would be missing.',
  },
]
