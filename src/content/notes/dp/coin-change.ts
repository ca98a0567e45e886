/** The problem that the guide follows to the end. A test computes each number in these texts. */

export const coins = [1, 3, 4] as const
export const amount = 6

export const statement =
  'You have coins of 1, 3 and 4, as many of each as you need. What is the fewest number of coins that make exactly 6?'

export const tree = {
  greedy:
    'If you take the largest coin first, you get 4 + 1 + 1: three coins. But 3 + 3 needs only two, so you have to compare choices.',
  intro:
    'Brute force tries every coin as the last one, and solves the rest in the same way. Each node below is one call, and its number is the amount that is still to be made.',
  bruteForce:
    '24 calls, but only 7 different amounts. A hatched call solves an amount that was solved before; a dashed frame is around work that is done again.',
  memo: '14 calls: 7 solve an amount, and the 7 hatched ones only read its stored answer.',
  why: 'Nothing below a call for 2 depends on how you got there, so its answer can be stored and used again. That is all that memoization does. It saves little for 6 and nearly everything for larger amounts:',
} as const

/** How many calls there are for coins 1, 3 and 4. */
export const growth: readonly {
  readonly amount: string
  readonly bruteForce: string
  readonly memo: string
}[] = [
  { amount: '6', bruteForce: '24', memo: '14' },
  { amount: '12', bruteForce: '441', memo: '32' },
  { amount: '30', bruteForce: '2,550,408', memo: '86' },
]

export const questionsIntro =
  'Answer each question yourself before you open it. The same five lead to the recurrence of every problem on this page.'

export const questions: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: 'What was the last decision?',
    answer:
      'The last coin you put down: a 1, a 3 or a 4. The coins before it had to make the rest: 5, 3 or 2. You do not know which coin is best, so you try them all.',
  },
  {
    question: 'What is the state, in one sentence?',
    answer:
      '`fewest(a)` is the fewest number of coins that make exactly `a`. The rest does not depend on which coins you have used, so one number is enough.',
  },
  {
    question: 'What is the recurrence?',
    answer:
      '`fewest(a) = 1 + min(fewest(a - coin))` over all coins with `coin <= a`. For 6 that is `1 + min(fewest(5), fewest(3), fewest(2))`, so `1 + min(2, 1, 2) = 2`.',
  },
  {
    question: 'What is the base case?',
    answer:
      '`fewest(0) = 0`: amount 0 needs no coin. An amount that no coins can make has the value infinity. With 0 or -1 instead, `min` would choose it.',
  },
  {
    question: 'In which order do you solve the states, and which one is the answer?',
    answer: 'Each amount reads smaller ones, so go from 1 up to 6. The answer is `fewest(6)`, the last cell.',
  },
]

export const stages = {
  bruteForce: {
    text: 'This is the recurrence, line by line. It is correct, but each unit added to the amount multiplies the number of calls by about 1.6.',
    cost: 'Exponential time, and `O(a)` space for the depth of the recursion.',
  },
  memo: {
    text: 'Before you solve an amount, look whether its answer is stored; after you have solved it, store it. Nothing else changes, and each amount is solved only once.',
    cost: '`O(n · a)` time for `n` coins and amount `a`, and `O(a)` space.',
  },
  table: {
    text: 'This is the same recurrence without recursion. The argument of the function becomes the index of the table, and smaller amounts come first, so each cell that is read is final.',
    cost: '`O(n · a)` time and `O(a)` space, without the limit on recursion.',
  },
  shortRow: {
    text: 'The recurrence reads at most 4 cells back, the value of the largest coin. A row of 4 cells, overwritten in turn, is enough. Where a table has two indices, the same thought leaves one or two of its rows.',
    cost: '`O(n · a)` time, and space for as many cells as the largest coin is worth.',
  },
} as const
