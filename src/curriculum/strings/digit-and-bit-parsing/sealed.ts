import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'digit-and-bit-parsing-s1',
    text: 'A number is given as a string of up to 200,000 zeros and ones, its binary form. No integer type of your language is large enough for it. Return the string for three times this number, without leading zeros, reading the input once from right to left.',
    world: 'big numbers',
    pattern: 'digit-and-bit-parsing',
    evidence: [
      {
        words: 'No integer type of your language is large enough',
        tells: 'The number has to be handled as its symbols.',
        decides: false,
      },
      {
        words: 'three times this number',
        tells: 'Each place gives a result and a carry for the next one, so values and places count.',
        decides: true,
      },
      {
        words: 'from right to left',
        tells: 'The carry moves from the lowest place upward.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'frequency-counting',
      fails:
        'How many ones there are does not determine the number: 01 and 10 have the same counts, and their triples differ.',
    },
    why: 'From the right, multiply each symbol by three, add the carry, write the remainder modulo two, and carry the rest.',
    cost: 'O(n)',
  },
  {
    id: 'digit-and-bit-parsing-s2',
    text: 'A row of a punch card has 48 positions and is stored as one integer: position i is punched if 2^i is part of its binary form. A clerk has put a box of cards into the machine face down, so in every row left and right are exchanged. For each of up to two million rows, return the integer that the machine reads.',
    world: 'punch cards',
    pattern: 'digit-and-bit-parsing',
    evidence: [
      {
        words: 'stored as one integer',
        tells: '48 yes-or-no values are packed into the binary form of a number.',
        decides: false,
      },
      {
        words: 'left and right are exchanged',
        tells: 'Each place of the number moves to its mirror place, so places have to be read one by one.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'frequency-counting',
      fails:
        'How many positions are punched stays the same when a card is turned over. Only where they are changes the integer.',
    },
    why: 'Read the lowest binary place, append it to the result, shift both, and repeat 48 times.',
    cost: 'O(n)',
  },
]
