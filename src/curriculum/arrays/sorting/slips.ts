import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import type { Step } from '#algorithms/step.ts'
import { mergeSort } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'not-put-back',
    name: 'The merged values are not put back',
    input: { values: [7, 3, 8, 2] },
    smallest: { values: [1, 0] },
    *wrong({ values }) {
      const answer = yield* mergeSort(values, false)
      yield showUnchanged(answer)
      return answer
    },
    say: (values) => `[${values.join(', ')}]`,
    firstWrong: 4,
    lines: [
      {
        label: 'put-back',
        code: { python: '', typescript: '', java: '', cpp: '' },
        why: 'The next merge reads the array, so each merged run must be copied back into it.',
      },
    ],
    instead: {
      question: '3 and 7 have been merged. What should have happened here?',
      options: [
        '3 and 7 go back to indices 0 and 1',
        'The right half, 8 and 2, is split',
        'Both halves of the array are merged',
      ],
      answer: '3 and 7 go back to indices 0 and 1',
      wrong: {
        'The right half, 8 and 2, is split':
          'The array still has 7 before 3, so the left half would not be in order when it is merged.',
        'Both halves of the array are merged': 'The right half, 8 and 2, is not in order yet.',
      },
    },
    why: 'The merge put 3 before 7, but only in a list of its own. In the array, the left half is still 7, 3, and a merge of halves that are not in order gives no sorted run.',
  }),
]

/** The last merge is only in a list of its own, so the picture of it is not the answer. */
function showUnchanged(values: readonly number[]): Step {
  return {
    scene: drawArray({ values }),
    caption: { fact: `The array is ${values.join(', ')}.`, why: '' },
    line: 'rest',
    variables: ['lo', 'mid', 'hi', 'i', 'j'].map((name) => ({ name })),
  }
}

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'compare',
    code: {
      python: 'if nums[i] >= nums[j]:',
      typescript: 'if (nums[i] >= nums[j]) {',
      java: 'if (nums[i] >= nums[j]) {',
      cpp: 'if (nums[i] >= nums[j]) {',
    },
    why: 'The larger value would be taken first, so the array would end up in descending order.',
  },
  {
    label: 'compare',
    code: {
      python: 'if i <= j:',
      typescript: 'if (i <= j) {',
      java: 'if (i <= j) {',
      cpp: 'if (i <= j) {',
    },
    why: 'That compares indices, and those of the left half are always smaller. The values must be compared.',
  },
  {
    label: 'split',
    code: {
      python: 'mid = (lo + hi) // 2 + 1',
      typescript: 'const mid = Math.floor((lo + hi) / 2) + 1',
      java: 'int mid = lo + (hi - lo) / 2 + 1;',
      cpp: 'int mid = lo + (hi - lo) / 2 + 1;',
    },
    why: 'Two values would be split into two and none, so the recursion would never end.',
  },
]
