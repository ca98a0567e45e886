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
  {
    id: 'prefix-sum-s3',
    text: 'In a lantern parade, each of 500,000 walkers carries a lantern with one of eight colors, and nobody changes places. Photographers name a first and a last walker, a hundred thousand times in all, and want to hear which colors occur an odd number of times from the one to the other, these two included. No request may take longer because it covers more walkers.',
    world: 'lantern parade',
    pattern: 'prefix-sum',
    evidence: [
      {
        words: 'nobody changes places',
        tells: 'The data is fixed, so it pays to prepare it once.',
        decides: false,
      },
      {
        words: 'a hundred thousand times in all',
        tells: 'Many ranges are asked about, so each one must be answered from prepared totals.',
        decides: true,
      },
      {
        words: 'occur an odd number of times',
        tells: 'Parities of a range are the difference of the parities before its two ends.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'The requests name unrelated ranges in any order. Moving from one range to the next can mean passing half of the parade each time.',
    },
    why: 'Store for each walker the parities of the eight colors up to there, and combine the two entries that belong to a request.',
    cost: 'O(n + q)',
  },
  {
    id: 'prefix-sum-s4',
    text: 'An irrigation plan divides a plain into 2,000 by 2,000 square fields. Tonight 300,000 orders come in, and each names two opposite corners of a rectangle and a number of liters that each field in it receives. In the morning, when all orders have been entered, the plan should show the wettest field. One step per order and covered field would take days.',
    world: 'irrigation plan',
    pattern: 'prefix-sum',
    evidence: [
      {
        words: 'two opposite corners of a rectangle',
        tells:
          'An order changes a whole range of fields by the same amount, so it can be noted at its corners.',
        decides: true,
      },
      {
        words: 'when all orders have been entered',
        tells: 'No field is read in between, so the notes can be added up once at the end.',
        decides: true,
      },
      {
        words: 'the wettest field',
        tells: 'All final values are needed, each of which is a running total of the notes.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'Nothing is chosen, and no better or worse earlier answer exists: the water of a field is simply the sum of the orders that cover it.',
    },
    why: 'Note the liters of each order at its four corners with the right signs, then add up along the rows and along the columns.',
    cost: 'O(r · c + k)',
  },
]
