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
        'Count how often each value occurs, in a map or an array of 26, and answer from the counts. Order is forgotten, which is right for anagrams, majorities and "can it be built from".',
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
    },
    {
      kind: 'cost',
      question: 'Is a sorted key or a key of counts better?',
      asks: [
        'group anagrams complexity',
        'sorted key vs count key',
        'n words of length k',
        'group words by letters',
        'key for anagrams',
      ],
      answer:
        'Sorted keys cost O(n · k log k), count keys O(n · (k + 26)), that is O(n · k) for a fixed alphabet. Both use O(n · k) space. For short words sorting is just as fast and simpler.',
    },
    {
      kind: 'compare',
      question: 'Should I count or sort to find anagrams?',
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
    },
    {
      kind: 'mistake',
      question: 'Can I check anagrams with sets?',
      asks: [
        'anagram check with set',
        'set loses counts',
        'aab vs abb',
        'only compare sets',
        'set is not enough for anagrams',
      ],
      answer:
        'Comparing sets is not enough, because a set forgets how often a letter occurs: "aab" and "abb" have the same set but are not anagrams. Compare the lengths first, then the counts.',
    },
    {
      kind: 'how',
      question: 'How do I find the k most common values in linear time?',
      asks: [
        'top k frequent',
        'bucket by frequency',
        'heap or buckets',
        'k most common in linear time',
        'most frequent k with buckets',
      ],
      answer:
        'Count, then put each value into a bucket by its count (1 to n), and read the buckets from the top: O(n). A min heap of size k takes O(n log k) and is fine too.',
    },
    {
      kind: 'how',
      question: 'How does a majority vote work?',
      asks: ['majority vote', 'boyer moore', 'why majority survives', 'constant space majority'],
      answer:
        'Keep a candidate and a count: the same value adds 1, another subtracts 1, at 0 the next value becomes the candidate. Each subtraction pairs off two different values, and a value that fills more than half cannot be paired off completely. If a majority is not guaranteed, count the candidate in a second pass.',
    },
    {
      kind: 'how',
      question: 'How do I find the first character that occurs only once?',
      asks: [
        'first unique character',
        'two passes',
        'order of first occurrence',
        'first letter that occurs once',
      ],
      answer:
        'Count in one pass, then walk the string again and take the first character with count 1. O(n), and O(1) space for a fixed alphabet.',
    },
    {
      kind: 'why',
      question: 'Can I count one string up and the other one down?',
      asks: [
        'count up and down',
        'one array of 26 for both',
        'plus one minus one',
        'one array, plus and minus',
      ],
      answer:
        'Add for one string and subtract for the other in the same array: all zeros at the end mean anagrams. One array instead of two, and a negative count tells at once that something is missing.',
    },
    {
      kind: 'mistake',
      question: 'How do I use a tuple of counts as a key?',
      asks: ['tuple of counts as key', 'list as key', 'counts key ambiguous 1 11', 'tuple as a key'],
      answer:
        'A list cannot be a key in Python: use `tuple(counts)`. If you join counts to a string, put a separator between them, otherwise 1, 11 and 11, 1 look alike.',
    },
    {
      kind: 'how',
      question: 'How do I check a one-to-one mapping?',
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
      asks: ['array of 26 or hash map', 'int[26] vs map', 'when not array of 26'],
      answer:
        'Use an array of 26 if the input is only lowercase letters: it is faster and comparing two is 26 steps. Use a map for Unicode, unknown alphabets or sparse values.',
    },
    {
      kind: 'how',
      question: 'Can I use a product of primes as the key of anagrams?',
      asks: ['prime product as anagram key', 'hash of anagram', 'product of primes overflow'],
      answer:
        'A product of primes identifies the counts, but overflows fixed-size integers for long words, and then different groups may collide; in Python the numbers only get long and slow. A tuple of 26 counts or the sorted word is safe.',
    },
    {
      kind: 'how',
      question: 'How do I find values that occur more than n/3 times?',
      asks: ['majority more than n/3', 'boyer moore two candidates', 'elements more than n over k'],
      answer:
        'At most two values can occur more than n/3 times, so keep two candidates with counts; a value that is neither lowers both counts, or replaces a candidate whose count is 0. Verify both in a second pass. In general k - 1 candidates suffice for more than n/k.',
    },
    {
      kind: 'how',
      question: 'How do I find the first unique character in a stream?',
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
      asks: [
        'palindrome needs all counts even',
        'any odd count means no palindrome',
        'can letters form a palindrome, only even',
      ],
      answer:
        'No. One odd count is allowed, because its extra letter goes in the middle: "aab" forms "aba". More than one odd count is impossible. For the longest palindrome you can build, use the even part of each count and add 1 if any count is odd.',
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
      asks: [
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
      asks: [
        'rearrange so no two equal letters touch',
        'reorganize string idea',
        'spread the most common letter apart',
      ],
      answer:
        'If some count exceeds (n + 1) / 2, rounded down, it is impossible. Otherwise write the most frequent letter to indices 0, 2, 4, ..., continue with the other letters one kind after another, and go on at 1, 3, 5, ... when the even indices are full. O(n) for a fixed alphabet.',
    },
  ],
  problems: [
    {
      number: 49,
      questions: [
        {
          asks: ['key', 'list as key', 'sorted vs count key'],
          answer:
            'Use a tuple or a string as key, a list cannot be hashed. Sorting costs k log k per word, counting k + 26.',
        },
        {
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
          asks: [
            'each word stays alone',
            'counts joined without separator',
            'empty string in group anagrams',
          ],
          answer:
            'If each word is alone, the key still depends on the letter order. Joined counts need a separator, since 1, 11 and 11, 1 would look alike. Empty strings form a group of their own.',
        },
      ],
    },
    {
      number: 242,
      questions: [
        {
          asks: ['set', 'unicode', 'different lengths'],
          answer:
            'Compare lengths first, then counts; a set loses how often. For Unicode use a map instead of 26 counters.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'sort or count cost',
          ],
          answer: 'O(n) time and O(1) space with 26 counters. Sorting both takes O(n log n).',
        },
        {
          asks: ['aab and abb accepted', 'true for longer word', 'only checks membership'],
          answer:
            'You compare which letters occur and not how often, or you never compare the lengths. With equal lengths, no count may fall below 0.',
        },
      ],
    },
    {
      number: 383,
      questions: [
        {
          asks: ['counter', 'sort instead', 'negative count'],
          answer:
            'Count the letters of the magazine and subtract those of the note; a count below 0 means a letter is missing. Sorting both works too, but takes O(n log n).',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'remove letters from the magazine string',
          ],
          answer:
            'O(n + m) time and O(1) space with 26 counters. Removing letters from the magazine string costs O(m) each, so O(n · m).',
        },
        {
          asks: [
            'must all magazine letters be used',
            'requires equal counts',
            'direction of counting swapped',
          ],
          answer:
            'Letters may be left over, so test only that no count falls below 0. If the result is reversed, you counted the note and subtracted the magazine.',
        },
      ],
    },
    {
      number: 387,
      questions: [
        {
          asks: ['order', 'two passes'],
          answer:
            'Count first; the second pass goes over the string, not over the map, and takes the first index with count 1.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'count inside the loop',
          ],
          answer:
            'O(n) time for two passes and O(1) space for 26 counters. Calling `s.count(c)` for each character takes O(n²).',
        },
        {
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
          asks: ['one map', 'ab aa', 'badc baba'],
          answer: 'Keep a map in each direction: with one map two letters could map to the same one.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'two maps memory',
          ],
          answer:
            'O(n) time and O(1) space for a fixed alphabet, since each map contains at most one entry per character.',
        },
        {
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
          asks: ['lengths', 'split words', 'two words same letter'],
          answer: "Compare the number of words with the pattern's length first.",
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'time with long words',
          ],
          answer:
            'O(n) time and space for a text of n characters, since splitting and hashing read each character once on average.',
        },
        {
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
          asks: ['odd count', 'middle letter'],
          answer: 'Of an odd count all but one can be used; one odd letter may be in the middle.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'build palindrome permutations',
          ],
          answer:
            'O(n) time and O(1) space, since you only count letters. Trying arrangements is factorial and not needed.',
        },
        {
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
          asks: ['by ties', 'bucket letters'],
          answer:
            'Count, sort the letters by count (or use buckets) and repeat each. Ties may come in any order, but equal letters must stay together.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'bucket or sort cost',
            'string building cost',
          ],
          answer:
            'O(n + k log k) for k different characters, or O(n) with buckets. Join the parts once, since repeated concatenation may take O(n²).',
        },
        {
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
          asks: ['counts', 'same letters'],
          answer: 'Sort the counts and compare; the sets of letters must be equal as well.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'why sorting is constant',
          ],
          answer:
            'O(n) time and O(1) space: counting reads each letter once, and sorting 26 counts is constant. Simulating operations is not needed.',
        },
        {
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
          asks: ['submask', '2^6 submasks', 'bit mask'],
          answer: 'A puzzle has 7 different letters, so it has 64 submasks that contain its first letter.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'why not check all pairs',
            'number of submasks',
          ],
          answer:
            'O(w · L + 64 · p) for w words of length L and p puzzles. Comparing all pairs takes O(w · p), which is too many.',
        },
        {
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
} satisfies TutorTexts
