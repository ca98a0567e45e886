import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'how',
      question: 'How do I count characters in my language?',
      asks: [
        'counter in python',
        'count characters in java',
        'merge sum getordefault',
        'defaultdict int',
        'count letters in java',
      ],
      answer:
        "Python: `Counter(s)` or a `defaultdict(int)`. Java: `map.merge(c, 1, Integer::sum)` or an `int[26]` indexed by `c - 'a'`. C++: `count[c - 'a']++` or an unordered_map.",
    },
    {
      kind: 'what',
      question: 'What is frequency counting?',
      asks: ['what is frequency counting', 'count letters', 'tally idea', 'what does counting letters solve'],
      answer:
        'You count how often each value occurs, in a map or an array of 26, and answer from the counts. The order is forgotten, which is right for anagrams, majorities and "can it be built from".',
      further: {
        example:
          'Can "noon" be built from the letters of "onion"?\n- onion has o twice, n twice and i once.\n- noon needs n twice and o twice.\nNo need exceeds its count, so it can. Where the letters are in "onion" played no part.',
        why: 'Strings with equal counts differ only in the order of their letters. If the answer is the same for every order, the counts contain all that matters.',
        check: {
          ask: 'How many different letters occur an even number of times in "banana"?',
          right: ['1', 'one'],
          because: 'Only 1, the n: it occurs twice, while a occurs three times and b once.',
          wrong: [
            { says: ['2', 'two'], reply: 'The n is even. Count the a again, letter by letter.' },
            {
              says: ['3', 'three'],
              reply: 'That is the number of different letters. Which of their counts are even?',
            },
          ],
        },
        claims: [
          {
            says: ['counting forgets the order', 'the order of the letters does not matter'],
            isRight: true,
            reply:
              'Yes. "tea" and "eat" have the same counts, so an answer from counts cannot tell them apart.',
          },
          {
            says: ['counts tell me where a letter is', 'counting finds substrings'],
            isRight: false,
            reply:
              'No. From a 2, b 1 you cannot tell "aab" from "aba". For a contiguous part you need a window or a search.',
          },
          {
            says: ['i have to sort before i count', 'counting needs sorted input'],
            isRight: false,
            reply: 'No. One pass in any order is enough: each value raises its own counter, O(n) in total.',
          },
        ],
      },
    },
    {
      kind: 'when',
      question: 'Which words point to counting?',
      asks: [
        'when count frequencies',
        'anagram',
        'most common',
        'group by signature',
        'which technique shuffles of each other',
        'same letters different order',
        'when does counting help',
      ],
      answer:
        'Anagrams, rearrangements, majority, top k, "can this be built from that": all ask how many, not where. To group strings that are shuffles of each other, use a signature as map key: the sorted string or the tuple of 26 counts.',
      further: {
        example:
          'Three tasks on "listen":\n- Is it a rearrangement of "silent"? Counts decide.\n- Does it contain "ten" as a substring? The order matters, so search.\n- What is its longest part without repeats? The positions matter, so use a window.',
        why: 'Imagine that the input is shuffled. If the answer cannot change, only how often each value occurs can matter, so counts suffice. If it can change, counts alone cannot give it.',
        check: {
          ask: 'Which answer stays the same if you shuffle the input? 1: the most common value. 2: the longest run of equal values. 3: the value that repeats earliest.',
          right: ['1', 'first', 'most common', 'the most common value'],
          because: 'It is 1: how often each value occurs does not depend on the order.',
          wrong: [
            {
              says: ['2', 'second', 'longest run'],
              reply: 'Shuffling can tear a run of equal values apart.',
            },
            {
              says: ['3', 'third', 'repeats earliest'],
              reply: 'After shuffling, a different value may repeat before the others.',
            },
          ],
        },
        claims: [
          {
            says: ['grouping anagrams needs a signature as key', 'anagrams get the same key'],
            isRight: true,
            reply:
              'Yes. The sorted word or the 26 counts are equal exactly for anagrams: "tea" and "eat" both give "aet".',
          },
          {
            says: ['every problem about letters is counting', 'whenever there are letters i count'],
            isRight: false,
            reply:
              'No. The longest palindromic substring depends on the order: "aab" has length 2 and "aba" has 3, with equal counts.',
          },
          {
            says: ['a majority is found by counting', 'can it be built from that means counting'],
            isRight: true,
            reply:
              'Yes. Both compare amounts: is one count more than half, or is every need at most the supply?',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'Is a sorted key or a key of counts better?',
      about: 49,
      asks: [
        'group anagrams complexity',
        'sorted key vs count key',
        'n words of length k',
        'group words by letters',
        'key for anagrams',
      ],
      answer:
        'Sorted keys cost O(n · k log k), count keys O(n · (k + 26)), that is O(n · k) for a fixed alphabet. Both use O(n · k) space. For short words sorting is just as fast and simpler.',
      further: {
        example:
          'For a word of 8 letters:\n- sorting takes about 8 · 3 = 24 comparisons\n- counting takes 8 steps and a key of 26 numbers, 34 together\nFor a word of 1,000 letters:\n- sorting takes about 1,000 · 10 = 10,000\n- counting takes 1,026',
        why: 'Sorting finds the order by comparing letters, which takes about k log k comparisons. Counting knows the alphabet, so each letter goes straight to its counter. The price is a key of 26 numbers, however short the word is.',
        check: {
          ask: 'For 100 lowercase words with 10 letters each, how many numbers do all keys of counts contain together?',
          right: ['2600', '2,600'],
          because: 'They contain 2,600: each of the 100 keys has one number per letter of the alphabet.',
          wrong: [
            {
              says: ['1000', '1,000'],
              reply: 'That is how many letters the words have. How many numbers are in one key?',
            },
            { says: ['26'], reply: 'That is one key. How many words need a key of their own here?' },
            { says: ['260'], reply: 'The length of a word does not matter here. How many keys are there?' },
          ],
        },
        claims: [
          {
            says: ['for short words sorting is fine', 'sorted keys are simpler for short words'],
            isRight: true,
            reply: 'Yes. For 5 letters, sorting takes fewer steps than filling a key of 26 numbers.',
          },
          {
            says: ['the sorted key makes it o(n log n)', 'you sort the list of words'],
            isRight: false,
            reply:
              'No. You sort the letters within each word, not the words: n words of length k cost O(n · k log k).',
          },
          {
            says: ['count keys need no extra memory', 'keys of counts take constant space'],
            isRight: false,
            reply: 'No. Each group needs a key of 26 numbers, so n different keys take 26n numbers.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'Should I count or sort to find anagrams?',
      about: 242,
      asks: [
        'count or sort for anagrams',
        'sorting both strings instead',
        'ransom note sort vs count',
        'real difference',
        'sort letters or count',
      ],
      answer:
        'Counting is O(n + m) with at most 26 counters. Sorting both is O(n log n + m log m), and for a ransom note you still need a walk over both. Counting is faster and simpler; sorting needs no alphabet.',
      with: 'sorting',
      further: {
        example:
          'Compare "dusty" and "study".\n- Sorting turns both into "dstuy", and then you compare 5 letters.\n- Counting adds 1 for five letters and subtracts 1 for five, and all counters are 0.\nWith 100,000 letters, sorting needs about 17 comparisons per letter, counting one step.',
        why: 'Sorting finds the order of all letters, although anagrams are only about amounts. Counting finds the amounts alone. It can use one cell per letter, because the alphabet is known.',
        check: {
          ask: 'You compare two strings of 1,000 letters by counting one up and the other one down. How many counter updates are these?',
          right: ['2000', '2,000', 'two thousand'],
          because: 'These are 2,000 updates: one for each letter of both strings.',
          wrong: [
            { says: ['1000', '1,000'], reply: 'Each letter of the other string changes a counter, too.' },
            { says: ['26'], reply: 'That is the number of counters. How often is one of them changed?' },
            {
              says: ['1000000', '1,000,000'],
              reply: 'No letter is compared with all the others. Each one changes a single counter.',
            },
          ],
        },
        claims: [
          {
            says: ['sorting both strings is also correct', 'sorted strings are equal exactly for anagrams'],
            isRight: true,
            reply: 'Yes. It is only slower, O(n log n), and needs a sorted copy of each string.',
          },
          {
            says: ['counting needs more memory than sorting', '26 counters are more memory'],
            isRight: false,
            reply:
              'No, except for very short strings: 26 counters are O(1), while sorted copies of two strings take O(n).',
          },
          {
            says: ['sorting a string is linear', 'sorting is just as fast as counting'],
            isRight: false,
            reply:
              'No. Sorting by comparisons takes O(n log n). A counting sort is O(n), but then you are counting already and need no sorted string.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Can I check anagrams with sets?',
      about: 242,
      asks: [
        'anagram check with set',
        'set loses counts',
        'aab vs abb',
        'only compare sets',
        'set is not enough for anagrams',
      ],
      answer:
        'Comparing sets is not enough, because a set forgets how often a letter occurs: "aab" and "abb" have the same set but are not anagrams. Compare the lengths first, then the counts.',
      further: {
        example:
          'Compare "pool" and "plop".\n- The set is p, o, l for both.\n- The length is 4 for both.\n- The counts differ: o 2, p 1 against o 1, p 2.\nThey are no anagrams, but neither the sets nor the lengths show it.',
        why: 'A set turns every count above 0 into "present". Many different counts become the same set, so equal sets do not prove equal counts. Only the other direction holds: anagrams have equal sets.',
        check: {
          ask: 'How many of the words "lee", "ell" and "le" have the same set of letters as "eel" but are not anagrams of it?',
          right: ['2', 'two'],
          because: 'There are 2, "ell" and "le": "lee" has the same counts, so it is an anagram.',
          wrong: [
            {
              says: ['3', 'three'],
              reply: 'All of them have the same set, but does one have the same counts as well?',
            },
            {
              says: ['1', 'one'],
              reply: 'Look at the sets only: which of the words contain e and l and nothing else?',
            },
          ],
        },
        claims: [
          {
            says: ['different sets mean no anagrams', 'unequal sets rule out an anagram'],
            isRight: true,
            reply:
              'Yes. A letter in only one of the words has a count of 0 in the other, so the counts differ.',
          },
          {
            says: ['same set means anagram', 'anagrams always have the same set'],
            isRight: false,
            reply:
              'Only in one direction: anagrams have the same set, but so do "aab" and "abb", which are no anagrams.',
          },
          {
            says: ['same set and same length means anagram', 'sets plus equal lengths is enough'],
            isRight: false,
            reply:
              'No. "iis" and "iss" have the same set and the same length, but i occurs twice in one and once in the other.',
          },
          {
            says: ['a set stores how often each letter occurs', 'a set counts duplicates'],
            isRight: false,
            reply: 'No. A set stores each letter once: the set of "book" is b, o, k.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I find the k most common values in linear time?',
      about: 347,
      asks: [
        'top k frequent',
        'bucket by frequency',
        'heap or buckets',
        'k most common in linear time',
        'most frequent k with buckets',
      ],
      answer:
        'Count, then put each value into a bucket by its count (1 to n), and read the buckets from the top: O(n). A min heap of size k takes O(n log k) and is fine too.',
      further: {
        example:
          'Take [5, 5, 5, 2, 2, 9] and k = 2.\n- Counts: 5 three times, 2 twice, 9 once.\n- Buckets: 1 has [9], 2 has [2], 3 has [5].\n- Read from bucket 6 down: 6, 5, 4 are empty, then come 5 and 2.\nThe result is 5, 2.',
        why: 'A count is between 1 and n, so it can be used as an index, and nothing has to be compared. All buckets together contain each different value once, so reading them takes at most 2n steps.',
        check: {
          ask: 'Of 8 values, x occurs 4 times, y 3 times and z once. You read the buckets from 8 down. How many empty ones come before x?',
          right: ['4', 'four'],
          because: 'There are 4: the buckets 8, 7, 6 and 5. The next one contains x.',
          wrong: [
            {
              says: ['3', 'three'],
              reply: 'You start at 8, because a value could occur 8 times. Count from there.',
            },
            { says: ['5', 'five'], reply: 'One of those contains x. Only the empty ones before it count.' },
            { says: ['7', 'seven'], reply: 'In which bucket is x? Count only the buckets above it.' },
          ],
        },
        claims: [
          {
            says: ['a heap of size k is fine too', 'a min heap of size k also works'],
            isRight: true,
            reply: 'Yes. It takes O(n log k) instead of O(n), which is nearly as fast for small k.',
          },
          {
            says: ['there is one bucket per value', 'each value has its own bucket'],
            isRight: false,
            reply:
              'No, there is one bucket per count, and values can share it: if 2 and 9 both occur twice, both are in bucket 2.',
          },
          {
            says: ['i have to sort all the counts', 'sorting the counts is linear'],
            isRight: false,
            reply:
              'No. Sorting works but takes O(n log n) if most values differ. Buckets avoid it, because counts are at most n.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How does a majority vote work?',
      about: 169,
      asks: ['majority vote', 'boyer moore', 'why majority survives', 'constant space majority'],
      answer:
        'Keep a candidate and a count: the same value adds 1, another subtracts 1, at 0 the next value becomes the candidate. Each subtraction pairs off two different values, and a value that fills more than half cannot be paired off completely. If a majority is not guaranteed, count the candidate in a second pass.',
      further: {
        example:
          'Vote on [7, 4, 4, 7, 4].\n- 7: candidate 7, count 1\n- 4: count 0\n- 4: candidate 4, count 1\n- 7: count 0\n- 4: candidate 4, count 1\nThe candidate is 4, which is 3 of the 5 values.',
        why: 'Each subtraction cancels two different values, so at most one of them is the majority value. The others are fewer than half of all, so they cannot cancel it completely, and what is left is the candidate.',
        check: {
          ask: 'Vote on [8, 8, 6, 8, 6, 8, 8]. What is the count at the end?',
          right: ['3', 'three'],
          because: 'It is 3: five times 8 adds 5, and the two other values take away 2.',
          wrong: [
            { says: ['5', 'five'], reply: 'That is how often 8 occurs. What does each 6 do to the count?' },
            { says: ['8', 'eight'], reply: 'That is the candidate. What is its count?' },
            {
              says: ['7', 'seven'],
              reply: 'That is how many values there are. Some of them lower the count.',
            },
          ],
        },
        claims: [
          {
            says: ['without a guaranteed majority i need a second pass', 'the candidate has to be verified'],
            isRight: true,
            reply: 'Yes. [1, 2, 3] has no majority, but the vote ends with candidate 3.',
          },
          {
            says: [
              'the final count is the number of occurrences',
              'the count tells how often the candidate occurs',
            ],
            isRight: false,
            reply: 'No. In [7, 4, 4, 7, 4] the final count is 1, but 4 occurs 3 times.',
          },
          {
            says: ['the candidate is always the most common value', 'voting finds the mode'],
            isRight: false,
            reply:
              'No. [2, 2, 5, 6, 7] ends with candidate 7, although 2 is the most common. The vote is reliable only for more than half.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'Is the space of a count map O(1) or O(n)?',
      asks: [
        'is the space o(1) or o(n) when i count letters',
        'is space really o(1)? the map grows with the string',
        'the count map grows with the string, so is it o(n)',
        'why is the space o(1) if the map grows',
        'so for the first unique letter, is it o(1) or o(n) space',
        'space of a count map',
        'is an array of 26 counters constant space',
        'does the count map need o(n) memory',
      ],
      answer:
        'The map grows with the number of different characters, k, and not with the length of the string: O(k). With the 26 lowercase letters it never has more than 26 entries, however long the string is, so that is O(1). If any characters are allowed, all n may differ, and then it is O(n). Say in an interview which alphabet you assume.',
    },
    {
      kind: 'how',
      question: 'How do I find the first character that occurs only once?',
      about: 387,
      asks: [
        'how do i find the first letter that does not repeat',
        'first unique character',
        'two passes',
        'order of first occurrence',
        'first letter that occurs once',
        'first unique character idea',
        'first non repeating character in simple words',
        'find the first character without a repeat',
        'first unique letter explained',
        'how to get the first non repeated char',
      ],
      answer:
        'Count in one pass, then walk the string again and take the first character with count 1. O(n), and O(1) space for a fixed alphabet.',
    },
    {
      kind: 'why',
      question: 'Can I count one string up and the other one down?',
      about: 242,
      asks: [
        'count up and down',
        'one array of 26 for both',
        'plus one minus one',
        'one array, plus and minus',
      ],
      answer:
        'Add for one string and subtract for the other in the same array: all zeros at the end mean anagrams. You need one array instead of two, and a negative count tells at once that something is missing.',
      further: {
        example:
          'Compare "tea" and "tee".\n- Up: t 1, e 1, a 1.\n- Down for t: t 0.\n- Down for e: e 0.\n- Down for e: e -1.\nThe -1 shows that "tee" needs an e that "tea" does not have, and a stays at 1.',
        why: 'A counter ends at its count in the first string minus its count in the second. This is 0 for all letters exactly when the counts agree. With equal lengths, too many of one letter means too few of another.',
        check: {
          ask: 'Count "abbc" up and "bbbc" down. How many counters are not 0 at the end?',
          right: ['2', 'two'],
          because: 'There are 2: a ends at 1 and b at -1, while c cancels.',
          wrong: [
            {
              says: ['1', 'one'],
              reply: 'Both strings have 4 letters. If one letter is too many, what about another?',
            },
            {
              says: ['0', 'zero', 'none'],
              reply: 'Then they would be anagrams. Compare how often b occurs.',
            },
            { says: ['3', 'three'], reply: 'One of the three letters occurs equally often in both strings.' },
          ],
        },
        claims: [
          {
            says: ['a negative counter means a letter is missing', 'below zero means the second needs more'],
            isRight: true,
            reply:
              'Yes. The second string needs this letter more often than the first has it, so you can return false at once.',
          },
          {
            says: [
              'it is enough that the counters add up to 0',
              'check that the sum of all counters is zero',
            ],
            isRight: false,
            reply:
              'No. For equal lengths the sum is always 0, for example for "ab" and "cd". Every single counter must be 0.',
          },
          {
            says: [
              'with equal lengths it is enough that none is negative',
              'equal length and no negative count means anagram',
            ],
            isRight: true,
            reply:
              'Yes. With equal lengths the counters add up to 0, so if none is below 0, none can be above 0.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'How do I use a tuple of counts as a key?',
      about: 49,
      asks: ['tuple of counts as key', 'list as key', 'counts key ambiguous 1 11', 'tuple as a key'],
      answer:
        'A list cannot be a key in Python: use `tuple(counts)`. If you join counts to a string, put a separator between them, otherwise 1, 11 and 11, 1 look alike.',
    },
    {
      kind: 'how',
      question: 'How do I check a one-to-one mapping?',
      about: 205,
      asks: [
        'isomorphic strings',
        'word pattern',
        'two maps',
        'one to one mapping',
        'mapping of letters one to one',
      ],
      answer:
        'Keep a map in both directions: each character must always map to the same partner, and no two characters to the same one. With one map, "ab" to "aa" would pass wrongly.',
    },
    {
      kind: 'compare',
      question: 'When is an array of 26 not enough?',
      asks: [
        'array of 26 or hash map',
        'int[26] vs map',
        'when not array of 26',
        'what if the words have unicode letters',
        'does an array of 26 work for unicode',
      ],
      answer:
        'Use an array of 26 if the input is only lowercase letters: it is faster and comparing two is 26 steps. Use a map for Unicode, unknown alphabets or sparse values.',
    },
    {
      kind: 'how',
      question: 'Can I use a product of primes as the key of anagrams?',
      about: 49,
      asks: ['prime product as anagram key', 'hash of anagram', 'product of primes overflow'],
      answer:
        'A product of primes identifies the counts, but overflows fixed-size integers for long words, and then different groups may collide; in Python the numbers only get long and slow. A tuple of 26 counts or the sorted word is safe.',
    },
    {
      kind: 'how',
      question: 'How do I find values that occur more than n/3 times?',
      about: 229,
      asks: ['majority more than n/3', 'boyer moore two candidates', 'elements more than n over k'],
      answer:
        'At most two values can occur more than n/3 times, so keep two candidates with counts; a value that is neither lowers both counts, or replaces a candidate whose count is 0. Verify both in a second pass. In general k - 1 candidates suffice for more than n/k.',
    },
    {
      kind: 'how',
      question: 'How do I find the first unique character in a stream?',
      about: 387,
      asks: ['first unique character in a stream', 'stream of characters unique', 'queue and counts'],
      answer:
        'Keep counts and a queue of characters in order of arrival; before you answer, drop characters from the front whose count is above 1. Each enters and leaves once: O(1) amortized.',
    },
    {
      kind: 'mistake',
      question: 'Why are my two dictionaries of counts never equal?',
      asks: [
        'comparing two dicts of counts never equal',
        'key stays in the map with 0',
        'letters that left the window still in my counter with count 0',
        'counter equality fails because of zeros',
        'counts go to 0 but dicts differ',
        'counter with zero entries not equal',
      ],
      answer:
        'A dict with a key at 0 is not equal to a dict without that key. Delete the key when its count reaches 0, or compare two arrays of 26 counts.',
    },
    {
      kind: 'compare',
      question: 'When is an array better than a hash map for counting?',
      asks: [
        'array of 26 or a hash map for counting',
        'when is an array better than a hashmap for counting',
        'count letters in an array or a dict',
        'which is faster for letters, array or map',
      ],
      answer:
        'With a small fixed alphabet, such as 26 letters, an array indexed by the letter is simpler and faster, and two of them can be compared in 26 steps. Use a map when the keys are words, large numbers or any Unicode character.',
    },
    {
      kind: 'when',
      question: 'How do I test whether a note can be cut out of a magazine?',
      asks: [
        'can the note be cut out of this magazine',
        'same letters in another order',
        'words that are made of the same letters',
        'the most common entry',
      ],
      answer:
        'Count, with 26 counters or a hash map, when it matters how often each item occurs and not where. Two strings are anagrams if their counts are equal; a note can be cut out of a magazine if no letter of it is needed more often than the magazine has it. O(n).',
    },
    {
      kind: 'compare',
      question: 'Which key is faster for grouping anagrams?',
      about: 49,
      asks: [
        'sort the letters or count them',
        'key by sorted word or by counts',
        'which is faster for grouping anagrams',
      ],
      answer:
        'Counting takes O(k) per word of length k, sorting O(k log k). For short words the difference is small, and the sorted word is the simpler key; for long ones use the counts as the key.',
      with: 'sorting',
    },
    {
      kind: 'how',
      question: 'How do I find out whether one string is a rotation of another?',
      about: 796,
      asks: [
        'is one string a rotation of another',
        'group words that are rotations',
        'rotated string check',
        'same letters in the same circular order',
      ],
      answer:
        "b is a rotation of a if both have the same length and b occurs in a + a. Equal letter counts are not enough, since the cyclic order must be the same. To group many, use each word's smallest rotation as the key.",
    },
    {
      kind: 'mistake',
      question: 'Does an XOR of zero mean that two strings are anagrams?',
      about: 242,
      asks: [
        'xor of all letters zero means anagram',
        'xor detects anagrams, right',
        'xor both strings and check for zero',
      ],
      answer:
        'No. XOR only shows which letters occur an odd number of times in total: "aa" and "bb" give 0, but are not anagrams. It does find the one letter that was added to a shuffled copy. For anagrams compare counts.',
    },
    {
      kind: 'mistake',
      question: 'Is the most frequent value the majority?',
      about: 169,
      asks: [
        'most frequent value is the majority, right',
        'boyer moore finds the most common element',
        'voting gives the mode',
        'candidate is always the most frequent',
      ],
      answer:
        'No. A majority needs more than half of all elements. In [1, 1, 2, 3, 4] the value 1 is the most frequent, but voting ends with candidate 4. For the most frequent value without a majority, count with a map.',
    },
    {
      kind: 'mistake',
      question: 'Can letters form a palindrome only if all counts are even?',
      about: 409,
      asks: [
        'palindrome needs all counts even',
        'any odd count means no palindrome',
        'can letters form a palindrome, only even',
      ],
      answer:
        'No. One odd count is allowed, because its extra letter goes in the middle: "aab" forms "aba". More than one odd count is impossible. For the longest palindrome you can build, use the even part of each count and add 1 if any count is odd.',
      further: {
        example:
          'Shuffled "civic" has c 2, i 2, v 1.\n- The pairs of c and i go outside, mirrored.\n- The v goes in the middle.\nOne odd count is fine.\n"civil" has i 2, but c, v and l once: three odd counts, and only one letter fits in the middle.',
        why: 'In a palindrome each position has a mirror position with the same letter, so letters come in pairs. Only the middle of an odd length is its own mirror, so only one letter may be without a partner.',
        check: {
          ask: 'How long is the longest palindrome that you can build from the letters of "aaaabbbc"?',
          right: ['7', 'seven'],
          because: 'It has length 7: four a, two b, and one of the two leftover letters in the middle.',
          wrong: [
            { says: ['6', 'six'], reply: 'The pairs are right. Is there still room for a single letter?' },
            { says: ['8', 'eight'], reply: 'Two counts are odd. How many letters may be without a partner?' },
            { says: ['5', 'five'], reply: 'An odd count of 3 still contains a pair that you can use.' },
          ],
        },
        claims: [
          {
            says: ['at most one odd count is allowed', 'one letter may occur an odd number of times'],
            isRight: true,
            reply: 'Yes. Its unpaired letter is in the middle: "aab" gives "aba".',
          },
          {
            says: ['letters with an odd count must be dropped', 'leave out every letter with an odd count'],
            isRight: false,
            reply:
              'No. Drop only the one copy without a partner: of "aaa" you can use two as a pair, and the third may go in the middle.',
          },
          {
            says: [
              'for an even length all counts must be even',
              'with an even length no letter may be without a partner',
            ],
            isRight: true,
            reply: 'Yes. With an even length there is no middle letter, so each letter needs a partner.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why do uppercase letters break my array of 26?',
      asks: [
        'capital letters break the array of 26',
        'negative index when counting letters',
        'wrong counts for uppercase or spaces',
        'z counted as t in python',
      ],
      answer:
        "The index `ord(c) - ord('a')` is negative for uppercase letters and spaces. In Python 'Z' gives -7, which silently counts at index 19, the letter t, while 'A' gives -32 and raises an IndexError. Convert to lowercase and skip other characters first, or use a map.",
    },
    {
      kind: 'mistake',
      question: 'Why does each anagram end up in a group of its own?',
      about: 49,
      asks: [
        'each anagram ends in its own group',
        'grouping puts no words together',
        'group anagrams prints single words only',
      ],
      answer:
        "The key is not the same for words with the same letters. Usually the sorted result was thrown away or the unsorted word is the key; use `''.join(sorted(w))` or a tuple of counts. In Java a `char[]` as key compares references, so make a String of it.",
    },
    {
      kind: 'mistake',
      question: 'Why does it report an anagram although one word is longer?',
      about: 242,
      asks: [
        'says anagram although one word is longer',
        'extra letters are ignored',
        'ab and abc accepted as anagrams',
        'check only runs over the first word',
      ],
      answer:
        'You check only that the letters of the first string occur in the second. Compare the lengths first; with equal lengths, no count may fall below 0 when you subtract the second from the first, and then all counts end at 0.',
    },
    {
      kind: 'mistake',
      question: 'Why does my top k return the least frequent values?',
      about: 347,
      asks: [
        'my heap returns the least frequent elements',
        'top k gives the wrong end',
        'top k returns the least frequent',
        'heap spits out the rarest words',
        'result order upside down for most common',
        'wrong end of the heap',
      ],
      answer:
        "Check what the heap removes. A min heap of size k must pop its smallest count when it exceeds k, so the k largest stay, and they come out in ascending order: reverse them. Python's `heapq.heappush` and `heappop` treat the heap as a min heap, so for a max heap push negated counts.",
    },
    {
      kind: 'when',
      question: 'How do I find who won the vote?',
      asks: [
        'enough tiles in my hand for the word',
        'pairs of socks in the drawer',
        'who won the vote',
        'do the pantry items cover the recipe',
        'most sold item of the day',
        'rearrange letters so no neighbors match',
      ],
      answer:
        'Count when it matters how many of each there are and not where. Compare counts for "enough of each", divide by 2 for pairs, and take the largest for a winner. An order without equal neighbors exists exactly if no letter occurs more than (n + 1) / 2 times, rounded down. O(n).',
    },
    {
      kind: 'how',
      question: 'How do I find the most frequent items in an endless stream?',
      asks: [
        'most frequent items in an endless stream',
        'heavy hitters with little memory',
        'counts do not fit in memory stream',
        'misra gries idea',
      ],
      answer:
        'Keep only k - 1 counters (Misra-Gries): a known key adds 1, a new key takes a free counter, otherwise all counters decrease by 1. Every item with more than n / k occurrences survives, but others may, too, so verify with a second pass if you can read the data again. For approximate counts of any key use a count-min sketch.',
    },
    {
      kind: 'how',
      question: 'How do I find the top k words in a file larger than memory?',
      about: 692,
      asks: [
        'top k words in a file bigger than memory',
        'count words across many machines',
        'word counts on huge logs',
      ],
      answer:
        'Split the data by hash of the word, so that each word is in exactly one part. Count each part with a map, keep its top k, and merge these lists: since no word spans two parts, the overall top k is among them. The top k of arbitrary parts would not be safe.',
    },
    {
      kind: 'how',
      question: 'How do I rearrange letters so that no two equal ones touch?',
      about: 767,
      asks: [
        'rearrange so no two equal letters touch',
        'reorganize string idea',
        'spread the most common letter apart',
      ],
      answer:
        'If some count exceeds (n + 1) / 2, rounded down, it is impossible. Otherwise write the most frequent letter to indices 0, 2, 4, ..., continue with the other letters one kind after another, and go on at 1, 3, 5, ... when the even indices are full. O(n) for a fixed alphabet.',
    },
    {
      kind: 'how',
      question: 'How do I count how often each element occurs?',
      asks: [
        'how do i count the elements of an array',
        'how do i count characters in a string',
        'how to count occurrences',
        'count how often each value appears',
        'how do i count letters',
        'frequency of each element',
        'what is a counter',
        'what is a frequency map',
        'how do i count letters in a word',
        'count letters of a string',
      ],
      answer:
        'Walk through once with a map from value to count: `count[x] = count.get(x, 0) + 1`. For "goat" every count is 1, for "noon" it is {n: 2, o: 2}. It takes O(n) time and O(k) space for k different values. Python has `Counter(s)`. For lowercase letters an array of 26 counts works too, with index `ord(c) - ord(\'a\')`.',
      further: {
        example:
          '"banana": b gives {b: 1}, a adds a: 1, n adds n: 1, then a becomes 2, n becomes 2, and a becomes 3. Result {b: 1, a: 3, n: 2}.',
        why: 'Each element changes just its own counter, so after the pass every counter has been raised once for each occurrence.',
        check: {
          ask: 'How many different keys does the count map of "hello" have?',
          right: ['4', 'four'],
          because: '4: h, e, l and o; l has the count 2.',
          wrong: [{ says: ['5', 'five'], reply: 'That is the length. Which letter occurs twice?' }],
        },
        claims: [
          {
            says: ['the counts add up to the length', 'the sum of all counts is n'],
            isRight: true,
            reply: 'Yes. Each element raises exactly one counter by 1.',
          },
          {
            says: ['counting needs sorting first', 'i have to sort before counting'],
            isRight: false,
            reply: 'No. A map counts in any order, in O(n).',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What is an anagram?',
      asks: [
        'what is an anagram',
        'anagram meaning',
        'what does anagram mean',
        'define anagram',
        'are listen and silent anagrams',
        'when are two words anagrams',
        'example of an anagram',
      ],
      answer:
        'Two words are anagrams if one is a rearrangement of the other: the same letters, each equally often. "listen" and "silent" are anagrams; "aab" and "abb" are not, although they use the same letters. So you never have to try the orders: comparing the letter counts, or the sorted letters, is enough.',
    },
    {
      kind: 'how',
      question: 'How do I check whether two strings are anagrams?',
      about: 242,
      asks: [
        'how do i check if two strings are anagrams',
        'check anagram',
        'valid anagram idea',
        'test if two words are anagrams',
        'are two strings anagrams',
        'compare letter counts of two strings',
        'anagram check with a map',
      ],
      answer:
        'If the lengths differ, they are not. Count the letters of the first string, then subtract one for each letter of the second; if a count falls below 0, they are not anagrams. That is O(n) time and O(k) space for k different letters. Sorting both strings and comparing them is shorter to write, but takes O(n log n).',
      further: {
        example:
          '"aab" and "aba": counts a: 2, b: 1. Subtract a, b, a: all are 0, so they are anagrams. "aab" and "abb": subtract a, b, then b falls to -1: no.',
        why: 'The order does not matter, only how often each letter occurs. With equal lengths, no negative counter means that all counters end at 0.',
        check: {
          ask: 'Are "aabb" and "abbb" anagrams: yes or no?',
          right: ['no'],
          because: 'No: the first has two of each letter, the second three times b.',
          wrong: [{ says: ['yes'], reply: 'They use the same letters, but how often does b occur in each?' }],
        },
        claims: [
          {
            says: ['the same set of letters is enough', 'comparing sets of letters proves anagrams'],
            isRight: false,
            reply: 'No. "aab" and "abb" have the same set, but different counts.',
          },
          {
            says: ['different lengths means no anagram', 'anagrams have the same length'],
            isRight: true,
            reply: 'Yes. A rearrangement keeps every letter.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I find the most frequent element?',
      asks: [
        'how do i find the most frequent element',
        'most common element in an array',
        'mode of an array',
        'which value occurs most often',
        'find the element with the highest count',
        'most frequent number',
        'how to get the max of a counter',
      ],
      answer:
        'Count each value in a map, then take the key with the largest count: in [4, 7, 4, 9] the counts are 4: 2, 7: 1, 9: 1, so it is 4. That is O(n) time. You can also keep the best while counting. For the k most frequent values use a heap of size k, or buckets by count. Ask how ties are resolved.',
    },
    {
      kind: 'how',
      question: 'How do I find the intersection of two arrays?',
      about: 349,
      asks: [
        'how do i find the intersection of two arrays',
        'common elements of two arrays',
        'values in both arrays',
        'intersection of two lists',
        'which elements do two arrays share',
        'intersect two arrays',
      ],
      answer:
        'Put the values of one array into a set and walk through the other; each value that is in the set belongs to the intersection. [1, 2, 2] and [2, 3] share 2. That is O(n + m). Remove it from the set when found, so that it is reported once. If repeats count, use a map of counts and lower the count at each match.',
    },
    {
      kind: 'how',
      question: 'How do I explain counting in an interview?',
      asks: [
        'how would i explain this in an interview',
        'how do i explain the counter solution in an interview',
        'how do i present frequency counting',
        'what do i say about anagrams in an interview',
      ],
      answer:
        'Say what you forget and what you keep: "The order does not matter, only how often each character occurs, so I count in one pass." Then the cost: "O(n) time; O(1) space with 26 letters, O(k) in general. Sorting would take O(n log n)." Name the tests: different lengths, uppercase, empty strings.',
    },
    {
      kind: 'mistake',
      question: 'What if the string is empty?',
      asks: [
        'what if the array is empty',
        'what if the string is empty',
        'empty input when counting',
        'no characters to count',
      ],
      answer:
        'Then there are no counts. Two empty strings are anagrams, the first unique character does not exist (-1), the longest palindrome has length 0. The loops handle it without a special case, unless you take the maximum of the counts: `max()` of nothing is an error.',
    },
    {
      kind: 'how',
      question: 'How do I group anagrams?',
      asks: [
        'how do i group anagrams',
        'group anagrams idea',
        'group anagrams whole solution',
        'group anagrams step by step',
        'put anagrams together',
        'how does group anagrams work',
        'groupanagrams how',
        'sort each word and use it as key',
      ],
      answer:
        'Give each word a key that exactly its anagrams share: its letters sorted, or the tuple of its 26 counts. Keep a map from key to list, append each word to the list of its key, and return all lists. "eat", "tea", "tan" have the keys aet, aet, ant, so the groups are eat, tea and tan. Sorting takes O(n · k log k) for n words of length k.',
      about: 49,
      further: {
        example:
          'The words "eat", "tan", "tea", "nat", "bat".\n- eat has the key aet: the map is aet: [eat].\n- tan has the key ant: a new list, ant: [tan].\n- tea has the key aet again: aet: [eat, tea].\n- nat has the key ant: ant: [tan, nat].\n- bat has the key abt: abt: [bat].\n\nThe values of the map are the three groups.',
        why: 'Two words are anagrams exactly if they have the same letters equally often. Sorting writes these letters in one fixed order, so anagrams get equal keys and other words get different ones. One lookup per word then finds its group, without comparing it with the other words.',
        check: {
          ask: 'Into how many groups do "ab", "ba", "abb", "bab" and "c" fall?',
          right: ['3', 'three'],
          because: '3: the keys are ab for two words, abb for two words, and c.',
          wrong: [
            {
              says: ['2', 'two'],
              reply: '"ab" and "abb" have the same letters, but how often does each occur?',
            },
            {
              says: ['5', 'five'],
              reply: 'Sort the letters of "ab" and of "ba". Are the keys different?',
            },
            {
              says: ['4', 'four'],
              reply: 'Sort the letters of "abb" and of "bab", and compare.',
            },
          ],
        },
        claims: [
          {
            says: ['the set of letters works as the key', 'i can use the set of letters as key'],
            isRight: false,
            reply:
              'No. "abb" and "aab" have the same set but are not anagrams. The key must contain how often each letter occurs.',
          },
          {
            says: ['each word needs only one lookup', 'no word has to be compared with the others'],
            isRight: true,
            reply: 'Yes. The key leads directly to the group, so the words are never compared in pairs.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'What do n and k mean in the cost of counting?',
      asks: [
        'what is k in o(k)',
        'what does k stand for',
        'what does k mean in the bound',
        'what is n and what is k in group anagrams',
        'what does o(n * k) mean',
        'what do the letters in o(n k) mean',
      ],
      answer:
        'In O(n) time and O(k) space for counting characters, n is the total number of characters and k the number of different ones, at most 26 for lowercase letters. In the bound O(n · k) for grouping anagrams they mean something else: n is the number of words and k the length of the longest. Say which you mean when you state a bound.',
    },
  ],
  problems: [
    {
      number: 49,
      questions: [
        {
          question: 'What can I use as the key?',
          asks: ['key', 'list as key', 'sorted vs count key'],
          answer:
            'Use the sorted word or a tuple of counts as the key. A list cannot be a key in Python. Per word of length k, sorting costs k log k and counting k + 26.',
        },
        {
          question: 'What does it cost with each kind of key?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'time with sorted keys',
            'words total length',
          ],
          answer:
            'With n words of length up to k: O(n · k log k) for sorted keys, O(n · (k + 26)) for counts. Space is O(n · k).',
        },
        {
          question: 'Why does every word stay alone?',
          asks: [
            'each word stays alone',
            'counts joined without separator',
            'empty string in group anagrams',
          ],
          answer:
            'If each word is alone, the key still depends on the letter order. Joined counts need a separator, since 1, 11 and 11, 1 would look alike. Empty strings form a group of their own.',
          further: {
            example:
              'Group "ab", "ba", "abb".\n- Key is the word itself: three groups.\n- Key is the sorted word, "ab", "ab", "abb": two groups, which is right.\n- Key is the joined counts: a 1, b 11 and a 11, b 1 both become "111" and zeros, so a separator is needed.',
            why: 'Words belong together exactly if all their counts agree. So the key must be equal for equal counts and different for different ones. Digits joined without a separator do not show where one count ends.',
            check: {
              ask: 'How many groups do "stop", "pots", "opt", "spot", "top" and "post" form?',
              right: ['2', 'two'],
              because: 'They form 2 groups: four words with the letters o, p, s, t, and "opt" with "top".',
              wrong: [
                {
                  says: ['6', 'six'],
                  reply: 'That is one group per word. Sort the letters of each word and compare.',
                },
                { says: ['1', 'one'], reply: 'Do all the words have the same number of letters?' },
                {
                  says: ['3', 'three'],
                  reply: 'Compare "opt" and "top" once more: which letters do they have?',
                },
              ],
            },
            claims: [
              {
                says: ['the sorted word can be the key', 'sorted letters work as a key'],
                isRight: true,
                reply: 'Yes. Anagrams give the same sorted word, and other words a different one.',
              },
              {
                says: ['a set of letters can be the key', 'use the distinct letters as key'],
                isRight: false,
                reply:
                  'No. "aab" and "abb" have the same letters but different counts, and they would end up in one group.',
              },
              {
                says: [
                  'a list of counts can be the key in python',
                  'use the list of 26 counts directly as key',
                ],
                isRight: false,
                reply: 'No. A list cannot be hashed. Turn it into a tuple first.',
              },
            ],
          },
        },
        {
          question: 'Is sorting every word too expensive?',
          asks: [
            'isnt sorting every word expensive',
            'what is the total cost',
            'what does sorting each word cost in total',
            'is sorting each word slow',
          ],
          answer:
            'For n words of up to k letters it costs O(n · k log k) in total. With k up to 100, log k is less than 7, so it is fast. A key of 26 counts saves the factor log k: O(n · k). Sorting only looks expensive: each word is sorted by itself, so n is a factor only once.',
        },
        {
          question: 'What is the value in the map?',
          asks: [
            'group anagrams what is the value in the map',
            'what does the map store as value',
            'what do i put into the map for group anagrams',
          ],
          answer:
            'The list of words with that key. For "eat", "tea", "tan" the map is {"aet": ["eat", "tea"], "ant": ["tan"]}. At the end return all the values. In Python `defaultdict(list)` saves the check whether the key is there.',
        },
      ],
    },
    {
      number: 242,
      questions: [
        {
          question: 'What do I compare, and what about Unicode?',
          asks: ['set', 'unicode', 'different lengths'],
          answer:
            'Compare the lengths first, then the counts; a set forgets how often a letter occurs. For Unicode use a map instead of 26 counters.',
        },
        {
          question: 'What do counting and sorting cost?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'sort or count cost',
          ],
          answer: 'It takes O(n) time and O(1) space with 26 counters. Sorting both takes O(n log n).',
        },
        {
          question: 'Why are "aab" and "abb" accepted?',
          asks: ['aab and abb accepted', 'true for longer word', 'only checks membership'],
          answer:
            'You compare which letters occur and not how often. Compare the lengths first. If they are equal, subtract one string from the counts of the other: no count may fall below 0.',
        },
        {
          question: 'Do I need two maps?',
          asks: [
            'do i need two maps',
            'two maps for valid anagram',
            'one map or two',
            'a counter for each string',
          ],
          answer:
            'No, one is enough: add 1 for each letter of the first string and subtract 1 for each of the second. With equal lengths, they are anagrams exactly if no count falls below 0. Two counters that you compare are correct as well, with the same O(n) time.',
        },
      ],
    },
    {
      number: 383,
      questions: [
        {
          question: 'Should I count or sort the letters?',
          asks: ['counter', 'sort instead', 'negative count'],
          answer:
            'Count the letters of the magazine and subtract those of the note; a count below 0 means a letter is missing. Sorting both works too, but takes O(n log n).',
        },
        {
          question: 'How much time and space does it take?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'remove letters from the magazine string',
          ],
          answer:
            'It takes O(n + m) time and O(1) space with 26 counters. Removing letters from the magazine string costs O(m) each, so O(n · m).',
        },
        {
          question: 'May letters be left over in the magazine?',
          asks: [
            'must all magazine letters be used',
            'requires equal counts',
            'direction of counting swapped',
          ],
          answer:
            'Letters may be left over, so test only that no count falls below 0. If the result is reversed, you counted the note and subtracted the magazine.',
        },
        {
          question: 'Is a subset of the letters enough?',
          asks: [
            'ransom note is it subset of letters',
            'set(note) <= set(magazine)',
            'can i compare the sets',
            'is a set enough for ransom note',
          ],
          answer:
            'A subset of the letters is not enough: for "aa" and "ab" the set {a} is a subset of {a, b}, but the magazine has only one a. Each letter must occur at least as often, so compare counts. In Python `not (Counter(note) - Counter(magazine))` does it.',
        },
      ],
    },
    {
      number: 387,
      questions: [
        {
          question: 'What do I go over in the second pass?',
          asks: ['order', 'two passes'],
          answer:
            'Count first; the second pass goes over the string, not over the map, and takes the first index with count 1.',
        },
        {
          question: 'What does it cost, and why not call `count` for each character?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'count inside the loop',
          ],
          answer:
            'It takes O(n) time for two passes and O(1) space for 26 counters. Calling `s.count(c)` for each character takes O(n²).',
        },
        {
          question: 'What do I return if every letter repeats?',
          asks: ['returns the letter', 'no unique returns 0', 'index minus one'],
          answer:
            'Return the index, not the letter, and -1 after the loop if every letter repeats. An initial answer of 0 would be confused with a real index.',
        },
      ],
    },
    {
      number: 205,
      questions: [
        {
          question: 'Why do I need a map in each direction?',
          asks: ['one map', 'ab aa', 'badc baba'],
          answer:
            'Keep a map in each direction. With one map, two letters could map to the same one: "ab" to "aa" would pass.',
        },
        {
          question: 'How much time and space does it take?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'two maps memory',
          ],
          answer:
            'It takes O(n) time and O(1) space for a fixed alphabet, since each map contains at most one entry per character.',
        },
        {
          question: 'Are equal counts enough?',
          asks: ['counts equal is enough', 'compare frequency only', 'a map to two letters'],
          answer:
            'No, equal counts are not enough, since positions matter: "aab" and "aba" have equal counts, but a would map to both a and b. Check each position in both maps.',
        },
      ],
    },
    {
      number: 290,
      questions: [
        {
          question: 'What do I check before comparing anything else?',
          asks: ['lengths', 'split words', 'two words same letter'],
          answer:
            "Split the text at spaces and compare the number of words with the pattern's length first. If they differ, the answer is false.",
        },
        {
          question: 'How much time and space does it take?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'time with long words',
          ],
          answer:
            'It takes O(n) time and space for a text of n characters, since splitting and hashing read each character once on average.',
        },
        {
          question: 'Why is "dog dog dog dog" accepted for "abba"?',
          asks: ['dog dog dog dog accepted for abba', 'one map only', 'word pattern second direction'],
          answer:
            'With one map from letters to words, a and b may both map to "dog". Keep a second map from words to letters, or a set of the words already used.',
        },
      ],
    },
    {
      number: 409,
      questions: [
        {
          question: 'How much of each count can I use?',
          asks: ['odd count', 'middle letter'],
          answer:
            'Each even count can be used in full, and each odd count except for one letter. In addition, a single leftover letter may be in the middle.',
        },
        {
          question: 'What does it cost, and do I have to build it?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'build palindrome permutations',
          ],
          answer:
            'It takes O(n) time and O(1) space, since you only count letters. Trying arrangements is factorial and not needed.',
        },
        {
          question: 'What do I do with several odd counts?',
          asks: ['odd letters dropped completely', 'adds one per odd count', 'longest palindrome too long'],
          answer:
            'Use the even part of each odd count, `count - 1`, and add 1 only once for the middle. For "aaabbb" that is 2 + 2 + 1 = 5.',
        },
      ],
    },
    {
      number: 451,
      questions: [
        {
          question: 'How do I order the letters, and what about ties?',
          asks: ['by ties', 'bucket letters'],
          answer:
            'Count, sort the letters by count (or use buckets) and repeat each. Ties may come in any order, but equal letters must stay together.',
        },
        {
          question: 'What do sorting, buckets and joining cost?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'bucket or sort cost',
            'string building cost',
          ],
          answer:
            'It takes O(n + k log k) for k different characters, or O(n) with buckets. Join the parts once, since repeated concatenation may take O(n²).',
        },
        {
          question: 'Why is each letter printed only once?',
          asks: ['each letter printed only once', 'upper and lower case', 'order comes out ascending'],
          answer:
            "Repeat each letter as often as it occurs, and sort in descending order of count. 'A' and 'a' are different characters here.",
        },
      ],
    },
    {
      number: 1657,
      questions: [
        {
          question: 'What must be equal in both strings?',
          asks: ['counts', 'same letters'],
          answer:
            'Both strings must have the same set of letters, and their counts must be equal once sorted. Which letter has which count does not matter.',
        },
        {
          question: 'Why is the sorting constant?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'why sorting is constant',
          ],
          answer:
            'It takes O(n) time and O(1) space: counting reads each letter once, and sorting 26 counts is constant. Simulating operations is not needed.',
        },
        {
          question: 'What do the two operations really change?',
          asks: [
            'close strings with different letters',
            'equal counts but false',
            'what the operations change',
          ],
          answer:
            'Swapping positions changes only the order, and exchanging two letters only hands their counts to each other. So no new letter can appear: "aab" and "ccd" are not close, although the counts agree.',
        },
      ],
    },
    {
      number: 1178,
      questions: [
        {
          question: 'How do I count the matching words of a puzzle quickly?',
          asks: ['submask', '2^6 submasks', 'bit mask'],
          answer:
            'Count how many words have each set of letters, as a bit mask. A puzzle has 7 different letters, so it has only 64 submasks that contain its first letter: add up their counts.',
        },
        {
          question: 'What does it cost, and why not check all pairs?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'why not check all pairs',
            'number of submasks',
          ],
          answer:
            'It takes O(w · L + 64 · p) for w words of length L and p puzzles. Comparing all pairs takes O(w · p), which is too slow.',
        },
        {
          question: 'Which submasks count, and which words can I drop?',
          asks: ['first letter of the puzzle forgotten', 'over seven letters', 'mask lookup misses'],
          answer:
            "Only submasks that contain the puzzle's first letter count. Words with more than 7 different letters match no puzzle, so drop them. Words with the same letters share a mask, so store counts.",
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A puzzle book claims that one poem of 50,000 letters is a rearrangement of another: the same letters, each used equally often, in any order. Check the claim.',
      words: ['a rearrangement of another', 'in any order'],
      not: 'string-sliding-window',
      why: 'No contiguous part is searched for: both poems are compared as wholes, so there is nothing for a window to slide over.',
      idea: 'Count each letter of the first poem up and each letter of the second down; the claim is true if all counts are 0.',
      cost: 'O(n)',
    },
    {
      task: 'A bowl of soup contains noodles in the shape of letters, 500 in all. For each of 1,000 words, decide whether it can be laid with noodles from the bowl, where one noodle serves for one letter only.',
      words: ['one noodle serves for one letter only'],
      not: 'hash-lookup',
      why: 'Looking up whether a letter is in the bowl is not enough: with one T in it, STAR can be laid, but START cannot.',
      idea: 'Count the letters of the bowl once; a word works if none of its letters is needed more often than the bowl has it.',
      cost: 'O(n) for n letters in all',
    },
    {
      task: 'A door keypad breaks when any one key, 0 to 9, has been pressed 50,000 times. A string of up to a million digits logs all presses in order. Which key breaks the keypad, if any?',
      words: ['any one key', 'has been pressed 50,000 times'],
      not: 'digit-and-bit-parsing',
      why: 'What number the digits form has no meaning here: they are only labels of keys, and a single running value cannot count ten of them.',
      idea: 'Keep one counter per key while reading, and stop at the first that reaches 50,000.',
      cost: 'O(n)',
    },
    {
      task: 'Two children ordered cookies shaped like letters, up to 100,000 each, and keep them in bags. They eat cookies until each bag can spell exactly what the other can. What is the fewest cookies they must eat?',
      words: ['keep them in bags', 'can spell exactly what the other can'],
      not: 'string-dynamic-programming',
      why: 'A table over prefixes keeps letters in a given order, but cookies in a bag have none, and 10^10 cells would be too slow anyway.',
      idea: 'Count the letters of each bag; the answer is the sum of the differences between the two counts of each letter.',
      cost: 'O(n)',
    },
    {
      task: 'A florist has up to 200,000 tulip bulbs, listed as a string with one letter per color. She plants all of them in a single row, in any order. Is there an order in which no two neighbors have the same color?',
      words: ['in any order'],
      not: 'string-sliding-window',
      why: 'A window can check the neighbors in one given row, but the order of the list has no meaning, since she may plant in any order.',
      idea: 'Count the bulbs of each color; it is possible exactly when no color has more than half of them, rounded up.',
      cost: 'O(n)',
    },
  ],
  claims: [
    {
      says: ['sorting each word is o(n)', 'sorting a word takes linear time'],
      isRight: false,
      reply:
        'No. Sorting a word of length k by comparisons takes O(k log k). Counting its letters takes O(k).',
    },
    {
      says: [
        'anagrams have the same counts',
        'two anagrams have the same count tuple',
        'anagrams have the same sorted word',
      ],
      isRight: true,
      reply:
        'Yes. Anagrams have the same letters equally often, so their counts, and their sorted letters, are the same.',
    },
    {
      says: ['anagrams must have the letters in the same order', 'the order of letters matters for anagrams'],
      isRight: false,
      reply: 'No. Only how often each letter occurs counts.',
    },
    {
      says: ['words of different length cannot be anagrams'],
      isRight: true,
      reply: 'Yes. Both must have the same letters equally often, so the same length.',
    },
    {
      says: ['the same set of letters makes an anagram', 'a set of letters is enough for anagrams'],
      isRight: false,
      reply: 'No. A set forgets how often a letter occurs: "aab" and "abb" have the same set.',
    },
    {
      says: [
        'one pass is enough for the first unique character',
        'first unique character needs only one pass',
        'i can find the first unique character in one pass',
      ],
      isRight: false,
      reply:
        'No, not with plain counts: when you see a character you do not know whether it comes again. In "aab" the first a looks unique at index 0. Count in one pass, then look for the first count of 1 in a second.',
    },
    {
      says: [
        'first unique character needs two passes',
        'count first and then look for the first count of 1',
        'two passes are enough for the first unique character',
      ],
      isRight: true,
      reply:
        'Yes. One pass counts, a second returns the first index with count 1, or -1. Two linear passes are still O(n).',
    },
    {
      says: [
        'anagram checking needs two maps',
        'i need two maps for a valid anagram',
        'both strings need their own counter',
      ],
      isRight: false,
      reply:
        'No, one is enough: count up for the first string and down for the second. Both are anagrams if the lengths are equal and no count falls below 0.',
    },
    {
      says: [
        'one map is enough for an anagram',
        'count up for one string and down for the other',
        'a single array of 26 is enough for valid anagram',
      ],
      isRight: true,
      reply: 'Yes. After "aab" the counts are {a: 2, b: 1}; subtracting "aba" brings them all to 0.',
    },
    {
      says: [
        'A and a are the same letter in valid anagram',
        'uppercase and lowercase count as the same',
        'anagrams ignore case',
      ],
      isRight: false,
      reply:
        "Only if the problem says so. As keys 'A' and 'a' are different characters. Ask, and convert both to lowercase if case does not matter.",
    },
    {
      says: [
        'the tuple of counts can be the key',
        'a tuple of 26 counts works as a key',
        'the counts as a tuple are a key for group anagrams',
      ],
      isRight: true,
      reply:
        'Yes. Anagrams have the same 26 counts, and a tuple can be hashed. It costs O(k) per word of length k, instead of O(k log k) for sorting.',
    },
    {
      says: [
        'i can use the list of counts as the key',
        'a list of counts as the key works',
        'the counts list is the key',
      ],
      isRight: false,
      reply:
        'Almost. Anagrams have equal counts, but in Python a list cannot be hashed. Turn it into a tuple or a string first.',
    },
    {
      says: [
        'boyer moore returns -1 if there is no majority',
        'voting detects that there is no majority',
        'boyer moore tells me if a majority exists',
      ],
      isRight: false,
      reply:
        'No. It always ends with some candidate: for [1, 2, 3] it is 3, although nothing has a majority. If one is not guaranteed, count the candidate in a second pass.',
    },
    {
      says: [
        'boyer moore takes o(1) space',
        'majority voting needs only a candidate and a counter',
        'voting uses constant memory',
      ],
      isRight: true,
      reply:
        'Yes. It stores one candidate and one counter, and takes O(n) time. A map of counts takes O(n) space.',
    },
    {
      says: [
        'frequencies are at most n so buckets work',
        'bucket sort by frequency is o(n)',
        'a value occurs at most n times',
      ],
      isRight: true,
      reply:
        'Yes. Bucket f contains the values that occur f times, with f from 1 to n. Walking from the highest bucket down takes O(n).',
    },
    {
      says: [
        'top k frequent takes o(n log n) with a heap of size k',
        'a heap of size k is as slow as sorting',
        'the heap makes it n log n',
      ],
      isRight: false,
      reply:
        'No. The heap never exceeds k entries, so each push or pop takes O(log k): O(n + m log k) for m different values.',
    },
    {
      says: [
        'top k frequent returns the k largest values',
        'top k means the biggest numbers',
        'the largest number is the most frequent',
      ],
      isRight: false,
      reply: 'No. It returns the values that occur most often: for [9, 1, 1] and k = 1 that is 1.',
    },
    {
      says: [
        'isomorphic strings need only one map',
        'one map is enough for isomorphic strings',
        'mapping from s to t is enough',
      ],
      isRight: false,
      reply:
        'No. With one map "ab" to "aa" would pass, because a → a and b → a never conflict. Check the other direction as well.',
    },
    {
      says: [
        'ransom note must use all letters',
        'every letter of the magazine must be used',
        'both strings need the same counts in ransom note',
      ],
      isRight: false,
      reply:
        'No. The magazine may have letters left over. It only needs each letter of the note at least as often.',
    },
    {
      says: [
        'the magazine must have at least as many of each letter',
        'ransom note compares counts with >=',
        'letters may be left over in ransom note',
      ],
      isRight: true,
      reply:
        'Yes. Count the magazine, subtract for the note, and stop with false as soon as a count falls below 0.',
    },
    {
      says: ['calling count for every letter is linear', 's.count in a loop is o(n)', 'count() is o(1)'],
      isRight: false,
      reply:
        'No. `s.count(c)` reads the whole string, so calling it for every character takes O(n²). One pass with a map takes O(n).',
    },
    {
      says: [
        'counting letters takes o(n) space',
        '26 counters are linear space',
        'the space depends on the length of the string',
      ],
      isRight: false,
      reply:
        'No. With lowercase letters there are 26 counters, however long the string is: O(1), or O(k) for k different characters.',
    },
    {
      says: [
        'the longest palindrome uses the even part of each count',
        'one odd letter may be in the middle',
        'all even counts plus one odd letter',
      ],
      isRight: true,
      reply:
        'Yes. Each pair of equal letters goes to both sides, and one single letter may be in the middle: "aaab" gives 3, "aaa" or "aba".',
    },
    {
      says: ['two empty strings are anagrams', 'the empty string is an anagram of itself'],
      isRight: true,
      reply:
        'Yes. Both have no letters, so all counts are equal. In Group Anagrams all empty strings form one group.',
    },
    {
      says: [
        'both are correct but counting is faster',
        'so both are correct but counter is faster',
        'sorting works too but counting is linear',
        'the counter is faster than sorting',
      ],
      isRight: true,
      reply: 'Yes. Sorting takes O(n log n), counting O(n) with 26 counters or a map.',
    },
    {
      says: [
        'set(note) <= set(magazine) is enough',
        'i just check set(note) <= set(magazine)',
        'a subset of letters is enough for ransom note',
        'ransom note is a subset check on sets',
      ],
      isRight: false,
      reply:
        'No. A set forgets how often: for note "aa" and magazine "ab" the subset test passes, but there is only one a. Compare counts.',
    },
    {
      says: [
        'the value in the map is the list of words',
        'in group anagrams the value is a list of words',
        'each key has a list of anagrams',
      ],
      isRight: true,
      reply:
        'Yes. The key is the signature, such as the sorted word, and the value collects all words that have it: {"aet": ["eat", "tea"]}.',
    },
  ],
} satisfies TutorTexts
