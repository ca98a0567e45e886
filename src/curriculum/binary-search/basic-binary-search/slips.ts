import { cutOff, defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { findInSorted } from './algorithm.ts'
import { demo } from './demo.ts'

/** The loop never ends, so the run is cut off. No right run is longer. */
const shownSteps = 12

export const slips = [
  defineSlip(demo, {
    id: 'middle-kept',
    name: 'lo moves onto the middle, not past it',
    input: { values: [2, 7, 11, 15, 18, 22, 25], target: 11 },
    smallest: { values: [0], target: 1 },
    wrong: ({ values, target }) =>
      cutOff(
        findInSorted(values, target, (mid) => mid),
        shownSteps,
      ),
    say: (index) => (index === undefined ? 'the loop never ends' : String(index)),
    firstWrong: 4,
    lines: [
      {
        label: 'right',
        code: {
          python: 'lo = mid',
          typescript: 'lo = mid',
          java: 'lo = mid;',
          cpp: 'lo = mid;',
        },
        why: 'The middle is ruled out, so `lo` must move past it: with two values left, `mid` is `lo`, and nothing would change.',
      },
    ],
    instead: {
      question: 'The value at mid, index 1, is 7, which is less than 11. What should have happened?',
      options: ['lo moves to index 2', 'hi moves to index 0', 'The search ends: -1'],
      answer: 'lo moves to index 2',
      wrong: {
        'hi moves to index 0':
          '7 is too small, and so is the 2 before it. Only values to the right of mid can be 11.',
        'The search ends: -1': 'Index 2 is not ruled out yet, and the value there has not been compared.',
      },
      positions: {
        'lo moves to index 2': { kind: 'cell', index: 2 },
        'hi moves to index 0': { kind: 'cell', index: 0 },
      },
    },
    why: 'The 7 is too small, but lo stays on it. From index 1 to 2, the middle is index 1 again, so every round compares the same 7 and never gets to the 11.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'loop',
    code: {
      python: 'while lo < hi:',
      typescript: 'while (lo < hi) {',
      java: 'while (lo < hi) {',
      cpp: 'while (lo < hi) {',
    },
    why: 'Both ends are included, so one value is left when they meet, and it would never be compared.',
  },
  {
    label: 'compare',
    code: {
      python: 'if nums[mid] > target:',
      typescript: 'if (nums[mid] > target) {',
      java: 'if (nums[mid] > target) {',
      cpp: 'if (nums[mid] > target) {',
    },
    why: 'With a middle that is too large, `lo` would move past it, to values that are larger still.',
  },
]
