import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  1876: {
    asks: 'Return how many substrings of `s` with exactly three characters have three different characters. Equal substrings at different positions count separately.',
    hints: [
      'The first window has the characters at indices 0, 1, and 2; it is good if no two of them are equal. A string with fewer than three characters has no window, so the answer is 0.',
      'Call the three characters a, b, and c, and test `a != b`, `b != c`, and `a != c`. Comparing neighbors alone is not enough: `xyx` fails only the third test.',
      'Let i run from 0 to `n - 3`: the window is `s[i]` to `s[i + 2]`, and each step drops one character and adds one. The counter is the number of good windows with a start up to i, and equal substrings at different starts all count. Return it.',
    ],
    cost: 'O(1) space, because three comparisons replace the table',
  },
  1456: {
    asks: 'Count the vowels (`a`, `e`, `i`, `o` and `u`) in each substring of `s` that has exactly `k` characters. Return the largest of these counts.',
    hints: [
      'Count the vowels among the first k characters by hand. That is the first window, and its count is the first candidate for the maximum.',
      'When index i enters, the index that leaves is `i - k`. Update the counter for both before you compare it with the best, or you measure k + 1 characters.',
      'After each step, the counter is the number of vowels among the last k characters. For every i, add 1 if `s[i]` is a vowel, subtract 1 if `i >= k` and `s[i - k]` is one, and update the best. The best at the end is the answer.',
    ],
    cost: 'O(1) space, because a single counter replaces the table',
  },
  3: {
    asks: 'Return the length of the longest contiguous substring of `s` in which no character occurs more than once. For an empty string, return 0.',
    hints: [
      'By hand on abba: the window grows to ab. The second b is a repeat, so drop everything up to the first b; the window is now the second b alone.',
      'Store the last index of each character, and look up `s[i]` before you overwrite its entry. An index smaller than left is outside the window and changes nothing.',
      'The window from left to i never contains a character twice and is the longest such window that ends at i. For each i: if `s[i]` was seen, `left = max(left, last[s[i]] + 1)`; store i; update the best with `i - left + 1`. The best starts at 0 and is the answer.',
    ],
    solvedBy: 'string-sliding-window',
  },
  438: {
    asks: 'Find all substrings of `s` that consist of exactly the characters of `p`, each as often as in `p`, in whatever arrangement. Return their start indices, counted from 0, in any order; the substrings may overlap.',
    hints: [
      'Count the characters of p in one table and the first `len(p)` characters of s in another. If the tables agree, index 0 is an answer.',
      'When `s[i]` enters, `s[i - len(p)]` leaves, so only two counts change. If the tables then agree, the anagram starts at `i - len(p) + 1`.',
      'After each step, the second table describes exactly the last `len(p)` characters of s. Compare all counts with those of p, and record the start when they agree; overlapping anagrams are recorded, too. If p is longer than s, the result is empty.',
    ],
    solvedBy: 'fixed-window-anagrams',
  },
  567: {
    asks: 'Return whether `s2` has a contiguous substring that consists of exactly the characters of `s1`, each as often as in `s1`, in any order.',
    hints: [
      'If s1 is longer than s2, return false. Otherwise, count the letters of s1 in one table and the first `len(s1)` letters of s2 in another.',
      'Let `same` be the number of letters, out of 26, with equal counts in both tables. When one letter enters or leaves, only its count changes: compare it before and after, and adjust `same`.',
      'Slide a window of length `len(s1)` over s2: one letter enters, one leaves. `same` is always the number of letters whose count in the window equals the count in s1. Return true as soon as a full window has `same == 26`; return false at the end.',
    ],
  },
  424: {
    asks: 'In the string `s` of uppercase letters, you may change at most `k` characters, each into any other uppercase letter. Return the length of the longest substring of equal letters that you can obtain.',
    hints: [
      'By hand on AABA with k = 1: keep the most frequent letter, A, and replace all others. There is one B, so one replacement is enough, and all four characters work.',
      'Let `s[right]` enter, raise its count, and raise `maxCount` if this count is higher. If `right - left + 1 - maxCount` exceeds k, let `s[left]` leave and move left by one.',
      '`maxCount` is the highest count that a letter has had in any window so far; never lower it. So the window never shrinks: it grows by one, or both ends move by one. It reaches a length only if some window of that length works, so the answer is `n - left`.',
    ],
  },
  1358: {
    asks: 'The string `s` consists only of the letters `a`, `b` and `c`. Return how many of its substrings contain each of them at least once. Equal substrings at different positions count separately.',
    hints: [
      'By hand on `aabc`: at the final c, both `abc` and `aabc` contain all three letters, so the substrings that end there add 2. Earlier right ends add nothing.',
      'Keep the last index of a, of b, and of c, each -1 at first. After you update the one for `s[i]`, the smallest of the three is the latest start that still includes all letters.',
      'For each right end i, the valid starts are 0 to `min(last)`, so add `min(last) + 1`; while a letter is missing, this adds 0. The total always counts all valid substrings that end at or before i, and the final total is the answer.',
    ],
    cost: 'O(1) space, because there are only three counters',
  },
  76: {
    asks: 'Return the shortest contiguous substring of `s` that contains every character of `t` at least as often as it occurs in `t`, or an empty string if there is none. At most one shortest substring exists.',
    hints: [
      'Make a table of what t needs: `aab` needs two a and one b. Put left and right at the start of s, and move right until the window contains all of it.',
      'When the count of `s[right]` reaches its need exactly, one more letter is complete. While all are complete, record the window and let `s[left]` leave; if its count falls below its need, it is no longer complete.',
      '`have` is always the number of different letters of t whose need is met by the window. For each right end, add it; while `have` equals the number of different letters in t, record start and length if shorter, and remove from the left. Return the shortest window, or an empty string.',
    ],
    solvedBy: 'minimum-window-substring',
  },
  30: {
    asks: 'All strings in `words` have the same length. Return every index, counted from 0, at which `s` has a substring that consists of all elements of `words`, each used exactly once, joined in any order.',
    hints: [
      'Count how often each given word is needed. Then cut s from index 0 into pieces of the word length w, and treat each piece like a single character.',
      'A piece that is not one of the words empties the window, which restarts after it. Any other piece enters; while it occurs more often than needed, remove pieces from the left.',
      'For each offset 0 to `w - 1`, slide a window of whole pieces in which no word exceeds its need. If it contains as many pieces as there are words, every need is met exactly: record its left index. All recorded indices together are the result.',
    ],
    cost: 'O(n · w) time and O(m · w) space for m words of length w, because each of the w offsets is one pass that slices words',
  },
} satisfies ProblemHelpTexts
