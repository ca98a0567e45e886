import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { findInRotated } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'one-value-not-in-order',
    name: 'A left half of one value does not count as in order',
    input: { values: [14, 17, 20, 3, 5, 6, 8, 9, 12], target: 3 },
    smallest: { values: [1, 0], target: 0 },
    wrong: ({ values, target }) => findInRotated(values, target, (first, middle) => first < middle),
    say: String,
    firstWrong: 8,
    lines: [
      {
        label: 'ordered',
        code: {
          python: 'if nums[lo] < middle:',
          typescript: 'if (nums[lo] < middle) {',
          java: 'if (nums[lo] < middle) {',
          cpp: 'if (nums[lo] < middle) {',
        },
        why: 'With `lo` on the middle, both values are the same one, and a half of one value is in order.',
      },
    ],
    instead: {
      question: 'lo and mid are both on index 2, and hi is on index 3. Which half counts as in order?',
      options: ['The left half: only 20', 'The right half: 20 and 3', 'Neither of them'],
      answer: 'The left half: only 20',
      wrong: {
        'The right half: 20 and 3': 'The values fall from 20 to 3, so this half is not in order.',
        'Neither of them':
          'The values fall only once, and that is right of mid. So the left half, which is one value, is in order.',
      },
    },
    why: 'The left half is only 20, and one value is always in order. Here the right half is taken instead, although it falls from 20 to 3. The 3 does not fit into it, so hi moves left, and the 3 is lost.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'in-left',
    code: {
      python: 'if nums[lo] < target < middle:',
      typescript: 'if (nums[lo] < target && target < middle) {',
      java: 'if (nums[lo] < target && target < middle) {',
      cpp: 'if (nums[lo] < target && target < middle) {',
    },
    why: 'The value at `lo` is not ruled out, so a target that is equal to it belongs to this half.',
  },
  {
    label: 'in-right',
    code: {
      python: 'elif middle < target < nums[hi]:',
      typescript: '} else if (middle < target && target < nums[hi]) {',
      java: '} else if (middle < target && target < nums[hi]) {',
      cpp: '} else if (middle < target && target < nums[hi]) {',
    },
    why: 'The value at `hi` is not ruled out, so a target that is equal to it belongs to this half.',
  },
]
