import type { InterviewPack } from './interview-pack.ts'

export const tablePacks: readonly InterviewPack[] = [
  {
    number: 322,
    title: 'Coin Change',
    clarify: [
      'May I use a coin more than once? Yes, as often as you like.',
      'What if the amount cannot be paid? Return -1.',
      'What about amount 0? You need no coin, so the answer is 0.',
      'Do you want the coins or how many there are? How many.',
    ],
    sketch:
      'Let fewest[x] be the smallest number of coins that pay x, with fewest[0] = 0. Any other x is paid with some last coin, so fewest[x] is 1 plus the minimum of fewest[x - coin] over all coins that fit, or infinity if none works. Fill the table from 1 up to the amount, so that smaller amounts are ready; each entry tries every coin. If the last entry is infinite, return -1.',
    target: { time: 'O(A · c) for amount A and c coins', space: 'O(A)' },
    hints: [
      'If you knew the results for all smaller amounts, how would you get this one?',
      'The last coin is one of the given coins. Which amount remains without it?',
      'Fill a table from 0 upward: 1 plus the smallest entry one coin back, with infinity for amounts that cannot be paid.',
    ],
    followUps: [
      'How would you return the coins themselves?',
      'In how many different ways can you pay the amount?',
      'For which sets of coins does taking the largest coin first work?',
    ],
    edgeCases: [
      'coins = [5], amount = 0 gives 0: there is nothing to pay.',
      'coins = [4], amount = 6 gives -1: one coin is too little, and two are too much.',
      'coins = [1, 3, 4], amount = 6 gives 2: taking the largest coin first would need three.',
      'coins = [3, 5], amount = 7 gives -1: larger than each coin and still impossible.',
      'coins = [9, 6, 1], amount = 12 gives 2: the coins need not be sorted.',
    ],
    strongAnswer:
      'Refutes largest-first with a counterexample, defines a table entry in one sentence, and gives the amount times the coins as the cost.',
    weakAnswer:
      'Takes the largest coin over and over, or tries all combinations and cannot point out which work is repeated.',
  },
  {
    number: 1143,
    title: 'Longest Common Subsequence',
    clarify: [
      'Must the characters be adjacent? No, but they must appear in the same order in both strings.',
      'Do you want the subsequence or its length? Its length.',
      'What if the strings have nothing in common? Return 0.',
      'How long are the strings? Up to about a thousand lowercase letters each.',
    ],
    sketch:
      'Let cell (i, j) be the length of the longest common subsequence of the first i characters of one string and the first j of the other. Row 0 and column 0 are 0. If the last characters of the two prefixes are equal, the cell is the diagonal one plus 1; otherwise at least one of them is not used, so it is the larger of the upper and the left cell. Each cell takes constant work.',
    target: {
      time: 'O(m · n) for strings of lengths m and n',
      space: 'O(m · n), or O(min(m, n)) with a single row',
    },
    hints: [
      'Look at the last character of each string. What follows if the two are equal?',
      'If they differ, you can drop at least one of them. Which smaller problems remain?',
      'Fill a table over prefixes: the diagonal plus one where the characters match, else the larger of the cells above and to the left.',
    ],
    followUps: [
      'How would you recover one such subsequence from the table?',
      'Can you do it with a single row?',
      'How do you get the minimum number of insertions and deletions from it?',
    ],
    edgeCases: [
      'a = "x", b = "y" gives 0: nothing in common.',
      'a = "abab", b = "baba" gives 3: each string has to skip one character.',
      'a = "aaa", b = "aa" gives 2: each character is matched only once.',
      'a = "abc", b = "cba" gives 1: the same characters in the wrong order.',
      'a = "cat", b = "cart" gives 3: one string is a subsequence of the other, with a gap.',
    ],
    strongAnswer:
      'Says what one cell means, adds a row and a column for the empty prefixes, and fills a small table by hand.',
    weakAnswer:
      'Matches greedily from the left, or solves the problem for contiguous substrings and does not notice the difference.',
  },
]
