import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 9,
  name: 'rotated-array-search',
  displayName: 'Rotated & Mountain Arrays',
  shortName: 'Rotated Arrays',
  description:
    'A sorted array was cut and its two parts were swapped, or the values climb to a peak and then fall. One comparison with the middle still shows which half is in order or which way is uphill, and that decides which half to drop.',
  idea: 'One comparison shows which half is sorted, or which way is uphill, and that tells you which half to drop.',
  scenarios: [
    'Find a value in a rotated sorted array',
    'Find the smallest element, where the rotation starts',
    'Find any peak when neighbors always differ',
    'Search a mountain that climbs once and falls once',
    'Check whether an array is sorted apart from a rotation',
  ],
  identificationClues:
    'The array is sorted except for one break, or you need a peak and neighbors show which way is uphill. The middle is compared with an end or a neighbor, because a value smaller than the middle may be to its right. With a target, first ask which half is in order, then whether the target lies inside it.',
  recognitionGuide: {
    keyPhrases: [
      'rotated at an unknown pivot',
      'sorted array that was rotated',
      'peak element',
      'mountain array',
    ],
    commonVariations: [
      'Find the break: a middle larger than the right end means that the minimum is to the right of the middle',
      'Search the sorted half: you compare the target with both ends of the half that is in order',
      'With duplicates: when the middle equals the ends, you drop one element at a time and accept a linear worst case',
      'Follow the slope: a larger right neighbor means that a peak is to the right',
      'Count the breaks: read as a circle, a rotated sorted array falls at most once',
    ],
  },
  commonMistakes: [
    'Comparing the middle with the left end to find the minimum: an unrotated array sends you right; try [1,2,3]',
    'A strict comparison where left and middle coincide: [3,1] with target 1 is reported missing',
    'Promising O(log n) with duplicates: in [1,1,1,0,1] the ends reveal nothing; say that the worst case is linear',
    'Reading a neighbor outside the array: the last index has none on its right; run the peak search on one and on two elements',
  ],
  complexity: {
    time: 'O(log n)',
    timeReason:
      'One comparison shows which half of the n elements can be dropped, so log2(n) rounds suffice.',
    space: 'O(1)',
    spaceReason: 'You keep two ends and the middle, and the array stays as it is.',
  },
  whenNot: [
    'Values rise and fall several times and you need the highest of all: no comparison rules out a half, so scan',
    'One rotated array is searched many times: find the break once, then use Basic Binary Search with shifted indices',
  ],
  story: {
    problem:
      'A flight recorder keeps its last 4,096 readings in a **ring buffer**. The time stamps all differ and rise from entry to entry, **except for at most one drop**, where the newest reading is followed by the oldest. At which index is the **newest reading**?',
    naive:
      'Reading all 4,096 entries and keeping the largest works, but it treats a nearly sorted array like a random one.',
    insight:
      'Compare the middle with the first entry. If the middle is not smaller, everything up to it rises, so the newest reading is there or later. If it is smaller, the drop is already to its left.',
    invariant: 'The newest reading is between `lo` and `hi`, both included.',
    plan: [
      'Set `lo` to the first index and `hi` to the last.',
      'While `lo` is less than `hi`, take the middle, rounded up.',
      'If its time stamp is at least that of the first entry, set `lo` to `mid`; otherwise set `hi` to `mid - 1`.',
      'Return `lo`.',
    ],
    rival: {
      name: 'basic-binary-search',
      reason:
        'It compares the middle with a known target in an array that rises throughout. Here you do not know the newest time stamp, and past the drop all values are smaller, not larger.',
    },
  },
  workedExample:
    'Find the lowest point of the valley `[9, 6, 2, 4, 7]`. The middle value is 2, and its right neighbor 4 is larger: that way is uphill, so the lowest point is 2 or to its left. Of 9, 6 and 2, look at 6: its right neighbor 2 is smaller, so the lowest point is to the right. Only 2 remains. Each time, one neighbor decided which half to drop.',
  listings: [
    {
      id: 'rotated-array-search',
      label: 'Search with a target',
      note: 'One half is always in order, so you can test whether the target lies inside that half.',
      shows: ['Search the sorted half'],
    },
    {
      id: 'rotated-minimum',
      label: 'Minimum',
      note: 'Compare the middle with the right end, which also handles an array that was not rotated.',
      shows: ['Find the break'],
    },
    {
      id: 'peak-element',
      label: 'Peak',
      note: 'Nothing is sorted, but going uphill must end at a peak.',
      shows: ['Follow the slope'],
    },
    {
      id: 'rotated-with-duplicates',
      label: 'With duplicates',
      note: 'When both ends equal the middle, neither half is known to be in order, so drop one value at each end.',
      shows: ['With duplicates'],
    },
  ],
  practice: [
    {
      number: 1752,
      title: 'Check if Array Is Sorted and Rotated',
      slug: 'check-if-array-is-sorted-and-rotated',
      difficulty: 'Easy',
      premium: false,
      adds: 'You only count breaks with a scan, and the step from the last element back to the first may be one of them.',
    },
    {
      number: 852,
      title: 'Peak Index in a Mountain Array',
      slug: 'peak-index-in-a-mountain-array',
      difficulty: 'Medium',
      premium: false,
      adds: 'The slope decides: compare the middle with its right neighbor and keep the uphill side.',
    },
    {
      number: 153,
      title: 'Find Minimum in Rotated Sorted Array',
      slug: 'find-minimum-in-rotated-sorted-array',
      difficulty: 'Medium',
      premium: false,
      adds: 'You look for the break itself, and comparing with the right end also handles an array that was not rotated.',
    },
    {
      number: 33,
      title: 'Search in Rotated Sorted Array',
      slug: 'search-in-rotated-sorted-array',
      difficulty: 'Medium',
      premium: false,
      adds: 'Now there is a target: first find the half in order, then ask whether the target lies inside it.',
    },
    {
      number: 162,
      title: 'Find Peak Element',
      slug: 'find-peak-element',
      difficulty: 'Medium',
      premium: false,
      adds: 'Nothing is sorted and there may be many peaks, yet going uphill always ends at one of them.',
    },
    {
      number: 81,
      title: 'Search in Rotated Sorted Array II',
      slug: 'search-in-rotated-sorted-array-ii',
      difficulty: 'Medium',
      premium: false,
      adds: 'Equal values can hide which half is in order; then both ends move by one, and the worst case is linear.',
    },
    {
      number: 154,
      title: 'Find Minimum in Rotated Sorted Array II',
      slug: 'find-minimum-in-rotated-sorted-array-ii',
      difficulty: 'Hard',
      premium: false,
      adds: 'When the middle equals the right end, the break may be on either side, so you drop only the right end.',
    },
    {
      number: 1095,
      title: 'Find in Mountain Array',
      slug: 'find-in-mountain-array',
      difficulty: 'Hard',
      premium: false,
      adds: 'Three searches follow each other: for the peak, on the rising slope, and on the falling slope with comparisons reversed.',
    },
  ],
}
