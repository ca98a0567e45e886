import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { isPalindrome } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'both-skip',
    name: 'Both pointers move when only the left character is skipped',
    input: { text: 'Never odd or even' },
    smallest: { text: ',ab' },
    wrong: ({ text }) => isPalindrome(text, true),
    say: String,
    firstWrong: 8,
    lines: [
      {
        label: 'skip-left',
        code: {
          python: 'left += 1\nright -= 1',
          typescript: 'left++\nright--',
          java: 'left++;\nright--;',
          cpp: 'left++;\nright--;',
        },
        why: 'The right character has not been compared yet, so the right pointer must stay on it.',
      },
    ],
    instead: {
      question: 'The space at index 5 was skipped on the left. What should have happened here?',
      options: [
        'The two o at 6 and 10 are compared',
        'Right moves on from index 9',
        'Left returns to the space at index 5',
      ],
      answer: 'The two o at 6 and 10 are compared',
      wrong: {
        'Right moves on from index 9':
          'Right must not be on index 9 yet: the o at index 10 has not been compared.',
        'Left returns to the space at index 5': 'A space does not count, so skipping it was right.',
      },
      positions: {
        'The two o at 6 and 10 are compared': { kind: 'cell', index: 10 },
        'Right moves on from index 9': { kind: 'cell', index: 9 },
        'Left returns to the space at index 5': { kind: 'cell', index: 5 },
      },
    },
    why: 'Only the space on the left had to be skipped. The right pointer moved past the o at index 10 without a comparison, so the o at index 6 then meets d, and a palindrome is rejected.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'compare',
    code: {
      python: 'elif a != b:',
      typescript: '} else if (text[left] !== text[right]) {',
      java: '} else if (text.charAt(left) != text.charAt(right)) {',
      cpp: '} else if (a != b) {',
    },
    why: 'An uppercase and a lowercase letter would differ, although case does not count.',
  },
  {
    label: 'start',
    code: {
      python: 'left, right = 0, len(text)',
      typescript: 'let right = text.length',
      java: 'int right = text.length();',
      cpp: 'int right = int(text.size());',
    },
    why: 'The last index is one less than the length, so the first read would be out of range.',
  },
  {
    label: 'done',
    code: {
      python: 'return left == right',
      typescript: 'return left === right',
      java: 'return left == right;',
      cpp: 'return left == right;',
    },
    why: 'With an even number of letters, the pointers pass each other, so such a palindrome would be rejected.',
  },
]
