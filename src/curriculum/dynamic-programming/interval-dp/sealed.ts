import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'interval-dp-s1',
    text: 'A government merges 200 districts along a river into one. Each step merges two neighboring districts and takes as many days as the larger of the two has thousand inhabitants; the new district has the inhabitants of both. Steps are taken one after another. In how few days can it be done?',
    world: 'river districts',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'two neighboring districts',
        tells: 'A merged district always covers a range of the original row.',
        decides: true,
      },
      {
        words: 'In how few days',
        tells: 'The order of merging decides, so every last merger is compared.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'Adding one district at a time to a growing prefix is just one order; the last merger may split the row anywhere, and each half is a range.',
    },
    why: 'The inhabitants of a range are a fixed sum, so try every place to split it for the last merger, shortest ranges first.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-s2',
    text: 'A driver starts at one of 400 houses on a straight street, with known positions. At each house, a child waits with a known number of scoops that lose one scoop of sales per minute of waiting. Driving one meter takes one minute. She must serve all. What is the most she can sell in total, with losses allowed to go below zero?',
    world: 'ice cream round',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'on a straight street',
        tells: 'The houses already served always form a range around the start.',
        decides: false,
      },
      {
        words: 'per minute of waiting',
        tells:
          'Each minute costs as many scoops as children wait outside the range, so both ends must be weighed.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'There is no board of cells: the houses lie in one row, and the state is a range with the driver at one of its ends.',
    },
    why: 'For each range of served houses and either end as her place, extend it by the next house on the left or the right.',
    cost: 'O(n²)',
  },
]
