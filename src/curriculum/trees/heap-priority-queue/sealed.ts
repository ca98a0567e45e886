import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'heap-priority-queue-s1',
    text: 'In a kitchen, up to 100,000 orders come in at known minutes, and each must be served by its own deadline. One cook needs exactly one minute per dish. In each minute he prepares one of the dishes that were ordered by then. What is the largest number of dishes he can serve in time?',
    world: 'restaurant kitchen',
    pattern: 'heap-priority-queue',
    alsoFits: [
      {
        pattern: 'greedy-intervals',
        whyNotFirst:
          'The choice is greedy, but each minute it is made among a changing set, and the heap that finds it is the main step.',
      },
    ],
    evidence: [
      {
        words: 'by its own deadline',
        tells: 'The waiting dish with the earliest deadline comes next.',
        decides: true,
      },
      {
        words: 'In each minute he prepares one of the dishes',
        tells: 'The best of a changing set is needed every minute.',
        decides: true,
      },
      { words: 'ordered by then', tells: 'Dishes become available over time.', decides: false },
    ],
    rival: {
      pattern: 'sorting',
      fails:
        'Ordered by deadline alone, dishes that are not ordered yet come up too early. The set to choose from changes every minute.',
    },
    why: 'Add the dishes of each minute to a heap by deadline, drop those that are too late, and cook the one on top.',
    cost: 'O(n log n)',
  },
  {
    id: 'heap-priority-queue-s2',
    text: 'At a charity auction, ten equal prizes go to the ten highest bids. Up to a million bids come in one at a time. After each bid, a screen shows the lowest bid that would win a prize at that moment, or a dash while there are fewer than ten. What do you store?',
    world: 'charity auction',
    pattern: 'heap-priority-queue',
    evidence: [
      {
        words: 'one at a time',
        tells: 'The input is never complete, so there is no moment to put it in order.',
        decides: false,
      },
      { words: 'After each bid', tells: 'The answer is needed after every arrival.', decides: true },
      {
        words: 'the lowest bid that would win a prize',
        tells: 'The k-th largest so far is the smallest of the ten best.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'sorting',
      fails:
        'Putting all bids in order after each new one is far too slow for a million, and only the ten best matter.',
    },
    why: 'Keep the ten best bids in a min-heap: its top is on the screen, and a higher bid replaces it.',
    cost: 'O(n log k)',
  },
]
