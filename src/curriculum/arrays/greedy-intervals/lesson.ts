import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 6,
  name: 'greedy-intervals',
  displayName: 'Intervals & Greedy Choice',
  shortName: 'Intervals & Greedy',
  description:
    'Sort the ranges by start or by end and sweep over them once with a single running boundary. At each range you merge, skip, keep or extend, and you never regret the choice, so nothing has to be undone.',
  idea: 'Sort the ranges so that one pass can settle each of them for good by comparing it with a single boundary.',
  scenarios: [
    'Merge overlapping bookings into busy blocks',
    'Cancel as few meetings as possible so that no two overlap',
    'Count the rooms in use at the busiest moment',
    'Reach the last position in the fewest jumps',
    'Serve each request with the smallest resource that is enough',
  ],
  identificationClues:
    'The input lists ranges with a start and an end, how far you can get from each position, or demands to meet. You decide about each one once, in sorted order or as given, and never revise the decision. If ranges carry different profits, a range you take now can cost you more later: use dynamic programming. If you may have to take a choice back, keep the choices in a heap.',
  recognitionGuide: {
    keyPhrases: [
      'overlapping intervals',
      'non-overlapping',
      'intervals[i] = [start, end]',
      'reach the last index',
    ],
    commonVariations: [
      'Sort by start: you merge as long as the next start is not after the current end',
      'Sort by end: you keep the range that finishes first, because it leaves the most room',
      'Farthest reach: you extend a boundary and count a jump only when the last one is used up',
      'Starts against ends: you sort both, and open a room for each start that comes before the earliest open end',
      'Same room for all: if items under a limit take equal room, you sort by gain, or by the difference of two options, and take the first ones',
      'Two sweeps: you make one sweep from each side when both neighbors make a demand, as in Candy',
    ],
  },
  commonMistakes: [
    'Sorting by start to keep the most ranges: one long early range blocks the rest; try [1,10], [2,3], [4,5]',
    'Unclear touching ends: check in the statement whether [1,2] and [2,3] overlap before you choose `<` or `<=`',
    'Taking the last end instead of the larger one: after [1,10], the range [2,3] must not shorten the block',
    'A greedy rule that only feels right: compare it with all subsets on random lists of four ranges before trusting it',
  ],
  complexity: {
    time: 'O(n log n)',
    timeReason: 'Sorting the n ranges dominates; the sweep after it looks at each of them once.',
    space: 'O(n)',
    spaceReason:
      'The sorted copy and the ranges in the answer can contain all n; the sweep itself adds a few numbers.',
  },
  whenNot: [
    'You cannot say why the choice is safe: compare your rule with all subsets on small inputs, and fall back on Linear DP (Fibonacci Style)',
  ],
  story: {
    problem:
      'Posters hang on one long wall; each covers the range **from one meter mark to another**. A single nail at some point goes through **every poster that covers this point**. What is the **fewest number of nails** so that each poster has at least one?',
    naive:
      'Try all sets of nail positions. With n posters there are 2ⁿ sets, and almost all of them waste nails.',
    insight:
      'The poster that ends first needs a nail somewhere in its range. Moving that nail to the end of this poster loses no other one, because none ends earlier. So put the nail there.',
    invariant:
      'Every poster handled so far has a nail, no smaller number of nails can do that, and the last nail is as far right as possible.',
    plan: [
      'Sort the posters by their end.',
      'If the next poster starts at or before the last nail, that nail holds it.',
      'Otherwise put a new nail at its end and count it.',
      'Repeat until there is no poster left.',
    ],
    rival: {
      name: 'heap-priority-queue',
      reason:
        'A heap could store the ends of all open posters. But one nail holds all of them at once, so the position of the last nail is all you need to remember.',
    },
  },
  workedExample:
    'How many of the talks 9-12, 10-11, 11-13 and 12-14 can you hear in full? In order of their ends they are 10-11, 9-12, 11-13, 12-14. Take 10-11. 9-12 starts too early, so skip it. 11-13 fits, so take it. 12-14 starts before 13, so skip it. You hear two talks. Swapping either for another talk would never free you sooner.',
  listings: [
    {
      id: 'greedy-intervals',
      label: 'Sort by end',
      note: 'It keeps the most ranges without overlap, because the earliest end leaves the most room.',
      shows: ['Sort by end'],
    },
    {
      id: 'merge-intervals',
      label: 'Sort by start',
      note: 'It joins overlapping ranges: after sorting, only the last block can overlap the next range.',
      shows: ['Sort by start'],
    },
    {
      id: 'fewest-jumps',
      label: 'Farthest reach',
      note: 'The input says how far you can get from each index, so nothing needs sorting.',
      shows: ['Farthest reach'],
    },
    {
      id: 'fewest-rooms',
      label: 'Starts against ends',
      note: 'It counts how many ranges are open at once, without remembering which end belongs to which start.',
      shows: ['Starts against ends'],
    },
  ],
  practice: [
    {
      number: 455,
      title: 'Assign Cookies',
      slug: 'assign-cookies',
      difficulty: 'Easy',
      premium: false,
      adds: 'It is greedy at its plainest: you sort both sides, and each child gets the smallest cookie that is enough.',
    },
    {
      number: 252,
      title: 'Meeting Rooms',
      slug: 'meeting-rooms',
      difficulty: 'Easy',
      premium: true,
      adds: 'After sorting by start, an overlap always shows between adjacent meetings, so one comparison per meeting is enough.',
    },
    {
      number: 56,
      title: 'Merge Intervals',
      slug: 'merge-intervals',
      difficulty: 'Medium',
      premium: false,
      adds: 'You join overlaps now: the end of a block grows to the larger end, not to the end that comes last.',
    },
    {
      number: 57,
      title: 'Insert Interval',
      slug: 'insert-interval',
      difficulty: 'Medium',
      premium: false,
      adds: 'The order exists already: you copy what ends before the new range, absorb what overlaps it, and copy the rest.',
    },
    {
      number: 435,
      title: 'Non-overlapping Intervals',
      slug: 'non-overlapping-intervals',
      difficulty: 'Medium',
      premium: false,
      adds: 'You sort by end instead of start: whatever finishes first leaves the most room for the others.',
    },
    {
      number: 763,
      title: 'Partition Labels',
      slug: 'partition-labels',
      difficulty: 'Medium',
      premium: false,
      adds: 'You find the ranges yourself: each letter spans from its first index to its last.',
    },
    {
      number: 55,
      title: 'Jump Game',
      slug: 'jump-game',
      difficulty: 'Medium',
      premium: false,
      adds: 'Ranges turn into reach: you carry the farthest index so far and fail at the first index beyond it.',
    },
    {
      number: 45,
      title: 'Jump Game II',
      slug: 'jump-game-ii',
      difficulty: 'Medium',
      premium: false,
      adds: 'A second boundary appears: you count a jump only when the reach of the last one is used up.',
    },
    {
      number: 253,
      title: 'Meeting Rooms II',
      slug: 'meeting-rooms-ii',
      difficulty: 'Medium',
      premium: true,
      adds: 'Several ranges are open at once: you sweep sorted starts against sorted ends, or keep the open ends in a heap.',
    },
    {
      number: 1899,
      title: 'Merge Triplets to Form Target Triplet',
      slug: 'merge-triplets-to-form-target-triplet',
      difficulty: 'Medium',
      premium: false,
      adds: 'It is greedy by exclusion: a triplet that exceeds the target in any entry is out, and you join all the others.',
    },
    {
      number: 135,
      title: 'Candy',
      slug: 'candy',
      difficulty: 'Hard',
      premium: false,
      adds: 'Both neighbors make demands: you sweep once in each direction and keep the larger demand.',
    },
  ],
}
