import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 15,
  name: 'digit-and-bit-parsing',
  displayName: 'Digit & Bit Parsing',
  shortName: 'Digits & Bits',
  description:
    'Read a value one character, digit, or bit at a time and carry a small state along: a sign, a carry, a running value, or a mask. The loop is short; the edge cases are the problem.',
  idea: 'Read the value one digit, bit or character at a time, and carry a small state from each to the next.',
  scenarios: [
    'Add or multiply numbers written as strings',
    'Parse a string into an integer, with sign, spaces, and limits',
    'Find the one number that appears once, in constant memory',
    'Count or reverse the bits of an integer',
    'Raise to a power by reading the exponent bit by bit',
    'Write a number out in English words',
  ],
  identificationClues:
    'A number or a format is read or written symbol by symbol, and each digit or bit counts by its position. Or the obvious tool is forbidden: an operator, big integers, a parser, memory for a map. Nothing is searched and nothing is chosen: one rule and a small state carry you through. If brackets nest, you need a stack.',
  recognitionGuide: {
    keyPhrases: ['without using the operator', '32-bit signed integer', 'set bits', 'represented as strings'],
    commonVariations: [
      'Carry loop: you add two digits and the carry, and continue while a digit or a carry remains',
      'XOR and masks: equal bits cancel, and `x & (x - 1)` clears the lowest 1',
      'Square and halve: each bit of the exponent costs one squaring',
      'Reading in phases: each character continues the current phase, starts the next one, or ends the parse',
      'Single bits: `(n >> i) & 1` reads bit i, `n | (1 << i)` sets it, and `n & ~(1 << i)` clears it',
      'Digits by remainder: `x % base` is the last digit and `x / base` drops it, in base 10, 2, or 1,000 alike',
    ],
  },
  commonMistakes: [
    'Dropping the last carry: 99 + 1 comes out as 00',
    'Testing for overflow afterwards: the value has already wrapped; compare with `limit / 10` before multiplying',
    'Shifting negative numbers: an arithmetic shift ends at -1, never at 0; use the unsigned shift or count 32 steps',
    'Leaving leading zeros in the result: 0 times 52 comes out as 00; test a factor of zero',
  ],
  complexity: {
    time: 'O(n)',
    timeReason:
      'Each of the n values, digits, or bits is read once and costs a constant number of operations.',
    space: 'O(1)',
    spaceReason:
      'Only a running value is carried along; a result that is a string or an array takes its own O(n) and is not counted.',
  },
  whenNot: [
    'You count all numbers up to a limit that have some property: decide digit by digit (digit DP), as in Linear DP (Fibonacci Style)',
  ],
  story: {
    problem:
      'A payment reference has up to 10,000 **digits**, far too many for any built-in integer. It is valid if **dividing it by 97 leaves the remainder 1**. Is it valid?',
    naive:
      'Convert the string to a number first. A 64-bit integer overflows after about 19 digits, and a big-integer type does far more work than one yes or no requires.',
    insight:
      'Appending a digit multiplies the number by 10 and adds the digit. The remainder follows the same rule, so the number itself is never needed.',
    invariant: 'The running value is always the remainder of the number formed by the digits read so far.',
    plan: [
      'Start with `remainder = 0`.',
      'For each digit from left to right, set `remainder` to `(remainder * 10 + digit) % 97`.',
      'After the last digit, check that the remainder is 1.',
    ],
    rival: {
      name: 'frequency-counting',
      reason:
        'Counts forget where a digit is, and its position is what gives it value. The references 98 and 89 have the same counts, but 98 leaves 1 and is valid, while 89 leaves 89. Only reading the digits in order, with one running value, tells them apart.',
    },
  },
  workedExample:
    "What does 1011 mean in base two, read from the left? Start with 0. Read 1: 0 * 2 + 1 = 1. Read 0: 1 * 2 + 0 = 2. Read 1: 2 * 2 + 1 = 5. Read 1: 5 * 2 + 1 = 11. Each digit doubled the value so far and added itself: this is Horner's rule.",
  listings: [
    {
      id: 'digit-and-bit-parsing',
      label: 'Cancel pairs with XOR',
      note: 'Equal numbers flip the same bits twice, so only the unpaired number remains.',
      shows: ['XOR and masks'],
    },
    {
      id: 'add-with-carry',
      label: 'Add with a carry',
      note: 'Add two numbers that are too long for an integer, from the last digit to the first.',
      shows: ['Carry loop'],
    },
    {
      id: 'bit-tricks',
      label: 'Lowest set bit, count bits',
      note: 'Clear the lowest 1 to loop once per set bit (Brian Kernighan), or isolate it with its negative.',
      shows: ['XOR and masks'],
    },
    {
      id: 'base-conversion',
      label: 'Convert to another base',
      note: 'Take the last digit by remainder, drop it by division, and reverse at the end.',
      shows: ['Digits by remainder'],
    },
  ],
  practice: [
    {
      number: 136,
      title: 'Single Number',
      slug: 'single-number',
      difficulty: 'Easy',
      premium: false,
      adds: 'Equal numbers cancel under XOR in any order, so what remains is the answer, with no map.',
    },
    {
      number: 191,
      title: 'Number of 1 Bits',
      slug: 'number-of-1-bits',
      difficulty: 'Easy',
      premium: false,
      adds: 'You read single bits; clearing the lowest 1 lets the loop run once per set bit instead of 32 times.',
    },
    {
      number: 190,
      title: 'Reverse Bits',
      slug: 'reverse-bits',
      difficulty: 'Easy',
      premium: false,
      adds: 'Bits leave at one end and enter at the other, always 32 times, because leading zeros count, too.',
    },
    {
      number: 67,
      title: 'Add Binary',
      slug: 'add-binary',
      difficulty: 'Easy',
      premium: false,
      adds: 'The carry appears: two strings of unequal length are read from the right until both digits and carry run out.',
    },
    {
      number: 66,
      title: 'Plus One',
      slug: 'plus-one',
      difficulty: 'Easy',
      premium: false,
      adds: 'Only a 9 passes the carry on, and a number of all nines is the one case that grows by a digit.',
    },
    {
      number: 7,
      title: 'Reverse Integer',
      slug: 'reverse-integer',
      difficulty: 'Medium',
      premium: false,
      adds: 'Digits come off by remainder, and you must detect overflow before you multiply.',
    },
    {
      number: 8,
      title: 'String to Integer (atoi)',
      slug: 'string-to-integer-atoi',
      difficulty: 'Medium',
      premium: false,
      adds: 'Parsing has phases (spaces, one sign, digits, stop), and a value that is too large is clamped to the limit.',
    },
    {
      number: 50,
      title: 'Pow(x, n)',
      slug: 'powx-n',
      difficulty: 'Medium',
      premium: false,
      adds: 'You read the exponent bit by bit, and the smallest integer has no positive counterpart to switch to.',
    },
    {
      number: 43,
      title: 'Multiply Strings',
      slug: 'multiply-strings',
      difficulty: 'Medium',
      premium: false,
      adds: 'Every digit meets every other: digits i and j contribute to positions i + j and i + j + 1.',
    },
    {
      number: 371,
      title: 'Sum of Two Integers',
      slug: 'sum-of-two-integers',
      difficulty: 'Medium',
      premium: false,
      adds: 'XOR adds without carrying, AND finds the carries, and both repeat until no carry is left.',
    },
    {
      number: 271,
      title: 'Encode and Decode Strings',
      slug: 'encode-and-decode-strings',
      difficulty: 'Medium',
      premium: true,
      adds: 'You invent the format: write the length before each string, since any separator may occur inside one.',
    },
    {
      number: 273,
      title: 'Integer to English Words',
      slug: 'integer-to-english-words',
      difficulty: 'Hard',
      premium: false,
      adds: 'Groups of three digits share one rule and get a new name each; zero, the teens, and extra spaces are the traps.',
    },
  ],
}
