import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'prefix-sum-s1',
    text: 'A biologist notes for each of 150,000 days how many snails came or left, as a positive or negative number. She wants the longest period of consecutive days during which the population changed by exactly 40 overall. Days may cancel each other out inside the period. Report its number of days, or 0.',
    world: 'tide pools',
    pattern: 'prefix-sum',
    alsoFits: [
      {
        pattern: 'hash-lookup',
        whyNotFirst:
          'A map finds the earlier total, but first you have to see that a period is a difference of two running totals.',
      },
    ],
    evidence: [
      {
        words: 'how many snails came or left',
        tells: 'Changes with both signs make the sum rise and fall as a range grows.',
        decides: false,
      },
      {
        words: 'the longest period of consecutive days',
        tells: 'A contiguous range of free length is the difference of two running totals.',
        decides: false,
      },
      {
        words: 'the population changed by exactly 40 overall',
        tells: 'An exact total can be found by looking up the running total that is 40 smaller.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'sliding-window',
      fails:
        'When the sum is above 40, dropping the first day may raise it even more, so no rule tells a window when to shrink.',
    },
    why: 'Remember the first day on which each running total occurred, and look up the current total minus 40.',
    cost: 'O(n)',
  },
  {
    id: 'prefix-sum-s2',
    text: 'An audio file has 2,000,000 samples. An artist applies 100,000 edits, each of which adds a constant, possibly negative, to all samples from a to b. Nobody listens until every edit has been entered. Produce the final value of every sample; touching up to two million samples per edit is far too slow.',
    world: 'sound mixer',
    pattern: 'prefix-sum',
    evidence: [
      {
        words: 'adds a constant, possibly negative, to all samples from a to b',
        tells: 'An edit over a range is a change at its start that is undone after its end.',
        decides: false,
      },
      {
        words: 'Nobody listens until every edit has been entered',
        tells: 'Since no value is read in between, all changes can be added up in one pass afterwards.',
        decides: true,
      },
      {
        words: 'the final value of every sample',
        tells: 'Each final value is the running sum of the changes up to it.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        "No choice is made and no earlier answer is compared: a sample's value is just the sum of the edits that cover it.",
    },
    why: 'Note the constant at a and its negative after b, then run through the samples with a running sum.',
    cost: 'O(n + k)',
  },
]
