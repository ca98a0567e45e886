import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  392: {
    asks: 'Return whether deleting characters of `t`, possibly none, while the others keep their order can leave exactly `s`. An empty `s` always qualifies.',
    hints: [
      'Let cell (i, j) say whether the first i characters of s are a subsequence of the first j of t. Row 0 is all true; the rest of column 0 is false.',
      'Compare `s[i - 1]` with `t[j - 1]`. If they match, copy cell (i - 1, j - 1); if not, this character of t is useless, so copy cell (i, j - 1).',
      'Each cell copies one other, so you can follow a single path: scan t and let i be the number of characters of s matched so far, in order. If s fits without using a matching character, it also fits with it, so always take it. Return whether `i == len(s)`.',
    ],
    cost: 'O(n) time and O(1) space, because every move is forced and no table is needed',
  },
  1143: {
    asks: 'Return the length of the longest string that can be obtained from `text1`, and also from `text2`, by deleting characters while the others keep their order. If they share no character, return 0.',
    hints: [
      'Let cell (i, j) be the length of the longest common subsequence of the first i characters of one string and the first j of the other. Row 0 and column 0 are 0.',
      'Cell (i, j) compares the characters at indices `i - 1` and `j - 1`. Dropping one of them means reading the cell above or the cell to the left: keep the larger.',
      'Fill row by row: `dp[i][j] = dp[i-1][j-1] + 1` if the two characters are equal, else `max(dp[i-1][j], dp[i][j-1])`. Each cell is final when written, because it only reads shorter prefixes. The last cell covers both whole strings and is the answer.',
    ],
  },
  139: {
    asks: 'Given a string and a list of words, decide whether the string can be divided completely into words from the list. Each word may be used any number of times.',
    hints: [
      'Let `dp[i]` say whether the first i characters can be cut into words. Set `dp[0] = true`, because the empty prefix needs no word.',
      'For an end i, try every cut j from 0 to `i - 1`. The first cut that works settles `dp[i]`, so stop there; if none works, it stays false.',
      'With the words in a set, go from i = 1 to n: `dp[i]` is true if some j < i has `dp[j]` true and `s[j:i]` in the set. All shorter prefixes are decided by then, so a long first word cannot mislead you. Return `dp[n]`.',
    ],
    solvedBy: 'word-break',
    cost: 'O(n³ + d) time and O(n + d) space for d characters in the dictionary, because each of O(n²) substrings is sliced and hashed',
  },
  583: {
    asks: 'One step deletes one character from `word1` or from `word2`. Return the smallest number of steps that make the two strings equal; both may end up empty.',
    hints: [
      'Let cell (i, j) be the fewest deletions that make the first i characters of word1 equal to the first j of word2. Row 0 and column 0 count 0, 1, 2, and so on.',
      'If the last characters of both prefixes are equal, keep both and copy the diagonal. Otherwise, delete one of them: 1 plus the smaller of the cell above and the cell to the left.',
      'Fill row by row; each cell is the minimum for its two prefixes, and the last cell is the answer. Or compute the length L of the longest common subsequence and return `len(word1) + len(word2) - 2 * L`, because both words keep exactly those L characters.',
    ],
  },
  516: {
    asks: 'Deleting any characters of `s`, possibly none, while the others keep their order leaves a subsequence. Return the length of the longest subsequence that reads the same forward and backward.',
    hints: [
      'Let cell (i, j) be the length of the longest palindromic subsequence of `s[i..j]`. A single character gives 1, so (i, i) is 1, and an empty range with i > j gives 0.',
      'If `s[i]` and `s[j]` differ, the palindrome cannot use both of them. Take the larger of the cells (i + 1, j) and (i, j - 1).',
      'Let i run down from `n - 1` and j up from `i + 1`, so every shorter range inside is final. Equal ends: `dp[i+1][j-1] + 2`; otherwise `max(dp[i+1][j], dp[i][j-1])`. The answer is `dp[0][n-1]`.',
    ],
    cost: 'O(n²) time and space, because both indices run over the same string',
  },
  72: {
    asks: 'One edit inserts, deletes or replaces a single character at any position. Return the smallest number of edits that turn `word1` into `word2`; either may be empty.',
    hints: [
      'Let cell (i, j) be the fewest edits that turn the first i characters of word1 into the first j of word2. Row 0 counts j insertions, and column 0 counts i deletions.',
      'If the last characters are equal, copy the diagonal without adding 1. Otherwise, add 1 to the cheapest: the cell above deletes from word1, the cell to the left inserts, the diagonal replaces.',
      'Fill row by row: `dp[i][j] = dp[i-1][j-1]` if `word1[i-1] == word2[j-1]`, else 1 plus the smallest of `dp[i-1][j]`, `dp[i][j-1]`, and `dp[i-1][j-1]`. Each cell is optimal for its two prefixes, so the last one is the answer.',
    ],
    solvedBy: 'edit-distance',
  },
  97: {
    asks: 'Return whether `s3` can be formed from all characters of `s1` and all characters of `s2`, where the characters that come from each of the two strings keep their order. Nothing may be left over.',
    hints: [
      'Return false if `len(s1) + len(s2) != len(s3)`. Let cell (i, j) say whether the first i characters of s1 and j of s2 interleave to the first i + j of s3; (0, 0) is true.',
      'The last of those i + j characters is `s3[i+j-1]`. It comes from s1 if it equals `s1[i-1]` and cell (i - 1, j) is true, or from s2 if it equals `s2[j-1]` and cell (i, j - 1) is true.',
      'Fill row by row: a cell is true if at least one of the two sources works; row 0 uses only s2, and column 0 only s1. Every cell decides its two prefixes for good, even where both next characters match. The last cell is the answer.',
    ],
  },
  115: {
    asks: 'Return in how many ways characters of `s` can be chosen that spell `t` when read from left to right. Two ways are different if they use different indices of `s`.',
    hints: [
      'Let cell (i, j) be the number of ways to form the first j characters of t from the first i of s. Column 0 is 1, by picking nothing; the rest of row 0 is 0.',
      'You may always skip `s[i-1]`, which leaves the ways of cell (i - 1, j). Only if it equals `t[j-1]` do the ways of cell (i - 1, j - 1) come on top.',
      '`dp[i][j] = dp[i-1][j]`, plus `dp[i-1][j-1]` if the last characters match. Ways with and without `s[i-1]` never overlap, so nothing is counted twice. The last cell is the answer; a single row over t works if you fill it from right to left.',
    ],
  },
  10: {
    asks: 'Return whether the pattern `p` matches the whole string `s`. In `p`, `.` matches any one character, and `*` means that the character or dot directly before it occurs any number of times, including zero.',
    hints: [
      'Let cell (i, j) say whether the first i characters of s match the first j of p completely. Cell (0, 0) is true; in row 0, a star copies the cell two to the left.',
      'A letter or a dot must fit `s[i-1]`; then read the diagonal. At a star, read (i, j - 2), and if `p[j-2]` fits `s[i-1]`, also read (i - 1, j).',
      'Fill row by row, starting with row 0: a fitting letter or dot takes `dp[i-1][j-1]`; a star takes `dp[i][j-2]`, or `dp[i-1][j]` if i > 0 and `p[j-2]` is a dot or equals `s[i-1]`; anything else is false. Each cell is final for its prefixes; the last one is the answer.',
    ],
    solvedBy: 'star-pattern',
  },
  44: {
    asks: 'Return whether the pattern `p` matches the whole string `s`. In `p`, `?` matches any one character, and `*` matches any sequence of characters, including the empty one.',
    hints: [
      'Let cell (i, j) say whether the first i characters of s match the first j of p completely. Cell (0, 0) is true; the rest of row 0 only while p has only stars; column 0 below is false.',
      'A letter or a question mark that fits `s[i-1]` reads the diagonal. A star reads (i, j - 1), taking nothing, or (i - 1, j), taking `s[i-1]` and staying available.',
      'Fill row by row; a star is true if either of its cells is, and what does not fit is false. The last cell is the answer. The greedy scan instead remembers the last star and where in s it began; on a mismatch, that star takes one more character.',
    ],
  },
} satisfies ProblemHelpTexts
