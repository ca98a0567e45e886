import type { RivalPair } from './rival-pair.ts'

/** Arrays, searches and strings: what has an index. */
export const rivalsOnRanges: readonly RivalPair[] = [
  // Arrays
  {
    between: ['two-pointers', 'sliding-window'],
    clue: 'Do only the two ends count, or everything between them?',
    signs: [
      'Only the values under the two indices enter the answer',
      'The whole stretch between the indices enters the answer, as a sum, a count or a set',
    ],
  },
  {
    between: ['two-pointers', 'hash-lookup'],
    clue: 'Is the input in order, and may you put it in order?',
    signs: [
      'It is sorted, or sorting loses nothing, so order tells which index to move',
      'Original positions are asked for and order means nothing, so each partner is looked up',
    ],
  },
  {
    between: ['two-pointers', 'string-two-pointers'],
    clue: 'What decides the next move: how large the values are, or whether two characters match?',
    signs: [
      'A comparison of sizes moves one index and rules values out',
      'A match moves both indices; the first mismatch decides the case',
    ],
  },
  {
    between: ['sliding-window', 'prefix-sum'],
    clue: 'Does a longer stretch always push the total the same way?',
    signs: [
      'Yes, all values are positive or the length is fixed, so growing and shrinking is safe',
      'No, negative values can undo a sum, or an exact total has to be counted',
    ],
  },
  {
    between: ['sliding-window', 'string-sliding-window'],
    clue: 'Is the window judged by one number, or by which characters it holds?',
    signs: [
      'One running number, a sum or a product, says whether the window is valid',
      'A table of counts per character says whether the window is valid',
    ],
  },
  {
    between: ['prefix-sum', 'hash-lookup'],
    clue: 'Is the partner of a position one element, or everything up to some earlier position?',
    signs: [
      'The answer is a stretch, so totals up to a position are stored and subtracted',
      'The answer is two single elements, so the elements themselves are stored',
    ],
  },
  {
    between: ['prefix-sum', 'dynamic-programming'],
    clue: 'Must the chosen elements stand next to each other?',
    signs: [
      'Yes, a contiguous part: extend the run or start a new one',
      'No, elements may be skipped: each position chooses among several earlier answers',
    ],
  },
  {
    between: ['hash-lookup', 'frequency-counting'],
    clue: 'Do you ask where or whether a value was seen, or how often?',
    signs: [
      'One partner, index or earlier value is looked up by its key',
      'Two collections are compared, or grouped, by how often each symbol occurs',
    ],
  },
  {
    between: ['sorting', 'greedy-intervals'],
    clue: 'Is an element one value, or a stretch with a start and an end?',
    signs: [
      'Single values, where the order or the place itself is the answer',
      'Stretches, where sorting is only the first step and overlap decides the rest',
    ],
  },
  {
    between: ['sorting', 'heap-priority-queue'],
    clue: 'Are all elements there at once, and is all of their order needed?',
    signs: [
      'Everything is at hand and is needed in order, or partitioned once',
      'Only the best few are needed, or elements keep arriving while you answer',
    ],
  },
  {
    between: ['greedy-intervals', 'heap-priority-queue'],
    clue: 'Does one earlier end decide, or the earliest of many that are still open?',
    signs: [
      'Comparing with the last kept end is enough: merge, drop or count',
      'Several intervals are open at once and the one that frees first must be found, as with rooms',
    ],
  },
  {
    between: ['greedy-intervals', 'binary-search-on-answer'],
    clue: 'Are you asked for the best choice of parts, or for the smallest limit that still works?',
    signs: [
      'A choice of parts: sort by end and take what fits',
      'A limit: guess it, test the guess with one greedy pass, halve the range of guesses',
    ],
  },
  // Binary search
  {
    between: ['basic-binary-search', 'range-search'],
    clue: 'Is any match good enough, or must it be the first or last one?',
    signs: [
      'Any match: stop the moment the middle equals the target',
      'The edge of a run of matches, or a place to insert: go on after a match',
    ],
  },
  {
    between: ['basic-binary-search', 'rotated-array-search'],
    clue: 'Is the whole range in order, or only one half of it at a time?',
    signs: [
      'The whole range rises, so one comparison with the target picks the half',
      'The order breaks somewhere, so first find out which half is in order',
    ],
  },
  {
    between: ['range-search', 'rotated-array-search'],
    clue: 'Does the border lie between smaller and larger than a target, or where the order itself breaks?',
    signs: [
      'The border depends on a target value in an array that rises throughout',
      'The border is a property of the array: its smallest value, its peak, its turning point',
    ],
  },
  {
    between: ['range-search', 'binary-search-on-answer'],
    clue: 'Are you searching positions of an array, or numbers that no array holds?',
    signs: [
      'The sorted values are given and the answer is an index among them',
      'The answer is a speed, a capacity or a day, and each guess has to be tested by a pass',
    ],
  },
  // Strings
  {
    between: ['string-two-pointers', 'string-dynamic-programming'],
    clue: 'May characters be skipped freely to find the best match?',
    signs: [
      'No, or at most one: neighbours are compared in place with two indices',
      'Yes, characters may be dropped, inserted or replaced, so all pairs of prefixes matter',
    ],
  },
  {
    between: ['string-two-pointers', 'string-sliding-window'],
    clue: 'Do the indices close in from the ends, or travel in the same direction?',
    signs: [
      'They mirror each other: from the ends inward, or from a centre outward',
      'Both move right, and what stands between them is kept valid',
    ],
  },
  {
    between: ['string-sliding-window', 'frequency-counting'],
    clue: 'Is the whole text counted, or a stretch of it that moves?',
    signs: [
      'A contiguous part of the text is asked for, so counts change as it slides',
      'Whole words are compared or grouped, so each is counted once',
    ],
  },
  {
    between: ['string-dynamic-programming', 'interval-dp'],
    clue: 'Is a subproblem a prefix, or a piece with two free ends?',
    signs: [
      'Prefixes of one or two texts: one index for each text',
      'Every piece from i to j of one sequence: shorter pieces are solved first',
    ],
  },
  {
    between: ['string-dynamic-programming', 'trie'],
    clue: 'Is the question how to cut one text, or which of many words share a beginning?',
    signs: [
      'One text and its cuts or edits: answers for prefixes are reused',
      'Many words are stored once and asked for by prefix again and again',
    ],
  },
  {
    between: ['frequency-counting', 'digit-and-bit-parsing'],
    clue: 'Do you need a count for each symbol, or does arithmetic on the digits already tell?',
    signs: [
      'A table of counts per symbol decides',
      'Place value, remainder, XOR or a shift decides, with no table',
    ],
  },
  {
    between: ['digit-and-bit-parsing', 'stack-operations'],
    clue: 'Can the text be read left to right with one running value, or does something inner finish first?',
    signs: [
      'One running number with a sign or a carry is enough',
      'Brackets, nesting or delayed operators: what was opened last is closed first',
    ],
  },
]
