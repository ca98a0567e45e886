import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'sliding-window-s1',
    text: "A kiln's gas use is logged per minute, never negative, for 400,000 minutes. The bill distinguishes contiguous stretches of any length that use less than 500 liters in total. An accountant asks how many different stretches that is; two stretches differ if they start or end at different minutes.",
    world: 'pottery kiln',
    pattern: 'sliding-window',
    evidence: [
      {
        words: 'never negative',
        tells: 'Without negative values, extending a window never lowers its total.',
        decides: false,
      },
      {
        words: 'less than 500 liters in total',
        tells: 'A limit from above is broken only by growing, so the left end never has to move back.',
        decides: true,
      },
      {
        words: 'how many different stretches',
        tells:
          'For each right end, all starts from the left end onward are valid and can be counted at once.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'prefix-sum',
      fails:
        'Looking up earlier totals finds exact sums only; here every start between the left end and the current minute works, so the length can be added directly.',
    },
    why: 'Add minutes at the right, drop minutes at the left while the total is 500 or more, and add the length of the window each time.',
    cost: 'O(n)',
  },
  {
    id: 'sliding-window-s2',
    text: 'A wind farm stores one gust speed per second, 2,000,000 in all. For a safety chart, every second needs the strongest gust of the last 600 seconds, itself included. Scanning 600 values for each second is too slow. Which values does the chart show?',
    world: 'wind farm',
    pattern: 'sliding-window',
    alsoFits: [
      {
        pattern: 'queue-operations',
        whyNotFirst:
          'A double-ended queue of candidates is the tool inside, but the fixed span that moves along the data is what you notice first.',
      },
      {
        pattern: 'monotonic-stack',
        whyNotFirst:
          'The candidates fall in size as in a monotonic stack, but they also expire by age, which makes it a moving span.',
      },
    ],
    evidence: [
      {
        words: 'every second needs',
        tells: 'One answer per position suggests updating something as you move along.',
        decides: false,
      },
      {
        words: 'the last 600 seconds',
        tells: 'A fixed length means that one value enters and one expires at each step.',
        decides: true,
      },
      {
        words: 'too slow',
        tells: 'Work per step must not depend on the length, so only candidates that may still win are kept.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'two-pointers',
      fails:
        'No pair is sought and no comparison moves the ends inward: both ends advance together, always 600 seconds apart.',
    },
    why: 'Keep the gusts that may still be the strongest in falling order, drop smaller ones as a new gust enters, and drop the front when it is too old.',
    cost: 'O(n)',
  },
  {
    id: 'sliding-window-s3',
    text: 'The door of a lecture hall reads the student number of everyone who enters, up to 800,000 in a term, and the same student may enter many times. For a chart with one value per entry, the dean asks how many different students are among that entry and the 199 before it. The first 199 entries get no value. Recounting 200 numbers each time is too slow.',
    world: 'lecture hall',
    pattern: 'sliding-window',
    evidence: [
      {
        words: 'one value per entry',
        tells: 'There is an answer for each position, so something is updated while moving along.',
        decides: false,
      },
      {
        words: 'that entry and the 199 before it',
        tells: 'The length is fixed: one number comes in and the oldest one goes out at each step.',
        decides: true,
      },
      {
        words: 'Recounting 200 numbers each time is too slow',
        tells: 'The counts must be carried over from one entry to the next.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'prefix-sum',
      fails:
        'The number of different students up to an entry cannot be subtracted: a student counted before may be among the last 200 entries again.',
    },
    why: 'Keep a count for each student among the last 200 entries, raise one count and lower one at each step, and track how many are above zero.',
    cost: 'O(n)',
  },
  {
    id: 'sliding-window-s4',
    text: 'Along the path of a botanic garden stand up to 200,000 plants, each labeled with the number of its species; there are thousands of species. A guided walk begins at some plant, ends at the same or a later one, and passes all plants in between. The gardener wonders how many different walks pass exactly four species.',
    world: 'garden walks',
    pattern: 'sliding-window',
    evidence: [
      {
        words: 'passes all plants in between',
        tells: 'A walk is a contiguous part of the row.',
        decides: false,
      },
      {
        words: 'how many different walks',
        tells: 'For each last plant, the first plants that work are counted at once.',
        decides: false,
      },
      {
        words: 'exactly four species',
        tells:
          'Walks with at most four species minus walks with at most three: for both, a longer walk can only break the limit.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'prefix-sum',
      fails:
        'The number of species of a walk is no difference of two running totals, since a species may occur both before the walk and inside it.',
    },
    why: 'Count the walks with at most four species by moving two ends, count those with at most three in the same way, and subtract.',
    cost: 'O(n)',
  },
]
