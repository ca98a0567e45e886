import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'longest-increasing-subsequence-1',
    text: 'A band recorded 200,000 short takes in one night, each with its loudness. For a live album they keep the order of the night but may leave out any takes, so that each kept take is louder than the one before it. What is the largest number of takes on the album?',
    world: 'live album',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      { words: 'keep the order of the night', tells: 'Elements are chosen but never moved.', decides: false },
      {
        words: 'each kept take is louder than the one before it',
        tells: 'A rule links neighbors in the chosen chain, and the task asks for one longest chain.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'monotonic-stack',
      fails:
        'The nearest louder take is often a bad next choice: a very loud one ends the chain, while a later, softer one lets it go on.',
    },
    why: 'Keep, for each length, the softest take that ends a chain of that length, and place each new take by binary search.',
    cost: 'O(n log n)',
  },
  {
    id: 'longest-increasing-subsequence-2',
    text: 'A freight train has 100,000 wagons in a row. For a mountain line, weights must strictly fall from front to back. Wagons can be taken out, but the others stay in their order. What is the smallest number of wagons to take out?',
    world: 'freight train',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'weights must strictly fall',
        tells: 'Each remaining wagon must fit the one before it, so the longest falling chain decides.',
        decides: true,
      },
      {
        words: 'stay in their order',
        tells: 'The remaining wagons are a chain within the given order.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'monotonic-stack',
      fails:
        'Taking out every wagon that breaks the fall against its nearest neighbor can lose a long chain because of one very light wagon in front.',
    },
    why: 'Find the longest falling chain with a list of best tails, and take out all other wagons.',
    cost: 'O(n log n)',
  },
  {
    id: 'longest-increasing-subsequence-3',
    text: 'Someone put 80,000 books back on a long shelf in the wrong order; no two have the same number. A move takes one book out and puts it in at any other place, while the others close up. What is the least number of moves after which the numbers rise from left to right?',
    world: 'book shelf',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'puts it in at any other place',
        tells: 'A moved book can go anywhere, so only the books that stay matter.',
        decides: false,
      },
      {
        words: 'numbers rise from left to right',
        tells: 'The books that are never moved must already form a rising chain.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'monotonic-stack',
      fails:
        'Finding the nearest smaller number for each book shows which are out of place locally, not the largest set that can stay.',
    },
    why: 'Books that stay form a rising chain, so subtract the length of the longest one from the number of books.',
    cost: 'O(n log n)',
  },
  {
    id: 'longest-increasing-subsequence-4',
    text: 'In a card game you are dealt up to 4,000 cards one after another. Each has a strength and a value. As each card comes, you either lay it down or discard it, and a card may be laid only if it is stronger than the last one you laid. You know all cards in advance. Find the highest total value.',
    world: 'card duel',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'stronger than the last one you laid',
        tells: 'Each chosen card must fit the chosen one before it.',
        decides: true,
      },
      {
        words: 'highest total value',
        tells: 'The best chain ending at each card is extended, with values instead of ones.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails:
        'No budget limits the cards; whether a card can be laid depends on the strength of the one laid before it.',
    },
    why: 'The best total that ends with a card is its value plus the best total of an earlier, weaker card.',
    cost: 'O(n²)',
  },
  {
    id: 'longest-increasing-subsequence-5',
    text: 'A mason has 3,000 rectangular slabs with known length and width, and may not turn them. In a tower, each slab must lie on one that is both longer and wider, and he may use the slabs in any order. For each slab, tell him how many others can lie under it in one tower at most.',
    world: 'stone slabs',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'both longer and wider',
        tells: 'Each chosen slab must fit the one below it in two measures.',
        decides: true,
      },
      {
        words: 'in any order',
        tells: 'Putting slabs in order of length first leaves a chain in one measure.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails: 'There is no total to stay within: which slab may come next depends only on the slab below it.',
    },
    why: 'Put the slabs in order of length, the longest first, and find for each the longest chain of falling widths that ends with it.',
    cost: 'O(n log n)',
  },
  {
    id: 'longest-increasing-subsequence-6',
    text: 'Two genomes share 150,000 short markers; for each marker you know its position in the first and its position in the second genome. A consistent set of markers comes in the same order in both. Return the size of the largest consistent set.',
    world: 'genome anchors',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'its position in the first',
        tells: 'In order of the first position, the rest is about one row of numbers.',
        decides: false,
      },
      {
        words: 'comes in the same order in both',
        tells: 'Along the first genome, the second positions of chosen markers must rise.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'monotonic-stack',
      fails:
        'The nearest marker that lies farther on in the second genome may lie much too far on, and shut out many markers between.',
    },
    why: 'Arrange the markers by first position, and find the longest rising chain of second positions.',
    cost: 'O(n log n)',
  },
  {
    id: 'longest-increasing-subsequence-7',
    text: 'A trail passes 3,000 huts with known altitudes. A hiker sleeps in as many huts as she can, in the order of the trail. Each must be higher than the one where she slept before, but by no more than 400 meters. In how many huts can she sleep?',
    world: 'mountain huts',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'higher than the one where she slept before',
        tells: 'A rule joins each chosen hut to the chosen one before it.',
        decides: true,
      },
      {
        words: 'by no more than 400 meters',
        tells: 'The rule has two sides, so every lower hut before is compared.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'monotonic-stack',
      fails: 'The nearest higher hut on the trail may be a poor next stop, or more than 400 meters up.',
    },
    why: 'The most nights that end in a hut are one more than the most that end in an earlier hut up to 400 meters below.',
    cost: 'O(n²)',
  },
  {
    id: 'longest-increasing-subsequence-8',
    text: 'A choir of 2,000 singers stands in a row. For a photo, some step out so that, from left to right, the heights of the others first strictly rise and then strictly fall; either part may be empty. Nobody changes places. How few singers must step out?',
    world: 'choir photo',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'first strictly rise and then strictly fall',
        tells: 'Two chains meet at a tallest singer, one from each side.',
        decides: true,
      },
      {
        words: 'Nobody changes places',
        tells: 'The remaining singers keep the given order.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'state-machine-dp',
      fails:
        'Modes for rising and falling do not say how tall the last singer is, so a chain must be kept for each possible last singer.',
    },
    why: 'For each singer add the longest rising chain that ends there and the longest falling one that starts there, and take the best.',
    cost: 'O(n²)',
  },
]
