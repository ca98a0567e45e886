import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { canLeaveStack } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'one-pop-per-push',
    name: 'At most one value is popped after each push',
    input: { pushed: [1, 2, 3, 4], popped: [2, 1, 4, 3] },
    smallest: { pushed: [0, 1], popped: [1, 0] },
    wrong: ({ pushed, popped }) => canLeaveStack(pushed, popped, 1),
    say: String,
    firstWrong: 6,
    lines: [
      {
        label: 'top',
        code: {
          python: 'if stack and stack[-1] == out[i]:',
          typescript: 'if (stack.length > 0 && stack.at(-1) === out[i]) {',
          java: 'if (!stack.isEmpty() && stack.peek() == out[i]) {',
          cpp: 'if (!waiting.empty() && waiting.top() == out[i]) {',
        },
        why: 'Each pop uncovers another value, which may have to leave as well, so the test must be repeated.',
      },
    ],
    instead: {
      question: '2 has left the stack. What should have happened here?',
      options: ['The new top, 1, is compared', '3 is pushed', 'The run stops: it cannot be done'],
      answer: 'The new top, 1, is compared',
      wrong: {
        '3 is pushed': '1 must be popped next, and 3 would cover it. Then 1 could not leave before 3.',
        'The run stops: it cannot be done':
          'Nothing speaks against this order yet: 1 is on top and can leave.',
      },
      positions: {
        'The new top, 1, is compared': { kind: 'item', index: 0, in: 1 },
        '3 is pushed': { kind: 'table-cell', row: 0, column: 2 },
      },
    },
    why: 'After the pop of 2, the top is 1, and 1 must be popped next. Pushed now, 3 covers it, so 1 cannot leave when its turn comes, and a possible order is rejected.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'push',
    code: {
      python: 'stack.append(out[i])',
      typescript: 'stack.push(out[i])',
      java: 'stack.push(out[i]);',
      cpp: 'waiting.push(out[i]);',
    },
    why: 'The value that must leave next would always be the one on top, so every order would seem possible.',
  },
  {
    label: 'start',
    code: {
      python: 'stack, i = [], 1',
      typescript: 'let i = 1',
      java: 'int i = 1;',
      cpp: 'int i = 1;',
    },
    why: 'The first value to pop is at index 0. It would be passed over and stay on the stack.',
  },
]
