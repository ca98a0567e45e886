import type { Lesson } from '../../lesson.ts'

export const digitAndBitParsing: Lesson = {
  id: 15,
  name: 'digit-and-bit-parsing',
  displayName: 'Digits, Bits & Parsing',
  description:
    'Process a value one symbol at a time, whether character, decimal digit or bit, carrying a sign, carry or mask along.',
  scenarios: [],
  identificationClues: '',
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
