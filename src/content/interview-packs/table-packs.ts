import type { InterviewPack } from './interview-pack.ts'

export const tablePacks: readonly InterviewPack[] = [
  {
    number: 322,
    title: 'Coin Change',
    clarify: [
      'Can a coin be used again? As often as you like.',
      'What if the amount cannot be paid? The result is -1.',
      'What about amount 0? No coin is needed, so 0.',
      'Are the coins wanted or how many? How many.',
    ],
    hints: [
      'If you knew the results for all smaller amounts, how would you get this one?',
      'The last coin is one of those given. What remains without it?',
      'Fill a table from 0 upward: one more than the least entry one coin back, with a too large value for the impossible.',
    ],
    followUps: [
      'How would you tell which coins were used?',
      'In how many different ways can the amount be paid?',
      'For which coins would taking the largest first be right?',
    ],
    edgeCases: [
      'coins = [5], amount = 0 gives 0: nothing to pay.',
      'coins = [4], amount = 6 gives -1: close, but impossible.',
      'coins = [1, 3, 4], amount = 6 gives 2: the largest coin first would need three.',
      'coins = [3, 5], amount = 7 gives -1: larger than each coin and still impossible.',
      'coins = [9, 6, 1], amount = 12 gives 2: the coins need not be sorted.',
    ],
    strongAnswer:
      'Refutes largest-first with an example of their own, defines a table entry in a sentence, and gives amount times coins as the cost.',
    weakAnswer:
      'Takes the largest coin over and over, or tries all combinations and cannot point at the work that is repeated.',
  },
  {
    number: 1143,
    title: 'Longest Common Subsequence',
    clarify: [
      'Must the letters be neighbours? No, but their order is kept.',
      'Are the letters wanted, or how many? How many.',
      'What if nothing is shared? 0.',
      'How long are the texts? Up to about a thousand small letters each.',
    ],
    hints: [
      'Look at the last letter of each text. What follows if the two agree?',
      'If they differ, at least one of them is not needed. Which smaller questions remain?',
      'Fill a grid over prefixes: diagonal plus one where letters agree, else the larger of above and left.',
    ],
    followUps: [
      'How would you read one such sequence off the grid?',
      'Can you get by with a single row?',
      'How does the least number of insertions and deletions follow from it?',
    ],
    edgeCases: [
      'a = "x", b = "y" gives 0: nothing in common.',
      'a = "abab", b = "baba" gives 3: one letter has to be given up on each side.',
      'a = "aaa", b = "aa" gives 2: a letter is matched once only.',
      'a = "abc", b = "cba" gives 1: shared letters in the wrong order.',
      'a = "cat", b = "cart" gives 3: one text lies within the other, with a gap.',
    ],
    strongAnswer:
      'Says what one cell stands for, gives the empty prefixes a row and a column, and fills a small grid by hand.',
    weakAnswer:
      'Matches greedily from the left, or solves the task for neighbouring letters and sticks with it.',
  },
]
