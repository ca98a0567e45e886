import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { singleNumber } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'or-keeps-ones',
    name: 'OR instead of XOR: no bit ever returns to 0',
    input: { numbers: [4, 1, 2, 1, 2] },
    smallest: { numbers: [0, 1, 1] },
    wrong: ({ numbers }) => singleNumber(numbers, (single, num) => single | num),
    say: String,
    firstWrong: 8,
    lines: [
      {
        label: 'flip',
        code: {
          python: 'single |= num',
          typescript: 'single |= num',
          java: 'single |= num;',
          cpp: 'single |= num;',
        },
        why: 'OR only sets bits. XOR also clears the bits that a number set the first time, so equal numbers cancel out.',
      },
    ],
    instead: {
      question: 'single was 7, which is 111 in bits, and 1 came for the second time. What should single be?',
      options: ['110 = 6', '111 = 7', '001 = 1'],
      answer: '110 = 6',
      wrong: {
        '111 = 7': 'That is OR. Both have a 1 in column 1, and two ones must cancel.',
        '001 = 1': 'That is AND. The ones in columns 4 and 2 come from 4 and 2, and 1 does not flip them.',
      },
    },
    why: 'The first 1 set the bit in column 1, and the second 1 must clear it. OR keeps it, so single stays 7, and nothing that appeared twice ever cancels out.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'start',
    code: {
      python: 'single = nums[0]',
      typescript: 'let single = nums[0]',
      java: 'int single = nums[0];',
      cpp: 'int single = nums[0];',
    },
    why: 'The loop reads the first number as well, so it would flip its bits twice and cancel itself.',
  },
  {
    label: 'flip',
    code: {
      python: 'single += num',
      typescript: 'single += num',
      java: 'single += num;',
      cpp: 'single += num;',
    },
    why: 'A sum counts equal numbers twice. Only XOR makes them cancel out.',
  },
]
