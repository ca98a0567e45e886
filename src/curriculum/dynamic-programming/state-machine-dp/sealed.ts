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
    text: 'An engineer lists programs for a traffic light as one color per second, a million seconds long. Green always lasts at least two seconds, then comes yellow for exactly one, then red for at least two, then green again. A program starts with a fresh green and may be cut off at any time. Count the programs, modulo 1,013.',
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
  {
    id: 'state-machine-dp-s3',
    text: 'At a metal exchange, a trader may own one ton of tin, own nothing, or owe one ton that she has borrowed and sold. Each of 80,000 mornings has a price at which she can buy or sell a single ton, once a morning, paying 3 dollars to the clerk. In the end she neither owns nor owes anything. Which gain is the largest, starting from nothing?',
    world: 'tin trader',
    pattern: 'state-machine-dp',
    evidence: [
      {
        words: 'own nothing, or owe one ton',
        tells: 'There are three modes, and each lasts until the next deal.',
        decides: true,
      },
      {
        words: 'paying 3 dollars to the clerk',
        tells: 'A change has a price, so not every small rise pays.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'sliding-window',
      fails:
        'A trade has no given length, and owning and owing alternate, so a best range between two mornings is not enough.',
    },
    why: 'For each morning keep the best cash for owning, nothing, and owing, and move one step between neighboring modes by a deal.',
    cost: 'O(n)',
  },
  {
    id: 'state-machine-dp-s4',
    text: 'An airlock has an inner and an outer door, both closed at first. A program for it is a list of 900,000 orders: inner, outer, or wait. The first two open the named door if it is closed and close it if it is open; an order that would have both open is forbidden. After a program, both doors must be closed. Find the number of programs, modulo 8,191.',
    world: 'airlock',
    pattern: 'state-machine-dp',
    evidence: [
      {
        words: 'close it if it is open',
        tells: 'A door stays as it is until an order for it comes, however much later.',
        decides: true,
      },
      {
        words: 'both doors must be closed',
        tells: 'Only programs that end in one certain condition count.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'One count per length does not tell which door is open, so it is unknown which orders are forbidden.',
    },
    why: 'Count programs by inner open, outer open, and both closed, and extend these three counts by one order at a time.',
    cost: 'O(n)',
  },
]
