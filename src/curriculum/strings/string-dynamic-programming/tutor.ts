import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is string DP?',
      asks: ['what is string dp', 'table over prefixes', 'dp i j meaning strings', 'dp with two strings'],
      answer:
        '`dp[i][j]` answers the question for the first i characters of one string and the first j of the other. The last characters decide which smaller answers it reads. The extra row and column 0 stand for empty strings.',
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
        'Two strings (or one with itself) where characters may be skipped, inserted or replaced, and an optimum or a count is asked. Contiguous conditions usually need only a window.',
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
    },
    {
      kind: 'how',
      question: 'Which neighbor of a cell stands for which edit?',
      asks: [
        'edit distance recurrence',
        'insert delete replace',
        'which neighbor is which',
        'levenshtein cells',
        'what do the three cells mean in edit distance',
      ],
      answer:
        'Equal last characters: `dp[i-1][j-1]`. Otherwise 1 plus the smallest of `dp[i-1][j]` (delete), `dp[i][j-1]` (insert) and `dp[i-1][j-1]` (replace). First row and column are 0, 1, 2, ...: building from or to an empty string.',
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
      question: 'Can I use less memory?',
      asks: [
        'edit distance complexity',
        'space with two rows',
        'can i use less memory',
        'space of edit distance',
      ],
      answer:
        'O(n · m) time. Each row reads only itself and the one above, so two rows, O(min(n, m)) space, are enough for the value. To reconstruct the edits keep the whole table.',
    },
    {
      kind: 'how',
      question: 'What is the idea of the longest palindromic subsequence?',
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
        'The same recurrence: memoization computes only states that are reached and is easy to write; a table has no recursion limit and allows two rows. In an interview write the recursion first, then cache it.',
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
      question: 'Why is the diagonal of the LCS safe on a match?',
      asks: [
        'why is the lcs diagonal safe on a match',
        'why take the match always',
        'match without checking max',
      ],
      answer:
        'On equal last characters some optimal solution matches these two: any solution that does not can be changed to use this pair without getting shorter. So `dp[i-1][j-1] + 1` needs no comparison with the neighbors.',
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
      asks: ['word break complexity', 'cost of substring in word break', 'word break n cubed'],
      answer:
        'Word Break has n states with up to n cuts each, and slicing and hashing one piece costs O(n): O(n³) in all. Trying only pieces up to the longest word length L makes it O(n · L²).',
    },
    {
      kind: 'why',
      question: 'Why is brute force exponential for the LCS?',
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
    },
    {
      kind: 'cost',
      question: 'Can I compute the LCS with one row?',
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
      asks: [
        'take the first common letter greedily for lcs',
        'lcs with two pointers is enough, right',
        'match letters as early as possible in lcs',
        'greedy works for longest common subsequence',
      ],
      answer:
        'No. An early match may use up too much of the other string. For "xabc" and "abcx" matching x first leaves nothing after it, length 1, but "abc" has length 3. On a mismatch both choices must be tried, which is why you need DP.',
    },
    {
      kind: 'mistake',
      question: 'Is the edit distance the longer length minus the LCS?',
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
      asks: [
        'lcs counts the same letter twice',
        'longest common subsequence comes out too long',
        'a and aa gives 2',
        'match reads the same row',
      ],
      answer:
        'On a match you add 1 to a neighbor instead of the diagonal, so one letter is matched again. With `dp[i][j-1] + 1`, "a" and "aa" give 2. A match uses up both last characters, so read `dp[i-1][j-1]`. In a single row, save the old diagonal first.',
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
  ],
  problems: [
    {
      number: 72,
      questions: [
        {
          asks: ['base row', 'which is insert', 'first row'],
          answer:
            'The first row and column count up: from an empty string you insert j, to an empty one you delete i characters. Left is insert, above is delete, diagonal is replace.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'recursion without memo',
          ],
          answer:
            'O(n · m) time and O(min(n, m)) space with two rows. Plain recursion is exponential, because each mismatch makes three calls.',
        },
        {
          asks: ['what does dp i j mean', 'adds 1 on a match', 'edit distance too large'],
          answer:
            '`dp[i][j]` is the fewest edits that turn the first i characters of one word into the first j of the other. On equal last characters copy the diagonal without adding 1.',
        },
      ],
    },
    {
      number: 1143,
      questions: [
        {
          asks: ['vs substring', 'two rows', 'reconstruct'],
          answer:
            'For the value two rows are enough. To get the sequence keep the table and walk back: diagonal on a match, otherwise to the larger neighbor.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'recursion too slow',
          ],
          answer:
            'O(n · m) time, and O(min(n, m)) space with two rows. Without a memo the recursion is exponential.',
        },
        {
          asks: ['what does dp i j mean', 'takes max on a match', 'result in which cell'],
          answer:
            '`dp[i][j]` is the LCS length of the first i and the first j characters, and the answer is in the last cell. On a match use the diagonal plus 1; adding 1 to a neighbor uses a letter twice.',
        },
      ],
    },
    {
      number: 139,
      questions: [
        {
          asks: ['greedy', 'recursion slow', 'memo on index'],
          answer:
            'The longest word first may leave a rest that cannot be split. Memoize by start index: n states instead of exponentially many.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'loop cost with max length',
            'exponential without memo',
          ],
          answer:
            'O(n³) with slices: n ends, n starts and O(n) per slice. Limiting pieces to the longest word length L gives O(n · L²). Plain recursion is exponential for "aaaa...b".',
        },
        {
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
          asks: ['min'],
          answer:
            'Every character outside the longest common subsequence is deleted, so the answer is n + m - 2 · LCS.',
        },
        {
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory', 'via lcs cost'],
          answer:
            'O(n · m) time and O(min(n, m)) space, the same as LCS. The direct table also works: on a mismatch it takes 1 plus the smaller of two neighbors.',
        },
        {
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
          asks: ['two pointers wrong', 'lengths must add', 's3 index'],
          answer: 'Greedy pointers fail when both next characters match. Check the lengths first.',
        },
        {
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n · m) time for all pairs (i, j), and O(min(n, m)) space with one row. Without a memo it may branch at each equal character, which is exponential.',
        },
        {
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
          asks: ['base', 'empty target one way', 'overflow'],
          answer:
            'The empty target can be formed in one way. From an empty source, a longer target cannot be formed at all.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'one row direction',
          ],
          answer: 'O(n · m) time, and O(m) space with one row for the target, filled from right to left.',
        },
        {
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
          asks: ['regex star zero', 'pattern a*', 'dot star', 'initial row patterns'],
          answer: 'The empty string matches patterns such as a*b*: fill the first row by skipping pairs.',
        },
        {
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n · m) time and space: each cell reads at most two earlier cells. Without a memo each star may double the calls, which is exponential.',
        },
        {
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
          asks: ['leading stars', 'greedy'],
          answer:
            'A pattern matches the empty string only if it consists of stars, so fill the first row that way. The greedy solution remembers the last star and its position in s, and on a mismatch lets that star take one more character.',
        },
        {
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
          asks: ['order', 'i descending', 'reverse'],
          answer: 'Fill i downward and j upward, or take the LCS with the reversed string.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'why n squared',
          ],
          answer:
            'O(n²) time, because there are about n²/2 ranges with O(1) work each. One row is enough for the length, O(n) space.',
        },
        {
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
} satisfies TutorTexts
