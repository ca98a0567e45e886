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
]
