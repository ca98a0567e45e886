import type { FlipItem, Item, PatternStanding, Round, SpotItem, Standing } from '#practice/contract.ts'
import { standing, untouched } from './standing-replies.ts'

type Prompt = SpotItem['prompt']

const trams = `At each stop a night tram logs one number: people who got on minus people who got off. Given a night's log of up to 200,000 stops and a number k, count the runs of consecutive stops over which the load changed by exactly k.`

export const tramPrompt: Prompt = {
  id: 'prefix-sum-1',
  text: trams,
  form: 'short',
  asks: [],
  pattern: 'prefix-sum',
  closePatterns: [],
  alsoFits: [],
  evidence: [
    {
      words: 'minus people who got off',
      tells: 'Numbers can be negative, so a longer run can lower the total.',
      decides: true,
    },
    { words: '200,000 stops', tells: 'All pairs of stops would be 20 billion sums.', decides: false },
    { words: 'changed by exactly k', tells: 'A total to hit, not a limit to stay under.', decides: true },
  ],
  rival: {
    pattern: 'sliding-window',
    fails: 'The load can rise again after it fell, so shrinking the window may skip a run that counts.',
  },
  why: 'Keep the running total and how often each total has occurred; every earlier total that is k smaller ends one run here.',
  cost: 'O(n)',
  rivals: [
    {
      name: 'sliding-window',
      clue: 'Does a longer subarray always push the total the same way?',
      stay: 'No, so keep how often each total came before',
      leave: 'Yes, so shrink from the left when it is too much',
      contrast: {
        problem: 'How many subarrays of `[1, -1, 2]` have the sum 2?',
        because:
          'A window that shrinks only when its sum exceeds 2 counts 1. A map of running totals counts both: 2.',
        answers: ['1', '2'],
      },
    },
  ],
}

export const radioPrompt: Prompt = {
  id: 'binary-search-on-answer-1',
  text: 'A station must play 4,000 songs in a fixed order and may put in at most 60 ad breaks, each between two songs. Listeners switch off when music runs too long without a break. How short can the longest block of music be kept?',
  form: 'short',
  asks: [],
  pattern: 'binary-search-on-answer',
  closePatterns: [],
  alsoFits: [
    {
      pattern: 'interval-dp',
      whyNotFirst: 'A table over songs and breaks takes 960 million steps; guessing takes 80,000.',
    },
  ],
  evidence: [
    { words: 'in a fixed order', tells: 'A test can be one pass over the songs.', decides: false },
    {
      words: 'How short can the longest block',
      tells: 'The smallest limit that still works can be guessed.',
      decides: true,
    },
  ],
  rival: { pattern: 'greedy-intervals', fails: 'No single greedy pass finds the limit; it only tests one.' },
  why: 'Guess the limit, test it in one pass, halve the range of guesses.',
  cost: 'O(n log sum)',
  rivals: [],
}

/** 100 to 180 words, with an example, and the limits at the end. */
export const longPrompt: Prompt = {
  ...radioPrompt,
  id: 'sliding-window-9',
  form: 'long',
  text: 'Our museum counts visitors at a single door, once a minute, all day long. The counter was a gift from the watchmaker across the street, and the director is rather proud of it. Guards are paid extra for the busiest stretch of exactly k minutes in a row, and every Monday somebody has to find out which stretch that was. Last Monday, for instance, the counts of the first seven minutes were 2, 0, 5, 4, 1, 1 and 6, and with k equal to 3 the busiest stretch began at the third minute, with ten visitors. If two stretches are equally busy, the earlier one is paid. The list is read once, from a tape that cannot be rewound. A log has up to 500,000 minutes, and k is at most 1,000.',
  pattern: 'sliding-window',
  closePatterns: ['string-sliding-window'],
  alsoFits: [],
  evidence: [
    {
      words: 'exactly k minutes in a row',
      tells: 'The range is contiguous and its length is fixed.',
      decides: true,
    },
    { words: 'cannot be rewound', tells: 'One pass has to be enough.', decides: false },
  ],
  rival: {
    pattern: 'prefix-sum',
    fails: 'Running totals of the whole tape would have to be kept for one range length.',
  },
  why: 'Add the minute that enters and subtract the one that leaves.',
  cost: 'O(n)',
}

