import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'zero-one-knapsack-1',
    text: 'A family moves with two equal trucks and 150 numbered crates. The weights are whole kilograms and add up to at most 20,000. Every crate goes on one of the trucks. How small can the difference between the two loads be?',
    world: 'moving day',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: 'add up to at most 20,000',
        tells: 'Sums are small enough to list which of them can be reached.',
        decides: false,
      },
      {
        words: 'Every crate goes on one of the trucks',
        tells: 'Each crate is used once, on one side or the other.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails: 'Reusing a crate would reach totals near half the weight that no real choice of crates gives.',
    },
    why: 'Find which totals one truck can carry using each crate at most once, and take the total nearest to half.',
    cost: 'O(n · s)',
  },
  {
    id: 'zero-one-knapsack-2',
    text: 'At an auction, 200 lots of stamps are sold at fixed prices in whole dollars, and each lot exists once. A collector wants to spend exactly 5,000 dollars. In how many different ways can he choose the lots, modulo 1,009?',
    world: 'stamp auction',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: 'each lot exists once',
        tells: 'A lot is in the choice or not, and never twice.',
        decides: true,
      },
      {
        words: 'spend exactly 5,000 dollars',
        tells: 'A sum has to be hit, and the order of lots does not matter.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails: 'It also counts choices in which one lot is bought several times.',
    },
    why: "Bring in one lot after another, and for each sum from high to low add the ways to reach it without that lot's price.",
    cost: 'O(n · s)',
  },
  {
    id: 'zero-one-knapsack-3',
    text: 'A town can invite some of 100 acts to its festival. Each act has a fee in whole hundreds of dollars, a whole number of stage hours, and an expected number of visitors, and performs once at most. The town has 400 hundred-dollar notes and 60 stage hours. What is the highest expected number of visitors?',
    world: 'street festival',
    pattern: 'zero-one-knapsack',
    evidence: [
      { words: 'performs once at most', tells: 'Each act is taken or left.', decides: true },
      {
        words: '400 hundred-dollar notes and 60 stage hours',
        tells: 'Two limits hold at once, so the table has two measures.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'longest-increasing-subsequence',
      fails: 'No rule links one chosen act to the one before; only the two totals limit the choice.',
    },
    why: 'For each act, go through notes and hours from high to low and keep the better of leaving and taking it.',
    cost: 'O(n · m · h)',
  },
  {
    id: 'zero-one-knapsack-4',
    text: 'A pharmacist has a scale with two pans and 40 brass weights, which weigh whole grams and together at most 3,000. She puts the powder on the left pan and may put each weight on the left, on the right, or leave it out. Which amounts of powder can she weigh exactly?',
    world: 'pharmacy scale',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: 'together at most 3,000',
        tells: 'All reachable differences fit into a short table.',
        decides: false,
      },
      {
        words: 'on the left, on the right, or leave it out',
        tells: 'Each weight has one use, and it adds, subtracts, or does nothing.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails: 'With copies of each weight she could weigh amounts that her 40 single weights cannot balance.',
    },
    why: 'Keep the set of reachable differences, and for each weight extend it by plus, minus, and nothing.',
    cost: 'O(n · s)',
  },
  {
    id: 'zero-one-knapsack-5',
    text: 'A film club has 120 different short films with lengths in whole seconds. A night lasts exactly three hours, pauses would annoy the guests, and no film is shown twice. What is the smallest number of films that fills the night?',
    world: 'film night',
    pattern: 'zero-one-knapsack',
    evidence: [
      { words: 'exactly three hours', tells: 'A sum must be hit to the second.', decides: false },
      {
        words: 'no film is shown twice',
        tells: 'Each film can be used once, so a table over sums must not reuse it.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'Showing one long film over and over may fill the night with few showings, which the club does not allow.',
    },
    why: 'For each film, go through the seconds from high to low, and keep the fewest films for each total.',
    cost: 'O(n · s)',
  },
  {
    id: 'zero-one-knapsack-6',
    text: 'A kitchen packs a school lunch with exactly five of 80 different snacks, no snack twice. Each has a number of calories. The lunch should have as many calories as possible without going over 700. How many will it have?',
    world: 'school lunch',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: 'exactly five of 80',
        tells: 'The number of chosen items is part of the state.',
        decides: false,
      },
      { words: 'no snack twice', tells: 'Each snack is used at most once.', decides: true },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails: 'Five servings of one snack might come closer to 700, but a snack may be packed once only.',
    },
    why: 'For each snack, mark the totals that can be reached with each number of snacks up to five, from high to low.',
    cost: 'O(n · k · s)',
  },
  {
    id: 'zero-one-knapsack-7',
    text: 'A podcast editor has 3,000 clips with lengths in seconds. She puts some of them, each at most once, into one long episode whose length must be a whole number of minutes. How many seconds long can the episode be at most?',
    world: 'podcast feed',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: 'each at most once',
        tells: 'A clip is in or out, and cannot be repeated to fix the remainder.',
        decides: true,
      },
      {
        words: 'whole number of minutes',
        tells: 'Only the total modulo sixty decides whether a choice is valid.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails: 'If clips could be repeated, the episode would have no greatest length at all.',
    },
    why: 'For each remainder modulo sixty keep the longest total, and extend all of them by each clip once.',
    cost: 'O(n)',
  },
  {
    id: 'zero-one-knapsack-8',
    text: 'Firefighters can carry 900 kilograms out of a museum before the roof falls in. There are 250 works of art, each with a weight in whole kilograms and a value, and none may be cut into parts. What is the highest total value they can save?',
    world: 'burning museum',
    pattern: 'zero-one-knapsack',
    evidence: [
      { words: '900 kilograms', tells: 'A total must stay within a limit.', decides: false },
      { words: '250 works of art', tells: 'Every work exists once, so it is saved or lost.', decides: true },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'It would save the work with the best value per kilogram several times over, though there is only one of it.',
    },
    why: 'For each work, go through the weights from high to low and keep the better of leaving it and carrying it.',
    cost: 'O(n · w)',
  },
]
