import type { RivalPair } from './rival-pair.ts'

/** Arrays, searches and strings: what has an index. */
export const rivalsOnRanges: readonly RivalPair[] = [
  // Arrays
  {
    between: ['two-pointers', 'sliding-window'],
    clue: 'Is it about one span of consecutive positions, or about values that are paired, merged or moved?',
    signs: [
      'Pairs, triplets, walls on both sides, sorted values read from both ends, or values merged or moved in-place',
      'A subarray, k consecutive values, indices at most k apart, or the days from the only purchase to the only sale',
    ],
  },
  {
    between: ['two-pointers', 'hash-lookup'],
    clue: 'Does comparing sizes or moving values in-place settle it, or must you recall an exact value seen before?',
    signs: [
      'The input is sorted or changed in-place, or sums and walls are compared by size, as in a triplet sum',
      'The input is unsorted and you look up an exact match: a partner, a duplicate, a count, a run or a key',
    ],
  },
  {
    between: ['two-pointers', 'string-two-pointers'],
    clue: 'Are the elements numbers that can be larger or smaller, or the characters of a string?',
    signs: [
      'Numbers: a sum, a height or sorted order decides which index moves, or a writer collects values to keep',
      'Characters: they match, mismatch, are swapped or are copied, and size plays no part',
    ],
  },
  {
    between: ['sliding-window', 'prefix-sum'],
    clue: 'Does one window that only moves forward decide, or do you need totals that are exact, can fall, or cover many ranges?',
    signs: [
      'The length is k, a limit is broken or met only by growing, or no sum counts: kinds, a maximum, two prices',
      'The length is free, and a sum or product is exact, can fall, or covers both sides or many ranges; or a load rises and falls',
    ],
  },
  {
    between: ['sliding-window', 'string-sliding-window'],
    clue: 'Is the window a subarray of numbers, or a substring?',
    signs: [
      'Numbers: the window keeps a sum, a product, a maximum, or a set or counts of values',
      'Characters: the window keeps counts per character, often compared with those of a second string',
    ],
  },
  {
    between: ['prefix-sum', 'hash-lookup'],
    clue: 'Does the answer come from totals over a range of positions, or from matching single elements?',
    signs: [
      'A sum or product of a subarray or of all on one side of an index, or a load that changes along a route',
      'Single elements anywhere in the input: a partner, a duplicate, a count, a run of values or a shared key',
    ],
  },
  {
    between: ['prefix-sum', 'dynamic-programming'],
    clue: 'Is it about the sum or product of a contiguous range?',
    signs: [
      'Yes: a subarray, a range of indices, both sides of an index, or a running load along a route',
      'No: elements are skipped, ways are counted, or each answer is built from a few earlier answers',
    ],
  },
  {
    between: ['hash-lookup', 'frequency-counting'],
    clue: 'Are you looking up numbers, points or positions, or comparing what strings are made of?',
    signs: [
      'Numbers, points or cells: each is found again by its value or by a key built from it',
      'Characters or words: what strings contain, how often, or how their symbols pair off decides',
    ],
  },
  {
    between: ['sorting', 'hash-lookup'],
    clue: 'Do order, rank or a ban on extra memory decide, or is it enough to look up what was seen?',
    signs: [
      'An order, a rank or cutoff by size, pairs out of order, or numbers such as 1 to n with no extra memory',
      'Membership, a partner, a duplicate, a count per value or key, or runs of values, with O(n) memory allowed',
    ],
  },
  {
    between: ['sorting', 'greedy-intervals'],
    clue: 'Is the result an arrangement or a rank, or a choice made at each range, jump or demand?',
    signs: [
      'An order, a rank, a cutoff by size, missing values, or a count of pairs that are out of order',
      'Ranges, parts, jumps, triplets or demands: each is kept, joined, extended or served, and nothing is undone',
    ],
  },
  {
    between: ['sorting', 'heap-priority-queue'],
    clue: 'Is one array put in order or ranked once, or is the best of a changing set needed again and again?',
    signs: [
      'One array: its order, its classes, a missing value, a rank, or pairs out of order',
      'A stream, the k best, lists to merge, equal tasks or characters kept apart, or the best item for each query',
    ],
  },
  {
    between: ['greedy-intervals', 'heap-priority-queue'],
    clue: 'Does one sweep in a fixed order settle it, or must you keep finding the best of a changing set?',
    signs: [
      'Ranges, parts, triplets, jumps or demands: one pass joins, drops, checks, counts or serves them',
      'A stream, the k best, the largest left, the next of several tasks, characters or lists, or the shortest range for a query',
    ],
  },
  {
    between: ['greedy-intervals', 'binary-search-on-answer'],
    clue: 'Does one sweep settle each item for good, or is there a limit, such as a speed or a size, to guess and test?',
    signs: [
      'Ranges, parts, triplets, jumps or demands are settled one by one: kept, joined, opened or served',
      'A speed, capacity, divisor, day, distance, row count, largest sum or k-th value of sorted rows: each guess can be tested on its own',
    ],
  },
  // Binary search
  {
    between: ['basic-binary-search', 'range-search'],
    clue: 'Is there one exact match or position to find, or the edge of all entries that qualify?',
    signs: [
      'One value is sought: a distinct target or where to insert it, presence in a matrix, a root, a single element, a median',
      'The first, last, next or nearest entry, how many qualify, or the last job that ends in time: a match does not end it',
    ],
  },
  {
    between: ['basic-binary-search', 'rotated-array-search'],
    clue: 'Do the values rise throughout, or does the order break or turn somewhere?',
    signs: [
      'Sorted throughout, stored or computed: one comparison at the middle picks the half',
      'Rotated, a mountain, or only peaks to find: first learn which half is in order or uphill',
    ],
  },
  {
    between: ['basic-binary-search', 'binary-search-on-answer'],
    clue: 'Does one look at the middle decide, or must each guess be added up or counted?',
    signs: [
      'One element, square or reply is compared with a target or a neighbor, or a median is found by comparing values at a cut',
      'Coins, hours, days, parts, quotients, bouquets, gaps or values up to the guess are totaled or counted against a limit',
    ],
  },
  {
    between: ['range-search', 'rotated-array-search'],
    clue: 'Is the data sorted or free to be sorted, or is it rotated, a mountain or full of peaks?',
    signs: [
      'Sorted, or all no and then all yes: find where a condition on a value or a time changes',
      'The break or the peak is part of the data, so neighbors or ends show which half to keep',
    ],
  },
  {
    between: ['range-search', 'binary-search-on-answer'],
    clue: 'Is the middle an entry that you look up, or a possible result that a total or a count must test?',
    signs: [
      'An entry: the version, time, start or value stored at the middle decides which half stays',
      'A possible speed, capacity, divisor, day, distance, row count, sum or k-th value of sorted rows, tested by a pass or a formula',
    ],
  },
  {
    between: ['heap-priority-queue', 'binary-search-on-answer'],
    clue: 'Are the best items removed one by one, or can one pass count or total up to a guessed number?',
    signs: [
      'Items arrive over time, or come out one by one: the k best, the largest, the next task, character, list or range',
      'One number is needed: a limit, or the k-th value of sorted rows or of all pairs, and a count or a total tests a guess',
    ],
  },
  // Strings
  {
    between: ['string-two-pointers', 'string-dynamic-programming'],
    clue: 'Do the characters force every move, up to one exception, or do several moves compete all along?',
    signs: [
      'Forced: mirrored ends must agree, the first match is safe, or characters are rewritten in order or added only in front',
      'Competing: keep or drop, edit, cut here or later, take from either string, let a star match more',
    ],
  },
  {
    between: ['string-two-pointers', 'string-sliding-window'],
    clue: 'Does the order of the characters decide, or only which ones a substring contains?',
    signs: [
      'Their order: characters under two indices are compared with a mirror or a pattern, or rewritten',
      'Only what the window contains, and how often, in any order: everything between the ends counts',
    ],
  },
  {
    between: ['string-sliding-window', 'frequency-counting'],
    clue: 'Is the condition about contiguous substrings, or about whole strings?',
    signs: [
      'About substrings of a longer string, so the counts change as the window slides',
      'About whole strings or words: compared, grouped, mapped, or rearranged, so each is counted once',
    ],
  },
  {
    between: ['string-sliding-window', 'string-dynamic-programming'],
    clue: 'Does the problem ask about contiguous substrings, or may characters of a whole string be skipped, edited, or merged?',
    signs: [
      'Contiguous substrings, judged by what they contain, even after k replacements: longest, shortest, where, or how many',
      'A subsequence, an edit, a merge, a split into words, or a match of the whole string',
    ],
  },
  {
    between: ['string-dynamic-programming', 'interval-dp'],
    clue: 'Are characters matched, dropped, or cut into words, or is a whole range split, built, or played?',
    signs: [
      'Characters of strings are matched, dropped, edited, or cut; cells are mostly prefixes',
      'A range is built or printed by the best split, merge, or last move, or players take from its two ends',
    ],
  },
  {
    between: ['frequency-counting', 'digit-and-bit-parsing'],
    clue: 'Are characters compared as symbols, or are numbers, digits and bits read for their value?',
    signs: [
      'As symbols: how often each occurs, or how they pair off, decides, and a map of them is allowed',
      'For their value or a format: place value, carry, power, length, or XOR where a map is forbidden',
    ],
  },
  {
    between: ['digit-and-bit-parsing', 'stack-operations'],
    clue: 'Is one running value enough, or do you need the most recent unfinished item again?',
    signs: [
      'One running value or result: symbols are read in order, with a sign, carry, mask, or length, and nothing nests',
      'The latest bracket, operand, folder, or pushed or kept value is needed again before older ones',
    ],
  },
]
