import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 13,
  name: 'string-dynamic-programming',
  displayName: 'String Dynamic Programming',
  shortName: 'String DP',
  description:
    'Let a cell be the answer for a prefix of each string (or one prefix, or one substring), and work out how its last characters change that answer. Fill from short to long: for two strings, a match usually builds on the diagonal cell, and a mismatch chooses among the neighbors.',
  idea: 'Compare the last characters of two prefixes: each case leaves shorter prefixes, which you have solved already.',
  formula: 'best[i][j] = best[i-1][j-1] + 1 if a[i-1] == b[j-1], else max(best[i-1][j], best[i][j-1])',
  scenarios: [
    'Fewest edits that turn one word into another',
    'Longest common subsequence of two strings',
    'Split a string into words from a dictionary',
    'Match a whole string against a pattern with wildcards',
    'Number of ways one string occurs as a subsequence of another',
    'Longest palindromic subsequence',
  ],
  identificationClues:
    'Two strings are aligned, merged or matched, or one string is cut up or loses characters. At each character several moves compete, such as keep, drop, replace or cut here. A cell then stores the answer for a prefix of each string, or for one substring. If the answer is contiguous in one string, a window or two pointers usually suffice; a substring common to two strings does need a table.',
  recognitionGuide: {
    keyPhrases: [
      'minimum number of operations',
      'longest common subsequence',
      'segmented into',
      'palindromic subsequence',
    ],
    commonVariations: [
      'Two prefixes: one row per prefix of one string and one column per prefix of the other, with row and column 0 for the empty prefix',
      'One string, cut: a prefix works if some shorter prefix works and the substring after it is a word',
      'Pattern with a star: a star either matches nothing more, or takes one more character and can match again',
      'One string, two ends: equal end characters add 2 to the answer for what is between them; otherwise you drop one end',
      'Common substring: a mismatch resets the cell to 0, and the answer is the largest cell',
    ],
  },
  commonMistakes: [
    'No row for the empty prefix: compare a word with the empty string, and the index goes out of range',
    'Always cutting off the longest word: goals with the words goal, go, and als fails, although go + als fits',
    'Losing the diagonal in a single row: save the old value before you overwrite it, and compare with the full table',
    'Mixing up lengths and indices: cell `i` covers the first `i` characters, and the last of them is at index `i - 1`; test a one-character string',
  ],
  complexity: {
    time: 'O(n · m)',
    timeReason:
      'n and m are the lengths of the two strings: each pair of prefixes is one cell, filled in O(1) from its neighbors.',
    space: 'O(n · m)',
    spaceReason:
      'The whole table is needed to reconstruct the characters; if only the value is needed, two rows are enough.',
  },
  whenNot: [
    'Every way to split must be listed: try the choices with Backtracking (Decision Trees), and let a table rule out dead ends',
  ],
  story: {
    problem:
      'A printed ribbon is **cut into pieces**, and each piece must read the same forward and backward. What is the **fewest** pieces possible?',
    naive:
      'Try every set of cuts. A ribbon of n characters has 2^(n - 1) of them, and what follows a cut is solved again for every way to cut what is before it.',
    insight:
      'Look only at the last piece. If it starts at index j, what comes before it is a shorter prefix, and how that prefix was cut no longer matters, only its fewest pieces.',
    invariant: 'Each cell is the final answer for its prefix, and it depends only on shorter prefixes.',
    plan: [
      'Mark which substrings are palindromes by growing from every center.',
      'Set `best[0] = 0` for the empty prefix.',
      'For each `i`, set `best[i]` to the smallest `best[j] + 1` over all `j < i` where the piece from `j` up to `i` is a palindrome.',
      'The answer is `best[n]`.',
    ],
    rival: {
      name: 'string-two-pointers',
      reason:
        'Two indices can verify one piece but cannot choose the cuts. Always taking the longest palindrome in front cuts aaba into aa, b, a, while a, aba needs only two pieces. Several cuts compete, so the answers for all prefixes are needed.',
    },
  },
  workedExample:
    'Find the longest substring that `xabz` and `yaby` share. Let each cell be the number of matching characters that end at both positions. For a and a, the diagonal before it is 0, so the cell is 1. For b and b, the diagonal is 1, so the cell is 2. All mismatches are 0. The largest cell is 2: ab. Each cell needed only the cell for prefixes one character shorter.',
  listings: [
    {
      id: 'string-dynamic-programming',
      label: 'Longest common subsequence',
      note: 'A match extends the diagonal, a mismatch keeps the better neighbor, and a walk back finds the characters.',
      shows: ['Two prefixes'],
    },
    {
      id: 'edit-distance',
      label: 'Edit distance',
      note: 'Also called Levenshtein distance: on a mismatch, three neighbors compete: delete, insert, or replace.',
      shows: ['Two prefixes'],
    },
    {
      id: 'word-break',
      label: 'Word break',
      note: 'One string and one index: each cell looks back over all earlier cuts.',
      shows: ['One string, cut'],
    },
    {
      id: 'star-pattern',
      label: 'Pattern with a star',
      note: 'A star matches nothing, or it takes one more character and stays in the pattern.',
      shows: ['Pattern with a star'],
    },
    {
      id: 'star-pattern-memo',
      label: 'Recursion + memoization (star)',
      note: 'Prefer it to the table when one success is enough: it stops there, and pairs it never reaches cost nothing.',
      shows: ['Pattern with a star'],
    },
  ],
  practice: [
    {
      number: 392,
      title: 'Is Subsequence',
      slug: 'is-subsequence',
      difficulty: 'Easy',
      premium: false,
      adds: 'There is no choice yet: taking the first match is always safe, and asking why shows what a table is for.',
    },
    {
      number: 1143,
      title: 'Longest Common Subsequence',
      slug: 'longest-common-subsequence',
      difficulty: 'Medium',
      premium: false,
      adds: 'This is the full table: a match builds on the diagonal, and a mismatch drops one of the two last characters.',
    },
    {
      number: 139,
      title: 'Word Break',
      slug: 'word-break',
      difficulty: 'Medium',
      premium: false,
      adds: 'There is one string and one index: a prefix works if a shorter one works and the substring after it is a word.',
    },
    {
      number: 583,
      title: 'Delete Operation for Two Strings',
      slug: 'delete-operation-for-two-strings',
      difficulty: 'Medium',
      premium: false,
      adds: 'It asks for a cost instead of a length: every character outside the common subsequence must be deleted.',
    },
    {
      number: 516,
      title: 'Longest Palindromic Subsequence',
      slug: 'longest-palindromic-subsequence',
      difficulty: 'Medium',
      premium: false,
      adds: 'A cell is a substring with two free ends: equal ends add 2 to what is inside, so short substrings come first.',
    },
    {
      number: 72,
      title: 'Edit Distance',
      slug: 'edit-distance',
      difficulty: 'Medium',
      premium: false,
      adds: 'A replacement makes the diagonal useful on a mismatch as well, so three neighbors compete.',
    },
    {
      number: 97,
      title: 'Interleaving String',
      slug: 'interleaving-string',
      difficulty: 'Medium',
      premium: false,
      adds: 'Cells are yes or no, nothing is skipped, and i + j gives the index in the third string.',
    },
    {
      number: 115,
      title: 'Distinct Subsequences',
      slug: 'distinct-subsequences',
      difficulty: 'Hard',
      premium: false,
      adds: 'You add ways instead of comparing them: a match may be used or skipped, and both count.',
    },
    {
      number: 10,
      title: 'Regular Expression Matching',
      slug: 'regular-expression-matching',
      difficulty: 'Hard',
      premium: false,
      adds: 'A star belongs to the character before it: it matches nothing, or it takes one character and stays.',
    },
    {
      number: 44,
      title: 'Wildcard Matching',
      slug: 'wildcard-matching',
      difficulty: 'Hard',
      premium: false,
      adds: 'A star is a token of its own and matches any sequence, so a greedy scan that returns to the last star works as well.',
    },
  ],
}
