import type { RivalPair } from './rival-pair.ts'

export const rivalsOnArrays: readonly RivalPair[] = [
  {
    between: ['two-pointers', 'sliding-window'],
    clue: 'Does everything between (or outside) the two positions count, even if only toward a limit on their distance?',
    signs: [
      'No: only the values at the positions count, and comparing them decides which position moves',
      'Yes: the whole range counts, in its given order, so keep a summary of it as both ends move forward',
    ],
    contrast: {
      problem: 'Take 2 numbers from the ends of `[2, 9, 1, 1, 3]`. How large can their sum be?',
      is: 'sliding-window',
      because:
        'Comparing the two ends takes 3, then 2: that is 5. What you leave is a window of length 3, and the window with the smallest sum leaves 11 for you.',
      answers: ['5', '11'],
    },
  },
  {
    between: ['two-pointers', 'hash-lookup'],
    clue: 'Does comparing the values at two positions tell you which position to give up?',
    signs: [
      'Yes: sorted order or size rules out one position at each step, and no extra memory is needed',
      'No: the match can be anywhere, so store what you have seen and look it up',
    ],
    contrast: {
      problem: 'At which two indices of the unsorted `[8, 3, 11, 5]` are values with the sum 8?',
      is: 'hash-lookup',
      because:
        'From the ends, each sum (13, 19, 11) is too large, so the right pointer moves until none is left. A map finds 3 and 5 at indices 1 and 3.',
    },
  },
  {
    between: ['two-pointers', 'string-two-pointers'],
    clue: 'Are the elements numbers that are compared by size?',
    signs: [
      'Yes: a larger or smaller value decides which position moves',
      'No: they are characters, which match or do not match, and size plays no part',
    ],
    contrast: {
      problem: 'Does `"aba"` read the same in both directions?',
      is: 'string-two-pointers',
      because:
        'Two pointers on sorted values would look at `"aab"`, which reads differently backward. The characters have to be compared where they are.',
    },
  },
  {
    between: ['two-pointers', 'sorting'],
    clue: 'Is the array unsorted, and does sorting or grouping it, in any order within a group, answer the question?',
    signs: [
      'No: you move positions through an order that is given, must be kept, or is only a preparation',
      'Yes: once each value is where it belongs, you can read the answer off',
    ],
    contrast: {
      problem: 'Bring the numbers of `[3, 0, 4, 0, 1]` that are not 0 to the front, in their given order.',
      is: 'two-pointers',
      because:
        'Sorting downward gives `[4, 3, 1, 0, 0]` and loses the order. A reader and a writer give `[3, 4, 1, 0, 0]`.',
      answers: ['[4, 3, 1, 0, 0]', '[3, 4, 1, 0, 0]'],
    },
  },
  {
    between: ['sliding-window', 'prefix-sum'],
    clue: 'Does growing a range push the condition in one direction only (a fixed length counts as yes)?',
    signs: [
      'Yes: the left end never has to move back, so one window in one pass is enough',
      'No: the total can fall, must be exact, or is needed for many ranges, so work with running totals',
    ],
    contrast: {
      problem: 'How many subarrays of `[1, -1, 2]` have the sum 2?',
      is: 'prefix-sum',
      because:
        'A window that shrinks only when its sum exceeds 2 counts 1 subarray. A map of running totals counts both: 2.',
      answers: ['1', '2'],
    },
  },
  {
    between: ['sliding-window', 'string-sliding-window'],
    clue: 'Is the window a range of numbers?',
    signs: [
      'Yes: it keeps a sum, a largest value, or counts of numbers',
      'No: it is a substring, and the window keeps one count for each character',
    ],
    contrast: {
      problem: 'How long is the longest substring of `"abcb"` without a repeated character?',
      is: 'string-sliding-window',
      because:
        'A running sum cannot notice a repeat: with a = 1, b = 2 and so on, both `"abc"` and `"bbb"` add up to 6. Counts per character find the answer 3.',
    },
  },
  {
    between: ['sliding-window', 'state-machine-dp'],
    clue: 'Is there only one range to choose, such as one purchase and one sale?',
    signs: [
      'Yes: nothing before the range matters, so one window that moves forward is enough',
      'No: several choices follow one another, and each one limits what you may do next',
    ],
    contrast: {
      problem: 'What is the best profit for the prices `[1, 5, 3, 6]`, with as many trades as you like?',
      is: 'state-machine-dp',
      because:
        'One window finds one purchase and one sale: 5. Two modes, holding and not holding, find 4 + 3 = 7.',
      answers: ['5', '7'],
    },
  },
  {
    between: ['prefix-sum', 'hash-lookup'],
    clue: 'Does the condition combine a whole range of positions by sum, product or XOR?',
    signs: [
      'Yes: keep running totals, so that no range is added up twice',
      'No: single elements are found again by their value or by a key, wherever they are',
    ],
    contrast: {
      problem: 'Does a subarray of `[3, 2, -5, 4]` have the sum 0?',
      is: 'prefix-sum',
      because:
        'No value is 0, and no two values cancel, so a set of the values finds nothing. The running total is back at 0 after 3 values.',
    },
  },
  {
    between: ['prefix-sum', 'dynamic-programming'],
    clue: 'Is it about the sum, product or XOR of elements that are all adjacent?',
    signs: [
      'Yes: nothing inside the range is skipped, so running totals are enough',
      'No: elements are skipped or ways are counted, so build each answer from earlier answers',
    ],
    contrast: {
      problem: 'What is the largest sum of elements of `[4, 1, 1, 5]`, no two of them adjacent?',
      is: 'dynamic-programming',
      because:
        "Kadane's algorithm takes the whole range and gets 11, which is not allowed. The best is 4 + 5 = 9.",
      answers: ['11', '9'],
    },
  },
  {
    between: ['hash-lookup', 'frequency-counting'],
    clue: 'Are counts compared with counts, as for strings that are made of the same characters?',
    signs: [
      'No: a certain value or record is found again, by itself or by a computed key',
      'Yes: which item it is does not matter, only how often it occurs or what it stands for',
    ],
    contrast: {
      problem: 'Which of `"stop"`, `"pots"` and `"top"` are made of the same letters?',
      is: 'frequency-counting',
      because:
        'As keys of a map, all 3 strings are different. With their sorted letters as the key, 2 of them agree.',
    },
  },
  {
    between: ['sorting', 'hash-lookup'],
    clue: 'Must elements be rearranged (for order, for rank or to do without extra memory)?',
    signs: [
      'Yes: rearrange the array until a position tells you the answer',
      'No: it is enough to know what occurs, where or how often, and O(n) memory is allowed',
    ],
    contrast: {
      problem: 'How many pairs of `[3, 1, 2]` are in the wrong order?',
      is: 'sorting',
      because:
        'A set of the values is the same as for `[1, 2, 3]`, which has 0 such pairs. Merge sort counts 2.',
      answers: ['0', '2'],
    },
  },
  {
    between: ['sorting', 'greedy-intervals'],
    clue: 'Must you decide something about each element, and keep the decision?',
    signs: [
      'No: the order, a rank or a value that is out of order is the answer itself',
      'Yes: in the right order, you can take, drop or join each element for good',
    ],
    contrast: {
      problem: 'How many of the talks `[[1, 9], [2, 3], [4, 5]]` can you hear in full?',
      is: 'greedy-intervals',
      because:
        'Sorting by start alone makes you take the first talk, and you hear 1. Taking the talk that ends first, again and again, lets you hear 2.',
      answers: ['1', '2'],
    },
  },
  {
    between: ['sorting', 'heap-priority-queue'],
    clue: 'Is the best element (or the k best) enough, even while elements come or go?',
    signs: [
      'No: everything is known at the start and stays, so order or partition it once',
      'Yes: a heap keeps the best element on top while others are added and removed',
    ],
    contrast: {
      problem:
        'Join two of the ropes `[3, 3, 4, 4]` at a time; each join costs the new length. What is the least cost?',
      is: 'heap-priority-queue',
      because:
        'Sorted once and joined from the left, they cost 30. A heap also hands you the joined ropes in order, and the cost is 28.',
      answers: ['30', '28'],
    },
  },
  {
    between: ['sorting', 'linked-list-two-pointers'],
    clue: 'Is it an array whose values you may move or mark?',
    signs: [
      'Yes: put each value where it belongs, and look at what does not fit',
      'No: it is a linked list, or the values must stay: follow the links with two pointers in O(1) memory',
    ],
    contrast: {
      problem: 'Which value occurs twice in the read-only array `[3, 1, 3, 2]`? Use O(1) memory.',
      is: 'linked-list-two-pointers',
      because:
        'Sorting would change the array. Read as links from index to value, it goes 0, 3, 2, 3: the entrance of the cycle is the answer, 3.',
    },
  },
  {
    between: ['greedy-intervals', 'heap-priority-queue'],
    clue: 'Do you need the best of a set that changes while you go through the input?',
    signs: [
      'No: one running boundary or number is enough to settle each element',
      'Yes: a heap hands you that element each time, and lets you take back a choice',
    ],
    contrast: {
      problem:
        'Courses have a length and a deadline: `[[5, 5], [4, 6], [2, 6]]`. How many can you complete, one after another?',
      is: 'heap-priority-queue',
      because:
        'Taking each course that still fits completes 1. With a heap you drop the longest course taken so far, and complete 2.',
      answers: ['1', '2'],
    },
  },
  {
    between: ['greedy-intervals', 'binary-search-on-answer'],
    clue: 'Is the answer a limit that you could guess and then test on its own?',
    signs: [
      'No: nothing is guessed, because one sweep settles each element for good',
      'Yes: on one side of the answer every guess passes the test, so halve the range of guesses',
    ],
    contrast: {
      problem: 'Cut `[2, 6, 4, 3]` into 2 contiguous parts. How small can the larger sum be?',
      is: 'binary-search-on-answer',
      because:
        'Filling the first part up to half of the total takes only the 2 and leaves 13. Testing guesses finds 8.',
      answers: ['13', '8'],
    },
  },
]
