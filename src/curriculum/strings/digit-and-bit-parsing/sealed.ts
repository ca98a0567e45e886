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
  {
    id: 'digit-and-bit-parsing-s3',
    text: 'A scale in a post office sends lines, and one in ten is garbled. A good line consists of an optional plus or minus, then at least one figure, then optionally a point with at least one figure behind it, then optionally the letter e and more figures, which may have their own sign. So -3.50e12 is good, and 3.e5 is not. Of two million lines, count the good ones, without a library for this purpose.',
    world: 'post office scale',
    pattern: 'digit-and-bit-parsing',
    evidence: [
      {
        words: 'an optional plus or minus, then at least one figure',
        tells: 'The format has phases that follow one another in a fixed order.',
        decides: true,
      },
      {
        words: 'which may have their own sign',
        tells: 'What a character means depends on the phase only, so one small state is kept.',
        decides: false,
      },
      {
        words: 'without a library for this purpose',
        tells: 'The parser is what has to be written.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'stack-operations',
      fails:
        'Nothing opens that must be closed later: every character continues the present phase or begins the next one, so nothing has to be remembered in reverse order.',
    },
    why: 'Read a line character by character, note the phase it is in, and reject it if a character does not continue the phase or begin an allowed one.',
    cost: 'O(n)',
  },
  {
    id: 'digit-and-bit-parsing-s4',
    text: 'A mechanical calculator from a flea market can do four things with the numbers in its brass frames: double one, halve one and drop the fraction, add one to another, and show by a flag if one is odd. It has no key for products. How do you multiply two given numbers, both below a billion, with fewer than two hundred turns of the crank? One turn is needed for each of the four things.',
    world: 'brass calculator',
    pattern: 'digit-and-bit-parsing',
    evidence: [
      {
        words: 'halve one and drop the fraction',
        tells: 'Halving and testing for odd reads a number place by place in binary.',
        decides: true,
      },
      { words: 'no key for products', tells: 'The obvious operator is missing.', decides: true },
      {
        words: 'fewer than two hundred turns',
        tells: 'Adding a number again and again takes too long; about thirty places do not.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'frequency-counting',
      fails:
        'How often the flag shows odd while one number is halved does not determine the product. At which halvings it does matters, since each place has its own weight.',
    },
    why: 'Halve one number and double the other in step, and add the doubled one to the result whenever the halved one is odd.',
    cost: 'O(log n)',
  },
]
