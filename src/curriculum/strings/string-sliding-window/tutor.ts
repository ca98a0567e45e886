import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is a string sliding window?',
      asks: [
        'what is a string sliding window',
        'window of characters',
        'substring window with counts',
        'window over letters',
      ],
      answer:
        'It is a contiguous part of the string whose two ends only move right, plus counts of the characters inside. Characters enter at the right; while the rule is broken, they leave at the left.',
      further: {
        example:
          'Find the longest part of "aabc" without repeats.\n- a enters: "a"\n- a enters, and the left a leaves: "a"\n- b enters: "ab"\n- c enters: "abc", length 3\nThe right end moved 4 times and the left end once.',
        why: 'The windows that end at two neighboring indices share almost all their characters. So counts can be updated for those that enter or leave, and nothing has to be counted again.',
        check: {
          ask: 'You look for the longest part of "cdcef" without repeats. At which index does the window start after the second c has entered?',
          right: ['1', 'index 1', 'one'],
          because: 'It starts at 1: the c at index 0 must leave, but the d may stay.',
          wrong: [
            { says: ['2', 'two'], reply: 'That would also remove the d. Does the d break the rule?' },
            { says: ['0', 'zero'], reply: 'Then the window would contain the c twice.' },
          ],
        },
        claims: [
          {
            says: ['both ends only move right', 'the left end never moves back'],
            isRight: true,
            reply:
              'Yes. That is why each character enters once and leaves at most once, so the whole run takes O(n).',
          },
          {
            says: ['when the rule breaks start with an empty window', 'clear the window on a repeat'],
            isRight: false,
            reply:
              'No. Only the characters up to the repeated one leave: in "xyzy" the window after the second y is "zy", not "y".',
          },
          {
            says: ['the left end moves one step for every right step', 'left moves whenever right moves'],
            isRight: false,
            reply:
              'No. It may stay, or move several steps at once: in "abcdd" it stays at 0 four times, and the last d moves it to 4.',
          },
        ],
      },
    },
    {
      kind: 'when',
      question: 'When do I use a window on strings?',
      asks: [
        'when window on strings',
        'longest substring',
        'minimum window',
        'anagram in string',
        'signs',
        'longest or shortest substring with a condition',
      ],
      answer:
        'Use it when you need the longest or shortest substring, or all substrings, with a condition on which characters are inside. If their order inside matters, a window does not help; if characters may be skipped ("subsequence"), it is DP.',
      further: {
        example:
          'Compare three tasks on "abcab".\n- The longest substring without repeats is "abc": a window.\n- The shortest substring with an a and a c is "ca": a window.\n- The longest palindromic subsequence, such as "aca", skips characters: DP.',
        why: 'A window changes by one character at an end, and counts can follow that. A condition on the order inside, such as being a palindrome, cannot be updated from the counts, so you would have to read the whole window again.',
        check: {
          ask: 'Which of these does a window solve? 1: the longest palindromic substring. 2: the shortest substring with all five vowels. 3: the longest common subsequence.',
          right: ['2', 'second', 'the second', 'vowels', 'all five vowels'],
          because:
            'It solves 2: whether all vowels are inside depends only on the counts of a contiguous part.',
          wrong: [
            {
              says: ['1', 'first', 'palindromic substring'],
              reply: 'Does the order of the characters inside matter there?',
            },
            {
              says: ['3', 'third', 'common subsequence'],
              reply: 'There characters may be skipped. Can a window skip anything inside?',
            },
          ],
        },
        claims: [
          {
            says: ['palindromes are not a window problem', 'a window does not help with palindromes'],
            isRight: true,
            reply:
              'Yes. Being a palindrome depends on the order: "ab" is none, "aba" is one, and "abab" is none again.',
          },
          {
            says: ['a window works for subsequences too', 'use a window for the longest common subsequence'],
            isRight: false,
            reply:
              'No. A window is contiguous, but a subsequence may skip characters: "ac" is a subsequence of "abc", and no window of it is "ac".',
          },
          {
            says: ['every substring problem is a window', 'any substring task can use a sliding window'],
            isRight: false,
            reply:
              'No. For the longest palindromic substring you expand around centers, because a window that grows can break the rule and meet it again.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why does my longest part without repeats fail for "abba"?',
      about: 3,
      asks: [
        'longest without repeats wrong for abba',
        'left goes backwards',
        'max of left',
        'last index map',
        'left jumps back in longest substring',
        'abba gives wrong result',
      ],
      answer:
        'When you jump with a map of last positions, never let `left` go back: `left = max(left, last[c] + 1)`. In "abba" the last a was seen before the window and must not pull `left` back.',
      further: {
        example:
          'Read "tmmzuxt" with a map of last positions.\n- At the second m, `left` becomes 2.\n- At the last t, the map says 0. `max(2, 0 + 1)` keeps `left` at 2: "mzuxt", length 5.\nWithout `max` it goes back to 1: "mmzuxt", length 6, with m twice.',
        why: 'The map remembers the last position of a character in the whole string. A position before `left` belongs to a character that has left the window, so it is no repeat.',
        check: {
          ask: 'You read "cddxc" with a map of last positions. What is `left` after the last c?',
          right: ['2', 'two', 'index 2'],
          because: 'It is 2: the second d moved it there, and the c at index 0 is outside the window.',
          wrong: [
            { says: ['1', 'one'], reply: 'That comes from the c at index 0. Is that c still in the window?' },
            {
              says: ['0', 'zero'],
              reply: 'Then d would be inside twice. Where did the second d move `left`?',
            },
            {
              says: ['4', 'four'],
              reply: 'That is where the last c is. Do the characters just before it have to leave?',
            },
          ],
        },
        claims: [
          {
            says: [
              'only jump if the last position is inside the window',
              'check that last[c] is at least left',
            ],
            isRight: true,
            reply:
              'Yes, that is the same as taking the maximum: a last position before `left` changes nothing.',
          },
          {
            says: ['just set left to the last index plus one', 'left = last[c] + 1 is always right'],
            isRight: false,
            reply: 'No. In "xyyx" it takes `left` from 2 back to 1, and "yyx" has y twice.',
          },
          {
            says: ['i must clear the map when left jumps', 'old entries have to be deleted from the map'],
            isRight: false,
            reply:
              'No. Old entries do no harm as long as you take the maximum of `left` and the position after the last one.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why do I keep the maximum count and never lower it?',
      about: 424,
      asks: [
        'why keep the max count and never lower it',
        'character replacement max frequency',
        'why stale max is ok',
        'why is the max frequency never decreased',
      ],
      answer:
        'Once the window has reached the maximum count plus k, only a larger count can improve the answer, so an old maximum does no harm. With a stale, too large count the window does not shrink below the best so far, which cannot make the answer too big: a window only grows past it when the true count allows it.',
      further: {
        example:
          'Take k = 1 and "aabcc".\n- "aab": the maximum count is 2, length 3.\n- c enters: 4 - 2 = 2 is above k, so one a leaves: "abc". Its true maximum is 1, but you keep 2.\n- c enters and one leaves: "bcc", length 3.\nThe best stays 3, which is right.',
        why: 'Once the window is as long as the maximum plus k, a longer valid one needs a letter that occurs more often than any before. Exactly then the maximum rises, so an outdated maximum cannot hide a better answer.',
        check: {
          ask: 'Take k = 2. The highest count of a letter in any window so far is 5. What is the largest length that a valid window can have had?',
          right: ['7', 'seven'],
          because: 'It is 7: five equal letters and 2 replaced ones.',
          wrong: [
            {
              says: ['5', 'five'],
              reply: 'Those are the equal letters. Which others may be in the window as well?',
            },
            {
              says: ['10', 'ten'],
              reply: 'The replaced letters come on top of the equal ones. Do you multiply them?',
            },
            { says: ['3', 'three'], reply: 'Do the replaced letters count toward the length or against it?' },
          ],
        },
        claims: [
          {
            says: ['recomputing the maximum is fine too', 'i can recompute the max count each step'],
            isRight: true,
            reply: 'Yes. It costs up to 26 steps per move, O(26 · n), and it is easier to explain.',
          },
          {
            says: ['a stale maximum gives wrong answers', 'the answer gets too long with an old maximum'],
            isRight: false,
            reply:
              'No. The window keeps a length that was valid once, and it grows beyond that only when a letter really reaches a higher count.',
          },
          {
            says: ['with the stale maximum every window is valid', 'the window is always valid'],
            isRight: false,
            reply:
              'No. For k = 1 and "aabcc" the window is "abc" for a moment, which needs 2 replacements. Only the length counts, and a valid window of that length came before.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'When is the window valid?',
      about: 76,
      asks: [
        'minimum window substring',
        'need and have',
        'formed counter',
        'when to shrink',
        'shortest window with all letters',
        'when is the window valid',
      ],
      answer:
        'It is valid when all needed kinds of characters are complete. When a character enters and its count reaches its need, one more kind is complete. While all are, record the window and remove from the left; when a count falls below its need, stop. This takes O(n + m).',
      further: {
        example:
          'Take t = "ab" and s = "cabb".\n- c enters: 0 kinds complete. a enters: 1.\n- b enters: 2, so "cab" is complete. Record 3.\n- c leaves, still complete: record 2.\n- a leaves: 1 kind, stop.\nThe last b changes nothing: its need was met before.',
        why: 'A kind becomes complete when its count reaches the need, and stops being complete when the count falls to one less. Nothing else changes the number of complete kinds, so one number replaces a comparison of all counts.',
        check: {
          ask: 'Take t = "xxy". The window contains x three times and y once, and one x leaves. How many kinds are complete now?',
          right: ['2', 'two', 'both'],
          because: 'Still 2: two x are left, which is what t needs, and the y is still there.',
          wrong: [
            { says: ['1', 'one'], reply: 'How many x are left, and how many does t need?' },
            {
              says: ['3', 'three'],
              reply: 'Kinds are different letters, not characters. How many different letters does t have?',
            },
            {
              says: ['0', 'zero', 'none'],
              reply: 'Losing a surplus letter does not break anything. How many x remain?',
            },
          ],
        },
        claims: [
          {
            says: [
              'the window is valid when all kinds are complete',
              'have must equal the number of different letters',
            ],
            isRight: true,
            reply: 'Yes. For t = "xxy" there are two kinds, so the window is complete when `have` is 2.',
          },
          {
            says: ['compare have with the length of t', 'have must reach the number of characters of t'],
            isRight: false,
            reply: 'No. It counts kinds: for t = "zzy" it never gets above 2, although t has 3 characters.',
          },
          {
            says: [
              'the window must contain exactly the letters of t',
              'other letters are not allowed inside',
            ],
            isRight: false,
            reply:
              'No. Other letters and surplus ones may be inside: for t = "ab" in "axb" the window is "axb".',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Does `have` count kinds of characters or characters?',
      about: 76,
      asks: [
        'min window wrong with duplicate letters',
        't has two a',
        'have counts kinds not letters',
        'window needs the same letter twice',
      ],
      answer:
        'Count the letters whose need is met, not every letter that enters: do `have += 1` only when `count[c] == need[c]`, and compare `have` with the number of different letters in t. If you count every letter, a surplus a is counted instead of a missing b.',
    },
    {
      kind: 'how',
      question: 'How do I compare counts in O(1)?',
      about: 438,
      asks: [
        'find anagrams',
        'permutation in string',
        'fixed window counts',
        'compare counts in O(1)',
        'anagram inside a longer string',
        'permutation of a word in a text',
      ],
      answer:
        "Keep a window of the pattern's length and compare counts. Comparing 26 counts per step is O(26 n), which is fine; or keep a number of letters whose counts match and update it for the two letters that change.",
    },
    {
      kind: 'cost',
      question: 'What does a window over a string cost?',
      asks: ['window over string complexity', 'space 26', 'alphabet size', 'cost with 26 letters'],
      answer:
        'It costs O(n) time, since each character enters and leaves at most once. Space is O(k) for k different characters, so O(1) for lowercase letters.',
      further: {
        example:
          'Find the longest part of "xyyx" without repeats.\n- x and y enter.\n- The second y comes: x leaves, y leaves, then the new y enters.\n- The last x enters.\nThat is 4 entries and 2 removals, so 6 steps for 4 characters, fewer than 2n = 8.',
        why: 'The inner loop only advances `left`, which starts at 0, never goes back and never passes the right end by more than one. So all its rounds together are at most n, not n per step.',
        check: {
          ask: 'With a set and a shrinking loop, how many characters are removed on the left in total for "aabb", without repeats in the window?',
          right: ['3', 'three'],
          because: 'There are 3 removals: one a at the second a, then an a and a b at the second b.',
          wrong: [
            {
              says: ['2', 'two'],
              reply: 'At the second b, is the older b the first character of the window?',
            },
            {
              says: ['4', 'four'],
              reply: 'The last b is never removed. Follow the window character by character.',
            },
          ],
        },
        claims: [
          {
            says: ['the nested while loop is still linear', 'two loops but only o(n)'],
            isRight: true,
            reply:
              'Yes. The rounds of the inner loop add up to at most n over the whole run, so the total is at most about 2n steps.',
          },
          {
            says: ['space is constant for lowercase letters', '26 counters are constant space'],
            isRight: true,
            reply: 'Yes. The number of counters depends on the alphabet and not on the length of the string.',
          },
          {
            says: ['the while inside the for makes it quadratic', 'nested loops mean n squared here'],
            isRight: false,
            reply:
              'No. A character that has left never comes back, so the inner loop runs at most n times in the whole run.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'How do I tell an anagram of the whole string from one inside it?',
      asks: ['window or counting', 'anagram of whole string vs inside', 'count letters or window'],
      answer:
        'If whole strings are compared, count each once. If a part of a string must match, keep the counts of a window of that size and update them as it moves.',
      with: 'frequency-counting',
    },
    {
      kind: 'why',
      question: 'How do I find the longest part with at most two different characters?',
      asks: [
        'at most two distinct',
        'fruit baskets',
        'remove key when count is zero',
        'at most k different letters',
      ],
      answer:
        "The map's size must be the number of different characters in the window, so delete a key when its count reaches 0. Otherwise the size never falls and the window shrinks too far.",
    },
    {
      kind: 'cost',
      question: 'Is a while loop inside a for loop O(n²) here?',
      asks: [
        'there is a while loop inside the for loop so its o(n^2)',
        'while s[right] in seen: seen.remove(s[left]) is it n^2',
        'is it o(n^2) with the while that removes from the left',
        'is this o(n) even with the while loop that removes from left',
        'nested while in the window over a string quadratic',
        'is the while inside the for quadratic for the longest substring',
      ],
      answer:
        'No, it is O(n). Count by character and not by loop: each one is added once by the outer loop and removed at most once by the inner one, at most 2n steps in all. `left` only moves right, so one long inner loop leaves nothing to do for the later ones.',
    },
    {
      kind: 'how',
      question: 'Why do I remove from the left in a loop?',
      about: 3,
      asks: [
        'longest substring without repeating',
        'set or map',
        'why while remove from left',
        'set or map for unique window',
      ],
      answer:
        'Add the right character; while it is already in the set, remove the left one and advance. Then the window has no repeats; record its length. Each character is added and removed once: O(n).',
    },
    {
      kind: 'how',
      question: 'What is the template of a sliding window?',
      asks: ['sliding window template', 'variable window skeleton', 'window code pattern'],
      answer:
        'For each right index add the character; while the window breaks the rule, remove `s[left]` and advance left; then update the longest. For the shortest window, update inside the loop that shrinks while the rule is met.',
    },
    {
      kind: 'how',
      question: 'How do I count parts with exactly k different characters?',
      asks: [
        'exactly k distinct characters',
        'at most k minus at most k-1',
        'count substrings with exactly k',
      ],
      answer:
        'Count the substrings with at most k distinct characters and subtract those with at most k - 1. "Exactly k" does not work directly, because a window that grows can become valid and then invalid again. "At most" is monotone: each right end adds `right - left + 1`.',
    },
    {
      kind: 'why',
      question: 'Why does the window work?',
      asks: [
        'why does the window work',
        'why can left never go back',
        'when does a sliding window fail',
        'monotone window condition',
      ],
      answer:
        'It works when a broken window stays broken if it grows (or a complete one stays complete), so left never has to go back. It fails for conditions without that property, such as "each letter occurs at least k times" or sums with negative numbers.',
      further: {
        example:
          'The rule is "no repeats", and the string begins with "abca".\n- "abca" breaks it, and so does everything longer from index 0. That start can be given up.\nThe rule is "each letter at least twice".\n- "aab" breaks it, but "aabb" does not. Here index 0 must not be given up.',
        why: 'If the window from `left` is broken at this right end, it is broken at every later one as well. So that start cannot be part of any later answer, and giving it up loses nothing.',
        check: {
          ask: 'Which rule can become true again when a broken window grows? 1: at most two distinct letters. 2: no letter twice. 3: an even number of a.',
          right: ['3', 'third', 'even', 'even number of a'],
          because: 'It is 3: with one a the rule is broken, and one more a makes it true again.',
          wrong: [
            {
              says: ['1', 'first', 'distinct'],
              reply: 'Does a third kind of letter go away when more letters are added?',
            },
            {
              says: ['2', 'second', 'no letter twice'],
              reply: 'Once a letter is inside twice, can adding letters repair that?',
            },
          ],
        },
        claims: [
          {
            says: ['it fails with negative numbers', 'sums with negative numbers break the window'],
            isRight: true,
            reply:
              'Yes. The sum of [5] is above 4, but with a -3 added it is only 2, so a broken window can be repaired by growing.',
          },
          {
            says: ['left must sometimes go back', 'the left end may have to move back'],
            isRight: false,
            reply:
              'No. Where the window works, a start that was given up stays useless, so `left` only moves right.',
          },
          {
            says: ['a window works for any condition', 'every condition on a substring is fine'],
            isRight: false,
            reply:
              'No. With "each letter at least twice", "a" breaks the rule and "aa" meets it, so growing repairs a broken window.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Where do I update the longest and where the shortest?',
      asks: [
        'longest minus shortest update where',
        'update answer inside or after while',
        'minimum window update wrong',
      ],
      answer:
        'For the longest, update after the shrinking loop, when the window is valid again. For the shortest, update inside the loop before each removal, while the window is still valid.',
      further: {
        example:
          'Find the shortest part of "xzyx" with an x and a y.\n- "xzy" is complete: record 3. Remove x: "zy", the loop stops.\n- x enters: "zyx", record 3. Remove z: "yx", record 2. Remove y: "x", the loop stops.\nAfter the loop you would see only "zy" and "x", which are incomplete.',
        why: 'The loop for the longest ends at the first valid window, and that is the longest one for this right end. The loop for the shortest ends at the first invalid one, so the shortest valid window exists only inside it.',
        check: {
          ask: 'You want the longest valid window. With the new character the window has length 5, and the loop removes two characters. Which length do you compare with the best?',
          right: ['3', 'three'],
          because: 'You compare 3: only after both removals is the window valid.',
          wrong: [
            { says: ['5', 'five'], reply: 'At that length the window still breaks the rule.' },
            {
              says: ['4', 'four'],
              reply: 'The loop ran twice. Was the window valid after the first removal?',
            },
          ],
        },
        claims: [
          {
            says: [
              'for the shortest i update inside the while loop',
              'the shortest is recorded before each removal',
            ],
            isRight: true,
            reply:
              'Yes. Inside the loop the window is still complete; once the loop ends, something needed is missing.',
          },
          {
            says: ['record the longest before shrinking', 'for the longest i update before the loop'],
            isRight: false,
            reply:
              'No. There the window may break the rule: for "no repeats" you would record "aa" with length 2.',
          },
          {
            says: ['update the shortest after the loop', 'for the shortest i update after shrinking'],
            isRight: false,
            reply:
              'No. After the loop the window lacks something. Record the shortest inside the loop, before each removal.',
          },
          {
            says: ['it makes no difference where i update', 'update at the end of each step in both cases'],
            isRight: false,
            reply:
              'No. For the shortest, the window is incomplete at the end of a step: you would record lengths of windows that lack something.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why is it slow to slice a substring in each step?',
      asks: ['slicing substring in each step', 's[left:right] cost', 'min window tle because of slicing'],
      answer:
        'Slicing copies up to n characters, so doing it at each step makes the window O(n²). Store the best start and length, and slice once at the end.',
    },
    {
      kind: 'compare',
      question: 'Do I use a set or a map for the window?',
      about: 3,
      asks: ['set or map for window', 'last index map vs while loop', 'jump or shrink'],
      answer:
        'Both are O(n). A set with a shrinking loop is easier to get right; a map of last positions lets `left` jump in one step, but needs `left = max(left, last + 1)`.',
      further: {
        example:
          'In "pqrsr" the second r comes at index 4.\n- Set: remove p, q and r in three steps, so `left` is 3.\n- Map: the last r was at 2, so `left` becomes 3 in one step.\nThe window is "sr" in both cases.',
        why: 'A set knows only that a character is inside, so you must remove until it is gone. A map also knows where it is. The jump saves steps, but the removals are at most n in total, so both are O(n).',
        check: {
          ask: 'With a map of last positions you read "mnopmp". What is `left` at the end?',
          right: ['4', 'four', 'index 4'],
          because: 'It is 4: the second m moves it to 1, and the second p moves it past the p at index 3.',
          wrong: [
            { says: ['1', 'one'], reply: 'That is right after the second m. One more character follows.' },
            { says: ['3', 'three'], reply: 'That is where the older p is, and it must leave as well.' },
            { says: ['5', 'five'], reply: 'Then only the last p would be left. Does the m have to leave?' },
          ],
        },
        claims: [
          {
            says: ['both versions are linear', 'set and map are both o(n)'],
            isRight: true,
            reply:
              'Yes. With the set each character is removed at most once; with the map `left` jumps in one step.',
          },
          {
            says: ['the map makes it asymptotically faster', 'only the map version is linear'],
            isRight: false,
            reply: 'No. The removals from the set add up to at most n, so both take O(n).',
          },
          {
            says: ['with a map i never need max', 'the map can move left without a maximum'],
            isRight: false,
            reply: 'No. In "baab" the last b would move `left` from 2 back to 1, and "aab" has a twice.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'Why does a simple window fail for at least k repeats?',
      about: 395,
      asks: [
        'at least k repeating characters',
        'each character at least k times',
        'longest substring with at least k repeats',
      ],
      answer:
        'A simple window fails, since a new letter can break the rule and a later one repair it. Split at every letter that occurs fewer than k times in the part and recurse, or run one window for each number of distinct letters from 1 to 26.',
    },
    {
      kind: 'when',
      question: 'How do I find any shuffled version of a word in a text?',
      asks: [
        'longest part of a text without the same letter twice',
        'shortest part of the text that has all needed letters',
        'does any mixed up version of the word occur in the text',
        'replace at most k letters to get one long run',
        'part with at most two kinds of letters',
      ],
      answer:
        'Use a window with counts when you look for a substring with a rule on its letters. Add the letter on the right. For the longest, remove letters on the left while the rule is broken; for the shortest, while it is met; for an anagram, keep the length fixed. O(n).',
    },
    {
      kind: 'compare',
      question: 'Do I need a window or just counts?',
      asks: [
        'window or just counts',
        'whole string or any part of it',
        'anagram of the whole text or somewhere inside',
      ],
      answer:
        'If you compare whole strings, count their letters once. If any part of a longer string may match, slide a window over it; at each step one letter enters and one leaves.',
      with: 'frequency-counting',
    },
    {
      kind: 'mistake',
      question: 'On a repeat, should I move `left` to `right`?',
      about: 3,
      asks: [
        'on a repeat i jump left to right',
        'restart the window at the repeated letter',
        'clear the set when a character repeats',
        'start over after a duplicate letter',
      ],
      answer:
        'No. Only the part up to the earlier occurrence must leave. In "dvdf" restarting at the second d finds "df", length 2, but "vdf" has length 3. Remove characters from the left until the repeated one is gone.',
    },
    {
      kind: 'mistake',
      question: 'Do k different letters mean k replacements?',
      about: 424,
      asks: [
        'k different letters allowed means k replacements',
        'character replacement counts distinct letters',
        'two kinds of letters so one change',
        'at most k distinct equals k changes',
      ],
      answer:
        'No. k counts replaced positions, not kinds of letters. "aabbb" has only two kinds, but needs two replacements to become uniform. The window is valid if its length minus the count of its most frequent letter is at most k.',
    },
    {
      kind: 'mistake',
      question: 'Can a sum of character codes detect anagrams?',
      about: 438,
      asks: [
        'sum of character codes detects anagrams',
        'compare ascii sums of the windows',
        'add up letters instead of counting',
      ],
      answer:
        'No. Different letters can have the same sum: "ad" and "bc" both give 197. XOR is worse, since "aa" and "bb" both give 0. Such a value may only rule out a window quickly; then compare the counts.',
    },
    {
      kind: 'mistake',
      question: 'Is a set of the needed letters enough?',
      about: 76,
      asks: [
        'a set of needed letters is enough',
        'minimum window with a set only',
        'does the window need counts or a set',
      ],
      answer:
        'Only if no letter is needed twice. For t = "aa" a set is satisfied by a single a, so it reports a window that is too short. Count what is needed, and decrease the number of complete kinds when a count falls below its need.',
    },
    {
      kind: 'mistake',
      question: 'Why does my minimum window have extra letters in front?',
      about: 76,
      asks: [
        'minimum window has extra letters in front',
        'shortest window comes out too long',
        'result window not trimmed',
        'leading characters that are not needed',
      ],
      answer:
        'You record the window when it becomes complete and do not shrink it first. Inside the loop, while it is complete, record it if it is shorter and then remove `s[left]`. With `if` instead of `while` only one extra character leaves.',
    },
    {
      kind: 'mistake',
      question: 'Why does `have` never reach `need`?',
      about: 76,
      asks: [
        'min window prints empty string though one exists',
        'never finds a complete window',
        'window never counts as valid',
        'have never reaches need',
      ],
      answer:
        'You compare numbers that count different things. If `have` counts kinds whose need is met, compare it with the number of different letters of t, not with `len(t)`: for t = "aab" it never exceeds 2. Also check that `have` rises exactly when the count reaches the need.',
    },
    {
      kind: 'mistake',
      question: 'Why does it work for small inputs but fail for long ones in Java?',
      asks: [
        'works on small inputs, fails for long ones java',
        'java counts equal but comparison false',
        'integer compare in java map above 127',
        'minimum window fails last big test',
      ],
      answer:
        'In Java `==` on two `Integer` objects compares references, and only values from -128 to 127 are cached by default. So counts above 127 look different although they are equal. Use `equals`, or `int[]` counters.',
    },
    {
      kind: 'mistake',
      question: 'Why is the last anagram not found?',
      about: 438,
      asks: [
        'last anagram is not found',
        'misses the match at the end',
        'one start index missing in the list',
        'final window skipped in strings',
      ],
      answer:
        'The loop ends before the last window. There are n - m + 1 starts for a pattern of length m. If you compare before adding the new character, compare once more after the loop; better compare right after the window has been updated.',
    },
    {
      kind: 'when',
      question: 'How do I find the shortest part of a shelf with all seven colors?',
      asks: [
        'shortest shelf part with all seven colors',
        'longest run of beads with no bead twice',
        'scrambled password hidden in a long string',
        'typing at most k wrong keys for one run',
        'dna pieces of ten letters seen again',
        'shortest clip that shows every actor',
      ],
      answer:
        'Use a window over the string with counts of what is inside. "Contains everything, as short as possible" shrinks while complete; "without repeats, as long as possible" shrinks while broken; a scrambled word or a fixed length moves a window of constant size; for repeated pieces, store each one in a set. Each is O(n) for a fixed alphabet.',
    },
    {
      kind: 'how',
      question: 'What if the string is much longer than the pattern?',
      about: 76,
      asks: [
        'min window when s is much longer than t',
        'most letters of s are irrelevant',
        'filtered minimum window follow up',
      ],
      answer:
        "First list only the positions of characters that occur in t, then run the same window over that list. The cost of the window itself depends on the list's length, although building it reads s once, so it stays O(n + m). It pays if few characters matter.",
    },
    {
      kind: 'how',
      question: 'How do I find the longest part without repeats in a stream?',
      about: 3,
      asks: [
        'longest unique substring from a stream',
        'characters arrive one by one without repeats',
        'no repeats window with little memory',
      ],
      answer:
        'Store the last position of each character and the start of the current window: for each new character set `left = max(left, last[c] + 1)`. You need no old text, so memory is O(size of the alphabet), and each character costs O(1).',
    },
    {
      kind: 'compare',
      question: 'Should I compare 26 counts or keep a counter of matches?',
      about: 438,
      asks: [
        'compare 26 counts or keep a matches counter',
        'permutation check per step cost',
        'matches variable worth it',
        'array compare each step or counter',
      ],
      answer:
        'Comparing two arrays of 26 per step costs O(26 · n), which is linear and easy to get right, so start with it. A counter of matching letters makes each step O(1) and pays off for large alphabets, but each change must test equality before and after.',
    },
    {
      kind: 'how',
      question: 'How do I explain a window on strings in an interview?',
      asks: [
        'how would i explain this in an interview',
        'how do i explain minimum window in an interview',
        'how do i present the string window solution',
        'what do i say to the interviewer about the counts',
      ],
      answer:
        'Say what the window stores (counts of its letters), when it is valid, and what moves: "Right adds a letter. While the rule is broken, or for a shortest window while it is met, left removes one. Both only move right, so O(n) time and O(k) space for k different letters." Trace "abba" or "aab".',
    },
  ],
  problems: [
    {
      number: 3,
      questions: [
        {
          question: 'Why must the left end never move back?',
          asks: ['abba', 'left moves back', 'last index map', 'gives 4 instead of 3'],
          answer:
            'With a map of last positions, never move `left` back: `left = max(left, last + 1)`. An occurrence before the window does not count.',
        },
        {
          question: 'How much time and space does it take?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'set memory for unique window',
          ],
          answer:
            'It takes O(n) time: each character enters and leaves at most once. Space is O(min(n, alphabet)). Checking all substrings takes O(n³), or O(n²) with a set per start.',
        },
        {
          question: 'What does `left` mean, and why does "dvdf" give 2?',
          asks: ['what does left mean here', 'dvdf gives 2', 'return length or the text'],
          answer:
            '`left` is the first index of the longest window without repeats that ends at the current character. If "dvdf" gives 2, you cleared the set at the repeat instead of removing from the left.',
          further: {
            example:
              'Take "pwwkew". After each character `left` is 0, 0, 2, 2, 2, 3, and the windows are "p", "pw", "w", "wk", "wke", "kew". The longest has length 3. At the last w only the part up to the older w leaves, so "ke" stays.',
            why: 'A window that ends here and starts before `left` would contain the repeat that moved `left`. So no longer window without repeats ends here, and this one is the only one to compare.',
            check: {
              ask: 'What is `left` at the end of "abcb"?',
              right: ['2', 'two', 'index 2'],
              because: 'It is 2: the window is "cb", because the b at index 1 had to leave.',
              wrong: [
                {
                  says: ['3', 'three'],
                  reply: 'Then only the last b would be left. Does the c repeat anything?',
                },
                { says: ['1', 'one'], reply: 'That is where the older b is. May it stay?' },
                {
                  says: ['0', 'zero'],
                  reply: 'Then the window would contain the b twice, which breaks the rule.',
                },
              ],
            },
            claims: [
              {
                says: [
                  'left is where the current window starts',
                  'the window length is right minus left plus one',
                ],
                isRight: true,
                reply:
                  'Yes. For `left` = 2 and `right` = 4 the window has the indices 2, 3, 4, so 3 characters.',
              },
              {
                says: ['clear the set when a letter repeats', 'start again at the repeated letter'],
                isRight: false,
                reply:
                  'No. In "abcb" that leaves "b", but the window "cb" has no repeat either. Remove only up to the older b.',
              },
              {
                says: ['i have to return the substring itself', 'the answer is the longest text'],
                isRight: false,
                reply: 'No. The problem asks only for the length, so you need not store the substring.',
              },
            ],
          },
        },
        {
          question: 'Which strings should I test?',
          asks: [
            'how do i test this, which strings are tricky',
            'which edge cases are there',
            'test cases for the longest substring',
          ],
          answer:
            '"" gives 0 and "aaaa" gives 1. "abba" gives 2: at the last a the left end must not jump back before the second b. "dvdf" gives 3, which fails if you clear the whole window at a repeat. Add a string without repeats and one with a space, which is a character, too.',
        },
        {
          question: 'What is the result for an empty string or one character?',
          asks: [
            'what if the string is empty',
            'empty string longest substring',
            'only one character',
            'string of length 1',
          ],
          answer:
            '0 for the empty string, because the loop never runs and the best length starts at 0. One character gives 1. A string of equal characters such as "aaaa" gives 1 as well.',
        },
        {
          question: 'Does a space count as a character?',
          asks: [
            'does the space in the string count as a character',
            'are spaces counted',
            'do symbols and digits count',
          ],
          answer:
            'Yes. The problem speaks of letters, digits, symbols and spaces, and all are compared alike. "a b" has length 3, "a  b" with two spaces has 2. Use a map or set of characters, not an array of 26.',
        },
      ],
    },
    {
      number: 76,
      questions: [
        {
          question: 'When does a needed letter count as complete?',
          asks: ['duplicates', 'when is valid', 'have need counter', 'tle'],
          answer:
            'Count a kind as complete only when its count reaches the need exactly, and take it back when it falls below. Comparing whole maps at each step is slow.',
        },
        {
          question: 'How much time and space does it take?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'time n plus m',
          ],
          answer:
            'It takes O(n + m) time, since both ends move at most n steps; space is O(alphabet). Slicing at each improvement may make it O(n²), so store only start and length.',
        },
        {
          question: 'What does `have` count, and what if there is no window?',
          asks: ['what does have mean', 'no window exists returns wrong', 'misses one letter'],
          answer:
            '`have` is the number of different letters whose need is met; if the result misses a letter, you counted surplus letters in it. Start the best length at infinity, and return an empty string if it never changed.',
        },
        {
          question: 'What do `need` and `have` mean?',
          asks: [
            'i dont get need and have',
            'what is need and have in minimum window',
            'explain have and need',
            'what does need store',
          ],
          answer:
            '`need` stores how often t contains each letter: for "aab", a needs 2 and b needs 1, so two kinds. `have` is the number of kinds that are complete in the window: it rises when the second a enters. When `have` equals the number of kinds, the window is valid and you shrink it.',
        },
        {
          question: 'What if t has duplicates, such as "aa"?',
          asks: [
            'what about duplicates in t like aa',
            'duplicates in t',
            't contains the same letter twice',
            'repeated letters in t',
          ],
          answer:
            'Then the window must contain that many copies. For t = "aa", `need` is {a: 2}; the kind a is complete only when the second a enters. For s = "aba" the answer is "aba". A set instead of counts would accept "a", which is wrong.',
        },
      ],
    },
    {
      number: 424,
      questions: [
        {
          question: 'Why may the maximum count be outdated?',
          asks: [
            'why dont we lower maxf when shrinking',
            'longest repeating character replacement why dont we lower maxf when shrinking',
            'why is the max count not decreased',
            'max count',
            'why not recompute max',
            'window shrink',
          ],
          answer:
            'A stale maximum only keeps the window at its best length so far; it grows again only when a letter really reaches a higher count.',
        },
        {
          question: 'What does it cost with and without recounting?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            '26 times n',
            'recompute max count each step',
          ],
          answer:
            'It takes O(n) time with a maximum that is never lowered; O(26 · n) if you recompute it from 26 counts, which is still linear. Space is 26 counters.',
        },
        {
          question: 'What does the maximum count mean, and when does the left end move?',
          asks: ['what does max count mean', 'valid test wrong', 'counts the wrong letters'],
          answer:
            'It is the highest count one letter ever had within a window. Move the left end when `length - maxCount` exceeds k; with an up-to-date count that is the number of replacements, and a stale one does no harm.',
        },
        {
          question: 'Is it O(26n) or O(n)?',
          asks: ['is it o(26n) or o(n)', 'does recounting the max make it slow'],
          answer:
            'Both are O(n), since 26 is a constant. Taking the maximum of 26 counts at each step is O(26 · n). Keeping one running maximum that is never lowered saves the factor, but not the class.',
        },
      ],
    },
    {
      number: 567,
      questions: [
        {
          question: 'How do I compare the window with the pattern?',
          asks: ['in counts', 'fixed window anagram', 'compare arrays each step'],
          answer:
            'Keep the counts of a window that is as long as the pattern. Subtract the letter that leaves, add the one that enters, and compare 26 numbers, which is constant work per step.',
        },
        {
          question: 'What does it cost, and why not sort each window?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'sorting each window',
            'all permutations too slow',
          ],
          answer:
            'It takes O(n) for a fixed alphabet, or O(26 · n) with full comparisons. Sorting each window takes O(n · m log m), and generating all permutations is factorial.',
        },
        {
          question: 'Which letter leaves, and what if the pattern is longer?',
          asks: ['longer than the text', 'leaving letter index wrong', 'compares one step late'],
          answer:
            'If the pattern is longer, return false at once. The letter that leaves is at index `i - m`; compare after both updates, from `i = m - 1` on.',
        },
        {
          question: 'Do I compare both maps at every step?',
          asks: [
            'do i compare the two maps every time isnt that slow',
            'comparing maps each step is slow',
            'do i have to compare all 26 counts',
            'is comparing the counts each time too slow',
          ],
          answer:
            'You can: 26 numbers per step are constant work, so O(26 · n) = O(n). To avoid even that, keep the number of letters whose count equals the needed one. Only two letters change per step, so update that number and compare it with 26.',
        },
      ],
    },
    {
      number: 1876,
      questions: [
        {
          question: 'Do I need a map for three characters?',
          asks: ['count windows'],
          answer:
            'A window of size 3 needs no map: compare its three pairs of characters and count it if all differ.',
        },
        {
          question: 'How much work is it per window?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'constant work per window',
            'set per window',
          ],
          answer:
            'It takes O(n) time and O(1) space, because each of the n - 2 windows needs three comparisons. A set per window is also O(n), only slower.',
        },
        {
          question: 'Which pairs do I compare, and do equal substrings count again?',
          asks: ['repeated substrings count again', 'input is too short', 'only neighbors compared'],
          answer:
            'Equal substrings at different positions each count. Compare all three pairs: in "aba" the neighbors differ, but the first and last are equal. Fewer than three characters give 0.',
        },
      ],
    },
    {
      number: 1456,
      questions: [
        {
          question: 'How do I update the count when the window moves?',
          asks: ['fixed window', 'leaving character index'],
          answer:
            'Keep the number of vowels in the window: add the one that enters at i, subtract the one that leaves at i - k.',
        },
        {
          question: 'What does it cost, and why not count each window anew?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'recount each window',
            'set lookup cost',
          ],
          answer:
            'It takes O(n) time and O(1) space: each step looks at one entering and one leaving character. Counting each window anew takes O(n · k).',
        },
        {
          question: 'Why is my window one character too long?',
          asks: ['read too early', 'window counts more than k', 'early stop at k'],
          answer:
            'Remove the leaving character before you update the best, or the window has k + 1 characters. You may stop as soon as the count equals k.',
        },
      ],
    },
    {
      number: 438,
      questions: [
        {
          question: 'Which start index belongs to a match?',
          asks: ['start index', 'compare 26', 'overlapping'],
          answer:
            'When the counts agree at right end i and the pattern has length m, the start is `i - m + 1`. Overlapping anagrams all count.',
        },
        {
          question: 'What does comparing the counts cost?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'sort each window',
          ],
          answer:
            'It takes O(26 · n) with full comparisons, O(n) with a counter of matching letters. Sorting each window takes O(n · m log m).',
        },
        {
          question: 'Why is the start wrong, or why do my maps never match?',
          asks: ['start reported as end', 'zero counts break comparison', 'find anagrams returns empty'],
          answer:
            'Report `i - m + 1`, not i. If you compare two maps, delete keys whose count falls to 0, because a map with a zero entry is not equal to one without it.',
        },
      ],
    },
    {
      number: 1358,
      questions: [
        {
          question: 'Which starts are valid for a given right end?',
          asks: ['count', 'why min last', 'last positions'],
          answer:
            'For each right end, every start up to the smallest of the last positions of a, b and c gives a valid substring. So add that position plus 1.',
        },
        {
          question: 'How much time and space does it take?',
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'It takes O(n) time and O(1) space: each character updates one of three positions. Trying all starts and ends takes O(n²).',
        },
        {
          question: 'What does the smallest last position mean?',
          asks: [
            'meaning of the smallest last position',
            'count too small',
            'last positions start at minus one',
          ],
          answer:
            'The smallest of the three last positions is the latest start for which all three letters are still inside. Every start from 0 to it works, so add it plus 1; with -1 as initial value you add 0 while a letter is missing.',
        },
      ],
    },
    {
      number: 30,
      questions: [
        {
          question: 'Why do I need one window per offset?',
          asks: ['offset', 'word counts window', 'duplicate'],
          answer:
            'All words have the same length, so run one window for each offset below this length and move by whole words. The counts are of words, not of letters.',
        },
        {
          question: 'What does it cost, and why not check each start?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'window per offset cost',
            'why not check each start',
          ],
          answer:
            'It takes O(n · L) time for words of length L: L offsets with about n / L words each, and reading a word costs L, so O(n · L) in total. Checking each start anew costs O(n · k · L) for k words.',
        },
        {
          question: 'What do I do with an unknown word or a surplus one?',
          asks: ['unknown word inside the window', 'word too often in window', 'concatenation window reset'],
          answer:
            'An unknown word can be in no solution, so clear the counts and start after it. If a word occurs too often, remove words from the left until the surplus one is gone.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A radio probe sent one string of a million characters. What is the length of its longest contiguous part in which every character is different from all others of that part?',
      words: ['longest contiguous part'],
      not: 'frequency-counting',
      why: 'Counts of the entire string show which characters repeat, but not how far apart they are.',
      idea: 'Grow the part on the right; when a character repeats, move the left end past its earlier occurrence.',
      cost: 'O(n)',
    },
    {
      task: 'A quiz show prints a strip of 200,000 letters. At how many positions does a contiguous piece of six letters begin that is a rearrangement of PLANET?',
      words: ['contiguous piece of six letters', 'a rearrangement of'],
      not: 'string-two-pointers',
      why: 'Comparing letter by letter from the start of a piece finds only the spelling PLANET itself, but the letters may be in any order.',
      idea: 'Keep the letter counts of the current six letters; one enters, one leaves, and you compare the counts with those of the word.',
      cost: 'O(n)',
    },
    {
      task: 'A fence is a string of 300,000 boards, one of 26 letters per color. You may repaint at most 20 boards in any colors. How long can the longest unbroken part in a single color become?',
      words: ['at most 20 boards', 'longest unbroken part in a single color'],
      not: 'string-dynamic-programming',
      why: 'A table over positions, repaints used and colors has 300,000 · 21 · 26 cells, although the counts inside one contiguous part already tell how many boards to repaint.',
      idea: 'Keep color counts for a part; its length minus its largest count is the number of repaints, so move the left end while that exceeds 20.',
      cost: 'O(n)',
    },
    {
      task: "An engraver has a brass strip stamped with 100,000 letters. She cuts out one unbroken piece that must contain all letters of a customer's name, repeats included, in any order and among others. How short can the piece be?",
      words: ['one unbroken piece', 'in any order and among others'],
      not: 'string-dynamic-programming',
      why: 'A table over prefixes of the strip and the name matches letters in the order of the name, and so misses pieces where they come in another order.',
      idea: 'Grow the piece until all needed letters are in it, then shrink it from the left as long as they still are.',
      cost: 'O(n + m)',
    },
    {
      task: 'A dance is a string of n moves, each L, R, U or D, and n is divisible by 4. The coach replaces one passage of consecutive moves with equally many others so that all four occur equally often. How short can the passage be?',
      words: ['one passage of consecutive moves'],
      not: 'frequency-counting',
      why: 'Counts of the entire dance tell which moves are too many, but not how close together the surplus ones are.',
      idea: 'A passage works if no move occurs more than n / 4 times outside it, so keep the outside counts and shrink the passage while that is true.',
      cost: 'O(n)',
    },
  ],
  claims: [
    {
      says: [
        'on a repeated letter clear the whole window',
        'when a letter repeats start again with an empty set',
      ],
      isRight: false,
      reply: 'No. Move the left end past the earlier copy only; what comes after it stays in the window.',
    },
    {
      says: [
        'on a repeated letter move left past the earlier one',
        'when a letter repeats left goes after its last position',
      ],
      isRight: true,
      reply: 'Yes, unless that copy is left of the window already; the left end never goes back.',
    },
    {
      says: ['the longest substring without repeats takes o(n)'],
      isRight: true,
      reply: 'Yes. Both ends only move right.',
    },
    {
      says: ['a substring may skip letters'],
      isRight: false,
      reply: 'No. It is a contiguous piece; what may skip letters is a subsequence.',
    },
    {
      says: [
        'the window has the length of the pattern',
        'the window size is the length of s1',
        'in permutation in string the window is as long as s1',
        'the window size is fixed to the length of p',
      ],
      isRight: true,
      reply:
        'Yes. A permutation has exactly the same letters, so it has the same length. The window of fixed size slides by one: one letter enters, one leaves.',
    },
    {
      says: [
        'a permutation can be longer than s1',
        'the window may be longer than the pattern in permutation in string',
        'extra letters in between are allowed in permutation in string',
      ],
      isRight: false,
      reply:
        'No. A permutation uses exactly the letters of s1, so the window has exactly its length. Extra letters are only allowed in Minimum Window Substring.',
    },
    {
      says: [
        'comparing the maps makes it quadratic',
        'comparing two maps each step is too slow',
        'comparing counts at each step is o(n^2)',
      ],
      isRight: false,
      reply:
        'No. There are at most 26 counts, so a comparison is a constant 26 steps and the whole is O(26 · n) = O(n). You can also keep the number of letters whose counts match.',
    },
    {
      says: [
        'comparing 26 counts is constant work',
        'o(26 n) is o(n)',
        '26 comparisons per step are still linear',
      ],
      isRight: true,
      reply: 'Yes. 26 does not grow with the input, so O(26 · n) is O(n).',
    },
    {
      says: [
        'the window is valid if its length minus the max count is at most k',
        'window length minus the most frequent count is the number of replacements',
        'answer is window minus max count <= k',
        'length - maxf <= k',
      ],
      isRight: true,
      reply:
        'Yes. All letters but the most frequent one must be replaced. In "AABA" that is 4 - 3 = 1 replacement. The answer is the longest window for which that is at most k.',
    },
    {
      says: [
        'i have to lower maxf when shrinking',
        'the max count must go down when left moves',
        'without lowering the max count the answer is wrong',
      ],
      isRight: false,
      reply:
        'No. A longer answer needs a higher count than the best so far, so an outdated maximum never makes the window longer than a valid one was.',
    },
    {
      says: [
        'if s1 is longer than s2 the answer is false',
        'a longer pattern can never be inside',
        'when the pattern is longer return false',
      ],
      isRight: true,
      reply:
        'Yes. A substring cannot be longer than the string, so return false before you build the first window.',
    },
    {
      says: [
        'i shrink while all letters are covered',
        'shrink when have equals need',
        'when have == need i move left',
        'once the window is valid i try to make it shorter',
      ],
      isRight: true,
      reply:
        'Yes. While the window covers everything, record it and remove from the left. When a count falls below its need, go on with the right end.',
    },
    {
      says: [
        'i shrink when a letter is missing',
        'when have is smaller than need move left',
        'shrink while the window is not valid in minimum window',
      ],
      isRight: false,
      reply:
        'No. A window that lacks something must grow. Shrink while it is complete, since you want the shortest one. (For a longest window it is the other way around.)',
    },
    {
      says: [
        'the letters of t must be in the same order',
        'the order of t matters in minimum window',
        't must appear as a substring',
      ],
      isRight: false,
      reply:
        'No. Only the counts matter: for t = "abc" the window "cab" is complete, and so is "cxab" with an extra letter.',
    },
    {
      says: [
        'the minimum window may contain other letters',
        'extra letters are allowed in the window',
        'order does not matter in minimum window',
      ],
      isRight: true,
      reply:
        'Yes. The window must contain each letter of t at least as often as t does, in any order, with anything in between.',
    },
    {
      says: [
        'if there is no window return -1',
        'no valid window returns none',
        'minimum window returns null if there is none',
      ],
      isRight: false,
      reply:
        'No. Minimum Window Substring asks for the empty string then. Keep the best start and length, and return "" if the length is still infinite.',
    },
    {
      says: [
        'pwke is the answer for pwwkew',
        'the longest substring may skip the repeated letter',
        'in pwwkew the answer is 4',
      ],
      isRight: false,
      reply:
        'No. "pwke" skips a letter, so it is a subsequence. The longest substring without repeats is "wke" with length 3.',
    },
    {
      says: [
        'an empty string gives 0',
        'for the empty string the longest substring is 0',
        'with no characters the answer is 0',
      ],
      isRight: true,
      reply: 'Yes. The loop never runs, so the best length keeps its start value 0.',
    },
    {
      says: [
        'find all anagrams returns the substrings',
        'i return the words themselves in find all anagrams',
        'the output is the list of anagrams',
      ],
      isRight: false,
      reply:
        'No. It returns the start indices. When the window ends at i, its start is `i - m + 1` with m the length of the pattern.',
    },
    {
      says: [
        'the space grows with the length of the string',
        'a window over letters takes o(n) space',
        'the counts take linear space',
      ],
      isRight: false,
      reply:
        'No, not for a fixed alphabet: the counts have at most 26 entries (or k different characters), however long the string is.',
    },
    {
      says: ['when a letter repeats left goes to right', 'on a repeat start again at the current index'],
      isRight: false,
      reply:
        'No. Only the part up to the earlier copy must leave. In "dvdf" the second d leaves "vd", and the answer is "vdf" with length 3.',
    },
    {
      says: [
        'left = last[c] + 1',
        'left is always last[c] + 1',
        'set left to the last index plus one',
        'left jumps to last[c] + 1 every time',
      ],
      isRight: false,
      reply:
        'Not always: left must not go back. In "abba" the last a was seen at index 0, and `left` would fall from 2 to 1. Take `left = max(left, last[c] + 1)`.',
    },
    {
      says: [
        'left = max(left, last[c] + 1)',
        'take the max so left never goes back',
        'left must not move back',
      ],
      isRight: true,
      reply: 'Yes. An occurrence before the window does not count, and the max keeps left where it is.',
    },
    {
      says: [
        'when the window moves i remove the left letter and add the right one',
        'remove the left letter and add the right one',
        'one letter leaves and one enters',
        'add the new letter and drop the old one',
      ],
      isRight: true,
      reply:
        'Yes. Only two counts change per step, so a step takes O(1), instead of counting m letters again.',
    },
    {
      says: ['a space counts as a character', 'spaces are characters too', 'the space in the string counts'],
      isRight: true,
      reply:
        'Yes. A space is a character like any other: in "a b" all three are different, so the length is 3.',
    },
    {
      says: [
        'i shrink when the map has more than k keys',
        'more than k keys means the window is invalid',
        'shrink while there are more than k different characters',
      ],
      isRight: true,
      reply:
        'Yes, if you look for at most k different characters and delete a key when its count becomes 0. Then the number of keys is the number of different characters inside.',
    },
  ],
} satisfies TutorTexts
