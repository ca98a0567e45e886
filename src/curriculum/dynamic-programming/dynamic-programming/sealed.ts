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
  {
    id: 'dynamic-programming-s3',
    text: 'A truck passes 60,000 toll gates in a fixed order. At each it either pays the toll of this gate, or shows a sticker. Every gate also sells stickers, at a price of its own, which cover this gate and the four gates behind it. Determine how cheaply the truck gets through.',
    world: 'toll road',
    pattern: 'dynamic-programming',
    alsoFits: [
      {
        pattern: 'state-machine-dp',
        whyNotFirst:
          'Modes by the number of gates that are still covered work as well, but a sticker always covers five, so looking up to five gates back is simpler.',
      },
    ],
    evidence: [
      {
        words: 'pays the toll of this gate',
        tells: 'One choice leads on by one gate.',
        decides: false,
      },
      {
        words: 'this gate and the four gates behind it',
        tells: 'The other choice covers this gate from at most four gates back, a fixed distance.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'sliding-window',
      fails:
        'The dearest five gates in a row are easy to find, but stickers at several places must not be wasted on gates that are already covered.',
    },
    why: 'For each gate, compare its toll plus the result of the gate before with a sticker bought here or up to four gates back plus the result in front of that gate.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-s4',
    text: 'For a record attempt, 30,000 students line up, in an order that must not change. The line is cut into teams of three, four, or five neighbors. How unfair a team is, is measured by its tallest minus its shortest student. Find the smallest possible sum of unfairness over all teams, if the line can be cut at all.',
    world: 'gym teams',
    pattern: 'dynamic-programming',
    evidence: [
      {
        words: 'teams of three, four, or five neighbors',
        tells: 'The last team leaves one of three shorter lines.',
        decides: false,
      },
      {
        words: 'sum of unfairness over all teams',
        tells: 'A good team may leave neighbors that fit badly, so the three cuts must be compared.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'greedy-intervals',
      fails:
        'Cutting off the fairest team first can leave the next team with the tallest and the shortest pupil of the line.',
    },
    why: 'For each number of students, try a last team of three, four, and five and add its unfairness to the least sum of the students before it.',
    cost: 'O(n)',
  },
]
