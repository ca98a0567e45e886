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
        'what does sliding window mean',
      ],
      answer:
        'A window is a contiguous range with two ends. The right end adds one element at a time; the left end drops elements when the rule is broken. What you know about the window (a sum, counts) is updated, never recomputed, so n ranges cost O(n) instead of O(n²).',
      further: {
        example:
          'Sums of two neighbors in [4, 2, 7, 1]:\n- 4 + 2 = 6.\n- 7 enters and 4 leaves: 6 + 7 - 4 = 9.\n- 1 enters and 2 leaves: 9 + 1 - 2 = 8.\nEach new sum takes one addition and one subtraction, and the largest is 9.',
        why: 'When a range moves by one, all its elements stay except those at the ends. So what you know about it follows from the old value by one addition and one removal, however long the range is.',
        check: {
          ask: 'The first window of size 3 in [5, 1, 4, 8] has sum 10. What is the sum of the next window?',
          right: ['13', 'thirteen'],
          because: '13: 8 enters and 5 leaves, so 10 + 8 - 5 = 13.',
          wrong: [
            {
              says: ['18', 'eighteen'],
              reply: 'You added the element that enters. Which element leaves at the left?',
            },
            {
              says: ['7', 'seven'],
              reply: 'Check which element enters and which one leaves: you may have swapped them.',
            },
          ],
        },
        claims: [
          {
            says: [
              'the window can skip elements',
              'the elements need not be adjacent',
              'a window may leave out elements in the middle',
            ],
            isRight: false,
            reply:
              'No. A window is contiguous: it contains every element between its two ends. Choosing elements with gaps makes a subsequence, which needs another method.',
          },
          {
            says: [
              'both ends only move right',
              'the left end never goes back',
              'left and right both only increase',
            ],
            isRight: true,
            reply:
              'Yes. Neither end ever moves back, so each of them makes at most n moves, and the scan is linear.',
          },
          {
            says: ['i have to recompute the sum for each window', 'each window is summed again'],
            isRight: false,
            reply:
              'No. Add the element that enters and subtract the one that leaves. For n elements and size k that makes O(n) instead of O(n · k).',
          },
        ],
      },
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
        'Look for three clues. The problem is about a contiguous range. It asks for the longest, the shortest or the number of valid ranges. And a broken rule stays broken (or a met one stays met) as the range grows. If growing can make it valid and then invalid again, as with negative numbers in a sum, a window of free length does not work.',
      further: {
        example:
          'Take [3, 2, 4] and the rule "sum at most 6": 3 + 2 = 5 is valid, 3 + 2 + 4 = 9 is not, and more positive values keep it broken. A window fits.\nTake [3, 2, -1, 1] and "sum exactly 5": 3 + 2 = 5 is right, then 4 is wrong, then 5 is right again. A window does not fit.',
        why: 'When the rule breaks, the left end moves on and never tries the starts it passed again. That is only correct if those starts are useless for every later right end, and the third clue guarantees just that.',
        check: {
          ask: 'All values are positive. One task wants the longest subarray with sum at most 20, another the longest with an even sum. Which of them fits a window, the limit or the even sum?',
          right: ['limit', 'at most', 'at most 20', 'the first'],
          because:
            'The limit: a sum above 20 stays above 20 when more values enter. An even sum becomes odd and even again.',
          wrong: [
            {
              says: ['even', 'the second'],
              reply:
                'With [2, 1, 1] the sum goes from 2 to 3 to 4. What happens to a rule about parity as the window grows?',
            },
            {
              says: ['both', 'either'],
              reply:
                'One of the rules can be broken and then be met again as the window grows. Try [2, 1, 1].',
            },
            {
              says: ['none', 'none of them'],
              reply:
                'For one of the rules, once it is broken, adding positive values never repairs it. Which one?',
            },
          ],
        },
        claims: [
          {
            says: [
              'every subarray problem is a sliding window',
              'contiguous always means window',
              'any contiguous range problem can use a window',
            ],
            isRight: false,
            reply:
              'No. To count subarrays with sum exactly k among values of any sign, you need prefix sums and a hash map.',
          },
          {
            says: [
              'longest substring without repeating characters is a window',
              'no repeated characters fits a window',
              'unique characters in a substring is a window problem',
            ],
            isRight: true,
            reply:
              'Yes. A repeated character stays repeated as the window grows, so the left end moves past the first of the two copies.',
          },
          {
            says: ['a subsequence problem needs a window', 'windows find subsequences'],
            isRight: false,
            reply:
              'No. A subsequence may skip elements, and a window contains everything between its ends. Subsequences usually need DP or a greedy choice.',
          },
        ],
      },
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
        'what if the numbers can be negative',
        'what happens to the window if some numbers are negative',
      ],
      answer:
        'Such a window relies on a sum that never falls as the window grows. With negative numbers, a sum that is too big may become right when the window grows, so shrinking throws away answers. For an exact sum with values of any sign, use prefix sums and a hash map of earlier prefixes: O(n) time on average and O(n) space.',
      further: {
        example:
          'Find the longest subarray of [3, 2, -2] with sum at most 4.\n- 3 is valid.\n- 3 + 2 = 5 is too much, so the window drops 3.\n- 2 - 2 = 0 is valid, length 2.\nBut 3 + 2 - 2 = 3 is valid, too, with length 3. The window dropped 3 too early.',
        why: 'If no value is negative, a start whose sum is over the limit stays over it for every later end, so dropping it is safe. One negative value can bring the sum back under the limit, and then the dropped start was needed.',
        check: {
          ask: 'How long is the longest subarray of [5, 3, -4, 1] with sum at most 6?',
          right: ['4', 'four'],
          because:
            'Four: the whole array sums to 5. A window drops the first value at 5 + 3 = 8 and only finds length 3.',
          wrong: [
            {
              says: ['3', 'three'],
              reply:
                'That is what a window finds after it dropped 5. What do all the values together sum to?',
            },
            {
              says: ['2', 'two', '1', 'one'],
              reply: 'Do not stop where the sum exceeds 6. What does the next value do to it?',
            },
          ],
        },
        claims: [
          {
            says: [
              'a window of fixed size works with negatives',
              'fixed size windows are fine with negative numbers',
              'with fixed length negative values are fine',
            ],
            isRight: true,
            reply:
              'Yes. With a fixed size no decision depends on the sum: at each step one element enters and one leaves, positive or negative.',
          },
          {
            says: [
              'i can add a constant to make all values positive',
              'shift all numbers so that none is negative',
            ],
            isRight: false,
            reply:
              'No. Adding c to every value adds c times the length to a sum, so ranges of different lengths change by different amounts.',
          },
          {
            says: [
              'zeros break the window too',
              'a zero is as bad as a negative',
              'zeros make the sum fall too',
            ],
            isRight: false,
            reply:
              'No, not for a limit on the sum: a zero leaves the sum as it is, so it still never falls as the window grows. Only counting exact sums needs care with zeros.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why are windows with exactly k kinds counted by subtraction?',
      about: 992,
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
      further: {
        example:
          'Take [1, 5, 1, 1] and the limit 5.\n- 1 enters: sum 1.\n- 5 enters: 6, so 1 leaves: 5.\n- 1 enters: 6, so 5 leaves: 1.\n- 1 enters: 2.\nThat makes four entries and two removals. More than four of each is impossible.',
        why: 'Count by element, not by iteration: each element enters once and leaves at most once. An inner loop that runs long needs many elements inside, and each of them cost only one cheap step before.',
        check: {
          ask: 'An array has 10 elements. What is the largest number of elements that the inner loop can remove in the whole run?',
          right: ['10', 'ten'],
          because:
            'Ten: each element leaves at most once, and all can leave if every single value breaks the rule.',
          wrong: [
            {
              says: ['100', 'hundred'],
              reply: 'That assumes a full inner loop at every step. Can the same element leave twice?',
            },
            {
              says: ['45', '50', '55'],
              reply: 'That adds up longer and longer inner loops. Can the same element leave twice?',
            },
            {
              says: ['9', 'nine'],
              reply:
                'Almost. What if every single value breaks the rule on its own, so that the window becomes empty?',
            },
          ],
        },
        claims: [
          {
            says: ['while inside for is n squared', 'the inner loop makes it quadratic'],
            isRight: false,
            reply:
              'No. `left` moves at most n times in the whole run, not for each right end, so both loops together make at most 2n steps.',
          },
          {
            says: [
              'each element enters and leaves at most once',
              'every element is added once and removed once',
              'an element is handled at most twice',
            ],
            isRight: true,
            reply: 'Yes. It enters once and leaves at most once, so there are at most 2n updates.',
          },
          {
            says: [
              'a window always takes o(1) space',
              'the space is always constant',
              'a sliding window needs only constant memory',
            ],
            isRight: false,
            reply:
              'No. A sum takes O(1), but counts for k different keys take O(k), and the deque for the maximum of size-k windows can contain k indices.',
          },
        ],
      },
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
      further: {
        example:
          'The limit is 6 and the values are [2, 3, 1, 6].\n- 2 + 3 + 1 = 6 is valid.\n- 6 enters: 12. `if` removes only 2, and 10 is still over the limit.\n- `while` removes 2, 3 and 1, and 6 alone is valid.',
        why: 'A single new element can exceed the limit by more than the leftmost element gives back. Only testing the rule again after each removal guarantees that the window is valid when the loop ends.',
        check: {
          ask: 'The limit is 10. The window [4, 1, 3] has sum 8, and 9 enters. How many elements must leave?',
          right: ['3', 'three', 'all three'],
          because:
            'Three: 17 - 4 = 13 and 13 - 1 = 12 are too much, and only 12 - 3 = 9 is within the limit.',
          wrong: [
            { says: ['1', 'one'], reply: '17 - 4 = 13. Is that within the limit?' },
            { says: ['2', 'two'], reply: '17 - 4 - 1 = 12. Is that within the limit?' },
            {
              says: ['4', 'four', 'all four'],
              reply: 'The new element may stay: 9 alone is within the limit.',
            },
          ],
        },
        claims: [
          {
            says: [
              'one removal is enough',
              'an if removes enough because one element entered',
              'removing a single element always repairs the window',
            ],
            isRight: false,
            reply: 'No. With the limit 5, [1, 1, 1] and then 5 makes 8, and all three ones have to leave.',
          },
          {
            says: [
              'record the longest after shrinking',
              'the longest is measured after the while loop',
              'update the best length after the inner loop',
            ],
            isRight: true,
            reply: 'Yes. Before it, the window may break the rule, so its length does not count.',
          },
          {
            says: ['shrinking with if works just as well', 'i can always use if instead of while'],
            isRight: false,
            reply:
              'Only if you want nothing but the longest length: then a window that never gets shorter gives it. But that window may be invalid, so you cannot count or read it.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why does my shortest window always return 0?',
      about: 209,
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
      further: {
        example:
          'Find the shortest range of [1, 4, 3] with sum at least 7.\n- 1 + 4 + 3 = 8: length 3. From infinity, `best` becomes 3; from 0, it stays 0.\n- Remove 1: 4 + 3 = 7 is still enough, `best` becomes 2.\n- Remove 4: 3 is too small.\nThe answer is 2.',
        why: '`min` only ever lowers a value. So the start must be larger than every possible length, or some real window could not replace it. Lengths are at most n, which is why n + 1 works as well as infinity.',
        check: {
          ask: 'The sum must be at least 5, the values are [2, 3, 5], and `best` starts at 4. What is `best` at the end?',
          right: ['1', 'one'],
          because: 'One: 2 + 3 gives length 2 first, but 5 alone reaches the target with length 1.',
          wrong: [
            {
              says: ['2', 'two'],
              reply: 'Two values reach the target. Does a later window do it with fewer?',
            },
            {
              says: ['0', 'zero'],
              reply:
                'That would happen if `best` started there. Here each valid window lowers it from 4; which is the shortest?',
            },
            {
              says: ['3', 'three'],
              reply:
                'The whole array reaches the target, but elements may leave while the sum is still enough.',
            },
          ],
        },
        claims: [
          {
            says: [
              'best can start at 0 for a minimum',
              'start best at zero',
              'i can initialize the minimum with zero',
            ],
            isRight: false,
            reply: 'No. `min(0, length)` is 0 for every length, so no window can ever replace it.',
          },
          {
            says: [
              'n + 1 works instead of infinity',
              'best can start at n plus 1',
              'n + 1 is as good as infinity',
            ],
            isRight: true,
            reply:
              'Yes. No window is longer than n, so any window replaces n + 1, and if it is still there at the end, no window was valid.',
          },
          {
            says: [
              'starting best at n is enough',
              'n is big enough as a start',
              'i can initialize best with the array length',
            ],
            isRight: false,
            reply:
              'No. n can be a real answer, the whole array, and then you cannot tell it from "no valid window". Start at n + 1.',
          },
        ],
      },
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
        'With nonnegative values, a window finds the longest or shortest range within a limit on the sum: its sum grows and shrinks with its ends, O(1) space. With negative values and an exact sum, or to count all ranges with sum exactly k, use prefix sums with a map: O(n) time on average and O(n) space.',
      with: 'prefix-sum',
      further: {
        example:
          'Count the ranges of [4, -1, 2, 1] with sum 3.\n- A window drops 4 at once, since 4 > 3, and misses 4 - 1 = 3.\n- The prefixes are 0, 4, 3, 5, 6. Prefix 3 is 3 above 0, and prefix 6 is 3 above 3, so there are two ranges: [4, -1] and [2, 1].',
        why: 'A window decides from the current sum alone which starts it drops, and that needs sums that never fall. The map remembers every earlier prefix, so it drops nothing, and the signs do not matter.',
        check: {
          ask: 'How many ranges of [1, 0, 0, 2] have sum exactly 2?',
          right: ['3', 'three'],
          because:
            'Three: [2], [0, 2] and [0, 0, 2]. A single window gives one length for this end and misses the other starts, while the map counts them all.',
          wrong: [
            {
              says: ['1', 'one'],
              reply: 'Zeros in front leave the sum as it is. Which other starts give the same sum?',
            },
            {
              says: ['2', 'two'],
              reply: 'There are two zeros in front. Does a range have to take both or none of them?',
            },
            {
              says: ['4', 'four'],
              reply: 'Does the range that starts at the very first value still have this sum?',
            },
          ],
        },
        claims: [
          {
            says: [
              'prefix sums handle negative numbers',
              'negative values do not disturb prefix sums',
              'prefix sums are right for any sign',
            ],
            isRight: true,
            reply: 'Yes. The difference of two prefixes is the exact sum of a range, whatever the signs are.',
          },
          {
            says: [
              'a window can count subarrays with sum exactly k',
              'one window is enough to count exact sums',
              'a single sliding window counts sums equal to k',
            ],
            isRight: false,
            reply:
              'Only if no value is negative. With zeros it takes two counts, at most k minus at most k - 1, because a single window misses starts.',
          },
          {
            says: [
              'prefix sums with a map need o(1) space',
              'the map costs no extra memory',
              'prefix sums use constant memory',
            ],
            isRight: false,
            reply:
              'No. The map stores up to n + 1 prefixes, O(n). A window needs only one sum and two indices.',
          },
        ],
      },
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
      further: {
        example:
          'Count the subarrays of [2, 1, 3] with sum at most 4.\n- At 2 the window is [2]: add 1.\n- At 1 it is [2, 1], sum 3: add 2.\n- At 3 the sum is 6, so 2 leaves: [1, 3]: add 2.\nThe total is 5: [2], [1], [2, 1], [3] and [1, 3].',
        why: 'Each subarray has one right end, so counting by right end counts it once. And every part of a valid window that keeps the right end has fewer elements, so it cannot break a rule that only more elements can break.',
        check: {
          ask: 'The longest valid window that ends at index 7 starts at index 3. How many valid subarrays end at index 7?',
          right: ['5', 'five'],
          because: 'Five: one for each start 3, 4, 5, 6 and 7, that is 7 - 3 + 1.',
          wrong: [
            { says: ['4', 'four'], reply: 'Count the starts one by one, from index 3 to index 7.' },
            {
              says: ['1', 'one'],
              reply: 'That is the longest one. What about the shorter ones with the same end?',
            },
            { says: ['8', 'eight'], reply: 'Starts before index 3 break the rule. Which starts are left?' },
          ],
        },
        claims: [
          {
            says: ['add one per window', 'each window counts once', 'the count grows by one at each step'],
            isRight: false,
            reply:
              'No. A window of length 3 closes three valid subarrays at its right end, one for each start, so add its length.',
          },
          {
            says: [
              'each right end adds the window length',
              'add right - left + 1 each time',
              'the number of starts is the window length',
            ],
            isRight: true,
            reply:
              'Yes. That is the number of starts from `left` to `right`, and each of them gives one valid subarray.',
          },
          {
            says: ['the same formula counts sums of at least k', 'at least k works the same way'],
            isRight: false,
            reply:
              'No. For "at least k" with nonnegative values and k > 0 the longer ranges are valid: shrink while the sum is at least k, then add `left`, the number of starts passed.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I find the maximum of every window?',
      about: 239,
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
      about: 1004,
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
      further: {
        example:
          'Take [3, 4, 2, 1] and the limit 7.\n- 3 + 4 = 7 is valid.\n- With 2 it is 9, so the left end passes 3. Every range from 3 that reaches the 2 contains 3 + 4 + 2 = 9.\n- 4 + 2 = 6, and with 1 it is 7: length 3, the longest.',
        why: 'A range that contains a broken one has all of its elements and perhaps more. With nonnegative values, more elements never lower a sum, so the larger range is over the limit as well.',
        check: {
          ask: 'In the string "abcbb" at most two different letters are allowed. How long is the longest valid substring?',
          right: ['4', 'four'],
          because: 'Four: when c enters, the left end passes a, and "bcbb" stays valid to the end.',
          wrong: [
            { says: ['5', 'five'], reply: 'How many different letters does the whole string have?' },
            {
              says: ['3', 'three'],
              reply: 'When c enters, only one letter has to leave. How far does the window grow after that?',
            },
            {
              says: ['2', 'two'],
              reply: 'Two is the limit on different letters, not on the length. Letters may repeat.',
            },
          ],
        },
        claims: [
          {
            says: ['the left end sometimes has to go back', 'left must jump back to earlier starts'],
            isRight: false,
            reply:
              'No. Every start that the left end passed contains a broken range up to the current right end, and such a range stays broken.',
          },
          {
            says: ['the left pointer never moves backward', 'left only moves forward'],
            isRight: true,
            reply: 'Yes. The starts it passed cannot become valid again, so there is nothing to go back for.',
          },
          {
            says: ['this works for any rule', 'any condition can be checked with a window'],
            isRight: false,
            reply:
              'No. The rule must stay broken as the window grows. "An even number of ones" is broken and met again by turns, so dropped starts may be needed.',
          },
        ],
      },
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
      about: 239,
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
      about: 239,
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
      about: 239,
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
    {
      kind: 'what',
      question: 'What is a subarray?',
      asks: [
        'what is a subarray',
        'what does contiguous mean',
        'what is a contiguous subarray',
        'subarray meaning',
        'subarray vs subsequence',
        'subarray or subset',
        'how many subarrays does an array have',
        'difference between subarray and subsequence',
      ],
      answer:
        'A subarray is a contiguous part of an array: consecutive elements without gaps, such as [2, 3] in [1, 2, 3, 4]. [1, 3] is not one, because it skips the 2; it is a subsequence. A subset has no order at all. An array of n elements has n(n + 1) / 2 nonempty subarrays, so 10 of them for n = 4.',
      further: {
        example:
          '[5, 6, 7] has the subarrays [5], [6], [7], [5, 6], [6, 7] and [5, 6, 7]: six, and 3 · 4 / 2 = 6. [5, 7] is missing, because 6 is between them.',
        why: 'A subarray is fixed by its first and its last index. There are n choices with equal ends and n(n - 1) / 2 with different ends, n(n + 1) / 2 together.',
        check: {
          ask: 'How many nonempty subarrays does an array of 5 elements have?',
          right: ['15', 'fifteen'],
          because: '15: 5 · 6 / 2.',
          wrong: [
            { says: ['32', '31'], reply: 'That counts subsets. A subarray has no gaps.' },
            {
              says: ['10', 'ten'],
              reply: 'That counts those with two different ends. A single element is a subarray, too.',
            },
          ],
        },
        claims: [
          {
            says: ['a subarray may skip elements', '[1, 3] is a subarray of [1, 2, 3]'],
            isRight: false,
            reply: 'No. With gaps it is a subsequence.',
          },
          {
            says: ['every subarray is a subsequence', 'a subarray is a subsequence without gaps'],
            isRight: true,
            reply: 'Yes. It keeps the order and skips nothing inside.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why do people use a sliding window?',
      asks: [
        'why do people use a sliding window',
        'why use a sliding window',
        'what is the point of a sliding window',
        'why not simply two loops for subarrays',
        'why not check every subarray',
        'why is a sliding window better than brute force',
        'why not just add up every window again',
      ],
      answer:
        'Neighboring windows share almost all of their elements. For windows of length 3 in [2, 5, 1, 8], the sum is 2 + 5 + 1 = 8, and the next is 8 - 2 + 8 = 14: subtract what leaves, add what enters. Each move costs O(1), so all windows cost O(n). Adding up every window again costs O(n · k).',
    },
    {
      kind: 'compare',
      question: 'Are two loops good enough for the largest sum of k adjacent numbers?',
      about: 643,
      asks: [
        'i use two loops for the biggest sum of k neighboring numbers, is that ok',
        'brute force for the best sum of k adjacent numbers',
        'is it ok to add up every window with a loop',
        'biggest sum of k numbers next to each other',
        'the numbers must be next to each other and k is given',
        'adding up k numbers at every start is too slow',
        'the k numbers are neighbors in the array',
        'best total of k consecutive days',
      ],
      answer:
        'They give the right answer but add k numbers for each start: O(n · k). A window of fixed size takes O(n): add the number that enters, subtract the one that leaves, and remember the largest sum. For [4, 2, 7, 1] and k = 2 the sums are 6, then 6 + 7 - 4 = 9, then 9 + 1 - 2 = 8, so the answer is 9.',
    },
    {
      kind: 'how',
      question: 'How do I find the shortest subarray with a sum of at least k?',
      about: 209,
      asks: [
        'what if k is not fixed and i want the shortest one with sum at least 10',
        'shortest subarray with sum at least a target',
        'the length is not given, i want the shortest window',
        'smallest length with a sum of at least x',
        'what if the size of the window is not fixed',
        'how do i shrink the window for the shortest',
        'minimum length with sum at least k',
      ],
      answer:
        'Grow the window at the right end. While its sum is at least k, record its length and remove the left element. For [4, 2, 7, 1, 5] and k = 10: 4, 2, 7 has sum 13, length 3; 2, 7 has only 9. Later 7, 1, 5 has length 3 as well, so the answer is 3. O(n), as long as no number is negative; otherwise use prefix sums with a monotonic deque.',
    },
    {
      kind: 'what',
      question: 'Must the array be sorted for a sliding window?',
      asks: [
        'does a window need a sorted array',
        'what if the array is not sorted',
        'must the array be sorted for a sliding window',
        'does a sliding window work on unsorted input',
      ],
      answer:
        'A sliding window needs no sorted array, and sorting would destroy the subarrays that the problem asks about. What a window of free length needs is a condition that moves in one direction as it grows: a sum of nonnegative numbers never falls, nor does the number of distinct values. A window of fixed size needs nothing.',
    },
    {
      kind: 'how',
      question: 'How do I explain a sliding window in an interview?',
      asks: [
        'how would i explain this in an interview',
        'how do i explain a window to the interviewer',
        'how do i present the sliding window solution',
        'what do i say about the window in an interview',
      ],
      answer:
        'Say: "Checking every subarray takes O(n²). I keep a window and its summary, such as a sum or counts. The right end adds one element; while the rule is broken, the left end removes one. Neither end moves back, so it is O(n)." Then name what the window stores and trace a short input.',
    },
    {
      kind: 'mistake',
      question: 'What if the input of a window is empty or shorter than k?',
      asks: [
        'what if the array is empty',
        'window larger than the array',
        'k is larger than n',
        'what if the string is empty',
        'empty input for a sliding window',
      ],
      answer:
        'With a free length the loop does not run, and the start value is the answer: 0 for a longest or a count, and "none" for a shortest, so convert infinity to 0 at the end. With a fixed size k > n there is no window at all; return what the problem says for that, before you sum the first k elements.',
    },
  ],
  problems: [
    {
      number: 121,
      questions: [
        {
          question: 'Do I update the profit before or after the lowest price?',
          asks: ['before', 'one pass', 'lowest price so far', 'negative profit'],
          answer:
            'Both orders are right: if you lower `lowest` first, the same day gives a profit of 0, which changes nothing. If prices only fall, the answer is 0.',
        },
        {
          question: 'Why is one pass over the prices enough?',
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
          question: 'Why not subtract the minimum from the maximum?',
          asks: ['profit uses maximum minus minimum', 'sells before it buys', 'why not max minus min price'],
          answer:
            'The highest price may come before the lowest, and you cannot sell before you buy. For [9, 1, 4] the answer is 3, not 8; compare each price only with the lowest before it.',
        },
        {
          question: 'Is it a sliding window at all?',
          asks: [
            'is best time to buy and sell stock a sliding window',
            'why is buy and sell stock a window problem',
            'is that a sliding window too',
            'which pattern is buy and sell stock',
          ],
          answer:
            'You can see it as one: left is the day to buy, right the day to sell. When the price at right is lower than at left, left jumps to right. It is simpler to keep just the lowest price so far and the best profit. Both take O(n) time and O(1) space.',
        },
        {
          question: 'What if there is only one price, or prices only fall?',
          asks: [
            'what if the array is empty',
            'only one day',
            'prices only go down',
            'what if there is no profit',
            'all prices equal',
          ],
          answer:
            'Then the answer is 0, since you need not trade. Start the best profit at 0; with one price, equal prices or falling prices nothing exceeds it.',
        },
      ],
    },
    {
      number: 209,
      questions: [
        {
          question: 'Why does my shortest length come out as 0?',
          asks: ['returns 0', 'min length infinity', 'shrink while'],
          answer:
            'Start the best at infinity and turn it into 0 only at the end. Record inside the loop, before you remove the left value, since the window is still valid there.',
        },
        {
          question: 'Why does it take linear time?',
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
          question: 'What changes with zeros or negative values?',
          asks: [
            'minimum size with negative numbers',
            'shortest subarray when values can be negative',
            'if zeros or negatives appear',
          ],
          answer:
            'Zeros do no harm, but with negative values the window fails, because growing may lower the sum. Then use prefix sums with a monotonic deque, O(n).',
        },
        {
          question: 'Can I shrink with `if` instead of `while`?',
          asks: [
            'i use if instead of while to shrink is that ok',
            'is if enough to shrink the window',
            'while or if in minimum size subarray sum',
            'if instead of while minimum size',
          ],
          answer:
            'No, use `while`. One large value can allow several removals. For target 7 and [1, 1, 1, 7] the window [1, 1, 1, 7] has sum 10; removing one 1 gives length 3, but you may remove all three, and the answer is 1. With `if` you would stop at length 3.',
        },
        {
          question: 'What if the array is empty or nothing reaches the target?',
          asks: [
            'what if the array is empty',
            'no subarray reaches the target',
            'target larger than the total',
            'what do i return if there is none',
          ],
          answer:
            'Return 0. Start the best length at infinity (or n + 1); if it is unchanged at the end, no window had a sum of at least the target. An empty array never enters the loop, so it gives 0, too.',
        },
      ],
    },
    {
      number: 904,
      questions: [
        {
          question: 'Why must I delete a kind whose count is 0?',
          asks: [
            'when do i delete from the map',
            'when do i remove a key from the map',
            'map size',
            'remove key zero',
            'longest with two distinct',
          ],
          answer:
            'The size of the map must be the number of kinds inside the window, so delete a key as soon as its count is 0. Otherwise a kind that has left still counts.',
        },
        {
          question: 'What do time and space come to?',
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n) time: each tree enters and leaves the window at most once. Space is O(1), since the map contains at most three kinds.',
        },
        {
          question: 'What does the story about baskets really ask for?',
          asks: ['story in plain words', 'what does fruit ask for really', 'baskets and trees meaning'],
          answer:
            'It asks for the length of the longest subarray with at most two different values. Trees are indices, fruit kinds are values, and the baskets are the limit of two.',
        },
        {
          question: 'When do I delete a key from the map?',
          asks: [
            'when do i delete from the map',
            'delete a fruit from the map',
            'remove the key at zero',
            'pop from the map',
          ],
          answer:
            'When its count becomes 0 after the left tree has left the window. The number of keys must be the number of kinds inside. Lower the count of `fruits[left]`, delete the key at 0, move left, and repeat while there are more than two keys.',
        },
      ],
    },
    {
      number: 643,
      questions: [
        {
          question: 'Which value does the maximum start with?',
          asks: ['max start value', 'first window', 'negative values'],
          answer:
            'Start with the sum of the first k values. With 0 as initial maximum, negative averages are lost.',
        },
        {
          question: 'How does it avoid summing each window again?',
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
          question: 'Do I divide in each window or once?',
          asks: ['divide every window or once', 'integer division in average', 'average loses decimals'],
          answer:
            'Compare sums and divide once at the end, because all windows have the same length. In Java and C++ divide by a double, or the decimals are cut off.',
        },
        {
          question: 'Do I sum each window again?',
          asks: [
            'max average subarray of length k do i recompute the sum each time',
            'recompute the sum',
            'sum of each window again',
          ],
          answer:
            'No. Sum the first k elements once; then add the element that enters and subtract the one that leaves. [4, 2, 7] with k = 2: 6, then 6 + 7 - 4 = 9. That is O(n) instead of O(n · k), and you divide by k only at the end.',
        },
      ],
    },
    {
      number: 219,
      questions: [
        {
          question: 'Which earlier index do I compare with?',
          asks: ['at most k apart', 'set size k', 'update last index'],
          answer:
            'Compare with the last index of the value and then overwrite it: the nearest earlier equal value is the only one that matters, because all others are farther away.',
        },
        {
          question: 'Is a map of indices or a set of k values cheaper?',
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
          question: 'Does a distance of exactly k count?',
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
          question: 'Do I really flip the zeros?',
          asks: ['flip zeros', 'window', 'count zeros not flips'],
          answer:
            'Nothing is flipped. Find the longest window with at most k zeros: those are the zeros that you could flip.',
        },
        {
          question: 'How much time and memory does it take?',
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n) time and O(1) space: each element enters and leaves once, and you store only a count of zeros.',
        },
        {
          question: 'How far does the left end move, and what if k is 0?',
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
          question: 'How many subarrays does each right end add, and what if k ≤ 1?',
          asks: ['window k = 0', 'k <= 1', 'count windows add length', 'right - left + 1'],
          answer:
            'Each right end adds as many subarrays as there are starts in the window. If k ≤ 1, return 0 at once: no product of positive integers is below 1, and the shrinking loop would run past the end.',
        },
        {
          question: 'Why is the product window linear?',
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n) time and O(1) space: each element is multiplied in once and divided out at most once. Trying all subarrays takes O(n²).',
        },
        {
          question: 'Can I use logarithms or prefix products instead?',
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
          question: 'Why do I subtract two counts?',
          asks: ['exactly k distinct two windows', 'why subtract at most', 'atmost helper'],
          answer:
            '`atMost(k)` adds `right - left + 1` for each right end, so it counts all subarrays with k kinds or fewer. Subtract `atMost(k - 1)`, and those with exactly k are left.',
          further: {
            example:
              'Take [1, 2, 1] and k = 2.\n- `atMost(2)`: the windows have lengths 1, 2 and 3, in total 6.\n- `atMost(1)`: the windows have lengths 1, 1 and 1, in total 3.\n- 6 - 3 = 3: the subarrays [1, 2], [2, 1] and [1, 2, 1].',
            why: 'A subarray with at most k kinds has either exactly k or at most k - 1, never both, so the difference is what you want. And "at most" suits a window, because more elements never reduce the number of kinds.',
            check: {
              ask: 'How many subarrays of [5, 5, 6] have exactly one kind?',
              right: ['4', 'four'],
              because:
                'Four: `atMost(1)` adds 1, 2 and 1, and `atMost(0)` is 0. They are [5], [5], [5, 5] and [6].',
              wrong: [
                {
                  says: ['3', 'three'],
                  reply: 'Those are the single elements. Is there a longer subarray with one kind?',
                },
                {
                  says: ['6', 'six'],
                  reply: 'That is the number of all subarrays. Some of them contain two kinds.',
                },
                {
                  says: ['2', 'two'],
                  reply: 'Equal values at different indices make different subarrays. Count by right end.',
                },
              ],
            },
            claims: [
              {
                says: [
                  'exactly k is atmost(k) - atmost(k - 1)',
                  'at most k minus at most k minus 1',
                  'subtract the count for k - 1 from the count for k',
                ],
                isRight: true,
                reply:
                  'Yes. The first counts subarrays with k kinds or fewer, the second those with fewer than k, so those with exactly k are left.',
              },
              {
                says: [
                  'one window with exactly k is enough',
                  'a single window counts exactly k',
                  'i can count exactly k with one left pointer',
                ],
                isRight: false,
                reply:
                  'No. In [1, 2, 1, 2] with k = 2, three starts are valid for the last index, and one left end marks only one of them.',
              },
              {
                says: ['it needs two separate passes', 'the two counts cannot run together'],
                isRight: false,
                reply:
                  'No. You can keep two left ends with their counts in one loop; each right end then adds the distance between the left ends.',
              },
            ],
          },
        },
        {
          question: 'What do the two passes cost?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'two passes of at most',
          ],
          answer:
            'O(n) time, since each of the two passes moves its ends at most n steps. Space is O(k), because the counts have at most k + 1 keys.',
        },
        {
          question: 'Why does a single window count too few?',
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
  claims: [
    {
      says: [
        'sorting first makes the window work with negative numbers',
        'i can sort the array before using a window',
      ],
      isRight: false,
      reply:
        'No. The window is about neighbors in the given order, and sorting changes which values are neighbors.',
    },
    {
      says: ['when the sum is too large i move the right end', 'shrink the window from the right'],
      isRight: false,
      reply: 'No. The window shrinks at its left end; the right end only takes in new elements.',
    },
    {
      says: ['when the window is invalid i move the left end', 'shrink the window from the left'],
      isRight: true,
      reply: 'Yes. The left end moves until the window is valid again, and the right end goes on from there.',
    },
    {
      says: ['sliding window works with negative numbers', 'the window can handle negative values'],
      isRight: false,
      reply:
        'Not when it grows and shrinks by its sum: a negative value can make a sum that was too large right again. A window of fixed size works with any values.',
    },
    {
      says: ['sliding window is linear', 'a window takes o(n) time'],
      isRight: true,
      reply:
        'Yes, if adding and removing one element takes constant time: each element enters once and leaves at most once.',
    },
    {
      says: [
        'left always moves by one',
        'left moves exactly one step each time',
        'the left pointer moves one step for each new element',
        'left only ever moves by one',
      ],
      isRight: false,
      reply:
        'No. It moves as far as it takes until the window is valid again, which can be no step or several. In "abcb" the second b makes left pass a and b, two steps.',
    },
    {
      says: [
        'left can move several steps at once',
        'left moves until the window is valid',
        'sometimes left does not move at all',
      ],
      isRight: true,
      reply:
        'Yes. Left moves until the rule holds again, so it may take no step or many. In total it takes at most n steps.',
    },
    {
      says: [
        'i buy at the smallest price overall',
        'buy at the lowest price of all days',
        'the best buy is the global minimum',
        'i always buy at the minimum of the array',
      ],
      isRight: false,
      reply:
        'No. After the lowest price there may be no good day to sell. In [5, 9, 1, 2] the lowest price is 1, with profit 1, but buying at 5 and selling at 9 gives 4.',
    },
    {
      says: [
        'i sell at the highest price overall',
        'the best sell is the global maximum',
        'sell at the maximum of the array',
        'the profit is max minus min',
      ],
      isRight: false,
      reply:
        'No. The highest price may come before the lowest: in [9, 1, 4] max minus min is 8, but you cannot sell before you buy. The answer is 3.',
    },
    {
      says: [
        'i compare each price with the lowest price before it',
        'keep the smallest price so far and the best profit',
        'the profit today is price minus the lowest so far',
      ],
      isRight: true,
      reply:
        'Yes. For each day the best day to buy is the cheapest one before it. One pass with two variables: O(n) time and O(1) space.',
    },
    {
      says: [
        'if the prices only fall the profit is 0',
        'falling prices give 0',
        'with no profit the answer is 0',
      ],
      isRight: true,
      reply: 'Yes. You need not buy at all, so the best profit starts at 0 and stays there for [7, 6, 4].',
    },
    {
      says: ['the profit can be negative', 'with falling prices the answer is negative'],
      isRight: false,
      reply: 'No. You are allowed not to trade, so the answer is at least 0: for [7, 6, 4] it is 0.',
    },
    {
      says: [
        'if the total is too small the answer is 0',
        'if no subarray reaches the target return 0',
        'minimum size subarray returns 0 if there is none',
      ],
      isRight: true,
      reply:
        'Yes. If even the whole array sums to less than the target, no window is ever valid. Start the best length at infinity and return 0 if it is still infinite.',
    },
    {
      says: [
        'the array has to be sorted for a window',
        'a sliding window needs a sorted array',
        'sort before the window',
      ],
      isRight: false,
      reply:
        'No. A window is about neighbors in the given order, and sorting would change which elements are neighbors. Only pair sums with pointers from both ends need sorting.',
    },
    {
      says: [
        'a window checks every subarray',
        'a sliding window tries all subarrays',
        'the window looks at all ranges',
      ],
      isRight: false,
      reply:
        'No. It visits at most 2n windows out of about n²/2 subarrays. The others are ruled out because the rule only gets worse as a window grows.',
    },
    {
      says: [
        'a sliding window is a kind of two pointers',
        'a window uses two pointers',
        'left and right are two pointers',
      ],
      isRight: true,
      reply:
        'Yes. Both ends are indices that only move right. What is special is that you care about everything between them.',
    },
    {
      says: [
        'there are n - k + 1 windows of size k',
        'an array of n elements has n - k + 1 windows of length k',
        'the number of fixed windows is n - k + 1',
      ],
      isRight: true,
      reply: 'Yes. The start can be any index from 0 to n - k: 5 elements have 3 windows of size 3.',
    },
    {
      says: ['there are n / k windows', 'the number of windows is n divided by k', 'windows do not overlap'],
      isRight: false,
      reply:
        'No. Windows overlap: each start from 0 to n - k gives one, so there are n - k + 1. For n = 5 and k = 3 that is 3.',
    },
    {
      says: [
        'using if to shrink is fine',
        'i can use if instead of while to shrink',
        'if instead of while is ok for minimum size subarray',
        'one if is enough to shrink',
      ],
      isRight: false,
      reply:
        'No, not for the shortest window: a large new value can make several removals possible. For target 7 and [1, 1, 1, 7], after 7 you must drop all three ones to find length 1.',
    },
    {
      says: [
        'i need while to shrink',
        'shrinking needs a while loop',
        'while is needed because several elements may leave',
      ],
      isRight: true,
      reply:
        'Yes. After one new element several old ones may have to leave. For target 7 and [1, 1, 1, 7], three ones leave after the 7 came in.',
    },
    {
      says: [
        'when the string is empty the window is 1',
        'the longest substring of an empty string is 1',
        'an empty input needs a special case',
      ],
      isRight: false,
      reply:
        'No. The loop does not run, so the best length stays at its start value 0. That is the right answer for an empty input.',
    },
    {
      says: [
        'i subtract the first and add the new one',
        'add the new element and subtract the one that leaves',
        'subtract the one that leaves and add the one that enters',
        'the sum changes by the new one minus the old one',
      ],
      isRight: true,
      reply:
        'Yes. All the others stay in the window. [4, 2, 7] with k = 2: 6, then 6 - 4 + 7 = 9. Each step takes O(1).',
    },
    {
      says: [
        'fruit into baskets is the longest subarray with two distinct values',
        'fruit into baskets is just longest subarray with 2 distinct values',
        'two baskets mean two distinct values',
      ],
      isRight: true,
      reply:
        'Yes. Each basket takes one kind, so the trees you pick are a contiguous range with at most two kinds.',
    },
    {
      says: [
        'if it says contiguous it is always a window',
        'contiguous means sliding window',
        'the word subarray means sliding window',
      ],
      isRight: false,
      reply:
        'Not always. It must also be a rule that a growing window can only break once, or a fixed length. For an exact sum with negative numbers you need prefix sums.',
    },
    {
      says: [
        'the window may contain at most k zeros',
        'i can flip k zeros and the window may have k zeros',
        'flipping k zeros means at most k zeros in the window',
        'at most k zeros are allowed inside',
      ],
      isRight: true,
      reply:
        'Yes. Those zeros are the ones you would flip, so the longest window with at most k zeros is the answer.',
    },
    {
      says: [
        'if there are too many zeros i move left once',
        'if zeros > k i move left once',
        'one step of left is enough when there are too many zeros',
      ],
      isRight: false,
      reply:
        'Not quite: move left until a zero has left, so use `while`. (A version with `if` never shrinks the window and still finds the longest length, but then the window itself may be invalid.)',
    },
  ],
} satisfies TutorTexts
