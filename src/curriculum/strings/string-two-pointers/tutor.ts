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
      further: {
        example:
          'In "plant":\n- "lan" is a substring, at the indices 1, 2, 3.\n- "pat" is a subsequence: its indices 0, 2, 4 increase but have gaps.\n- "tap" is neither, because the t comes last. Its letters are only a subset.',
        why: 'Its two ends determine a substring, so there are about n²/2 of them. In a subsequence each element is taken or skipped, independently of the others, which doubles the number of choices n times.',
        check: {
          ask: 'How many substrings, not counting the empty one, does a string of 4 characters have? Count them by their positions.',
          right: ['10', 'ten'],
          because: 'It has 10: four of length 1, three of length 2, two of length 3 and one of length 4.',
          wrong: [
            {
              says: ['16', 'sixteen', '15', 'fifteen'],
              reply: 'That counts subsequences. A substring has no gaps.',
            },
            {
              says: ['8', 'eight'],
              reply: 'n²/2 is only an estimate. Count by length: four of length 1, and so on.',
            },
            { says: ['6', 'six'], reply: 'A single character is a substring as well.' },
          ],
        },
        claims: [
          {
            says: ['a substring is contiguous', 'a substring has no gaps'],
            isRight: true,
            reply: 'Yes. It takes every character between its first and its last one: "lan" in "plant".',
          },
          {
            says: [
              'every subsequence is also a substring',
              'every substring is also a subsequence',
              'subsequence and substring mean the same',
            ],
            isRight: false,
            reply:
              'Only one direction holds: every substring is a subsequence, but a subsequence may have gaps, such as "pat" in "plant", and then it is no substring.',
          },
          {
            says: ['a subsequence must be contiguous', 'a subsequence has no gaps'],
            isRight: false,
            reply: 'No. A subsequence may skip characters: "pat" in "plant" skips the l and the n.',
          },
          {
            says: ['a subsequence may change the order', 'i can reorder letters in a subsequence'],
            isRight: false,
            reply:
              'No. The indices must increase. "tap" is no subsequence of "plant", although all its letters occur.',
          },
        ],
      },
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
      further: {
        example:
          'Check "refer" with left = 0 and right = 4.\n- r and r are equal: go to 1 and 3.\n- e and e are equal: go to 2 and 2.\n- The indices have met, so it is a palindrome.\nThe f in the middle was never compared.',
        why: 'Each comparison settles a pair for good: it is equal, or the string is no palindrome. So no pair is visited twice, and n/2 comparisons are enough.',
        check: {
          ask: 'How many pairs do you compare for a palindrome of length 9?',
          right: ['4', 'four'],
          because: 'You compare 4 pairs. The ninth character is the middle and has no partner.',
          wrong: [
            { says: ['9', 'nine'], reply: 'Each comparison uses two characters, one from each side.' },
            { says: ['5', 'five'], reply: 'Does the character in the middle have a partner?' },
            { says: ['8', 'eight'], reply: 'Those are characters. How many pairs do they form?' },
          ],
        },
        claims: [
          {
            says: ['the middle character need not be compared', 'stop when left is not less than right'],
            isRight: true,
            reply: 'Yes. When both indices are equal, the character is its own mirror image.',
          },
          {
            says: ['two pointers always start at both ends', 'the pointers must move toward each other'],
            isRight: false,
            reply:
              'No. For a subsequence each string has one index that starts at the front, and for the longest palindrome they move outward from a center.',
          },
          {
            says: ['the check needs a reversed copy', 'i have to reverse the string first'],
            isRight: false,
            reply:
              'No. Comparing `s[left]` with `s[right]` is the same comparison without the copy, with O(1) memory.',
          },
        ],
      },
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
        'Use them for a palindrome, for an in-place reversal, to follow one string in order through another (a subsequence), or to rewrite characters without extra space. "Longest substring with ..." is a window instead.',
      further: {
        example:
          'Three tasks:\n- Is "kayak" the same backward? Indices 0 and 4 move inward.\n- Is "kk" a subsequence of "kayak"? One index per string, both move right.\n- Squeeze "aab" to "ab" in place: a reader and a writer.\nNo index ever goes back.',
        why: 'In all these tasks one comparison decides which index moves, and what it has passed is settled. Indices never go back, so there are at most as many moves as characters.',
        check: {
          ask: 'You check whether "ace" is a subsequence of "abcdef". How many characters of the long string do you read until you know?',
          right: ['5', 'five'],
          because: 'You read 5, from a to e: the long index also moves on b and d, which do not match.',
          wrong: [
            {
              says: ['3', 'three'],
              reply: 'That is how far the short index moves. What does the long one do on a mismatch?',
            },
            { says: ['4', 'four'], reply: 'Indices start at 0. How many characters are there up to the e?' },
            { says: ['6', 'six'], reply: 'You may stop as soon as the last character is matched.' },
          ],
        },
        claims: [
          {
            says: ['two pointers need no extra memory', 'two indices are constant space'],
            isRight: true,
            reply:
              'Yes, two indices are O(1). Only changing an immutable string in Python, Java or JavaScript needs a copy.',
          },
          {
            says: [
              'longest substring without repeats starts from both ends',
              'a window is two pointers from the ends',
            ],
            isRight: false,
            reply:
              'No. In a window both ends start at the left and only move right. From both ends inward you could not know which side to drop.',
          },
          {
            says: ['the two pointers must meet in the middle', 'both pointers always move'],
            isRight: false,
            reply:
              'No. In a subsequence check the short index waits until its character comes, and the indices are in different strings.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'Why do I expand from the middle?',
      about: 5,
      asks: [
        'expand around center',
        'longest palindromic substring idea',
        'odd and even centers',
        'two centers',
        'why expand from the middle',
      ],
      answer:
        'Each of the n characters and each of the n - 1 gaps between two is a center. Expand while both sides are equal and remember the longest: O(n²) time, O(1) space. Forgetting the gaps misses palindromes of even length such as "abba".',
      further: {
        example:
          'Look for palindromes in "xnoony".\n- Center at the first o, index 2: n and o differ, length 1.\n- Center in the gap between the two letters o: o and o, then n and n are equal, then x and y differ.\nThat is "noon", length 4, which no character center finds.',
        why: 'Every palindrome has exactly one center, and without its two outer characters it is a palindrome with the same center. So growing reaches all of them, and after a mismatch no larger one has this center.',
        check: {
          ask: 'How many centers does a string of 6 characters have?',
          right: ['11', 'eleven'],
          because: 'It has 11: the 6 characters and the 5 gaps between them.',
          wrong: [
            { says: ['6', 'six'], reply: 'Where is the center of a palindrome of even length?' },
            { says: ['12', 'twelve'], reply: 'How many gaps are there between 6 characters?' },
            {
              says: ['5', 'five'],
              reply: 'Those are the gaps. Palindromes of odd length have a different center.',
            },
          ],
        },
        claims: [
          {
            says: ['even palindromes have a gap as center', 'odd ones have a character in the middle'],
            isRight: true,
            reply: 'Yes. So expand from (i, i) and from (i, i + 1) for each index.',
          },
          {
            says: ['expand only from the middle of the string', 'the center is the middle of the string'],
            isRight: false,
            reply:
              'No. Every position may be the center: in "abad" the palindrome "aba" has its center at index 1.',
          },
          {
            says: ['expanding from all centers is quadratic', 'expand around center takes o(n^2)'],
            isRight: true,
            reply: 'Yes. There are 2n - 1 centers with up to n/2 steps each, so O(n²) in the worst case.',
          },
          {
            says: ['expanding from all centers is linear', 'expand around center takes o(n)'],
            isRight: false,
            reply:
              'No. In a string of equal letters a center takes up to n/2 steps, so all of them take O(n²).',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why are palindromes of even length not found?',
      about: 5,
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
      about: 125,
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
      about: 680,
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
        'For a palindromic substring, which is contiguous, expand around centers. A subsequence may skip characters, so there is a choice at each mismatch: use DP over ranges, O(n²).',
      with: 'string-dynamic-programming',
      further: {
        example:
          'In "agbcba":\n- The longest palindromic substring is "bcb", length 3. Its center is the c.\n- The longest palindromic subsequence is "abcba", length 5, which skips the g.\nExpanding from c stops at g against a and never finds it.',
        why: 'In a substring the center fixes the partner of each position. In a subsequence the partner may be further away, so at a mismatch either end may be the one to skip, and both choices have to be explored.',
        check: {
          ask: 'How long is the longest palindromic subsequence of "abcda"?',
          right: ['3', 'three'],
          because: 'It is 3: the two letters a with one letter between them, such as "aca".',
          wrong: [
            { says: ['5', 'five'], reply: 'The letters b, c, d do not mirror. Which letter occurs twice?' },
            {
              says: ['1', 'one'],
              reply: 'That is the longest contiguous palindrome. Here you may skip letters.',
            },
            { says: ['2', 'two'], reply: 'Between those two letters there is room for something.' },
          ],
        },
        claims: [
          {
            says: ['for a substring i do not need dp', 'centers are enough for substrings'],
            isRight: true,
            reply: 'Yes. Expanding takes O(n²) time like the table, but only O(1) memory.',
          },
          {
            says: [
              'expanding also works for subsequences',
              'expand around center finds palindromic subsequences',
            ],
            isRight: false,
            reply:
              'No. It stops at the first mismatch: in "abcda" it finds only length 1, but "aca" has length 3.',
          },
          {
            says: ['dp is wrong for palindromic substrings', 'a table cannot find palindromic substrings'],
            isRight: false,
            reply:
              'No. A table of which i..j are palindromes works, too, in O(n²) time. It only needs O(n²) memory.',
          },
        ],
      },
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
        'exact cost of += in a loop',
      ],
      answer:
        'Strings are immutable in Python, Java and JavaScript, so appending in a loop may copy what is there each time: O(n²) in all in the worst case. Collect the parts in a list (a StringBuilder in Java) and join once: O(n).',
      further: {
        example:
          'Build a string from 5 characters with `s += c`.\n- If each step copies what is there, that is 0 + 1 + 2 + 3 + 4 = 10 copies.\n- A list takes 5 appends, and `join` copies 5 characters once.\nFor 10,000 characters it is about 50 million copies against 20,000 steps.',
        why: 'An immutable string cannot grow, so `s + c` creates a new string with all the old characters. The lengths 1, 2, ..., n add up to about n²/2. A list has spare room, so it rarely has to copy.',
        check: {
          ask: 'You build a string of 6 characters one by one, and each append copies the old characters. How many old characters are copied in total?',
          right: ['15', 'fifteen'],
          because: 'It is 15: 0 + 1 + 2 + 3 + 4 + 5.',
          wrong: [
            {
              says: ['6', 'six'],
              reply: 'That is one copy per append, but the old string gets longer each time.',
            },
            {
              says: ['21', 'twenty-one'],
              reply: 'That counts the new characters as well. Only the old ones are copied.',
            },
            {
              says: ['36'],
              reply:
                'That takes the full length at every append. How long is the string before the first one?',
            },
          ],
        },
        claims: [
          {
            says: ['python can sometimes append in place', 'cpython sometimes optimizes +='],
            isRight: true,
            reply:
              'Yes. CPython may extend a string that nothing else refers to, but you cannot rely on it, and other languages do not do it.',
          },
          {
            says: ['join copies everything too so nothing is gained', 'a list and join is just as slow'],
            isRight: false,
            reply:
              'No. `join` copies each character once, O(n). The loop copies the first characters again at every step, up to O(n²).',
          },
          {
            says: ['java strings can grow in place', 'a string in java is mutable'],
            isRight: false,
            reply: 'No. In Java `s += c` creates a new string each time. A StringBuilder grows in place.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I test whether s is contained in t in order?',
      about: 392,
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
      about: 844,
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
      about: 151,
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
      about: 5,
      asks: ['what is manacher', 'manacher algorithm', 'longest palindrome in O(n)', 'linear palindrome'],
      answer:
        "Manacher's algorithm finds the palindrome radius at every center in O(n). Inside the palindrome that reaches furthest right, a center starts from its mirror's radius, cut off at that palindrome's end, instead of 0. Interviews expect the O(n²) expansion; naming Manacher is enough.",
    },
    {
      kind: 'what',
      question: 'How do I find a pattern in a string in linear time?',
      about: 28,
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
      about: 5,
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
      about: 844,
      asks: [
        'why start at the end for backspace',
        'why go through the string backwards',
        'write from the end in place',
      ],
      answer:
        'From the end you already know which characters the backspaces delete, because you have seen the `#` before the character. When you fill in place, writing from the back never overwrites an unread character, as long as the free space is at the end.',
      further: {
        example:
          'Read "xy##z" from the end.\n- z: nothing to skip, so it stays.\n- # and #: skip two characters.\n- y and x are skipped.\nOnly z is left. From the front you would first keep x and y and then have to remove them.',
        why: 'A # deletes a character to its left. Going left, you meet the # before that character, so a counter tells whether it stays. From the front, that depends on what you have not read yet.',
        check: {
          ask: 'How many characters of "ab#c##d" are left after all backspaces?',
          right: ['1', 'one'],
          because: 'Only 1, the d: each # deletes one letter: b, then c, then a.',
          wrong: [
            { says: ['2', 'two'], reply: 'Two # come in a row. The second # deletes a character, too.' },
            {
              says: ['4', 'four'],
              reply: 'Those are the letters that were typed. Each # deletes one of them.',
            },
            {
              says: ['0', 'zero', 'none'],
              reply: 'Nothing comes after the last letter, so can it be deleted?',
            },
          ],
        },
        claims: [
          {
            says: ['a stack works as well', 'with a stack it takes linear memory'],
            isRight: true,
            reply: 'Yes. Push letters and pop at a #. It is simpler and takes O(n) memory instead of O(1).',
          },
          {
            says: ['delete as many letters at the end as there are #', 'just count the # and cut the end'],
            isRight: false,
            reply:
              'No. In "a#b" the # deletes the a, and "b" is left. Cutting one letter at the end would leave "a".',
          },
          {
            says: ['a backspace on empty text is an error', '# at the start must be rejected'],
            isRight: false,
            reply: 'No. It simply does nothing: "#a" is the same as "a".',
          },
        ],
      },
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
      about: 5,
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
      about: 680,
      asks: [
        'on a mismatch just delete the left character',
        'valid palindrome 2 skip one fixed side',
        'always drop the right letter on mismatch',
        'greedy deletion by next character',
      ],
      answer:
        'No. Test both sides. "abacab" becomes a palindrome only if you delete the first character, its mirror "bacaba" only if you delete the last, and in both the next character matches on either side, so looking at it does not help. Both tests together still take O(n), because at most one deletion is allowed.',
      further: {
        example:
          'Check "cbbcc" with one deletion.\n- c and c match at the ends.\n- Then b at index 1 and c at index 3 differ.\n- Without the b, "bc" is left in between: no palindrome.\n- Without the c, "bb" is left: a palindrome.\nSo the right character had to go.',
        why: 'A deletion further outside could help only if all letters from there to the mismatch are equal, and then it gives the same string as deleting at the mismatch. So only the two characters there have to be tried.',
        check: {
          ask: 'Which character of "abbxa" must be deleted to get a palindrome?',
          right: ['x', '3', 'index 3', 'fourth'],
          because:
            'The x: the first mismatch is b against x, and only without the x does a palindrome remain, "abba".',
          wrong: [
            {
              says: ['b', '1', '2'],
              reply: 'Then "bx" is left between the two outer letters. Is that a palindrome?',
            },
            {
              says: ['none', 'nothing'],
              reply: 'Compare index 1 with its mirror position. Are the two equal?',
            },
          ],
        },
        claims: [
          {
            says: ['i branch only at the first mismatch', 'two checks at the first mismatch are enough'],
            isRight: true,
            reply:
              'Yes. After one deletion the rest must match exactly, so each of the two checks is a plain walk, O(n).',
          },
          {
            says: ['i have to try deleting every character', 'test all n deletions'],
            isRight: false,
            reply:
              'No. Everything before the first mismatch matches, so two tries are enough. All n deletions with a check each take O(n²).',
          },
          {
            says: ['after a second mismatch i can delete again', 'each mismatch gets its own deletion'],
            isRight: false,
            reply:
              'No. Only one deletion is allowed, so if the check after it finds a mismatch, this try has failed.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Do I need backtracking to check a subsequence?',
      about: 392,
      asks: [
        'earliest match might be wrong for is subsequence',
        'taking the first matching letter is risky',
        'should i backtrack in is subsequence',
      ],
      answer:
        'No, the first match is always safe. If a solution uses a later position for that character, you can move it to the earlier one, and everything after it still fits. So one pass with two indices is enough, O(n), without backtracking or DP.',
      further: {
        example:
          'Is "aba" a subsequence of "aabca"?\n- The first a is matched at index 0, not 1.\n- b is matched at 2 and the last a at 4, so yes.\nWith index 1 for the first a the rest would be the same. The earlier match never has less text left.',
        why: 'The earliest match leaves the longest rest of the long string. That rest contains every rest that a later match would leave, so whatever fits there fits here as well.',
        check: {
          ask: 'You scan "acaacd" for "cad" and always take the first match. At which index is the a matched?',
          right: ['2', 'two', 'index 2'],
          because: 'At 2: that is the first a after the c at index 1.',
          wrong: [
            { says: ['0', 'zero'], reply: 'The a has to come after the c.' },
            { says: ['3', 'three'], reply: 'Is there an a closer to the c?' },
            { says: ['1', 'one'], reply: 'That is where the c is matched. The a comes after it.' },
          ],
        },
        claims: [
          {
            says: ['the first match is always safe', 'matching as early as possible is correct'],
            isRight: true,
            reply: 'Yes. It leaves the most text for the remaining characters.',
          },
          {
            says: ['it is enough that all letters occur', 'checking each letter with in is enough'],
            isRight: false,
            reply:
              'No. The order matters: both letters of "ba" occur in "ab", but "ba" is no subsequence of it.',
          },
          {
            says: ['i need a dp table for is subsequence', 'without dp it is wrong'],
            isRight: false,
            reply:
              'No. There is nothing to choose, so one pass with two indices is right, O(n). A table takes O(n · m).',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why does my string come out unchanged after reversing?',
      about: 344,
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
      about: 5,
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
      about: 5,
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
      about: 392,
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
      about: 28,
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
      about: 125,
      asks: [
        'reverse the string and compare or two pointers',
        's == s[::-1] good enough',
        'reversed copy palindrome check memory',
      ],
      answer:
        'Both take O(n) time, but the reversed copy takes O(n) memory and always reads everything. Two pointers use O(1) memory and stop at the first mismatch. Mention the one-liner, then write two pointers, since follow-ups such as skipping or one deletion build on them.',
    },
    {
      kind: 'what',
      question: 'What is a string?',
      asks: [
        'what is a string',
        'string meaning',
        'what are strings in coding',
        'is a string an array',
        'string vs array of characters',
        'can i index a string',
        'what is a character',
      ],
      answer:
        'A string is a sequence of characters that you read by index like an array: in "goat", `s[0]` is g and the length is 4. In Python, Java and JavaScript it is immutable: you cannot assign to `s[0]`, and every change creates a new string in O(n). To change characters, work on a list of them and join at the end.',
    },
    {
      kind: 'how',
      question: 'How do I reverse a string?',
      about: 344,
      asks: [
        'how do i reverse a string in place',
        'reverse a string without built in',
        'reverse string two pointers idea',
        'how to reverse characters',
        'ways to reverse a string',
        'reverse a word',
      ],
      answer:
        'With an array of characters, swap the first and the last, then move both indices inward until they meet: "goat" becomes "toag", then "taog". That is O(n) time and O(1) space. A string that cannot change must be copied first: `s[::-1]` in Python, `new StringBuilder(s).reverse()` in Java. Building it with `+=` in a loop can take O(n²).',
    },
    {
      kind: 'how',
      question: 'How do I check whether a string is a palindrome?',
      about: 125,
      asks: [
        'how do i check if a string is a palindrome',
        'palindrome check',
        'is a word a palindrome',
        'check palindrome with two pointers',
        'how to test for a palindrome',
        'valid palindrome idea',
        'same forward and backward',
      ],
      answer:
        'Put one index at each end. While `lo < hi`, compare the characters; if they differ, it is not a palindrome, otherwise move both inward. "level" passes after comparing l with l and e with e; the middle v needs no partner. It takes O(n) time and O(1) space. Skip punctuation and lowercase the letters if the statement says so.',
      further: {
        example:
          '"noon": n = n, o = o, then the indices have crossed: a palindrome. "noun": n = n, then o and u differ: not a palindrome, after two comparisons.',
        why: 'Reversing the string exchanges index i and n - 1 - i. So it reads the same both ways exactly if these two characters are equal for every i in the first half.',
        check: {
          ask: 'How many comparisons does the check of "racecar" take?',
          right: ['3', 'three'],
          because: '3: r, a and c are compared with their partners; the middle e needs none.',
          wrong: [
            { says: ['7', 'seven'], reply: 'Each comparison covers two characters.' },
            { says: ['4', 'four'], reply: 'Does the middle character need a partner?' },
          ],
        },
        claims: [
          {
            says: ['the middle character does not matter', 'the middle of an odd palindrome can be anything'],
            isRight: true,
            reply: 'Yes. It is its own partner.',
          },
          {
            says: ['a palindrome needs an even length', 'palindromes always have pairs'],
            isRight: false,
            reply: 'No. With an odd length, the middle character is alone, as in "level".',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I explain a palindrome solution in an interview?',
      asks: [
        'how would i explain this in an interview',
        'how do i explain expand around center to an interviewer',
        'how do i present two pointers on a string',
        'what do i say about palindromes in an interview',
      ],
      answer:
        'For a check say: "Two indices move toward each other; one mismatch disproves it. O(n) time, O(1) space." For the longest palindrome: "The middle is unknown, so I expand from each of the 2n - 1 centers, O(n²) time, O(1) space." Name even lengths and the empty string as your tests.',
    },
    {
      kind: 'cost',
      question: 'When is `+=` fine for strings?',
      asks: [
        'is += ok for a few strings',
        'can i use += for short strings',
        'is string += always bad',
        'when is += on strings fine',
        'do i need join for three strings',
        '+= or join for a few strings',
        'how bad is += really',
      ],
      answer:
        'For a few strings: joining a handful of short ones with `+=` copies only a few characters. It becomes slow in a loop over n parts, because each step may copy all that is there: 1 + 2 + ... + n = n(n + 1)/2 characters if each part is one character long, which is O(n²). For 100,000 parts that is about 5 billion. Collect the parts in a list then, and join once.',
    },
  ],
  problems: [
    {
      number: 125,
      questions: [
        {
          question: 'How do I skip characters that do not count?',
          asks: ['skip', 'alphanumeric skip loop', 'empty string'],
          answer:
            'Use inner loops that move past characters that are not letters or digits. They also need `left < right`. A string without letters and digits is a palindrome.',
        },
        {
          question: 'What do two pointers save compared with a reversed copy?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'filter and reverse or two pointers',
          ],
          answer:
            'It takes O(n) time: each index only moves inward. Two pointers take O(1) space; filtering into a new string and reversing it takes O(n) space.',
        },
        {
          question: 'Why is "0P" accepted?',
          asks: [
            '0p is accepted',
            'digits ignored in valid palindrome',
            'forgot lowercase in palindrome check',
          ],
          answer:
            'Digits count like letters, so "0P" is not a palindrome. Keep characters for which `isalnum()` is true, and compare in lower case.',
        },
        {
          question: 'Do I need to build the cleaned string first?',
          asks: [
            'valid palindrome do i need to build the cleaned string first',
            'do i have to remove punctuation first',
            'is a cleaned copy ok',
            'can i make a new string with only letters',
          ],
          answer:
            'You may, but you need not. A cleaned copy takes O(n) space. With two indices, skip characters that are not letters or digits on either side, compare the lowercase versions, and move both: O(n) time and O(1) space.',
        },
        {
          question: 'Do digits count?',
          asks: ['do numbers count', 'are digits part of the palindrome', 'do i compare digits'],
          answer:
            'Yes. Only letters and digits are compared, so "1a1" is a palindrome and "0P" is not. Test with `isalnum()`; `isalpha()` would skip digits.',
        },
      ],
    },
    {
      number: 5,
      questions: [
        {
          question: 'Why are palindromes of even length missing, and do I need a table?',
          asks: ['even', 'abba center', 'dp or expand'],
          answer:
            'Expand from (i, i) and from (i, i + 1), otherwise even lengths are missed. DP has the same time but needs O(n²) space.',
        },
        {
          question: 'Why does it take quadratic time?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'n squared for longest palindrome why',
          ],
          answer:
            "It takes O(n²) time and O(1) space: 2n - 1 centers with at most n / 2 steps each. Manacher's algorithm takes O(n), but interviews do not require it.",
          further: {
            example:
              'Count the compared pairs.\n- "aaaa": the 7 centers compare 0, 1, 1, 2, 1, 1, 0 pairs, 6 together.\n- "abcd": 5 centers compare one pair each and stop, 5 together.\nSo different letters stop at once, and equal letters are the worst case.',
            why: 'Each pair of indices has exactly one center, so no pair is compared twice. There are n(n - 1)/2 pairs, and that bounds all expansions together.',
            check: {
              ask: 'How many pairs of characters are compared in total for "aaaaa"?',
              right: ['10', 'ten'],
              because: 'It is 10: each of the 5 · 4 / 2 pairs is compared once, at its own center.',
              wrong: [
                {
                  says: ['25', '20', 'twenty'],
                  reply: 'A pair is compared once, not in both orders, and no index with itself.',
                },
                {
                  says: ['9', 'nine'],
                  reply: 'That is the number of centers. Some of them compare more than one pair.',
                },
                {
                  says: ['5', 'five'],
                  reply: 'The gaps are centers as well. Add up the pairs of all centers.',
                },
              ],
            },
            claims: [
              {
                says: ['expanding needs only constant memory', 'space is o(1) with centers'],
                isRight: true,
                reply:
                  'Yes. You keep two indices and the best start and length. A table would need n² cells.',
              },
              {
                says: ['checking centers takes o(n cubed)', 'it is cubic like checking all substrings'],
                isRight: false,
                reply: 'No. There are 2n - 1 centers with at most n/2 steps each, which is O(n²).',
              },
              {
                says: ['the dp table is faster than centers', 'dp has a better running time'],
                isRight: false,
                reply: 'No. Both take O(n²) time, and the table takes O(n²) memory as well.',
              },
            ],
          },
        },
        {
          question: 'Why does my slice have the wrong ends?',
          asks: [
            'longest palindrome slice wrong',
            'returned palindrome has wrong ends',
            'start index from center and length',
          ],
          answer:
            'After the loop both indices are one step outside, so return `s[left + 1:right]`. From center i, or i and i + 1, and length `len` the start is `i - (len - 1) // 2`. Slice only once, at the end.',
        },
        {
          question: 'Can I use two pointers from both ends?',
          asks: [
            'longest palindromic substring can i use two pointers from both ends',
            'start from both ends for the longest palindrome',
            'why not two pointers from outside',
            'shrink from the ends',
          ],
          answer:
            'No. When the two ends differ you do not know which one to drop, and trying both leads to all substrings. Start in the middle instead: for each of the 2n - 1 centers move two pointers outward while the characters match. O(n²) time, O(1) space.',
        },
      ],
    },
    {
      number: 344,
      questions: [
        {
          question: 'How many swaps do I need?',
          asks: ['in place loop', 'lo < hi', 'python immutable'],
          answer:
            'You need half as many swaps as there are characters, rounded down. The input is a list of characters, so you can swap in place.',
        },
        {
          question: 'What does it cost compared with slicing or recursion?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'slicing instead of swapping',
          ],
          answer:
            'It takes O(n) time and O(1) space with n / 2 swaps. Recursion needs O(n) call stack, and `s[::-1]` creates a copy.',
        },
        {
          question: 'Why is the list unchanged afterward?',
          asks: ['list not changed after', 's = s[::-1] does nothing outside', 'swaps everything twice'],
          answer:
            '`s = s[::-1]` only renames a local variable; swap in place or assign to `s[:]`. Stop in the middle, because a loop over all indices swaps everything back.',
        },
        {
          question: 'Can I use `s[::-1]`?',
          asks: [
            'reverse string in place can i use s[::-1]',
            'is slicing allowed',
            'use the built-in reverse',
          ],
          answer:
            'Not for "in place": the slice is a new list with O(n) extra space, and assigning it to the name does not change the caller\'s list. Swap the first and the last, then move both inward: O(1) space. In Python `s.reverse()` does that, if it is allowed.',
        },
      ],
    },
    {
      number: 392,
      questions: [
        {
          question: 'What about an empty string or many queries?',
          asks: ['many queries', 'empty string'],
          answer:
            'An empty string is always a subsequence. For many queries store the positions of each letter and binary search the next one.',
        },
        {
          question: 'How much time and space does it take?',
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'It takes O(n) time for the longer string and O(1) space. A DP table takes O(n · m) and is not needed, since the first match is always safe.',
        },
        {
          question: 'When does the short index move, and what does it mean?',
          asks: ['what does the short index mean', 'returns true wrongly', 'short pointer moves on mismatch'],
          answer:
            'The short index is the number of characters matched so far. It moves only on a match, the long one always; the answer is whether the short index reached the end.',
        },
        {
          question: 'Why is taking the first match right?',
          asks: [
            'is subsequence why is greedy ok',
            'why is greedy ok for is subsequence',
            'why can i take the first match',
            'is taking the earliest letter safe',
          ],
          answer:
            'The earliest match leaves the most of t for the rest of s. If some later match works, the earlier one works as well, because everything after the later one is also after the earlier one. So one pass with two indices is enough, O(n).',
        },
      ],
    },
    {
      number: 680,
      questions: [
        {
          question: 'Which of the two characters do I delete?',
          asks: ['delete which side', 'two checks', 'at most one deletion'],
          answer:
            'Try both at the first mismatch: skip the left or the right character and run a plain palindrome check on what is between. Deciding by the next character alone fails.',
        },
        {
          question: 'Why is it still linear?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'try every deletion',
            'linear time with one deletion',
          ],
          answer:
            'It takes O(n) time and O(1) space: one walk to the first mismatch and two checks of the rest. Trying each deletion takes O(n²).',
        },
        {
          question: 'Is the deletion required, and which ranges do I check?',
          asks: [
            'is one deletion required',
            'already a palindrome in valid palindrome ii',
            'helper range wrong',
          ],
          answer:
            'Deleting is optional, so a palindrome is true at once. Check `left + 1..right` and `left..right - 1`; the characters outside already match.',
        },
        {
          question: 'Can I always skip the left character at a mismatch?',
          asks: [
            'when mismatch i skip the left one',
            'on a mismatch delete left',
            'which side do i skip',
            'always skip the left character',
          ],
          answer:
            'No, try both. For "abb" deleting the left a gives "bb", but for "bba" you must delete the right one. At the first mismatch check `left + 1..right` and `left..right - 1`, and return true if either is a palindrome.',
        },
      ],
    },
    {
      number: 28,
      questions: [
        {
          question: 'Do I need KMP, and what about an empty needle?',
          asks: ['of needle', 'empty needle', 'kmp needed'],
          answer:
            'Comparing at each start, O(n · m), is accepted; mention that KMP takes O(n + m), as does a rolling hash on average. An empty needle is found at index 0.',
        },
        {
          question: 'What does comparing at each start cost?',
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
          question: 'Which start is the last one to try?',
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
          question: 'How do I get rid of extra spaces?',
          asks: ['extra spaces', 'in place'],
          answer:
            'In Python `split()` without an argument drops extra spaces; join the words in reverse order. On a mutable array reverse everything, then each word, and close the gaps.',
        },
        {
          question: 'Can I do it with constant extra space?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'constant space reverse words possible',
          ],
          answer:
            'It takes O(n) time and O(n) space with split and join. On a mutable array O(1) extra space is possible; Python and Java strings always need a copy.',
        },
        {
          question: 'Why do I get empty words?',
          asks: ['empty words after split', 'double spaces in reversed words', 'split with a space argument'],
          answer:
            "`split(' ')` returns empty words for double, leading and trailing spaces. In Python use `split()`, in Java trim and split by `\\\\s+`.",
        },
        {
          question: 'Is split, reverse and join enough?',
          asks: [
            'just split and reverse',
            'reverse words in a string just split and reverse',
            'split reverse join',
            'is one line enough for reverse words',
          ],
          answer:
            "Yes in Python with `' '.join(reversed(s.split()))`: `split()` drops all extra spaces. It takes O(n) extra space. If the interviewer wants it in place, reverse the whole array of characters, then each word.",
        },
      ],
    },
    {
      number: 443,
      questions: [
        {
          question: 'How do I write counts without overwriting unread characters?',
          asks: ['count 1', 'multi digit count', 'write index'],
          answer:
            'A count of 1 is not written; a count of 10 or more is written digit by digit. The write index never passes the read index, so you can work in place.',
        },
        {
          question: 'How much time and space does it take?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'building a new result',
          ],
          answer:
            'It takes O(n) time and O(1) space: the reader passes each character once, and the writer never overtakes it. A new string would need O(n) space.',
        },
        {
          question: 'Why is the last run missing, and what do I return?',
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
          question: 'How do I count with centers?',
          asks: ['count even', 'each expansion counts'],
          answer:
            'Expand from each character and from each gap between two. Each successful step finds one more palindrome, so add 1 per step.',
        },
        {
          question: 'What do centers cost compared with a table?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'dp table or centers',
            'count palindromes n squared',
          ],
          answer:
            'It takes O(n²) time and O(1) space with centers. A DP table takes the same time, but O(n²) space. There can be about n²/2 palindromes, as in "aaaa", but counting does not list them.',
        },
        {
          question: 'Why is my count too small?',
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
          question: 'How does a KMP table find the part to keep?',
          asks: ['kmp', 'why separator', 'add in front'],
          answer:
            'Build the KMP table of s + "#" + reversed s: its last value is the length of the longest palindromic prefix. The separator keeps a match from running across both strings. Reverse the rest of s and add it in front.',
        },
        {
          question: 'How much time and space does it take?',
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'It takes O(n) time and space with the KMP table. Testing each prefix for being a palindrome takes O(n²).',
        },
        {
          question: 'Which side do I add to, and what do I keep?',
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
  claims: [
    {
      says: ['a palindrome check is linear', 'checking a palindrome takes o(n)'],
      isRight: true,
      reply: 'Yes. Each of about n / 2 steps compares two characters.',
    },
    {
      says: ['the two ends move toward each other', 'for a palindrome start at both ends'],
      isRight: true,
      reply: 'Yes. At the first pair that differs it is no palindrome.',
    },
    {
      says: ['subsequence means the letters are next to each other'],
      isRight: false,
      reply: 'No, that is a substring. A subsequence may skip letters, but it keeps their order.',
    },
    {
      says: [
        'valid palindrome needs a cleaned string',
        'i have to build the cleaned string first',
        'i must remove the punctuation first',
        'valid palindrome needs a copy without punctuation',
        'first clean the string then compare',
      ],
      isRight: false,
      reply:
        'No. Two indices can skip what does not count while they move, so no copy is needed: O(1) space instead of O(n). Building the clean string first is also correct, just with more memory.',
    },
    {
      says: [
        'valid palindrome takes o(1) space with two pointers',
        'skipping characters in place needs no extra memory',
        'two pointers save the copy of the string',
      ],
      isRight: true,
      reply: 'Yes. Only two indices are stored. A cleaned or reversed copy takes O(n) space.',
    },
    {
      says: [
        'on a mismatch i skip the left one',
        'when the characters differ i delete the left one',
        'on a mismatch always delete the right character',
        'i skip the left character when they do not match',
      ],
      isRight: false,
      reply:
        'Not always. For "abb" you must delete the a on the left, for "bba" the a on the right. So try both at the first mismatch.',
    },
    {
      says: [
        'on a mismatch i try both',
        'i check without the left and without the right character',
        'at the first mismatch there are two cases',
      ],
      isRight: true,
      reply:
        'Yes. Check `left + 1..right` and `left..right - 1`; one of them must be a palindrome. Each check is linear, and there is only one mismatch at which you branch, so it stays O(n).',
    },
    {
      says: [
        'longest palindromic substring works from both ends',
        'i can find the longest palindrome with two pointers from both ends',
        'start at both ends for the longest palindromic substring',
        'shrink from both ends until it is a palindrome',
      ],
      isRight: false,
      reply:
        'No. At a mismatch you would not know which end to drop: in "babad" the palindrome "bab" ends before the right end. The middle is unknown, so expand from every center.',
    },
    {
      says: [
        'there are 2n - 1 centers',
        'a center is a character or a gap',
        'n characters and n - 1 gaps are centers',
      ],
      isRight: true,
      reply:
        'Yes. Odd palindromes have one of n characters in the middle, even ones one of n - 1 gaps. "aba" has 5 centers.',
    },
    {
      says: [
        'there are only n centers',
        'every palindrome has a middle character',
        'checking each character as the center is enough',
      ],
      isRight: false,
      reply:
        'No. A palindrome of even length has a gap in the middle: "abba" is found only from the gap between the two b\'s.',
    },
    {
      says: [
        'both bab and aba are right for babad',
        'any longest palindrome is accepted',
        'for babad aba is also correct',
      ],
      isRight: true,
      reply: 'Yes. Both have length 3, and the problem accepts either.',
    },
    {
      says: [
        'an empty string is a palindrome',
        'a single character is a palindrome',
        'the empty string reads the same backward',
      ],
      isRight: true,
      reply:
        'Yes. There is no pair of characters that could differ, so the loop does not run and the result is true.',
    },
    {
      says: [
        'an empty string is not a palindrome',
        'a string of length 1 is not a palindrome',
        'a string with only punctuation is not a palindrome',
      ],
      isRight: false,
      reply: 'No. With no pair to compare nothing can differ, so it is a palindrome.',
    },
    {
      says: [
        'uppercase and lowercase are different in valid palindrome',
        'valid palindrome is case sensitive',
        'A and a do not match in valid palindrome',
      ],
      isRight: false,
      reply:
        'No. The problem says to ignore case, so convert both characters to lowercase before you compare them.',
    },
    {
      says: ['expanding from one center takes constant time', 'one expansion is o(1)'],
      isRight: false,
      reply:
        'No. From the middle of "aaaaa" you expand to both ends, so one center takes up to n / 2 steps. All centers together take O(n²).',
    },
    {
      says: [
        'aaa has 6 palindromic substrings',
        'every single character is a palindromic substring',
        'equal letters give many palindromes',
      ],
      isRight: true,
      reply:
        'Yes. "aaa" has three of length 1, two of length 2 and one of length 3: 6 in all. Each counts separately, even with equal text.',
    },
    {
      says: [
        'strings can be changed in place in python',
        'i can assign to s[i]',
        'swapping two characters of a string is fine in java',
      ],
      isRight: false,
      reply:
        'No. Strings are immutable in Python and Java. Convert to a list or a char array, change that, and join it again.',
    },
    {
      says: [
        'strings are immutable',
        'i have to turn the string into a list first',
        'a string cannot be changed in place',
      ],
      isRight: true,
      reply:
        'Yes, in Python, Java and JavaScript. Each "change" makes a new string, so n changes cost O(n²); use a list of characters.',
    },
    {
      says: [
        "split(' ') removes the extra spaces",
        'splitting by a space is enough for reverse words',
        'just split and reverse works',
      ],
      isRight: false,
      reply:
        "Not quite. In Python `split(' ')` keeps empty words between double spaces, and `split()` without an argument drops them. Then reverse the words and join them with one space.",
    },
    {
      says: [
        'reverse the whole string and then each word',
        'reversing twice gives the words in reverse order',
      ],
      isRight: true,
      reply:
        'Yes. "the sky" reversed is "yks eht"; reversing each word gives "sky the". In a language with mutable strings this takes O(1) extra space.',
    },
    {
      says: [
        'i can swap until left reaches the end',
        'reversing needs n swaps',
        'the loop for reversing runs over all n characters',
      ],
      isRight: false,
      reply: 'No. After n / 2 swaps everything is reversed; going on would swap everything back.',
    },
    {
      says: ['backspace compare has to build both strings', 'i need a stack for backspace compare'],
      isRight: false,
      reply:
        'No. A stack works, but from the end you can skip as many characters as there were backspaces, with O(1) space.',
    },
    {
      says: [
        'i move left while it is not a letter or digit',
        'i move left while its not a letter',
        'skip characters that are not letters or digits',
        'left moves past punctuation',
      ],
      isRight: true,
      reply:
        'Yes, past everything that is not a letter or a digit. Do the same on the right, and stop when the pointers meet.',
    },
    {
      says: ['digits count in valid palindrome', 'numbers count too', 'letters and digits are compared'],
      isRight: true,
      reply: 'Yes. The string is reduced to letters and digits, so "1a1" is a palindrome and "0P" is not.',
    },
    {
      says: ['digits are skipped in valid palindrome', 'numbers do not count', 'only letters are compared'],
      isRight: false,
      reply: 'No. Digits count as well: "0P" is not a palindrome. Use `isalnum()` and not `isalpha()`.',
    },
    {
      says: [
        'if t is shorter than s it cannot be a subsequence',
        'if t is shorter than s it is false',
        'a longer string cannot be a subsequence of a shorter one',
      ],
      isRight: true,
      reply:
        'Yes. Every letter of s needs an index of its own in t. You may check it first, but the loop finds it anyway.',
    },
    {
      says: ['s[::-1] reverses in place', 'slicing is in place', 's[::-1] needs no extra space'],
      isRight: false,
      reply:
        'No. It makes a new list, O(n) space. To change the list itself, swap from both ends, or assign with `s[:] = s[::-1]`, which also builds a copy.',
    },
    {
      says: [
        'checking all substrings is o(n^3)',
        'all substrings take n cubed',
        'brute force for palindromes is cubic',
      ],
      isRight: true,
      reply:
        'Yes. There are about n²/2 substrings, and checking one takes up to n/2 steps. Expanding around centers takes O(n²).',
    },
  ],
} satisfies TutorTexts
