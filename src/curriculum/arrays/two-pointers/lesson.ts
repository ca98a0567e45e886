import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 1,
  name: 'two-pointers',
  displayName: 'Two Pointers',
  description:
    'Keep two indices and move each by a rule: from both ends inward, one in each of two arrays, or as a slow writer that follows a fast reader. Each move rules out positions that can no longer matter, so a search over all pairs becomes a single pass.',
  idea: 'Keep two indices, and at each step move the one whose position can no longer lead to a better answer.',
  scenarios: [
    'Find two values in a sorted array that add up to a target',
    'Move the values to keep to the front of an array, without a second array',
    'Merge two sorted arrays into the free space at the end of one of them',
    'Find the two walls that hold the most water',
    'Find three values whose sum comes closest to a target',
  ],
  identificationClues:
    'You look for a pair or a few values, or rearrange an array in-place. The array is sorted or you may sort it, and comparing the values at two positions tells you which position to move. Only the values at the positions count: if everything between them counts, use a sliding window. If an unsorted array must keep its positions, use a hash map.',
  recognitionGuide: {
    keyPhrases: [
      'sorted in non-decreasing order',
      'in-place',
      'two numbers such that they add up to',
      'closest to target',
    ],
    commonVariations: [
      'Opposite ends: both indices start at the edges, and each comparison moves one of them inward',
      'Reader and writer: a fast index reads, and a slow one marks where the next kept value goes',
      'Fix one, pair the rest: an outer loop fixes one value, and a pair of indices sweeps the rest, as in 3Sum',
      'Walk from both ends: two positions, each with a state of its own, take turns step by step until they meet',
      'Smallest with largest: once sorted, the two ends form a pair; in any other plan their partners could swap, and nothing would get worse',
      'Reversed parts: reversing the whole array and then both parts rotates it in-place; for the next permutation, you swap one pair and reverse what follows',
      'One index per array: you compare two values and advance the index whose value you take, as in merging',
    ],
  },
  commonMistakes: [
    'Moving the taller wall: the area can only shrink, because the shorter wall still limits it; print both heights before each move',
    'Repeated triplets in the answer: try [-2,0,0,2,2]; after a match an inner index must skip equal values too, not only the outer index',
    'Running the pair on unsorted data: it passes on the sorted example and fails once the same values are shuffled',
    'Letting both indices meet on one value: the condition `left <= right` pairs it with itself; try [4] with target 8',
  ],
  complexity: {
    time: 'O(n)',
    timeReason:
      'Every step moves an index by one position and no index ever moves back, so n values take about n steps.',
    space: 'O(1)',
    spaceReason:
      'It needs only the indices, however long the array is; an array for the answer is not counted.',
  },
  whenNot: [
    'A comparison does not tell you which index to move: moving either can skip the answer, so look for an order or a key that decides',
  ],
  story: {
    problem:
      'A mover has a list of box weights, none above 50 kg. Each trip takes **one or two boxes** that weigh **at most 50 kg together**, and boxes may travel **in any order**. What is the fewest number of trips?',
    naive:
      'Try every partner for every box. That is about n² pairs, and each pair you take changes which pairs are left.',
    insight:
      'Sort the weights and look at the heaviest box. If even the lightest one is too heavy to join it, every other box is too, so it travels alone. If the lightest fits, pair these two: the boxes that any other plan puts with them can share a trip, since one of them fits even with the heaviest.',
    invariant:
      'Every box outside the two indices already has its trip, and some best plan contains all of these trips.',
    plan: [
      'Sort the weights; put `left` on the lightest box and `right` on the heaviest.',
      'If both boxes fit, advance `left`.',
      'Either way, count one trip and decrease `right`.',
      'Stop when `left` has passed `right`.',
    ],
    rival: {
      name: 'hash-lookup',
      reason:
        'A map finds a box of one exact weight. Here any box that is light enough will do, and only sorted order shows which boxes are ruled out.',
    },
  },
  workedExample:
    'Which two weights in [2, 8, 9, 14, 17] have the sum closest to 21? 2 + 17 = 19 is 2 too small, and 2 has no better partner, so 2 is ruled out. 8 + 17 = 25 is 4 too large, and 17 has no better partner left, so 17 is ruled out. 8 + 14 = 22 is 1 too large, so 14 is ruled out. 8 + 9 = 17 is 4 too small. The answer is 8 and 14.',
  listings: [
    {
      id: 'two-pointers',
      label: 'Opposite ends',
      note: 'Use it on sorted values: each sum rules out one end.',
      shows: ['Opposite ends'],
    },
    {
      id: 'reader-writer',
      isJudged: false,
      label: 'Reader and writer',
      note: 'Both indices move right, and the values to keep are collected at the front, in-place.',
      shows: ['Reader and writer'],
    },
    {
      id: 'three-sum',
      label: 'Fix one, pair the rest',
      note: 'Sort first, then run the pair once for each fixed value, skipping equal values.',
      shows: ['Fix one, pair the rest'],
    },
    {
      id: 'merge-from-back',
      label: 'One index per array',
      note: 'Two indices read and one writes; filling from the back keeps unread values safe.',
      shows: ['One index per array'],
    },
  ],
  practice: [
    {
      number: 283,
      title: 'Move Zeroes',
      slug: 'move-zeroes',
      difficulty: 'Easy',
      premium: false,
      adds: 'It introduces reader and writer: one index reads ahead, the other marks where the next kept value goes.',
    },
    {
      number: 26,
      title: 'Remove Duplicates from Sorted Array',
      slug: 'remove-duplicates-from-sorted-array',
      difficulty: 'Easy',
      premium: false,
      adds: 'Whether you keep a value depends on the last value kept, and the final index of the writer is the answer.',
    },
    {
      number: 88,
      title: 'Merge Sorted Array',
      slug: 'merge-sorted-array',
      difficulty: 'Easy',
      premium: false,
      adds: 'Two indices read and a third one writes: filling from the back never overwrites a value you still need.',
    },
    {
      number: 977,
      title: 'Squares of a Sorted Array',
      slug: 'squares-of-a-sorted-array',
      difficulty: 'Easy',
      premium: false,
      adds: 'The largest square left is always at one of the two ends, so the result fills from the back.',
    },
    {
      number: 167,
      title: 'Two Sum II - Input Array Is Sorted',
      slug: 'two-sum-ii-input-array-is-sorted',
      difficulty: 'Medium',
      premium: false,
      adds: 'The sum decides which index moves: each comparison rules out one value with all its partners.',
    },
    {
      number: 11,
      title: 'Container With Most Water',
      slug: 'container-with-most-water',
      difficulty: 'Medium',
      premium: false,
      adds: 'Nothing is sorted: you must argue why you can give up the shorter wall without losing the best area.',
    },
    {
      number: 15,
      title: '3Sum',
      slug: '3sum',
      difficulty: 'Medium',
      premium: false,
      adds: 'You fix one value while a pair sweeps the rest, and skip equal values at the fixed index and at one of the two others.',
    },
    {
      number: 16,
      title: '3Sum Closest',
      slug: '3sum-closest',
      difficulty: 'Medium',
      premium: false,
      adds: 'Usually no sum is exact, so you remember the closest one, and the sign of the gap decides which index moves.',
    },
    {
      number: 42,
      title: 'Trapping Rain Water',
      slug: 'trapping-rain-water',
      difficulty: 'Hard',
      premium: false,
      adds: 'Each side carries its highest wall so far, and the lower of the two already fixes the water level on its side.',
    },
  ],
}
