import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'dynamic-programming-1',
    text: 'A drummer writes rhythms of exactly n beats, n at most 80, from short strokes of one beat and long strokes of two beats. Two long strokes never follow each other. How many different rhythms can he write?',
    world: 'drum rhythms',
    pattern: 'dynamic-programming',
    alsoFits: [
      {
        pattern: 'state-machine-dp',
        whyNotFirst:
          'Two counts, by the last stroke, work as well, but a long stroke affects only the next one, so a fixed look-back is simpler.',
      },
    ],
    evidence: [
      {
        words: 'one beat and long strokes of two beats',
        tells: 'The last stroke is one of a fixed few, so an answer is built from the ones shortly before.',
        decides: false,
      },
      {
        words: 'Two long strokes never follow each other',
        tells: 'What comes next depends on the last stroke, so a few fixed look-backs suffice.',
        decides: true,
      },
      {
        words: 'How many different rhythms',
        tells: 'Ways are counted, and counts of shorter rhythms add up.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'Reusing strokes of one and two beats freely also counts rhythms in which two long strokes follow each other.',
    },
    why: 'A rhythm ends with a short stroke, or with a short one and a long one, so add the counts for one beat and for three beats less.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-2',
    text: 'A farmer owns 50,000 places for signs along a road, one per kilometer, and each place has an offer in dollars. By law, signs must be at least three kilometers apart. How much can the farmer earn at most?',
    world: 'roadside signs',
    pattern: 'dynamic-programming',
    alsoFits: [
      {
        pattern: 'state-machine-dp',
        whyNotFirst:
          'Modes by the distance from the last sign work as well, but the distance is fixed, so looking three places back is simpler.',
      },
    ],
    evidence: [
      {
        words: 'at least three kilometers apart',
        tells: 'A choice affects only the next two places.',
        decides: false,
      },
      {
        words: 'earn at most',
        tells: 'Taking a good offer can cost two better ones nearby, so both choices must be compared.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'greedy-intervals',
      fails:
        'With equal lengths the sign that ends first is safe for the number of signs, but offers differ, and a poor early one may block a rich one.',
    },
    why: 'At each place keep the better of skipping it and of taking its offer plus the best result three places earlier.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-3',
    text: 'A creek is crossed on 3,000 stepping stones in a line, some of them slippery. A child moves forward one stone or three stones at a time and never steps on a slippery one. In how many ways can she get from the first stone to the last, modulo 10,007?',
    world: 'stepping stones',
    pattern: 'dynamic-programming',
    evidence: [
      {
        words: 'one stone or three stones',
        tells: 'The last step is one of two fixed ones.',
        decides: false,
      },
      {
        words: 'never steps on a slippery one',
        tells: 'Whether a step is allowed depends on the position, not only on the distance covered.',
        decides: true,
      },
      { words: 'In how many ways', tells: 'Counts for earlier stones add up.', decides: false },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'Steps are not pieces that fill an amount in any order: one and three may be fine where three and one land on a slippery stone.',
    },
    why: 'The ways to a dry stone are the ways to the stone one before plus those to the stone three before.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-4',
    text: 'A board game has a track of 100,000 squares, each with points, some of them negative. A token starts on the first square and each turn moves one, two, or three squares forward, all equally likely, until it leaves the track. It scores every square on which it stands, the first included. What total score can it expect on average?',
    world: 'dice track',
    pattern: 'dynamic-programming',
    evidence: [
      {
        words: 'moves one, two, or three squares forward',
        tells: 'The average at a square follows from those of three squares at known places.',
        decides: true,
      },
      {
        words: 'can it expect on average',
        tells: 'Nothing is chosen: an average is built from other averages.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'prefix-sum',
      fails:
        'A running total counts every square, but the token skips some, and how often it stands on a square is itself built from the squares before.',
    },
    why: "From the last square back, a square's average is its points plus a third of the sum of the averages of the three squares after it.",
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-5',
    text: 'A printer sets a text of 5,000 words on a long, narrow scroll, with one, two, or three words on each line; words keep their order. A line whose width differs from 20 letters by k looks k squared bad, the last line included. Find the least total badness.',
    world: 'typesetting',
    pattern: 'dynamic-programming',
    evidence: [
      {
        words: 'one, two, or three words on each line',
        tells: 'The last line takes one to three words, so three earlier answers suffice.',
        decides: false,
      },
      {
        words: 'k squared bad',
        tells: 'Badness grows quickly, so a slightly worse line now can save more on the next.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'greedy-intervals',
      fails:
        'Giving each line the number of words that suits it best can leave a very long or short line later, whose square outweighs all savings.',
    },
    why: 'For each number of words, try a last line of one, two, and three words and add its badness to the least badness of the words before.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-6',
    text: 'A running coach covers exactly 365 days with training blocks of one, two, or three days, one after another. The fitness that a block brings depends on its length and on the day it starts, and a table lists all these gains. What is the largest total gain of a plan?',
    world: 'running plan',
    pattern: 'dynamic-programming',
    evidence: [
      {
        words: 'blocks of one, two, or three days',
        tells: 'The last block began one to three days back, so three earlier answers suffice.',
        decides: false,
      },
      {
        words: 'on the day it starts',
        tells: 'A gain belongs to a position, so a block is not a piece that is worth the same anywhere.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'Pieces that are reused to fill an amount have one value each, but here the same length brings a different gain on every day.',
    },
    why: 'For each number of days, try a last block of one, two, and three days and add its gain to the best plan for the days before.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-7',
    text: 'A pipeline has 200,000 sensors in a row, and checking each has its own price. A safety rule demands that among any three neighboring sensors at least one is checked. What does the cheapest plan cost?',
    world: 'pipeline sensors',
    pattern: 'dynamic-programming',
    alsoFits: [
      {
        pattern: 'state-machine-dp',
        whyNotFirst:
          'Modes by the distance from the last check work as well, but it is at most three, so looking back is simpler.',
      },
    ],
    evidence: [
      {
        words: 'its own price',
        tells: 'Prices differ, so the last useful sensor is not always the one to check.',
        decides: true,
      },
      {
        words: 'among any three neighboring sensors',
        tells: 'After a checked sensor, the next one is at most three places on.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'greedy-intervals',
      fails:
        'Checking the last sensor of each three uses the fewest checks, but it may be the dearest one by far.',
    },
    why: 'If a sensor is checked, the check before it is one to three places back, so add its price to the least of those three results.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-8',
    text: 'Beetles in a lab become fertile after two months, then each pair produces one new pair every month, and every pair dies after exactly six months. The lab starts with one newborn pair. How many pairs are alive after n months, for n up to 5,000, modulo 997?',
    world: 'beetle breeding',
    pattern: 'dynamic-programming',
    evidence: [
      {
        words: 'dies after exactly six months',
        tells: "A month's number follows from a fixed number of months before it.",
        decides: true,
      },
      {
        words: 'How many pairs are alive',
        tells: 'Earlier counts are added and subtracted; nothing is chosen.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'prefix-sum',
      fails:
        'Adding up a range of months needs the births of those months first, and each of these is itself built from earlier ones.',
    },
    why: 'The births of a month are the births of those earlier months whose pairs are now fertile and alive, so fill in month by month.',
    cost: 'O(n)',
  },
]
