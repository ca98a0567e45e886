import type { RivalPair } from './rival-pair.ts'

/** Dynamic programming. */
export const rivalsOnTables: readonly RivalPair[] = [
  {
    between: ['dynamic-programming', 'unbounded-knapsack'],
    clue: 'Do you fill an amount with pieces from a set, each as often as it fits?',
    signs: [
      'No: position i looks back at earlier positions, not at the sizes of pieces',
      'Yes: each piece is tried as the last one, for every amount',
    ],
    contrast: {
      problem: 'What is the fewest number of coins of 1, 3 and 4 that make 6?',
      is: 'unbounded-knapsack',
      because:
        'Looking back by 1 only, as from stair to stair, takes 6 coins. Trying each coin as the last one takes 2.',
      answers: ['6', '2'],
    },
  },
  {
    between: ['dynamic-programming', 'state-machine-dp'],
    clue: 'To continue from position i, must you also know the last choice?',
    signs: [
      'No: one number per position is enough; if a pick blocks its neighbor, skipping makes you free again',
      'Yes: keep one number for each choice or mode in which you may be',
    ],
    contrast: {
      problem:
        'Painting two houses costs `[[1, 2, 9], [1, 9, 9]]` in three colors, and neighbors must differ. What is the least total?',
      is: 'state-machine-dp',
      because:
        'One number per house remembers that house 0 costs 1, in the first color, and then gives 10. One number per color gives 2 + 1 = 3.',
      answers: ['10', '3'],
    },
  },
  {
    between: ['dynamic-programming', 'greedy-intervals'],
    clue: 'Is one choice at each step always safe, so that it can never cost you more later?',
    signs: [
      'No: taking the best option now can cost you more later, so compare earlier answers',
      'Yes: you can say why, and in the right order one sweep makes each choice for good',
    ],
    contrast: {
      problem:
        'Ranges `[1, 4]`, `[2, 9]` and `[5, 8]` are worth 3, 10 and 4. What are the best ones worth without overlap?',
      is: 'dynamic-programming',
      because:
        'Taking the range that ends first, again and again, is worth 7. The long range alone is worth 10.',
      answers: ['7', '10'],
    },
  },
  {
    between: ['dynamic-programming', 'longest-increasing-subsequence'],
    clue: 'Must each element you pick fit the element you picked before it?',
    signs: [
      'No: positions decide what may come next, whichever values you have picked',
      'Yes: compare with every earlier element that may come just before it',
    ],
    contrast: {
      problem:
        'Cut `[1, 9, 3]` into parts of at most 2 elements; each element counts as the largest of its part. How large can the total be?',
      is: 'dynamic-programming',
      because:
        'The best increasing chain is 1, 9 and adds up to 10. Here every element counts, which gives 21.',
      answers: ['10', '21'],
    },
  },
  {
    between: ['zero-one-knapsack', 'unbounded-knapsack'],
    clue: 'May the same item be used again?',
    signs: [
      'No: fill the row from high to low, so that each item counts once',
      'Yes: fill the row from low to high, so that an item can follow itself',
    ],
    contrast: {
      problem: 'Can you make 6 with the weights `[3, 4]`, each used at most once?',
      is: 'zero-one-knapsack',
      because: 'Filled upward, the row says yes, because it uses 3 twice. Filled downward, it says no.',
      answers: ['yes', 'no'],
    },
  },
  {
    between: ['zero-one-knapsack', 'longest-increasing-subsequence'],
    clue: 'Does a rule link each pick to the pick before it?',
    signs: [
      'No: a sum or a budget limits the picks, and their order does not matter',
      'Yes: keep the best chain for each end, or the smallest end for each length',
    ],
    contrast: {
      problem: 'How many numbers of `[7, 8, 9, 1]` can you pick with a total of at most 8?',
      is: 'zero-one-knapsack',
      because: 'The longest increasing chain has 3 numbers, but costs 24. Within the budget, 2 numbers fit.',
      answers: ['3', '2'],
    },
  },
  {
    between: ['longest-increasing-subsequence', 'state-machine-dp'],
    clue: 'Does one rule between neighboring picks decide everything, with no phase that must occur?',
    signs: [
      'Yes: whatever came before, the next pick only has to fit the last one',
      'No: what you may do next depends on the mode or phase you are in',
    ],
    contrast: {
      problem: 'How long is the longest subsequence of `[1, 5, 4, 2, 6]` that goes up and down in turn?',
      is: 'state-machine-dp',
      because:
        'The longest chain that only goes up has 3 elements. With two modes, last step up and last step down, it is 4.',
      answers: ['3', '4'],
    },
  },
  {
    between: ['grid-dp', 'interval-dp'],
    clue: 'Are the two indices the two ends of one row?',
    signs: [
      'No: they are a row and a column, and each cell has fixed neighbors',
      'Yes: solve the shorter pieces first, and split each piece or take from one of its ends',
    ],
    contrast: {
      problem:
        'Two players in turn take a number from an end of `[3, 9, 1, 2]`. By how much can the first one win?',
      is: 'interval-dp',
      because:
        'Filled row by row, from the top, the table reads pieces that are not solved yet, and says 3. Filled from short pieces to long ones, it says 7.',
      answers: ['3', '7'],
    },
  },
  {
    between: ['grid-dp', 'state-machine-dp'],
    clue: 'Is the input a grid of cells, rather than a series of days or items that offer the same options?',
    signs: [
      'Yes: keep one number per cell, even if you choose one cell in each row and its column limits the next',
      'No: days or items come one by one, so keep one number for each mode or option you may be in',
    ],
    contrast: {
      problem:
        'Three days pay `[[6, 5], [2, 5], [6, 1]]` at desks A and B, and each change of desk costs 2. How much can you earn?',
      is: 'state-machine-dp',
      because:
        'A path through the cells changes for free and gets 17. One number per desk, less 2 for each change, gives 14.',
      answers: ['17', '14'],
    },
  },
  {
    between: ['greedy-intervals', 'zero-one-knapsack'],
    clue: 'Can you ignore how much room items take, since it is the same for all or no total is set?',
    signs: [
      'Yes: sort them by end, gain or difference, and the first ones that fit are safe for good',
      'No: sizes differ, so a good item can block two better ones, and every total has to be tried',
    ],
    contrast: {
      problem:
        'A bag takes weight 4. Items weigh `[3, 2, 2]` and are worth `[5, 4, 4]`. How much worth fits?',
      is: 'zero-one-knapsack',
      because:
        'Taking the most valuable item first fills the bag with a worth of 5. Solving every total finds the two others: 8.',
      answers: ['5', '8'],
    },
  },
  {
    between: ['prefix-sum', 'state-machine-dp'],
    clue: 'Does every sum or product cover adjacent elements only, with none of them skipped or changed?',
    signs: [
      'Yes: running totals, or one value that is extended or started over, are enough',
      'No: a skip, a change of sign or a second range is a mode, so keep one number for each mode',
    ],
    contrast: {
      problem: 'What is the largest sum of a subarray of `[3, -5, 4]` if you may skip one element inside it?',
      is: 'state-machine-dp',
      because:
        "Kadane's algorithm knows no skip and gets 4. Two modes, skip still free and skip used, get 7.",
      answers: ['4', '7'],
    },
  },
  {
    between: ['sliding-window', 'dynamic-programming'],
    clue: 'Does the answer at i follow from answers at earlier positions, with no left end to move?',
    signs: [
      'No: you must know where the range starts, since elements leave it on the left',
      'Yes: what ends at i continues what ended earlier, so add it up or take the best',
    ],
    contrast: {
      problem:
        'How many subarrays of `[1, 2, 3, 5]`, at least 2 long, rise by exactly 1 from each element to the next?',
      is: 'dynamic-programming',
      because:
        'A window that records one range for each right end counts 2. One more than the number that ends just before gives 1 and 2, so 3 in all.',
      answers: ['2', '3'],
    },
  },
  {
    between: ['longest-increasing-subsequence', 'string-dynamic-programming'],
    clue: 'Does each pick only have to fit the pick before it, perhaps by its position in another sequence?',
    signs: [
      'Yes: there is one sequence, or elements never repeat and positions in the other one replace them',
      'No: elements repeat in both sequences, are edited or must mirror, so fill a table of prefixes or ends',
    ],
    contrast: {
      problem:
        'Two lists contain the same 100,000 numbers, each once, in different orders. How long is their longest common subsequence?',
      is: 'longest-increasing-subsequence',
      because:
        'A table over prefixes has 10,000,000,000 cells. Replace each number by its position in the other list: an increasing subsequence takes about 17 comparisons per number.',
    },
  },
]
