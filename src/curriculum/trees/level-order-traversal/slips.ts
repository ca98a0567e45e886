import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { listLevels } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'length-read-again',
    name: "The queue's length is read again inside the round",
    input: { tree: [3, 9, 20, null, null, 15, 7] },
    smallest: { tree: [0, 0, 0] },
    wrong: ({ tree }) => listLevels(tree, ({ taken, waiting }) => taken < waiting),
    say: (levels: readonly (readonly number[])[]) => levels.map((level) => `[${level.join(', ')}]`).join(' '),
    firstWrong: 4,
    lines: [
      {
        label: 'level',
        code: {
          python: 'while len(level) < len(queue):',
          typescript: 'while (level.length < queue.length - front) {',
          java: 'for (int i = 0; i < queue.size(); i++) {',
          cpp: 'for (size_t i = 0; i < waiting.size(); i++) {',
        },
        why: 'Children join the queue during the round, so its length must be read once, when the round begins.',
      },
    ],
    instead: {
      question:
        '3 was the only node of its level, and 9 and 20 have joined the queue. What should have happened here?',
      options: ['The next level begins', '9 leaves the queue in this round', 'The search ends'],
      answer: 'The next level begins',
      wrong: {
        '9 leaves the queue in this round':
          '9 is a child of 3, so it belongs to the next level. It joined after this round began.',
        'The search ends': 'Two nodes wait in the queue, and they form the next level.',
      },
    },
    why: 'The round began with one node in the queue, so it ends after 3. Because the length is read again and is 2 by now, 9 is listed on the level of its parent.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'take',
    code: {
      python: 'node = queue.pop()',
      typescript: 'const node = queue.pop()!',
      java: 'TreeNode node = queue.removeLast();',
      cpp: 'TreeNode* node = waiting.back();',
    },
    why: 'The newest node would leave first. The nodes of a level must leave in the order in which they joined.',
  },
  {
    label: 'right',
    code: {
      python: 'queue.append(node.left)',
      typescript: 'if (node.right) queue.push(node.left!)',
      java: 'queue.add(node.left);',
      cpp: 'if (node->right) waiting.push(node->left);',
    },
    why: 'The left child would join a second time, and the right one never.',
  },
]
