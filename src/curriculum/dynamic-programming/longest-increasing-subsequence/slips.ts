import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { longestRisingChain } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'equal-extends',
    name: 'An equal number extends a chain',
    input: { nums: [3, 5, 5, 1] },
    smallest: { nums: [0, 0] },
    wrong: ({ nums }) => longestRisingChain(nums, (tail, num) => tail <= num),
    say: String,
    firstWrong: 8,
    lines: [
      {
        label: 'compare',
        code: {
          python: 'if tails[mid] <= num:',
          typescript: 'if (tails[mid] <= num) lo = mid + 1',
          java: 'if (tails[mid] <= num) lo = mid + 1;',
          cpp: 'if (tails[mid] <= num) lo = mid + 1;',
        },
        why: 'A chain must strictly increase, so a number cannot follow an equal one.',
      },
    ],
    instead: {
      question: 'The tails were 3 and 5, and 5 was equal to the middle one. Where does the new 5 belong?',
      options: ['At index 0', 'At index 1', 'At index 2'],
      answer: 'At index 1',
      wrong: {
        'At index 0': 'It would replace 3, the smallest end of a chain of length 1, with a larger number.',
        'At index 2': 'It would be the end of a chain of length 3, but 3, 5, 5 does not strictly increase.',
      },
    },
    why: 'The new 5 can follow the 3 but not the 5, so it replaces the 5 at index 1 and the length stays 2. At index 2 it counts as the end of the chain 3, 5, 5, and the answer becomes 3.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'replace',
    code: {
      python: 'tails[hi] = num',
      typescript: 'tails[hi] = num',
      java: 'tails[hi] = num;',
      cpp: 'tails[hi] = num;',
    },
    why: 'After the search, `hi` is one index before the position: that tail is smaller and must stay.',
  },
  {
    label: 'done',
    code: {
      python: 'return tails[-1]',
      typescript: 'return tails[tails.length - 1]',
      java: 'return tails[size - 1];',
      cpp: 'return tails.back();',
    },
    why: 'That is the end of a chain. The length of the longest chain is the number of tails.',
  },
]
