import type { RivalPair } from './rival-pair.ts'

export const rivalsOnSearches: readonly RivalPair[] = [
  {
    between: ['basic-binary-search', 'range-search'],
    clue: 'Is any match good enough, whether it is the only one or one of several?',
    signs: [
      'Yes: stop at a match, or drop the half in which the one position cannot be',
      'No: several entries qualify, so go on past a match to the first or the last of them',
    ],
    contrast: {
      problem: 'At which index does 7 occur first in `[5, 7, 7, 7, 7, 9]`?',
      is: 'range-search',
      because: 'A search that stops at a match returns index 2. The first 7 is at index 1.',
      answers: ['2', '1'],
    },
  },
  {
    between: ['basic-binary-search', 'rotated-array-search'],
    clue: 'Does the order break or turn at a position that you do not know?',
    signs: [
      'No: even if values are a few positions off, the middle and the entries next to it tell you which half to drop',
      'Yes: first find out which half is in order, or which way is uphill',
    ],
    contrast: {
      problem: 'At which index of `[5, 6, 7, 1, 2]` is the 2?',
      is: 'rotated-array-search',
      because:
        'Plain binary search sees 7 in the middle, goes left and returns -1. The order breaks to the right of it, and the 2 is at index 4.',
      answers: ['-1', '4'],
    },
  },
  {
    between: ['basic-binary-search', 'binary-search-on-answer'],
    clue: 'Must you pass over the input to test one guess?',
    signs: [
      'No: one element, one reply or one comparison at the middle tells you which half to drop',
      'Yes: the middle is a possible answer, and a total or a count over the input tests it',
    ],
    contrast: {
      problem:
        'In each hour you read pages of one pile only. How many per hour, at least, finish the piles `[2, 9, 4]` in 4 hours?',
      is: 'binary-search-on-answer',
      because:
        'The answer, 5, is no element, so no comparison with an element finds it. Adding up the hours shows that 4 pages per hour take 5 hours, and 5 pages take 4.',
    },
  },
  {
    between: ['range-search', 'rotated-array-search'],
    clue: 'Is the data sorted, even if you have to sort it first?',
    signs: [
      'Yes: find the position at which a condition on the values switches from no to yes',
      'No: the break or the peak belongs to the data, and the middle shows on which side it is',
    ],
    contrast: {
      problem: 'At which index is the smallest value of `[6, 8, 1, 3]`?',
      is: 'rotated-array-search',
      because:
        'Sorted, the smallest value is always at index 0, and the break is gone. In the array as it is, the index is 2.',
      answers: ['0', '2'],
    },
  },
  {
    between: ['range-search', 'binary-search-on-answer'],
    clue: 'Is the middle a position whose entry alone decides which half to keep?',
    signs: [
      'Yes: the data is sorted, and one look at the entry is the whole test',
      'No: the middle is a possible answer, and a pass over the input or a formula must test it',
    ],
    contrast: {
      problem: 'Which is the 3rd positive number that is missing from `[2, 3, 7]`?',
      is: 'range-search',
      because:
        'The entry at index `i` tells that `a[i] - i - 1` numbers are missing before it: 1, 1 and 4. That decides without a pass, and the answer is 5.',
    },
  },
  {
    between: ['heap-priority-queue', 'binary-search-on-answer'],
    clue: 'Is one number the answer, and can you test a guess without taking items out?',
    signs: [
      'No: items arrive over time or are taken out one by one, and you need the best one each time',
      'Yes: count or add up what the guess allows, and halve the range of guesses',
    ],
    contrast: {
      problem: 'Which value is number 500,000 in order in the 1,000 x 1,000 multiplication table?',
      is: 'binary-search-on-answer',
      because:
        'A heap takes out 500,000 values one by one. Halving the 1,000,000 possible answers takes about 20 guesses, and a formula per row counts the values up to a guess.',
    },
  },
  {
    between: ['range-search', 'prefix-sum'],
    clue: 'Must you find the ends of the range in sorted data, such as the positions of one value?',
    signs: [
      'Yes: search for the first and the last entry that qualify, and subtract their indices',
      'No: both ends are given or tried in turn, so subtract running totals',
    ],
    contrast: {
      problem:
        'A sensor fired in the seconds `[4, 7, 900]`. How often did it fire from second 5 to second 1,000?',
      is: 'range-search',
      because:
        'Running totals need 1,000 entries for this sensor alone. Searching its 3 seconds for both ends gives 3 - 1 = 2.',
    },
  },
  {
    between: ['two-pointers', 'binary-search-on-answer'],
    clue: 'Do two positions settle each step directly, with no limit to guess and test?',
    signs: [
      'Yes: a comparison, or pairing the smallest with the largest after sorting, gives the answer itself',
      'No: nothing settles a step until a limit is set, so halve the limits and test each with a pass',
    ],
    contrast: {
      problem: 'Which difference of two values of the sorted `[1, 3, 4, 9]` is number 3 in order?',
      is: 'binary-search-on-answer',
      because:
        'Two pointers on neighbors see 1, 2 and 5, and say 5. Counting all pairs up to a guess finds 3.',
      answers: ['5', '3'],
    },
  },
]
