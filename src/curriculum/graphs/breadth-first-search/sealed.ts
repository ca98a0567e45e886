import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'breadth-first-search-s1',
    text: 'Two drops of dye, one red and one blue, fall on different cells of a white grid of cloth, up to 800 by 800. Every second, color soaks from each dyed cell into the white cells that share a side with it. A cell that would receive both colors at once turns black and passes nothing on. How many cells end up red?',
    world: 'dye in cloth',
    pattern: 'breadth-first-search',
    evidence: [
      {
        words: 'Every second',
        tells: 'The change happens in rounds that all last equally long.',
        decides: false,
      },
      {
        words: 'receive both colors at once',
        tells: 'Which color comes first decides a cell, so both must advance in step.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'matrix-traversal',
      fails:
        'Flooding the red region first colors the whole cloth red; the race between the colors is lost when one flood runs to its end.',
    },
    why: "Start from both drops in one queue and finish each second's cells before the next, so that ties show up as they happen.",
    cost: 'O(m · n)',
    given: ['grid'],
  },
  {
    id: 'breadth-first-search-s2',
    text: 'At a summit, each of 300 delegates speaks some of 500 languages. Two delegates can talk if they share one. The host wants to pass a remark to a guest by having delegates whisper it onward. Return the least number of people who must stand between them, or -1 if it cannot be done.',
    world: 'interpreters',
    pattern: 'breadth-first-search',
    evidence: [
      {
        words: 'if they share one',
        tells: 'A shared language links two people, and all links are equal.',
        decides: false,
      },
      {
        words: 'least number of people who must stand between',
        tells: 'The fewest people in a chain means the fewest steps.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'Whispering along the first possible chain shows that the remark can arrive, but not with how few people between.',
    },
    why: 'Search in rounds from the host, going from people to their languages and on to all who speak them, until the guest is reached.',
    cost: 'O(V + E)',
  },
]
