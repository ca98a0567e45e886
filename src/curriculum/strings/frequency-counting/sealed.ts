import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'frequency-counting-s1',
    text: 'A craft shop has a bag of up to 200,000 beads, given as a string of letters for their colors. All beads are to be packed into gift bags that must be identical to each other: the same number of each color in every bag, and no bead left over. How many gift bags can there be at most?',
    world: 'craft shop',
    pattern: 'frequency-counting',
    evidence: [
      {
        words: 'the same number of each color in every bag',
        tells: 'Only how many beads there are of each color matters.',
        decides: true,
      },
      {
        words: 'no bead left over',
        tells: 'The number of bags must divide every count.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'The beads are packed in any order, so no contiguous part of the string plays a role; only the totals do.',
    },
    why: 'Count the beads per color and return the greatest common divisor of the counts.',
    cost: 'O(n)',
  },
  {
    id: 'frequency-counting-s2',
    text: 'A child has up to 100 magnetic letters and two blank magnets, each of which can stand for any letter. A word list has 50,000 words. For each word on its own, can the child spell it on the fridge, using every magnet at most once? Return how many words can be spelled.',
    world: 'fridge magnets',
    pattern: 'frequency-counting',
    evidence: [
      {
        words: 'two blank magnets',
        tells: 'A word may lack up to two letters, so you need to know how many are missing.',
        decides: true,
      },
      {
        words: 'using every magnet at most once',
        tells: 'Each letter is available a limited number of times, so counts are compared.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'Looking up whether a letter or a word is present is not enough. How many copies of each letter are missing decides, so the counts are compared.',
    },
    why: 'Count the magnets once, count each word, and accept it if the letters it lacks add up to at most two.',
    cost: 'O(n)',
  },
]
