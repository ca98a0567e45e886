import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is a sliding window?',
      asks: [
        'what is a sliding window',
        'explain sliding window',
        'window technique meaning',
        'how does a sliding window work',
        'window that grows and shrinks',
        'what are left and right in a window',
      ],
      answer:
        'A window is a contiguous range with two ends. The right end adds one element at a time; the left end drops elements when the rule is broken. What you know about the window (a sum, counts) is updated, never recomputed, so n ranges cost O(n) instead of O(n²).',
    },
    {
      kind: 'when',
      question: 'How do I know that a problem needs a sliding window?',
      asks: [
        'how do i know it is sliding window',
        'longest subarray such that',
        'shortest contiguous',
        'signals for a window',
        'window or something else',
        'longest substring or subarray with a rule, which pattern',
        'is this a window problem',
        'words in the statement that say sliding window',
        'how to notice contiguous longest shortest',
      ],
      answer:
        'Three clues: a contiguous range, a longest, shortest or count of valid ranges, and a rule that a longer window can only break (or only satisfy) more. If growing can make it valid and then invalid again, as with negative numbers in a sum, a window does not work.',
    },
    {
      kind: 'why',
      question: 'Why do negative numbers break a window of free length?',
      asks: [
        'why negatives break the window',
        'sliding window with negative numbers',
        'subarray sum k negative',
        'shrink when the sum is too big',
        'window with negative values gives wrong sum',
        'does sliding window work with negative numbers',
        "why can't i use a window for sum k with negatives",
        'shrinking does not make the sum smaller',
      ],
      answer:
        'If the length is free, it does not work with negatives: a sum that is too big may become right when the window grows, so shrinking throws away answers. With values of any sign use prefix sums and a hash map of earlier prefixes, O(n) time and space.',
    },
    {
      kind: 'why',
      question: 'Why are windows with exactly k kinds counted by subtraction?',
      asks: [
        'exactly k distinct',
        'why atMost k minus atMost k-1',
        'exactly is not monotone',
        'subarrays with exactly k',
        'how to count subarrays with exactly k odd numbers',
        'exactly k with a window',
        'at most trick',
      ],
      answer:
        '"Exactly k" is not monotone: growing the window can make it right and then wrong, so one window misses starts. "At most k" is monotone, and each right end adds `right - left + 1` subarrays. Those with exactly k are atMost(k) - atMost(k - 1).',
    },
    {
      kind: 'cost',
      question: 'Why is a sliding window linear although it has a nested loop?',
      asks: [
        'why is sliding window O(n) with a nested while',
        'two loops but linear',
        'amortized cost of the window',
        'sliding window complexity',
        'while loop inside the for loop of a window, is that O(n^2)',
        'nested loop in sliding window looks quadratic',
        'tc of window with inner while',
        'two loops but still linear?',
        'why is it O(n) when there is a while inside a for',
        'is while inside for quadratic in a window',
        'left moves at most n times',
        'both pointers move n steps so linear?',
      ],
      answer:
        'Both ends only move right, at most n steps each, so all iterations of the inner loop together are at most n. The total is O(n), however the steps are spread. Space is what the window stores: O(1) for a sum, O(k) for counts of k keys.',
    },
    {
      kind: 'mistake',
      question: 'Why must I shrink with `while` and not with `if`?',
      asks: [
        'window never shrinks',
        'if instead of while',
        'my window is too long',
        'shrink only once',
        'i shrink only one step and the window stays invalid',
        'if or while when shrinking',
        'window keeps growing forever',
      ],
      answer:
        'Shrink with `while`, not `if`, when several elements may have to leave: after one enters, the rule may stay broken until many have left. Record a longest answer after shrinking, and a shortest one inside the loop, before each removal.',
    },
    {
      kind: 'mistake',
      question: 'Why does my shortest window always return 0?',
      asks: [
        'always returns 0',
        'best starts at 0',
        'minimum length gives 0',
        'min window initial value',
        'minimum window returns zero',
        'shortest subarray answer is always 0',
        'what to start the best length with',
      ],
      answer:
        'For a minimum, start `best` at infinity (or n + 1): `min(0, length)` stays 0 forever. At the end return 0 only if `best` never changed. For a maximum start at 0.',
    },
    {
      kind: 'mistake',
      question: 'Is the length of a window `right - left` or `right - left + 1`?',
      asks: [
        'off by one window length',
        'right - left or right - left + 1',
        'window length wrong',
        'plus one in the window length',
        'window size wrong by one',
        'right minus left',
      ],
      answer:
        'With both ends inside the window its length is `right - left + 1`. If `right` points one past the end, it is `right - left`. Pick one convention and update the answer at the point where the window is valid.',
    },
    {
      kind: 'compare',
      question: 'Should I use a sliding window or prefix sums?',
      asks: [
        'sliding window or prefix sum',
        'for sum = k which of them',
        'window vs prefix sums',
        'subarray sum equals k which technique',
        'prefix sum vs sliding window for subarray sum',
        'window or prefix map when numbers may be negative',
        'which technique for sum exactly k',
      ],
      answer:
        'With nonnegative values only, a window works: the sum grows and shrinks with its ends, O(1) space. With negative values, or to count all ranges with sum exactly k, use prefix sums with a map: O(n) time and space.',
      with: 'prefix-sum',
    },
    {
      kind: 'how',
      question: 'How does a window of fixed size work?',
      asks: [
        'fixed size window',
        'window of size k',
        'average of every k elements',
        'rolling window',
        'moving average of k values',
        'max sum of k consecutive elements',
        'subtract what leaves add what enters',
      ],
      answer:
        'Add the element that enters at `right`, and from index k on subtract the one that leaves at `right - k`. Record an answer once `right >= k - 1`. No inner loop is needed.',
    },
    {
      kind: 'how',
      question: 'How do I count all valid subarrays with a window?',
      asks: [
        'count subarrays with product less than k',
        'count all valid windows',
        'how many subarrays end here',
        'number of subarrays ending at right',
        'why add right - left + 1 to the count',
        'count subarrays with a window',
      ],
      answer:
        'When the window `left..right` is the longest valid one that ends at `right`, every start from `left` to `right` is valid too. So add `right - left + 1` to the count for each right end.',
    },
    {
      kind: 'how',
      question: 'How do I find the maximum of every window?',
      asks: [
        'sliding window maximum',
        'max of every k elements',
        'why a deque for the maximum',
        'monotonic deque window',
        'maximum in every window of size k',
        'deque keeps decreasing values',
      ],
      answer:
        'Keep a deque of indices whose values decrease. A new value removes all smaller ones from the back, because they can never be the maximum again. Drop the front when it leaves the window; the front is the maximum. Each index enters and leaves once: O(n).',
    },
    {
      kind: 'how',
      question: 'How do I find the longest run with at most k flips?',
      asks: [
        'flip at most k zeros',
        'longest run of ones with k changes',
        'max consecutive ones iii',
        'replace k elements longest',
        'longest ones if i may flip k zeros',
        'at most k bad elements in the window',
        'replace k characters',
      ],
      answer:
        'Do not flip anything. Ask for the longest window that contains at most k zeros: count zeros as they enter, and while the count exceeds k, move `left` and uncount any zero that leaves.',
    },
    {
      kind: 'mistake',
      question: 'Which edge cases of a window should I test?',
      asks: [
        'k larger than the array',
        'empty input window',
        'window with one element',
        'product less than k when k is 0 or 1',
        'array shorter than the window',
        'edge cases for windows',
      ],
      answer:
        'Test the limits first. With k larger than n there is no window of size k. For products below k, positive integers and k of 0 or 1, the answer is 0; without that check the shrinking loop can run past the right end.',
    },
    {
      kind: 'compare',
      question: 'How does a fixed window differ from a variable one?',
      asks: [
        'difference between fixed window and variable window',
        'fixed size vs variable size window',
        'static or dynamic window',
        'when is the window length given and when does it change',
        'does the window always have the same size',
        'when is the window size fixed',
      ],
      answer:
        'A fixed window always has length k: one element enters and one leaves at every step. A variable window grows at the right, and shrinks at the left only while its rule is broken (longest) or still met (shortest).',
    },
    {
      kind: 'when',
      question: 'Which everyday tasks are sliding-window problems?',
      asks: [
        'longest run of days with at most k bad ones',
        'most fruit picked with two baskets without a gap',
        'best sales of any 7 days in a row',
        'shortest stretch of the road with at least this much',
        'longest stretch of sensor readings that stays within a limit',
      ],
      answer:
        'Use a sliding window when you need the longest, the shortest or a fixed-length contiguous part, and can update its rule as elements enter and leave. Move the right end one step at a time. For the longest, move the left end while the rule is broken; for the shortest, while it is still met. O(n).',
    },
    {
      kind: 'compare',
      question: 'How does a window differ from two pointers that close in from both ends?',
      asks: [
        'window or opposite ends',
        'both have two indices, what is the difference to a window',
        'same direction or opposite direction pointers',
      ],
      answer:
        'A window is about everything between its two ends, and both ends move right. Opposite pointers look only at the two elements they point to and move toward each other. For a contiguous range with a rule on its content, use a window; for a pair in sorted data, opposite ends.',
      with: 'two-pointers',
    },
    {
      kind: 'why',
      question: 'Why does shrinking never miss a longer window?',
      asks: [
        'why does shrinking never miss a longer window',
        'why can the left end never move back',
        'proof that the window visits the best range',
      ],
      answer:
        'A window suits rules that stay broken when the window grows, such as a limit on the sum of nonnegative numbers. Then no valid window starts at an index that the left end has passed: it would contain the broken window that made the left end move. So the left end never has to go back.',
    },
    {
      kind: 'mistake',
      question: 'Can I start over at the right end when the window breaks?',
      asks: [
        'when the window breaks i start over at right',
        'reset the window to empty on violation',
        'so i just restart after a bad element',
        'clear everything when the rule breaks',
      ],
      answer:
        'No. Restarting throws away elements that still belong to a longer window. With at most one zero, [0, 1, 1, 0, 1] restarted at the second zero gives 3, but [1, 1, 0, 1] has length 4. Move the left end only until the rule holds again.',
    },
    {
      kind: 'mistake',
      question: 'Can I sort the array before I slide a window over it?',
      asks: [
        'can i sort before sliding window',
        'sort first then window, right',
        'sorting makes the window easier',
        'slide over the sorted array',
      ],
      answer:
        'Only if the order does not matter. Sorting destroys which elements are adjacent: in [5, 1, 5] the best two neighbors sum to 6, but sorted they would give 10. If you may choose any k values, for example with the smallest difference between largest and smallest, sorting and then a window is right.',
    },
    {
      kind: 'mistake',
      question: 'Is one variable enough for the maximum of a window?',
      asks: [
        'one variable is enough for the window maximum',
        'just update max when a larger one enters',
        'keep a running max of the window',
        'largest value in window with a single number',
      ],
      answer:
        'No. When the maximum leaves, one variable does not know the next largest. For [9, 2, 1] and k = 2 it keeps reporting 9, although the second window has maximum 2. Keep a deque of indices with decreasing values.',
    },
    {
      kind: 'mistake',
      question: 'Does a sliding window work for subsequences?',
      asks: [
        'sliding window works for subsequences, right',
        'window when elements may be skipped',
        'non adjacent elements with a window',
      ],
      answer:
        'No. A window contains every element between its ends, so it only fits contiguous ranges. The longest increasing subsequence of [1, 9, 2, 3] is 1, 2, 3, which skips 9, so no window is equal to it. Use DP for such problems.',
    },
    {
      kind: 'mistake',
      question: 'Why does my window sum keep growing?',
      asks: [
        'window sum keeps growing and never drops',
        'totals come out too big after first window',
        'sum wrong from the second window on',
        'forgot what leaves the window',
      ],
      answer:
        'The element that leaves is not subtracted, or the wrong one is. For a fixed size subtract `nums[right - k]`. With a left index subtract `nums[left]` first and increase `left` afterward; the other order removes the next element.',
    },
    {
      kind: 'mistake',
      question: 'Why do I miss the last window?',
      asks: [
        'misses the last window',
        'one window too few',
        'last group of k not checked',
        'stops before the final window',
        'fixed window skips the final group',
      ],
      answer:
        'The loop ends one too early: there are n - k + 1 windows of size k, so starts run from 0 to n - k, `range(n - k + 1)` in Python. If you loop over the right end instead, record an answer from `right == k - 1` on, up to and including the last index.',
    },
    {
      kind: 'mistake',
      question: 'Why does my deque report a maximum that has already left?',
      asks: [
        'deque maximum shows a number already gone',
        'old maximum stays in the output',
        'window max prints expired value',
        'max is stuck at the first big number',
      ],
      answer:
        'The front of the deque is not removed when it leaves the window. Store indices, not values, and drop the front while its index is at most `right - k`. With values alone you cannot know when one has expired.',
    },
    {
      kind: 'mistake',
      question: 'Why is my count of subarrays too small?',
      asks: [
        'count of subarrays too small',
        'counts one per right end only',
        'my count is too low with a window',
        'adds 1 instead of the window length',
      ],
      answer:
        'You add 1 per valid window, but each right end closes several valid subarrays: one for each start in the window. Add `right - left + 1`. For all subarrays of [1, 1, 1] with sum at most 3 that gives 1 + 2 + 3 = 6 instead of 3.',
    },
    {
      kind: 'when',
      question: 'Which stories hide a sliding window?',
      asks: [
        'consecutive chapters within 500 pages',
        'busiest half hour in the log',
        'songs in a row that fit on a cd',
        'cheapest five nights in a row',
        'most visitors in any 30 minutes',
        'longest stretch with at most two sick days',
      ],
      answer:
        'Use a sliding window: the items must be consecutive, and the rule (a limit, a length, a span of time) can be updated as items enter and leave. For a span of time, remove items from the left while they are too old. O(n), if values cannot be negative or the window has a fixed length.',
    },
    {
      kind: 'compare',
      question: 'Should I use a heap or a deque for the window maximum?',
      asks: [
        'heap or deque for the window maximum',
        'sliding maximum with a priority queue',
        'why deque instead of heap',
        'max heap with lazy deletion',
      ],
      answer:
        'Take the deque: O(n), since each index enters and leaves once. A heap of (value, index) that drops expired entries from its top also works, but costs O(n log n), and the expired entries below the top stay in memory.',
      with: 'heap-priority-queue',
    },
    {
      kind: 'how',
      question: 'How do I find the median of every window?',
      asks: [
        'median of every window of size k',
        'sliding window median',
        'middle value of the last k numbers',
        'kth smallest in each window',
      ],
      answer:
        'Counts and deques are not enough, because you need the middle of a changing set. Keep the k values in a balanced tree that knows subtree sizes, or in two balanced trees for the halves: O(n log k). Two heaps with lazy deletion also work, but may fill with expired values, so O(n log n). A sorted list with binary search is short to write but costs O(n · k), since inserting shifts elements.',
    },
    {
      kind: 'how',
      question: 'How do I keep a window over an endless stream?',
      asks: [
        'window over a never ending stream',
        'moving average from data stream',
        'requests in the last five minutes',
        'only keep the last k of a stream',
      ],
      answer:
        'Keep the values inside the window in a queue together with their sum: add the new one, remove the front when the window is too long or the front is too old. Memory is only what the window contains, and each value enters and leaves once, O(1) amortized.',
    },
    {
      kind: 'why',
      question: 'Can you show an input on which a window fails with negatives?',
      asks: [
        "why can't i shrink when the sum is too big with negatives",
        'i just shrink when the sum is too big',
        'example where a window fails with negative numbers',
        'counterexample for a window with negatives',
      ],
      answer:
        'Take [4, -2, 1] and the target sum 3. After 4 the sum is too big, so you drop 4, but 4 - 2 + 1 = 3 was the answer. Shrinking is safe only if adding elements never lowers the sum, and a negative number lowers it.',
    },
    {
      kind: 'when',
      question: 'When does a window shrink?',
      asks: [
        'when does a sliding window shrink',
        'when do i move the left end of a window',
        'how long do i shrink the window',
      ],
      answer:
        'A window for the longest range, or one that counts ranges that must not break the rule, shrinks while the rule is broken. A window for the shortest range shrinks while it is valid, and you record each length before the left element leaves. A window of fixed size, once full, drops one element per step.',
    },
  ],
  problems: [
    {
      number: 121,
      questions: [
        {
          asks: ['before', 'one pass', 'lowest price so far', 'negative profit'],
          answer:
            'Update the best profit with `price - lowest` before or after lowering `lowest`; both are right, since the same day gives 0. If prices only fall, the answer is 0.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'brute force all pairs of days',
          ],
          answer:
            'O(n) time and O(1) space: one pass that keeps the lowest price and the best profit. Comparing all pairs of days takes O(n²).',
        },
        {
          asks: ['profit uses maximum minus minimum', 'sells before it buys', 'why not max minus min price'],
          answer:
            'The highest price may come before the lowest, and you cannot sell before you buy. For [9, 1, 4] the answer is 3, not 8; compare each price only with the lowest before it.',
        },
      ],
    },
    {
      number: 209,
      questions: [
        {
          asks: ['returns 0', 'min length infinity', 'shrink while'],
          answer:
            'Start the best at infinity and turn it into 0 only at the end. Record inside the loop, before you remove the left value, since the window is still valid there.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'binary search or window',
            'n log n',
          ],
          answer:
            'O(n) time and O(1) space, since each end moves at most n steps. Prefix sums with binary search take O(n log n), and negative values break them as well.',
        },
        {
          asks: [
            'minimum size with negative numbers',
            'shortest subarray when values can be negative',
            'if zeros or negatives appear',
          ],
          answer:
            'Zeros do no harm, but with negative values the window fails, because growing may lower the sum. Then use prefix sums with a monotonic deque, O(n).',
        },
      ],
    },
    {
      number: 904,
      questions: [
        {
          asks: ['map size', 'remove key zero', 'longest with two distinct'],
          answer: 'The size of the map must be the number of kinds inside, so delete the key at count 0.',
        },
        {
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n) time: each tree enters and leaves the window at most once. Space is O(1), since the map contains at most three kinds.',
        },
        {
          asks: ['story in plain words', 'what does fruit ask for really', 'baskets and trees meaning'],
          answer:
            'It asks for the length of the longest subarray with at most two different values. Trees are indices, fruit kinds are values, and the baskets are the limit of two.',
        },
      ],
    },
    {
      number: 643,
      questions: [
        {
          asks: ['max start value', 'first window', 'negative values'],
          answer:
            'Start with the sum of the first k values. With 0 as initial maximum, negative averages are lost.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'recompute each average cost',
          ],
          answer:
            'O(n) time and O(1) space, because each step adds one value and subtracts one. Summing each window anew takes O(n · k).',
        },
        {
          asks: ['divide every window or once', 'integer division in average', 'average loses decimals'],
          answer:
            'Compare sums and divide once at the end, because all windows have the same length. In Java and C++ divide by a double, or the decimals are cut off.',
        },
      ],
    },
    {
      number: 219,
      questions: [
        {
          asks: ['at most k apart', 'set size k', 'update last index'],
          answer:
            'Compare with the last index and then overwrite it: the nearest earlier equal value is the only one that matters.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'set of k or map of indices',
          ],
          answer:
            'O(n) time on average. A map of last indices takes O(n) space, a set of the last k values only O(min(n, k)).',
        },
        {
          asks: ['distance exactly k allowed', 'set window one too small', 'distance wrong by one'],
          answer:
            'A distance of exactly k counts. With a set, check the new value first, then add it, and remove `nums[i - k]` once i is at least k; so the set contains the k values before the next one.',
        },
      ],
    },
    {
      number: 1004,
      questions: [
        {
          asks: ['flip zeros', 'window', 'count zeros not flips'],
          answer: 'Nothing is flipped: the answer is the longest window with at most k zeros.',
        },
        {
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n) time and O(1) space: each element enters and leaves once, and you store only a count of zeros.',
        },
        {
          asks: ['k zero flips gives wrong length', 'when k is 0', 'left must pass the zero'],
          answer:
            'With k = 0 the same code finds the longest run of ones. When more than k zeros are inside, move `left` until a zero has left; stopping before that keeps an invalid window.',
        },
      ],
    },
    {
      number: 713,
      questions: [
        {
          asks: ['window k = 0', 'k <= 1', 'count windows add length', 'right - left + 1'],
          answer:
            'Each right end adds as many subarrays as there are starts in the window. If k ≤ 1, the answer is 0; otherwise the loop would run past the end.',
        },
        {
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n) time and O(1) space: each element is multiplied in once and divided out at most once. Trying all subarrays takes O(n²).',
        },
        {
          asks: [
            'can i use logs or prefix products',
            'product overflows the integer',
            'zero would break the division',
          ],
          answer:
            'With a window the product stays below k times one value, so 64 bits are enough for the given limits. Prefix products would overflow; prefix sums of logarithms with binary search take O(n log n), and rounding may miscount. The method needs values of at least 1, because a zero could not be divided out.',
        },
      ],
    },
    {
      number: 992,
      questions: [
        {
          asks: ['exactly k distinct two windows', 'why subtract at most', 'atmost helper'],
          answer:
            'At most k counts right - left + 1 per right end. Subtracting at most k - 1 leaves exactly k.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'two passes of at most',
          ],
          answer:
            'O(n) time, since each of the two passes moves its ends at most n steps. Space is O(k) for the counts, plus one.',
        },
        {
          asks: ['exactly k with k equals 0', 'window count too small', 'misses starts with one window'],
          answer:
            'One window misses starts, because several starts can be valid for the same end. For each end, atMost adds `right - left + 1`; the difference of the two sums is the answer. atMost(0), which you need for k = 1, must be 0.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A roulette wheel logged 100,000 spins, each a number from 0 to 36. What is the length of the longest run of consecutive spins in which no number comes up twice?',
      words: ['no number comes up twice'],
      not: 'prefix-sum',
      why: 'A difference of two running totals gives a sum of spins, but a sum does not show whether a number occurs twice.',
      idea: 'Add spins on the right; when a number repeats, move the left end until it is in the run only once, and record the length.',
      cost: 'O(n)',
    },
    {
      task: 'A website logs the user number of each of a million clicks. How many blocks of exactly 50 consecutive clicks contain clicks by at least 20 different users? Blocks may overlap.',
      words: ['exactly 50 consecutive clicks', 'at least 20 different users'],
      not: 'two-pointers',
      why: 'Comparing the clicks at two indices decides nothing: all 50 clicks of the block count, so their summary must be kept up to date.',
      idea: 'Keep a count per user for the current 50 clicks; at each step one click enters, one leaves, and the number of different users is updated.',
      cost: 'O(n)',
    },
    {
      task: 'A parking garage logged the license number of every car, 300,000 entries in order of arrival. The firm owns 40 of these cars. Find the shortest run of consecutive entries that includes all 40 of them.',
      words: ['shortest run of consecutive entries', 'includes all 40 of them'],
      not: 'prefix-sum',
      why: 'One running total cannot show which of the 40 cars a run includes: the same car entering 40 times gives the same count.',
      idea: 'Grow the run until all 40 cars are in it, then shrink it from the left as long as they still are, recording the length.',
      cost: 'O(n)',
    },
    {
      task: 'A print shop lists the pages of 500,000 jobs, all positive numbers. How many runs of consecutive jobs, of any length, have fewer than 1,000 pages in total? Find the count in linear time with only a few variables.',
      words: ['all positive numbers', 'fewer than 1,000 pages in total'],
      not: 'prefix-sum',
      why: 'Running totals with a map find exact sums only; for “fewer than”, you need a stored table of 500,000 totals, which breaks the limit of a few variables.',
      idea: 'For each last job, drop jobs on the left while the total is 1,000 or more; the jobs that remain are the number of valid starts to add.',
      cost: 'O(n)',
    },
    {
      task: 'A shelf holds 200,000 jars in a row, each with one of nine kinds of jam. Jars can be taken only from the left or the right end. What is the fewest jars to take to have ten of every kind?',
      words: ['only from the left or the right end', 'ten of every kind'],
      not: 'greedy-intervals',
      why: 'No choice of an end is safe: a jar whose kind you do not need now may be in front of ten jars of the kind that is hardest to find.',
      idea: 'The jars that stay form one contiguous block, so find the longest block that leaves at least ten of every kind outside it.',
      cost: 'O(n)',
    },
  ],
} satisfies TutorTexts