/** One sentence. What decides is in an answer to what one would ask. */
export const vaguePrompt: Prompt = {
  ...radioPrompt,
  id: 'hash-lookup-10',
  form: 'vague',
  text: 'A parking garage wants to know, whenever a car drives in, whether it has been here before.',
  asks: [
    { question: 'How is a car recognized?', answer: 'By its license plate, which must match exactly.' },
    { question: 'How many cars are there?', answer: 'About two million in a year.' },
    { question: 'Must anything be known about the order of visits?', answer: 'No, only yes or no.' },
  ],
  pattern: 'hash-lookup',
  closePatterns: ['frequency-counting'],
  alsoFits: [],
  evidence: [
    { words: 'whether it has been here before', tells: 'An earlier value is found again.', decides: false },
    { words: 'which must match exactly', tells: 'Whole keys are compared, no prefixes.', decides: true },
    { words: 'only yes or no', tells: 'No order has to be kept.', decides: false },
  ],
  rival: {
    pattern: 'trie',
    fails: 'Nothing is asked about how plates begin, so a tree of letters gains nothing.',
  },
  why: 'Keep the plates in a set, and look each one up as it comes.',
  cost: 'O(n)',
}

const tents = (clause: string) =>
  `A festival has 20,000 tents. Through the night the crew lays 60,000 cables, each joining two tents, in a known order. ${clause}, report how many separate groups of tents share power.`

const tentPrompt = (half: 0 | 1): Prompt => ({
  ...tramPrompt,
  id: `depth-first-search--union-find-${half === 0 ? 'a' : 'b'}`,
  text: tents(half === 0 ? 'Once the last cable is down' : 'After every single cable'),
  pattern: half === 0 ? 'depth-first-search' : 'union-find',
  alsoFits: half === 0 ? [{ pattern: 'union-find', whyNotFirst: 'One sweep is enough.' }] : [],
  evidence: [],
  why:
    half === 0
      ? 'The map is complete before the only query, so one sweep counts the groups.'
      : 'Each cable either joins two groups or closes a cycle, and the count is there each time.',
  rivals: [],
})

export const tentFlip: FlipItem = {
  kind: 'flip',
  pairId: 'depth-first-search--union-find',
  prompts: [tentPrompt(0), tentPrompt(1)],
  clauses: ['Once the last cable is down', 'After every single cable'],
  changes:
    'Asked once, the cables can be visited in any order. Asked after each, the answer must be kept up to date.',
  breaks: 'A search knows one map only: one more cable, and its answer is stale.',
  counterexample: {
    prompt: 1,
    input: [
      { name: 'tents', value: '6' },
      { name: 'cables', value: '["A-B","C-D","B-C","A-D","E-F"]' },
    ],
    right: '[5,4,3,3,2]',
    wrong: '"It needs a new search for each cable."',
    explains: 'A-D closes a cycle, so nothing merges and the count stays at 3.',
  },
  confusion: { pattern: 'union-find', takenFor: 'depth-first-search', count: 3, of: 6 },
}

export const spotOf = (prompt: Prompt, isSeen = false): SpotItem => ({
  kind: 'spot',
  prompt,
  isSeen,
  isNew: false,
})

export const roundId = '019ab000-0000-7000-8000-000000000001'

export function roundOf(items: Item[], changes: Partial<Round> = {}): Round {
  return {
    id: roundId,
    kind: 'daily',
    createdAt: '2026-11-23T08:00:00.000Z',
    endedAt: null,
    items,
    answers: [],
    ...changes,
  }
}

/** A standing with these patterns begun. */
export function standingWith(
  patterns: readonly (Partial<PatternStanding> & Pick<PatternStanding, 'pattern'>)[] = [],
  changes: Partial<Standing> = {},
): Standing {
  const begun = patterns.map(({ pattern, ...more }) => ({ ...untouched, ...more, pattern }))
  return standing(begun, { answered: 0, counted: 0, ...changes })
}
