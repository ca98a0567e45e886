import type { Lesson } from '../../lesson.ts'

export const digitAndBitParsing: Lesson = {
  id: 15,
  name: 'digit-and-bit-parsing',
  displayName: 'Digits, Bits & Parsing',
  description:
    'Read a value one symbol at a time, be it a character, a digit or a bit, and carry a small state along: a sign, a carry, a running value, a mask. The loop is short; the edges are the problem.',
  scenarios: [
    'Add or multiply numbers that are given as text',
    'Turn text into a number, with sign, spaces and limits',
    'Find the value without a twin by XOR',
    'Raise to a power by reading the exponent bit by bit',
  ],
  identificationClues:
    'A number is seen as its symbols, or the built-in way is forbidden: no plus sign, no big integers, no ready-made parser. Nothing is searched and nothing is chosen; one rule is applied per symbol. If brackets nest, you need a stack; if letters are only counted, frequency counting.',
  recognitionGuide: {
    keyPhrases: [
      'without using the operators + and -',
      '32-bit signed integer',
      'number of 1 bits',
      'represented as strings',
      'appears twice except for one',
      'array of digits',
    ],
    commonVariations: [
      'Carry loop: add two digits and the carry, and go on while any of them is left',
      'XOR and masks: equal bits cancel, and x & (x - 1) clears the lowest 1',
      'Square and halve: one bit of the exponent per step',
    ],
  },
  commonMistakes: [
    'Dropping the last carry: 99 + 1 comes out as 00',
    'Testing for overflow afterwards: the value has already wrapped; compare with limit / 10 before multiplying',
    'Shifting negative numbers: a sign-keeping shift ends at -1, never at 0; use the unsigned shift or count 32 steps',
  ],
  practice: [
    { number: 136, title: 'Single Number', slug: 'single-number', difficulty: 'Easy', premium: false },
    { number: 191, title: 'Number of 1 Bits', slug: 'number-of-1-bits', difficulty: 'Easy', premium: false },
    { number: 190, title: 'Reverse Bits', slug: 'reverse-bits', difficulty: 'Easy', premium: false },
    { number: 67, title: 'Add Binary', slug: 'add-binary', difficulty: 'Easy', premium: false },
    { number: 66, title: 'Plus One', slug: 'plus-one', difficulty: 'Easy', premium: false },
    { number: 7, title: 'Reverse Integer', slug: 'reverse-integer', difficulty: 'Medium', premium: false },
    {
      number: 8,
      title: 'String to Integer (atoi)',
      slug: 'string-to-integer-atoi',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 50, title: 'Pow(x, n)', slug: 'powx-n', difficulty: 'Medium', premium: false },
    { number: 43, title: 'Multiply Strings', slug: 'multiply-strings', difficulty: 'Medium', premium: false },
    {
      number: 371,
      title: 'Sum of Two Integers',
      slug: 'sum-of-two-integers',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 271,
      title: 'Encode and Decode Strings',
      slug: 'encode-and-decode-strings',
      difficulty: 'Medium',
      premium: true,
    },
    {
      number: 273,
      title: 'Integer to English Words',
      slug: 'integer-to-english-words',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
