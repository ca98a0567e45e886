import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { stockWithCooldown } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'rest-on-the-day-of-sale',
    name: 'A sale leads to rest on the same day',
    input: { prices: [1, 4, 2, 6] },
    smallest: { prices: [0, 1, 0, 1] },
    wrong: ({ prices }) => stockWithCooldown(prices, 'sell'),
    say: String,
    firstWrong: 8,
    lines: [
      {
        label: 'rest',
        code: {
          python: 'rest = max(wait, sell)',
          typescript: 'rest = Math.max(wait, sell)',
          java: 'rest = Math.max(wait, sell);',
          cpp: 'rest = max(wait, sell);',
        },
        why: 'After a sale, the next day is the pause: the money of a sale can rest only from the day after on.',
      },
    ],
    instead: {
      question:
        'The price is 4. Yesterday left 0 at rest, 0 sold and -1 with a share. What should rest be today?',
      options: ['0', '3', '-1'],
      answer: '0',
      wrong: {
        '3': 'That is the balance of a sale today, -1 + 4. It belongs to sold, because tomorrow is its pause.',
        '-1': 'That is the balance with a share, and at rest there is no share.',
      },
    },
    why: 'The sale at 4 gives 3, but it belongs to sold: tomorrow you must pause. With the 3 at rest today, you buy at 2 the very next day, and 3 - 2 + 6 gives 7. With the pause, the best is 5.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'buy',
    code: {
      python: 'buy = sold - price',
      typescript: 'const buy = sold - price',
      java: 'int buy = sold - prices[day];',
      cpp: 'int buy = sold - prices[day];',
    },
    why: 'After a sale, the next day is a pause, so you can buy only from rest.',
  },
  {
    label: 'done',
    code: {
      python: 'return max(hold, sold)',
      typescript: 'return Math.max(hold, sold)',
      java: 'return Math.max(hold, sold);',
      cpp: 'return max(hold, sold);',
    },
    why: 'A share still held is money not earned back. The money may be at rest, after an earlier sale.',
  },
]
