import type { RivalPair } from './rival-pair.ts'

export const rivalsOnStrings: readonly RivalPair[] = [
  {
    between: ['string-two-pointers', 'string-dynamic-programming'],
    clue: 'Do the characters you see force each move?',
    signs: [
      'Yes: a match or a mismatch leaves one move (or one exception in all), so nothing is tried twice',
      'No: several moves compete, so keep the best answer for each prefix or pair of prefixes',
    ],
    contrast: {
      problem: 'How long is the longest palindrome that you can get from `"abb"` by deleting characters?',
      is: 'string-dynamic-programming',
      because:
        'Dropping the right end at each mismatch leaves a palindrome of length 1. Deleting the `a` instead leaves `"bb"`, of length 2, so both choices have to be compared.',
      answers: ['1', '2'],
    },
  },
  {
    between: ['string-two-pointers', 'string-sliding-window'],
    clue: 'Do the counts or the last character of a growing substring show whether it is still valid?',
    signs: [
      'No: characters are compared with a mirror image or a pattern, or written in order',
      'Yes: extend it, shrink it from the left, or start over where a character does not fit',
    ],
    contrast: {
      problem: 'Which of `"aab"` and `"aba"` reads the same in both directions?',
      is: 'string-two-pointers',
      because:
        'A window sees the same counts in both strings. Comparing the two ends rules out `"aab"` at once.',
    },
  },
  {
    between: ['string-sliding-window', 'frequency-counting'],
    clue: 'Is the condition about a contiguous part of a longer string?',
    signs: [
      'Yes: the counts change by one character at each end as the window moves',
      'No: each whole string is counted once, and its order does not matter',
    ],
    contrast: {
      problem: 'Are the letters of `"ab"` next to each other, in any order, somewhere in `"acb"`?',
      is: 'string-sliding-window',
      because:
        'Counting the whole string finds both letters and says yes. No window of length 2 contains both, so the answer is no.',
      answers: ['yes', 'no'],
    },
  },
  {
    between: ['string-sliding-window', 'string-dynamic-programming'],
    clue: 'Is it about a contiguous part of one string, with nothing to align it with?',
    signs: [
      'Yes: one window is enough if growing can only break or only fulfill the condition',
      'No: characters are skipped, edited, cut into words, or matched in order with another string',
    ],
    contrast: {
      problem: 'How long is the longest substring that `"xab"` and `"abx"` have in common?',
      is: 'string-dynamic-programming',
      because:
        'A window that compares counts accepts all 3 letters. A table of matching positions finds `"ab"`, of length 2.',
      answers: ['3', '2'],
    },
  },
  {
    between: ['string-sliding-window', 'prefix-sum'],
    clue: 'Does growing a substring push the condition in one direction only (a fixed length counts as yes)?',
    signs: [
      'Yes: the left end of the window never has to move back',
      'No: the condition can change both ways, so look up an earlier prefix with the matching total or parity',
    ],
    contrast: {
      problem:
        'How long is the longest substring of `"abba"` in which each letter occurs an even number of times?',
      is: 'prefix-sum',
      because:
        'A window that shrinks while a count is odd never keeps a character: 0. Two prefixes with equal parities find 4.',
      answers: ['0', '4'],
    },
  },
  {
    between: ['string-dynamic-programming', 'interval-dp'],
    clue: 'Is the state a range from i to j that is split or loses one of its ends?',
    signs: [
      'No: the state is a prefix of each string, and its last characters decide',
      'Yes: decide where the range is split or what happens last in it, and join the answers of its parts',
    ],
    contrast: {
      problem:
        'Merge two adjacent piles of `[4, 1, 3]` at a time; each merge costs their sum. What is the least cost?',
      is: 'interval-dp',
      because:
        'Growing one prefix from left to right costs 13. Trying each split finds 12: merge 1 and 3 first.',
      answers: ['13', '12'],
    },
  },
  {
    between: ['string-dynamic-programming', 'dynamic-programming'],
    clue: 'Must parts of the string match a second string, a dictionary or their own mirror image?',
    signs: [
      'Yes: a table over prefixes or substrings records what matches',
      'No: with one index, the answer at i follows from a few earlier positions',
    ],
    contrast: {
      problem: 'In how many ways can the digits `"1102"` be read as letters, from 1 = A to 26 = Z?',
      is: 'dynamic-programming',
      because:
        'Cutting anywhere, as into words of any length, gives 8 results. A letter has 1 or 2 digits, so looking back 2 positions is enough. There is 1 way: 1, 10, 2.',
      answers: ['8', '1'],
    },
  },
  {
    between: ['frequency-counting', 'digit-and-bit-parsing'],
    clue: 'Must you read the symbols as a number or a format, even if only because there is no memory for a map?',
    signs: [
      'No: symbols are only equal or different, and how often they occur decides',
      'Yes: read them in order with a small state, since a digit or a bit counts by its position',
    ],
    contrast: {
      problem: 'Each number of `[6, 9, 6]` but one occurs twice. Which one does not? Use O(1) memory.',
      is: 'digit-and-bit-parsing',
      because:
        'A table of counts grows with the input: it has 2 entries here. With XOR, equal bits cancel: 6 ^ 9 ^ 6 = 9.',
    },
  },
  {
    between: ['frequency-counting', 'heap-priority-queue'],
    clue: 'Is the answer known once you know how often each item occurs?',
    signs: [
      'Yes: compare or read off the counts, and nothing changes them',
      'No: you take the most frequent item that is allowed now, again and again, while counts fall',
    ],
    contrast: {
      problem: 'Arrange the letters of `"aaabbc"` so that no two equal letters are adjacent.',
      is: 'heap-priority-queue',
      because:
        'Written in order of their counts, the letters give `"aaabbc"` again. Taking the most frequent letter other than the last one gives `"ababac"`.',
      answers: ['"aaabbc"', '"ababac"'],
    },
  },
  {
    between: ['digit-and-bit-parsing', 'stack-operations'],
    clue: 'Must you come back to an earlier item that is still unfinished?',
    signs: [
      'No: one running value is enough, because nothing nests',
      'Yes: the most recent unfinished item is needed first, so keep it on a stack',
    ],
    contrast: {
      problem: 'What is `7 - (5 - 2)`?',
      is: 'stack-operations',
      because:
        'One running value, from left to right, gives 0. With the outer state saved at the bracket, the result is 4.',
      answers: ['0', '4'],
    },
  },
  {
    between: ['string-two-pointers', 'digit-and-bit-parsing'],
    clue: 'Are characters compared, swapped or moved, without standing for a number or a format?',
    signs: [
      'Yes: only where a character is, and whether it matches, decides the next step',
      'No: digits, bits or fields have a value, so a running number, carry or state goes along',
    ],
    contrast: {
      problem: 'What is the sum of the numbers `"99"` and `"1"`, as a string?',
      is: 'digit-and-bit-parsing',
      because:
        'Two pointers from the right that write each sum of digits give `"910"`. With a carry, it is `"100"`.',
      answers: ['"910"', '"100"'],
    },
  },
  {
    between: ['digit-and-bit-parsing', 'hash-lookup'],
    clue: 'Must you find an earlier value or state again, with memory to store them?',
    signs: [
      'No: one running value or rule leads to the end, and nothing seen before is looked up',
      'Yes: put what you have seen into a map or set, so that a repeat is noticed at once',
    ],
    contrast: {
      problem:
        'From 2, each number is followed by the last digit of its square. How many different numbers appear?',
      is: 'hash-lookup',
      because:
        'A running value alone goes on with 6, 6, 6 and never ends. A set notices the second 6 after 3 different numbers.',
    },
  },
]
