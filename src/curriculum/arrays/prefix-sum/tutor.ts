import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is a prefix sum?',
      asks: [
        'what is a prefix sum',
        'explain prefix sums simply',
        'cumulative sum idea',
        'prefix sum for beginners',
        'running total array',
        'what is prefix[i]',
        'how do prefix sums help',
        'what is a running sum',
        'prefix sum meaning',
        'what are prefix sums',
        'how do prefix sums work',
      ],
      answer:
        '`prefix[i]` is the sum of the first i elements, with `prefix[0] = 0`. The sum of elements i to j is then `prefix[j + 1] - prefix[i]`: everything up to j minus everything before i. One O(n) pass, and every range sum costs O(1).',
      further: {
        example:
          'For [4, 1, 6] the prefixes are 0, 4, 5, 11: the sums of the first 0, 1, 2 and 3 elements. The sum of indices 1 to 2 is `prefix[3] - prefix[1]` = 11 - 4 = 7, and that is 1 + 6.',
        why: 'The first j + 1 elements are those before i, followed by those from i to j. If you take the first part away from the whole, exactly the range is left, whatever the values are.',
        check: {
          ask: '[3, 5, 2, 4] has the prefixes 0, 3, 8, 10, 14. What do you get for indices 1 to 2 by subtracting two of them?',
          right: ['7', 'seven'],
          because: '7: `prefix[3] - prefix[1]` = 10 - 3, and indeed 5 + 2 = 7.',
          wrong: [
            {
              says: ['11', 'eleven'],
              reply:
                'That range reaches one index too far. How many elements does the prefix with the last index of the range contain?',
            },
            {
              says: ['14', 'fourteen'],
              reply:
                'That is the sum of everything. Which prefix ends with index 2, and which one ends before index 1?',
            },
          ],
        },
        claims: [
          {
            says: [
              'prefix[i] includes element i',
              'the prefix at i contains a[i]',
              'prefix[i] is the sum up to and including i',
            ],
            isRight: false,
            reply:
              'Almost: with `prefix[0] = 0` it contains the first i elements, so it ends just before element i. Some programs use the other convention.',
          },
          {
            says: [
              'the prefix array is one longer than the array',
              'there are n + 1 prefixes',
              'the prefix array has length n + 1',
            ],
            isRight: true,
            reply: 'Yes. There is one prefix for each number of elements from 0 to n, so n + 1 in all.',
          },
          {
            says: ['each range sum is one subtraction', 'a range is the difference of two prefixes'],
            isRight: true,
            reply:
              'Yes. `prefix[j + 1] - prefix[i]` takes two reads and one subtraction, so O(1), however long the range is.',
          },
        ],
      },
    },
    {
      kind: 'when',
      question: 'Which words point to prefix sums?',
      asks: [
        'when prefix sum',
        'many range sum queries',
        'recognize prefix sums',
        'subarray sum count',
        'many queries of sum between i and j',
        'sum of a range asked thousands of times, array does not change',
        'exact sum with negative numbers',
        'which words point to prefix sums',
      ],
      answer:
        'Use prefix sums for many range sums over an array that does not change. Use them also to count or find subarrays with sum k (even with negative values), with a sum divisible by k, or with equal numbers of two kinds (count one as +1 and the other as -1).',
      further: {
        example:
          'You need three range sums of [2, -1, 3, 1]. The prefixes are 0, 2, 1, 4, 5.\n- Indices 0 to 1: 1 - 0 = 1.\n- Indices 1 to 3: 5 - 2 = 3.\n- Indices 0 to 3: 5 - 0 = 5.\nEach one is a single subtraction, and the -1 does no harm.',
        why: 'A range has two unknowns, its start and its end. Written as a difference of prefixes, it becomes a pair of numbers from one list, and a hash map finds the partner of a number quickly.',
        check: {
          ask: 'The prefixes of an array are 0, 2, 5, 2, 5. How many of its nonempty subarrays have sum 0?',
          right: ['2', 'two'],
          because:
            'Two: a subarray sums to 0 exactly if the prefixes at its two ends are equal, and both 2 and 5 come back once.',
          wrong: [
            {
              says: ['1', 'one'],
              reply: 'You found a prefix that comes back. Is it the only one that does?',
            },
            {
              says: ['none', 'zero'],
              reply: 'If a prefix comes back, what is the sum of the elements in between?',
            },
            {
              says: ['4', 'four'],
              reply: 'That is the number of elements. Look for equal prefixes instead.',
            },
          ],
        },
        claims: [
          {
            says: [
              'many range sums means prefix sums',
              'lots of sum queries point to prefix sums',
              'lots of range totals means prefix sums',
            ],
            isRight: true,
            reply: 'Yes, if the values stay the same. After one O(n) pass, every range sum costs O(1).',
          },
          {
            says: [
              'it works for the maximum of a range too',
              'prefix maxima answer range maximum',
              'i can get a range maximum by subtracting',
            ],
            isRight: false,
            reply:
              'No. Subtraction undoes a sum, but nothing undoes a maximum. For range maxima use a sparse table or a segment tree.',
          },
          {
            says: ['divisible by k is a prefix sum problem', 'sum divisible by k fits prefix sums'],
            isRight: true,
            reply:
              'Yes. Two prefixes with the same remainder differ by a multiple of k: for k = 3, 5 and 11 both leave 2, and 11 - 5 = 6.',
          },
          {
            says: ['it is best when values change often', 'prefix sums are good with many updates'],
            isRight: false,
            reply:
              'No. One changed value changes every later prefix, O(n). With frequent updates use a Fenwick tree.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why do I start with a prefix of 0?',
      asks: [
        'for subarray sum equals k why do i put 0:1 in the map first',
        'why put 0:1 in the map',
        'why does the map start with 0 seen once',
        'why {0: 1} at the start',
        'why start with prefix 0',
        'why map {0: 1}',
        'why put 0 in the map first',
        'seen = {0:1} reason',
        'why put 0 with count 1 into the map first',
        'why initialize the map with zero',
        'what is the empty prefix for',
        'why seen = {0: -1} in the beginning',
        'why is there a zero at the beginning of the prefix',
        'subarray starting at index 0 is missed',
        'initialize count of prefix 0 with 1',
      ],
      answer:
        'The empty prefix has sum 0. Without that entry you miss every subarray that starts at index 0, since its sum is `prefix - 0`. For counting store count 1; for the longest subarray store index -1.',
      further: {
        example:
          'Count the subarrays of [2, 1, 4] with sum 3.\n- After 2 the prefix is 2: look up 2 - 3 = -1, not there.\n- After 1 it is 3: look up 0. With the entry 0 the subarray [2, 1] counts; without it, it is missed.\n- After 4 it is 7: look up 4, not there.',
        why: 'Every subarray is the difference of two prefixes, and one that starts at index 0 has no elements before it. Its earlier prefix is the empty one, with sum 0, so the map must contain that like any other.',
        check: {
          ask: 'You count subarrays of [4, -4, 4] with sum 4, but the map starts out empty. What does the program return?',
          right: ['1', 'one'],
          because:
            'One: only the last 4 finds a stored prefix 0. The two subarrays that start at index 0 are missed.',
          wrong: [
            {
              says: ['3', 'three'],
              reply:
                'Three subarrays have this sum, but the program counts fewer. Which of the three need the empty prefix?',
            },
            { says: ['2', 'two'], reply: 'How many of the three subarrays with this sum start at index 0?' },
            {
              says: ['0', 'zero', 'none'],
              reply:
                'Follow the prefixes: after 4 and -4 the running sum is stored. Does the last element find it?',
            },
          ],
        },
        claims: [
          {
            says: ['the map starts empty', 'i begin with an empty map', 'at the start nothing is in the map'],
            isRight: false,
            reply:
              'No. It starts with prefix 0, or subarrays from index 0 are missed: [5] with k = 5 would count 0 instead of 1.',
          },
          {
            says: [
              'start with 0 seen once',
              'the map begins as {0: 1}',
              'prefix 0 is stored with count 1 before the loop',
              'put 0 with count 1 in the map first',
            ],
            isRight: true,
            reply: 'Yes, for counting: the empty prefix occurs once, before the first element.',
          },
          {
            says: [
              'for the longest subarray store 0 at index 0',
              '0 is stored with index 0',
              'the empty prefix gets index 0',
            ],
            isRight: false,
            reply:
              'No, with index -1. A subarray from index 0 to i has length i + 1, and i - (-1) gives just that.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why do I need a hash map with prefix sums?',
      asks: [
        'why hash map with prefix sum',
        'subarray sum equals k how does the map work',
        'prefix minus k lookup',
        'how does the map replace the inner loop in subarray sum k',
        'why look for prefix - k',
        'what do i store in the map for subarray sum',
      ],
      answer:
        'A subarray that ends here has sum k exactly if an earlier prefix equals `prefix - k`. The map counts how often each prefix occurred, so one lookup counts all the starts. That replaces the inner loop over starts: O(n) instead of O(n²).',
      further: {
        example:
          'Count the subarrays of [1, 2, 1, 2] with sum 3, starting with 0 counted once.\n- Prefix 1: -2 was seen 0 times.\n- Prefix 3: 0 was seen once.\n- Prefix 4: 1 was seen once.\n- Prefix 6: 3 was seen once.\nThe total is 3: [1, 2], [2, 1] and [1, 2].',
        why: 'Once the end is fixed, its prefix is known, and the sum k leaves only one value that the earlier prefix can have. Finding one exact value is what a hash map does in O(1) on average.',
        check: {
          ask: 'k is 5, the running sum is 8, and the map contains {0: 1, 3: 2, 4: 1}. How many subarrays does this step add?',
          right: ['2', 'two'],
          because: 'Two: 8 - 5 = 3, and the prefix 3 occurred twice, so two subarrays with sum 5 end here.',
          wrong: [
            {
              says: ['1', 'one'],
              reply:
                'Which earlier prefix do you need for a sum of 5, and how often does the map say it occurred?',
            },
            {
              says: ['4', 'four'],
              reply: 'That adds up all the counts. Only one of the prefixes gives the sum 5.',
            },
          ],
        },
        claims: [
          {
            says: [
              'a map from total to count',
              'the map stores how often each prefix occurred',
              'the map counts how many times each total came',
            ],
            isRight: true,
            reply:
              'Yes, for counting: each earlier occurrence of `prefix - k` is the start of one more subarray.',
          },
          {
            says: [
              'a set of prefixes is enough',
              'i only need to know if the prefix was seen',
              'i can store the prefixes in a set',
            ],
            isRight: false,
            reply:
              'Only if you ask whether such a subarray exists. To count them you need how often each prefix occurred.',
          },
          {
            says: ['two loops are just as fast', 'looping over all starts is fine'],
            isRight: false,
            reply:
              'No. Two loops take O(n²): for 100,000 values that is about 5 billion pairs, against 100,000 lookups.',
          },
          {
            says: [
              'for the longest subarray store the first index',
              'for the longest keep a map from prefix to index',
            ],
            isRight: true,
            reply:
              'Yes, if you want the longest subarray: the earliest index of `prefix - k` gives the greatest length.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why do I count too many subarrays when k is 0?',
      about: 560,
      asks: [
        'k = 0 counts too many',
        'lookup before insert',
        'store the current prefix after the lookup',
        'empty subarray counted',
        'counts empty subarrays when k is zero',
        'put the prefix in the map before or after checking',
      ],
      answer:
        'Look up first, store afterward. If you store the current prefix first and k is 0, it matches itself, which counts an empty subarray for each index. Order: add to the sum, add `map[sum - k]` to the count, then increase `map[sum]`.',
      further: {
        example:
          'Count the subarrays of [1, 2] with sum 0; there are none. The map starts with 0 counted once.\n- Stored first: prefix 1 is in the map when you look it up, so the count becomes 1. Prefix 3 does the same: 2.\n- Looked up first: 1 and 3 are not there yet, so the count stays 0.',
        why: 'The subarray between two prefixes consists of the elements after the earlier one. Between a prefix and itself there are none, so a lookup may only see prefixes from before the current element.',
        check: {
          ask: 'For [3, -3] and k = 0 the program stores each prefix before it looks it up. What does it return?',
          right: ['3', 'three'],
          because:
            'Three: both prefixes find themselves, and prefix 0 also finds the empty prefix, which is the only real subarray.',
          wrong: [
            {
              says: ['1', 'one'],
              reply:
                'That is the right answer to the task. What does each prefix find when it is stored first?',
            },
            {
              says: ['2', 'two'],
              reply: 'You counted each prefix finding itself. Is there a real subarray with sum 0 as well?',
            },
            {
              says: ['0', 'zero', 'none'],
              reply: 'A prefix that was just stored is found at once, because k is 0. Count those hits, too.',
            },
          ],
        },
        claims: [
          {
            says: [
              'look up first and then store',
              'lookup comes before insert',
              'search the map before adding the current prefix',
              'lookup then insert',
            ],
            isRight: true,
            reply:
              'Yes. Then the map contains only prefixes from before this element, and no prefix can match itself.',
          },
          {
            says: [
              'the order of lookup and store does not matter',
              'storing first is fine',
              'i can store the prefix before looking it up',
            ],
            isRight: false,
            reply: 'Only if k is not 0. With k = 0 every prefix finds itself, which adds n empty subarrays.',
          },
          {
            says: ['this only goes wrong when k is 0', 'for other k the order makes no difference'],
            isRight: true,
            reply:
              'Yes. The current prefix equals `prefix - k` only if k is 0. Still, looking up first is right for every k.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Which indices give the sum from i to j?',
      asks: [
        'off by one prefix',
        'prefix[j] - prefix[i] which index',
        'range sum i..j formula',
        'length n or n+1',
        'which index for the sum from i to j',
        'prefix array has n + 1 elements why',
        'range sum formula wrong by one',
      ],
      answer:
        'If `prefix[i]` is the sum of the first i elements, the sum of i..j inclusive is `prefix[j + 1] - prefix[i]`, and the prefix array has n + 1 entries. If `prefix[i]` includes element i, it is `prefix[j] - prefix[i - 1]`, which needs a special case for i = 0.',
      further: {
        example:
          'For [6, 2, 9] the prefixes are 0, 6, 8, 17.\n- Indices 1 to 2: `prefix[3] - prefix[1]` = 17 - 6 = 11, which is 2 + 9.\n- With `prefix[2] - prefix[1]` you get 8 - 6 = 2: the 9 at index 2 is missing.',
        why: '`prefix[j + 1]` contains the first j + 1 elements, and those have the indices 0 to j. `prefix[i]` ends just before i. So their difference begins at i and ends with j.',
        check: {
          ask: 'With `prefix[0] = 0` you want the sum of indices 2 to 5. You subtract `prefix[2]`. From which index of `prefix` do you take the other number?',
          right: ['6', 'six', 'prefix[6]'],
          because: 'Index 6: `prefix[6]` contains the first six elements, that is indices 0 to 5.',
          wrong: [
            {
              says: ['5', 'five', 'prefix[5]'],
              reply:
                'That prefix contains only the first five elements, indices 0 to 4. Which element would be missing?',
            },
            {
              says: ['4', 'four'],
              reply: 'That is how many elements the range has. Which prefix ends with the last of them?',
            },
            {
              says: ['7', 'seven'],
              reply: 'That prefix contains one element too many. Which index is the last one you want?',
            },
          ],
        },
        claims: [
          {
            says: [
              'the sum is prefix[j] - prefix[i]',
              'prefix j minus prefix i',
              'subtract prefix i from prefix j',
            ],
            isRight: false,
            reply:
              'No. With `prefix[0] = 0`, `prefix[j]` ends just before j, so element j would be missing. Use `prefix[j + 1]`.',
          },
          {
            says: [
              'the sum is prefix[j + 1] - prefix[i]',
              'prefix j plus 1 minus prefix i',
              'subtract prefix[i] from prefix[j + 1]',
            ],
            isRight: true,
            reply: 'Yes, with `prefix[0] = 0`. For i = j this gives a single element, as it should.',
          },
          {
            says: [
              'i need a special case for index 0',
              'range from 0 needs an if',
              'a range that starts at 0 is a special case',
            ],
            isRight: false,
            reply:
              'No, not with `prefix[0] = 0`: for i = 0 you subtract 0. Only the other convention needs the special case.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'How do I count sums that are divisible by k?',
      about: 974,
      asks: [
        'sum divisible by k',
        'remainders',
        'same remainder mod k',
        'negative remainder',
        'subarrays divisible by k why remainders',
        'negative mod in prefix sums',
        'multiple of k subarray',
      ],
      answer:
        'Two prefixes with the same remainder mod k differ by a multiple of k, so count pairs of equal remainders. Start with remainder 0 seen once. In Java, C++ and JavaScript a remainder may be negative, so make it positive: `((sum % k) + k) % k`.',
    },
    {
      kind: 'cost',
      question: 'How expensive is one query for a range?',
      asks: [
        'prefix sum complexity',
        'cost per query',
        'space of prefix sums',
        'update costs',
        'tc and sc of prefix sums',
        'how expensive is one range query',
        'what if the array changes',
      ],
      answer:
        'Building takes O(n) time and space, and then each range sum takes O(1). Finding a subarray with sum k through a map takes O(n) time on average and O(n) space in total. If values change between queries, each change costs O(n); then use a Fenwick or segment tree, O(log n) for each operation.',
      further: {
        example:
          'For [2, 7, 1, 8] four additions build the prefixes 0, 2, 9, 10, 18.\n- Indices 1 to 3: 18 - 2 = 16.\n- Indices 2 to 2: 10 - 9 = 1.\nBoth take one subtraction, and a range of a million elements would take no more.',
        why: 'Each prefix is the one before plus one element, so n additions build them all. A query then reads two entries at known indices, and it does not matter how many elements are between them.',
        check: {
          ask: 'An array of n values gets n range queries and no updates. What is the total time with prefix sums?',
          right: ['o(n)', 'linear', 'o(2n)', 'o(n + n)'],
          because: 'O(n): building takes n additions, and n queries take one subtraction each.',
          wrong: [
            {
              says: ['o(n^2)', 'o(n²)', 'quadratic', 'n squared'],
              reply:
                'That is the cost of walking through every range. What does a query cost once the prefixes exist?',
            },
            {
              says: ['o(1)', 'constant'],
              reply: 'That is one query. How many are there, and what does building cost?',
            },
            {
              says: ['o(n log n)', 'n log n', 'o(log n)'],
              reply: 'A query needs no search: it reads two entries at known indices.',
            },
          ],
        },
        claims: [
          {
            says: ['each query is o(1)', 'a range sum takes constant time', 'one query costs o(1)'],
            isRight: true,
            reply: 'Yes. It reads two prefixes and subtracts them, however long the range is.',
          },
          {
            says: [
              'changing a value is cheap',
              'an update is o(1) too',
              'updating an element takes constant time',
            ],
            isRight: false,
            reply: 'No. A changed value is part of every later prefix, so up to n of them change: O(n).',
          },
          {
            says: ['a longer range takes longer', 'the query depends on the length of the range'],
            isRight: false,
            reply: 'No. A range of 3 elements and one of 3 million both take a single subtraction.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I add to a range many times?',
      asks: [
        'difference array',
        'add to a range many times',
        'range updates',
        'bookings per flight',
        'add value to many ranges then read once',
        'increment l to r many times',
        'flight bookings trick',
        'sweep with +v and -v',
      ],
      answer:
        'Add v at `diff[l]` and subtract v at `diff[r + 1]` for each update, O(1) each. One prefix sum over `diff` at the end gives all the values. It is prefix sums backwards: cheap range updates, one read at the end.',
    },
    {
      kind: 'why',
      question: 'Why does the difference array need one more entry?',
      asks: [
        'why does diff need one more entry',
        'why is diff of size n + 1',
        'why n + 1 entries in the difference array',
        'why one extra slot in diff',
        'what is the last entry of diff for',
        'do i need diff[n]',
      ],
      answer:
        'A range that ends at the last index n - 1 subtracts at `diff[r + 1]`, which is `diff[n]`. With only n entries that is outside of the array. The extra entry is never part of the result, since nothing comes after the last index: it only spares you the test whether r + 1 is still inside.',
      further: {
        example:
          'n = 4, add 10 from 2 to 3: `diff[2] += 10` and `diff[4] -= 10`. `diff` has the 5 entries 0, 0, 10, 0, -10, and the sums of the first 4 are 0, 0, 10, 10.',
        why: 'The subtraction stops an addition from reaching the values after r. After the last index there are none, so the entry may also be left out, if you test `r + 1 < n` before you subtract.',
        check: {
          ask: 'An array has 6 values. Into which index of `diff` does an update from 3 to 5 subtract?',
          right: ['6', 'six', 'diff[6]'],
          because: '6: r + 1 with r = 5. So `diff` needs the indices 0 to 6, 7 entries.',
          wrong: [
            {
              says: ['5', 'five', 'diff[5]'],
              reply: 'Then the value at index 5 would not get the addition. Where must it end?',
            },
            { says: ['7', 'seven'], reply: 'That is the number of entries. What is r + 1?' },
          ],
        },
        claims: [
          {
            says: ['diff needs n + 1 entries', 'the difference array has one entry more than the values'],
            isRight: true,
            reply: 'Yes, so that a range that ends at the last index can subtract at `diff[n]`.',
          },
          {
            says: ['the last entry of diff is part of the result', 'diff[n] is a value of the array'],
            isRight: false,
            reply: 'No. It only takes the subtraction of ranges that end at the last index.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'Why do I start over when the sum is negative?',
      about: 53,
      asks: [
        'how does kadane know when to restart',
        'max subarray how does kadane know when to restart',
        'when does kadane start again',
        'kadane',
        'maximum subarray',
        'best sum ending here',
        'why reset when negative',
        'maximum subarray idea',
        'why does kadane drop a negative sum',
        'largest contiguous sum',
        'kadane all negative numbers',
      ],
      answer:
        'The best sum that ends here is either this element alone or the element plus the best sum that ended before it: `here = max(x, here + x)`. A negative earlier sum only makes it worse, so it is dropped. Start with the first element, so that all-negative input works.',
      further: {
        example:
          'Take [3, -5, 4, 2].\n- 3: `here` is 3.\n- -5: 3 - 5 = -2 is better than -5 alone.\n- 4: -2 + 4 = 2 is worse than 4 alone, so start over: `here` is 4.\n- 2: 4 + 2 = 6.\nThe best sum is 6.',
        why: 'A subarray that ends here is this element, preceded by nothing or by a subarray that ended one index earlier. The best of those has sum `here`, and adding it only helps if it is above 0.',
        check: {
          ask: 'Kadane runs on [2, -3, 1]. What is `here`, the best sum that ends at the last element?',
          right: ['1', 'one'],
          because: 'One: the best sum that ends at -3 is -1, and 1 alone is better than -1 + 1 = 0.',
          wrong: [
            {
              says: ['0', 'zero'],
              reply: 'You added the earlier sum of -1. Is the last element better with it or alone?',
            },
            {
              says: ['2', 'two'],
              reply: 'That is the best sum anywhere. `here` must include the last element.',
            },
          ],
        },
        claims: [
          {
            says: [
              'start over at every negative number',
              'reset when the element is negative',
              'a negative element always resets the sum',
            ],
            isRight: false,
            reply:
              'No. Only a negative sum is dropped, not every negative element: in [5, -1, 5] going on through -1 gives 9.',
          },
          {
            says: [
              'a negative running sum only hurts',
              'drop the sum when it is below 0',
              'restart when the running sum is negative',
            ],
            isRight: true,
            reply:
              'Yes. Whatever comes next is larger without it. A sum of exactly 0 changes nothing, so you may keep or drop it.',
          },
          {
            says: ['best can start at 0', 'best can begin with 0'],
            isRight: false,
            reply:
              'No, if the subarray must not be empty: for [-4, -2] you would return 0, but the best sum is -2. Start `best` with the first element.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'What about zeros in the product of all other elements?',
      about: 238,
      asks: [
        'product of array except self',
        'prefix and suffix product',
        'without division',
        'zeros in product',
        'product of all except itself without dividing',
        'left products and right products',
        'what about zeros in product except self',
      ],
      answer:
        'The answer at i is the product of everything to its left times everything to its right. Fill the left products in one pass, then go from the right with one running product. No division, so zeros need no special case; extra space is O(1) besides the output.',
    },
    {
      kind: 'how',
      question: 'How does a prefix sum work in two dimensions?',
      about: 304,
      asks: [
        'prefix sum in 2d',
        'matrix range sum',
        'inclusion exclusion',
        'submatrix sum',
        'sum of a rectangle in a matrix',
        '2d range sum query',
        'submatrix sum fast',
      ],
      answer:
        'Let `P[r][c]` be the sum above and left of cell (r, c). A rectangle is `P[r2][c2] - P[r1][c2] - P[r2][c1] + P[r1][c1]`: the corner was subtracted twice, so it is added back. Building is O(rows · cols), each query O(1).',
    },
    {
      kind: 'compare',
      question: 'When do I need a segment tree instead of prefix sums?',
      asks: [
        'prefix sum or segment tree',
        'fenwick tree when',
        'updates between queries',
        'array changes between range sum queries',
        'fenwick tree or prefix sum',
      ],
      answer:
        'Prefix sums answer range sums in O(1), if the values do not change. With updates in between use a Fenwick (binary indexed) tree: O(log n) for both.',
      with: 'Fenwick tree',
    },
    {
      kind: 'mistake',
      question: 'Why do I track the minimum too?',
      about: 152,
      asks: [
        'maximum product subarray',
        'kadane with multiplication',
        'why track the minimum too',
        'negative times negative',
        'max product with negative numbers',
        'two negatives make the product large',
      ],
      answer:
        'Carrying only the largest product is not enough: a negative value turns the smallest product into the largest. In [-2, 3, -4] the product -6 becomes 24. Carry both the largest and the smallest product that end here.',
    },
    {
      kind: 'how',
      question: 'How do I find the best subarray that wraps around?',
      about: 918,
      asks: [
        'maximum circular subarray',
        'subarray that wraps around',
        'kadane on a ring',
        'total minus minimum subarray',
        'best subarray that wraps around the end',
        'circular max sum',
      ],
      answer:
        "Either the best subarray does not wrap, which is plain Kadane, or what it leaves out is the subarray with the smallest sum: total minus minimum. In [5, -3, 5] that is 7 - (-3) = 10. If all values are negative, use Kadane's result, or you would choose nothing.",
    },
    {
      kind: 'how',
      question: 'How do I find the longest subarray with as many 0s as 1s?',
      about: 525,
      asks: [
        'longest subarray with equal number of 0s and 1s',
        'contiguous array equal zeros and ones',
        'same count of two values in a subarray',
        'balanced 0 and 1 binary array longest',
        'equal count of two values longest subarray',
        'zeros and ones balanced',
      ],
      answer:
        'Count 0 as -1 and 1 as +1: equal numbers then mean a sum of 0. Store the first index of each running sum; when a sum comes back, the subarray between is balanced, and the longest one wins in O(n).',
    },
    {
      kind: 'when',
      question: 'How do I answer many questions about the sales from one day to another?',
      asks: [
        'thousands of queries for the total between two days',
        'how much was sold from day a to day b, many times',
        'number of stretches whose total is exactly k, values may be negative',
        'equal number of two kinds in the longest stretch',
        'is there a point where left and right total are the same',
      ],
      answer:
        'Use prefix sums for the totals of many ranges or for ranges with an exact total. Build them once in O(n), then each range is a difference in O(1). To count ranges with total k, look up `prefix - k` in a hash map of counts; for the longest, store the first index of each prefix. Negative values do no harm.',
    },
    {
      kind: 'compare',
      question: 'With negative numbers, do I use a window or prefix sums?',
      asks: ['negatives in the array, window or prefix', 'exact sum k, which one', 'at most k or exactly k'],
      answer:
        'For an exact sum use prefix sums with a hash map, which negative numbers do not disturb. For a limit ("at most k", "at least k") on nonnegative numbers use a window: growing never lowers the sum, and it needs only O(1) space. For the shortest range with sum at least k and negative numbers, use prefix sums with a monotonic deque.',
      with: 'sliding-window',
      further: {
        example:
          'Find a subarray of [5, -2, 1] with sum 3.\n- A window that shrinks above 3 drops 5 at once, then sees -2 and -1, and finds nothing.\n- The prefixes are 0, 5, 3, 4. At 3 you look up 3 - 3 = 0, which was seen: the subarray is [5, -2].',
        why: 'A window throws away a start as soon as its sum is too large, and only values of at least 0 make that final. With prefixes, no start is ever thrown away: all of them wait in the map.',
        check: {
          ask: 'How many subarrays of [2, -2, 2] have sum exactly 2?',
          right: ['3', 'three'],
          because:
            'Three: the first 2, the last 2, and the whole array. The prefixes are 0, 2, 0, 2, and the last one finds 0 twice.',
          wrong: [
            {
              says: ['2', 'two'],
              reply: 'You found the single elements. Is there a longer subarray with this sum?',
            },
            {
              says: ['1', 'one'],
              reply: 'The same sum comes up more than once. Write down the prefixes and count the pairs.',
            },
          ],
        },
        claims: [
          {
            says: [
              'a window works with negative numbers',
              'negative numbers are fine for a window',
              'a sliding window can handle negative values',
            ],
            isRight: false,
            reply:
              'Only if its size is fixed. With a free length, a sum that is too large may still fall, so shrinking drops right answers.',
          },
          {
            says: ['prefix sums work with any sign', 'negative values are no problem for prefix sums'],
            isRight: true,
            reply: 'Yes. A difference of two prefixes is the exact sum of the range, whatever the signs are.',
          },
          {
            says: ['the map also finds sums of at most k', 'a hash map can answer at most k'],
            isRight: false,
            reply:
              'No. A map finds one exact prefix, and "at most k" allows many. That needs sorted prefixes or, without negative values, a window.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'What if values change between the queries?',
      asks: [
        'values change between the queries',
        'range sum with updates',
        'prefix sums after an update are slow',
        'point update and range sum',
      ],
      answer:
        'Prefix sums cost O(n) per update, since all later prefixes change. With updates between queries use a Fenwick tree or a segment tree: O(log n) for both.',
    },
    {
      kind: 'compare',
      question: "Why is Kadane's algorithm not a window?",
      about: 53,
      asks: ['kadane or sliding window', 'why is kadane not a window', 'maximum subarray window or kadane'],
      answer:
        'Kadane drops everything before an element when the sum so far is negative, so it never shrinks step by step and handles negative values. A window with a limit on the sum needs nonnegative values. For the maximum sum use Kadane; for the longest or shortest range with a limit, a window.',
      with: 'sliding-window',
    },
    {
      kind: 'when',
      question: 'What do I use instead of a window with negative numbers?',
      asks: [
        'what do i use instead of a window with negatives',
        'so what do i use for negative values',
        'which pattern if the window fails',
        'ok so what do i use instead',
      ],
      answer:
        'Use prefix sums with a hash map: to count subarrays with sum k, add for each prefix how often `prefix - k` came before. Negative values do no harm, and it takes O(n) time on average and O(n) space.',
    },
    {
      kind: 'mistake',
      question: 'Do prefix sums need positive numbers?',
      asks: [
        'prefix sums need positive numbers, right',
        'prefix sum breaks with negatives',
        'negative numbers not allowed for running totals',
      ],
      answer:
        'No. A difference of two prefixes is the exact sum of the range whatever the signs are. Only tricks that need increasing prefixes fail with negative values, such as binary search over them: [3, -2, 4] has prefixes 0, 3, 1, 5.',
    },
    {
      kind: 'mistake',
      question: 'Can I get the maximum of a range from prefix maxima?',
      asks: [
        'range maximum with prefix max, right',
        'subtract prefix maximum like sums',
        'prefix trick for min and max',
        'range max from two prefixes',
      ],
      answer:
        'No. Subtraction undoes a sum, but nothing undoes a maximum. In [5, 1, 2] every prefix maximum is 5, which does not reveal that the last two have maximum 2. Use a sparse table if values stay fixed, or a segment tree if they change.',
    },
    {
      kind: 'mistake',
      question: 'Do I need counts or just the prefixes that were seen?',
      asks: [
        'a set of prefixes is enough to count',
        'set instead of map for subarray sum k',
        'do i need counts or just seen prefixes',
      ],
      answer:
        'The prefixes that were seen are enough only if the problem asks whether such a subarray exists. To count, you need how often each prefix occurred: [1, -1, 1, -1] with k = 0 has 4 subarrays, but a set finds only 3, because prefix 0 came twice before the last element.',
    },
    {
      kind: 'mistake',
      question: 'If one value changes, does only one prefix entry change?',
      asks: [
        'change one value, change one prefix entry',
        'just fix prefix at that index after update',
        'update a single cell of the running total',
      ],
      answer:
        'No. Every later prefix contains that value, so all of them change: O(n) per update. After [1, 2, 3] becomes [5, 2, 3], the prefixes 1, 3, 6 become 5, 7, 10. Use a Fenwick tree if updates are frequent.',
    },
    {
      kind: 'mistake',
      question: 'Why does my longest subarray come out too short?',
      about: 525,
      asks: [
        'longest subarray comes out too short',
        'max length smaller than expected',
        'longest balanced part is wrong, prefix map',
        'map overwritten with later index',
      ],
      answer:
        'You overwrite the index of a prefix that is already in the map. The longest subarray needs the earliest index, so store a prefix only if it is not there yet. For a shortest subarray it is the reverse: overwrite it.',
    },
    {
      kind: 'mistake',
      question: 'Why do all products come out as zero?',
      about: 238,
      asks: ['all products come out zero', 'product except self gives only zeros', 'running product stays 0'],
      answer:
        'Most likely the running product starts at 0. It must start at 1, because multiplying by 1 changes nothing. If the input has two or more zeros, all zeros is the right answer; with one zero, only its own position is nonzero.',
    },
    {
      kind: 'mistake',
      question: 'Why does my rectangle sum come out too small?',
      about: 304,
      asks: [
        'rectangle sum comes out too small',
        '2d sum wrong by the corner',
        'submatrix total off, corner removed twice',
      ],
      answer:
        'The upper left corner was subtracted twice, once with the rows above and once with the columns to the left. Add it back: `P[r2][c2] - P[r1][c2] - P[r2][c1] + P[r1][c1]`, with P larger by one row and one column.',
    },
    {
      kind: 'mistake',
      question: 'Why does my range update miss the last element?',
      asks: [
        'range update misses the last element',
        'last day does not get the added value',
        'difference array spills one too far',
        'difference array crashes at the end',
      ],
      answer:
        'Check where you cancel the update. For l to r inclusive subtract at `diff[r + 1]`; with `diff[r]` the last element is missed. Give `diff` n + 1 entries, otherwise a range that ends at the last index crashes.',
    },
    {
      kind: 'when',
      question: 'How do I find when an account is back at the same balance?',
      asks: [
        'account balance back at the same value',
        'as many wins as losses, longest run',
        'rainfall from month to month asked again and again',
        'cut the list where both halves weigh the same',
        'many date ranges each add bookings',
        'days in a row with profit exactly zero',
      ],
      answer:
        'Use prefix sums. For many totals, subtract two prefixes. Where the running total returns to an earlier value, the subarray between them sums to zero, so store the prefixes in a hash map. For two halves of equal weight, look for a prefix that is half the total. For many range additions, mark the start and the end in a difference array and sum once. Each takes O(n) besides the queries.',
    },
    {
      kind: 'how',
      question: 'Where does the best sum begin?',
      about: 53,
      asks: [
        'print the subarray kadane found',
        'start and end index of maximum subarray',
        'where does the best sum begin',
        'kadane, where it starts and ends',
      ],
      answer:
        'Remember a tentative start: whenever you restart at the current element, set it to this index. When the best sum improves, save the tentative start and the current index as the answer. That is still one pass, O(n), with O(1) space.',
    },
    {
      kind: 'how',
      question: 'How do I find the rectangle with the largest sum in a matrix?',
      asks: ['maximum sum rectangle in a matrix', 'kadane in 2d', 'best submatrix sum cost'],
      answer:
        'Fix a top and a bottom row, add up each column between them, and run Kadane on those column sums. Extend the bottom row one at a time to update the sums in O(cols). All pairs of rows take O(rows² · cols), so let the smaller dimension be the fixed pair.',
    },
    {
      kind: 'how',
      question: 'How do I find the maximum subarray with at least k elements?',
      asks: [
        'maximum subarray with at least k elements',
        'best sum of length k or more',
        'kadane with a minimum length',
      ],
      answer:
        'Use prefix sums: for each end j take `prefix[j]` minus the smallest prefix at index at most j - k. Carry that minimum along, adding one candidate per step. O(n) time. Plain Kadane fails, because it may choose fewer than k elements.',
    },
    {
      kind: 'what',
      question: 'Can I sort first for a subarray sum?',
      asks: [
        'can i sort first for a subarray sum',
        'could i sort it first',
        'sort the array before subarray sum equals k',
        'does sorting keep subarrays',
      ],
      answer:
        'No. A subarray is contiguous in the original order, and sorting may change which elements are neighbors: no subarray of [2, 7, 3] has the sum 5, but sorting makes it [2, 3, 7], where [2, 3] has. Sorting the array helps with pairs and triples when only their values matter, not with subarrays.',
    },
    {
      kind: 'what',
      question: 'Do prefix sums work with negative numbers?',
      asks: [
        'do prefix sums work with negative numbers',
        'are negative numbers ok for prefix sums',
        'prefix sum with negative values',
      ],
      answer:
        'Yes. The sum of a range is the difference of two prefixes, whatever the signs are. What fails with negative numbers is a window that grows and shrinks by its sum, and binary search over the prefixes, which must never fall. A window of fixed size still works.',
    },
    {
      kind: 'how',
      question: 'How do I find the maximum subarray sum?',
      about: 53,
      asks: [
        'how do i find the maximum subarray',
        'maximum subarray sum idea',
        'largest sum of consecutive elements',
        "what is kadane's algorithm",
        'explain kadane',
        'how does kadane work',
        'best contiguous sum',
      ],
      answer:
        "Use Kadane's algorithm. At each number ask for the best sum that ends there: either extend the previous one or start new, `cur = max(x, cur + x)`. The answer is the largest `cur`. For [-2, 3, -1, 4], `cur` is -2, 3, 2, 6, so the answer is 6. One pass, O(n) time and O(1) space. Start with the first element, not with 0.",
      further: {
        example:
          '[4, -6, 5, -1, 3]: `cur` is 4, then -2, then max(5, 3) = 5, then 4, then 7. The best is 7, from [5, -1, 3].',
        why: 'The best subarray that ends here either is this number alone, or continues the best one that ends just before. So one comparison per number finds it, and the overall best ends somewhere.',
        check: {
          ask: 'What is the maximum subarray sum of [2, -3, 4, -1, 2]?',
          right: ['5', 'five'],
          because: '5: the subarray [4, -1, 2].',
          wrong: [
            { says: ['8', 'eight'], reply: 'That adds all positive numbers. Are they adjacent?' },
            {
              says: ['4', 'four'],
              reply: 'That is the array as a whole, or the 4 alone. Is it worth going on past the -1?',
            },
          ],
        },
        claims: [
          {
            says: ['start over when the sum before is negative', 'a negative sum before only makes it worse'],
            isRight: true,
            reply: 'Yes. Then the number alone is better than the extended subarray.',
          },
          {
            says: ['the answer is 0 when all numbers are negative', 'an all negative array gives 0'],
            isRight: false,
            reply: 'No. The subarray must not be empty, so the answer is the largest number.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'What does Kadane return if all numbers are negative?',
      about: 53,
      asks: [
        'kadane with all negative numbers',
        'kadane when all numbers are negative what should it return',
        'kadanes algorithm when all numbers are negative',
        'what if all numbers are negative',
        'maximum subarray all negative',
        'all numbers negative maximum subarray',
        'kadane returns 0 for negative numbers',
        'why does my kadane return 0',
        'should kadane return 0 if everything is negative',
        'what is the maximum subarray of only negative numbers',
        'kadane when all numbers are negative',
        'kadane all negative',
        'kadane if everything is negative',
        'what if every number is negative',
      ],
      answer:
        'The largest element. The subarray must contain at least one number, and any second negative number only makes the sum smaller: for [-4, -1, -3] the answer is -1. So start `here` and `best` with the first element and not with 0. Starting with 0 returns 0, the sum of the empty subarray, which is right only if the problem allows it.',
    },
    {
      kind: 'why',
      question: 'Why do people use prefix sums?',
      asks: [
        'why do people use prefix sums',
        'why use prefix sums',
        'what is the point of prefix sums',
        'why not simply add up the range',
        'why not just sum the range in a loop',
        'what are prefix sums good for',
        'why are prefix sums fast',
        'why do prefix sums work',
      ],
      answer:
        'They answer many range sums with one subtraction each. For [2, 4, 1, 3] the prefix sums are 0, 2, 6, 7, 10. The sum of the indices 1 to 3 is 10 - 2 = 8: everything up to index 3, minus what comes before index 1. Building them costs O(n) once; then each sum is O(1) and not O(n).',
    },
    {
      kind: 'why',
      question: "Why does Kadane's algorithm work?",
      about: 53,
      asks: [
        "why does kadane's algorithm work",
        'why does kadane work',
        'why is kadane correct',
        'why is it safe to drop a negative sum',
        'why does kadane forget the past',
        'why does kadane start again',
      ],
      answer:
        'The best subarray ends somewhere, so it is enough to know the best sum ending at each index. It is either the element alone or the element plus the best sum ending just before it. If that earlier sum is negative, it can only hurt. In [3, -5, 4, 2] the sum is 3, then -2, so at 4 it starts again: 4, then 6.',
    },
    {
      kind: 'compare',
      question: 'Does Kadane help to count the subarrays with sum k?',
      about: 560,
      asks: [
        'does kadane help to count the subarrays with sum k',
        'can i count subarrays with kadane',
        'count subarrays with sum k, kadane or prefix sums',
        'kadane or a hash map for subarray sum equals k',
        'now i need to count the subarrays with sum k',
        'does kadane work for an exact sum',
        'can kadane find a subarray with sum k',
      ],
      answer:
        'No. Kadane keeps only the best sum that ends here and forgets all others, so it cannot tell how many sums are exactly k. To count them, use prefix sums with a map: at each index add how often `prefix - k` occurred before. That takes O(n) on average, also with negative numbers. Kadane is for the largest sum.',
    },
    {
      kind: 'how',
      question: 'How much extra memory do prefix sums need?',
      asks: [
        'can i build prefix sums in place',
        'prefix sums without extra memory',
        'do i need a second array for prefix sums',
        'can i overwrite the array with its prefix sums',
        'how much extra memory do prefix sums need',
        'prefix sums in place',
      ],
      answer:
        'In place O(1): `a[i] += a[i - 1]` from left to right turns the array into its prefix sums, and `a[i] - a[i - 1]` still gives the old value. If the input must not change, use an array of n + 1 totals, O(n). In one pass with a map you need no array of totals, but the map itself takes O(n).',
    },
    {
      kind: 'how',
      question: 'How do I find the smallest subarray sum?',
      asks: [
        'minimum subarray sum',
        'does kadane work for the minimum',
        'smallest sum instead of the largest',
        'kadane for the smallest sum',
        'what changes if i want the minimum subarray',
      ],
      answer:
        "Use Kadane's algorithm with the minimum: `here = min(x, here + x)`, and the answer is the smallest `here`. For [3, -4, 2, -3], `here` is 3, -4, -2, -5, so the answer is -5: -4 + 2 - 3. Start with the first element. O(n) time, O(1) space.",
    },
    {
      kind: 'how',
      question: 'How do I explain prefix sums in an interview?',
      asks: [
        'how would i explain this in an interview',
        'how do i explain prefix sums to the interviewer',
        'how do i present the prefix sum solution',
        'what do i say about the running sum in an interview',
      ],
      answer:
        'Say: "A subarray sum is the difference of two prefix sums. So for each end I need earlier prefixes equal to `prefix - k`. I count prefixes in a map that starts with 0 seen once. One pass, O(n) time on average, O(n) space, and negative numbers are fine." Then trace [1, 2, 3] with k = 3.',
    },
    {
      kind: 'why',
      question: 'Why do I look up `sum - k` and not `k - sum`?',
      about: 560,
      asks: ['why not k - sum', 'why sum - k', 'why prefix minus k', 'why do we look for sum - k in the map'],
      answer:
        'A subarray sum is the current prefix minus an earlier one: `sum - earlier = k`. Solve that for the earlier one: `earlier = sum - k`. With sum 8 and k 5 you need an earlier prefix 3, because 8 - 3 = 5. `k - sum` would be -3.',
    },
    {
      kind: 'compare',
      question: "Is Kadane's algorithm DP or greedy?",
      about: 53,
      asks: ['is it dp or greedy', 'is kadane dp or greedy', 'is kadane dynamic programming'],
      answer:
        'DP with one variable: `here` is the best sum that ends at this index, computed from the one before, `max(x, here + x)`. People also call it greedy, because it drops a negative sum at once. For [4, -1, 3], `here` is 4, 3, 6.',
    },
    {
      kind: 'how',
      question: 'What does a prefix sum array look like with and without a leading 0?',
      asks: [
        'show me a prefix sum array',
        'prefix sum example with numbers',
        'prefix array with leading 0',
        'with or without the leading zero',
        'example of a prefix sum and one range sum',
        'write out the prefix sums of a small array',
        'do i need the 0 at the front of the prefix array',
        'prefix sum of [3,1,4,2]',
      ],
      answer:
        'For [3, 1, 4, 2] it is [0, 3, 4, 8, 10] with a leading 0, n + 1 entries, and [3, 4, 8, 10] without, n entries. The sum of the indices 1 to 3 is 1 + 4 + 2 = 7: `prefix[4] - prefix[1]` = 10 - 3 with the 0, and `prefix[3] - prefix[0]` = 10 - 3 without. Without it, a range from index 0 is a special case.',
      further: {
        example:
          'The array [3, 1, 4, 2].\n- With a leading 0: 0, 0 + 3 = 3, 3 + 1 = 4, 4 + 4 = 8, 8 + 2 = 10.\n- Indices 0 to 2: `prefix[3] - prefix[0]` = 8 - 0 = 8, and 3 + 1 + 4 = 8.\n- Without it: 3, 4, 8, 10. Indices 0 to 2 are `prefix[2]` = 8 alone, since there is nothing to subtract.',
        why: 'With a leading 0, `prefix[i]` is the sum of the first i elements, so i says how many elements are in it. The elements before index i are exactly the first i, also for i = 0, where that sum is 0. So the same formula `prefix[j + 1] - prefix[i]` works for every range.',
        check: {
          ask: 'The prefix sums with a leading 0 are [0, 5, 7, 10]. What is the sum of the indices 1 to 2?',
          right: ['5', 'five'],
          because: '5: `prefix[3] - prefix[1]` = 10 - 5. The array is [5, 2, 3].',
          wrong: [
            {
              says: ['2', 'two'],
              reply: 'The upper end counts too: use the entry after index 2.',
            },
            {
              says: ['10', 'ten'],
              reply: 'That is the sum of all elements. Subtract what comes before index 1.',
            },
            {
              says: ['3', 'three'],
              reply: 'The lower end counts too: subtract only what comes before index 1.',
            },
          ],
        },
        claims: [
          {
            says: [
              'with a leading 0 there are n + 1 entries',
              'the prefix array with a 0 has one more entry',
            ],
            isRight: true,
            reply: 'Yes. One entry for each number of elements from 0 to n.',
          },
          {
            says: ['the leading 0 changes the range sums', 'with the leading zero the sums are different'],
            isRight: false,
            reply:
              'No. It only moves the sums by one index, so the formula is `prefix[j + 1] - prefix[i]` and needs no special case.',
          },
        ],
      },
    },
  ],
  problems: [
    {
      number: 560,
      questions: [
        {
          question: 'Why a map of prefixes and not a window?',
          asks: ['k negative', 'why not sliding window 560', 'map of prefix counts', 'why start with 0:1'],
          answer:
            'With negatives a longer window may have a smaller sum, so no window. Look up `prefix - k` in the map of earlier prefixes; the entry 0 with count 1 stands for subarrays that start at index 0.',
        },
        {
          question: 'What does counting with a map cost?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'hash map collisions',
          ],
          answer:
            'O(n) time on average and O(n) space for the map of prefixes; if all keys collide, lookups take O(n) each. Trying all starts and ends with a running sum takes O(n²) time and O(1) space.',
        },
        {
          question: 'Why is my count too large when k is 0?',
          asks: ['count too large when k is zero', 'order of lookup and insert', 'count includes empty ones'],
          answer:
            'Look up `prefix - k` before you store the current prefix. In the other order and with k = 0, every prefix finds itself and adds one empty subarray.',
        },
        {
          question: 'What if k is 0 or the values are negative?',
          asks: [
            'what happens when k is 0',
            'k equals 0',
            'what if k is negative',
            'what if there are negative numbers in subarray sum equals k',
            'does subarray sum equals k work with zeros',
          ],
          answer:
            'Nothing changes. Look up `prefix - k` in the map, then store the prefix; that is right for every k and every value. For k = 0 in [1, -1, 0]: prefixes 1, 0, 0 find 0, 1 and 2 earlier equal ones, so the count is 3: [1, -1], [1, -1, 0] and [0].',
        },
        {
          question: 'How do I get from all pairs to linear time?',
          asks: [
            'i tried all pairs and got time limit exceeded',
            'i tried all pairs and got tle',
            'brute force is too slow for subarray sum',
            'how do i make subarray sum equals k faster',
            'nested loops time out',
          ],
          answer:
            'All pairs ask, for each end, which starts give sum k. Such a start has the prefix `prefix - k`. So keep a map from prefix to how often it occurred, starting with {0: 1}: one lookup replaces the inner loop. For k = 3 in [1, 2, 3] the prefixes 1, 3, 6 find 0, 1 and 1 starts, in total 2. O(n).',
        },
        {
          question: 'Why does the map store a count and not an index?',
          asks: [
            'why count and not the index in the map',
            'why do we store counts in the map',
            'why not store the index of the prefix',
            'do i store index or frequency',
          ],
          answer:
            'Because every earlier occurrence of `prefix - k` is another start, and you want the number of subarrays. In [0, 0] with k = 0, the last prefix 0 has two earlier copies and adds 2. An index would remember only one of them. For the longest subarray you would store the first index instead.',
        },
      ],
    },
    {
      number: 53,
      questions: [
        {
          question: 'Which value do I start with if all numbers are negative?',
          asks: ['all negative kadane', 'returns 0', 'initial value kadane'],
          answer:
            'Start with the first element, not with 0, otherwise an array of negative numbers gives 0, the sum of an empty subarray.',
        },
        {
          question: 'Kadane or divide and conquer?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'divide and conquer instead',
          ],
          answer:
            'Kadane takes O(n) time and O(1) space. The usual divide and conquer takes O(n log n) and is only asked as a follow-up; Kadane is what to write.',
        },
        {
          question: 'How do `here` and `best` differ?',
          asks: ['what does here mean', 'current versus best sum', 'return current sum by mistake'],
          answer:
            '`here` is the best sum of a subarray that ends exactly at this element; `best` is the largest `here` so far. Return `best`, because the best subarray need not end at the last element.',
        },
      ],
    },
    {
      number: 238,
      questions: [
        {
          question: 'How does it work without division?',
          asks: ['without division', 'zeros in', 'O(1) extra space'],
          answer:
            'Write the left products into the output, then go from the right with one variable and multiply. Zeros need no special case.',
          further: {
            example:
              'Take [2, 3, 4].\n- Left products: 1, 2, 6.\n- From the right with a running product r = 1: index 2 gives 6 · 1 = 6, and r becomes 4. Index 1 gives 2 · 4 = 8, and r becomes 12. Index 0 gives 1 · 12 = 12.\nThe result is [12, 8, 6].',
            why: 'The other elements are those before i and those after i, so their product is the left product times the right product. Neither contains element i, so nothing has to be divided out.',
            check: {
              ask: 'What is the result at index 1 for [5, 0, 2]?',
              right: ['10', 'ten'],
              because: '10: everything except the 0 is 5 and 2. The other two entries are 0.',
              wrong: [
                { says: ['0', 'zero'], reply: 'Which element is left out at index 1?' },
                { says: ['7', 'seven'], reply: 'You added the others. The problem asks for their product.' },
              ],
            },
            claims: [
              {
                says: [
                  'divide the total product by each element',
                  'total product over nums[i] works',
                  'just divide by nums[i]',
                ],
                isRight: false,
                reply:
                  'No. With a 0 you would divide by 0, and the total would be 0 anyway. The problem also forbids division.',
              },
              {
                says: ['the running product starts at 1', 'start the product with 1'],
                isRight: true,
                reply:
                  'Yes. Nothing is to the left of the first element and to the right of the last, and the product of nothing is 1.',
              },
              {
                says: [
                  'a zero needs a special case',
                  'i must handle zeros separately',
                  'zeros break this method',
                ],
                isRight: false,
                reply:
                  'No. Each result multiplies only the other elements, so the 0 appears in every entry but its own.',
              },
            ],
          },
        },
        {
          question: 'How much time and extra space do the two passes take?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'two passes for products',
          ],
          answer:
            'O(n) time for two passes, and O(1) space besides the output if the right product is a single variable.',
        },
        {
          question: 'Why does my result include the number itself?',
          asks: ['result includes the number itself', 'multiplies own value', 'update order wrong'],
          answer:
            'Write the running product into the answer first, then multiply the running product by the current value. In the other order each position includes its own value.',
        },
      ],
    },
    {
      number: 525,
      questions: [
        {
          question: 'Why store only the first index, and why -1?',
          asks: ['contiguous array first index', 'why -1', 'equal zeros and ones'],
          answer:
            'Store only the first index of a prefix, so that the subarray is longest, and prefix 0 at index -1, so that a subarray from the start counts.',
        },
        {
          question: 'What does the balance method cost?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'brute force for equal zeros ones',
          ],
          answer:
            'O(n) time on average and O(n) space for the first index of each running sum. All starts and ends take O(n²).',
        },
        {
          question: 'What does the running sum stand for?',
          asks: ['what is the running sum', 'zeros minus ones meaning', 'returns too short'],
          answer:
            'The running sum is the number of ones minus the number of zeros so far. If the result is too short, you overwrite the stored index; keep only the first one.',
        },
        {
          question: 'Why is it a prefix sum problem?',
          asks: [
            'contiguous array with 0 and 1 how is that prefix sum',
            'why prefix sums for contiguous array',
            'where is the sum in contiguous array',
          ],
          answer:
            'Count each 0 as -1 and each 1 as +1. A subarray has as many 0s as 1s exactly if its sum is 0, so if the running sum is the same before and after it. Store the first index of each running sum. In [0, 1, 1]: 0, -1, 0, 1, so the sum 0 repeats after two elements: length 2.',
        },
      ],
    },
    {
      number: 974,
      questions: [
        {
          question: 'How do I handle a negative remainder?',
          asks: ['negative remainder', 'by k negative', 'mod in java'],
          answer:
            'In Java, C++ and JavaScript `%` may be negative: use `((sum % k) + k) % k`, otherwise equal remainders look different.',
        },
        {
          question: 'Is an array of counters cheaper than a map?',
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n + k) time and O(k) space with an array of k counters, because there are only k remainders. A map takes O(n) time on average and O(min(n, k)) space.',
        },
        {
          question: 'Why does my count miss subarrays that start at index 0?',
          asks: [
            'count is too small',
            'remainder zero not counted at start',
            'misses subarrays from the beginning',
          ],
          answer:
            'Start with remainder 0 counted once for the empty prefix. For [5] with k = 5 the answer is 1, and without that entry you get 0.',
        },
      ],
    },
    {
      number: 303,
      questions: [
        {
          question: 'Which two prefixes give the sum of left to right?',
          asks: ['inclusive prefix index', 'prefix length n + 1', 'sumrange off by one'],
          answer:
            'With `prefix[0] = 0` the sum of left..right is `prefix[right + 1] - prefix[left]`: everything up to `right`, minus everything before `left`.',
        },
        {
          question: 'What do building and a query cost?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'building versus query cost',
          ],
          answer:
            'Building takes O(n) time and space once in the constructor, each query O(1). Summing in each query takes O(n) per call.',
        },
        {
          question: 'Why does it matter that the values never change?',
          asks: ['why immutable in the title', 'if values change', 'update in range sum query'],
          answer:
            'Immutable means that values never change, so prefixes stay right. With updates each change would cost O(n); use a Fenwick tree with O(log n) for both.',
        },
      ],
    },
    {
      number: 724,
      questions: [
        {
          question: 'Does the pivot itself belong to a side?',
          asks: ['includes itself', 'first', 'total minus left'],
          answer:
            "The pivot's own value belongs to neither side. Add it to the left sum only after the test.",
        },
        {
          question: 'Do I need an array of suffix sums?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'suffix sums needed',
          ],
          answer:
            'O(n) time for two passes, one for the total and one for the left sum, and O(1) space. A suffix array is not needed.',
        },
        {
          question: 'Can the pivot be at an end, and which one is returned?',
          asks: ['pivot at the ends', 'no pivot found returns wrong', 'leftmost pivot wanted'],
          answer:
            'Outside the array the sum is 0, so index 0 is a pivot if everything after it sums to 0. Check indices from the left, return the first hit, and -1 only after the loop.',
        },
      ],
    },
    {
      number: 918,
      questions: [
        {
          question: 'What if all the values are negative?',
          asks: ['all negative', 'wrap around', 'empty'],
          answer:
            'If all values are negative, the subarray with the smallest sum is the whole array, so total minus minimum would leave an empty subarray with sum 0. Return the plain maximum then.',
        },
        {
          question: 'Is one pass enough, without doubling the array?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'double the array',
          ],
          answer:
            'O(n) time and O(1) space: carry the maximum and the minimum subarray and the total in one pass. Doubling the array needs a limit of n elements and a deque, which is more work.',
        },
        {
          question: 'Why is total minus minimum the best wrapping sum?',
          asks: ['why total minus minimum works', 'meaning of minimum', 'wrap around subarray complement'],
          answer:
            'A subarray that wraps leaves out one contiguous middle part. Total minus the smallest middle part is therefore the best wrapping sum.',
        },
      ],
    },
    {
      number: 1094,
      questions: [
        {
          question: 'Where do I subtract the passengers who get off?',
          asks: ['end stop passengers leave', 'difference array stops', 'capacity check'],
          answer:
            'Passengers leave at the end stop before others board, so subtract at `to`, not at `to + 1`.',
        },
        {
          question: 'Is a difference array better than sorting events?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'difference array or heap',
          ],
          answer:
            'O(n + s) for n trips and s stops with a difference array. Sorting events takes O(n log n), which is better if positions are huge.',
        },
        {
          question: 'What does the running sum stand for at a stop?',
          asks: ['false at drop off', 'capacity exceeded when one leaves', 'what does the running sum mean'],
          answer:
            'The running sum is the number of passengers in the car after this stop. If you subtract at `to + 1`, those who leave still count there, and the check fails wrongly.',
        },
      ],
    },
    {
      number: 134,
      questions: [
        {
          question: 'Why can I skip all stations up to the failure?',
          asks: ['next start after failure', 'why not earlier', 'total'],
          answer:
            'Coming from the failed start, you reach each station before the failure with at least 0 in the tank. If you start there instead, you begin with 0, so you never have more gas, and you fail at the same station or even earlier.',
        },
        {
          question: 'Why does one pass over the stations do?',
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n) time and O(1) space in one pass, since a failed start rules out all stations up to the failure. Trying each start takes O(n²).',
        },
        {
          question: 'Why do I also need the total?',
          asks: ['returns a start that fails', 'total not checked', 'what is the tank variable'],
          answer:
            'The tank is the sum of gas minus cost since the current start. It says nothing about stations before that start, so also check that the total is not negative, else return -1.',
        },
      ],
    },
    {
      number: 1074,
      questions: [
        {
          question: 'What does it cost, and which dimension do I pair?',
          asks: ['complexity', 'pairs of rows', 'transpose smaller'],
          answer:
            'O(rows² · cols) time: for each pair of rows you make one pass over the columns with a map. If there are more rows than columns, use pairs of columns instead.',
        },
        {
          question: 'Why must the map be reset for each pair of rows?',
          asks: ['bug with map', 'map must be reset per row pair', 'counts too many'],
          answer:
            'Start a new map with 0 counted once for each pair of rows. A map kept from the previous pair matches prefixes of different rows.',
        },
        {
          question: 'How does a submatrix become a subarray?',
          asks: [
            'what is one dimension left',
            'column sums between two rows',
            'reduce submatrix to subarray',
          ],
          answer:
            'For fixed top and bottom rows, each column becomes one number, the sum between them. A submatrix with these rows is then a subarray of those numbers, so count subarrays with sum target.',
        },
      ],
    },
    {
      number: 152,
      questions: [
        {
          question: 'Why do I carry the smallest product, too?',
          asks: ['max negative', 'zero resets', 'min and max'],
          answer:
            'A negative number turns the smallest product into the largest: in [-2, 3, -4], the -6 before the last element becomes 24. So carry both, and compute both from the old values. A zero starts both over.',
        },
        {
          question: 'What does it cost in time and space?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'max product brute force',
          ],
          answer:
            'O(n) time and O(1) space: one pass that carries the largest and the smallest product ending here. All subarrays take O(n²).',
        },
        {
          question: 'Why is my maximum wrong although I carry both?',
          asks: [
            'max updated before min uses it',
            'max product wrong by update order',
            'swap min and max on negative',
          ],
          answer:
            'Compute both from the old values: if you overwrite the maximum first, the minimum uses the new one. Swapping both when the value is negative is another safe form.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A library shelf has 300,000 books in a fixed row, each either fiction or not. A million times, someone asks how many fiction books there are from position a to position b. Answer each query in constant time.',
      words: ['from position a to position b', 'in constant time'],
      not: 'hash-lookup',
      why: 'A map finds one book at once, but a range can contain 300,000 of them, and storing an answer for every pair a, b takes 45 billion entries.',
      idea: 'Store how many fiction books are among the first i, for every i; each query is the difference of two of these counts.',
      cost: 'O(n + q) for q queries',
    },
    {
      task: 'A food truck reports the result of each of 100,000 days: a profit is positive, a loss is negative. Which run of consecutive days, of any length, has the largest total?',
      words: ['a loss is negative', 'of any length'],
      not: 'sliding-window',
      why: 'With losses, dropping a day can raise or lower the total, so nothing tells a window when to shrink.',
      idea: "Carry the best total that ends today: extend yesterday's run if its total is positive, otherwise start over; note the first and last day of the best run so far.",
      cost: 'O(n)',
    },
    {
      task: 'A boulevard has 50,000 lamps at level 0. Each of 80,000 orders raises the level of all lamps from number a to number b by x. After all orders, report the level of every lamp.',
      words: ['all lamps from number a to number b', 'After all orders'],
      not: 'hash-lookup',
      why: 'A map stores the level of each lamp, but an order can cover all 50,000 lamps, so the orders can cost four billion updates.',
      idea: 'Add x at a and subtract x just after b, for every order; one running total at the end gives every level.',
      cost: 'O(n + m) for n lamps and m orders',
    },
    {
      task: 'A bakery lists how many rolls it baked on each of 200,000 days. Rolls are shipped in boxes of 12. For how many runs of consecutive days does the total fill boxes exactly, with no roll left over?',
      words: ['does the total fill boxes exactly', 'with no roll left over'],
      not: 'sliding-window',
      why: 'One more day can make the total divisible by 12 or spoil it, so a window never knows whether to grow or shrink.',
      idea: 'Take the running total modulo 12; a run is valid if the remainder is the same before and after it, so count earlier equal remainders.',
      cost: 'O(n)',
    },
    {
      task: 'A museum records the temperature of a vault every hour, in whole degrees, for 200,000 hours. In how many periods of consecutive hours, of any length, was the average exactly 18 degrees?',
      words: ['of any length', 'was the average exactly 18 degrees'],
      not: 'sliding-window',
      why: 'One more hour can raise or lower the average, so neither growing nor shrinking brings a window closer to exactly 18.',
      idea: 'Subtract 18 from every value: the average is 18 exactly when the sum is 0, so count equal running totals with a map.',
      cost: 'O(n)',
    },
  ],
  claims: [
    {
      says: [
        'the sum from l to r is prefix[r] - prefix[l]',
        'sum from l to r is p[r] - p[l]',
        'range sum is prefix r minus prefix l',
      ],
      isRight: false,
      reply:
        'Not if both ends count: `prefix[r + 1] - prefix[l]` is the sum from l to r. `prefix[r] - prefix[l]` leaves out the element at r, since `prefix[r]` is the sum of the first r elements.',
    },
    {
      says: ['the sum from l to r is prefix[r + 1] - prefix[l]', 'sum from l to r is p[r+1] - p[l]'],
      isRight: true,
      reply: 'Yes: everything up to r, minus everything before l.',
    },
    {
      says: [
        'if the running sum is negative reset it to zero',
        'kadane resets to zero when the sum is negative',
        'if the sum drops below 0 we start over',
      ],
      isRight: true,
      reply:
        'Yes, if you record the best sum before you reset; a negative sum only makes what follows worse. With all values negative, take the largest single value.',
    },
    {
      says: ['kadane returns 0 if all numbers are negative', 'with only negative numbers the answer is 0'],
      isRight: false,
      reply:
        'Not if the subarray must have an element: then it is the largest single value. Start with the first element and not with 0.',
    },
    {
      says: [
        'a sliding window solves subarray sum equals k',
        'subarray sum equals k with negatives can use a window',
      ],
      isRight: false,
      reply:
        'Not with negative values: there the sum does not grow with the window. Prefix sums and a map of their counts work.',
    },
    {
      says: ['building the prefix sums takes o(n)', 'prefix sums take linear time to build'],
      isRight: true,
      reply: 'Yes. Each prefix is the one before it plus one value, and then each range sum takes O(1).',
    },
    {
      says: [
        'if i forget the 0 i only miss subarrays that start at index 0',
        'without the entry for 0 i miss subarrays that start at index 0',
        'the entry 0 is for subarrays from the start',
        '0:1 stands for the empty prefix',
        'if i forget it i only miss subarrays that start at index 0',
      ],
      isRight: true,
      reply:
        'Yes, exactly those. For k = 3 in [3], the prefix 3 looks for 3 - 3 = 0. Without the entry for 0 it finds nothing, and the count is 0 instead of 1.',
    },
    {
      says: [
        'the entry for 0 does not matter',
        'i can leave out the 0 at the start',
        'the map does not need 0',
        'starting with an empty map is fine',
      ],
      isRight: false,
      reply:
        'No. The entry 0 is the empty prefix before the first element. For k = 3 in [1, 2], the prefix 3 looks for 0; with an empty map you would count 0 instead of 1.',
    },
    {
      says: [
        'with negative numbers i use a sliding window',
        'negative numbers need a sliding window',
        'for negatives a window is better',
        'i would use a sliding window instead with negative numbers',
      ],
      isRight: false,
      reply:
        'No, the other way around. A window needs a sum that never falls as it grows, so it fails with negative numbers. Prefix sums with a map work with any numbers.',
    },
    {
      says: [
        'subarray sum equals k takes constant space',
        'counting with a map takes constant space',
        'the space is constant',
        'the map of prefixes is o(1) space',
        'subarray sum equals k takes o(1) space',
      ],
      isRight: false,
      reply:
        'No. Up to n different prefixes are stored in the map, so it takes O(n) space. Only the version that tries all pairs of ends takes O(1), at O(n²) time.',
    },
    {
      says: [
        'subarray sum equals k takes o(n) space',
        'the map of prefixes takes linear space',
        'the space is o(n) because of the map',
      ],
      isRight: true,
      reply: 'Yes. All n prefixes can differ, as with positive numbers, and then each has its own entry.',
    },
    {
      says: [
        'prefix sums always increase',
        'prefix sums never go down',
        'the prefix array is sorted',
        'running sums only get bigger',
      ],
      isRight: false,
      reply:
        'No. A negative number makes the next prefix smaller: [3, -2, 4] has the prefixes 0, 3, 1, 5. They only rise if all values are positive.',
    },
    {
      says: [
        'prefix sums can go down',
        'a negative number makes the prefix smaller',
        'the running sum falls at a negative number',
      ],
      isRight: true,
      reply:
        'Yes. [3, -2, 4] has the prefixes 0, 3, 1, 5. That is why the same prefix can occur more than once, and why you count occurrences.',
    },
    {
      says: [
        'equal prefixes mean the part between sums to 0',
        'if two prefix sums are equal the subarray between is 0',
        'the same running sum twice means a zero sum in between',
      ],
      isRight: true,
      reply:
        'Yes. What lies between them adds nothing: in [4, 2, -2] the prefix 4 occurs twice, and 2 - 2 = 0.',
    },
    {
      says: ['equal prefixes mean equal elements', 'the same running sum means the numbers are the same'],
      isRight: false,
      reply:
        'No. It means that the elements between the two points sum to 0: [4, 2, -2] has the prefixes 0, 4, 6, 4.',
    },
    {
      says: [
        'i store the index to count subarrays',
        'for counting the map stores indices',
        'the map stores the last index of each prefix for the count',
      ],
      isRight: false,
      reply:
        'No. To count, store how often each prefix occurred, because every occurrence is another start. Indices are for the longest subarray, and then you keep the first one.',
    },
    {
      says: [
        'for counting i store how often each prefix occurred',
        'the map counts how often each prefix was seen',
        'counting needs counts and not indices',
      ],
      isRight: true,
      reply:
        'Yes. Each earlier occurrence of `prefix - k` is another start of a subarray with sum k. With k = 0 in [0, 0], the prefix 0 has occurred once, then twice, so the count is 1 + 2 = 3.',
    },
    {
      says: [
        'k = 0 needs a special case',
        'k equal to 0 does not work',
        'subarray sum equals k fails for k = 0',
      ],
      isRight: false,
      reply:
        'No. With k = 0 you look up the prefix itself. Look up before you store, so that a prefix does not find itself; then [1, -1] gives 1.',
    },
    {
      says: [
        'one range sum needs prefix sums',
        'for a single query prefix sums are faster',
        'prefix sums always pay off',
      ],
      isRight: false,
      reply:
        'No. Building them takes O(n), as long as one plain sum. They pay off with several queries, or when every end looks for an earlier start.',
    },
    {
      says: [
        'kadane either extends the subarray or starts new',
        'at each element kadane takes the max of x and current + x',
        'current is the best sum that ends here',
      ],
      isRight: true,
      reply:
        'Yes. `here = max(x, here + x)`: if the sum before is negative, it only makes the sum smaller, so start at x. `best` keeps the largest `here`.',
    },
    {
      says: [
        'kadane needs an extra array',
        'kadane takes o(n) space',
        'the maximum subarray needs a dp table',
      ],
      isRight: false,
      reply:
        'No. Only the best sum that ends at the previous element is used, so two variables are enough: O(n) time and O(1) space.',
    },
    {
      says: [
        'the maximum subarray contains the largest element',
        'the best subarray must contain the biggest number',
      ],
      isRight: false,
      reply: 'No. In [5, -10, 3, 4] the largest element is 5, but the best subarray is [3, 4] with sum 7.',
    },
    {
      says: [
        'division fails if there is a zero',
        'dividing the total product breaks with zeros',
        'with a zero i would divide by zero',
      ],
      isRight: true,
      reply:
        'Yes. In [2, 0, 3] the total is 0, and at index 1 you would divide 0 by 0, while the right result is 6. Products from the left and from the right need no division.',
    },
    {
      says: [
        'product except self needs o(n^2)',
        'for each element i multiply all the others again',
        'without division it is quadratic',
      ],
      isRight: false,
      reply:
        'No. Multiply the product of everything to the left by the product of everything to the right. Both are running products, so two passes take O(n).',
    },
    {
      says: ['changing the input array is needed for prefix sums', 'prefix sums destroy the original array'],
      isRight: false,
      reply:
        'No. You build a new array with n + 1 entries, or keep just one running sum. You can do it in place, but you do not have to.',
    },
    {
      says: [
        'i look for sum - k in the map',
        'we look for sum - k in the map',
        'look up prefix - k',
        'the map is searched for the running sum minus k',
        'sum minus k must be in the map',
      ],
      isRight: true,
      reply:
        'Yes. If an earlier prefix is `sum - k`, the elements after it sum to k: sum - (sum - k) = k. With sum 8 and k 5 you look for 3.',
    },
    {
      says: [
        'i look for k - sum in the map',
        'look up k minus the prefix',
        'the map is searched for k - sum',
      ],
      isRight: false,
      reply:
        'No, for `sum - k`. The part between is sum minus the earlier prefix, and that must be k. With sum 8 and k 5 the earlier prefix must be 3, not -3.',
    },
    {
      says: [
        'kadane restarts at every negative number',
        'it restarts whenever the number is negative',
        'a negative number means start again',
        'restart when the current number is below zero',
      ],
      isRight: false,
      reply:
        'No. It restarts when the sum before the number is negative. In [4, -1, 3] the -1 is kept, since 4 - 1 is still positive: the best sum is 6.',
    },
    {
      says: [
        'kadane restarts when the running sum is negative',
        'it restarts when the sum so far is below zero',
        'a negative sum before is dropped',
      ],
      isRight: true,
      reply:
        'Yes. A negative sum only makes everything after it smaller, so starting at the next element is better.',
    },
    {
      says: [
        'with only negative numbers we return 0',
        'if all are negative the answer is 0',
        'all negative means 0',
      ],
      isRight: false,
      reply:
        'No. At least one number must be taken, so the answer is the largest one: -1 for [-3, -1, -2]. Start with the first element and not with 0.',
    },
    {
      says: [
        'kadane is dynamic programming',
        'kadane is dp with one variable',
        'kadane is a dp over the end index',
      ],
      isRight: true,
      reply:
        'Yes. The state is the best sum that ends at index i, and it needs only the one before: `here = max(x, here + x)`. So one variable replaces the table.',
    },
    {
      says: [
        'the left product of the first element is 0',
        'the product of nothing is 0',
        'with no elements to the left the product is 0',
      ],
      isRight: false,
      reply:
        'No, it is 1. A 0 would make every later product 0. Multiplying by 1 changes nothing, so it is the right value for "no elements".',
    },
    {
      says: [
        'the left product of the first element is 1',
        'the product of nothing is 1',
        'with no elements to the left the product is 1',
      ],
      isRight: true,
      reply: 'Yes. 1 does not change a product, just as 0 does not change a sum.',
    },
  ],
} satisfies TutorTexts
