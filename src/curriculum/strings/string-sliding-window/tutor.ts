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
        'A contiguous part of the string with two ends that only move right, plus counts of the characters inside. Characters enter at the right; while the rule is broken they leave at the left.',
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
        '"Substring" with a longest, shortest or "contains all" condition on which characters are inside. If order inside matters it is no window; if characters may be skipped ("subsequence") it is DP.',
    },
    {
      kind: 'mistake',
      question: 'Why does my longest part without repeats fail for "abba"?',
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
    },
    {
      kind: 'why',
      question: 'Why do I keep the maximum count and never lower it?',
      asks: [
        'why keep the max count and never lower it',
        'character replacement max frequency',
        'why stale max is ok',
        'why is the max frequency never decreased',
      ],
      answer:
        'Only a larger count can improve the answer, so an old maximum does no harm. With a stale, too large count the window does not shrink below the best so far, which cannot make the answer too big: a window only grows past it when the true count allows it.',
    },
    {
      kind: 'how',
      question: 'When is the window valid?',
      asks: [
        'minimum window substring',
        'need and have',
        'formed counter',
        'when to shrink',
        'shortest window with all letters',
        'when is the window valid',
      ],
      answer:
        'Count what you need. When a character enters and its count reaches its need, one more kind is complete. While all kinds are complete, record the window and remove from the left; when a count falls below its need, stop. O(n + m).',
    },
    {
      kind: 'mistake',
      question: 'Does `have` count kinds of characters or characters?',
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
        'O(n): each character enters and leaves at most once. Space is O(k) for k different characters, so O(1) for lowercase letters.',
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
      kind: 'how',
      question: 'Why do I remove from the left in a loop?',
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
      asks: ['set or map for window', 'last index map vs while loop', 'jump or shrink'],
      answer:
        'Both are O(n). A set with a shrinking loop is easier to get right; a map of last positions lets `left` jump in one step, but needs `left = max(left, last + 1)`.',
    },
    {
      kind: 'how',
      question: 'Why does a simple window fail for at least k repeats?',
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
      asks: [
        'compare 26 counts or keep a matches counter',
        'permutation check per step cost',
        'matches variable worth it',
        'array compare each step or counter',
      ],
      answer:
        'Comparing two arrays of 26 per step costs O(26 · n), which is linear and easy to get right, so start with it. A counter of matching letters makes each step O(1) and pays off for large alphabets, but each change must test equality before and after.',
    },
  ],
  problems: [
    {
      number: 3,
      questions: [
        {
          asks: ['abba', 'left moves back', 'last index map', 'gives 4 instead of 3'],
          answer:
            'With a map of last positions never move left backwards: `left = max(left, last + 1)`. An occurrence before the window does not count.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'set memory for unique window',
          ],
          answer:
            'O(n) time: each character enters and leaves at most once. Space is O(min(n, alphabet)). Checking all substrings takes O(n³), or O(n²) with a set per start.',
        },
        {
          asks: ['what does left mean here', 'dvdf gives 2', 'return length or the text'],
          answer:
            '`left` is the first index of the longest window without repeats that ends at the current character. If "dvdf" gives 2, you cleared the set at the repeat instead of removing from the left.',
        },
      ],
    },
    {
      number: 76,
      questions: [
        {
          asks: ['duplicates', 'when is valid', 'have need counter', 'tle'],
          answer:
            'Count a kind as complete only when its count reaches the need exactly, and take it back when it falls below. Comparing whole maps at each step is slow.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'time n plus m',
          ],
          answer:
            'O(n + m) time, since both ends move at most n steps; space is O(alphabet). Slicing at each improvement may make it O(n²), so store only start and length.',
        },
        {
          asks: ['what does have mean', 'no window exists returns wrong', 'misses one letter'],
          answer:
            '`have` is the number of different letters whose need is met; if the result misses a letter, you counted surplus letters in it. Start the best length at infinity, and return an empty string if it never changed.',
        },
      ],
    },
    {
      number: 424,
      questions: [
        {
          asks: ['max count', 'why not recompute max', 'window shrink'],
          answer:
            'A stale maximum only keeps the window at its best length so far; it grows again only when a letter really reaches a higher count.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            '26 times n',
            'recompute max count each step',
          ],
          answer:
            'O(n) time with a maximum that is never lowered; O(26 · n) if you recompute it from 26 counts, which is still linear. Space is 26 counters.',
        },
        {
          asks: ['what does max count mean', 'valid test wrong', 'counts the wrong letters'],
          answer:
            'It is the highest count one letter ever had within a window. Move the left end when `length - maxCount` exceeds k; with an up-to-date count that is the number of replacements, and a stale one does no harm.',
        },
      ],
    },
    {
      number: 567,
      questions: [
        {
          asks: ['in counts', 'fixed window anagram', 'compare arrays each step'],
          answer:
            'Comparing 26 numbers per step is constant. Subtract the letter that leaves and add the one that enters.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'sorting each window',
            'all permutations too slow',
          ],
          answer:
            'O(n) for a fixed alphabet, or O(26 · n) with full comparisons. Sorting each window takes O(n · m log m), and generating all permutations is factorial.',
        },
        {
          asks: ['longer than the text', 'leaving letter index wrong', 'compares one step late'],
          answer:
            'If the pattern is longer, return false at once. The letter that leaves is at index `i - m`; compare after both updates, from `i = m - 1` on.',
        },
      ],
    },
    {
      number: 1876,
      questions: [
        {
          asks: ['count windows'],
          answer:
            'A window of size 3 needs no map: compare its three pairs of characters and count it if all differ.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'constant work per window',
            'set per window',
          ],
          answer:
            'O(n) time and O(1) space, because each of the n - 2 windows needs three comparisons. A set per window is also O(n), only slower.',
        },
        {
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
          asks: ['fixed window', 'leaving character index'],
          answer:
            'Keep the number of vowels in the window: add the one that enters at i, subtract the one that leaves at i - k.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'recount each window',
            'set lookup cost',
          ],
          answer:
            'O(n) time and O(1) space: each step looks at one entering and one leaving character. Counting each window anew takes O(n · k).',
        },
        {
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
          asks: ['start index', 'compare 26', 'overlapping'],
          answer:
            'When the counts agree at right end i, the start is i - len + 1; overlapping anagrams all count.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'sort each window',
          ],
          answer:
            'O(26 · n) with full comparisons, O(n) with a counter of matching letters. Sorting each window takes O(n · m log m).',
        },
        {
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
          asks: ['count', 'why min last', 'last positions'],
          answer: 'Every start up to the smallest of the last positions gives a valid substring.',
        },
        {
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n) time and O(1) space: each character updates one of three positions. Trying all starts and ends takes O(n²).',
        },
        {
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
          asks: ['offset', 'word counts window', 'duplicate'],
          answer: 'Run one window for each offset below the word length, with counts of words.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'window per offset cost',
            'why not check each start',
          ],
          answer:
            'O(n · L) time for words of length L: L offsets with about n / L words each, and reading a word costs L, so O(n · L) in total. Checking each start anew costs O(n · k · L) for k words.',
        },
        {
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
} satisfies TutorTexts
