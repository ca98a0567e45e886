import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { growAndSearch } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'wrong-side-searched',
    name: 'The search takes the side of the larger values for a smaller one',
    input: { values: [8, 3, 10, 6], target: 6 },
    smallest: { values: [1, 0], target: 0 },
    wrong: ({ values, target }) => growAndSearch(values, target, (sought, value) => sought > value),
    say: (isFound: boolean) => (isFound ? 'found' : 'not found'),
    firstWrong: 11,
    lines: [
      {
        label: 'down',
        code: {
          python: 'root = root.left if val > root.val else root.right',
          typescript: 'node = val > node.val ? node.left : node.right',
          java: 'node = val > node.val ? node.left : node.right;',
          cpp: 'node = val > node->val ? node->left : node->right;',
        },
        why: 'The values on the left are smaller than the node, so the search goes left for a smaller value.',
      },
    ],
    instead: {
      question: '6 was less than 8. Where should the search have gone?',
      options: ['To 3', 'To 10', 'Nowhere: 6 is not in the tree'],
      answer: 'To 3',
      wrong: {
        'To 10': 'Everything on the right of 8 is larger than 8, so 6 cannot be there.',
        'Nowhere: 6 is not in the tree': 'There is a node on the left of 8, and smaller values are below it.',
      },
      positions: { 'To 3': { kind: 'node', id: '3' }, 'To 10': { kind: 'node', id: '10' } },
    },
    why: 'All values on the left of 8 are smaller, all on the right larger. 6 < 8, so 6 can only be on the left, below 3. The search looked on the right and did not find it.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'look',
    code: {
      python: 'if val >= root.val:',
      typescript: 'if (val >= node.val)',
      java: 'if (val >= node.val)',
      cpp: 'if (val >= node->val)',
    },
    why: 'A larger value would count as found, although it may be on the right or nowhere.',
  },
  {
    label: 'down',
    code: {
      python: 'root = root.left or root.right',
      typescript: 'node = node.left ?? node.right',
      java: 'node = node.left != null ? node.left : node.right;',
      cpp: 'node = node->left ? node->left : node->right;',
    },
    why: 'Without a comparison, the search takes the left side even where the value can only be on the right.',
  },
]
