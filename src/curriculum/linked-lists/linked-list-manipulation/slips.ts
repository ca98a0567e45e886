import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { insertAt } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'rest-lost',
    name: 'The rest of the list is lost',
    input: { values: [1, 2, 3, 4, 5], position: 3, value: 9 },
    smallest: { values: [0], position: 0, value: 0 },
    wrong: ({ values, position, value }) => insertAt(values, position, value, false),
    say: (values) => `[${values.join(', ')}]`,
    firstWrong: 6,
    lines: [
      {
        label: 'link-next',
        code: { python: '', typescript: '', java: '', cpp: '' },
        why: 'The link of prev is the only way to the rest of the list, so the new node must point there before that link changes.',
      },
    ],
    instead: {
      question: 'The new node, 9, is not linked yet. What should have happened here?',
      options: ['9 points to 4', '3 points to 9', '9 points to 3'],
      answer: '9 points to 4',
      wrong: {
        '3 points to 9':
          'The link of 3 is the only one that leads to 4. Replaced now, nothing leads to 4 and 5.',
        '9 points to 3': '9 comes after 3. With this link and that of 3, printing would never end.',
      },
    },
    why: 'Only the link of 3 led to 4. Now 3 points to 9, whose own link is still null, so the list ends with 9, and 4 and 5 are lost.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'walk',
    code: {
      python: 'for _ in range(position - 1):',
      typescript: 'for (let i = 0; i < position - 1; i++) {',
      java: 'for (int i = 0; i < position - 1; i++) {',
      cpp: 'for (int i = 0; i < position - 1; i++) {',
    },
    why: 'From the dummy, it takes `position` steps to the node before. One step less inserts one position too early.',
  },
  {
    label: 'link-prev',
    code: { python: 'prev = node', typescript: 'prev = node', java: 'prev = node;', cpp: 'prev = node;' },
    why: 'That moves a pointer but changes no link, so nothing in the list leads to the new node.',
  },
  {
    label: 'return',
    code: { python: 'return node', typescript: 'return node', java: 'return node;', cpp: 'return node;' },
    why: 'From the new node on, everything before `position` would be missing.',
  },
]
