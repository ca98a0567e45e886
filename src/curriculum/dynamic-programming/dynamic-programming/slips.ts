import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { houseRobber } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'houses-compared',
    name: 'Two houses are compared, not two totals',
    input: { cash: [4, 5, 4, 1, 3, 2] },
    smallest: { cash: [1, 1, 1] },
    wrong: ({ cash }) =>
      houseRobber(cash, ({ house, skip, take }) => (cash[house - 1]! > cash[house - 2]! ? take : skip)),
    say: String,
    firstWrong: 3,
    lines: [
      {
        label: 'better',
        code: {
          python: 'best.append(take if cash[i - 1] > cash[i - 2] else skip)',
          typescript: 'best[i] = cash[i - 1] > cash[i - 2] ? take : skip',
          java: 'best[i] = cash[i - 1] > cash[i - 2] ? take : skip;',
          cpp: 'best[i] = cash[i - 1] > cash[i - 2] ? take : skip;',
        },
        why: 'A poorer house can still be worth robbing: what counts is the total with it against the total without it.',
      },
    ],
    instead: {
      question: 'For house 3, skipping gave 5 and robbing gave 4 + 4 = 8. What should cell 3 hold?',
      options: ['8', '5', '4'],
      answer: '8',
      wrong: {
        '5': 'That is the total without house 3. Robbing houses 1 and 3 gives 8, which is more.',
        '4': 'That is the cash in house 3 alone. Cell 3 holds the most cash from the first 3 houses.',
      },
    },
    why: 'House 3 holds 4, less than the 5 in house 2, so it was skipped. But houses 1 and 3 together hold 8, so cell 3 should be 8, and the answer 11 instead of 8.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'take',
    code: {
      python: 'take = best[i - 1] + cash[i - 1]',
      typescript: 'const take = best[i - 1] + cash[i - 1]',
      java: 'int take = best[i - 1] + cash[i - 1];',
      cpp: 'int take = best[i - 1] + cash[i - 1];',
    },
    why: 'The total before may include the house next door: robbing this house builds on the answer two cells back.',
  },
  {
    label: 'start',
    code: {
      python: 'best = [0, 0]',
      typescript: 'const best = [0, 0]',
      java: 'best[1] = 0;',
      cpp: 'best[1] = 0;',
    },
    why: 'One house is worth its cash. With 0, the first house would never be robbed.',
  },
]
