import type { Lesson } from '../../lesson.ts'

export const dynamicProgramming: Lesson = {
  id: 37,
  name: 'dynamic-programming',
  displayName: 'Linear DP (Fibonacci Style)',
  description:
    'Define the answer at position i from a few earlier positions, then fill left to right and drop what is no longer needed.',
  scenarios: [],
  identificationClues: '',
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
