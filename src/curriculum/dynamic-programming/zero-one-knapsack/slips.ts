import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { knapsackOfItems } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'exact-fit-refused',
    name: 'An item that fills the bag exactly is left out',
    input: { weights: [3, 2], values: [5, 3], capacity: 5 },
    smallest: { weights: [1], values: [1], capacity: 1 },
    wrong: ({ weights, values, capacity }) =>
      knapsackOfItems(weights, values, capacity, (weight, room) => weight >= room),
    say: String,
    firstWrong: 3,
    lines: [
      {
        label: 'fits',
        code: {
          python: 'if weight < room:',
          typescript: 'if (weights[i] >= room) continue',
          java: 'if (weight >= room) continue;',
          cpp: 'if (weight >= room) continue;',
        },
        why: 'An item fits as long as its weight is not more than the room: both may be equal.',
      },
    ],
    instead: {
      question: 'The item has weight 3 and value 5, and the bag has room 3. What should the cell hold?',
      options: ['5', '0', '3'],
      answer: '5',
      wrong: {
        '0': 'The item fills the bag exactly, so it fits, and it is worth 5.',
        '3': 'That is its weight. The cell holds the best value.',
      },
    },
    why: 'Weight 3 fits into room 3, so the cell should hold 5. Because it holds 0, the item of weight 2 finds nothing to share a bag of 5 with, and the answer is 5 instead of 8.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'take',
    code: {
      python: 'take = value + row[room - weight]',
      typescript: 'const take = values[i] + row[room - weights[i]]',
      java: 'int take = value + best[i][room - weight];',
      cpp: 'int take = value + best[i][room - weight];',
    },
    why: 'This row knows the item already, so the item could be taken a second time.',
  },
  {
    label: 'compare',
    code: {
      python: 'if value > leave:',
      typescript: 'if (values[i] > leave) {',
      java: 'if (value > leave) {',
      cpp: 'if (value > leave) {',
    },
    why: 'The item does not come alone: its value together with what the remaining room holds must be compared.',
  },
]
