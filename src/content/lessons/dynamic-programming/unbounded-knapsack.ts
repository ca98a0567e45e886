import type { Lesson } from '../../lesson.ts'

export const unboundedKnapsack: Lesson = {
  id: 39,
  name: 'unbounded-knapsack',
  displayName: 'Unbounded Knapsack (Coin Change)',
  description:
    'Pieces may be used as often as you like, so the answer for an amount is built from the answers for that amount minus each piece. Amounts are filled upward, which lets a piece follow itself.',
  scenarios: [
    'Fewest coins for an amount',
    'Number of combinations that make an amount',
    'Fewest squares that add up to n',
    'Cheapest tickets for a year of travel days',
  ],
  identificationClues:
    'A few kinds of piece, each without limit, and an exact amount to be made. Taking the largest piece first fails for sets such as 1, 3, 4. If each piece exists once, it is the 0/1 knapsack; if the step back is always the same one or two positions, it is linear DP.',
  recognitionGuide: {
    keyPhrases: [
      'infinite number of each kind',
      'fewest number of coins',
      'make up that amount',
      'perfect square numbers',
      'number of combinations that add up to',
      'reused in the segmentation',
    ],
    commonVariations: [
      'Fewest: one more than the best of amount - piece',
      'Combinations: pieces outside, amounts inside, so that each mix counts once',
      'Sequences: amounts outside, pieces inside, so that each order counts',
    ],
  },
  commonMistakes: [
    'Greedy change: amount 6 with 1, 3, 4 gives 4 + 1 + 1 instead of 3 + 3',
    'Adding one to infinity: an unreachable amount overflows or passes for reachable; test amount 3 with coin 2',
    'Loops swapped: amount 3 from 1 and 2 has two combinations but three orders; check which one you count',
  ],
  complexity: {
    time: 'O(n · A)',
    timeReason: 'Each of n pieces is tried at each amount up to A.',
    space: 'O(A)',
    spaceReason:
      'One answer for each amount; a piece may be used again, so the same row is read and written; the demo shows that row after each coin.',
  },
  whenNot: [
    'Each item exists once: go through the capacities downward (0/1 Knapsack)',
    'The index is a place in the input, not an amount: look a few places back (Linear DP (Fibonacci Style))',
    'The coins are such that the largest always fits best: greedy is right only if you can prove it',
  ],
  practice: [
    {
      number: 322,
      title: 'Coin Change',
      slug: 'coin-change',
      difficulty: 'Medium',
      premium: false,
      adds: 'The fewest pieces, with an impossible amount marked by something larger than any answer.',
    },
    {
      number: 518,
      title: 'Coin Change II',
      slug: 'coin-change-ii',
      difficulty: 'Medium',
      premium: false,
      adds: 'Counting combinations: pieces in the outer loop, or each order is counted.',
    },
    {
      number: 279,
      title: 'Perfect Squares',
      slug: 'perfect-squares',
      difficulty: 'Medium',
      premium: false,
      adds: 'The pieces are not given; they are the squares up to the amount.',
    },
    {
      number: 377,
      title: 'Combination Sum IV',
      slug: 'combination-sum-iv',
      difficulty: 'Medium',
      premium: false,
      adds: 'Orders count here, so the loops change places.',
    },
    {
      number: 343,
      title: 'Integer Break',
      slug: 'integer-break',
      difficulty: 'Medium',
      premium: false,
      adds: 'The pieces multiply, and the piece that is not cut further has to be allowed.',
    },
    {
      number: 983,
      title: 'Minimum Cost For Tickets',
      slug: 'minimum-cost-for-tickets',
      difficulty: 'Medium',
      premium: false,
      adds: 'The amount is a day, and a piece covers a stretch of days.',
    },
    {
      number: 139,
      title: 'Word Break',
      slug: 'word-break',
      difficulty: 'Medium',
      premium: false,
      adds: 'The amount is a prefix of the text, and a piece must match where it is laid.',
    },
    {
      number: 1449,
      title: 'Form Largest Integer With Digits That Add up to Target',
      slug: 'form-largest-integer-with-digits-that-add-up-to-target',
      difficulty: 'Hard',
      premium: false,
      adds: 'The most digits first, then the largest digit that keeps the count: rebuild from the table.',
    },
  ],
}
