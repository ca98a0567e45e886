import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { waysToPay } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'coin-only-once',
    name: 'Each coin can be used only once',
    input: { coins: [3, 2], amount: 6 },
    smallest: { coins: [1], amount: 2 },
    wrong: ({ coins, amount }) => waysToPay(coins, amount, (i) => i - 1),
    say: String,
    firstWrong: 3,
    lines: [
      {
        label: 'again',
        code: {
          python: 'again = above[part - coin]',
          typescript: 'again = above[part - coin]',
          java: 'again = ways[i - 1][part - coin];',
          cpp: 'again = ways[i - 1][part - coin];',
        },
        why: 'The row above does not have this coin, so the coin could never come a second time.',
      },
    ],
    instead: {
      question: 'One coin of 3 pays 3, and 0 remains. Which cell should have been read for the remaining 0?',
      options: [
        'The 0 in the row of coin 3',
        'The 0 in the row without coins',
        'The 3 in the row without coins',
      ],
      answer: 'The 0 in the row of coin 3',
      wrong: {
        'The 0 in the row without coins':
          'It holds 1 as well, but in that row coin 3 is not allowed. The same cell for 6 would then miss 3 + 3.',
        'The 3 in the row without coins':
          'It counts the ways to pay 3 without the coin, and it is added anyway.',
      },
      positions: {
        'The 0 in the row of coin 3': { kind: 'table-cell', row: 1, column: 0 },
        'The 0 in the row without coins': { kind: 'table-cell', row: 0, column: 0 },
        'The 3 in the row without coins': { kind: 'table-cell', row: 0, column: 3 },
      },
    },
    why: 'The count for the rest must allow the same coin again, so it is in the same row. In the row above, 3 cannot be paid without coin 3, so 3 + 3 is never found, and neither is 2 + 2 + 2.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'fits',
    code: {
      python: 'if coin < part:',
      typescript: 'if (coin < part) {',
      java: 'if (coin < part) {',
      cpp: 'if (coin < part) {',
    },
    why: 'A coin that pays the amount exactly would not count.',
  },
  {
    label: 'sum',
    code: {
      python: 'row.append(max(without, again))',
      typescript: 'row[part] = Math.max(without, again)',
      java: 'ways[i][part] = Math.max(without, again);',
      cpp: 'ways[i][part] = max(without, again);',
    },
    why: 'The ways without the coin and those with it are different ways, so both numbers count.',
  },
]
