import { collectSteps } from '#algorithms/collect-steps.ts'
import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { type Interval, mostCompatibleIntervals } from './algorithm.ts'
import { demo } from './demo.ts'

const say = (kept: readonly Interval[]) => kept.map(([start, end]) => `[${start}, ${end}]`).join(', ')

export const slips = [
  defineSlip(demo, {
    id: 'touching-skipped',
    name: 'An interval that only touches the last one is skipped',
    input: {
      pairs: [
        [1, 3],
        [2, 4],
        [3, 5],
        [6, 8],
      ],
    },
    smallest: {
      pairs: [
        [-1, 0],
        [0, 1],
      ],
    },
    wrong: ({ pairs }) => mostCompatibleIntervals(pairs, (start, freeFrom) => start > freeFrom),
    say,
    /** Several sets of intervals may be equally large. */
    isRight: (kept, { pairs }) => kept.length === collectSteps(mostCompatibleIntervals(pairs)).answer.length,
    firstWrong: 7,
    lines: [
      {
        label: 'check',
        code: {
          python: 'if start > free_from:',
          typescript: 'if (start > freeFrom) {',
          java: 'if (interval[0] > freeFrom) {',
          cpp: 'if (interval[0] > freeFrom) {',
        },
        why: 'Two intervals that only touch do not overlap, so a start equal to the last end must pass.',
      },
    ],
    instead: {
      question: 'The room is free from 3, and [3, 5] starts at 3. What should have happened here?',
      options: ['[3, 5] is kept', '[3, 5] is skipped', '[3, 5] replaces [1, 3]'],
      answer: '[3, 5] is kept',
      wrong: {
        '[3, 5] is skipped': 'It starts exactly when [1, 3] ends. Touching is not overlapping, so it fits.',
        '[3, 5] replaces [1, 3]': 'Both fit, one after the other, so neither has to go.',
      },
    },
    why: 'The interval [1, 3] ends at 3, where [3, 5] starts. They share no time, so both can be kept, and 3 intervals fit in all.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'sort',
    code: {
      python: 'by_end = sorted(intervals, key=lambda pair: pair[0])',
      typescript: 'const byEnd = [...intervals].sort((a, b) => a[0] - b[0])',
      java: 'Arrays.sort(byEnd, Comparator.comparingInt(i -> i[0]));',
      cpp: 'return a[0] < b[0];',
    },
    why: 'An interval that starts first can last so long that it blocks all others, so sort by end.',
  },
  {
    label: 'check',
    code: {
      python: 'if end >= free_from:',
      typescript: 'if (end >= freeFrom) {',
      java: 'if (interval[1] >= freeFrom) {',
      cpp: 'if (interval[1] >= freeFrom) {',
    },
    why: 'In order of end, no interval ends before the last one kept, so all would be kept. It is the start that matters.',
  },
]
