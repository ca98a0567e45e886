import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'depth-first-search-s1',
    text: 'A zoo has 70,000 enclosures joined by footpaths, and all can be reached from the gate. Workers repave one footpath at a time, which closes it for a day. How many footpaths can be chosen for a day so that visitors can still reach every enclosure?',
    world: 'zoo paths',
    pattern: 'depth-first-search',
    evidence: [
      {
        words: 'closes it for a day',
        tells: 'Only one path is missing at a time, and then it returns.',
        decides: false,
      },
      {
        words: 'still reach every enclosure',
        tells: 'It matters whether a detour around the link exists, not only who is in one group.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'union-find',
      fails:
        'It finds one set of paths that keeps all joined, but a path in that set may still have a detour, and it cannot tell which.',
    },
    why: 'Walk deep, note how far up each branch can get back by other paths, and subtract the paths that no branch gets around.',
    cost: 'O(V + E)',
  },
  {
    id: 'depth-first-search-s2',
    text: 'In a village game, every one of 80,000 players is a wolf or a farmer. Spies report pairs of players, and each reported pair surely holds one wolf and one farmer. All reports agree with each other. What is the largest number of wolves that there can be?',
    world: 'werewolf game',
    pattern: 'depth-first-search',
    alsoFits: [
      {
        pattern: 'breadth-first-search',
        whyNotFirst: 'Rounds that alternate the sides count the same, but no distances are needed.',
      },
      {
        pattern: 'union-find',
        whyNotFirst:
          'Groups that also store the side of each player work, but all reports are there, so one walk with two colors is simpler.',
      },
    ],
    evidence: [
      {
        words: 'one wolf and one farmer',
        tells: 'A link forces its two ends onto different sides and points in no direction.',
        decides: true,
      },
      {
        words: 'largest number of wolves',
        tells: 'Each group has two sides, and the larger one is chosen, so sizes of sides are needed.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'topological-sort',
      fails:
        'A report has no direction, so no player comes before another, and no order of the players says who is on which side.',
    },
    why: 'Color each group with two alternating colors, and add up the larger color count of every group.',
    cost: 'O(V + E)',
  },
]
