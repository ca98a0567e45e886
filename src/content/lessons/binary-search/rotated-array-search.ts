import type { Lesson } from '../../lesson.ts'

export const rotatedArraySearch: Lesson = {
  id: 9,
  name: 'rotated-array-search',
  displayName: 'Rotated & Mountain Arrays',
  description:
    'A sorted array was cut and its two parts swapped, or the values climb to a peak and fall. One comparison with the middle still tells which half runs in clean order, and that decides which half to drop.',
  scenarios: [
    'Find a value in a rotated sorted array',
    'Find the smallest element, where the rotation starts',
    'Find any peak among uneven neighbours',
    'Search a mountain that climbs once and falls once',
  ],
  identificationClues:
    'The array is sorted except for one break, or only a peak is wanted and neighbours tell uphill from downhill. Plain binary search fails, because a value smaller than the middle may lie to its right. First ask which half is in order, then whether the target lies inside it.',
  recognitionGuide: {
    keyPhrases: [
      'rotated at an unknown pivot',
      'originally sorted',
      'peak element',
      'mountain array',
      'greater than its neighbors',
      'find the minimum element',
    ],
    commonVariations: [
      'Find the break: a middle larger than the right end means the break lies to the right',
      'Search the clean half: test the target against both ends of the half that is in order',
      'With duplicates: when the middle equals both ends, drop one element and accept a linear worst case',
    ],
  },
  commonMistakes: [
    'Comparing the middle with the left end to find the minimum: an unrotated array sends you right; try [1,2,3]',
    'A strict comparison where left and middle coincide: [3,1] with target 1 is reported missing',
    'Promising log n with duplicates: in [1,1,1,0,1] the ends tell nothing; say that the worst case is linear',
  ],
  practice: [
    {
      number: 1752,
      title: 'Check if Array Is Sorted and Rotated',
      slug: 'check-if-array-is-sorted-and-rotated',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 852,
      title: 'Peak Index in a Mountain Array',
      slug: 'peak-index-in-a-mountain-array',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 153,
      title: 'Find Minimum in Rotated Sorted Array',
      slug: 'find-minimum-in-rotated-sorted-array',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 33,
      title: 'Search in Rotated Sorted Array',
      slug: 'search-in-rotated-sorted-array',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 162,
      title: 'Find Peak Element',
      slug: 'find-peak-element',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 81,
      title: 'Search in Rotated Sorted Array II',
      slug: 'search-in-rotated-sorted-array-ii',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 154,
      title: 'Find Minimum in Rotated Sorted Array II',
      slug: 'find-minimum-in-rotated-sorted-array-ii',
      difficulty: 'Hard',
      premium: false,
    },
    {
      number: 1095,
      title: 'Find in Mountain Array',
      slug: 'find-in-mountain-array',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
