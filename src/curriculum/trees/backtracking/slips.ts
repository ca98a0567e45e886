import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { findSubsets } from './algorithm.ts'
import { braced } from './choice-tree.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'skipped-below-its-equal',
    name: 'A number is skipped below its equal, not only beside it',
    input: { numbers: [1, 2, 2, 3], target: 5 },
    smallest: { numbers: [1, 1], target: 2 },
    wrong: ({ numbers, target }) =>
      findSubsets(numbers, target, (_, sorted, index) => sorted[index] === sorted[index - 1]),
    say: (found: readonly (readonly number[])[]) => found.map(braced).join(', ') || 'no subset',
    firstWrong: 3,
    lines: [
      {
        label: 'equal',
        code: {
          python: 'if i > 0 and nums[i] == nums[i - 1]:',
          typescript: 'if (i > 0 && nums[i] === nums[i - 1]) {',
          java: 'if (i > 0 && nums[i] == nums[i - 1]) {',
          cpp: 'if (i > 0 && nums[i] == nums[i - 1]) {',
        },
        why: 'Only a number equal to one tried at the same level may be skipped, and a level begins at `start`.',
      },
    ],
    instead: {
      question:
        'The path is 1, 2, and 2 is left to reach. The next number is the second 2. What should have happened here?',
      options: ['Choose the second 2', 'Skip the second 2', 'Stop at this level'],
      answer: 'Choose the second 2',
      wrong: {
        'Skip the second 2':
          'The first 2 is on the path, one level above. At this level, no 2 has been tried yet.',
        'Stop at this level':
          'The level ends at a number that is more than what is left. 2 is not more than 2.',
      },
    },
    why: 'The first 2 is on the path, so the second 2 is the first number tried at this level. Because it is skipped, {1, 2, 2} is never found.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'undo',
    code: {
      python: 'path.pop(0)',
      typescript: 'path.shift()',
      java: 'path.remove(0);',
      cpp: 'path.erase(path.begin());',
    },
    why: 'The number chosen last must go, and that is the one at the end of the path.',
  },
  {
    label: 'try',
    code: {
      python: 'for i in range(len(nums)):',
      typescript: 'for (let i = 0; i < nums.length; i++) {',
      java: 'for (int i = 0; i < nums.length; i++) {',
      cpp: 'for (size_t i = 0; i < nums.size(); i++) {',
    },
    why: 'Numbers before `start` would be chosen again, so a number could be used twice.',
  },
]
