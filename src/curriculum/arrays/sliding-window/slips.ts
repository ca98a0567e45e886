import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { findBestWindow } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'equal-sum-recorded',
    name: 'A window with an equal sum replaces the best one',
    input: { values: [3, 1, 4, 2, 4, 0], size: 2 },
    smallest: { values: [0, 0], size: 1 },
    wrong: ({ values, size }) => findBestWindow(values, size, (total, best) => total >= best),
    say: (start) => `index ${start}`,
    firstWrong: 6,
    lines: [
      {
        label: 'compare',
        code: {
          python: 'if total >= best:',
          typescript: 'if (total >= best) {',
          java: 'if (total >= best) {',
          cpp: 'if (total >= best) {',
        },
        why: 'Of equal sums the first one counts, so only a larger sum may replace it.',
      },
    ],
    instead: {
      question: 'The sum is 6, and the best sum so far is 6. What should have happened here?',
      options: ['The best window stays', 'This window is recorded', 'Both windows are recorded'],
      answer: 'The best window stays',
      wrong: {
        'This window is recorded':
          'It starts at index 3. The window that starts at index 2 has the same sum and comes first.',
        'Both windows are recorded': 'One start is returned, and of equal sums it is the first one.',
      },
    },
    why: 'The window that starts at index 2 already had the sum 6. The one at index 3 only equals it, so the answer must stay 2, but 3 is returned.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'slide',
    code: {
      python: 'total += nums[right]',
      typescript: 'total += nums[right]',
      java: 'total += nums[right];',
      cpp: 'total += nums[right];',
    },
    why: 'The value that leaves must be subtracted. Otherwise the sum covers more and more values.',
  },
  {
    label: 'move',
    code: {
      python: 'left = right - size + 1',
      typescript: 'const left = right - size + 1',
      java: 'int left = right - size + 1;',
      cpp: 'int left = right - size + 1;',
    },
    why: 'That is the first index of the new window, whose value stays. The value that leaves is one before it.',
  },
]
