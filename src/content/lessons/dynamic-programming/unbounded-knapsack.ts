import type { Lesson } from '../../lesson.ts'

export const unboundedKnapsack: Lesson = {
  id: 39,
  name: 'unbounded-knapsack',
  displayName: 'Unbounded Knapsack (Coin Change)',
  description: 'Reuse items freely: build each amount from smaller amounts that were already solved.',
  scenarios: [],
  identificationClues: '',
  practice: [
    { number: 322, title: 'Coin Change', slug: 'coin-change', difficulty: 'Medium', premium: false },
    { number: 518, title: 'Coin Change II', slug: 'coin-change-ii', difficulty: 'Medium', premium: false },
    { number: 279, title: 'Perfect Squares', slug: 'perfect-squares', difficulty: 'Medium', premium: false },
    {
      number: 377,
      title: 'Combination Sum IV',
      slug: 'combination-sum-iv',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 343, title: 'Integer Break', slug: 'integer-break', difficulty: 'Medium', premium: false },
    {
      number: 983,
      title: 'Minimum Cost For Tickets',
      slug: 'minimum-cost-for-tickets',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 139, title: 'Word Break', slug: 'word-break', difficulty: 'Medium', premium: false },
    {
      number: 1449,
      title: 'Form Largest Integer With Digits That Add up to Target',
      slug: 'form-largest-integer-with-digits-that-add-up-to-target',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
