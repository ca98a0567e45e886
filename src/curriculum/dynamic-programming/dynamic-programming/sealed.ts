import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'dynamic-programming-s1',
    text: 'A courier crosses a row of 100,000 roofs with known heights. From a roof she jumps to the next one or to the one after that. A jump costs the square of the height difference. She starts on the first roof and must finish on the last. Return the least total cost.',
    world: 'rooftop courier',
    pattern: 'dynamic-programming',
    evidence: [
      {
        words: 'to the next one or to the one after that',
        tells: 'There are two fixed ways to arrive on a roof.',
        decides: false,
      },
      {
        words: 'square of the height difference',
        tells: 'A cheap jump now can lead to a costly one later, so both arrivals are compared.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'greedy-intervals',
      fails: 'Always taking the cheaper jump may lead onto a low roof from which every way on is expensive.',
    },
    why: 'The least cost of a roof is the better of arriving from one roof back and from two roofs back.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-s2',
    text: 'A theater row has n seats, up to 1,000, with aisles after some of them. It is filled completely with single guests and couples; a couple takes two seats side by side that no aisle separates. Guests look alike. In how many ways can the row be filled, modulo 1,009?',
    world: 'theater row',
    pattern: 'dynamic-programming',
    evidence: [
      { words: 'single guests and couples', tells: 'The last group takes one seat or two.', decides: false },
      {
        words: 'that no aisle separates',
        tells: 'Whether two seats can go together depends on the position in the row.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails: 'Filling n seats with ones and twos in any order also counts couples that an aisle separates.',
    },
    why: 'The ways for k seats are those for one seat less, plus those for two seats less if no aisle lies between the last two.',
    cost: 'O(n)',
  },
]
