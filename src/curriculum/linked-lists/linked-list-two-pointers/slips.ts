import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { findCycle } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'two-speeds',
    name: 'The two speeds are kept after the meeting',
    input: { values: [1, 2, 3, 4, 5, 6], tail: 2 },
    smallest: { values: [0, 0, 0], tail: 1 },
    wrong: ({ values, tail }) => findCycle(values, tail, 2),
    say: (index: number | undefined) => (index === undefined ? 'null' : `the node at index ${index}`),
    firstWrong: 6,
    lines: [
      {
        label: 'together',
        code: {
          python: 'slow = slow.next.next',
          typescript: 'slow = slow!.next!.next',
          java: 'slow = slow.next.next;',
          cpp: 'slow = slow->next->next;',
        },
        why: 'Only at the same speed do both walks reach the start of the cycle at the same time.',
      },
    ],
    instead: {
      question: 'entry has moved from 1 to 2, and slow was on 5. Where should slow be now?',
      options: ['On 6', 'On 3', 'On 5'],
      answer: 'On 6',
      wrong: {
        'On 3': 'That is two steps from 5. Both pointers must take one step at a time now.',
        'On 5':
          'Both have to move. If slow waited on 5, they would meet there, and the cycle begins before it.',
      },
      positions: {
        'On 6': { kind: 'node', id: 'n5' },
        'On 3': { kind: 'node', id: 'n2' },
        'On 5': { kind: 'node', id: 'n4' },
      },
    },
    why: 'The start of the cycle, 3, is two steps from the head and two steps from 5. Since slow takes two steps at a time, it is there one move before entry and has left again when entry arrives.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'check',
    code: {
      python: 'while fast:',
      typescript: 'while (slow && fast) {',
      java: 'while (fast != null) {',
      cpp: 'while (fast) {',
    },
    why: 'With an odd number of nodes and no cycle, fast ends on the last node, and two steps from there fail.',
  },
  {
    label: 'restart',
    code: {
      python: 'entry = slow',
      typescript: 'let entry = slow',
      java: 'ListNode entry = slow;',
      cpp: 'ListNode* entry = slow;',
    },
    why: 'One of the two must start on the head. Otherwise the node where slow and fast met is returned.',
  },
]
