import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { runQueue } from './algorithm.ts'
import { demo, pop, push, toCall } from './demo.ts'
import type { QueueAnswer } from './two-stack-queue-scene.ts'

export const slips = [
  defineSlip(demo, {
    id: 'moved-too-early',
    name: 'The inbox is moved while the outbox still has values',
    input: { calls: [push(1), push(2), pop, push(3), pop, pop] },
    smallest: { calls: [push(0), { name: 'peek', numbers: [] }, push(1), pop] },
    wrong: ({ calls }) => runQueue(calls.map(toCall), ({ inbox }) => inbox.length > 0),
    say: (answers: readonly QueueAnswer[]) => answers.filter((answer) => answer !== undefined).join(', '),
    firstWrong: 11,
    lines: [
      {
        label: 'check',
        code: {
          python: 'if not self.inbox:',
          typescript: 'if (this.inbox.length === 0) return',
          java: 'if (inbox.isEmpty()) return;',
          cpp: 'if (inbox.empty()) return;',
        },
        why: 'As long as the outbox has a value, its top has waited longest, and nothing may land on it.',
      },
    ],
    instead: {
      question: '2 was on the outbox, and 3 was on the inbox. What should have happened here?',
      options: ['pop returns 2', 'pop returns 3', '3 moves to the bottom of the outbox'],
      answer: 'pop returns 2',
      wrong: {
        'pop returns 3': '2 was pushed before 3, so it must leave before 3.',
        '3 moves to the bottom of the outbox':
          'Only the top of a stack can be reached. And 2 can leave without any move.',
      },
      positions: {
        'pop returns 2': { kind: 'item', index: 0, in: 2 },
        'pop returns 3': { kind: 'item', index: 1, in: 2 },
      },
    },
    why: '2 was on top of the outbox and had waited longest. Moved now, 3 covers it, so pop returns 3, which came after 2.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'push',
    code: {
      python: 'self.outbox.append(value)',
      typescript: 'this.outbox.push(value)',
      java: 'outbox.push(value);',
      cpp: 'outbox.push(value);',
    },
    why: 'On the outbox, the newest value would cover all earlier ones and leave first, as on a stack.',
  },
  {
    label: 'peek',
    code: {
      python: 'return self.inbox[-1]',
      typescript: 'return this.inbox.at(-1)!',
      java: 'return inbox.peek();',
      cpp: 'return inbox.top();',
    },
    why: 'On top of the inbox is the value that came last, if there is one. The front is on top of the outbox.',
  },
]
