import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { twoSumSorted } from './algorithm.ts'
import { demo } from './demo.ts'

const say = (pair: readonly number[] | undefined) => (pair ? `[${pair.join(', ')}]` : 'no pair')

export const slips = [
  defineSlip(demo, {
    id: 'same-value-twice',
    name: 'The pointers meet, and the value is paired with itself',
    input: { values: [1, 4, 9], target: 8 },
    smallest: { values: [0], target: 0 },
    wrong: ({ values, target }) => twoSumSorted(values, target, (left, right) => left <= right),
    say,
    firstWrong: 3,
    lines: [
      {
        label: 'loop',
        code: {
          python: 'while left <= right:',
          typescript: 'while (left <= right) {',
          java: 'while (left <= right) {',
          cpp: 'while (left <= right) {',
        },
        why: 'A pair needs two values, so the loop must end when both pointers are on the same one.',
      },
    ],
    instead: {
      question: 'Left and right are both on index 1. What should have happened here?',
      options: ['The search ends: no pair', 'Left steps right', 'Right steps left'],
      answer: 'The search ends: no pair',
      wrong: {
        'Left steps right':
          'Left would be beyond right: the values 1 and 9 are ruled out already, and one value is no pair.',
        'Right steps left':
          'Right would be before left: the values 1 and 9 are ruled out already, and one value is no pair.',
      },
    },
    why: 'After 1 + 9 and 1 + 4 only the 4 is left in play. Adding it to itself gives 8, but a pair needs two different indices.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'too-large',
    code: {
      python: 'if total < target:',
      typescript: 'if (total < target) {',
      java: 'if (total < target) {',
      cpp: 'if (total < target) {',
    },
    why: 'With a sum that is too small, the right pointer would step left, and every later sum would be smaller still.',
  },
  {
    label: 'start',
    code: {
      python: 'left, right = 0, 1',
      typescript: 'let right = 1',
      java: 'int right = 1;',
      cpp: 'int right = 1;',
    },
    why: 'From neighbors, only one pair is ever looked at: the pointers must start at both ends.',
  },
]
