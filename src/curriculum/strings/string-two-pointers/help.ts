import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  344: {
    asks: 'Reverse the order of the characters in the array `s` in-place, with constant extra memory. Return nothing.',
    hints: [
      'By hand on h, e, l, p: put left on the h and right on the p, and swap them. The first and the last character are now final.',
      'Loop while `left < right`. With an odd length, both indices meet at the middle character, which is already at its final index, so stop there.',
      'Start with `left = 0` and `right = n - 1`; swap, then move both inward. Everything outside the two indices is reversed, and everything from left to right is untouched. When they meet or cross, the array itself is the result.',
    ],
  },
  125: {
    asks: 'Ignore everything in the string `s` except letters and digits, and treat uppercase and lowercase as equal. Return whether what remains reads the same forward and backward; if nothing remains, it does.',
    hints: [
      'By hand on `,Ab. a!`: put one finger on each end and slide both inward until each is on a letter or a digit. The first pair to compare is A and a.',
      'Convert both characters to lowercase and compare them. A mismatch returns false at once; after a match, both indices take one step inward.',
      'While `left < right`, move left past characters that do not count, but never beyond right, and move right the same way. Then compare in lowercase. All pairs outside the indices match, so if the loop ends without a mismatch, return true, even if nothing but punctuation was there.',
    ],
    solvedBy: 'string-two-pointers',
  },
  392: {
    asks: 'Return whether deleting characters of `t`, possibly none, while the others keep their order can leave exactly `s`. An empty `s` always qualifies.',
    hints: [
      'For s = cat and t = chart, put i on the c of s and read t from left to right. Index i marks the first character of s that you have not found yet.',
      'If the current character of t equals `s[i]`, advance i. Taking the earliest match is safe, because it leaves the most of t for the remaining characters.',
      'At every step, i is the number of characters of s found, in order, in the part of t read so far. Stop when i reaches the end of s or t runs out, and return whether `i == len(s)`. An empty s is true at once.',
    ],
    solvedBy: 'subsequence-check',
  },
  680: {
    asks: 'Return whether the string `s` reads the same forward and backward, either as it is or after you delete a single character of your choice.',
    hints: [
      'Put left and right on the two ends and move inward while the characters match. If they meet without a mismatch, return true: nothing has to be deleted.',
      'At the first mismatch, it is enough to delete one of the two characters that differ. The candidates are `left + 1` to `right` and `left` to `right - 1`, with no further deletion.',
      'Write a helper `check(l, r)` that tests one range as a plain palindrome. Everything outside left and right already matches, so at the first mismatch return `check(left + 1, right) or check(left, right - 1)`. Each character is read a constant number of times.',
    ],
  },
  28: {
    asks: 'Return the smallest index, counted from 0, at which the string `needle` starts as a contiguous substring of `haystack`. If it does not occur, return -1.',
    hints: [
      'Put the needle under index 0 of the haystack and compare character by character. For `sad` in `salsad`, the first two match and the third does not, so index 0 is out.',
      'At start i, compare `haystack[i + j]` with `needle[j]` for j = 0, 1, and so on. A mismatch ends this start; if j reaches the length of the needle, return i.',
      'Try the starts 0 to `n - m` in order, so the first full match is the earliest; otherwise return -1. KMP never moves back in the haystack: on a mismatch with j > 0, set j to the length of the longest proper prefix of the matched part that is also its suffix; with j = 0, read on.',
    ],
    solvedBy: 'kmp-search',
    cost: 'O(n + m) time and O(m) space with KMP, because it stores a table for the pattern of length m; restarting takes O(n · m)',
  },
  151: {
    asks: 'The words in `s` are separated by one or more spaces, and spaces may also be at both ends. Return the words in reverse order, each spelled as before, with single spaces only between them.',
    hints: [
      'Reverse all characters of `the sky` by hand: `yks eht`. The words are now in the right order, and each one is spelled backward.',
      'In the reversed array, skip spaces, then find where the next word begins and ends. Move it to the front, right after the words that are finished, and reverse that range.',
      'Reverse an array of all characters. A reader finds word after word; a writer, never ahead of it, stores one space before every word but the first, copies the word, and reverses it in-place. Everything before the writer is finished, so the result is the array up to the writer.',
    ],
    cost: 'O(n) space, because a new string is built where strings are immutable',
  },
  443: {
    asks: "Replace each maximal run of equal characters in the array `chars` by the character, followed by the digits of the run's length if it exceeds 1. Write the result in-place from index 0 and return its length.",
    hints: [
      'By hand on a, a, b: the two a become a and 2, and the single b stays b. Start a reader and a writer, both at index 0.',
      'Store where the group starts, and move the reader to the first different character or to the end. The difference of the two indices is the count; 12 is written as two characters, 1 and 2.',
      "While the reader is inside the array, read one whole group, write its character, and if the count exceeds 1, write each digit of it. Everything before the writer is the compressed form of all groups read so far. Return the writer's index as the new length.",
    ],
  },
  5: {
    asks: 'Return the longest contiguous substring of `s` that reads the same forward and backward. If several substrings have that length, any of them is accepted.',
    hints: [
      'Try one center by hand: in `xabay`, start at the b, compare its neighbors a and a, then x and y. The longest palindrome around this b is aba.',
      'For each index i, grow from the pair (i, i) and from (i, i + 1). While both indices are inside and their characters match, step outward; when the loop ends, both are one step too far.',
      'Each center yields the longest palindrome around it, from `left + 1` to `right - 1`, with length `right - left - 1`. Keep the start and length of the best so far. After all centers, it is the best of the whole string, so slice once and return it.',
    ],
    solvedBy: 'expand-around-center',
    cost: "O(n²) time, because each of the 2n - 1 centers can grow over the whole string; Manacher's algorithm takes O(n)",
  },
  647: {
    asks: 'Return how many non-empty contiguous substrings of `s` read the same forward and backward, single characters included. Equal substrings at different positions count separately.',
    hints: [
      'Count `baab` by hand, center by center: each of the four characters alone is a palindrome, and around the gap in the middle there are aa and baab. That makes 4 + 2 = 6.',
      'For each index i, grow from (i, i) and from (i, i + 1) while both indices are inside. The first mismatch ends this center: no wider substring around it can be a palindrome.',
      'Every palindromic substring has exactly one center, so counting center by center misses nothing and counts nothing twice. Add 1 whenever `s[left] == s[right]`, then step outward. The total over all centers is the result.',
    ],
    cost: 'O(n²) time, because there can be that many palindromes and each one is counted',
  },
  214: {
    asks: 'Turn `s` into a string that reads the same forward and backward by adding as few characters as possible, possibly none, and only at its front. Return the resulting string.',
    hints: [
      'By hand on `abac`: the prefix aba is a palindrome, and only the c has no mirror image. Put that c in front, and `cabac` is the answer.',
      'Join `s + "#" + reverse(s)`. A prefix of s that is also a suffix of the reverse is a palindrome, so you look for the longest prefix of the joined string that is also its suffix.',
      'Fill the KMP table of the joined string: each entry is the length of the longest proper prefix that also ends there. The last entry is `k`, the length of the longest palindromic prefix of s. Return the reverse of `s[k:]` followed by s; an empty s stays empty.',
    ],
    cost: 'O(n) space, because KMP stores a table for the string and its mirror image',
  },
} satisfies ProblemHelpTexts
