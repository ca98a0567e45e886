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
  {
    id: 'string-dynamic-programming-s3',
    text: 'A glass strip carries 2,000 symbols b, d, p, q and o in a row. In a mirror, b looks like d, p looks like q, and o stays as it is. An artist breaks out symbols and pushes the others together, keeping their order, until the strip and its picture in the mirror are alike. She would like to break out no more than she has to. How many symbols remain?',
    world: 'mirror glass',
    pattern: 'string-dynamic-programming',
    alsoFits: [
      {
        pattern: 'interval-dp',
        whyNotFirst:
          'The table over substrings is the same; that symbols of one string are kept or dropped at its two ends is what you notice first.',
      },
    ],
    evidence: [
      {
        words: 'breaks out symbols and pushes the others together',
        tells: 'Symbols may be dropped anywhere, so no mismatch is final.',
        decides: true,
      },
      {
        words: 'the strip and its picture in the mirror are alike',
        tells: 'The two ends of what remains must be partners.',
        decides: false,
      },
      {
        words: 'no more than she has to',
        tells: 'At two ends that are no partners, it must be weighed which one to drop.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-two-pointers',
      fails:
        'Moving inward works while the two ends are partners. Otherwise either end can be broken out, and the comparison does not say which.',
    },
    why: 'For each piece of the strip, two ends that are partners add two to what is between them; otherwise take the better of dropping either end.',
    cost: 'O(n^2)',
  },
  {
    id: 'string-dynamic-programming-s4',
    text: 'On the wall of a school is a saying of 5,000 letters. The pupils play a game: a word of at most 60 letters is named, and one covers all but some letters of the saying, so that exactly this word can be read from left to right. Two solutions are different if different positions stay visible. How many solutions does a given word have? The remainder modulo a million is enough.',
    world: 'school wall',
    pattern: 'string-dynamic-programming',
    evidence: [
      {
        words: 'covers all but some letters',
        tells: 'Each letter of the saying stays or is covered, so two moves compete wherever it fits.',
        decides: true,
      },
      {
        words: 'Two solutions are different if different positions stay visible',
        tells: 'All choices count, so solutions for shorter prefixes are added.',
        decides: false,
      },
      { words: 'How many solutions', tells: 'They are far too many to be listed one by one.', decides: true },
    ],
    rival: {
      pattern: 'string-two-pointers',
      fails:
        'Following the word with two positions finds one solution, the earliest, and says nothing about how many others exist.',
    },
    why: 'For each pair of prefixes, add the solutions that cover the last letter of the saying and, if it fits, those that use it as the last letter of the word.',
    cost: 'O(n m)',
  },
]
