import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'state-machine-dp-s1',
    text: 'A drone watches a forest for 50,000 minutes. In each minute it may fly, which uses one of its four units of charge and earns a known value, or it may stay at its base, which adds one unit if any is missing. It starts fully charged. What is the highest total value that it can earn?',
    world: 'fire drone',
    pattern: 'state-machine-dp',
    evidence: [
      {
        words: 'uses one of its four units of charge',
        tells: 'What it may do depends on the charge that is left.',
        decides: false,
      },
      {
        words: 'adds one unit',
        tells: 'The charge carries over from minute to minute, so each amount is a mode.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'The best value after a minute does not tell how much charge is left, which past flights have used up.',
    },
    why: 'For each minute keep the best value for every amount of charge from zero to four, and move between neighboring amounts.',
    cost: 'O(n)',
  },
  {
    id: 'state-machine-dp-s2',
    text: 'An engineer lists programs for a traffic light as one color per second for n seconds. Green always lasts at least two seconds, then comes yellow for exactly one, then red for at least two, then green again. A program starts with a fresh green and may be cut off at any time. Count the programs for n up to a million, modulo 1,013.',
    world: 'traffic light',
    pattern: 'state-machine-dp',
    evidence: [
      {
        words: 'at least two seconds, then comes yellow',
        tells:
          'A color stays until it is changed, and for how long it has lasted decides whether it may change.',
        decides: true,
      },
      {
        words: 'Count the programs',
        tells: 'One count for each mode is carried from second to second.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'A single count per length does not tell which light is on, or whether it has been on long enough to change.',
    },
    why: 'Count programs by their present mode (first green, later green, yellow, first red, later red) and advance all five counts each second.',
    cost: 'O(n)',
  },
]
