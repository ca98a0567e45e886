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
]
