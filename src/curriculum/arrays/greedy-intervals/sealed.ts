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
  {
    id: 'greedy-intervals-s3',
    text: 'A cable railway sold 200,000 season passes, each valid from one date to another. The office calls a pass useless if some other pass is valid on all of its dates and on more besides. No two passes have the same two dates, and their order in the file is by customer name. How many passes are not useless? Comparing every two passes takes too long.',
    world: 'season passes',
    pattern: 'greedy-intervals',
    evidence: [
      {
        words: 'each valid from one date to another',
        tells: 'Passes are ranges with a start and an end.',
        decides: false,
      },
      {
        words: 'valid on all of its dates and on more besides',
        tells:
          'Ordered by first date, a pass is inside another one exactly if its end is not beyond the largest end so far.',
        decides: true,
      },
      {
        words: 'their order in the file is by customer name',
        tells: 'The given order means nothing, so the ranges may be put in another one.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'sorting',
      fails:
        'Neighbors in the order of first dates do not settle it: the pass that contains another may come much earlier, so the largest end must be carried along.',
    },
    why: 'Go through the passes by first date, the longer one first on a tie, and count those that end after the largest end so far.',
    cost: 'O(n log n)',
  },
  {
    id: 'greedy-intervals-s4',
    text: 'A piano tuner has up to 300,000 requests for the coming years. Every piano takes him one full day, no matter which, and every customer names a date by which it must be done; he does not accept a request that he would do too late. There is nothing to gain by tuning one piano rather than another. All requests are on his desk. How many can he accept?',
    world: 'piano tuner',
    pattern: 'greedy-intervals',
    alsoFits: [
      {
        pattern: 'sorting',
        whyNotFirst:
          'Putting the dates in order is only the first step; that the earliest date may always go first is the idea.',
      },
    ],
    evidence: [
      {
        words: 'one full day, no matter which',
        tells: 'All requests take up equally much, so an accepted one never has to be given back.',
        decides: true,
      },
      {
        words: 'names a date by which it must be done',
        tells: 'Requests are taken by their deadline, the most urgent one first.',
        decides: false,
      },
      {
        words: 'nothing to gain by tuning one piano rather than another',
        tells: 'With equal value, the urgent request is always a safe choice.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'A heap is needed if long jobs must be thrown out again in favor of short ones; as every piano takes one day, no acceptance is ever undone.',
    },
    why: 'Go through the requests by date and accept each one if the number accepted so far is smaller than the number of days until its date.',
    cost: 'O(n log n)',
  },
]
