import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { reverseList } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'prev-onto-rest',
    name: 'prev moves onto rest instead of onto current',
    input: { values: [1, 2, 3] },
    smallest: { values: [0] },
    wrong: ({ values }) => reverseList(values, (_current, rest) => rest),
    say: (values) => `[${values.join(', ')}]`,
    firstWrong: 3,
    lines: [
      {
        label: 'advance',
        code: { python: 'prev = rest', typescript: 'prev = rest', java: 'prev = rest;', cpp: 'prev = rest;' },
        why: 'The reversed part begins with the node whose link has just been reversed, so prev must move onto current.',
      },
    ],
    instead: {
      question: 'The link of 1 is reversed. What should have happened here?',
      options: ['prev moves to 1, current to 2', 'Both move to 2', 'prev stays null, current moves to 2'],
      answer: 'prev moves to 1, current to 2',
      wrong: {
        'Both move to 2':
          'No pointer would be on 1 anymore, although 2 must point to it next. Instead, 2 would point to itself.',
        'prev stays null, current moves to 2':
          'Then 2 would point to null as well, and 1 would be lost, since no pointer is on it.',
      },
    },
    why: '1 is the head of the reversed part, and the next link to reverse must point to it. With prev on 2 nothing leads to 1 anymore, and the link of 2 is set to 2 itself.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'turn',
    code: {
      python: 'current.next = rest',
      typescript: 'current.next = rest',
      java: 'current.next = rest;',
      cpp: 'current->next = rest;',
    },
    why: 'The link leads to rest already, so nothing would be reversed.',
  },
  {
    label: 'return',
    code: { python: 'return head', typescript: 'return head', java: 'return head;', cpp: 'return head;' },
    why: 'The old head is the last node now, so the result would have a single node.',
  },
]
