import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'basic-binary-search-s1',
    text: 'An ice core is cut into 600,000 slices, and the age of the slices strictly increases with depth. Dating a slice in the laboratory costs 300 dollars. A historian needs the one slice that is exactly 4,137 years old, or the news that no slice has this age.',
    world: 'glacier cores',
    pattern: 'basic-binary-search',
    evidence: [
      {
        words: 'the age of the slices strictly increases with depth',
        tells: 'Strictly increasing values put any age on one side of the middle.',
        decides: false,
      },
      {
        words: 'the one slice that is exactly 4,137 years old',
        tells: 'At most one slice can match, and a match ends the search.',
        decides: true,
      },
      {
        words: 'no slice has this age',
        tells: 'A missing value is noticed when no slice is left.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'range-search',
      fails:
        'The ages are all different, so there is no first or last of several equal slices to find, and the search may end at the match.',
    },
    why: 'Date the middle slice and keep the deeper half if it is too young, the upper half if it is too old.',
    cost: 'O(log n)',
  },
  {
    id: 'basic-binary-search-s2',
    text: 'A manufacturer numbers its gears in strictly increasing order, with gaps where gears were scrapped. In the archive of a million numbers, some position may equal the number stored there; gear numbers are whole, and positions start at 0. Find one such position or report that none exists, reading as few entries as possible.',
    world: 'lock gear',
    pattern: 'basic-binary-search',
    alsoFits: [
      {
        pattern: 'range-search',
        whyNotFirst:
          'The first position whose number is at least the position settles it as well, but any match will do, so the search can end at the first one it meets.',
      },
    ],
    evidence: [
      {
        words: 'gears in strictly increasing order',
        tells: 'Strictly increasing whole numbers rise by at least one per position.',
        decides: false,
      },
      {
        words: 'some position may equal the number stored there',
        tells: 'Number minus position never falls, so its sign at the middle tells which half to keep.',
        decides: true,
      },
      {
        words: 'gear numbers are whole, and positions start at 0',
        tells: 'Both are whole numbers, so the difference cannot jump down.',
        decides: false,
      },
      {
        words: 'as few entries as possible',
        tells: 'Few reads suggest halving instead of scanning.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'rotated-array-search',
      fails: 'The order never breaks or turns, so no half has to be checked for being in order first.',
    },
    why: 'Compare the number at the middle with its position, and go right if it is smaller, left if it is larger.',
    cost: 'O(log n)',
  },
  {
    id: 'basic-binary-search-s3',
    text: 'An orbit program tells in which minute since the year 0 a certain comet passes the sun for the k-th time, for any k from 1 to a trillion that you enter. Later passages have larger minutes. One run of the program takes a minute of computing time. A novelist has invented a passage in minute 48,000,017,530 and asks whether the comet really passes in this minute, before the day is over.',
    world: 'comet passages',
    pattern: 'basic-binary-search',
    alsoFits: [
      {
        pattern: 'binary-search-on-answer',
        whyNotFirst:
          'Numbers of passages are guessed and tested, but one run compares a guess with the minute at once, with nothing to add up or count.',
      },
    ],
    evidence: [
      {
        words: 'for any k from 1 to a trillion',
        tells: 'Forty runs are enough if each of them halves what remains.',
        decides: false,
      },
      {
        words: 'Later passages have larger minutes',
        tells: 'Computed values that rise strictly can be searched like a stored list.',
        decides: false,
      },
      {
        words: 'whether the comet really passes in this minute',
        tells: 'It is about one exact value, which is there or not.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'range-search',
      fails:
        'Neither the first passage after the minute nor the last one before it is needed, and no two passages share a minute.',
    },
    why: 'Run the program for the middle of the possible numbers and continue above or below, until the minute is met or no number is left.',
    cost: 'O(log n)',
  },
  {
    id: 'basic-binary-search-s4',
    text: 'In a television show, the host has chosen one of the 160,000 words of a thick reference book, which lists every word once, from A to Z. The candidate has the book in front of her. Whenever she reads out a word, the host answers "mine comes earlier", "mine comes later" or "that is the one". She wins the car if she needs no more than eighteen words. How does she make sure?',
    world: 'television show',
    pattern: 'basic-binary-search',
    evidence: [
      {
        words: 'lists every word once, from A to Z',
        tells: 'The words are ordered and different, so they can be addressed by position.',
        decides: false,
      },
      {
        words: '"mine comes earlier", "mine comes later" or "that is the one"',
        tells: 'A single reply discards all words on one side, and a hit ends the game.',
        decides: true,
      },
      {
        words: 'no more than eighteen words',
        tells: 'Eighteen words are enough for 160,000 only by halving.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'binary-search-on-answer',
      fails:
        'No guess has to be tested against a limit by going through data: the host compares it with the chosen word directly.',
    },
    why: 'Read out the middle word of those that are still possible and keep the half that the answer points to.',
    cost: 'O(log n)',
  },
]
