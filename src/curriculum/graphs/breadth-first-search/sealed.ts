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
  {
    id: 'breadth-first-search-s3',
    text: 'On a pond, n lily pads lie in a ring, numbered 0 to n - 1 clockwise, and pad i shows a number a(i). A frog on pad i can leap exactly a(i) pads clockwise or exactly a(i) pads counterclockwise. It sits on pad s; a fly sits on pad t and will not wait. With n up to 500,000, after how many leaps can the frog catch the fly at the earliest, if ever?',
    world: 'lily pads',
    pattern: 'breadth-first-search',
    evidence: [
      {
        words: 'clockwise or exactly a(i) pads counterclockwise',
        tells: 'Each pad has two successors, and every leap counts the same.',
        decides: false,
      },
      {
        words: 'at the earliest',
        tells: 'The pads must be reached in order of the number of leaps.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'Leaping clockwise until nothing new turns up reaches the fly after far more leaps than necessary.',
    },
    why: 'Visit the pads in rounds, one leap per round, and stop when pad t turns up for the first time.',
    cost: 'O(n)',
  },
  {
    id: 'breadth-first-search-s4',
    text: 'The stamp set of an old post office has only a 3 and an 8 left. A parcel needs a code of these two numerals, read as one decimal number, that the secret number n divides without remainder; n is at most 200,000. Every impression costs ink, so the clerk wants a code with no more numerals than necessary. Print one, or "none".',
    world: 'number stamp',
    pattern: 'breadth-first-search',
    evidence: [
      {
        words: 'divides without remainder',
        tells: 'All that matters about a code so far is its remainder, so there are n states.',
        decides: false,
      },
      {
        words: 'no more numerals than necessary',
        tells: 'The code with the fewest impressions is the one that a search in rounds meets first.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'Adding a 3 as long as the remainder is new goes deep, and the first code it finds may have thousands of numerals more than needed.',
    },
    why: 'Go from remainder to remainder by appending a 3 or an 8, in rounds of one impression, and follow the steps back from remainder zero.',
    cost: 'O(n)',
  },
]
