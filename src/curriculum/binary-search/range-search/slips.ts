import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { firstAndLast } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'match-dropped',
    name: 'A middle that may be the first match is dropped',
    input: { values: [1, 2, 2, 3, 5, 5, 6, 6, 8, 8, 9], target: 8 },
    smallest: { values: [0, 1], target: 0 },
    wrong: ({ values, target }) => firstAndLast(values, target, (mid) => mid - 1),
    say: ([first, last]) => `[${first}, ${last}]`,
    firstWrong: 4,
    lines: [
      {
        label: 'left',
        code: {
          python: 'hi = mid - 1',
          typescript: 'hi = mid - 1',
          java: 'hi = mid - 1;',
          cpp: 'hi = mid - 1;',
        },
        why: 'While `lo < hi`, the middle is kept by `hi = mid`: it may be the boundary itself.',
      },
    ],
    instead: {
      question: 'The value at mid, index 8, is 8, a match. What should have happened?',
      options: ['hi moves to index 8', 'lo moves to index 9', 'The search ends: 8 is first'],
      answer: 'hi moves to index 8',
      wrong: {
        'lo moves to index 9': 'That would drop the match at index 8, and search after it for the first one.',
        'The search ends: 8 is first':
          'Indices 6 and 7 are not known yet, and there can be an 8 at each of them.',
      },
      positions: {
        'hi moves to index 8': { kind: 'cell', index: 8 },
        'lo moves to index 9': { kind: 'cell', index: 9 },
      },
    },
    why: 'The first 8 is at index 8, but hi moves to 7, as if the value there were at least 8. It is 6, so the search ends at index 7 and reports that 8 is missing.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'start',
    code: {
      python: 'lo, hi = 0, len(nums) - 1',
      typescript: 'let hi = nums.length - 1',
      java: 'int lo = 0, hi = nums.length - 1;',
      cpp: 'int lo = 0, hi = nums.size() - 1;',
    },
    why: 'The boundary can be past the last value, so `hi` must start at the length.',
  },
  {
    label: 'found',
    code: {
      python: 'return [first, end]',
      typescript: 'return [first, end]',
      java: 'return new int[] {first, end};',
      cpp: 'return {first, end};',
    },
    why: 'The second search finds the first value that is greater, which is one past the last match.',
  },
]
