import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'string-dynamic-programming-s1',
    text: 'A search box accepts masks in which a star stands for any run of at least two characters and a dot for exactly one. All other characters stand for themselves. Given a mask and a file name of up to 2,000 characters each, does the mask describe the complete file name?',
    world: 'file search',
    pattern: 'string-dynamic-programming',
    alsoFits: [
      {
        pattern: 'string-two-pointers',
        whyNotFirst:
          'Going back to the latest star after a mismatch works too, but you must first prove that earlier stars never need another look.',
      },
    ],
    evidence: [
      {
        words: 'any run of at least two characters',
        tells: 'A star may match shorter or longer runs, and the rest decides which works.',
        decides: true,
      },
      {
        words: 'the complete file name',
        tells: 'Both strings must be used up, so each cell is a pair of prefixes.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'The whole name must match, with stars of free length between fixed letters. No window over the name knows which part of the mask it stands for.',
    },
    why: 'Let a cell say whether a prefix of the name fits a prefix of the mask; a star takes two characters or extends its run by one.',
    cost: 'O(n m)',
  },
  {
    id: 'string-dynamic-programming-s2',
    text: 'Two protein chains of up to 1,500 letters are written one above the other. You may insert gaps anywhere in either. A column with two equal letters scores 3 points, one with two different letters loses 1, and one with a gap loses 2. What is the highest total score?',
    world: 'proteins',
    pattern: 'string-dynamic-programming',
    evidence: [
      {
        words: 'insert gaps anywhere in either',
        tells: 'Each gap shifts what follows, and at each position three moves compete.',
        decides: true,
      },
      {
        words: 'the highest total score',
        tells: 'The best score of two prefixes follows from the best scores of shorter ones.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-two-pointers',
      fails:
        'At two different letters, two indices cannot tell whether to accept the loss or to insert a gap above or below; later letters decide.',
    },
    why: 'For each pair of prefixes take the best of pairing the last letters or setting a gap against one of them.',
    cost: 'O(n m)',
  },
]
