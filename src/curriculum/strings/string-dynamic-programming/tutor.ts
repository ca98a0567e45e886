import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is string DP?',
      asks: ['what is string dp', 'table over prefixes', 'dp i j meaning strings', 'dp with two strings'],
      answer:
        'String DP fills a table: `dp[i][j]` answers the question for the first i characters of one string and the first j of the other. The last characters decide which smaller answers it reads. The extra row and column 0 stand for empty strings.',
      further: {
        example:
          'The LCS table of "ax" and "xa":\n- a and x differ: 0\n- a and a match: `dp[0][1] + 1` = 1\n- x and x match: `dp[1][0] + 1` = 1\n- x and a differ: the larger of 1 and 1\nThe last cell says that the LCS has length 1.',
        why: 'Any solution does something with the last characters: it matches them or drops one. What is left is the same question for shorter prefixes, and there are only (n + 1)(m + 1) pairs of prefixes.',
        check: {
          ask: 'Two strings have 4 and 6 characters. How many cells does the table have, including row and column 0?',
          right: ['35', 'thirty-five', '5 x 7', '5 × 7', '5 by 7', '7 x 5', '7 × 5', '7 by 5'],
          because: 'It has 35: 5 prefixes of one string, including the empty one, times 7 of the other.',
          wrong: [
            { says: ['24'], reply: 'That leaves out the empty prefix of each string.' },
            {
              says: ['10', 'ten'],
              reply: 'Each prefix of one string is combined with each prefix of the other.',
            },
          ],
        },
        claims: [
          {
            says: ['dp[i][j] is about the first i and j characters', 'each cell stands for two prefixes'],
            isRight: true,
            reply:
              'Yes. `dp[2][3]` is the answer for the first 2 characters of one string and the first 3 of the other.',
          },
          {
            says: ['dp[i][j] only compares two characters', 'a cell is just whether the characters match'],
            isRight: false,
            reply:
              'No. It is the answer for two whole prefixes. The last characters only decide which smaller answers it uses.',
          },
          {
            says: ['the answer is the largest cell', 'take the maximum over the table'],
            isRight: false,
            reply:
              'No. It is the last cell, which stands for both whole strings. For LCS it is also the largest one, for edit distance often not. The longest common substring is different: there you take the largest cell.',
          },
        ],
      },
    },
    {
      kind: 'when',
      question: 'How do I know that two strings need a table?',
      asks: [
        'when string dp',
        'subsequence',
        'edit distance signs',
        'two strings and skip characters',
        'compare two strings, insert delete, which pattern',
      ],
      answer:
        'Use a table for two strings (or one string with itself) when characters may be skipped, inserted or replaced and you need an optimum or a count. Conditions on a contiguous part usually need only a window.',
      further: {
        example:
          'Three tasks:\n- Fewest edits from "cat" to "cart": two strings are aligned, so a table.\n- Longest palindromic subsequence of "bxab": "bab" skips the x, so a table.\n- Longest substring of "bxab" without repeats: contiguous, so a window.',
        why: 'If characters may be skipped, matching one pair can block a better pair, and no local rule knows which to take. A table keeps the best result of both choices for every pair of prefixes.',
        check: {
          ask: 'Which of these needs a table? 1: Is s a subsequence of t? 2: Is s an anagram of t? 3: How long is the longest common subsequence of s and t?',
          right: ['3', 'third', 'longest common subsequence', 'lcs'],
          because: 'It is 3: on a mismatch either string may be the one to skip a character.',
          wrong: [
            {
              says: ['1', 'first'],
              reply: 'There each character takes its first match. Is there anything to choose?',
            },
            {
              says: ['2', 'second', 'anagram'],
              reply: 'There the order does not matter. What is enough to compare?',
            },
          ],
        },
        claims: [
          {
            says: ['insert delete replace means a table', 'edit operations point to dp'],
            isRight: true,
            reply:
              'Yes. Each cell takes the cheapest of the operations on the last characters, O(n · m) in all.',
          },
          {
            says: ['checking a subsequence needs a table', 'is subsequence is string dp'],
            isRight: false,
            reply: 'No. The first match is always safe, so one index in each string is enough, O(n).',
          },
          {
            says: ['a window finds the longest common subsequence', 'use a sliding window for the lcs'],
            isRight: false,
            reply:
              'No. A window is contiguous, but the LCS may skip characters: "axb" and "ayb" have the LCS "ab".',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'How does the table change for the longest common substring?',
      asks: [
        'lcs vs longest common substring',
        'what changes in the table',
        'substring cell zero on mismatch',
        'lcs or longest common substring',
      ],
      answer:
        'On a match both take `dp[i-1][j-1] + 1`. On a mismatch a subsequence takes the larger of the two neighbors, `max(dp[i-1][j], dp[i][j-1])`; a substring must start again, so the cell is 0 and the answer is the largest cell, not the last one.',
      further: {
        example:
          'Take "abxc" and "abyc".\n- After "ab" both tables say 2.\n- x and y differ: the substring cell is 0, the subsequence cell stays 2.\n- c and c match: 1 for the substring, 3 for the subsequence.\nThe results are "ab" and "abc".',
        why: 'A substring cell means the longest common part that ends exactly here, and with different last characters none does. A subsequence cell covers everything so far, so it never falls.',
        check: {
          ask: 'For the longest common substring of "mat" and "cat", what is in the cell of both t?',
          right: ['2', 'two'],
          because: 'It is 2: the t continues the match of the a, and m against c gave 0 before it.',
          wrong: [
            {
              says: ['1', 'one'],
              reply: 'The cell adds 1 to its diagonal. Do the characters before the t match?',
            },
            {
              says: ['3', 'three'],
              reply: 'Compare the first letters of both words. Do they match as well?',
            },
            { says: ['0', 'zero'], reply: 'The last characters are equal, so something common ends here.' },
          ],
        },
        claims: [
          {
            says: [
              'for the substring the answer is the largest cell',
              'the substring answer may be anywhere in the table',
            ],
            isRight: true,
            reply:
              'Yes. The common part may end anywhere: for "abx" and "aby" the last cell is 0, but the answer is 2.',
          },
          {
            says: [
              'the common substring can be longer than the lcs',
              'the lcs is never longer than the substring',
            ],
            isRight: false,
            reply:
              'No. Every common substring is a common subsequence, so the LCS is at least as long: 3 against 2 for "abxc" and "abyc".',
          },
          {
            says: ['on a mismatch the substring keeps the maximum', 'take the larger neighbor in both cases'],
            isRight: false,
            reply:
              'No. Only the subsequence does. For a substring the cell is 0, because nothing common ends at two different characters.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'Which neighbor of a cell stands for which edit?',
      about: 72,
      asks: [
        'edit distance recurrence',
        'insert delete replace',
        'which neighbor is which',
        'levenshtein cells',
        'what do the three cells mean in edit distance',
      ],
      answer:
        'If the last characters are equal, take `dp[i-1][j-1]`. Otherwise take 1 plus the smallest of `dp[i-1][j]` (delete), `dp[i][j-1]` (insert) and `dp[i-1][j-1]` (replace). The first row and column are 0, 1, 2, ..., the cost of building from or to an empty string.',
      further: {
        example:
          'From "dog" to "do" the last characters g and o differ.\n- Above, "do" to "do", is 0: delete g, total 1.\n- Left, "dog" to "d", is 2: insert o, total 3.\n- Diagonal, "do" to "d", is 1: replace g by o, total 2.\nThe cell is 1.',
        why: 'The last character of the first string is deleted, or it becomes the last one of the second, or that one is inserted after it. Each case leaves the smaller problem of one neighbor.',
        check: {
          ask: 'The last characters differ. The cell above is 3, the left one is 5, and the diagonal is 4. What is the value of this cell?',
          right: ['4', 'four'],
          because: 'It is 4: the smallest neighbor is 3, and the deletion costs 1.',
          wrong: [
            {
              says: ['3', 'three'],
              reply: 'The operation itself costs something, too. Add it to the neighbor.',
            },
            { says: ['5', 'five'], reply: 'That would be a replacement. Is another neighbor cheaper?' },
            { says: ['6', 'six'], reply: 'That would be an insertion. Compare all the neighbors.' },
          ],
        },
        claims: [
          {
            says: ['left means insert and above means delete', 'the left neighbor is an insertion'],
            isRight: true,
            reply:
              'Yes, left is insert and above is delete, if rows stand for the string you change: coming from the left, you produce one more character of the target.',
          },
          {
            says: ['a replacement costs two edits', 'replace counts as delete plus insert'],
            isRight: false,
            reply: 'No. In the usual edit distance a replacement costs 1: "cat" to "cut" is one edit.',
          },
          {
            says: ['equal characters still cost one', 'in edit distance i add 1 to the diagonal on a match'],
            isRight: false,
            reply:
              'No. In edit distance equal last characters need no edit, so the cell is the diagonal itself: "cat" to "cat" is 0.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why does the table read `s[i-1]`?',
      asks: [
        'index shift',
        's[i] or s[i-1]',
        'off by one dp strings',
        'dp size n+1',
        'why s[i-1] in the table',
      ],
      answer:
        'Row i stands for the first i characters, so its last character is `s[i - 1]`. The table has (n + 1) × (m + 1) cells; with `s[i]` you read one character too far.',
    },
    {
      kind: 'why',
      question: 'Why do I need a table and a dictionary in Word Break?',
      about: 139,
      asks: [
        'word break dp',
        'why dp[j] and dict',
        'word break memo',
        'greedy longest word fails',
        'split a string into dictionary words',
      ],
      answer:
        '`dp[i]` says whether the first i characters can be split: some j < i with `dp[j]` true and `s[j..i)` a word. Taking the longest word first fails: "cars" with words "car", "ca", "rs" has only the split ca + rs.',
    },
    {
      kind: 'cost',
      question: 'How can I use less memory than the whole table?',
      asks: [
        'edit distance complexity',
        'space with two rows',
        'can i use less memory',
        'space of edit distance',
      ],
      answer:
        'Each row reads only itself and the one above, so two rows are enough for the value: O(min(n, m)) space with the shorter string across. The time stays O(n · m). To reconstruct the edits keep the whole table.',
      further: {
        example:
          'Take lengths 1,000 and 20.\n- The whole table has 1,001 · 21 = 21,021 cells.\n- Two rows with the longer string across have 2 · 1,001 = 2,002 cells.\n- Two rows with the shorter string across have 2 · 21 = 42.',
        why: 'Cell (i, j) reads (i - 1, j - 1), (i - 1, j) and (i, j - 1). So row i - 2 is never read again, and its cells can be overwritten. Only walking back would need the old rows.',
        check: {
          ask: 'Two strings have 50 and 8 characters. How many cells do two rows have, including column 0, if the shorter string is across?',
          right: ['18', 'eighteen'],
          because: 'They have 18: each row has 8 + 1 cells.',
          wrong: [
            { says: ['16', 'sixteen'], reply: 'The empty prefix needs a cell in each row, too.' },
            { says: ['102'], reply: 'That puts the longer string across. Which one makes the rows shorter?' },
            {
              says: ['9', 'nine'],
              reply: 'That is one row. You read the row above while you fill this one.',
            },
          ],
        },
        claims: [
          {
            says: ['one row is enough if i save the diagonal', 'a single row works with one extra variable'],
            isRight: true,
            reply: 'Yes. Save the old `dp[j]` before you overwrite it: it is the diagonal of the next cell.',
          },
          {
            says: ['two rows are enough to print the lcs', 'i can reconstruct the edits from two rows'],
            isRight: false,
            reply:
              "No. They give the length only. To walk back you need the whole table, or Hirschberg's algorithm.",
          },
          {
            says: ['two rows make it faster', 'less memory also lowers the time to linear'],
            isRight: false,
            reply: 'No. Every one of the n · m cells is still computed, so the time stays O(n · m).',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'What is the idea of the longest palindromic subsequence?',
      about: 516,
      asks: [
        'longest palindromic subsequence',
        'lcs with reverse',
        'range dp palindrome',
        'longest palindromic subsequence idea',
      ],
      answer:
        'For a range i..j: equal ends give 2 plus the inside, otherwise the better of dropping one end. Or take the LCS of the string and its reverse. O(n²) either way.',
    },
    {
      kind: 'how',
      question: 'Why do I add two terms?',
      about: 115,
      asks: [
        'distinct subsequences',
        'count ways to form t',
        'why add two terms',
        'number of ways t appears in s',
      ],
      answer:
        'If the last characters match, you may use this one (`dp[i-1][j-1]`) or skip it (`dp[i-1][j]`): add both. If not, skip. `dp[i][0] = 1`: the empty target is formed in one way.',
    },
    {
      kind: 'how',
      question: 'How does a star for zero or more characters work?',
      about: 10,
      asks: [
        'regular expression matching',
        'star means zero or more',
        'wildcard matching dp',
        'p[j-2]',
        'star in regex dp',
      ],
      answer:
        'For `x*` there are two cases: zero copies, so drop both pattern characters (`dp[i][j-2]`), or one more copy if x matches the last character (`dp[i-1][j]`). A wildcard `*` takes nothing (`dp[i][j-1]`) or one more character (`dp[i-1][j]`).',
    },
    {
      kind: 'how',
      question: 'Which index do I use in the third string?',
      about: 97,
      asks: [
        'interleaving string',
        'two strings form a third',
        'which index in s3',
        'two strings mixed together',
      ],
      answer:
        '`dp[i][j]`: can the first i of s1 and j of s2 form the first i + j of s3? The last character comes from s1 (`dp[i-1][j]`) or from s2 (`dp[i][j-1]`). The position in s3 is always `i + j - 1`, so two indices are enough.',
    },
    {
      kind: 'compare',
      question: 'Should I work top down or bottom up on strings?',
      asks: [
        'memoization or table',
        'top down or bottom up strings',
        'recursion with cache',
        'recursion or table for strings',
      ],
      answer:
        'Both use the same recurrence: memoization computes only states that are reached and is easy to write; a table has no recursion limit and allows two rows. In an interview write the recursion first, then cache it.',
    },
    {
      kind: 'how',
      question: 'How do I get the string and not only its length?',
      asks: ['reconstruct the lcs', 'print edit operations', 'get the string not only the length'],
      answer:
        "Keep the whole table and walk back from the last cell: diagonally on a match, otherwise to the neighbor that explains this cell's value. For the LCS collect the matched characters, for edit distance the operations, and reverse the list at the end: O(n + m) after the table.",
    },
    {
      kind: 'why',
      question: 'Why does edit distance copy the diagonal when the letters are equal?',
      about: 72,
      asks: [
        'edit distance diagonal on equal letters',
        'why not the minimum of all three when the characters match',
        'equal letters cost nothing',
        'no plus one on a match in edit distance',
      ],
      answer:
        'Equal letters need no edit, so `dp[i][j] = dp[i-1][j-1]`, without adding 1. The minimum of all three would give the same: the cells above and to the left are at most 1 smaller than the diagonal, and going through them costs 1 more edit. So neither can beat the diagonal. Only when the letters differ is it `1 + min` of the three.',
    },
    {
      kind: 'why',
      question: 'Why is the diagonal of the LCS safe on a match?',
      about: 1143,
      asks: [
        'why is the lcs diagonal safe on a match',
        'why take the match always',
        'match without checking max',
      ],
      answer:
        'On equal last characters some optimal solution matches these two: any solution that does not can be changed to use this pair without getting shorter. So `dp[i-1][j-1] + 1` needs no comparison with the neighbors.',
      further: {
        example:
          'LCS of "bca" and "aba": the last characters match.\n- Diagonal: "bc" and "ab" have 1 (b), so this gives 2.\n- Above: "bc" and "aba" have 1.\n- Left: "bca" and "ab" have 1.\nThe match gives 2, "ba", and no neighbor has more.',
        why: 'One more character can lengthen an LCS by at most 1. So neither neighbor can be above the diagonal plus 1, and the match reaches exactly that.',
        check: {
          ask: 'The last characters are equal. The diagonal cell is 4, the one above is 5, and the left one is 4. What is the value of this cell?',
          right: ['5', 'five'],
          because: 'It is 5: the diagonal plus 1. It can be no smaller than the one above, and it is not.',
          wrong: [
            {
              says: ['6', 'six'],
              reply: 'The match uses up a character of both strings. Which neighbor has neither of them?',
            },
            {
              says: ['4', 'four'],
              reply: 'Then the match would add nothing. What does a matched pair do to the length?',
            },
          ],
        },
        claims: [
          {
            says: [
              'no max is needed on a match',
              'on a match take the diagonal plus 1',
              'on a match only the diagonal matters',
            ],
            isRight: true,
            reply:
              'Yes. The neighbors can be at most the diagonal plus 1, so comparing with them changes nothing.',
          },
          {
            says: ['on a match add 1 to the largest neighbor', 'take the max of all three plus 1'],
            isRight: false,
            reply:
              'No. The cells above and left may have used one of these characters already: "x" and "xx" would give 2 instead of 1.',
          },
          {
            says: [
              'the number of distinct subsequences also needs only the diagonal',
              'distinct subsequences adds just the diagonal',
            ],
            isRight: false,
            reply:
              'No. For a count you also add the case that skips this character: "bb" contains "b" in 2 ways, but the diagonal alone gives 1.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why does my version with one row overwrite the diagonal?',
      asks: ['one row dp overwrites diagonal', 'rolling row prev diagonal', '1d lcs wrong'],
      answer:
        'Before you overwrite `dp[j]`, save its old value: it is the diagonal for the next column. Without it you read the new row where the old one is needed.',
    },
    {
      kind: 'cost',
      question: 'What do the substrings cost in Word Break?',
      about: 139,
      asks: ['word break complexity', 'cost of substring in word break', 'word break n cubed'],
      answer:
        'Word Break has n states with up to n cuts each, and slicing and hashing one piece costs O(n): O(n³) in all. Trying only pieces up to the longest word length L makes it O(n · L²).',
    },
    {
      kind: 'why',
      question: 'Why is brute force exponential for the LCS?',
      about: 1143,
      asks: [
        'why is brute force exponential for lcs',
        'without memo cost',
        'overlapping subproblems strings',
      ],
      answer:
        'Without a cache each mismatch makes two calls and the same pair (i, j) is reached by many routes, so the calls grow exponentially. There are only (n + 1)(m + 1) different pairs, so caching makes it O(n · m).',
    },
    {
      kind: 'compare',
      question: 'How do distinct subsequences differ from the LCS?',
      about: 115,
      asks: ['distinct subsequences vs lcs', 'count or optimum', 'max or sum in the recurrence'],
      answer:
        'LCS asks for an optimum, so it takes the max over the choices; Distinct Subsequences counts, so it adds them. For a count the choices must not overlap, or solutions are counted twice, and the base case is 1: there is one way to match the empty target.',
    },
    {
      kind: 'how',
      question: 'How do I partition a string into palindromes with the fewest cuts?',
      asks: ['palindrome partitioning minimum cuts', 'min cuts dp', 'cut string into palindromes dp'],
      answer:
        '`cuts[i]` is the smallest number of cuts for the first i characters: over all j where `s[j..i)` is a palindrome, take `cuts[j] + 1`, with `cuts[0] = -1`. Precompute the palindromes in an n × n table: O(n²).',
    },
    {
      kind: 'how',
      question: 'How do I print the actual LCS?',
      about: 1143,
      asks: [
        'print the actual lcs',
        'reconstruct the longest common subsequence',
        'walk back through the lcs table',
      ],
      answer:
        'Keep the whole table and walk back from its last cell: if both characters are equal, take the character and go diagonally; otherwise go to the larger neighbor, above or left. Reverse what you collected.',
    },
    {
      kind: 'compare',
      question: 'Do I use backtracking or DP to return all sentences?',
      with: 'backtracking',
      about: 140,
      asks: [
        'return all sentences of word break, backtracking or dp',
        'word break all ways vs whether possible',
        'list all splits or only say if there is one',
        'memo or backtracking when every split is returned',
      ],
      answer:
        'If you must return every split, use backtracking: the output alone can be exponential. Add a memo of which suffixes can be split at all, so that you skip dead ends. To find out whether or in how many ways, DP over positions is enough.',
    },
    {
      kind: 'when',
      question: 'How do I measure how similar two files are, line by line?',
      asks: [
        'fewest changes from one word to another',
        'how similar are two files line by line',
        'split the text into known words',
        'does a pattern with stars match',
        'in how many ways does the short text hide in the long one',
      ],
      answer:
        'Use it when two strings are aligned, or matched with gaps: `dp[i][j]` is the answer for the first i and j characters, and the last characters decide each cell, O(n · m). To split one string into known words, one index is enough: `dp[i]` for the first i characters.',
    },
    {
      kind: 'compare',
      question: 'Do I need a window or a table for substrings and subsequences?',
      asks: ['substring or subsequence, window or dp', 'gaps allowed, which pattern', 'contiguous or not'],
      answer:
        'For a contiguous part (substring) of one string use a window, or two pointers for a palindrome. If characters may be skipped or two strings are aligned, use DP. The words "subsequence" or "insert, delete, replace" point to DP; only checking whether one string is a subsequence needs just two pointers.',
      with: 'string-sliding-window',
    },
    {
      kind: 'why',
      question: 'Why does the table have an extra row and column?',
      asks: [
        'why the extra row and column',
        'point of the extra row of zeros',
        'why is the table one larger than the texts',
        'what does row 0 stand for',
      ],
      answer:
        'Row and column 0 stand for the empty prefix. They contain the base cases, zeros for LCS and 0, 1, 2, ... for edit distance, so that no cell needs a check for the border; the characters of cell (i, j) are then `a[i-1]` and `b[j-1]`.',
      further: {
        example:
          'Edit distance from "at" to "cat":\n- Row 0 is 0, 1, 2, 3, and column 0 is 0, 1, 2.\n- Cell (1, 1) compares a and c. It reads 0, 1 and 1, all from row or column 0, and is 1 + 0 = 1.\nNo check for the border was needed.',
        why: 'Each cell reads its neighbors above, left and diagonally. Without the extra row and column, the first cells would have none. The empty prefix is a real subproblem, and its answer is known at once.',
        check: {
          ask: 'In the table of the edit distance, what is in row 0, column 5?',
          right: ['5', 'five'],
          because: 'It is 5: an empty string needs five insertions to become five characters.',
          wrong: [
            {
              says: ['0', 'zero'],
              reply: 'How do you turn an empty string into a longer one, and what does that cost?',
            },
            {
              says: ['4', 'four'],
              reply: 'Column 0 stands for the empty string, so column 1 stands for one character.',
            },
            {
              says: ['1', 'one'],
              reply: 'One operation inserts a single character only. How many are there?',
            },
          ],
        },
        claims: [
          {
            says: ['for lcs the first row is zeros', 'the lcs with an empty string is 0'],
            isRight: true,
            reply: 'Yes. An empty string has no character in common with anything.',
          },
          {
            says: [
              'for edit distance the first row is all zeros',
              'zeros are fine in the base row of edit distance',
            ],
            isRight: false,
            reply:
              'No. It counts 0, 1, 2, ..., because turning an empty string into j characters takes j insertions.',
          },
          {
            says: ['dp[i][j] belongs to a[i] and b[j]', 'the cell compares a[i] with b[j]'],
            isRight: false,
            reply:
              'No. Row i stands for the first i characters, so its last one is `a[i-1]`: `dp[1][1]` compares `a[0]` and `b[0]`.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'Can I compute the LCS with one row?',
      about: 1143,
      asks: [
        'lcs space optimization',
        'lcs with one row',
        'less memory for longest common subsequence',
        'two rows instead of a table',
      ],
      answer:
        'Two rows are enough for the length: each cell reads only its row and the one above, so O(min(n, m)) space if the shorter string is across. With one row save the old diagonal value before you overwrite it. To get the subsequence itself, keep the whole table.',
    },
    {
      kind: 'mistake',
      question: 'Can I take the first common letter greedily?',
      about: 1143,
      asks: [
        'take the first common letter greedily for lcs',
        'lcs with two pointers is enough, right',
        'match letters as early as possible in lcs',
        'greedy works for longest common subsequence',
      ],
      answer:
        'No. An early match may use up too much of the other string. For "xabc" and "abcx" matching x first leaves nothing after it, length 1, but "abc" has length 3. On a mismatch both choices must be tried, which is why you need DP.',
      further: {
        example:
          'LCS of "dabe" and "abed":\n- Greedy takes the d. In the second string it is the last letter, so nothing is left: length 1.\n- Without the d, "abe" is common: length 3.\nOnly trying both shows that skipping is better.',
        why: 'A matched pair blocks everything before it in both strings. What you lose by that depends on letters further on, which a greedy rule has not seen. The table knows the best of both choices.',
        check: {
          ask: 'How long is the LCS of "zpq" and "pqz"?',
          right: ['2', 'two'],
          because: 'It is 2, "pq": you have to leave the z out.',
          wrong: [
            { says: ['1', 'one'], reply: 'That comes from matching the z first. What if you leave it out?' },
            {
              says: ['3', 'three'],
              reply: 'The letters are the same, but are all of them in the same order?',
            },
          ],
        },
        claims: [
          {
            says: [
              'on a mismatch i must try skipping either one',
              'both neighbors have to be compared on a mismatch',
            ],
            isRight: true,
            reply:
              'Yes. Either last character may be the useless one, so take the larger of `dp[i-1][j]` and `dp[i][j-1]`.',
          },
          {
            says: ['two pointers solve the lcs', 'one pass over both strings finds the lcs'],
            isRight: false,
            reply:
              'No. Two pointers only tell whether a whole string is a subsequence of the other. For the LCS they would have to guess what to skip.',
          },
          {
            says: ['same letters means the lcs is the whole string', 'anagrams have an lcs of full length'],
            isRight: false,
            reply: 'No. The order matters: "abc" and "cba" have the same letters, but an LCS of length 1.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Is the edit distance the longer length minus the LCS?',
      about: 72,
      asks: [
        'edit distance is longer length minus lcs',
        'compute edit distance from lcs directly',
        'max length minus common subsequence',
      ],
      answer:
        'No. For "ab" and "ba" that gives 2 - 1 = 1, but one operation is not enough: the edit distance is 2. Only if replacing is forbidden does LCS determine the distance: it is n + m - 2 · LCS.',
    },
    {
      kind: 'mistake',
      question: 'Does the edit distance count the positions that differ?',
      about: 72,
      asks: [
        'edit distance counts positions that differ',
        'compare strings index by index for edits',
        'hamming distance equals edit distance',
        'just count different characters',
      ],
      answer:
        'No. One insertion shifts everything after it: "abcdef" and "bcdefa" differ in all 6 positions, but delete the first a and append an a, and 2 edits are enough. Position by position you get only an upper bound, and only for equal lengths.',
    },
    {
      kind: 'mistake',
      question: 'Is swapping two neighbors one edit?',
      about: 72,
      asks: [
        'swapping two neighbors is one edit, right',
        'transposition counts as a single operation',
        'typo with switched letters costs one',
      ],
      answer:
        'Not in the usual edit distance, which has only insert, delete and replace: "ab" to "ba" costs 2. If the problem allows swapping adjacent characters, add a case that reads `dp[i-2][j-2] + 1` when the last two characters are crossed.',
    },
    {
      kind: 'mistake',
      question: 'Why does my LCS count the same letter twice?',
      about: 1143,
      asks: [
        'lcs counts the same letter twice',
        'longest common subsequence comes out too long',
        'a and aa gives 2',
        'match reads the same row',
      ],
      answer:
        'On a match you add 1 to the cell above or to the left instead of the diagonal, so one letter is matched again. With `dp[i][j-1] + 1`, "a" and "aa" give 2. A match uses up both last characters, so read `dp[i-1][j-1]`. In a single row, save the old diagonal first.',
      further: {
        example:
          'Take "b" and "bxb" with the wrong rule `dp[i][j-1] + 1`.\n- First b: 1. x: 1.\n- Second b: 1 + 1 = 2, although "b" has one letter only.\nThe diagonal stands for "" and "bx", which is 0, so the right value is 1.',
        why: 'In `dp[i][j-1]` the first string still has its character i, so that one may be matched already. In `dp[i-1][j-1]` both strings have lost their last character, so neither can be used again.',
        check: {
          ask: 'What does the right recurrence give for "cc" and "ccc"?',
          right: ['2', 'two'],
          because: 'It gives 2: both letters of the shorter string are matched, each once.',
          wrong: [
            { says: ['3', 'three'], reply: 'An LCS cannot be longer than the shorter string.' },
            {
              says: ['1', 'one'],
              reply: 'Each c of one string can be matched with a c of its own in the other.',
            },
            {
              says: ['6', 'six'],
              reply: 'That is every pair of equal letters. A letter can be matched only once.',
            },
          ],
        },
        claims: [
          {
            says: ['a match uses up both characters', 'after a match both last characters are gone'],
            isRight: true,
            reply: 'Yes. That is why it continues at `dp[i-1][j-1]`, which has neither of them.',
          },
          {
            says: ['dp[i-1][j] + 1 is fine on a match', 'adding 1 to the cell above is right'],
            isRight: false,
            reply:
              'No. There the second string still has its last character: for "xx" and "x" you would get 2 instead of 1.',
          },
          {
            says: [
              'in one row i have to save the old diagonal',
              'with a single row the diagonal is overwritten',
            ],
            isRight: true,
            reply:
              'Yes. Keep the old value of `dp[j]` in a variable before you write the new one; the next column needs it.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why does setting one cell change every row?',
      asks: [
        'setting one cell changes every row',
        'whole column fills at once',
        'all rows of the table are the same',
        'python table rows linked together',
      ],
      answer:
        'You created the table as `[[0] * m] * n`, which repeats one row object n times. Write `[[0] * m for _ in range(n)]` so that each row is its own list.',
    },
    {
      kind: 'mistake',
      question: 'Why does my edit distance come out too small?',
      about: 72,
      asks: [
        'edit distance comes out too small',
        'edit distance to empty string gives 0',
        'first row left at zero',
      ],
      answer:
        'The base row and column are still zeros. They must count 0, 1, 2, ..., since turning i characters into an empty string takes i deletions. Test with an empty string: "abc" and "" must give 3.',
    },
    {
      kind: 'mistake',
      question: 'Why does my Word Break always return false?',
      about: 139,
      asks: [
        'word break always says false',
        'number of ways is always zero',
        'table stays empty, nothing becomes true',
        'distinct subsequences prints 0',
      ],
      answer:
        'The base case is missing: set `dp[0]` to true (or to 1 for a count), because the empty prefix needs no words and can be formed in one way. In a table for Distinct Subsequences set `dp[i][0] = 1` for each i.',
    },
    {
      kind: 'mistake',
      question: 'Why are my distinct subsequences too many with one row?',
      about: 115,
      asks: [
        'distinct subsequences too large with one row',
        'count explodes in the 1d version',
        'one character used for several letters',
      ],
      answer:
        'You update the single row from left to right, so one character of s serves several characters of t: s = "b", t = "bb" gives 1 instead of 0. Run j from right to left, so that `dp[j-1]` still belongs to the previous row.',
    },
    {
      kind: 'when',
      question: 'How do I suggest the nearest correct spelling?',
      asks: [
        'suggest the nearest correct spelling',
        'letters to add to make a mirror word',
        'two scripts woven into one, order kept',
        'align two dna strands with gaps',
        'shortest text that contains both words',
        'fewest deletions until both words agree',
      ],
      answer:
        'Use a table over two prefixes when two strings are compared and characters may be skipped, inserted or replaced: `dp[i][j]` for the first i and j characters, O(n · m). For a mirror word compare the string with its reverse. If nothing may be skipped, a window or two pointers is enough.',
    },
    {
      kind: 'how',
      question: 'How do I test for an edit distance of at most k?',
      about: 72,
      asks: [
        'edit distance at most k only',
        'banded edit distance',
        'edit distance when differences are few',
        'speed up edit distance with a limit',
      ],
      answer:
        'Compute only cells with |i - j| at most k, since leaving that band already costs more than k edits. That takes O(k · min(n, m)) time instead of O(n · m). If the lengths differ by more than k, the answer is no at once.',
    },
    {
      kind: 'how',
      question: 'How do I find the LCS itself in linear memory?',
      about: 1143,
      asks: [
        'lcs itself with linear memory',
        'hirschberg algorithm for lcs',
        'reconstruct the subsequence without the whole table',
      ],
      answer:
        "Use Hirschberg's algorithm: halve the first string, compute the last row of lengths for its front half and, from the end, for its back half, and split the second string where the sum is largest. Recurse on both parts: O(n · m) time, O(n + m) space.",
    },
    {
      kind: 'compare',
      question: 'When does a trie help to split a text?',
      about: 139,
      asks: [
        'trie or hash set in word break',
        'word break dictionary structure',
        'when does a trie help splitting text',
      ],
      answer:
        'Start with a hash set: it is short, and limiting pieces to the longest word length L gives O(n · L²) with hashing. A trie walks on from each start character by character, stops when no word continues, and takes O(n · L) without slicing, so choose it for large dictionaries.',
    },
    {
      kind: 'compare',
      question: 'What is the difference between LIS and LCS?',
      asks: [
        'difference between lis and lcs',
        'lis or lcs',
        'longest increasing vs longest common subsequence',
      ],
      answer:
        'LIS takes one sequence: its values must increase, O(n log n) with tails. LCS takes two sequences: the same elements in the same order, a table over both prefixes, O(n · m). LIS is the LCS of the array and its sorted distinct values, but solving it that way takes O(n²).',
      with: 'longest-increasing-subsequence',
    },
    {
      kind: 'what',
      question: 'What is the longest common subsequence?',
      about: 1143,
      asks: [
        'what is lcs',
        'what is the longest common subsequence',
        'lcs meaning',
        'lcs in simple words',
        'how does lcs work',
        'longest common subsequence explained',
        'lcs of two strings',
      ],
      answer:
        'The longest sequence of characters that occurs in both strings in the same order, gaps allowed. For "abcde" and "ace" it is "ace", length 3. Let `dp[i][j]` be the length for the first i and the first j characters: if the last two characters match, `dp[i-1][j-1] + 1`, otherwise the larger of `dp[i-1][j]` and `dp[i][j-1]`. O(m · n).',
    },
    {
      kind: 'what',
      question: 'What is the edit distance?',
      about: 72,
      asks: [
        'edit distance horse ros',
        'edit distance of two words example',
        'what is edit distance',
        'edit distance meaning',
        'what is levenshtein distance',
        'edit distance in simple words',
        'how does edit distance work',
        'edit distance explained',
        'fewest edits between two words',
      ],
      answer:
        'The fewest single-character edits (insert, delete, replace) that turn one string into the other: "cat" to "cart" takes 1, "cat" to "dog" 3. `dp[i][j]` compares the first i with the first j characters: equal last characters cost nothing, `dp[i-1][j-1]`; otherwise 1 + the minimum of the three neighbors. O(m · n).',
    },
    {
      kind: 'compare',
      question: 'What is the difference between a subsequence and a substring?',
      asks: [
        'subsequence vs substring',
        'substring vs subsequence',
        'what is a subsequence',
        'what is a substring',
        'subsequence or substring',
        'difference between substring and subsequence dp',
        'is a subsequence contiguous',
      ],
      answer:
        'A substring is contiguous: "bcd" in "abcde". A subsequence may skip characters but keeps the order: "ace". Every substring is a subsequence, not the other way around. n characters have n(n + 1) / 2 nonempty substrings, but 2^n subsequences, so substrings suggest a window or two pointers, and subsequences suggest DP.',
    },
    {
      kind: 'why',
      question: 'Why does a match add 1 in one table and nothing in the other?',
      asks: [
        'why plus 1 on a match',
        'plus 1 if they match or if they differ',
        'if they dont match it adds nothing',
        'i thought equal letters cost nothing',
      ],
      answer:
        'It depends on what the cell counts. The longest common subsequence counts matched characters, so a match adds 1 to the diagonal, and a mismatch adds nothing: it takes the larger neighbor. The edit distance counts edits, so a match is free, and a mismatch costs 1 plus the smallest of the three neighbors.',
    },
    {
      kind: 'mistake',
      question: 'What if one of the strings is empty?',
      asks: [
        'what if one string is empty',
        'what if both strings are empty',
        'empty string in edit distance',
        'empty string in lcs',
        'base case of string dp',
      ],
      answer:
        'The extra row and column of the table are exactly that case. For LCS they are 0: nothing is common. For edit distance they count up: from "" to "abc" it takes 3 insertions. Two empty strings give 0 in both. In Word Break the empty prefix is true: it needs no word.',
    },
    {
      kind: 'how',
      question: 'How do I explain a string DP in an interview?',
      asks: [
        'how would i explain that in an interview',
        'explain edit distance to an interviewer',
        'how do i present lcs',
        'how do i explain lcs',
      ],
      answer:
        'Say what a cell means: “`dp[i][j]` is the answer for the first i characters of one string and the first j of the other.” Then compare the last two characters: equal, take the diagonal; different, try dropping or changing one. Say the first row and column. O(m · n) time; two rows of space are enough for the number.',
    },
    {
      kind: 'why',
      question: 'In word break, can I always take the longest word first?',
      about: 139,
      asks: [
        'can i be greedy and take the longest word',
        'why not greedy for word break',
        'word break greedy',
        'take the longest word first',
      ],
      answer:
        'No, it can fail: with "ab", "abc", "cd" and the string "abcd", the longest word "abc" leaves "d". The shortest first fails as well for other words. So remember for every prefix whether it can be cut: `dp[i]` is true if some `dp[j]` is true and the part from j to i is a word.',
    },
    {
      kind: 'how',
      question: 'What happens if the two characters differ?',
      asks: [
        'if they dont match its 0',
        'and if they dont match',
        'what if they dont match',
        'what happens on a mismatch',
        'what if the letters differ',
        'mismatch in the string dp',
      ],
      answer:
        'It depends on the question. Longest common subsequence: the larger of left and above, since one of the two characters is dropped. Longest palindromic subsequence: the better of leaving out one end. Edit distance: 1 plus the smallest of left, above and diagonal. Only for a common substring the cell becomes 0, as the run of equal characters is broken.',
    },
    {
      kind: 'why',
      question: 'Why does edit distance take the minimum of three cells?',
      about: 72,
      asks: [
        'why take the min of 3',
        'why the minimum of three',
        'why min of three neighbors',
        'why three options in edit distance',
      ],
      answer:
        'The last edit is one of three: delete the last character of the first word (cell above), insert the last one of the second (cell on the left), or replace one by the other (diagonal). Each costs 1 more than its cell, so take the cheapest. "horse" to "ros": replace h by r, delete the second r, delete e: 3.',
    },
    {
      kind: 'why',
      question: 'Why is there a loop over j in word break?',
      about: 139,
      asks: [
        'why loop over j',
        'what is j in word break',
        'why two loops in word break',
        'why check every j',
      ],
      answer:
        'The last word may begin at any position. For each end i, j is where it starts: the first j characters must be breakable, `dp[j]`, and the part from j to i must be a word. For "leetcode", `dp[8]` is true because `dp[4]` is true and "code" is a word.',
    },
    {
      kind: 'how',
      question: 'Should I turn the words into a set?',
      about: 139,
      asks: [
        'use a set for the words',
        'should i use a set for the words',
        'set or list of words in word break',
        'why a set in word break',
      ],
      answer:
        'Yes. Each test “is this part a word?” is then O(L) for hashing a part of length L. With a list every test compares with all words. You can also limit j to parts no longer than the longest word, which saves most of the tests.',
    },
    {
      kind: 'cost',
      question: 'What do n and m mean in O(n · m)?',
      asks: [
        'what is m in o(n * m)',
        'what does o(n*m) mean',
        'what do n and m stand for',
        'what do the letters in the bound mean',
        'is o(n * m) the same as o(n^2)',
      ],
      answer:
        'n and m are the lengths of the two strings. The table has (n + 1) · (m + 1) cells, and each is filled in O(1), so both time and space are O(n · m). For two strings of about the same length that is O(n²). For lengths 1,000 and 10 it is about 10,000 steps, far fewer than 1,000².',
    },
  ],
  problems: [
    {
      number: 72,
      questions: [
        {
          question: 'What is in the first row and column, and which neighbor is which?',
          asks: ['base row', 'which is insert', 'first row'],
          answer:
            'The first row and column count up: from an empty string you insert j, to an empty one you delete i characters. Left is insert, above is delete, diagonal is replace.',
        },
        {
          question: 'What does it cost with a table and without a memo?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'recursion without memo',
          ],
          answer:
            'It takes O(n · m) time and O(min(n, m)) space with two rows. Plain recursion is exponential, because each mismatch makes three calls.',
        },
        {
          question: 'What does a cell mean, and what happens on a match?',
          asks: ['what does dp i j mean', 'adds 1 on a match', 'edit distance too large'],
          answer:
            '`dp[i][j]` is the fewest edits that turn the first i characters of one word into the first j of the other. On equal last characters copy the diagonal without adding 1.',
        },
        {
          question: 'Where does the plus 1 come from if a match costs nothing?',
          asks: [
            'wait plus 1, i thought if letters are equal it costs nothing',
            'does a match cost 1',
            'why plus 1',
            'when do i add 1',
          ],
          answer:
            'A match costs nothing: `dp[i][j] = dp[i-1][j-1]`. The 1 is the price of one edit when the characters differ: 1 + the smallest of the diagonal (replace), the cell above (delete) and the left cell (insert). In the longest common subsequence it is the other way around: there a match adds 1, because it makes the sequence longer.',
        },
      ],
    },
    {
      number: 1143,
      questions: [
        {
          question: 'How do I get the sequence and not only its length?',
          asks: ['vs substring', 'two rows', 'reconstruct'],
          answer:
            'For the value two rows are enough. To get the sequence keep the table and walk back: diagonal on a match, otherwise to the larger neighbor.',
        },
        {
          question: 'How much time and space does it take?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'recursion too slow',
          ],
          answer:
            'It takes O(n · m) time, and O(min(n, m)) space with two rows. Without a memo the recursion is exponential.',
        },
        {
          question: 'What does a cell mean, and where is the result?',
          asks: ['what does dp i j mean', 'takes max on a match', 'result in which cell'],
          answer:
            '`dp[i][j]` is the LCS length of the first i and the first j characters, and the answer is in the last cell. On a match use the diagonal plus 1; adding 1 to a neighbor uses a letter twice.',
        },
        {
          question: 'Can I do it with recursion only?',
          asks: [
            'can i do it with recursion only',
            'plain recursion for lcs',
            'recursion without a table',
            'do i need the memo',
          ],
          answer:
            'It is correct, but exponential: each mismatch makes two calls, and the same pairs of prefixes come up again and again. Store each pair (i, j) in a memo, and only m · n of them are computed: O(m · n). Two strings of 20 letters can already take billions of calls without it.',
        },
        {
          question: 'What do I initialize the table with?',
          asks: [
            'what do i initialize the table with',
            'initial values of the lcs table',
            'first row and column of lcs',
            'base case of lcs',
          ],
          answer:
            'With zeros, and one extra row and column for the empty prefix: an empty string has nothing in common with anything. Then fill row by row; the answer is in the last cell.',
        },
      ],
    },
    {
      number: 139,
      questions: [
        {
          question: 'Why does taking the longest word first fail?',
          asks: ['greedy', 'recursion slow', 'memo on index'],
          answer:
            'The longest word first may leave a rest that cannot be split. Memoize by start index: n states instead of exponentially many.',
          further: {
            example:
              'The words are "ab", "abc", "cd" and the string is "abcd".\n- The longest first word "abc" leaves "d", which is no word.\n- The shorter "ab" leaves "cd", which is a word, so it can be split.\nA memo remembers that "d" cannot be split.',
            why: 'Whether the rest can be split depends only on where it starts, not on how you got there. So each start has to be solved once: n starts instead of up to 2^(n - 1) ways to cut.',
            check: {
              ask: 'A string has 10 characters. How many different nonempty rests can the memo store?',
              right: ['10', 'ten'],
              because: 'There are 10: a rest is determined by its start, and each index can be one.',
              wrong: [
                {
                  says: ['512', '1024', '1,024'],
                  reply: 'Those are ways to cut. How many different suffixes are there?',
                },
                {
                  says: ['9', 'nine'],
                  reply: 'The whole string is a rest as well, the one before the first cut.',
                },
                { says: ['55'], reply: 'Those are all substrings. A rest always goes to the end.' },
              ],
            },
            claims: [
              {
                says: ['a memo by start index is enough', 'caching the start index makes it fast'],
                isRight: true,
                reply: 'Yes. There are only n different starts, so no rest is solved twice.',
              },
              {
                says: ['take the longest word first', 'greedy with the longest word works'],
                isRight: false,
                reply:
                  'No, greedy can fail. With "ab", "abc", "cd" and "abcd" it takes "abc" and fails at "d", but ab + cd works.',
              },
              {
                says: ['each word may be used only once', 'a word cannot be repeated'],
                isRight: false,
                reply:
                  'No. Words may be used as often as you like: "abab" can be split with the single word "ab".',
              },
            ],
          },
        },
        {
          question: 'What does it cost, and how do I speed it up?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'loop cost with max length',
            'exponential without memo',
          ],
          answer:
            'It takes O(n³) with slices: n ends, n starts and O(n) per slice. Limiting pieces to the longest word length L gives O(n · L²). Plain recursion is exponential for "aaaa...b".',
        },
        {
          question: 'What does `dp[i]` mean, and why is `dp[0]` true?',
          asks: ['what does dp i mean', 'dp zero must be true', 'list lookup slow'],
          answer:
            '`dp[i]` is true if the first i characters can be split into words, so `dp[0]` must be true. Turn the word list into a set, or each lookup scans the whole list.',
        },
      ],
    },
    {
      number: 583,
      questions: [
        {
          question: 'Which characters have to be deleted?',
          asks: ['min'],
          answer:
            'Every character outside the longest common subsequence is deleted, so the answer is n + m - 2 · LCS.',
        },
        {
          question: 'What does it cost, and is there a direct table?',
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory', 'via lcs cost'],
          answer:
            'It takes O(n · m) time and O(min(n, m)) space, the same as LCS. The direct table also works: on a mismatch it takes 1 plus the smaller of two neighbors.',
        },
        {
          question: 'Why does my table give too few steps?',
          asks: ['gives too few steps', 'replace used by mistake', 'base row or column'],
          answer:
            'Replacing is not allowed here, so never read the diagonal on a mismatch. In the direct table row and column 0 count 0, 1, 2, ...; with LCS they are zeros.',
        },
      ],
    },
    {
      number: 97,
      questions: [
        {
          question: 'Why do two greedy pointers fail?',
          asks: ['two pointers wrong', 'lengths must add', 's3 index'],
          answer:
            'When the next characters of both strings match, greedy pointers cannot know which one to take, and the wrong one gets stuck later. A table keeps both possibilities. Check the lengths first.',
        },
        {
          question: 'How much time and space does it take?',
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'It takes O(n · m) time for all pairs (i, j), and O(min(n, m)) space with one row. Without a memo it may branch at each equal character, which is exponential.',
        },
        {
          question: 'What does a cell mean, and what is in row 0?',
          asks: ['what does dp i j mean', 'true for wrong lengths', 'first row and column'],
          answer:
            '`dp[i][j]` says whether the first i and j characters can form the first i + j of the third string. Row and column 0 use one string only. If the lengths do not add up, return false first.',
        },
      ],
    },
    {
      number: 115,
      questions: [
        {
          question: 'What are the base cases?',
          asks: ['base', 'empty target one way', 'overflow'],
          answer:
            'The empty target can be formed in one way, so column 0 is 1 everywhere. From an empty source a longer target cannot be formed, so the rest of row 0 is 0. Counts can be large: use 64 bits.',
        },
        {
          question: 'What does it cost, and in which direction do I fill one row?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'one row direction',
          ],
          answer:
            'It takes O(n · m) time, and O(m) space with one row for the target, filled from right to left.',
        },
        {
          question: 'What does a cell mean, and why do I add two terms?',
          asks: ['what does dp i j mean', 'subsequence count skips too much', 'match adds only one term'],
          answer:
            '`dp[i][j]` is the number of ways to form the first j characters of t from the first i of s. On a match add both `dp[i-1][j-1]` and `dp[i-1][j]`, because you may also skip this character.',
        },
      ],
    },
    {
      number: 10,
      questions: [
        {
          question: 'Which patterns match the empty string?',
          asks: ['regex star zero', 'pattern a*', 'dot star', 'initial row patterns'],
          answer:
            'Patterns such as `a*b*` do, because each star may stand for zero characters. So fill the first row by skipping pairs: for a star, `dp[0][j] = dp[0][j-2]`.',
        },
        {
          question: 'How much time and space does it take?',
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'It takes O(n · m) time and space: each cell reads at most two earlier cells. Without a memo each star may double the calls, which is exponential.',
        },
        {
          question: 'Which character does a star repeat?',
          asks: ['star compared with the wrong character', 'true for partial match', 'what does dp i j mean'],
          answer:
            '`dp[i][j]` says whether the first i characters match the first j of the pattern, as a whole. For a star compare with the character before it, `p[j - 2]`, not with the star.',
        },
      ],
    },
    {
      number: 44,
      questions: [
        {
          question: 'What do leading stars match, and how does the greedy solution work?',
          asks: ['leading stars', 'greedy'],
          answer:
            'A pattern matches the empty string only if it consists of stars, so fill the first row that way. The greedy solution remembers the last star and its position in s, and on a mismatch lets that star take one more character.',
        },
        {
          question: 'What does the table cost compared with the greedy solution?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'greedy or table',
          ],
          answer:
            'The table takes O(n · m) time and O(m) space with one row. The greedy version uses O(1) space and is usually fast, but O(n · m) in the worst case.',
        },
        {
          question: 'How does this star differ from the one in a regular expression?',
          asks: ['difference to regex star', 'question mark matches empty', 'star needs no letter before'],
          answer:
            'Here a star by itself matches any sequence, even an empty one; in problem 10 it repeats the character before it. A question mark matches exactly one character.',
        },
      ],
    },
    {
      number: 516,
      questions: [
        {
          question: 'In which order do I fill the table?',
          asks: ['order', 'i descending', 'reverse'],
          answer:
            'A range needs the ranges inside it first, so let i fall from n - 1 to 0 and j rise from i. Or take the LCS of the string and its reverse.',
        },
        {
          question: 'Why does it take quadratic time?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'why n squared',
          ],
          answer:
            'It takes O(n²) time, because there are about n²/2 ranges with O(1) work each. One row is enough for the length, O(n) space.',
        },
        {
          question: 'What does a cell mean, and what are the base cases?',
          asks: ['what does dp i j mean', 'base case one letter', 'palindromic subsequence zero result'],
          answer:
            '`dp[i][j]` is the longest palindromic subsequence within i..j. A single letter has length 1 and an empty range 0; with a missing base case of 1 the middle letters are lost.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'Two hikers each noted the trail signs they passed, one letter per sign, up to 2,000 letters. What is the longest sequence of letters that appears in both notes in the same order, though not necessarily side by side?',
      words: ['in the same order', 'not necessarily side by side'],
      not: 'string-sliding-window',
      why: 'A window sees only letters that are side by side, but here any letters between two chosen ones may be skipped.',
      idea: 'For each pair of prefixes, extend the diagonal cell if the last letters match; otherwise drop the last letter of one note and keep the better result.',
      cost: 'O(n · m)',
    },
    {
      task: 'A hashtag was typed without spaces and has up to 300 letters. You have a dictionary with words of at most 20 letters. Can the entire hashtag be split into dictionary words, with nothing left over?',
      words: ['split into dictionary words', 'with nothing left over'],
      not: 'string-two-pointers',
      why: 'No cut is forced: taking the longest word first splits SEATSEA into SEATS and a dead end EA, while SEAT, SEA works.',
      idea: 'A prefix can be split if some shorter prefix can be and the letters after it form a word; fill this in from short to long.',
      cost: 'O(n · w²) for words of up to w letters',
    },
    {
      task: 'A billboard shows up to 2,000 lit letters. You may switch off any of them, and those still lit should spell LEMON from left to right. In how many different ways can you do it?',
      words: ['In how many different ways'],
      not: 'string-two-pointers',
      why: 'Walking along and taking each first match finds one way only, but every other choice of an L, E, M, O and N counts too.',
      idea: 'Count for each prefix of LEMON how many ways to spell it so far; a letter adds the ways of the prefix before it.',
      cost: 'O(n · m)',
    },
    {
      task: 'Two dance routines are strings, one letter per step, up to 3,000 steps. Pair equal steps, keeping both orders; steps may stay unpaired. Each pair earns 3 points; each unpaired step costs 1. What is the highest possible score?',
      words: ['steps may stay unpaired', 'highest possible score'],
      not: 'string-two-pointers',
      why: 'Pairing the first possible match is not safe: in ABCD and BCDA, taking the A pair first rules out the three pairs B, C, D.',
      idea: 'For each pair of prefixes, the best score either pairs both last steps, if equal, or leaves the last step of one routine unpaired.',
      cost: 'O(n · m)',
    },
    {
      task: 'A shop sign mixes small and capital letters, up to 1,000. A painter may turn some of the small letters into capitals of the same kind, and then wipes off all that are still small. Can a given word in capitals remain?',
      words: ['may turn some of the small letters'],
      not: 'string-two-pointers',
      why: 'A match is not forced: for the sign aA and the word A, capitalizing the first a leaves AA, and only wiping it off works.',
      idea: 'For each pair of prefixes of sign and word, a small letter is either capitalized to match or wiped off, and a capital has to match.',
      cost: 'O(n · m)',
    },
  ],
  claims: [
    {
      says: ['if the letters match take the diagonal plus 1', 'lcs adds one to the diagonal on a match'],
      isRight: true,
      reply: 'Yes, for the longest common subsequence: both prefixes get one shorter.',
    },
    {
      says: ['if the letters differ lcs is 0', 'on a mismatch the cell becomes zero'],
      isRight: false,
      reply:
        'Not for a common subsequence: there it is the larger of left and above. It becomes 0 for a common substring.',
    },
    {
      says: ['the table takes m times n', 'lcs is o(m * n)'],
      isRight: true,
      reply: 'Yes. There is a cell for each pair of prefixes, and each takes constant time.',
    },
    {
      says: ['edit distance takes the minimum of three', 'insert delete and replace are three neighbors'],
      isRight: true,
      reply:
        'Yes, plus 1 each: replace is the diagonal, delete and insert are the two sides. On equal letters the diagonal is taken as it is.',
    },
    {
      says: [
        'when letters match i add 1 to the diagonal',
        'on a match it is the diagonal plus 1',
        'if the characters are equal take the diagonal plus one',
        'matching letters add 1 to dp[i-1][j-1]',
        'lcs adds one to the diagonal when the letters are equal',
      ],
      isRight: true,
      reply:
        'Yes, in the longest common subsequence: the matched pair extends the best of both prefixes. In edit distance a match costs nothing, so the diagonal is copied.',
    },
    {
      says: [
        'if they dont match its 0',
        'if the letters do not match the cell is 0',
        'a mismatch gives 0',
        'different letters set the cell to 0',
        'when the characters differ it is zero',
      ],
      isRight: false,
      reply:
        'Not for the longest common subsequence: on a mismatch take the larger of left and above. It becomes 0 only for a common substring, which must be contiguous.',
    },
    {
      says: [
        'on a mismatch take the max of left and above',
        'if they dont match take the larger of left and top',
        'different letters take max(dp[i-1][j], dp[i][j-1])',
        'if the letters differ drop one of them',
        'when they differ take the better neighbor',
      ],
      isRight: true,
      reply:
        'Yes. One of the two last characters is not used, so drop one of them and take the better result.',
    },
    {
      says: [
        'the lcs must be contiguous',
        'the common subsequence has to be a substring',
        'the letters must be next to each other',
        'subsequence and substring are the same',
      ],
      isRight: false,
      reply: 'No. A subsequence may have gaps; a substring may not. For "abcde" and "ace" the LCS is "ace".',
    },
    {
      says: [
        'on a match i add 1 to the larger neighbor',
        'on a match take max of left and above plus 1',
        'on a match add 1 to the cell on the left',
        'matching letters add 1 to the cell above',
      ],
      isRight: false,
      reply:
        'No. The diagonal step takes the matched pair out of both strings. With left or above, one character could be matched twice: for "aa" and "a" the LCS would come out as 2.',
    },
    {
      says: [
        'the three options are insert delete and replace',
        'edit distance takes the min of insert delete and replace',
        'edit distance is 1 plus the min of three neighbors',
        'insert, delete or replace a character',
        'the min of left, above and diagonal plus 1',
      ],
      isRight: true,
      reply:
        'Yes. Insert, delete and replace, each for 1. On equal characters no edit is needed: take the diagonal as it is.',
    },
    {
      says: [
        'a match adds 1 in edit distance',
        'edit distance adds 1 on equal letters',
        'equal letters cost one edit',
        'on a match add 1 to the diagonal in edit distance',
      ],
      isRight: false,
      reply:
        'No, on equal characters edit distance takes the diagonal without adding anything: a match is free.',
    },
    {
      says: [
        'the first row is 0 1 2 3',
        'the first row counts up',
        'the first row and column count the characters',
        'if one string is empty the distance is the length of the other',
        'an empty string needs as many inserts as the other has letters',
        'the edit distance to an empty string is the length',
      ],
      isRight: true,
      reply:
        'Yes. Turning the first i characters into nothing takes i deletions, and building j characters from nothing takes j insertions.',
    },
    {
      says: [
        'the first row is all zeros',
        'the first row of edit distance is 0',
        'the first row and column are zeros',
        'the base row is 0 for edit distance',
      ],
      isRight: false,
      reply:
        'No. For edit distance they count up: 0, 1, 2, ... An empty string needs one insertion per character. For LCS they are 0.',
    },
    {
      says: [
        'the edit distance is the number of different positions',
        'count the positions that differ',
        'edit distance counts different letters',
        'just compare the strings position by position',
      ],
      isRight: false,
      reply:
        'No. It compares only positions. "abc" and "bca" differ in all three positions, but two edits are enough: delete the a and insert one at the end.',
    },
    {
      says: [
        'i can be greedy and take the longest word',
        'word break is greedy',
        'take the longest matching word',
        'always use the longest word that fits',
        'take the first word that fits',
      ],
      isRight: false,
      reply:
        'No. With the words "ab", "abc", "cd" and the string "abcd" the longest word "abc" leaves "d", but ab + cd works.',
    },
    {
      says: [
        'dp[i] means the first i characters can be cut into words',
        'dp[i] says whether the prefix of length i can be split',
        'dp[i] is true if dp[j] is true and s[j..i] is a word',
        'the prefix of length i is breakable',
        'dp[0] is true for the empty prefix',
      ],
      isRight: true,
      reply: 'Yes. It is true if some word ends at i and the part before it can be cut as well.',
    },
    {
      says: [
        'dp[i] is the number of words so far',
        'dp[i] means the letter i is a word',
        'dp[i] is true if a word starts at i',
        'dp[i] is the i-th word',
      ],
      isRight: false,
      reply:
        'No. `dp[i]` is about the first i characters, not about the i-th word or the i-th letter. `dp[0]` is the empty prefix and true.',
    },
    {
      says: [
        'the time is o(m * n)',
        'the table has m times n cells',
        'it takes o(m*n) time and space',
        'two rows are enough',
        'the space can be reduced to two rows',
      ],
      isRight: true,
      reply:
        'Yes. Each cell of the table takes O(1), so O(m · n) time. Two rows are enough if you need only the length: O(n) space.',
    },
    {
      says: [
        'plain recursion is fast enough for lcs',
        'recursion without a memo works for lcs',
        'i can just try all subsequences',
        'brute force is o(m*n)',
      ],
      isRight: false,
      reply:
        'No. Without a memo it tries almost all subsequences, exponentially many. With a memo over (i, j) there are only m · n states.',
    },
    {
      says: [
        'the table has one more row and column than the strings',
        'dp has size m + 1 times n + 1',
        'dp[i][j] is about the first i and first j characters',
        'row 0 is the empty string',
        'dp[i][j] compares s[i-1] and t[j-1]',
      ],
      isRight: true,
      reply:
        'Yes. The table has an extra row and column for the empty prefix, so cell (i, j) is about the first i and the first j characters, and the last ones are at i - 1 and j - 1.',
    },
    {
      says: [
        'if the ends match it is 2 plus the inside',
        'if the ends match its 2 + the inside',
        'matching ends give 2 + dp[i+1][j-1]',
        'equal ends add 2 to the inside',
        'when both ends are equal add 2',
      ],
      isRight: true,
      reply: 'Yes. They are the outer characters of a longer palindrome around the best one inside.',
    },
    {
      says: [
        'if the characters are equal i take dp[i-1][j-1] + 1 in edit distance',
        'on equal characters edit distance adds 1 to the diagonal',
        'if chars are equal i take dp[i-1][j-1]+1',
        'a match costs one edit',
      ],
      isRight: false,
      reply:
        'Not for edit distance: equal characters need no edit, so copy the diagonal, `dp[i-1][j-1]`. The + 1 belongs to the longest common subsequence, where a match makes it longer.',
    },
    {
      says: [
        'if the characters are equal edit distance copies the diagonal',
        'equal characters cost nothing',
        'on a match take dp[i-1][j-1]',
        'a match adds no edit',
      ],
      isRight: true,
      reply:
        'Yes. The last characters already agree, so the cost is that of the prefixes before them, `dp[i-1][j-1]`.',
    },
    {
      says: [
        'lcs is the same as longest common substring',
        'longest common subsequence and substring are the same',
        'the common subsequence must be contiguous',
      ],
      isRight: false,
      reply:
        'No. A subsequence may skip letters, a substring may not. For "abcd" and "acd" the longest common subsequence is "acd", length 3, the longest common substring "cd", length 2.',
    },
    {
      says: [
        'dp[i] says whether the first i letters can be split',
        'in word break dp[i] is about the first i characters',
        'dp[n] is the answer of word break',
      ],
      isRight: true,
      reply:
        'Yes. `dp[i]` is true if some j < i has `dp[j]` true and `s[j..i)` is a word. `dp[n]` is the answer.',
    },
    {
      says: ['dp[0] is false in word break', 'the empty string cannot be split', 'dp[0] should be false'],
      isRight: false,
      reply:
        'No. `dp[0]` is true: the empty prefix needs no word. If it were false, no first word could ever be used, and everything would be false.',
    },
    {
      says: [
        'a zero alone is one way to decode',
        '0 stands for a letter',
        '06 can be decoded',
        '"0" has one decoding',
      ],
      isRight: false,
      reply:
        'No. Letters are 1 to 26, so a 0 counts only inside 10 or 20. "0" and "06" have 0 ways, "10" has 1.',
    },
    {
      says: [
        'a zero is only valid after 1 or 2',
        '10 and 20 are the only codes with a zero',
        '0 alone has no decoding',
      ],
      isRight: true,
      reply: 'Yes. "30" has no decoding at all, since 30 is larger than 26 and 0 alone is not a letter.',
    },
    {
      says: [
        'the edit distance to the empty string is the length',
        'the first row and column count up',
        'turning a word into the empty string takes n deletions',
      ],
      isRight: true,
      reply:
        'Yes. From an empty prefix you insert j letters, to an empty one you delete i letters, so the first row is 0, 1, 2, … and so is the first column.',
    },
    {
      says: [
        'anagrams have edit distance 0',
        'the edit distance only counts different letters',
        'the same letters mean no edits',
      ],
      isRight: false,
      reply: 'No. The order counts: "ab" and "ba" have edit distance 2, since a swap is not one edit.',
    },
    {
      says: [
        'the edit distance is the same in both directions',
        'edit distance is symmetric',
        'turning a into b costs as much as b into a',
      ],
      isRight: true,
      reply: 'Yes. Reading the edits backward, an insertion becomes a deletion and a replacement stays one.',
    },
    {
      says: [
        'the answer is in the last cell',
        'the result is dp[m][n]',
        'the bottom right cell is the answer',
      ],
      isRight: true,
      reply:
        'Yes, for edit distance and LCS: that cell is about both whole strings. For the longest common substring it is the largest cell.',
    },
    {
      says: [
        'without a memo it is exponential',
        'plain recursion on two strings is exponential',
        'brute force recursion recomputes the same prefixes',
      ],
      isRight: true,
      reply:
        'Yes. Each mismatch branches into two or three calls, and the same pair of prefixes comes up again and again. There are only (m + 1) · (n + 1) different pairs, so a table takes O(m · n).',
    },
    {
      says: ['the lcs is always unique', 'there is only one longest common subsequence'],
      isRight: false,
      reply: 'No. For "ab" and "ba" both "a" and "b" are longest. Only the length is unique.',
    },
    {
      says: [
        'the longest palindromic subsequence is the lcs with the reverse',
        'lps is lcs of s and its reverse',
      ],
      isRight: true,
      reply:
        'Yes. A subsequence of s that also occurs in reversed s can be chosen as a palindrome of the same length. For "bbab" the answer is 3, "bbb".',
    },
    {
      says: [
        'word break always needs the longest word first',
        'taking the shortest word first works in word break',
        'greedy works for word break',
      ],
      isRight: false,
      reply:
        'No. With the words "cat", "cats" and "sand", the longest word "cats" leaves "and" of "catsand". With "a", "ab" and "c", the shortest word "a" leaves "bc" of "abc". Check every split with `dp`.',
    },
    {
      says: ['one row is enough to reconstruct the edits', 'with two rows i can still print the alignment'],
      isRight: false,
      reply:
        "No. Walking back needs all cells. Two rows give only the number; for the edits keep the whole table or use Hirschberg's method.",
    },
    {
      says: ['dp on two strings takes linear time', 'edit distance is o(n + m)', 'the lcs is linear'],
      isRight: false,
      reply:
        'No. Each of the m · n cells is filled once, O(m · n). Two strings with 1,000 letters need a million cells.',
    },
    {
      says: [
        'two strings usually mean a two dimensional table',
        'comparing prefixes of two strings needs a 2d dp',
      ],
      isRight: true,
      reply:
        'Yes, when you may skip or change characters in either: the state is a pair of prefix lengths. If you only test one for containment in order, two pointers are enough.',
    },
    {
      says: [
        'if the last characters match it is 1 plus the lcs of the rest',
        'if last chars match its 1 + lcs of the rest',
        'on a match add 1 to the lcs of both prefixes',
        'a match gives 1 + dp[i-1][j-1]',
      ],
      isRight: true,
      reply:
        'Yes: `dp[i][j] = 1 + dp[i-1][j-1]`. Both characters are used up, so both prefixes get shorter by one.',
    },
    {
      says: [
        'if they do not match take the max of both options',
        'and if they dont match i take the max of both options',
        'on a mismatch take the larger of skipping either',
        'max of dp[i-1][j] and dp[i][j-1]',
      ],
      isRight: true,
      reply:
        'Yes. At least one of the two last characters is not used, so drop either one and take the better result.',
    },
    {
      says: [
        'on a mismatch the lcs is dp[i-1][j-1]',
        'on a mismatch both characters are dropped',
        'if they do not match skip both',
      ],
      isRight: false,
      reply:
        'No. One of them may still match something else: for "ab" and "b" against each other, dropping both last characters of "ab" and "ba" would lose a match. Take the max of dropping either one.',
    },
    {
      says: [
        'dp[8] is the answer',
        'dp[n] is the answer',
        'for leetcode the answer is dp[8]',
        'return dp[n] at the end',
      ],
      isRight: true,
      reply: 'Yes. `dp[n]` is about the whole string of n characters: for "leetcode" that is `dp[8]`.',
    },
    {
      says: [
        'the subsequence can skip letters',
        'a subsequence may skip characters',
        'a subsequence keeps the order but can have gaps',
        'a substring is contiguous and a subsequence is not',
      ],
      isRight: true,
      reply:
        'Yes. A subsequence keeps the order of the characters but may leave some out; a substring may not.',
    },
  ],
} satisfies TutorTexts
