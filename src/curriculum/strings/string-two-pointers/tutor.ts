import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is the difference between a substring and a subsequence?',
      asks: [
        'substring vs subsequence',
        'difference substring subsequence',
        'subarray vs subsequence',
        'contiguous or not',
        'substring or subsequence',
      ],
      answer:
        'A substring (subarray) is contiguous; a subsequence keeps the order but may skip; a subset ignores order. n elements have about n²/2 substrings and 2^n subsequences, so the first suggest windows, the second DP.',
    },
    {
      kind: 'what',
      question: 'What are two pointers on strings?',
      asks: [
        'what are two pointers on strings',
        'palindrome check idea',
        'mirror check',
        'check a palindrome with two indices',
      ],
      answer:
        'Two pointers on a string are two indices that move by a rule. In a palindrome check one starts at each end, and you compare the two characters while they move toward each other: all pairs must be equal. For palindromes inside a string, grow from a center outward instead.',
    },
    {
      kind: 'when',
      question: 'When do I use two pointers on strings?',
      asks: [
        'when two pointers on strings',
        'palindrome signs',
        'subsequence check',
        'in-place string',
        'when two ends on a string',
      ],
      answer:
        'A palindrome, an in-place reversal, one string followed in order through another (a subsequence), or characters rewritten without extra space. "Longest substring with ..." is a window instead.',
    },
    {
      kind: 'how',
      question: 'Why do I expand from the middle?',
      asks: [
        'expand around center',
        'longest palindromic substring idea',
        'odd and even centers',
        'two centers',
        'why expand from the middle',
      ],
      answer:
        'Each of the n characters and each of the n - 1 gaps between two is a center. Expand while both sides are equal and remember the longest: O(n²) time, O(1) space. Forgetting the gaps misses palindromes of even length such as "abba".',
    },
    {
      kind: 'mistake',
      question: 'Why are palindromes of even length not found?',
      asks: [
        'even palindromes missed',
        'abba not found',
        'only odd lengths',
        'even length palindromes not found',
      ],
      answer: 'Expand twice for each index: from (i, i) for odd and from (i, i + 1) for even lengths.',
    },
    {
      kind: 'mistake',
      question: 'How do I skip punctuation in a palindrome check?',
      asks: [
        'valid palindrome skip punctuation',
        'upper and lower case',
        'index out of range skipping',
        'only spaces',
        'ignore punctuation and case',
      ],
      answer:
        'Skip with inner loops that also check `left < right`, and compare in lower case. A string of punctuation only is a palindrome, because nothing is left to compare.',
    },
    {
      kind: 'how',
      question: 'How do I check a palindrome if one character may be removed?',
      asks: [
        'remove one character palindrome',
        'valid palindrome 2',
        'delete at most one',
        'delete one char to get a palindrome',
      ],
      answer:
        'Walk inward to the first mismatch. There, either the left or the right character is deleted: check whether the rest without one or without the other is a palindrome. One of the two checks must pass; still O(n).',
    },
    {
      kind: 'compare',
      question: 'When do palindromes need dynamic programming?',
      asks: [
        'palindromic substring vs subsequence',
        'when dp for palindromes',
        'dp or center for palindromes',
      ],
      answer:
        'A substring is contiguous: expand around centers. A subsequence may skip characters: a choice at each mismatch, so DP over ranges, O(n²).',
      with: 'string-dynamic-programming',
    },
    {
      kind: 'cost',
      question: 'Why do I use a list and `join`?',
      asks: [
        'cost of string concatenation in a loop',
        'string building n squared',
        'why use a list and join',
        'immutable strings',
        'string += in a loop is slow',
      ],
      answer:
        'Strings are immutable in Python, Java and JavaScript, so appending in a loop may copy what is there each time: O(n²) in all in the worst case. Collect the parts in a list (a StringBuilder in Java) and join once: O(n).',
    },
    {
      kind: 'how',
      question: 'How do I test whether s is contained in t in order?',
      asks: [
        'is subsequence',
        'two indices two strings',
        'check order in another string',
        'is s contained in t in order',
      ],
      answer:
        'Use one index in each string: always advance in the long one, and in the short one only on a match. If the short index reaches its end, it is a subsequence. O(n), O(1) space.',
    },
    {
      kind: 'how',
      question: 'How do I compare strings with backspaces from the end?',
      asks: [
        'compare with backspace',
        'backspace string from the end',
        'O(1) space backspace',
        'backspaces without a stack',
      ],
      answer:
        'Go from the end: count backspaces and skip that many characters, then compare the next kept character of both strings. From the front you could not know what will be deleted.',
    },
    {
      kind: 'how',
      question: 'How do I reverse the words in place?',
      asks: [
        'reverse words in place',
        'reverse the whole then each word',
        'reverse string pieces',
        'reverse the words of a sentence',
      ],
      answer:
        'Reverse the whole string, then each word: the words come in reverse order with their letters right again. O(n) time, and O(1) extra space on a mutable array.',
    },
    {
      kind: 'what',
      question: 'Can I find the longest palindrome in O(n)?',
      asks: ['what is manacher', 'manacher algorithm', 'longest palindrome in O(n)', 'linear palindrome'],
      answer:
        "Manacher's algorithm finds the palindrome radius at every center in O(n). Inside the palindrome that reaches furthest right, a center starts from its mirror's radius, cut off at that palindrome's end, instead of 0. Interviews expect the O(n²) expansion; naming Manacher is enough.",
    },
    {
      kind: 'what',
      question: 'How do I find a pattern in a string in linear time?',
      asks: [
        'what is kmp',
        'kmp failure function',
        'prefix function',
        'string matching in linear time',
        'rolling hash rabin karp',
      ],
      answer:
        'KMP finds a pattern in O(n + m): a table stores, for each prefix of the pattern, the longest proper prefix that is also its suffix, so after a mismatch the text index never moves back. A rolling hash (Rabin-Karp) is O(n + m) on average and must verify hits.',
    },
    {
      kind: 'why',
      question: 'Why is it better to expand around centers than to check all substrings?',
      asks: [
        'why does expand around center beat checking all substrings',
        'n^3 to n^2 palindrome',
        'brute force palindrome cost',
      ],
      answer:
        'All substrings cost O(n³): about n²/2 substrings, each checked in O(n). From a center each step checks one new pair and stops at the first mismatch, so 2n - 1 centers with at most n/2 steps cost O(n²).',
    },
    {
      kind: 'why',
      question: 'Why do I start at the end for backspaces?',
      asks: [
        'why start at the end for backspace',
        'why go through the string backwards',
        'write from the end in place',
      ],
      answer:
        'From the end you already know which characters the backspaces delete, because you have seen the `#` before the character. When you fill in place, writing from the back never overwrites an unread character, as long as the free space is at the end.',
    },
    {
      kind: 'how',
      question: 'What is the template of two pointers on a string?',
      asks: ['two pointer template string', 'palindrome code template', 'skeleton left right string'],
      answer:
        'Start with `left = 0, right = n - 1`. While `left < right`: skip characters that do not count (check `left < right` there, too), return false if the two differ, then move both inward. Return true after the loop.',
    },
    {
      kind: 'mistake',
      question: 'Why can I not assign to `s[i]`?',
      asks: [
        'why can i not assign to s[i]',
        'string does not support item assignment',
        'change character in string',
        'strings are immutable error',
      ],
      answer:
        'Strings are immutable in Python, Java and JavaScript, so `s[i] = x` is an error or does nothing. Convert the string to a list or char array, change that, and join it at the end; this copy costs O(n) space.',
    },
    {
      kind: 'when',
      question: 'How do I test whether a word reads the same backward?',
      asks: [
        'is this word the same from behind',
        'can i get the short word by deleting letters of the long one',
        'turn the letters around but leave the signs where they are',
        'longest mirrored part of a text',
        'same text after backspaces',
      ],
      answer:
        'Use two indices for symmetry or to walk two strings together: from both ends for a palindrome or a reversal, from a center outward for the longest palindromic substring, side by side for a subsequence or after backspaces. O(n), or O(n²) over all centers.',
    },
    {
      kind: 'compare',
      question: 'When do palindromes need a table?',
      asks: [
        'longest palindromic substring, center or dp',
        'palindrome with gaps or without',
        'when is dp needed for palindromes',
      ],
      answer:
        'For a palindromic substring (no gaps) expand around each center: O(n²) time, O(1) space. For a palindromic subsequence (gaps allowed) use DP over ranges, O(n²) time and space, since the next equal pair need not be adjacent.',
      with: 'string-dynamic-programming',
    },
    {
      kind: 'mistake',
      question: 'Do even letter counts mean a palindrome?',
      asks: [
        'even letter counts mean palindrome, right',
        'check a palindrome by counting letters',
        'every letter twice so it is a palindrome',
        'palindrome test with a counter only',
      ],
      answer:
        'No. Counts only say whether the letters can be rearranged into a palindrome, which needs at most one odd count. "aabb" has even counts, yet it is not a palindrome, although "abba" is. For the string itself compare both ends.',
    },
    {
      kind: 'mistake',
      question: 'Does the longest common substring with the reverse give the palindrome?',
      asks: [
        'longest common substring with the reverse gives palindrome',
        'reverse the string and take the common part',
        'longest palindrome via reversed copy, right',
      ],
      answer:
        'No. A common substring of s and its reverse may come from two different positions. For "abcdba" a longest common substring is "ab", which is not a palindrome; every palindromic substring has length 1. You would also have to check that the positions mirror each other, so expand around centers instead. For subsequences the idea is right.',
    },
    {
      kind: 'mistake',
      question: 'On a mismatch, can I just delete the left character?',
      asks: [
        'on a mismatch just delete the left character',
        'valid palindrome 2 skip one fixed side',
        'always drop the right letter on mismatch',
        'greedy deletion by next character',
      ],
      answer:
        'No. Test both sides. "abacab" becomes a palindrome only if you delete the first character, its mirror "bacaba" only if you delete the last, and in both the next character matches on either side, so looking at it does not help. Both tests together still take O(n), because at most one deletion is allowed.',
    },
    {
      kind: 'mistake',
      question: 'Do I need backtracking to check a subsequence?',
      asks: [
        'earliest match might be wrong for is subsequence',
        'taking the first matching letter is risky',
        'should i backtrack in is subsequence',
      ],
      answer:
        'No, the first match is always safe. If a solution uses a later position for that character, you can move it to the earlier one, and everything after it still fits. So one pass with two indices is enough, O(n), without backtracking or DP.',
    },
    {
      kind: 'mistake',
      question: 'Why does my string come out unchanged after reversing?',
      asks: [
        'string comes out unchanged after reversing',
        'reverse prints the same text',
        'swapping all positions undoes itself',
        'reversed twice back to the original',
        'reversing in place leaves it the same',
      ],
      answer:
        'The loop runs over the whole length, so each pair is swapped twice. Stop in the middle: `while left < right`, or n // 2 swaps. If nothing moves at all, you probably assigned to a copy, since strings are immutable in Python, Java and JavaScript.',
    },
    {
      kind: 'mistake',
      question: 'Why does my palindrome have one extra letter on each side?',
      asks: [
        'palindrome has one extra letter on each side',
        'longest palindrome prints two characters too many',
        'wrong slice after expanding',
        'result loses its outer letters',
      ],
      answer:
        'After the expansion loop both indices are one step outside the palindrome. The substring is `s[left + 1:right]` in Python, with length `right - left - 1`. With `s[left:right + 1]` you include the two characters that did not match.',
    },
    {
      kind: 'mistake',
      question: 'Why does my expanding loop crash at the border?',
      asks: [
        'expand loop crashes at the border',
        'string index out of range while expanding',
        'python palindrome wraps to the end',
        'negative index compares the last letter',
      ],
      answer:
        'Check the bounds before you compare: `while left >= 0 and right < n and s[left] == s[right]`. In Python a missing `left >= 0` does not crash at first: index -1 reads the last character and may report palindromes that do not exist.',
    },
    {
      kind: 'when',
      question: 'How do I test whether a word looks the same in a mirror?',
      asks: [
        'word looks the same in a mirror',
        'letters of the plate appear in order in word',
        'keyboard key got stuck, long pressed name',
        'sentence with the words in opposite order',
        'squeeze repeated letters into counts',
        'two typed texts with the delete key',
      ],
      answer:
        'Use two indices. Symmetry needs one at each end, moving inward. Order within a longer text needs one index per string, where the short one waits for a match. Rewriting without extra memory needs a reader and a writer. Each is O(n) time and O(1) space on a mutable array.',
    },
    {
      kind: 'how',
      question: 'How do I find a palindrome with at most k deletions?',
      asks: [
        'palindrome with at most k deletions',
        'valid palindrome iii',
        'delete up to k characters to mirror',
      ],
      answer:
        'Two tries at each mismatch would give up to 2^k branches, so use DP: the string works if n minus the length of its longest palindromic subsequence is at most k. That takes O(n²) time. For k = 1 two plain checks are enough, O(n).',
    },
    {
      kind: 'how',
      question: 'What if many short strings are tested against one long one?',
      asks: [
        'many subsequence queries on one text',
        'is subsequence for a billion short strings',
        'follow up lots of incoming strings',
      ],
      answer:
        'Preprocess the long string: for each character store the sorted list of its positions. For each query character, binary search the first position after the current one. A query of length m takes O(m log n) instead of O(n), after O(n) preprocessing.',
    },
    {
      kind: 'compare',
      question: 'Do I use KMP or a rolling hash for searching?',
      asks: [
        'kmp or rolling hash for searching',
        'rabin karp vs kmp which one',
        'find needle follow up, hash or table',
      ],
      answer:
        'Choose KMP if you need a guaranteed O(n + m) for one pattern. Choose a rolling hash for many patterns of the same length, repeated substrings or a binary search over lengths, and compare the characters on a hit, since two strings can share a hash.',
    },
    {
      kind: 'compare',
      question: 'Should I reverse the string and compare, or use two pointers?',
      asks: [
        'reverse the string and compare or two pointers',
        's == s[::-1] good enough',
        'reversed copy palindrome check memory',
      ],
      answer:
        'Both take O(n) time, but the reversed copy takes O(n) memory and always reads everything. Two pointers use O(1) memory and stop at the first mismatch. Mention the one-liner, then write two pointers, since follow-ups such as skipping or one deletion build on them.',
    },
  ],
  problems: [
    {
      number: 125,
      questions: [
        {
          asks: ['skip', 'alphanumeric skip loop', 'empty string'],
          answer:
            'The inner skipping loops also need `left < right`. A string without letters is a palindrome.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'filter and reverse or two pointers',
          ],
          answer:
            'O(n) time: each index only moves inward. Two pointers take O(1) space; filtering into a new string and reversing it takes O(n) space.',
        },
        {
          asks: [
            '0p is accepted',
            'digits ignored in valid palindrome',
            'forgot lowercase in palindrome check',
          ],
          answer:
            'Digits count like letters, so "0P" is not a palindrome. Keep characters for which `isalnum()` is true, and compare in lower case.',
        },
      ],
    },
    {
      number: 5,
      questions: [
        {
          asks: ['even', 'abba center', 'dp or expand'],
          answer:
            'Expand from (i, i) and from (i, i + 1), otherwise even lengths are missed. DP has the same time but needs O(n²) space.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'n squared for longest palindrome why',
          ],
          answer:
            "O(n²) time and O(1) space: 2n - 1 centers with at most n / 2 steps each. Manacher's algorithm takes O(n), but interviews do not require it.",
        },
        {
          asks: [
            'longest palindrome slice wrong',
            'returned palindrome has wrong ends',
            'start index from center and length',
          ],
          answer:
            'After the loop both indices are one step outside, so return `s[left + 1:right]`. From center i, or i and i + 1, and length `len` the start is `i - (len - 1) // 2`. Slice only once, at the end.',
        },
      ],
    },
    {
      number: 344,
      questions: [
        {
          asks: ['in place loop', 'lo < hi', 'python immutable'],
          answer: 'The input is a list of characters, so swap in-place; half of the length swaps are enough.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'slicing instead of swapping',
          ],
          answer:
            'O(n) time and O(1) space with n / 2 swaps. Recursion needs O(n) call stack, and `s[::-1]` creates a copy.',
        },
        {
          asks: ['list not changed after', 's = s[::-1] does nothing outside', 'swaps everything twice'],
          answer:
            '`s = s[::-1]` only renames a local variable; swap in place or assign to `s[:]`. Stop in the middle, because a loop over all indices swaps everything back.',
        },
      ],
    },
    {
      number: 392,
      questions: [
        {
          asks: ['many queries', 'empty string'],
          answer:
            'An empty string is always a subsequence. For many queries store the positions of each letter and binary search the next one.',
        },
        {
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n) time for the longer string and O(1) space. A DP table takes O(n · m) and is not needed, since the first match is always safe.',
        },
        {
          asks: ['what does the short index mean', 'returns true wrongly', 'short pointer moves on mismatch'],
          answer:
            'The short index is the number of characters matched so far. It moves only on a match, the long one always; the answer is whether the short index reached the end.',
        },
      ],
    },
    {
      number: 680,
      questions: [
        {
          asks: ['delete which side', 'two checks', 'at most one deletion'],
          answer:
            'Try both skips with a plain palindrome check; deciding greedily by the next character fails.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'try every deletion',
            'linear time with one deletion',
          ],
          answer:
            'O(n) time and O(1) space: one walk to the first mismatch and two checks of the rest. Trying each deletion takes O(n²).',
        },
        {
          asks: [
            'is one deletion required',
            'already a palindrome in valid palindrome ii',
            'helper range wrong',
          ],
          answer:
            'Deleting is optional, so a palindrome is true at once. Check `left + 1..right` and `left..right - 1`; the characters outside already match.',
        },
      ],
    },
    {
      number: 28,
      questions: [
        {
          asks: ['of needle', 'empty needle', 'kmp needed'],
          answer:
            'Comparing at each start, O(n · m), is accepted; mention that KMP takes O(n + m), as does a rolling hash on average. An empty needle is found at index 0.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'naive search worst case',
            'slicing cost in needle search',
          ],
          answer:
            'Comparing at each start takes O(n · m) in the worst case, such as "aaaa...a" with the needle "aa...ab". Slices cost the same, since each copies m characters. KMP takes O(n + m).',
        },
        {
          asks: ['occurrence at the end missed', 'search start range', 'longer than haystack'],
          answer:
            'The last start is n - m, so loop over `range(n - m + 1)`. If the needle is longer, the range is empty and the answer is -1.',
        },
      ],
    },
    {
      number: 151,
      questions: [
        {
          asks: ['extra spaces', 'in place'],
          answer: '`split()` without argument drops extra spaces in Python.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'constant space reverse words possible',
          ],
          answer:
            'O(n) time and O(n) space with split and join. On a mutable array O(1) extra space is possible; Python and Java strings always need a copy.',
        },
        {
          asks: ['empty words after split', 'double spaces in reversed words', 'split with a space argument'],
          answer:
            "`split(' ')` returns empty words for double, leading and trailing spaces. In Python use `split()`, in Java trim and split by `\\\\s+`.",
        },
      ],
    },
    {
      number: 443,
      questions: [
        {
          asks: ['count 1', 'multi digit count', 'write index'],
          answer:
            'A count of 1 is not written; a count of 10 or more is written digit by digit. The write index never passes the read index, so you can work in place.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'building a new result',
          ],
          answer:
            'O(n) time and O(1) space: the reader passes each character once, and the writer never overtakes it. A new string would need O(n) space.',
        },
        {
          asks: ['last group missing', 'writes 12 as one character', 'what should i return'],
          answer:
            'Write the last run, too: use an inner loop that reads a whole run and stops at the end of the array. Append each digit of the count separately, and return the new length.',
        },
      ],
    },
    {
      number: 647,
      questions: [
        {
          asks: ['count even', 'each expansion counts'],
          answer: 'Each successful step of the expansion is one palindrome.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'dp table or centers',
            'count palindromes n squared',
          ],
          answer:
            'O(n²) time and O(1) space with centers. A DP table takes the same time, but O(n²) space. There can be about n²/2 palindromes, as in "aaaa", but counting does not list them.',
        },
        {
          asks: ['do single letters count', 'count of palindromes too small', 'only longest per center'],
          answer:
            'Each single letter counts, and so does every successful step of an expansion, so one center may add several. For "aaa" the answer is 6.',
        },
      ],
    },
    {
      number: 214,
      questions: [
        {
          asks: ['kmp', 'why separator', 'add in front'],
          answer:
            'Build the KMP table of s + "#" + reversed s: its last value is the length of the longest palindromic prefix. The separator keeps a match from running across both strings. Reverse the rest of s and add it in front.',
        },
        {
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n) time and space with the KMP table. Testing each prefix for being a palindrome takes O(n²).',
        },
        {
          asks: ['append or prepend', 'longest palindromic prefix meaning', 'adds to the wrong side'],
          answer:
            'You may only add in front, so keep the longest prefix that is a palindrome and put the reverse of the rest before the string. "abcd" has the prefix "a" and becomes "dcbabcd".',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A neon sign has up to 100,000 letters and spaces. Check whether it reads the same from left to right as from right to left when the spaces are ignored and no letter is moved.',
      words: ['reads the same from left to right', 'no letter is moved'],
      not: 'frequency-counting',
      why: 'Counts forget where the letters are: ABA and AAB have the same counts, but only ABA reads the same both ways.',
      idea: 'Compare the letters at both ends, step inward, and skip spaces on either side.',
      cost: 'O(n)',
    },
    {
      task: 'A sports ticker was wired backward. Its line is an array of 80,000 characters, and the last one must be shown first. Turn the order around in this same array, using only a few variables.',
      words: ['Turn the order around in this same array'],
      not: 'string-sliding-window',
      why: 'A window counts what a contiguous part contains; here every character has to move to its mirrored position.',
      idea: 'Swap the characters at both ends and move both indices inward until they meet.',
      cost: 'O(n)',
    },
    {
      task: 'A sticky keyboard sometimes prints a letter several times in a row instead of once; nothing else goes wrong. You get the intended text and the printed one, each up to a million letters. Could the first have produced the second?',
      words: ['instead of once; nothing else goes wrong', 'up to a million letters'],
      not: 'string-dynamic-programming',
      why: 'A table of all pairs of prefixes has 10^12 cells, and it is not needed, because advancing in both texts on a match is never wrong.',
      idea: 'Walk through both texts: on a match, advance in both; otherwise the printed letter must repeat the one before it, so skip it.',
      cost: 'O(n + m)',
    },
    {
      task: 'In two court transcripts, the sign < means that the character typed before it, if any, was deleted. Each file has up to ten million characters. Do both end up as the same text? You may use only a few variables.',
      words: ['You may use only a few variables'],
      not: 'stack-operations',
      why: 'A stack of the characters that are still valid can grow to ten million entries, but only a few variables are allowed.',
      idea: 'Read both files from the back, count the signs <, skip as many characters as they delete, and compare the next ones that remain.',
      cost: 'O(n + m)',
    },
    {
      task: 'Two ribbons carry 200,000 letters each. You cut both at the same position of your choice and sew the left part of the first to the right part of the second. Can the result read the same from both ends?',
      words: ['at the same position', 'read the same from both ends'],
      not: 'string-dynamic-programming',
      why: 'A table over pairs of positions has 4 · 10^10 cells, although matching letters force every step and only one cut is made.',
      idea: 'Compare the first ribbon from the left with the second from the right; at the first mismatch, the middle part of either ribbon must read the same both ways.',
      cost: 'O(n)',
    },
  ],
} satisfies TutorTexts
