import type { Prompt } from '../prompt.ts'

export const binarySearchSealed: readonly Prompt[] = [
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
    id: 'binary-search-on-answer-s1',
    text: 'A data center has n servers with different loads, up to 100,000. Overnight, a job may move load in whole units from any server to the next one on its right, but never back. The cable from server i to the next carries at most c[i] units in all. The operator wants the highest load of any server to be as low as possible. What is it?',
    world: 'data centers',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'from any server to the next one on its right',
        tells: 'Load flows in one direction, so a pass from left to right can push what is too much.',
        decides: false,
      },
      {
        words: 'carries at most c[i] units in all',
        tells: 'A guessed limit fails as soon as a surplus exceeds its cable, so one pass tests it.',
        decides: false,
      },
      {
        words: 'the highest load of any server to be as low as possible',
        tells: 'Minimizing a maximum means that if a limit works, so does every larger one.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'greedy-intervals',
      fails:
        'A sweep can push surplus only when it knows how much is too much; the limit itself must be guessed first.',
    },
    why: 'Halve the possible limits and test each by pushing what exceeds it to the right and checking every cable and the last server.',
    cost: 'O(n log(maximum))',
  },
  {
    id: 'binary-search-on-answer-s2',
    text: 'A town lists the positions of n taxis on one long road, n up to 100,000. The distance between every two taxis is written on a slip, about five billion slips. For a coverage report, somebody needs the slip in place k if all slips were ordered by distance. Storing the slips is impossible. What does it say?',
    world: 'taxi rank',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'The distance between every two taxis',
        tells: 'All pairs count, far more values than positions.',
        decides: false,
      },
      {
        words: 'the slip in place k if all slips were ordered by distance',
        tells: 'One rank is needed, and counting the pairs up to a guessed distance tests the guess.',
        decides: true,
      },
      {
        words: 'Storing the slips is impossible',
        tells: 'Without storing the values, they can only be counted.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'A heap would have to give out the smallest distances one by one, up to billions of times, while one pass counts all pairs up to a guessed distance.',
    },
    why: 'Put the positions in order, halve the range of distances, and count the pairs within each guess by one pass with two ends.',
    cost: 'O(n log n + n log(maximum))',
  },
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
    id: 'rotated-array-search-s1',
    text: "A projectionist's digital reel has frame codes that increase from frame to frame. After a repair, the end of the reel was spliced in front of its beginning, at an unknown frame. Codes do not repeat. For any code, find its frame among 300,000 or report that it is lost, looking at about twenty frames.",
    world: 'film reels',
    pattern: 'rotated-array-search',
    evidence: [
      {
        words: 'increase from frame to frame',
        tells: 'Inside the two parts the order is intact.',
        decides: false,
      },
      {
        words: 'the end of the reel was spliced in front of its beginning',
        tells: 'Splicing the end before the beginning makes one drop at an unknown position.',
        decides: true,
      },
      {
        words: 'its frame among 300,000 or report that it is lost',
        tells: 'One exact value is sought, which may be missing.',
        decides: false,
      },
      {
        words: 'looking at about twenty frames',
        tells: 'About twenty looks means halving.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'If the code is smaller than the middle one, it may still be to the right, after the splice, so a single comparison can discard the wrong half.',
    },
    why: 'Check by the ends which half around the middle is in order, and whether the code lies between its ends, then keep that half or the other one.',
    cost: 'O(log n)',
  },
  {
    id: 'rotated-array-search-s2',
    text: 'During one tide, a gauge took 86,400 readings. The water strictly fell at first, and from some moment on it strictly rose. Both phases last for at least a minute. Which reading was the lowest of all? A request for one reading costs money, so ask for few.',
    world: 'tidal gauge',
    pattern: 'rotated-array-search',
    evidence: [
      {
        words: 'strictly fell at first, and from some moment on it strictly rose',
        tells: 'Falling and then rising has exactly one turn, at which neighbors change their order.',
        decides: true,
      },
      {
        words: 'last for at least a minute',
        tells: 'The turn is inside the data, so the middle always has neighbors to compare.',
        decides: false,
      },
      {
        words: 'the lowest of all',
        tells: 'The lowest reading is at the turn.',
        decides: false,
      },
      {
        words: 'ask for few',
        tells: 'Costly requests mean halving.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'range-search',
      fails:
        'No water level is given that would separate both phases, and each level occurs in both; the slope at the middle shows where the turn lies.',
    },
    why: 'Compare the middle reading with the next one: if the water still falls, go right, otherwise keep the left half with the middle.',
    cost: 'O(log n)',
  },
]
