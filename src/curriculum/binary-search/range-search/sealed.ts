import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'range-search-s1',
    text: "A quarry's seismograph lists blast strengths in increasing order; many blasts have the same strength. The inspector names a strength and wants to know how often it occurs among 5,000,000 blasts. Going through equal blasts one by one is not allowed, since half of all blasts may be equal.",
    world: 'quarry blasts',
    pattern: 'range-search',
    evidence: [
      {
        words: 'blast strengths in increasing order; many blasts have the same strength',
        tells: 'Equal values stand next to each other, but a match may be anywhere among them.',
        decides: false,
      },
      {
        words: 'how often it occurs',
        tells: 'The number of equal entries is the distance between the first and the last of them.',
        decides: true,
      },
      {
        words: 'Going through equal blasts one by one',
        tells: 'Scanning from a match is ruled out.',
        decides: false,
      },
      {
        words: 'half of all blasts may be equal',
        tells: 'With that many equal values, a scan would take millions of steps.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'One match tells neither where the equal blasts begin nor where they end, and there may be millions of them.',
    },
    why: 'Find the first entry that is not below the strength and the first one above it, and subtract the positions.',
    cost: 'O(log n)',
  },
  {
    id: 'range-search-s2',
    text: "A battery's voltage was sampled 1,000,000 times while it ran down; the values never rise. The manual says the lamp turns off below 2.9 volts. From the samples, tell how many were taken while the lamp was still on, reading only a few dozen of them.",
    world: 'sensor fade',
    pattern: 'range-search',
    evidence: [
      {
        words: 'the values never rise',
        tells: 'Values that never rise have a single change from enough to too little.',
        decides: false,
      },
      {
        words: 'turns off below 2.9 volts',
        tells: 'The condition is on a stored value, so one look at the middle decides.',
        decides: false,
      },
      {
        words: 'how many were taken while the lamp was still on',
        tells: 'A count of all qualifying samples is the position of the edge.',
        decides: true,
      },
      {
        words: 'reading only a few dozen of them',
        tells: 'A few dozen reads of a million means halving.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'rotated-array-search',
      fails:
        'The samples neither turn nor break: they fall throughout, so no half has to be checked for order or slope.',
    },
    why: 'Halve the samples to find the first one below 2.9 volts; its index is the count.',
    cost: 'O(log n)',
  },
  {
    id: 'range-search-s3',
    text: 'An audiobook of 4,000 short tales is one long recording. The player knows the second at which each tale ends, in the order of the tales; some tales are silent jokes, end when the tale before them ends, and are never shown. A listener drags a slider to some second, and the player must show which tale is being read there. While she drags, this happens a thousand times per second.',
    world: 'audiobook',
    pattern: 'range-search',
    alsoFits: [
      {
        pattern: 'basic-binary-search',
        whyNotFirst:
          'Halving is the same, but ends can be equal and are rarely hit, so the first later end is wanted, not a match.',
      },
    ],
    evidence: [
      {
        words: 'at which each tale ends, in the order of the tales',
        tells: 'The ends never fall, so a comparison with one of them rules out all on one side.',
        decides: false,
      },
      {
        words: 'end when the tale before them ends',
        tells: 'Ends can be equal, so meeting an equal one is not yet the answer.',
        decides: true,
      },
      {
        words: 'which tale is being read there',
        tells: 'The first end beyond the given second is needed, which is rarely an exact match.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'prefix-sum',
      fails:
        'The running totals are given already; adding up lengths would not tell which tale contains a second.',
    },
    why: 'Halve the tales to find the first one whose end is later than the chosen second.',
    cost: 'O(log n)',
  },
  {
    id: 'range-search-s4',
    text: 'A court stores the minutes of its hearings on microfilm, one line after another, eleven million lines in all, and each begins with the date. Dates only move forward, but busy days have tens of thousands of lines. A lawyer names a date and wants the numbers of its first and its last line, or the remark that there was no hearing. Winding the film to a line takes four seconds, and he has five minutes.',
    world: 'microfilm',
    pattern: 'range-search',
    evidence: [
      { words: 'Dates only move forward', tells: 'The lines are ordered by date.', decides: false },
      {
        words: 'busy days have tens of thousands of lines',
        tells: 'Equal dates repeat so often that walking to the ends of a day is too slow.',
        decides: false,
      },
      {
        words: 'the numbers of its first and its last line',
        tells: 'Both edges of a group of equal dates are needed, so a match does not end the search.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'It stops at any line of that day. From there, both ends can be tens of thousands of lines away, and each costs four seconds.',
    },
    why: 'Halve once for the first line whose date is not earlier than the given one, and once for the first line whose date is later.',
    cost: 'O(log n)',
  },
]
