import { collectSteps } from '#algorithms/collect-steps.ts'
import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { longestCommonSubsequence } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'never-from-the-left',
    name: 'Where letters differ, only the cell above is read',
    input: { first: 'tea', second: 'eat' },
    smallest: { first: 'a', second: 'ab' },
    wrong: ({ first, second }) => longestCommonSubsequence(first, second, false),
    say: (letters) => (letters === '' ? 'an empty string' : `“${letters}”`),
    /** Several subsequences may be equally long. */
    isRight: (letters, { first, second }) =>
      letters.length === collectSteps(longestCommonSubsequence(first, second)).answer.length,
    firstWrong: 6,
    lines: [
      {
        label: 'differ',
        code: {
          python: 'best[i][j] = up',
          typescript: 'best[i][j] = up',
          java: 'best[i][j] = up;',
          cpp: 'best[i][j] = up;',
        },
        why: 'Either of two different letters may have to be dropped, so the larger of both cells counts.',
      },
    ],
    instead: {
      question:
        'The cell of “te” and “ea” has been filled: above it is 0, to the left 1, diagonally 0. What should be in it?',
      options: ['1, from the left', '0, from above', '1, the diagonal plus 1'],
      answer: '1, from the left',
      wrong: {
        '0, from above': 'That drops the e of “te”. Dropping the a of “ea” instead keeps the shared e.',
        '1, the diagonal plus 1': 'The letters e and a differ, so no shared letter is added.',
      },
      positions: {
        '1, from the left': { kind: 'table-cell', row: 2, column: 1 },
        '0, from above': { kind: 'table-cell', row: 1, column: 2 },
        '1, the diagonal plus 1': { kind: 'table-cell', row: 1, column: 1 },
      },
    },
    why: '“te” and “e” share e, so “te” and “ea” share at least that. Only the 0 above was read, where “te” has lost its e, so the 1 on the left is forgotten.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'match',
    code: {
      python: 'best[i][j] = best[i - 1][j] + 1',
      typescript: 'best[i][j] = best[i - 1][j] + 1',
      java: 'best[i][j] = best[i - 1][j] + 1;',
      cpp: 'best[i][j] = best[i - 1][j] + 1;',
    },
    why: 'In the cell above, the letter of `b` may be matched already, and then it would count twice.',
  },
  {
    label: 'compare',
    code: {
      python: 'if a[i] == b[j]:',
      typescript: 'if (a[i] === b[j]) {',
      java: 'if (a.charAt(i) == b.charAt(j)) {',
      cpp: 'if (a[i] == b[j]) {',
    },
    why: 'Cell `i` covers the first `i` characters, and the last of them is at index `i - 1`.',
  },
]
