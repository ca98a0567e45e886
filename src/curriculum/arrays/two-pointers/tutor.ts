import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What are two pointers?',
      asks: [
        'what is two pointers',
        'explain the two pointer technique',
        'two indices on one array idea',
        'how do two pointers work in an array',
        'left and right index moving towards each other',
        'what is a two pointer technique',
        'how do two pointers work',
      ],
      answer:
        'Two indices move over the same array instead of two nested loops. In a sorted array they start at both ends: each comparison rules out every pair with one of the two elements, so one index moves. In in-place work one index reads and the other writes.',
      further: {
        example:
          'Look for a pair with sum 9 in [2, 3, 6, 8].\n- 2 + 8 = 10 is too large, so 8 is ruled out.\n- 2 + 6 = 8 is too small, so 2 is ruled out.\n- 3 + 6 = 9 is the pair.\nThree comparisons were enough, although there are six pairs.',
        why: 'There are n(n - 1) / 2 pairs, but each comparison removes one element together with all its remaining pairs. After n - 1 removals only one element is left, which has no partner. So every pair was either compared or ruled out.',
        check: {
          ask: 'You look for a pair with sum 6 in [1, 3, 5, 8]. The first comparison is 1 + 8 = 9. Which index moves, the left or the right one?',
          right: ['right', 'hi', '8', 'the end'],
          because:
            'The right one: even with 1, the smallest element, 8 gives more than 6, so no pair with 8 can work.',
          wrong: [
            {
              says: ['left', 'lo'],
              reply:
                'Moving that index replaces 1 by a larger value. Would the sum of 9 then come closer to 6?',
            },
            {
              says: ['both'],
              reply:
                'The comparison rules out only one of the two elements. Which of them is useless with every partner?',
            },
          ],
        },
        claims: [
          {
            says: [
              'two pointers replace two nested loops',
              'it is instead of a double loop',
              'so i need no nested loop',
            ],
            isRight: true,
            reply:
              'Yes. Two nested loops check n(n - 1) / 2 pairs. Two pointers need at most n - 1 comparisons, because each of them rules out an element.',
          },
          {
            says: [
              'both pointers move at every step',
              'you move left and right together',
              'so i move both each time',
            ],
            isRight: false,
            reply:
              'No. Move only the index that is ruled out. In [1, 3, 4, 8] with target 5, moving both after 1 + 8 leads to 3 + 4 and misses 1 + 4.',
          },
          {
            says: [
              'pointers are memory addresses',
              'i need real pointers like in c',
              'this only works in languages with pointers',
            ],
            isRight: false,
            reply:
              'No. The pointers are plain integer indices, so the technique works in any language with arrays, Python and Java included.',
          },
        ],
      },
    },
    {
      kind: 'when',
      question: 'How do I see that a problem needs two pointers?',
      asks: [
        'when two pointers',
        'how do i see it is two pointers',
        'signs for two indices',
        'recognize opposite ends',
        'pair with a given sum in a sorted array, which technique',
        'palindrome check or pair sum pattern',
        'how do i spot opposite ends problems',
      ],
      answer:
        'Look for a pair or triple with a condition on its sum in sorted data (or data you may sort), for something symmetric from both ends, or for "in-place, O(1) extra space" removal. If the answer must be a contiguous range, think of a window instead.',
      further: {
        example:
          'Three tasks on [2, 5, 7, 11]:\n- Two values with sum 16 are a pair in sorted data, so pointers from both ends find 5 + 11.\n- The longest subarray with sum at most 14 is contiguous, so a window finds [2, 5, 7].\n- To remove values below 6 in place, a reader and a writer leave [7, 11].',
        why: 'All these tasks share one property: each step proves that some position is finished for good. Without such a proof, an index that moves on may skip the answer.',
        check: {
          ask: 'Daily rainfall is given, never negative and in no order of size. You need the shortest run of consecutive days with at least 50 mm. Do you close in from both ends, or use a window?',
          right: ['window', 'a window', 'sliding window'],
          because:
            'A window: the run is contiguous, and its total includes every value between its first and its last day.',
          wrong: [
            {
              says: ['both ends', 'opposite', 'two pointers', 'close in'],
              reply:
                'The total of a run includes every day inside it. Do pointers at the far ends of the array add up what is between them?',
            },
            {
              says: ['sort', 'sorting'],
              reply:
                'Sorting would change which days are consecutive. Keep the order and think about what the total is made of.',
            },
          ],
        },
        claims: [
          {
            says: [
              'o(1) extra space is a sign for two pointers',
              'in place hints at two pointers',
              'in place with constant memory points to two pointers',
            ],
            isRight: true,
            reply:
              'Yes. When values must be removed or rearranged inside the given array, a reader and a writer, or one index at each end, are the first thing to try.',
          },
          {
            says: [
              'a pair always means two pointers',
              'if i see a pair i use two pointers',
              'pair means two pointers',
            ],
            isRight: false,
            reply:
              'No. If the array is unsorted and you must return indices, a hash map finds the pair in O(n) on average, and sorting would lose the indices.',
          },
          {
            says: [
              'a palindrome check is two pointers',
              'palindromes use two pointers',
              'checking a palindrome needs one index at each end',
            ],
            isRight: true,
            reply:
              'Yes. Compare the two ends and move both inward; one mismatch settles it. That takes at most n / 2 comparisons and O(1) space.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why is it safe to move only one pointer?',
      about: 167,
      asks: [
        'two sum ii why does it work to move pointers',
        'why does moving the pointers work',
        'why can i move the left pointer',
        'why is moving one pointer safe',
        'how do we know we dont skip a pair',
        'proof two pointers pair sum sorted',
        'how can i throw away an element without checking all its pairs',
        "couldn't the skipped pair be the answer",
        'why is it correct to move left when the sum is too small',
      ],
      answer:
        'If `a[lo] + a[hi]` is too small, `a[lo]` is too small even with the largest element left, so no pair with `a[lo]` can work and it may be dropped. The mirror argument drops `a[hi]`. Each step discards only pairs that cannot be the answer.',
      further: {
        example:
          'Look for sum 12 in [1, 4, 8, 10].\n- 1 + 10 = 11 is too small. The other partners of 1 are 4 and 8, which give even less, so 1 is out.\n- 4 + 10 = 14 is too large, and 8 + 10 is larger still, so 10 is out.\n- 4 + 8 = 12 is the pair.',
        why: 'The array is sorted, so `a[hi]` is the largest element still in play and `a[lo]` the smallest. Pairs with elements outside were ruled out in earlier steps. So if a pair exists, it always lies within `lo..hi`.',
        check: {
          ask: 'You look for sum 15 in [2, 6, 7, 9, 11] and compare 2 + 11 = 13. How many pairs does this rule out, the compared one included?',
          right: ['4', 'four'],
          because:
            'Four: even with its largest partner, 2 reaches only 13, so its pairs with 6, 7, 9 and 11 are all too small.',
          wrong: [
            {
              says: ['1', 'only one', 'just one'],
              reply:
                'You count only the pair that was compared. Which other partners does 2 have, and are their sums larger or smaller?',
            },
            {
              says: ['10', 'ten'],
              reply:
                'That is every pair in the array. Only pairs that contain the dropped element are ruled out.',
            },
            {
              says: ['3', 'three'],
              reply: 'You left out the pair that was compared. Its sum is not 15 either.',
            },
          ],
        },
        claims: [
          {
            says: [
              'a move rules out only one pair',
              'each step only discards the pair i compared',
              'moving lo drops just that one pair',
            ],
            isRight: false,
            reply:
              'No. It drops the pairs of that element with every element still in play: the best of them was just compared, and even that did not fit.',
          },
          {
            says: [
              'it is like crossing off a whole row of pairs at once',
              'one move crosses off a whole row of pairs',
              'moving a pointer rules out all pairs of that element together',
              'i throw out all pairs of that element at once',
              'each step throws away a whole row or column of pairs',
            ],
            isRight: true,
            reply:
              'Yes. Picture a table with a row for each left element and a column for each right one: moving `lo` crosses off what is left of a row, moving `hi` what is left of a column. So n - 1 moves deal with all pairs.',
          },
          {
            says: [
              'moving lo up makes the sum bigger',
              'if i move lo the sum goes up',
              'moving the left pointer increases the sum',
              'advancing lo gives a larger sum',
            ],
            isRight: true,
            reply:
              'Yes, in a sorted array it grows, or stays the same if the next value is equal. So `lo` is the index to move when the sum is too small.',
          },
          {
            says: [
              'we might miss a pair when we move lo',
              'moving one pointer can skip the solution',
              'the skipped pair could be the answer',
            ],
            isRight: false,
            reply:
              'No. When `lo` moves, `a[lo]` was too small even with the largest element left, so every skipped pair is too small as well.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why must the array be sorted to find a pair by its sum?',
      about: 167,
      asks: [
        'why must the array be sorted',
        'two pointers on unsorted array',
        'do i need to sort first for two sum with pointers',
        'can i use two pointers without sorting',
        'my array is not sorted can i still move both ends',
        'why do two pointers need a sorted array',
        'why does two pointers need sorting',
        'why do i have to sort for two pointers',
        'why must it be sorted for two pointers',
        'why does two pointers not work on an unsorted array',
      ],
      answer:
        'Moving a pointer is only safe because a move changes the sum in a known direction, and that needs order. Unsorted, use a hash map of what was seen: O(n) time, O(n) space. If you must return indices, sorting loses them unless you sort pairs of value and index.',
      further: {
        example:
          'Look for sum 11 in the unsorted [3, 8, 1, 5].\n- 3 + 5 = 8 is too small, so you drop 3, although 3 + 8 = 11.\n- 8 + 5 = 13 is too large, so you drop 5.\n- 8 + 1 = 9 is too small, and nothing is found.\nSorted as [1, 3, 5, 8], it finds 3 + 8.',
        why: 'Dropping `a[lo]` needs a proof that its best partner was just tried. Sorted order gives it, since `a[hi]` is then the largest element left. In any other order a better partner may be in the middle.',
        check: {
          ask: 'In the unsorted [4, 9, 2, 6] you look for sum 13. The ends give 4 + 6 = 10, so you drop 4. Which partner of 4 did you lose?',
          right: ['9', 'nine'],
          because: '9, because 4 + 9 = 13. It is in the middle, where comparing the two ends never looked.',
          wrong: [
            {
              says: ['6', 'six'],
              reply: 'That pair was compared, and it gives 10. Which value would bring 4 up to the target?',
            },
            {
              says: ['2', 'two'],
              reply: 'Together with 4 that is only 6. Which value would bring 4 up to the target?',
            },
            {
              says: ['none', 'no partner', 'nothing'],
              reply: 'Subtract 4 from the target. Is that value in the array?',
            },
          ],
        },
        claims: [
          {
            says: ['the array has to be sorted', 'it must be sorted first', 'so i have to sort it'],
            isRight: true,
            reply:
              'Yes, if you look for a pair by its sum from both ends. Reversing an array or checking a palindrome from both ends needs no order.',
          },
          {
            says: [
              'it works unsorted too',
              'two pointers find a pair sum in unsorted arrays',
              'the order of the array does not matter',
            ],
            isRight: false,
            reply:
              'No. In [1, 5, 2] with target 6, 1 + 2 is too small and drops 1, although 1 + 5 was the pair.',
          },
          {
            says: [
              'i can sort and return the indices',
              'sorting keeps the indices',
              'after sorting i still know the original positions',
            ],
            isRight: false,
            reply:
              'No. Sorting moves the values, so their old indices are lost. Sort pairs of value and index, or use a hash map.',
          },
          {
            says: [
              'descending order works too',
              'it can be sorted descending',
              'a decreasing array is fine as well',
            ],
            isRight: true,
            reply:
              'Yes, with the two moves swapped: in descending order `a[hi]` is the smallest element left, so a sum that is too small moves `hi`.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'Why is the scan linear, and what does sorting add?',
      asks: [
        'two pointers time complexity',
        'why O(n) with while inside while',
        'cost of sorting plus two pointers',
        'does sorting ruin linear time',
        'is two pointers linear',
        'does the sort make it n log n',
        'time and space of two pointers',
      ],
      answer:
        'The scan is O(n), because every step moves one of the indices and together they make at most n moves. Sorting first costs O(n log n), which then dominates, so the whole is O(n log n). Space is O(1) besides the sort.',
      further: {
        example:
          'Look for sum 12 in [1, 2, 4, 7, 9].\n- 1 + 9 = 10: `lo` moves.\n- 2 + 9 = 11: `lo` moves.\n- 4 + 9 = 13: `hi` moves.\n- 4 + 7 = 11: `lo` moves and meets `hi`.\nFive elements took four comparisons, and there is no pair. Trying all pairs would take ten.',
        why: 'The distance `hi - lo` starts at n - 1, every move lowers it, and the loop ends at 0. An inner loop that skips equal values lowers the same distance, so it adds nothing on top.',
        check: {
          ask: 'A sorted array has 100 values. Two pointers start at both ends. What is the largest possible number of sums they compute?',
          right: ['99', 'ninety-nine', 'n - 1', 'n-1'],
          because:
            '99: each sum removes at least one value, and when only one value is left it has no partner.',
          wrong: [
            {
              says: ['100', 'a hundred'],
              reply: 'Almost. Each sum removes a value; how many values must be left for one more sum?',
            },
            {
              says: ['4950', '9900', '10000'],
              reply:
                'That counts all pairs. Each sum here removes a value for good; how often can that happen?',
            },
            {
              says: ['50', 'n/2', 'n / 2'],
              reply:
                'That would hold if both pointers moved each time. How many of them move when there is no match?',
            },
          ],
        },
        claims: [
          {
            says: [
              'a while inside a while is o(n^2)',
              'nested loops so it is quadratic',
              'two loops means n squared',
            ],
            isRight: false,
            reply:
              'No. The inner loop moves the same indices, and they never go back, so all moves together are at most n.',
          },
          {
            says: [
              'with sorting it is o(n log n)',
              'the sort dominates the cost',
              'sorting makes it n log n overall',
              'sort plus scan is o(n log n)',
            ],
            isRight: true,
            reply:
              'Yes. The scan adds only O(n), so with a comparison sort the whole takes O(n log n). If the input is already sorted, it is O(n).',
          },
          {
            says: ['two pointers use o(n) space', 'it needs linear space', 'the pointers take o(n) memory'],
            isRight: false,
            reply:
              'No. Two indices take O(1) space, whatever n is. Only the sort may need more, such as O(n) for merge sort.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'How do I skip duplicate triplets in 3Sum?',
      about: 15,
      asks: [
        'duplicate triplets',
        '3sum returns the same triple twice',
        'how to skip duplicates',
        'sorted already but still duplicates',
        'same answer three times',
        'threesum duplicates even after sorting',
        'same triplet many times in the output',
        'skip equal numbers in three sum',
      ],
      answer:
        'Skip the fixed element when it equals the one before it, and, after a match, move one inner pointer (or both) past the value just used. Sorting only puts the duplicates side by side; it does not remove them.',
      further: {
        example:
          'Take [-2, -2, 0, 2], sorted, with sum 0.\n- Fix the first -2: in [-2, 0, 2] the pointers need 2 and find 0 + 2.\n- Fix the second -2: in [0, 2] they would find 0 + 2 again. It equals the element before it, so skip it.\nThe only triplet is -2, 0, 2.',
        why: 'Fixed at its first copy, a value sees all elements to its right, its other copies included, so every triplet that starts with it is found there. At a later copy the pointers see less and can only repeat triplets.',
        check: {
          ask: 'Sorted input [-3, 0, 0, 3, 3], sum 0: how many triplets belong in the result?',
          right: ['1', 'one'],
          because: 'One: -3, 0, 3. The second 0 and the second 3 only give the same three values again.',
          wrong: [
            {
              says: ['2', 'two'],
              reply: 'You paired each 0 with a 3 of its own. Do these two triplets differ in their values?',
            },
            { says: ['4', 'four'], reply: 'You count positions. Do these triplets differ in their values?' },
            {
              says: ['3', 'three'],
              reply: 'Write the triplets down as values. Which of them are really different?',
            },
          ],
        },
        claims: [
          {
            says: [
              'sorting removes the duplicates',
              'after sorting there are no duplicate triplets',
              'sorted input gives no triplet twice',
            ],
            isRight: false,
            reply:
              'No. Sorting only makes equal values neighbors: [0, 0, 0, 0] is sorted, and without skipping you report 0, 0, 0 more than once.',
          },
          {
            says: [
              'a set of triplets works too',
              'i can put the triplets in a set',
              'using a set removes duplicates',
              'store sorted triplets in a set',
            ],
            isRight: true,
            reply:
              'Yes, if each triplet is stored in sorted order as a tuple or string. But every copy is still found first, and the set needs memory.',
          },
          {
            says: [
              'skip when nums[i] == nums[i + 1]',
              'i compare with the next element to skip',
              'skip the fixed element if it equals the next one',
            ],
            isRight: false,
            reply:
              'No. That skips the first copy and loses triplets that need two copies, such as -1, -1, 2. Compare the fixed element with `nums[i - 1]`.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why does the loop need `lo < hi` and not `lo <= hi`?',
      asks: [
        'same element used twice',
        'i == j pair',
        'lo < hi or lo <= hi',
        'pointer crosses',
        'pointers meet and use one number twice',
        'left <= right in two sum sorted wrong',
      ],
      answer:
        'Loop while `lo < hi`, because at `lo == hi` you would pair an element with itself. If you look for more pairs after a match, move both pointers; when neither moves, the loop never ends.',
      further: {
        example:
          'Look for sum 14 in [2, 7, 9] with `lo <= hi`.\n- 2 + 9 = 11 is too small: `lo` moves to 7.\n- 7 + 9 = 16 is too large: `hi` moves to 7.\n- Both indices are at 7, and 7 + 7 = 14 is reported, although 7 occurs once. With `lo < hi` the loop ends here.',
        why: 'A pair needs two different positions. While `lo < hi`, at least two elements are left; at `lo == hi` one is left, and its pairs with all the others were ruled out when those were dropped.',
        check: {
          ask: 'With `lo <= hi`, the array [1, 4, 6] and target 8 give a wrong pair. Which value is used twice?',
          right: ['4', 'four'],
          because: '4: after 1 + 6 = 7 and 4 + 6 = 10 both indices are at 4, and 4 + 4 = 8.',
          wrong: [
            {
              says: ['6', 'six'],
              reply: '1 + 6 is only 7, so the left index moves. Follow it until the indices meet.',
            },
            {
              says: ['1', 'one'],
              reply: '1 + 6 is below 8, so 1 is dropped first. Where do the indices meet?',
            },
            {
              says: ['none', 'no value', 'nothing'],
              reply: 'Follow the indices until they meet. With `<=` the loop runs once more there.',
            },
          ],
        },
        claims: [
          {
            says: ['so l <= r', 'i should use lo <= hi', 'left <= right is fine'],
            isRight: false,
            reply:
              'No, not for pairs: in [2, 5] with target 10, `lo` moves to 5, and 5 is then paired with itself.',
          },
          {
            says: ['so l < r', 'the loop runs while lo < hi', 'left must be smaller than right'],
            isRight: true,
            reply:
              'Yes. A pair needs two different indices, so stop as soon as they meet. An array of one element then never enters the loop.',
          },
          {
            says: [
              'squares of a sorted array needs lo <= hi',
              'lo <= hi is right if each element counts alone',
              'when every element is written on its own use lo <= hi',
            ],
            isRight: true,
            reply:
              'Yes. There each element is written on its own, so the last one, at `lo == hi`, must be handled too.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'Should I use two pointers or a hash map for a pair sum?',
      asks: [
        'two pointers or hash map for two sum',
        '2 pointers vs hashmap',
        'which do interviewers want for pair sum',
        'map or pointers',
        'hash map solution or two pointer solution for pair sum',
        'why not just use a dict for two sum ii',
        'is two pointers better than a hash map',
      ],
      answer:
        'If the input is unsorted, or you must return original indices, use a map: O(n) time on average and O(n) space. If the input is sorted, use two pointers: O(n) time and O(1) space. Sorting just for the pointers costs O(n log n) and loses the indices. In an interview, name both and choose by what is given.',
      with: 'hash-lookup',
      further: {
        example:
          'Find sum 9 in the unsorted [7, 2, 4].\n- Map: 7 needs 2, not seen yet; 2 needs 7, seen at index 0. The result is [0, 1].\n- Sorted: in [2, 4, 7] the ends 2 + 7 match at once, but at indices 0 and 2, which are not the original ones.',
        why: 'Both avoid trying every partner, but they get their knowledge from different sources. The map stores what was seen, which costs memory. Sorted order already says which values are larger, so nothing has to be stored.',
        check: {
          ask: 'Now you want to count the pairs in a sorted array whose sum is at most a limit. Which of the two does that in O(n), the map or the pointers?',
          right: ['pointers', 'two pointers', 'the pointers', 'two pointer'],
          because:
            'The pointers: if `a[lo] + a[hi]` is within the limit, `a[lo]` fits with everything up to `hi`, so `hi - lo` pairs count at once.',
          wrong: [
            {
              says: ['map', 'hash', 'hashmap', 'dict', 'dictionary'],
              reply:
                'A lookup finds one exact partner. How many different partners can a value have when the sum only has to stay below a limit?',
            },
            {
              says: ['both', 'either'],
              reply:
                'One of them can only look for an exact value. Does each element have one exact partner here?',
            },
          ],
        },
        claims: [
          {
            says: [
              'a hash map is always faster',
              'the map is always better',
              'the map beats the pointers every time',
            ],
            isRight: false,
            reply:
              'No. On a sorted array both take O(n), and the pointers need O(1) space, while the map may store n values.',
          },
          {
            says: [
              'two pointers use less space than a map',
              'two pointers save memory',
              'pointers need less memory than the map',
            ],
            isRight: true,
            reply:
              'Yes. Two indices take O(1) space, and a map up to O(n). On unsorted data you pay for it with sorting, O(n log n).',
          },
          {
            says: ['sorting first is as fast as the map', 'sort plus pointers is also o(n)'],
            isRight: false,
            reply:
              'No. The pointers take O(n), but a comparison sort before them takes O(n log n). The map needs O(n) on average.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'How do two pointers differ from a sliding window?',
      asks: [
        'two pointers vs sliding window',
        'window or both ends',
        'difference between sliding window and 2 pointers',
        "isn't sliding window just two pointers",
        'how do i tell two pointers from a window',
        'when window when opposite pointers',
      ],
      answer:
        'A window keeps everything between its two ends, and both ends move right. Two pointers from both ends only use the two elements they point at, and they move toward each other. "Contiguous subarray" says window; "pair" says two pointers.',
      with: 'sliding-window',
    },
    {
      kind: 'how',
      question: 'How do I remove elements in place with a reader and a writer?',
      asks: [
        'remove in place with two pointers',
        'read and write pointer',
        'slow fast pointer array',
        'move zeroes in place',
        'remove duplicates in place',
        'overwrite array while reading it',
        'remove element without extra array',
        'slow writer and fast reader',
      ],
      answer:
        'One index reads every element, the other marks where the next kept element goes. Copy and advance the writer only when the element stays. The part before the writer is always the finished result, so nothing is overwritten before it was read.',
      further: {
        example:
          'Remove every 3 from [3, 5, 3, 8]. The writer starts at 0.\n- Read 3: skip it.\n- Read 5: write it to index 0, writer 1: [5, 5, 3, 8].\n- Read 3: skip it.\n- Read 8: write it to index 1, writer 2: [5, 8, 3, 8].\nThe result is the first two elements.',
        why: 'The writer advances only when the reader does, so it never overtakes it. Each write goes to an index that was already read, and the old value there was either copied to the left or is to be removed.',
        check: {
          ask: 'You remove every 4 in place from [4, 7, 4, 6, 9]. What is the index of the writer at the end?',
          right: ['3', 'three', 'index 3'],
          because: 'Index 3: three values stay (7, 6 and 9), and the writer advances once for each of them.',
          wrong: [
            {
              says: ['2', 'two'],
              reply:
                'That is where the last kept value was written. Does the writer stay there after writing?',
            },
            {
              says: ['5', 'five', '4', 'four'],
              reply: 'The reader gets that far. The writer advances only when a value stays; how many stay?',
            },
            {
              says: ['0', 'zero'],
              reply: 'The writer waits while a 4 is read, but then it advances. How many values stay?',
            },
          ],
        },
        claims: [
          {
            says: [
              'the array gets shorter',
              'removing in place shortens the array',
              'the array has fewer elements afterward',
            ],
            isRight: false,
            reply:
              'No. The array keeps its length. The result is the part before the writer, and what follows is left over from before.',
          },
          {
            says: [
              'the writer never overtakes the reader',
              'write is always at most read',
              'the writer is never ahead of the reader',
            ],
            isRight: true,
            reply:
              'Yes. The reader advances at every step and the writer only at some, so the writer only overwrites values that were already read.',
          },
          {
            says: [
              'writing destroys unread values',
              'we could overwrite a value before reading it',
              'the writer may overwrite something i still need',
            ],
            isRight: false,
            reply: 'No. The writer is never ahead of the reader, so the index it writes to was already read.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How does the three-way partition of the Dutch national flag work?',
      about: 75,
      asks: [
        'three way partition',
        'dutch flag',
        'why dont we advance mid after swapping with high',
        'sort colors pointers',
        'sort 0 1 2 in one pass',
        'after swapping with the right end why not move the middle',
        'sort colors skips an element',
      ],
      answer:
        'Keep zeros before `lo`, ones between `lo` and `mid`, twos after `hi`. After a swap with `hi` the element that arrives is unknown, so `mid` stays and checks it. After a swap with `lo` the arriving element is a 1 that was already checked, so `mid` may move.',
    },
    {
      kind: 'mistake',
      question: 'Why does my two-pointer loop never end?',
      asks: [
        'two pointers infinite loop',
        'while loop never ends pointers',
        'pointer not moving',
        'stuck in while left < right forever',
        'forgot to move a pointer after a match',
        'two pointer loop hangs',
      ],
      answer:
        'Each turn of the loop must move at least one pointer, also after a match. `continue` before the move is the usual cause.',
    },
    {
      kind: 'what',
      question: 'What does in-place mean?',
      asks: [
        'what does in place mean',
        'in-place O(1) space arrays',
        'modify array in place',
        'does in place mean no extra memory',
        'can i make a new array if in place is asked',
      ],
      answer:
        'You change the given array and use only a few extra variables, O(1) space. Overwriting is safe when the writer never overtakes the reader.',
    },
    {
      kind: 'why',
      question: 'Why do I move the pointer at the shorter wall?',
      about: 11,
      asks: [
        'why move the shorter wall',
        'container with most water proof',
        'max area which side moves',
        'what if both heights are equal',
        'why drop the smaller wall',
        'what if the shorter line was part of the best container',
        'which line moves in most water and why is it safe',
      ],
      answer:
        'The shorter wall limits the area, and the width only shrinks from here. So no partner still left can give the shorter wall a larger area, and you can drop it. If both are equal, move either one.',
    },
    {
      kind: 'how',
      question: 'How do I compute the trapped rain water with two pointers?',
      about: 42,
      asks: [
        'trapping rain water',
        'how much water above each bar',
        'left max right max pointers',
        'rain water O(1) space',
        'why does the lower side decide the water',
        'rain water with two pointers explained',
        'why move the side with the smaller max',
      ],
      answer:
        'Water above a bar is the lower of the highest walls on its two sides, minus its own height. Carry the highest wall seen from each end and advance on the side where it is lower: that wall already fixes the level there. O(n) time, O(1) space.',
    },
    {
      kind: 'why',
      question: 'Why do I merge two sorted arrays from the back?',
      about: 88,
      asks: [
        'why merge from the back',
        'merge sorted array in place overwrites values',
        'fill from the end nums1',
        'combine two sorted arrays without extra array',
        'merge two sorted arrays into the first one',
        'why start at the end of nums1',
      ],
      answer:
        'The free space is at the end, so the largest remaining value goes there first and never overwrites a value you still have to read. Merging from the front would overwrite unread values of the first array.',
    },
    {
      kind: 'how',
      question: 'How do I rotate an array in place by k steps?',
      about: 189,
      asks: [
        'rotate an array in place by k',
        'rotate array right by k steps',
        'reverse three times to rotate',
        'shift all elements by k without extra array',
      ],
      answer:
        'Reverse the whole array, then the first k elements, then the rest: three reversals, O(n) time and O(1) space. Take `k % n` first, since k may exceed the length.',
    },
    {
      kind: 'how',
      question: 'How does the next permutation work?',
      about: 31,
      asks: [
        'next permutation idea',
        'next permutation how does the swap work',
        'find the next larger arrangement',
        'lexicographically next order',
      ],
      answer:
        'From the right, find the first element smaller than its successor. Swap it with the smallest larger element to its right, and reverse everything after its position. If there is none, the array falls all the way, and reversing it gives the first order.',
    },
    {
      kind: 'when',
      question: 'Which everyday tasks are two-pointer problems?',
      asks: [
        'sorted prices, two gifts that cost exactly my budget',
        'sorted list of weights, pair people into boats with a limit of two',
        'lightest with the heaviest, how many boats',
        'three numbers that add to zero',
        'closest pair sum to a target in ordered data',
      ],
      answer:
        'Sort, then use two pointers from both ends: if the sum is too small, move the left one; if it is too large, the right one. Each move discards an element for good, so the scan is O(n). For the closest sum, remember the best one seen. For boats, the heaviest person always leaves and takes the lightest along if both fit. For a triple, fix one element and repeat on the rest, O(n²).',
    },
    {
      kind: 'cost',
      question: 'What does 3Sum cost, and can it be faster?',
      about: 15,
      asks: [
        'cost of 3sum',
        'why is 3sum quadratic',
        'can 3sum be faster than n squared',
        '4sum complexity',
        'k sum complexity',
      ],
      answer:
        '3Sum takes O(n²): sorting, then one linear pass of two pointers for each first element. Each further number adds a loop around it, so this method takes O(n^(k-1)) for k numbers, k ≥ 3. Nothing much faster than n² is known for 3Sum.',
    },
    {
      kind: 'mistake',
      question: 'Do two pointers work only on sorted arrays?',
      asks: [
        'two pointers only works on sorted arrays, right',
        'every two pointer problem needs sorting first',
        'always sort before using left and right',
        'unsorted array means no two pointers',
        "two pointers can't be used unless sorted",
        'does two pointers need sorted input always',
      ],
      answer:
        'No. Sorted order is needed only where the rule for moving an index relies on it, as in finding a pair by its sum, merging or removing duplicates. Container With Most Water, reversal, Move Zeroes and the palindrome check work on data in any order.',
    },
    {
      kind: 'mistake',
      question: 'Can I move both pointers at each step?',
      asks: [
        'i just move both pointers each step',
        'move left and right together every time',
        'so both ends go inward at once',
        'shift both indices after each comparison',
      ],
      answer:
        'No. Unless you just recorded a match, move only the index that the comparison rules out. In [1, 2, 3, 9] with target 4, moving both after 1 + 9 jumps to 2 + 3 and misses 1 + 3.',
    },
    {
      kind: 'mistake',
      question: 'Do the two tallest lines always hold the most water?',
      about: 11,
      asks: [
        'two tallest lines hold the most water, right',
        'i just pick the two highest walls',
        'largest heights always win in container',
      ],
      answer:
        'No. The width counts as much as the height. In [3, 9, 9, 1, 3] the two tallest lines hold 9 · 1 = 9, but the two ends hold 3 · 4 = 12.',
    },
    {
      kind: 'mistake',
      question: 'Why are the old values still at the end after I remove some in place?',
      asks: [
        'old numbers still at the end after removing',
        'leftover values at the tail of the array',
        'array is not shorter after in place removal',
        'prints extra elements after remove duplicates',
      ],
      answer:
        "Most likely the code is right and you look too far: in-place removal does not shorten the array. The result is the part before the writer, so return the writer's index and print only that many elements. Everything after it is leftover.",
    },
    {
      kind: 'mistake',
      question: 'Why do I count too few pairs when values repeat?',
      asks: [
        'counts too few pairs when values repeat',
        'some equal pairs are not counted',
        'pair count too small with duplicates',
        'misses pairs like 1 1 3 3',
      ],
      answer:
        'After a match you move both indices once, so each value is used in one pair only. In [1, 1, 3, 3] with target 4 that gives 2 instead of 4. Multiply the lengths of both runs of equal values; if the values at both ends are equal, the m equal values from `lo` to `hi` give m(m - 1) / 2 pairs.',
    },
    {
      kind: 'mistake',
      question: 'Why does skipping equal values run out of range?',
      about: 15,
      asks: [
        'index out of range while skipping equal values',
        'crashes on all zeros in 3sum',
        'dies when every number is the same',
        'skip loop runs off the array',
      ],
      answer:
        'The inner skipping loop has no bound. Write `while lo < hi and nums[lo] == nums[lo + 1]`, with the test of the bound first. Input such as [0, 0, 0, 0] shows the crash, since nothing different ever stops the loop.',
    },
    {
      kind: 'mistake',
      question: 'Why does the order change when I move zeros to the end?',
      about: 283,
      asks: [
        'zeros at the end but order mixed up',
        'move zeroes shuffles the other numbers',
        'numbers come out in another order after moving zeros',
      ],
      answer:
        "You swap zeros with the last element, which brings later values forward: [1, 0, 2, 3] becomes [1, 3, 2, 0]. Let reader and writer both start at the left, and swap each nonzero value to the writer's index; then the order stays.",
    },
    {
      kind: 'when',
      question: 'When can a comparison tell me which index to move?',
      asks: [
        'two songs that fill the cd exactly',
        'two gifts that use up a voucher',
        'squeeze blanks out of a tape without a second',
        'two sorted guest lists, who is on both',
        'water caught between fence boards after rain',
        'two planks with total length closest to this',
      ],
      answer:
        'Use two pointers when a comparison tells you which index can move. For two items with an exact or closest total, sort and start at both ends. For two sorted lists, keep one index in each and advance the smaller. For squeezing out values, a reader and a writer move right. If you need an exact total and must return original positions, use a hash map.',
    },
    {
      kind: 'how',
      question: 'How do I count all pairs with a sum below a limit?',
      asks: [
        'count pairs with sum less than target',
        'number of pairs below a limit',
        'how many triplets smaller than target',
        'add hi minus lo instead of one',
      ],
      answer:
        'Sort, then start at both ends. If `a[lo] + a[hi] < target`, `a[lo]` also works with every smaller partner, that is each index from `lo + 1` to `hi`, so add `hi - lo` at once and move `lo`; otherwise move `hi`. That is O(n) after sorting, and O(n²) for triples with one more loop.',
    },
    {
      kind: 'compare',
      question: 'Should I search for each partner by binary search or use two pointers?',
      about: 167,
      asks: [
        'binary search for the partner or two pointers',
        'two pointers vs binary search pair sum',
        'search complement with bisect or both ends',
        'two sum sorted, log n search per element',
      ],
      answer:
        "Take two pointers: O(n) after sorting, because no index ever moves back. A binary search for each element's partner costs O(n log n) in total. It wins only when you have very few elements to look up in a long sorted array.",
    },
    {
      kind: 'how',
      question: 'Can I find a pair in a sorted file that does not fit into memory?',
      about: 167,
      asks: [
        'sorted file too big for memory, find pair',
        'pair sum on data larger than ram',
        'two pointers on disk follow up',
        'both ends of a huge file',
      ],
      answer:
        'Two pointers still work, because each index moves in one direction only: read one block from the front and one from the back of the sorted file, and load the next block when an index leaves its own. If the file is unsorted, sort it externally first.',
    },
    {
      kind: 'why',
      question: 'Why is the array sorted before 3Sum starts?',
      about: 15,
      asks: ['why sort before 3sum', 'why does 3sum sort first', 'what does sorting bring in three sum'],
      answer:
        'Sorting makes two things possible. With one number fixed, two pointers find the other two in O(n), because moving the left one never lowers the sum and moving the right one never raises it. And equal numbers become neighbors, so duplicates are easy to skip. It costs O(n log n), less than the O(n²) search after it.',
    },
    {
      kind: 'why',
      question: 'Why is it safe to pair the lightest with the heaviest?',
      about: 881,
      asks: [
        'why pair lightest with heaviest',
        'proof that smallest goes with largest',
        'boats with two people greedy proof',
        'exchange argument for pairs under a limit',
      ],
      answer:
        'Exchange the partners. Say that some best plan sends the heaviest H with x and the lightest L with y, where x or y may be missing. Put H with L, which fits, and x with y: they fit, too, because x fits with H, and y weighs no more than H. So the new plan has no more trips.',
    },
    {
      kind: 'what',
      question: 'What is an array?',
      asks: [
        'what is an array',
        'define array',
        'array meaning',
        'explain arrays',
        'what are arrays',
        'what does an array do',
        'array basics',
        'what is a list in python',
        'hi i keep hearing the word array what is it exactly',
        'i keep hearing the word array what is it',
        'what is an array exactly',
        'is an array like a list',
        'what do people mean by an array',
        'i mean simply what is an array',
        'whats an array like a list',
        'no i mean simply whats an array like a list',
        'simply what is an array',
      ],
      answer:
        'An array stores elements one after the other in memory, each with an index from 0 to n - 1. Because the address of `a[i]` can be computed, reading or writing it is O(1). In [4, 7, 9] the element at index 1 is 7. Inserting or deleting in the middle is O(n), because all later elements must move by one.',
      further: {
        example:
          '`a = [4, 7, 9]` has length 3 and the indices 0, 1, 2. `a[0]` is 4, `a[2]` is 9, and `a[3]` is out of range. Insert 5 at index 1: 9 and 7 each move one to the right, and the array is [4, 5, 7, 9].',
        why: 'The elements have equal size and are adjacent in memory, so the address of `a[i]` is the start plus i times that size. One multiplication and one addition reach any element.',
        check: {
          ask: 'An array has 6 elements. What is the index of its last element?',
          right: ['5', 'five', 'n - 1'],
          because: '5: indices start at 0, so the last one is n - 1.',
          wrong: [
            {
              says: ['6', 'six'],
              reply: 'That is the length. The first element has index 0; which index does the sixth have?',
            },
            { says: ['0', 'zero'], reply: 'That is the first element. Count on from there.' },
          ],
        },
        claims: [
          {
            says: ['reading a[i] takes constant time', 'array access is o(1)'],
            isRight: true,
            reply: 'Yes. The address follows from i, wherever the element is.',
          },
          {
            says: [
              'inserting in the middle of an array is o(1)',
              'adding at the front of an array is constant',
            ],
            isRight: false,
            reply:
              'No. All later elements move by one, so it is O(n). Only at the end it is O(1), amortized.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What is an index?',
      asks: [
        'what is an index',
        'what does index mean',
        'what is an array index',
        'index meaning',
        'what is i in a[i]',
        'index vs value',
        'difference between index and value',
        'what are indices',
      ],
      answer:
        'An index is the position of an element, counted from 0. In [8, 3, 5] the value 3 has index 1. The last index is n - 1, here 2, and `a[n]` is out of range. Do not mix up index and value: `i` says where, `a[i]` says what is there. Problems that say “return the indices” want the positions.',
      further: {
        example:
          '`a = [8, 3, 5]`. The indices are 0, 1 and 2. `a[1]` is 3: index 1, value 3. The largest value, 8, is at index 0, so “the index of the largest” is 0 and “the largest” is 8.',
        why: 'The index counts how many elements come before it. So the first element has index 0, and with n elements the last one has n - 1.',
        check: {
          ask: 'In [6, 2, 9, 4], what is the index of the value 9?',
          right: ['2', 'two'],
          because: '2: the values 6 and 2 come before it.',
          wrong: [
            { says: ['3', 'three'], reply: 'That counts from 1. Which index does the first element have?' },
            { says: ['9', 'nine'], reply: 'That is the value. Where in the array is it?' },
          ],
        },
        claims: [
          {
            says: ['the last index is n - 1', 'a[n] is out of range'],
            isRight: true,
            reply: 'Yes. The indices are 0 to n - 1.',
          },
          {
            says: ['the index is the value', 'a[i] is the index'],
            isRight: false,
            reply: 'No. `i` is the index, `a[i]` is the value at that index.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why do indices start at 0?',
      asks: [
        'why do arrays start at 0',
        'why do indices start at 0',
        'why is the first index 0',
        'why not start at 1',
        'zero based indexing',
        'what is 0-indexed',
        '0-indexed vs 1-indexed',
      ],
      answer:
        'An index is an offset: how many elements to skip from the start. The first element is 0 elements away, so its address is start + 0. It also keeps lengths simple: indices 0 to n - 1 are n elements, and the range from i up to but not including j has j - i elements. If a statement counts from 1, subtract 1.',
    },
    {
      kind: 'cost',
      question: 'Why is array access O(1) but inserting O(n)?',
      asks: [
        'why is array access o(1)',
        'why is inserting in the middle of an array slow',
        'why is deleting from an array o(n)',
        'cost of array operations',
        'time complexity of array operations',
        'why is reading a[i] constant',
        'insert at the front of an array cost',
        'array operations big o',
      ],
      answer:
        'The elements are adjacent in memory, so the address of `a[i]` is computed: start plus i times the size of an element. That is O(1) for any i. Inserting at position i must move all later elements one to the right, up to n of them, so it is O(n). Appending at the end moves nothing: O(1) amortized.',
    },
    {
      kind: 'what',
      question: 'What is a dynamic array?',
      asks: [
        'what is a dynamic array',
        'how does a dynamic array grow',
        'how does a list grow',
        'what is an arraylist',
        'is a python list an array',
        'what is a vector in c++',
        'static vs dynamic array',
        'why can i append without a size',
        'what is the difference between an array and a list',
      ],
      answer:
        'An array whose length can grow: `list` in Python, `ArrayList` in Java, `vector` in C++. It keeps some free capacity at the end. When that is used up, it allocates a larger array, often 1.5 to 2 times as large, and copies everything. One such append is O(n), but it is rare, so appending is O(1) amortized.',
    },
    {
      kind: 'how',
      question: 'How do I reverse an array in place?',
      asks: [
        'how do i reverse an array',
        'reverse an array in place',
        'how to reverse a list',
        'reverse array with two pointers',
        'reverse an array without extra space',
        'swap from both ends',
        'how do i reverse the elements',
      ],
      answer:
        'Put `lo` at the first index and `hi` at the last. While `lo < hi`, swap `a[lo]` and `a[hi]`, then move both inward. [1, 2, 3, 4] becomes [4, 2, 3, 1], then [4, 3, 2, 1]. It takes n / 2 swaps, so O(n) time and O(1) space. With an odd length the middle element stays where it is.',
      further: {
        example:
          '[1, 2, 3, 4, 5]: swap indices 0 and 4: [5, 2, 3, 4, 1]. Swap 1 and 3: [5, 4, 3, 2, 1]. Now both pointers are at index 2, so the loop ends.',
        why: 'The element at index i belongs to index n - 1 - i, and the one there belongs to i. So one swap puts both of them where they belong, and n / 2 swaps are enough.',
        check: {
          ask: 'How many swaps does reversing an array of 7 elements take?',
          right: ['3', 'three'],
          because: '3: the middle element stays, and the other six form three pairs.',
          wrong: [
            { says: ['7', 'seven'], reply: 'Each swap puts two elements where they belong.' },
            { says: ['4', 'four'], reply: 'Does the middle element need a swap?' },
          ],
        },
        claims: [
          {
            says: ['swap until lo reaches the end', 'loop over all n indices and swap'],
            isRight: false,
            reply:
              'No. Then every pair is swapped twice, and the array is as before. Stop when both pointers meet.',
          },
          {
            says: ['reversing in place takes o(1) space', 'no second array is needed'],
            isRight: true,
            reply: 'Yes. Only two indices and one value are stored.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I swap two elements?',
      asks: [
        'how do i swap two elements',
        'swap two values',
        'how to swap without losing one',
        'swap with a temp variable',
        'why do i need a temp variable to swap',
        'swap a[i] and a[j]',
        'exchange two elements',
      ],
      answer:
        'Save one value before you overwrite it: `temp = a[i]; a[i] = a[j]; a[j] = temp`. Without `temp`, the first assignment destroys `a[i]` and both end up equal. Python and JavaScript can do it in one statement: `a[i], a[j] = a[j], a[i]` and `[a[i], a[j]] = [a[j], a[i]]`. With i = j nothing changes.',
    },
    {
      kind: 'how',
      question: 'How do I find the largest and second largest element?',
      asks: [
        'how do i find the largest element in an array',
        'how do i find the maximum of an array',
        'how do i find the second largest number',
        'find max and second max',
        'largest element in one pass',
        'second largest without sorting',
        'how to get the biggest number',
      ],
      answer:
        'Walk once and keep the best so far, starting with the first element, not with 0, or negative numbers fail. For the second largest start second at minus infinity: if x > first, then second = first and first = x; otherwise, if x < first and x > second, then second = x. In [3, 9, 7] you get 9 and 7. It is O(n); sorting would be O(n log n).',
      further: {
        example:
          '[3, 9, 7]: start with first = 3 and second = minus infinity. 9 > 3: second = 3, first = 9. 7 is not larger than 9, but larger than 3: second = 7. Result 9 and 7.',
        why: 'After each element, `first` and `second` are the two largest different values so far. A new element can only become one of them or neither, so two comparisons keep this true.',
        check: {
          ask: 'You start with `first = 0` and read [-5, -2, -9]. Which wrong maximum do you get?',
          right: ['0', 'zero'],
          because: '0: no element is larger, although 0 is not in the array.',
          wrong: [
            { says: ['-2'], reply: 'That is the right maximum. Is -2 larger than the start value 0?' },
            { says: ['-9'], reply: 'That is the smallest. Which elements are larger than the start value?' },
          ],
        },
        claims: [
          {
            says: ['i need to sort to find the second largest', 'finding the second largest needs sorting'],
            isRight: false,
            reply: 'No. One pass with two variables is enough, O(n).',
          },
          {
            says: ['start with the first element, not with 0', 'starting with 0 fails for negative numbers'],
            isRight: true,
            reply: 'Yes. With only negative numbers, 0 would win although it is not in the array.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I merge two sorted arrays?',
      about: 88,
      asks: [
        'how do i merge two sorted arrays',
        'merge two sorted lists into one array',
        'combine two sorted arrays',
        'merge sorted arrays with two pointers',
        'how to join two sorted arrays',
        'merging two sorted arrays explained',
      ],
      answer:
        'Put one pointer at the start of each array. Compare the two values, append the smaller one to the result, and move its pointer. When one array is used up, append the rest of the other. [1, 4] and [2, 3] give 1, 2, 3, 4. It takes O(n + m). If the result must fit into the first array, fill it from the back.',
      further: {
        example:
          '[1, 4, 6] and [2, 3]: 1 < 2, take 1. 2 < 4, take 2. 3 < 4, take 3. The second array is used up, so append 4 and 6: [1, 2, 3, 4, 6].',
        why: 'The smallest remaining value of each array is at its pointer. So the smaller of these two is the smallest of all remaining values, and it comes next.',
        check: {
          ask: 'You merge [2, 8] and [5, 6]. Which value is taken third?',
          right: ['6', 'six'],
          because: '6: the order is 2, 5, 6, 8.',
          wrong: [
            { says: ['8', 'eight'], reply: 'Compare 8 with the value at the other pointer, 6.' },
            { says: ['5', 'five'], reply: 'That is the second one.' },
          ],
        },
        claims: [
          {
            says: ['merging takes o(n + m)', 'each element is copied once'],
            isRight: true,
            reply: 'Yes. Each comparison moves one pointer, and no pointer moves back.',
          },
          {
            says: ['after one array ends i am done', 'the rest of the other array can be ignored'],
            isRight: false,
            reply: 'No. The rest of the other array must be appended; it is sorted already.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What is a pointer in an array problem?',
      asks: [
        'what is a pointer in an array problem',
        'what is a pointer',
        'does two pointers mean real pointers',
        'is a pointer just an index',
        'what are pointers in two pointers',
        'pointer meaning in arrays',
        'do i need c pointers',
      ],
      answer:
        'It is just an index variable, such as `lo`, `hi`, `read` or `write`. “Move the pointer” means to increase or decrease that index; the value is `a[lo]`. You need no pointers of the language C. In linked lists a pointer is a variable that refers to a node, and it moves with `cur = cur.next`.',
    },
    {
      kind: 'how',
      question: 'How do I solve two sum on a sorted array without a map?',
      about: 167,
      asks: [
        'two sum without a map',
        'can i do it without a map',
        'and if the array is sorted can i do it without a map',
        'the sorted version without a map',
        'two sum sorted',
        'two sum in a sorted array',
        'two sum without a hash map',
        'two sum without extra memory',
        'how does two sum work if the array is sorted',
        'two sum with constant space',
        'sorted two sum',
        'find a pair with a sum in a sorted array',
        'two sum but what if the array is already sorted',
        'does it help that the array is sorted',
        'if the input is sorted do i still need the map',
      ],
      answer:
        'Put `lo` on the first and `hi` on the last element. If their sum is too small, move `lo` to the right; if it is too large, move `hi` to the left; if it fits, you are done. [1, 4, 6, 9] with target 13: 1 + 9 = 10 is too small, 4 + 9 = 13. O(n) time and O(1) space, without a map.',
    },
    {
      kind: 'why',
      question: 'Why are two pointers O(n) and not O(n²)?',
      asks: [
        'why are two pointers o(n)',
        'why is two pointers linear',
        'why is two pointers faster than two loops',
        'why are two pointers not o(n^2)',
        'why is it o(n) with two pointers',
        'is two pointers o(n^2) because there are two',
        'how many steps do two pointers take',
      ],
      answer:
        'Each step moves one of the two pointers by one, and they only move toward each other. In an array of n elements they are n - 1 apart, so they meet after at most n - 1 steps, O(n). Two loops compare all n(n - 1)/2 pairs: for n = 1,000 that is 499,500 against 999.',
    },
    {
      kind: 'why',
      question: 'Why do people use two pointers?',
      asks: [
        'why do people use two pointers',
        'why use two pointers',
        'what is the point of two pointers',
        'why not simply two loops',
        'why not just check all pairs',
        'why not use brute force for pairs',
        'what are two pointers good for',
        'why do i need two pointers',
      ],
      answer:
        'One comparison rules out many pairs at once. In the sorted [1, 4, 6, 9] with target 13, 1 + 9 = 10 is too small, and 9 is the largest partner, so 1 fits no pair and you drop it: three pairs are ruled out by one comparison. Two loops would check each of them. So O(n) instead of O(n²), and no extra memory.',
    },
    {
      kind: 'mistake',
      question: 'Does a pair sum break if the same number occurs twice?',
      about: 167,
      asks: [
        'what if the list has the same number twice',
        'same number twice, like [2,2,3] and target 4, does anything break',
        'does anything break with duplicates',
        'do duplicates break two sum on a sorted array',
        'can the pair be two equal numbers',
        'what about equal numbers in a pair sum',
      ],
      answer:
        'Nothing breaks: equal numbers at two indices are two elements. In [2, 2, 3] with target 4, 2 + 3 = 5 is too large, so `hi` moves to the second 2, and 2 + 2 = 4 is the pair. `lo < hi` makes sure that no element is paired with itself. Only if you list all different pairs must you skip equal values after a match.',
    },
    {
      kind: 'how',
      question: 'How do I explain two pointers in an interview?',
      asks: [
        'how would i explain this in an interview',
        'how do i explain two pointers to the interviewer',
        'how do i present the two pointer solution',
        'how do i argue that moving one pointer is safe',
      ],
      answer:
        'Say which pairs each move rules out. "The array is sorted. If the sum is too small, even the largest partner is not enough for the left value, so I drop it; if it is too large, I drop the right one. Each step drops one element, so it takes O(n) time and O(1) space." Trace one example.',
    },
    {
      kind: 'mistake',
      question: 'What if the array is empty or has one element?',
      asks: [
        'what if the array is empty',
        'empty array two pointers',
        'only one element left',
        'what if there are fewer than two elements',
      ],
      answer:
        'Then `left < right` is false at once and the loop does not run, so no index is read. Return what the problem says for "none": no pair, 0 for an area, an empty list for 3Sum. A palindrome of length 0 or 1 is true.',
    },
    {
      kind: 'compare',
      question: 'Why does Container With Most Water use two pointers and not a window?',
      asks: [
        'why two pointers and not a window for container',
        'container with most water sliding window',
        'can i use a sliding window for most water',
        'is container with most water a window',
        'why not a window for container with most water',
        'most water window or two pointers',
      ],
      answer:
        'A window keeps everything between its ends and moves both ends to the right. In Container With Most Water only the two walls count, and no condition on what is between them says when to grow or shrink. Two pointers start with the widest pair and drop the shorter wall: every pair left for it is narrower and no higher, so it cannot be better. That takes O(n).',
      about: 11,
    },
    {
      kind: 'mistake',
      question: 'Do I have to sort the walls for Container With Most Water?',
      asks: [
        'does container with most water need sorting',
        'do i sort the heights first',
        'sort heights in container',
        'should the walls be sorted for two pointers',
        'can i sort the walls in most water',
        'two pointers need sorting but what about container',
      ],
      answer:
        'No, and sorting would give a wrong result, because it moves the walls, and the width between their original positions is part of the area. [8, 1, 8] has the area 8 · 2 = 16 with its two ends. Sorted it is [1, 8, 8], and the best is only 8 · 1 = 8. The rule “drop the shorter wall” needs no order of the heights.',
      about: 11,
    },
    {
      kind: 'how',
      question: 'What if the array of two sum is not sorted?',
      asks: [
        'what if it is not sorted',
        'two sum on an unsorted array',
        'what if the array of two sum is unsorted',
        'two sum with unsorted input',
        'what do i do if the array is not sorted',
        'can i still use two pointers if it is not sorted',
        'two sum unsorted keep the indices',
      ],
      answer:
        'Then use a hash map: for each number look up its partner among the numbers before it, O(n) time on average and O(n) space. Or sort pairs of value and index, O(n log n), and use two pointers; the pairs keep the original indices. Two pointers on the unsorted array itself can miss the pair: in [2, 3, 1] with target 5 they pass over 2 and 3.',
      about: 167,
    },
  ],
  problems: [
    {
      number: 11,
      questions: [
        {
          question: 'Why does the shorter line move?',
          asks: ['why move the shorter line', 'which wall moves', 'why not move the taller line'],
          answer:
            'The lower line limits the area. Moving the taller one makes it narrower and never higher than the lower line, so no pair with the lower line can get better. Moving the lower one is the only chance.',
          further: {
            example:
              'Take heights [2, 6, 3]. The ends 2 and 3 are 2 apart, so the area is 2 · 2 = 4.\n- Moving the taller line (3) gives 2 and 6: area 2 · 1 = 2, because 2 still limits it.\n- Moving the shorter line (2) gives 6 and 3: area 3 · 1 = 3.\nThe best is 4.',
            why: 'With any other partner inside, the height is still at most the lower line, and the width is smaller. So the current area is the best that the lower line can still reach, and you have recorded it.',
            check: {
              ask: 'The heights are [4, 1, 7, 5], and the ends hold 4 · 3 = 12. Which side moves next?',
              right: ['left', 'lo', 'the left line', '4'],
              because:
                'The left side: its line, 4, is the lower one, and no narrower container with it can hold more than 12.',
              wrong: [
                {
                  says: ['right', 'hi', '5'],
                  reply:
                    'Then 4 still limits the height and the container is narrower. Can the area grow that way?',
                },
                {
                  says: ['both'],
                  reply:
                    'Only one of the two lines is finished. Which one cannot do better with any other partner?',
                },
              ],
            },
            claims: [
              {
                says: [
                  'move the taller line',
                  'so the taller one moves',
                  'the higher wall should move inward',
                ],
                isRight: false,
                reply:
                  'No. The lower line would still limit the height, and the width shrinks, so the area can only get smaller.',
              },
              {
                says: [
                  'if both are equal it does not matter',
                  'equal heights move either one',
                  'for equal lines i can move any of them',
                ],
                isRight: true,
                reply:
                  'Yes. With equal heights, neither line can hold more with a partner inside, because the height stays limited and the width shrinks.',
              },
              {
                says: ['the two tallest lines win', 'just take the two highest lines'],
                isRight: false,
                reply: 'No. In [5, 8, 8, 5] the two tallest hold 8 · 1 = 8, while the ends hold 5 · 3 = 15.',
              },
            ],
          },
        },
        {
          question: 'Why is one pass enough, and what does it cost?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'is container linear time',
          ],
          answer:
            'O(n) time and O(1) space: each step moves one of the two lines inward, and they meet after n - 1 steps. Trying all pairs of lines takes O(n²).',
        },
        {
          question: 'Why does my area come out too large?',
          asks: [
            'area comes out too big',
            'used the taller line for the height',
            'width of the container off by one',
          ],
          answer:
            'The height is the lower of the two lines, and the width is `right - left`, without + 1, because the lines are at the indices themselves. For [1, 1] the answer is 1.',
        },
        {
          question: 'What if both lines have the same height?',
          asks: [
            'what if both are the same height',
            'equal heights which one moves',
            'both lines equal',
            'tie between left and right',
          ],
          answer:
            'Move either one. Both lines limit the area, and any better container needs two lines that are higher than both, so each of these two will be passed anyway. In [4, 1, 4] the area 2 · 4 = 8 is recorded first; then it does not matter which end moves.',
        },
      ],
    },
    {
      number: 15,
      questions: [
        {
          question: 'How do I avoid reporting a triplet twice?',
          asks: ['duplicate triplets', 'same triplet twice', 'skip duplicates three times'],
          answer:
            'Skip the fixed value when it equals the one before it, and, after a match, move one inner pointer (or both) past the value just used. Sorting alone does not remove duplicates, it only puts them side by side.',
        },
        {
          question: 'How do I make it fast enough?',
          asks: ['too slow', 'with hash set', 'time limit'],
          answer:
            'Sort once, O(n log n), then one linear two-pointer pass for each first value, O(n²). Stop as soon as the first value is positive. A set of sorted triples works too, but is slower and needs memory.',
        },
        {
          question: 'Why does it take O(n²) time?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'is n squared fine',
            'why not n log n',
          ],
          answer:
            'O(n²): one linear sweep with two pointers for each of the n fixed values; sorting adds only O(n log n). No much faster method is known. Extra space is O(1) besides the output and the sort.',
        },
        {
          question: 'What happens with [0, 0, 0, 0]?',
          asks: [
            'what about [0,0,0,0]',
            'all zeros in 3sum',
            'what if all numbers are the same',
            'four zeros',
          ],
          answer:
            'The answer is one triplet, [0, 0, 0]. The first 0 is fixed, the pointers find 0 + 0, and skipping equal values ends the sweep. The second 0 equals the fixed value before it, so it is skipped. With fewer than three numbers the answer is empty.',
        },
        {
          question: 'Why two pointers and not a hash map as in Two Sum?',
          asks: [
            'why not use a hash map like in two sum',
            'can i use a hash map for 3sum',
            'hash map instead of two pointers in 3sum',
            'hash set for 3sum',
          ],
          answer:
            'A map works: fix one value and solve Two Sum for the rest, also O(n²). But it needs O(n) space, and repeated triplets must be filtered out, for example by sorting each and putting it into a set. After sorting, two pointers need no map and skip duplicates by comparing neighbors.',
        },
      ],
    },
    {
      number: 42,
      questions: [
        {
          question: 'Why does the side with the lower wall move?',
          asks: ['where to start', 'why the smaller side', 'two pointers', 'why is lower side safe'],
          answer:
            "The water above a bar depends on the lower of the two walls. If the left wall seen so far is lower than the right one, the left bar's water is known, whatever is in between. So that pointer moves.",
        },
        {
          question: 'Why does my water go negative or come out too large?',
          asks: ['negative', 'update max before adding', 'too much', 'stack'],
          answer:
            'Update the maximum of the side first, then add `max - height`, which is then never negative. A decreasing stack works too and adds water layer by layer.',
        },
        {
          question: 'What do prefix maxima and two pointers cost?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'prefix maxima or two pointers',
          ],
          answer:
            'O(n) time either way. Two arrays of maxima take O(n) space; two pointers keep only the highest wall of each side, O(1). Searching both maxima again for each bar takes O(n²).',
        },
        {
          question: 'What about the first and the last bar?',
          asks: ['what about the first and last bar', 'water on the edges', 'do the ends hold water'],
          answer:
            'They hold no water, because one side has no wall. In the formula the highest wall up to and including the bar itself is its own height on that side, so min(...) minus the height is 0.',
        },
      ],
    },
    {
      number: 167,
      questions: [
        {
          question: 'Two pointers or binary search, and why add 1?',
          asks: ['one based index', 'ii binary search'],
          answer:
            'Use two pointers from both ends: O(n) time and O(1) space. A binary search for the partner of each element takes O(n log n). The answer counts from 1, so add 1 to both indices.',
        },
        {
          question: 'Why are constant memory and linear time enough?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'why constant memory',
          ],
          answer:
            'O(n) time and O(1) space, because every comparison rules out one end for good and nothing is stored. A hash map also takes O(n) time, but wastes the given order and O(n) memory.',
        },
        {
          question: 'Why is my pair off by one, or a number paired with itself?',
          asks: ['answer off by one', 'pairs a number with itself', 'loops until both pointers cross'],
          answer:
            'Return `left + 1` and `right + 1`, since indices count from 1. Loop while `left < right`: with `<=` one element could pair with itself, as 4 would in [1, 4] with target 8.',
        },
      ],
    },
    {
      number: 283,
      questions: [
        {
          question: 'Do I swap or overwrite to keep the order?',
          asks: ['order', 'keep relative order', 'swap or overwrite'],
          answer:
            "Either overwrite and fill the rest with zeros, or swap with the writer's position. Both keep the order of the others, because the reader never goes back.",
        },
        {
          question: 'What does it cost to move the zeros?',
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n) time and O(1) space: one reader passes once. Removing and appending list elements instead costs O(n) each, O(n²) in total.',
        },
        {
          question: 'What does the writer mean, and why do values vanish?',
          asks: ['what does the writer mean', 'move zeroes loses values', 'nonzero numbers vanish'],
          answer:
            'The writer is the number of nonzero values found so far, and so the index for the next one. If values vanish, you copied a value and set its old index to 0 even when both indices were equal; swapping avoids that.',
        },
        {
          question: 'Can I swap each zero with the last element?',
          asks: [
            'i swap with the last element whenever i see a zero',
            'why not swap zeros to the end',
            'can i swap the zero with the end',
            'swap with the last nonzero element',
          ],
          answer:
            "That changes the order of the other values, which must stay. [0, 1, 2] would become [2, 1, 0], but [1, 2, 0] is right. Let a writer start at 0: for each nonzero value, swap it with the element at the writer's index and move the writer. Zeros drift to the end by themselves.",
        },
      ],
    },
    {
      number: 26,
      questions: [
        {
          question: 'Which element do I compare with to keep up to k copies?',
          asks: ['keep two', 'at most twice', 'compare with which element'],
          answer:
            'Compare with the last written value; for "at most k times", with the one k positions before the writer: `nums[write - k]`. For k > 1, `nums[read - k]` is wrong, since it may already be overwritten: with k = 2, 0, 0, 0, 1, 1 gives 0, 0, 1.',
        },
        {
          question: 'What does it cost, and why not delete from the list?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'why not delete from the list',
          ],
          answer:
            'O(n) time and O(1) space: each element is read once and written at most once. Deleting from the list shifts everything after it, which makes O(n²).',
        },
        {
          question: 'Which length do I return?',
          asks: [
            'what should i return',
            'length wrong by one afterward',
            'does the writer count unique values',
          ],
          answer:
            'Return the number of unique values. If the writer marks the next free index, that is the writer itself; if it marks the last unique value, it is the writer plus 1.',
        },
        {
          question: 'Do I need a new array?',
          asks: [
            'remove duplicates from sorted array do i need a new array',
            'is a new array allowed',
            'can i copy into another array',
          ],
          answer:
            'No, it must be done in place. A writer marks where the next unique value goes, a reader looks at every element: if it differs from the last unique value, write it and move the writer. [1, 1, 2] becomes [1, 2, …], and you return 2.',
        },
      ],
    },
    {
      number: 88,
      questions: [
        {
          question: 'Why merge from the back, and what about leftover values?',
          asks: ['from the back', 'overwritten values', 'rest of the second'],
          answer:
            'The free indices are at the end, so writing from the back never overwrites a value that you still have to read. If values of the second array are left, copy them; those of the first are in place already.',
        },
        {
          question: 'Why does merging take O(m + n)?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'two sorted arrays time',
            'why m plus n for merging',
          ],
          answer:
            'O(m + n) time and O(1) space, because each step writes one final value. Appending and sorting takes O((m + n) log(m + n)) and ignores that both parts are sorted.',
        },
        {
          question: 'Why does it fail when one array is empty?',
          asks: [
            'crashes when one array is empty',
            'index minus one while merging back',
            'nums1 empty, nothing is copied',
          ],
          answer:
            'Loop while the second array still has values, and take from the first only if it has any left (`i >= 0`). With m = 0 everything must be copied from the second array.',
        },
      ],
    },
    {
      number: 977,
      questions: [
        {
          question: 'Why fill the result from the back?',
          asks: ['why from the back', 'negative sort', 'linear'],
          answer:
            'The largest square left is always at one of the two ends, while the smallest may be anywhere. So filling from the back needs no search: O(n) instead of sorting.',
        },
        {
          question: 'How does it get by without sorting?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'linear time how',
          ],
          answer:
            'O(n) time, since each comparison writes one square, and O(n) space for the output. Squaring and sorting takes O(n log n).',
        },
        {
          question: 'Why are my squares out of order, or one missing?',
          asks: [
            'out of order with negatives',
            'compare squares or absolute values',
            'loop misses the last one',
          ],
          answer:
            'Compare absolute values or squares, never the raw values. Loop while `left <= right`, because the last remaining element must be written too.',
        },
        {
          question: 'Why not just square and sort?',
          asks: [
            'squares of sorted array why not just square and sort',
            'why not sort the squares',
            'can i square and then sort',
          ],
          answer:
            'You may, but it takes O(n log n). The largest square is always at one of the two ends, so compare the ends and fill the result from the back: O(n) time. [-4, -1, 3]: 16, then 9, then 1, which gives [1, 9, 16].',
        },
      ],
    },
    {
      number: 16,
      questions: [
        {
          question: 'When do I update the best sum, and where does it start?',
          asks: ['update', 'when to stop', 'initial'],
          answer:
            'Start with the sum of any three values, not with 0. Compare each sum with the best one before you move a pointer, and return at once when a sum equals the target.',
        },
        {
          question: 'What does the search cost?',
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n²) time: one sweep with two pointers for each fixed value, after an O(n log n) sort. Space is O(1) besides the sort.',
        },
        {
          question: 'Which difference do I compare, and what do I return?',
          asks: ['compares signed difference', 'returns the difference instead', 'abs missing in closest'],
          answer:
            'Compare absolute differences, `abs(sum - target)`, and return the sum, not the difference. Without the absolute value any sum below the target looks best.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A charity lists a million donations in increasing order. Find two donations that add up to exactly 500 dollars, or report that there are none. Besides the list, you may use only a few variables.',
      words: ['in increasing order', 'you may use only a few variables'],
      not: 'hash-lookup',
      why: 'A map of the amounts seen so far can grow to a million entries, but only a few variables are allowed.',
      idea: 'Start at both ends: if the sum is too small, move the left index right; if it is too large, move the right index left.',
      cost: 'O(n)',
    },
    {
      task: 'A wind turbine stores its readings in an array; negative readings are faulty. Delete the faulty ones inside this same array, so that the good readings come first, in their old order. No second array fits in memory.',
      words: ['Delete the faulty ones inside this same array'],
      not: 'sliding-window',
      why: 'A window summarizes one run of consecutive readings, but faulty readings are scattered and values have to be moved, not summarized.',
      idea: 'One index reads every value, and a slower one marks where the next good reading is written.',
      cost: 'O(n)',
    },
    {
      task: 'A road has 200,000 slabs with known paving times. Two crews start at opposite ends at the same moment and work toward each other; whoever is free takes their next slab, left first on ties. How many slabs does the left crew pave?',
      words: ['start at opposite ends', 'work toward each other'],
      not: 'sliding-window',
      why: 'Both ends of a window move forward, but here the right crew moves left, and no total of the slabs between the crews matters.',
      idea: 'Put one index at each end, keep the time each crew has worked, and always move the crew with the smaller time, the left one on ties.',
      cost: 'O(n)',
    },
    {
      task: 'A workshop owns 3,000 planks of known lengths, in no order. Three planks form a frame if the two shorter ones together are longer than the longest. In how many ways can you choose three planks that form a frame?',
      words: ['together are longer than the longest'],
      not: 'hash-lookup',
      why: 'A lookup finds one exact length, but every pair whose sum is larger than the longest plank counts, whatever that sum is.',
      idea: 'Sort the planks, fix the longest one, and move two indices inward over the shorter ones: when the sum is large enough, all values between the indices count at once.',
      cost: 'O(n²)',
    },
    {
      task: 'A shop gives each of 100,000 cheeses a strength, up to a billion. A tasting board is any nonempty selection of them whose mildest and strongest cheese have strengths that add up to at most a billion. Count the boards, modulo a prime.',
      words: ['any nonempty selection of them', 'mildest and strongest'],
      not: 'sliding-window',
      why: 'The cheeses of a board need not be adjacent in any list, and as the mildest gets stronger, the strongest allowed gets milder, so the two ends cannot both move forward.',
      idea: 'Sort the strengths and put an index on each end: if the two fit together, add the selections between them that contain the left cheese, a power of 2, and advance the left index; otherwise move the right index inward.',
      cost: 'O(n log n)',
    },
  ],
  claims: [
    {
      says: [
        'if the sum is too small move the right pointer',
        'when the sum is too small i move right to the left',
      ],
      isRight: false,
      reply:
        'No, then move the left one. The right pointer only goes to smaller values, so the sum would become even smaller.',
    },
    {
      says: ['if the sum is too small move the left pointer', 'too small means lo goes up'],
      isRight: true,
      reply: 'Yes. The left pointer goes to a larger value, so the sum can grow.',
    },
    {
      says: ['if the sum is too large move the left pointer', 'too big means lo plus one'],
      isRight: false,
      reply:
        'No, then move the right one. The left pointer only goes to larger values, so the sum would become even larger.',
    },
    {
      says: ['if the sum is too large move the right pointer', 'too big means hi goes down'],
      isRight: true,
      reply: 'Yes. The right pointer goes to a smaller value, so the sum can fall.',
    },
    {
      says: ['two pointers take linear time', 'the scan with two pointers is o(n)'],
      isRight: true,
      reply:
        'Yes. Every step moves one pointer inward, and none goes back, so there are at most n steps. Sorting first would add O(n log n).',
    },
    {
      says: [
        'access by index is o(1)',
        'access in an array by index is o(1)',
        'reading an array by index is o(1)',
      ],
      isRight: true,
      reply: 'Yes. The address is computed from the index.',
    },
    {
      says: ['access by index in an array is o(n)', 'access in an array by index is o(n)'],
      isRight: false,
      reply: 'No, O(1): the address is computed from the index.',
    },
    {
      says: ['inserting at the front of an array is o(1)', 'inserting at the start of an array is o(1)'],
      isRight: false,
      reply: 'No, O(n): all elements have to move one to the right.',
    },
    {
      says: ['inserting at the front of an array is o(n)', 'inserting at the start of an array is o(n)'],
      isRight: true,
      reply: 'Yes. All elements have to move one to the right.',
    },
    {
      says: ['two pointers needs an unsorted array', 'two pointers only works on unsorted arrays'],
      isRight: false,
      reply:
        'No. To find a pair by its sum the array must be sorted; a palindrome check or a reversal works in any order.',
    },
    {
      says: ['two pointers always needs a sorted array', 'two pointers only works on sorted arrays'],
      isRight: false,
      reply:
        'No. Finding a pair by its sum needs sorted order; a palindrome check, a reversal or Container With Most Water do not.',
    },
    {
      says: [
        'i only skip duplicates for the first number',
        'skipping is only needed for the first number',
        'in 3sum only the fixed number needs skipping',
        'only the outer loop must skip duplicates',
      ],
      isRight: false,
      reply:
        'No. After a match the inner pointers may also sit before equal values: for [-2, 0, 0, 2, 2] with -2 fixed, the pair 0, 2 would be reported twice. Skip there, too.',
    },
    {
      says: [
        'i skip duplicates for the fixed number and after a match',
        '3sum skips duplicates in both loops',
        'duplicates must be skipped at all pointers',
      ],
      isRight: true,
      reply:
        'Yes. Skip the fixed value if it equals the one before, and after a match move an inner pointer past equal values. Then each triplet is reported once.',
    },
    {
      says: [
        '[0, 0, 0, 0] gives several triplets',
        'four zeros give four triplets',
        '[0,0,0,0] has 4 answers in 3sum',
      ],
      isRight: false,
      reply:
        'No. The triplet [0, 0, 0] is reported once, since equal triplets count as one. The second 0 as fixed value is skipped.',
    },
    {
      says: ['3sum takes o(n^2)', 'three sum is quadratic', '3sum is n squared after sorting'],
      isRight: true,
      reply:
        'Yes. For each of the n fixed values the two pointers take at most n steps. Sorting adds only O(n log n).',
    },
    {
      says: [
        '3sum takes o(n^3)',
        'three sum is cubic',
        '3sum needs three nested loops',
        'three pointers means o(n^3)',
      ],
      isRight: false,
      reply:
        'No. Only one value is fixed by a loop; the other two are found by one sweep of two pointers. That is n sweeps of O(n), so O(n²).',
    },
    {
      says: ['3sum takes o(n log n)', 'three sum is n log n because of sorting'],
      isRight: false,
      reply:
        'No. Sorting takes O(n log n), but then there is a linear sweep for each of the n fixed values, so O(n²) in total.',
    },
    {
      says: [
        'i swap the zero with the last element',
        'move zeroes by swapping with the end',
        'whenever i see a zero i swap it with the last element',
        'zeros are swapped to the end from both sides',
      ],
      isRight: false,
      reply:
        "No. That changes the order of the other values: [0, 1, 2] would become [2, 1, 0] instead of [1, 2, 0]. Use a writer from the front: each nonzero value is swapped with the element at the writer's index.",
    },
    {
      says: [
        'the writer points to the next free index',
        'slow is where the next value is written',
        'the write pointer only moves when i keep a value',
      ],
      isRight: true,
      reply:
        'Yes. The reader looks at every element; the writer moves only when a value is kept, so everything before it is the result so far.',
    },
    {
      says: [
        'moving the taller line can give more water',
        'if i move the taller line i could get more water',
        'moving the higher wall helps',
        'i should move the pointer at the taller line',
      ],
      isRight: false,
      reply:
        'No. The width shrinks, and the height stays limited by the shorter line, so the area cannot grow. Only moving the shorter line can raise the limit.',
    },
    {
      says: [
        'the shorter line limits the water',
        'i move the shorter line',
        'the pointer at the shorter wall moves',
        'only moving the shorter line can help',
      ],
      isRight: true,
      reply:
        'Yes. The height is the lower of the two lines, so every narrower container with the shorter line is worse. It can be dropped.',
    },
    {
      says: [
        'if both lines are equal i must move both',
        'with equal heights it matters which one moves',
        'equal lines need a special case',
      ],
      isRight: false,
      reply:
        'No. Either one may move: both limit the height equally, and any better container must have two higher lines, so both will be left anyway.',
    },
    {
      says: [
        'the water above an index is the lower of both maxima minus its height',
        'water at i is min of left max and right max minus height',
        'trapped water depends on the highest wall on each side',
      ],
      isRight: true,
      reply:
        'Yes. Water rises to the lower of the highest walls to its left and right. In [3, 1, 2] index 1 has min(3, 2) - 1 = 1.',
    },
    {
      says: ['the water depends only on the two neighbors', 'trapped water looks only at the adjacent bars'],
      isRight: false,
      reply:
        'No. It depends on the highest walls on both sides, however far away: in [3, 0, 0, 3] each 0 has 3 units, although one of its neighbors is 0.',
    },
    {
      says: [
        'i merge from the front',
        'merge sorted array starts at index 0',
        'filling from the front is fine in merge sorted array',
      ],
      isRight: false,
      reply:
        'No. Writing at the front of the first array overwrites values that are still needed. The free cells are at the end, so fill from the back with the larger value.',
    },
    {
      says: [
        'i fill from the back',
        'merge from the end with the larger value first',
        'the largest value goes to the last index',
      ],
      isRight: true,
      reply: 'Yes. The free cells are at the end, so nothing that is still needed gets overwritten.',
    },
    {
      says: [
        'the largest squares are at the ends',
        'the biggest square is at one of the two ends',
        'squares are largest at the outside',
      ],
      isRight: true,
      reply:
        'Yes. In a sorted array the largest absolute value is at one of the two ends: in [-4, -1, 3] it is 4. So compare the ends and fill the result from the back.',
    },
    {
      says: [
        'the smallest square is at the left end',
        'squaring keeps the array sorted',
        'the squares are already in order',
      ],
      isRight: false,
      reply:
        'No. Negative values become large: [-4, -1, 3] has the squares 16, 1, 9. Compare both ends and fill from the back.',
    },
    {
      says: [
        'duplicates break two pointers',
        'two pointers fail with repeated numbers',
        'two pointers need distinct values',
      ],
      isRight: false,
      reply:
        'No. A pair is still found: in [1, 3, 3, 5] with target 6 the ends find 1 + 5. Repeated values only matter when you count pairs or must report each one once.',
    },
    {
      says: [
        'after a match both pointers may move',
        'after a match in 3sum i move both pointers',
        'after finding a pair left goes up and right goes down',
      ],
      isRight: true,
      reply:
        'Yes, if no value may be used twice in the same kind of pair: with the other end unchanged, only an equal value would match again. So moving both loses nothing.',
    },
    {
      says: [
        'if the sum is too big i move left up',
        'if sum is too big move the left pointer right',
        'a too large sum means move left',
        'when the sum is larger than the target left moves',
      ],
      isRight: false,
      reply:
        'No. Moving left up makes the sum larger. Move the right pointer down: in [1, 4, 9] with target 5, 1 + 9 is too big, so right goes to 4, and 1 + 4 = 5.',
    },
    {
      says: [
        'if the sum is too big i move right down',
        'if sum is too big move the right pointer left',
        'a too large sum means move right',
        'when the sum is larger than the target right moves',
      ],
      isRight: true,
      reply:
        'Yes. Only a smaller right value can lower the sum while left stays, and every pair with the old right value is too large.',
    },
    {
      says: [
        'i return the array in remove duplicates',
        'so i return the array',
        'remove duplicates returns the new array',
        'the result is a shorter array',
      ],
      isRight: false,
      reply:
        'No. You return the number of unique values, k. The judge then looks at the first k elements of the same array.',
    },
    {
      says: [
        'i return the number of unique values',
        'remove duplicates returns the new length',
        'the first k elements are the result',
      ],
      isRight: true,
      reply:
        'Yes. The array keeps its size; its first k elements are the unique values, and what comes after does not matter.',
    },
    {
      says: [
        'the water on a bar is limited by the smaller of the two sides',
        'water is limited by the lower wall',
        'the lower of the two sides decides the water',
        'the smaller maximum decides how much water there is',
      ],
      isRight: true,
      reply:
        'Yes. The water above a bar is min(highest to the left, highest to the right) minus its height, if that is positive.',
    },
    {
      says: [
        'the first and last bar hold no water',
        'no water on the first and the last bar',
        'the edges cannot hold water',
      ],
      isRight: true,
      reply: 'Yes. On one side they have no wall, so the water would run off.',
    },
    {
      says: [
        'two pointers lower the space from n to 1',
        'the space goes from n to 1',
        'two pointers need o(1) instead of o(n)',
      ],
      isRight: true,
      reply: 'Yes. Two running maxima replace two arrays of n maxima. The time stays O(n).',
    },
    {
      says: [
        'squaring and sorting is just as fast',
        'square and sort is o(n)',
        'sorting the squares costs nothing extra',
      ],
      isRight: false,
      reply:
        'No. Sorting takes O(n log n), while filling from the back with the larger of the two ends takes O(n).',
    },
    {
      says: [
        'i reverse the whole array and then both parts',
        'rotate by three reversals',
        'reverse all then the first k and then the rest',
      ],
      isRight: true,
      reply:
        'Yes, for a rotation to the right by k: reverse all, then the first k, then the rest. [1, 2, 3, 4] with k = 1: [4, 3, 2, 1], then 4 stays and 3, 2, 1 becomes 1, 2, 3: [4, 1, 2, 3].',
    },
  ],
} satisfies TutorTexts
