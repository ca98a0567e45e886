import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'greedy-intervals-s1',
    text: 'A ground station can broadcast an update, which takes ten minutes and reaches every satellite that is above the horizon all the while. You know for each of 150,000 satellites when it rises and when it sets today; each one is up for an hour or longer. What is the smallest number of broadcasts so that every satellite receives the update at least once?',
    world: 'satellite dish',
    pattern: 'greedy-intervals',
    evidence: [
      {
        words: 'reaches every satellite that is above the horizon all the while',
        tells:
          'The latest broadcast serves all open ranges together, so its time is all you need to remember.',
        decides: true,
      },
      {
        words: 'when it rises and when it sets today',
        tells: 'Each satellite is a range in time that must contain one whole broadcast.',
        decides: false,
      },
      {
        words: 'smallest number of broadcasts',
        tells: 'Waiting until ten minutes before the earliest unserved satellite sets is always safe.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'A heap would keep the setting times of everything in view, but one broadcast serves all of it, so remembering the time of the last one is enough.',
    },
    why: 'Order the satellites by setting time, and start a broadcast ten minutes before that time for each one that the last broadcast did not reach.',
    cost: 'O(n log n)',
  },
  {
    id: 'greedy-intervals-s2',
    text: 'An allotment has one water tap, and n gardeners wrote down from when to when they would like to use it. The wishes clash. The caretaker may reject a wish entirely but not shorten it, and one gardener may begin as another ends. With up to 80,000 wishes, how few must be rejected so that no two of the rest overlap?',
    world: 'allotment garden',
    pattern: 'greedy-intervals',
    evidence: [
      {
        words: 'from when to when they would like to use it',
        tells: 'Wishes are ranges on one time line, and overlap is the only conflict.',
        decides: false,
      },
      {
        words: 'reject a wish entirely but not shorten it',
        tells: 'Each range is kept or dropped as a whole, which a sweep by end time settles for good.',
        decides: true,
      },
      {
        words: 'how few must be rejected',
        tells:
          'Rejecting the fewest is keeping the most, and the range that ends first leaves the most room.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'binary-search-on-answer',
      fails:
        'A guessed number of rejections cannot be tested more easily than the answer itself: the test would have to find the most compatible wishes anyway.',
    },
    why: 'Order the wishes by their end, keep each one that starts no earlier than the last kept one ends, and reject the others.',
    cost: 'O(n log n)',
  },
]
