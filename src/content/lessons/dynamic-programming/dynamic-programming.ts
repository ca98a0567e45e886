import type { Lesson } from '../../lesson.ts'

export const dynamicProgramming: Lesson = {
  id: 37,
  name: 'dynamic-programming',
  displayName: 'Linear DP (Fibonacci Style)',
  description:
    'Say what the answer at position i is in terms of a few positions before it, then compute from left to right. Two or three earlier values are usually enough, so the table shrinks to a handful of variables.',
  scenarios: [
    'Ways to climb stairs by one or two steps',
    'Best haul when neighbours exclude each other',
    'Number of ways to read digits as letters',
    'Tilings of a narrow strip',
  ],
  identificationClues:
    'There is one index, and the choice at i looks back a fixed, small distance. If any earlier element may come before this one, it is longest increasing subsequence; if a remaining amount is part of the question, a knapsack; if what you hold decides what you may do, a state machine.',
  recognitionGuide: {
    keyPhrases: [
      'how many distinct ways',
      'climb to the top',
      'no two adjacent',
      'number of ways to decode',
      'minimum cost to reach',
      'nth number',
    ],
    commonVariations: [
      'Count the ways: add up those of all allowed steps back',
      'Take or skip: the better of the last value, and the one before it plus this',
      'Circle: solve without the first, then without the last, and keep the better',
    ],
  },
  commonMistakes: [
    'Guessed base cases: write n = 0, 1 and 2 by hand and compare',
    'Zeroes in decoding: 0 alone is no letter, so 06 and 30 can be read in no way; test both',
    'Recursion without memory: n = 45 takes seconds or more; remember results or fill from the left',
  ],
  practice: [
    { number: 509, title: 'Fibonacci Number', slug: 'fibonacci-number', difficulty: 'Easy', premium: false },
    { number: 70, title: 'Climbing Stairs', slug: 'climbing-stairs', difficulty: 'Easy', premium: false },
    {
      number: 746,
      title: 'Min Cost Climbing Stairs',
      slug: 'min-cost-climbing-stairs',
      difficulty: 'Easy',
      premium: false,
    },
    { number: 338, title: 'Counting Bits', slug: 'counting-bits', difficulty: 'Easy', premium: false },
    { number: 198, title: 'House Robber', slug: 'house-robber', difficulty: 'Medium', premium: false },
    { number: 213, title: 'House Robber II', slug: 'house-robber-ii', difficulty: 'Medium', premium: false },
    { number: 740, title: 'Delete and Earn', slug: 'delete-and-earn', difficulty: 'Medium', premium: false },
    { number: 91, title: 'Decode Ways', slug: 'decode-ways', difficulty: 'Medium', premium: false },
    {
      number: 790,
      title: 'Domino and Tromino Tiling',
      slug: 'domino-and-tromino-tiling',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 32,
      title: 'Longest Valid Parentheses',
      slug: 'longest-valid-parentheses',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
