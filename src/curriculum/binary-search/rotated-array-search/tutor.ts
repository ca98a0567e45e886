import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is a rotated sorted array?',
      asks: [
        'what is a rotated sorted array',
        'rotation explained',
        'pivot meaning',
        'array was shifted, what is a pivot',
        'what is a rotated array',
        'what does rotated mean',
        'rotated array meaning',
      ],
      answer:
        'A sorted array whose first part was moved to the end, such as [4, 5, 6, 1, 2, 3]. It consists of two sorted runs, and every value of the left run is larger than every value of the right run (without duplicates).',
      further: {
        example:
          'Move 10, 20 from the front of [10, 20, 30, 40, 50] to its end: [30, 40, 50, 10, 20].\n- Left run: 30, 40, 50. Right run: 10, 20.\n- The only drop is from 50 to 10.\n- Even the smallest of the left run, 30, is larger than the largest of the right run, 20.',
        why: 'In the sorted array every value of the first part is smaller than every value of the rest. The move swaps the two parts but changes nothing inside them, so the order can break only where they now meet.',
        check: {
          ask: 'At which index does the right run of [7, 9, 12, 2, 5] begin, counting from 0?',
          right: ['3', 'three', 'index 3'],
          because: 'The only drop is from 12 to 2, and the 2 is at index 3, so the right run begins there.',
          wrong: [
            {
              says: ['2', 'two'],
              reply:
                'If you mean the value, you found it; which index does it have? At the index you named the left run ends.',
            },
            { says: ['4', 'four'], reply: 'Is the value before that index larger or smaller?' },
            { says: ['0', 'zero'], reply: 'That is where the left run begins. Look for the drop.' },
          ],
        },
        claims: [
          {
            says: [
              'the left run is larger than the right run',
              'every value on the left is larger than on the right',
              'left part values are all greater',
            ],
            isRight: true,
            reply:
              'Yes, if the values are distinct and it is really rotated: in [4, 5, 1, 2] even the 4 is larger than the 2.',
          },
          {
            says: [
              'the drop is always in the middle',
              'both runs have the same length',
              'it is rotated by half',
            ],
            isRight: false,
            reply:
              'No, it can be anywhere. [9, 1, 2, 3] has a left run of one value, and [2, 3, 9, 1] a right run of one.',
          },
          {
            says: [
              'a sorted array counts as rotated too',
              'rotation by zero is allowed',
              'it may not be rotated at all',
            ],
            isRight: true,
            reply:
              'Yes, most problems allow a rotation by 0. Then there is a single run, and the search must still work.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'Which half is sorted?',
      about: 33,
      asks: [
        'how do i know which one is sorted',
        'how do i know which half is sorted',
        'how do i know which one',
        'search in rotated array',
        'which half is sorted',
        'how to decide the side',
        'rotated binary search idea',
        'which side do i search in a rotated array',
        'half is sorted how does that help',
        'rotated search explained',
      ],
      answer:
        'With distinct values at least one half around mid is sorted: the left one if `a[lo] <= a[mid]`, otherwise the right one. In the sorted half you can test by its two ends whether the target lies inside. If it does, go there, otherwise into the other half.',
      further: {
        example:
          '[15, 18, 2, 6, 12], target 6, `lo = 0`, `hi = 4`.\n- mid 2 has 2. Since 15 is larger than 2, the left half is not sorted, so the right one is.\n- Its values are between 2 and 12, and 6 is inside: `lo = 3`.\n- mid 3 has 6: found.',
        why: 'In a sorted half all values are between its two ends. So two comparisons show whether the target can be in it. If it cannot, only the other half is left, and its order does not matter.',
        check: {
          ask: '[20, 25, 30, 5, 10], target 10, `lo = 0`, `hi = 4`, so mid is 2. What is `lo` after this step?',
          right: ['3', 'three'],
          because:
            'The left half is sorted from 20 to 30, and 10 is not between these ends. So the search goes right: `lo` = 3.',
          wrong: [
            {
              says: ['0', 'zero'],
              reply: 'Then the search would go left. Is the target between the two ends of the left half?',
            },
            { says: ['2', 'two'], reply: 'The value at mid was compared already. May it leave the range?' },
            { says: ['4', 'four'], reply: 'The value at the index before was not looked at yet.' },
          ],
        },
        claims: [
          {
            says: [
              'the target is always in the sorted half',
              'search only the sorted half',
              'the sorted half must contain it',
            ],
            isRight: false,
            reply:
              'No, the sorted half only lets you test it. In [20, 25, 30, 5, 10] the left half is sorted, but 10 is on the right.',
          },
          {
            says: [
              'both halves can be sorted at once',
              'sometimes both sides are in order',
              'both halves may be sorted',
            ],
            isRight: true,
            reply:
              'Yes, when the drop is outside the range or right beside mid: in [4, 5, 6, 1, 2] mid is the 6, and both 4, 5, 6 and 1, 2 are in order.',
          },
          {
            says: [
              'a[lo] <= a[mid] means the left half is sorted',
              'left is sorted if a[lo] <= a[mid]',
              'compare lo and mid to see if left is in order',
            ],
            isRight: true,
            reply:
              'Yes, for distinct values: if the drop were between them, `a[lo]` would be larger than `a[mid]`.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why do I compare the middle with the right end and not the left?',
      about: 153,
      asks: [
        'why compare mid with right not left',
        'minimum of rotated array',
        'why a[mid] > a[hi]',
        'find minimum rotated',
        'compare with the right end or the left end',
        'find minimum in rotated why hi',
      ],
      answer:
        'If `a[mid] > a[hi]`, the drop, and so the minimum, is right of mid: `lo = mid + 1`. Otherwise mid may be the minimum itself: `hi = mid`. Comparing with the left end is ambiguous, since `a[lo] <= a[mid]` also holds when nothing is rotated.',
      further: {
        example:
          '[2, 3, 4] and [3, 4, 2], middle at index 1.\n- Left end: 2 is below 3, and 3 is below 4. The same result, but the minimum is left in one case and right in the other.\n- Right end: 3 is below 4, so go left; 4 is above 2, so go right.',
        why: 'If the middle is larger than the right end, values cannot have risen all the way between them, so the drop is there, and the minimum after it. If it is not, there is no drop between them, so everything right of mid is larger than `a[mid]`.',
        check: {
          ask: 'Find the minimum of [6, 8, 1, 3, 5] with `lo = 0` and `hi = 4`. What is `hi` after the first step?',
          right: ['2', 'two'],
          because:
            'The middle, index 2, has 1, which is not larger than 5. It may be the minimum itself, so `hi` = 2.',
          wrong: [
            { says: ['1', 'one'], reply: 'That drops the middle. Might the middle be the minimum itself?' },
            {
              says: ['4', 'four'],
              reply: 'It would stay only if the middle were larger than the right end.',
            },
            {
              says: ['3', 'three'],
              reply: 'Can a value to the right of the middle still be the minimum here?',
            },
          ],
        },
        claims: [
          {
            says: [
              'if a[mid] > a[hi] the minimum is right of mid',
              'mid larger than the right end means go right',
              'a[mid] > a[hi] then lo = mid + 1',
            ],
            isRight: true,
            reply:
              'Yes, the drop is between them. In [4, 5, 1] the middle 5 is larger than 1, and the minimum is after it.',
          },
          {
            says: [
              'comparing with a[lo] works just as well',
              'i can compare with the left end instead',
              'left or right end makes no difference',
            ],
            isRight: false,
            reply:
              'Only if you first test whether the range is rotated: in [2, 3, 4] and [3, 4, 2] the left end gives the same result for opposite answers.',
          },
          {
            says: [
              'hi = mid - 1 is fine here',
              'the middle can be dropped on the left move',
              'mid is never the minimum',
            ],
            isRight: false,
            reply:
              'No, the middle may be the minimum: in [5, 1, 3] it is the 1, and `hi = mid - 1` leaves only the 5.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why is it `<=` in `nums[lo] <= nums[mid]`?',
      about: 33,
      asks: [
        'fails for two elements',
        '<= or < in rotated search',
        '[3,1] target 1',
        'left half of one element',
        'two elements rotated wrong',
        'why <= in nums[lo] <= nums[mid]',
      ],
      answer:
        'Use `a[lo] <= a[mid]` with equality: with two elements mid is lo, and the left half of one element counts as sorted. With `<` alone you treat the wrong half as sorted.',
      further: {
        example:
          '[5, 2], target 2: mid is 0, so `lo` and mid are the same index.\n- With `<=`: 5 <= 5, the left half [5] is sorted, 2 is not in it, so `lo = 1`: found.\n- With `<`: the right half counts as sorted, `5 < 2` fails, and the search goes left: not found.',
        why: 'mid is rounded down, so with two elements left it is equal to `lo`, and the test compares an element with itself. A half of one element is always sorted, so equality has to count. With distinct values equality has no other cause.',
        check: {
          ask: '`lo = 6` and `hi = 7`, mid is rounded down. How many elements does the half from `lo` to mid have?',
          right: ['1', 'one'],
          because:
            'mid is (6 + 7) // 2 = 6, the same as `lo`, so this half is a single element, and it is sorted.',
          wrong: [
            { says: ['2', 'two'], reply: 'mid is rounded down. Which index is that?' },
            { says: ['0', 'zero', 'none'], reply: 'The half from `lo` to mid includes both of its ends.' },
          ],
        },
        claims: [
          {
            says: [
              '< is enough with distinct values',
              'distinct values never need <=',
              'without duplicates use <',
            ],
            isRight: false,
            reply:
              'No, mid and `lo` can be the same index, and an element is equal to itself. [5, 2] with target 2 then fails.',
          },
          {
            says: [
              'mid can be the same index as lo',
              'mid equals lo for two elements',
              'with two left mid is lo',
            ],
            isRight: true,
            reply: 'Yes, because the middle is rounded down: (0 + 1) // 2 = 0.',
          },
          {
            says: [
              'equality only happens with duplicates',
              'nums[lo] == nums[mid] means a duplicate',
              'equal means the value occurs twice',
            ],
            isRight: false,
            reply:
              'No, it also happens when mid and `lo` are the same index, which is so whenever one or two elements are left.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why does it take O(n) with duplicates?',
      about: 81,
      asks: [
        'duplicates in rotated array',
        'why O(n) with duplicates',
        '[1,1,1,0,1]',
        'search rotated 2',
        'rotated array with duplicates worst case',
        "why can't we do log n with equal values",
      ],
      answer:
        'If `a[lo] == a[mid] == a[hi]`, no half is known to be sorted, so you can only drop the ends: `lo++` and `hi--`. With many equal values that makes the worst case O(n).',
      further: {
        example:
          'Compare [2, 2, 2, 2, 2, 1, 2] with [2, 1, 2, 2, 2, 2, 2]. In both, the first, middle and last values are 2, so all you can read at `lo`, mid and `hi` is the same. But the 1 is right of the middle in one and left of it in the other.',
        why: 'Suppose all values are equal except for one smaller value. As long as every element you read is equal, that value can be at any index you have not read. So no method at all can avoid reading nearly all elements in the worst case.',
        check: {
          ask: 'An array of 10 is a rotation of nine 4s and one 2. You have read 7 elements, and all were 4. At how many indices may the 2 still be?',
          right: ['3', 'three'],
          because: 'Each of the 10 - 7 = 3 unread indices may have it, and nothing you read says which.',
          wrong: [
            { says: ['1', 'one'], reply: 'What have you learned about the elements that you did not read?' },
            { says: ['10', 'ten'], reply: 'Some indices are ruled out, namely those you have read.' },
            { says: ['7', 'seven'], reply: 'At those indices you saw a different value. Which ones remain?' },
          ],
        },
        claims: [
          {
            says: [
              'any duplicate makes it o(n)',
              'duplicates always cost linear time',
              'with duplicates every search is o(n)',
            ],
            isRight: false,
            reply:
              'No, only when both ends equal the middle are you stuck for a step. In [3, 4, 4, 1, 2] the ends 3 and 2 differ from the middle, and halving works.',
          },
          {
            says: [
              'if all three are equal drop both ends',
              'when lo mid and hi are equal shrink both',
              'then move lo and hi by one',
            ],
            isRight: true,
            reply:
              'Yes, once the middle is not the target, neither end is, since both have its value. It removes only two elements per step.',
          },
          {
            says: [
              'comparing with the right end fixes duplicates',
              'the right end solves the duplicates problem',
              'duplicates are no problem with a[hi]',
            ],
            isRight: false,
            reply:
              'No, if the middle equals the right end, the minimum may be on either side: in [1, 2, 2] it is on the left, in [2, 2, 2, 1, 2] on the right.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'Why is it right to go to the larger neighbor?',
      about: 162,
      asks: [
        'find peak',
        'peak element log n',
        'why go uphill',
        'mountain array',
        'local maximum in log n',
        'walk uphill with binary search',
        'why is going to the larger neighbor right',
      ],
      answer:
        'Compare `a[mid]` with `a[mid + 1]`: go toward the larger. Going uphill there must be a peak, at the end of the array at the latest. `lo = mid + 1` or `hi = mid`, until they are equal. Unsorted input is fine.',
    },
    {
      kind: 'when',
      question: 'How do I get O(log n) on an array that is almost sorted?',
      asks: [
        'when rotated search',
        'sorted then shifted',
        'mountain',
        'log n on almost sorted',
        'shifted sorted array which pattern',
        'rises then falls array',
      ],
      answer:
        'Use this search when the input is sorted but shifted, or rises and then falls, and the problem asks for O(log n). If the values are in full order, a basic search is enough.',
      further: {
        example:
          'Departures, listed from the afternoon on: [14, 18, 22, 2, 6, 10]. Which is the earliest?\n- 22 is larger than the last one, 10: go right.\n- 6 is not larger than 10: it or something before it.\n- 2 is not larger than 6: it is the earliest.\nThree comparisons instead of six reads.',
        why: 'Halving does not need full order; it needs one comparison that rules out a half. With a single break, or a single top, the comparison with an end or with the right neighbor shows on which side it is.',
        check: {
          ask: 'A rotated sorted array has at most one drop, counting the step from the last to the first element. How many drops does [3, 1, 2, 5, 4] have?',
          right: ['3', 'three'],
          because:
            '3 to 1, 5 to 4, and 4 back to 3 are drops, so it is no rotation, and this search may miss values.',
          wrong: [
            { says: ['2', 'two'], reply: 'Did you compare the last element with the first one?' },
            {
              says: ['1', 'one'],
              reply: 'Go through all neighbors. The next value is smaller more than once.',
            },
            {
              says: ['0', 'zero', 'none'],
              reply: 'A drop is a value that is larger than the next one. Look at the start.',
            },
          ],
        },
        claims: [
          {
            says: [
              'it works for any almost sorted array',
              'nearly sorted is enough',
              'a few misplaced elements are fine',
            ],
            isRight: false,
            reply:
              'No, the disorder must be one break or one top. In [1, 9, 3, 4, 5] the left half seems to go from 1 to 3, so a search for 9 goes right and misses it.',
          },
          {
            says: [
              'an array that rises and then falls counts too',
              'mountain arrays can be searched this way',
              'up and then down works in log n',
            ],
            isRight: true,
            reply:
              'Yes. The right neighbor of the middle shows the side of the top, and each side of it is in order.',
          },
          {
            says: [
              'if it is fully sorted a basic search is enough',
              'sorted input needs only plain binary search',
              'no rotation means normal binary search',
            ],
            isRight: true,
            reply:
              'Yes, then smaller values are always on the left, and no test for the sorted half is needed.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'May I search for the minimum first?',
      about: 33,
      asks: [
        'find pivot first or one pass',
        'two searches rotated',
        'is it ok to search the minimum first',
        'pivot first then search',
        'one or two binary searches',
      ],
      answer:
        'Both are O(log n): find the index of the minimum first, then search in the right sorted part; or decide in one pass. Two simple searches are easier to get right in an interview.',
    },
    {
      kind: 'cost',
      question: 'What does it cost to find how many times an array was rotated?',
      about: 153,
      asks: [
        'rotated search complexity',
        'cost of finding the rotation',
        'how many times rotated',
        'tc of rotated search',
      ],
      answer:
        'O(log n) time and O(1) space without duplicates; O(n) in the worst case with them. The number of rotations to the right is the index of the minimum.',
      further: {
        example:
          '[40, 50, 10, 20, 30], `lo = 0`, `hi = 4`.\n- mid 2: 10 is not larger than 30, so `hi = 2`.\n- mid 1: 50 is larger than 10, so `lo = 2`.\nThe minimum is at index 2 after two comparisons, so [10, 20, 30, 40, 50] was rotated to the right twice.',
        why: 'Each rotation to the right moves the last element to the front and so pushes the minimum one index further, starting from index 0. One comparison with the right end halves the candidates for its index, so about log2(n) comparisons find it.',
        check: {
          ask: 'How many times was a sorted array rotated to the right to become [6, 7, 9, 1, 4]?',
          right: ['3', 'three'],
          because:
            'The minimum 1 is at index 3, so three rotations to the right moved it there: 9, then 7, then 6 came to the front.',
          wrong: [
            {
              says: ['2', 'two'],
              reply: 'That many rotations to the left would do it. Where is the minimum?',
            },
            { says: ['1', 'one'], reply: 'If you mean the minimum itself, take its index, counted from 0.' },
            { says: ['4', 'four'], reply: 'Count from 0: at which index is the minimum?' },
          ],
        },
        claims: [
          {
            says: [
              'finding the minimum first makes it slower than log n',
              'two searches are no longer log n',
              'minimum plus search costs more than o(log n)',
            ],
            isRight: false,
            reply: 'No, two searches of O(log n) are still O(log n): for a million elements about 40 steps.',
          },
          {
            says: [
              'with duplicates log n is not guaranteed',
              'equal values can make it linear',
              'duplicates give a worst case of o(n)',
            ],
            isRight: true,
            reply: 'Yes. If the middle equals the right end, only one element can be dropped per step.',
          },
          {
            says: [
              'index 0 means it was not rotated',
              'if the minimum is first there was no rotation',
              'minimum at 0 means zero rotations',
            ],
            isRight: true,
            reply: 'Yes, or by a multiple of n, which looks the same: the array is in sorted order.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I find a value in a mountain array?',
      about: 1095,
      asks: [
        'find in mountain array',
        'search target in bitonic array',
        'three binary searches',
        'descending half search',
        'search in a mountain array',
      ],
      answer:
        'Search three times: first for the peak, then for the target on the rising side, then on the falling side with the comparisons reversed. If you need the smallest index, try the rising side first. O(log n) in all.',
    },
    {
      kind: 'how',
      question: 'Is this array a rotation?',
      about: 1752,
      asks: [
        'check if sorted and rotated',
        'count the drops',
        'is this array a rotation',
        'last element to first comparison',
        'is the array a rotation of sorted',
      ],
      answer:
        'Read the array as a circle and count where a value is larger than its successor, including the step from the last to the first. It is a rotated sorted array if there is at most one such drop: [3, 1, 2] has one, [2, 1, 3] has two.',
    },
    {
      kind: 'mistake',
      question: 'Why does my search for a peak run out of range?',
      about: 162,
      asks: [
        'peak search index out of range',
        'mid + 1 out of bounds',
        'peak with one element',
        'left neighbor does not exist',
        'index out of bounds at peak',
      ],
      answer:
        'Loop while `lo < hi`: then mid, rounded down, is always below `hi`, so `a[mid + 1]` exists. One element skips the loop and is the peak. You never need the left neighbor.',
    },
    {
      kind: 'why',
      question: 'Why is at least one half always sorted?',
      about: 33,
      asks: [
        'why is always at least one half sorted',
        'why one side of mid is sorted in a rotated array',
        'proof that one half is in order',
        'why can only one half be unsorted',
      ],
      answer:
        'A rotated array of distinct values drops only once. That drop lies on one side of mid at most, so the other side has none and is sorted. Duplicates at both ends can hide on which side it is.',
    },
    {
      kind: 'when',
      question: 'Where does the order wrap around?',
      asks: [
        'sorted list that was cut and the parts swapped',
        'shift schedule that starts in the middle of the week',
        'values rise and then fall, find the top',
        'where does the order wrap around',
        'ring buffer whose content is sorted',
      ],
      answer:
        'Use this search when the data is sorted but rotated, or rises and then falls, and you need O(log n). Compare the middle with an end (or, for a peak, with its neighbor) to see which half is in order, and keep the half that can contain the answer.',
    },
    {
      kind: 'cost',
      question: 'What does the search cost when values repeat?',
      about: 81,
      asks: [
        'duplicates make the rotated search slow',
        'worst case with equal values in rotated array',
        'why o(n) with duplicates',
      ],
      answer:
        'With duplicates the worst case is O(n): if both ends equal the middle, neither half can be ruled out, and you can only drop the element at each end. Without duplicates it is O(log n).',
    },
    {
      kind: 'why',
      question: 'Why does binary search work for a peak if the array is not sorted?',
      about: 162,
      asks: [
        'why does binary search work for a peak if the array is not sorted',
        'peak element unsorted array why log n',
        'how can half be thrown away when looking for a peak',
      ],
      answer:
        'If the right neighbor is larger, there must be a peak to the right: the values rise from here and either fall again or keep rising to the end, which counts as a peak. So you may drop the left half, although nothing is sorted; if the right neighbor is smaller, drop the right half. Equal neighbors would break this argument. O(log n).',
      further: {
        example:
          '[4, 7, 3, 9, 2], `lo = 0`, `hi = 4`.\n- mid 2: the right neighbor 9 is larger than 3, so `lo = 3`.\n- mid 3: the right neighbor 2 is smaller, so `hi = 3`.\nThe result is the peak 9. The 7 in the dropped half was a peak, too, but one is enough.',
        why: 'The search keeps a range whose outside neighbors are lower than its ends: minus infinity at first, and a smaller neighbor after each cut. So the largest value of the range has only lower neighbors, which makes it a peak of the whole array.',
        check: {
          ask: 'At which index does the peak search end in [2, 1, 3, 5, 4, 6, 3], with `lo = 0` and `hi = 6`?',
          right: ['3', 'three', 'index 3'],
          because:
            'mid 3 has 5, larger than 4, so `hi` = 3. Then mid 1 and mid 2 both have a larger right neighbor, so `lo` = 3.',
          wrong: [
            {
              says: ['5', 'five'],
              reply: 'That is a peak, too, but the first comparison drops that half. Follow the steps.',
            },
            {
              says: ['0', 'zero'],
              reply:
                'Counting the border as minus infinity that is a peak, too. Which way does the second comparison go?',
            },
            { says: ['2', 'two'], reply: 'Compare the value at that index with its right neighbor.' },
          ],
        },
        claims: [
          {
            says: [
              'it finds the largest value of the array',
              'the peak is always the maximum',
              'peak search returns the global maximum',
            ],
            isRight: false,
            reply: 'No, only some peak. In [9, 1, 3, 2] it ends at the 3, while the largest value is 9.',
          },
          {
            says: [
              'the half that i drop has no peak',
              'there cannot be a peak in the dropped half',
              'the other half contains no peak',
            ],
            isRight: false,
            reply:
              'No, it may have one. In [4, 7, 3, 9, 2] the 7 is dropped. What matters is that the kept half surely has one.',
          },
          {
            says: [
              'equal neighbors break the argument',
              'it needs different neighbors',
              'neighbors must not be equal',
            ],
            isRight: true,
            reply:
              'Yes. On a plateau such as [1, 2, 2, 1] no element is larger than both neighbors, and equality does not say where to go.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Do I have to check first whether the array is rotated?',
      asks: [
        'breaks if the array is not rotated, i check first',
        'need a special case for sorted input',
        'rotation by zero needs extra code',
      ],
      answer:
        'No, a rotated search needs no special case. If nothing is rotated, `a[lo] <= a[mid]` always holds, so the code treats the left half as sorted, which is true. The minimum search that compares with `a[hi]` also ends at index 0.',
    },
    {
      kind: 'mistake',
      question: 'Do I go left if the target is smaller than the middle?',
      about: 33,
      asks: [
        'target smaller than middle so go left, right',
        'compare only with mid and move',
        'smaller values are always left of mid',
        'normal comparison is enough here',
      ],
      answer:
        'No. In [4, 5, 6, 7, 0, 1, 2] the target 0 is smaller than the middle 7, but it is on the right. First find the half that is sorted, then test whether the target lies between its two ends.',
      further: {
        example:
          '[6, 9, 12, 1, 4], target 4, the middle is 12.\n- 4 is smaller than 12, but it is not on the left.\n- The left half is sorted from 6 to 12, and 4 is not between these ends.\n- So it can only be on the right: the values 1, 4.',
        why: 'All values of the right run are smaller than all values of the left run, although they come later. So when the middle is in the left run, smaller values can be on both sides of it, and one comparison cannot tell them apart.',
        check: {
          ask: 'The middle of [8, 11, 15, 2, 5] is 15. How many smaller values are to the right of it?',
          right: ['2', 'two'],
          because: '2 and 5 are smaller and on the right, while 8 and 11 are smaller and on the left.',
          wrong: [
            {
              says: ['4', 'four'],
              reply: 'That is all smaller values. How many of them are right of the middle?',
            },
            {
              says: ['0', 'zero', 'none'],
              reply: 'In a sorted array that would be so. Compare the values after the middle with it.',
            },
          ],
        },
        claims: [
          {
            says: [
              'if the target is larger than mid go right',
              'larger values are always right of mid',
              'bigger than the middle means right',
            ],
            isRight: false,
            reply: 'No. In [12, 1, 4, 6, 9] the middle is 4, and 12 is larger but to the left of it.',
          },
          {
            says: [
              'smaller values can be on both sides of mid',
              'both sides may have smaller values',
              'smaller does not tell the side',
            ],
            isRight: true,
            reply:
              'Yes, if the middle is in the left run: in [6, 9, 12, 1, 4] the 6 and the 1 are both smaller than 12.',
          },
          {
            says: [
              'test the target against both ends of the sorted half',
              'compare target with both ends of the sorted part',
              'check both borders of the ordered half',
            ],
            isRight: true,
            reply:
              'Yes, in the sorted half the two ends bound all values, so only the two tests together say whether the target is inside.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Does the search for a peak find the largest value?',
      about: 162,
      asks: [
        'peak search gives the largest value, right',
        'peak is the maximum of all',
        'found peak should be the global highest',
      ],
      answer:
        'No, it finds some peak. In [9, 1, 3, 2] it stops at 3, although 9 is larger. The global maximum of unsorted data needs O(n); only if the values rise once and then fall is the peak also the maximum.',
    },
    {
      kind: 'mistake',
      question: 'Can I rotate the array back and then search normally?',
      about: 33,
      asks: [
        'rotate it back and then search normally',
        'i sort the rotated array first',
        'undo the rotation before searching',
        'copy both parts in order',
      ],
      answer:
        "Only if O(n) is acceptable: moving the elements back takes O(n), sorting O(n log n), and a plain scan is already O(n). With distinct values you can find the minimum's index in O(log n) instead and search the right part, without moving anything.",
    },
    {
      kind: 'mistake',
      question: 'Why does it find numbers on the left but never on the right?',
      about: 33,
      asks: [
        'finds numbers on the left but never on the right',
        'only works for targets in the first part',
        'second run always gives minus one',
      ],
      answer:
        'You probably test only one end, such as `target < a[mid]`. When the left half is sorted, go left only if `a[lo] <= target < a[mid]`; when the right half is sorted, go right only if `a[mid] < target <= a[hi]`.',
    },
    {
      kind: 'mistake',
      question: 'Why is my minimum off by one?',
      about: 153,
      asks: [
        'minimum comes out one off',
        'smallest search skips the smallest',
        'returns the largest instead of the smallest',
        'min lost with mid minus one',
      ],
      answer:
        '`hi = mid - 1` throws away a middle that is the minimum itself: in [3, 1, 2] it leaves only 3. Use `hi = mid` when `a[mid] <= a[hi]`, and `lo = mid + 1` otherwise, with `while lo < hi`.',
    },
    {
      kind: 'mistake',
      question: 'Why does the search for the minimum never end on two numbers?',
      about: 153,
      asks: [
        'rotated minimum hangs on two numbers',
        'never stops for [2, 1]',
        'freezes when two are left in rotated',
      ],
      answer:
        'You wrote `lo = mid`. For [2, 1] the middle is index 0, so nothing changes. If `a[mid] > a[hi]`, the middle is not the minimum, so `lo = mid + 1` is safe and the loop ends.',
    },
    {
      kind: 'when',
      question: 'How do I find the oldest line of a log that overwrites itself?',
      asks: [
        'oldest line in a log that overwrites itself',
        'departure times that pass midnight',
        'hottest moment, warms up and then cools down',
        'alphabetical playlist started in the middle',
      ],
      answer:
        'Use this search when the sorted order wraps around from the end to the start, or the values rise once and then fall. For the oldest or smallest entry, compare the middle with the last element; for the top, with its right neighbor. O(log n).',
    },
    {
      kind: 'how',
      question: 'How do I find the k-th smallest value in a rotated array?',
      asks: [
        'kth smallest in a rotated array',
        'median of a rotated sorted array',
        'read a rotated array in sorted order',
      ],
      answer:
        'Find the index m of the minimum in O(log n). The k-th smallest (k from 1) is `a[(m + k - 1) % n]`, so the median needs no further search, and k from 1 to n reads all values in sorted order. Finding m in O(log n) needs distinct values.',
    },
    {
      kind: 'how',
      question: 'How do I find a peak in a matrix?',
      asks: [
        'peak in a matrix',
        'two dimensional peak finding',
        'peak element 2d in m log n',
        'local maximum in a grid',
      ],
      answer:
        "Take the middle column and its largest value, O(m) for m rows. If the left or right neighbor is larger, continue in the columns on that side; otherwise it is a peak. The columns halve each time, so it takes O(m log n). Any larger neighbor works, since it leads uphill past the column's maximum.",
    },
    {
      kind: 'how',
      question: 'Can I search a rotated array with one condition?',
      about: 33,
      asks: [
        'one condition for search in rotated array',
        'treat the other part as infinity',
        'compare everything with the first element',
        'shorter single-pass version',
      ],
      answer:
        'Compare target and middle with `a[0]`. If both are at least `a[0]`, or both are smaller, they are in the same run, and you compare them as usual. Otherwise the runs decide: a target in the right run is right of the middle, and a target in the left run is left of it. One loop, O(log n), for distinct values.',
    },
    {
      kind: 'how',
      question: 'How do I find the minimum in a rotated sorted array?',
      about: 153,
      asks: [
        'how do i find the minimum in a rotated array',
        'minimum in rotated sorted array idea',
        'smallest element of a rotated array',
        'find the rotation point',
        'where was the array rotated',
        'find minimum rotated in simple words',
      ],
      answer:
        'If `a[mid] > a[hi]`, the drop is right of mid, so `lo = mid + 1`. Otherwise the minimum is at mid or to its left, so `hi = mid`. When lo equals hi, that is the minimum. [4, 5, 1, 2]: mid is 1 and 5 > 2, so lo = 2; then 1 < 2, so hi = 2, and the minimum is 1. O(log n) without duplicates.',
    },
    {
      kind: 'how',
      question: 'How do I explain the rotated search in an interview?',
      about: 33,
      asks: [
        'how would i explain this in an interview',
        'how do i explain rotated array search',
        'how do i present find minimum in rotated array',
        'what do i say about the sorted half',
      ],
      answer:
        'Say: "The array has at most one drop, so at least one side of mid is sorted. I can test by its two ends whether the target is in there; if so I search it, otherwise the other side. Each step halves the range: O(log n) time, O(1) space." Trace [4, 5, 1, 2] for 1.',
    },
    {
      kind: 'how',
      question: 'Where do I go after I know the sorted half?',
      about: 33,
      asks: [
        'then where do i go',
        'which half do i search next',
        'how do i decide left or right in a rotated array',
        'what do i do when the left half is sorted',
      ],
      answer:
        'Test whether the target lies between the two ends of the sorted half. If it does, search there, otherwise the other half. In [4, 5, 6, 7, 0, 1, 2] with target 0, the left half 4 to 7 is sorted and 0 is not inside, so go right: `lo = mid + 1`.',
    },
  ],
  problems: [
    {
      number: 33,
      questions: [
        {
          question: 'Which comparison do I need for two elements?',
          asks: ['two elements', '<= in', 'which half contains target'],
          answer:
            'Use `<=` when you test the left half, since with two elements mid equals lo. Compare the target with both ends of the sorted half.',
        },
        {
          question: 'What does the search cost?',
          asks: ['cost', 'complexity of rotated search', 'time complexity', 'big o of this'],
          answer:
            'One loop that halves the range: O(log n) time, O(1) space. All values are distinct, which makes this possible.',
        },
        {
          question: 'Why does it find targets in one part only?',
          asks: ['finds only one part', 'returns -1 for existing values', 'right half fails'],
          answer:
            'Test both ends of the sorted half, such as `a[lo] <= target < a[mid]`. Comparing only with the middle sends targets into the wrong run.',
          further: {
            example:
              '[6, 7, 1, 2, 4], target 7: the middle is 1, and the right half, 1 to 4, is sorted.\n- The test `a[mid] < target` alone is true and sends you right, where there is no 7.\n- With both ends, `1 < 7 <= 4` is false, so you go left, and the 7 is there.',
            why: 'One test only compares the target with the middle. Values of the other run can pass it as well, because they are all larger, or all smaller, than the values of this run. The second end excludes them.',
            check: {
              ask: 'In [5, 8, 9, 1, 3] the middle is 9. How many of the values does the rule "go left if `target < a[mid]`" send to the wrong half?',
              right: ['2', 'two'],
              because: '1 and 3 are smaller than 9 but on the right. 5 and 8 are really on the left.',
              wrong: [
                {
                  says: ['4', 'four'],
                  reply: 'That many values pass the test, but some of them are really on the left.',
                },
                {
                  says: ['0', 'zero', 'none'],
                  reply: 'Try the last value as the target. Where is it, and where does the rule go?',
                },
                {
                  says: ['1', 'one'],
                  reply: 'There is another value of the same run. Where does the rule send it?',
                },
              ],
            },
            claims: [
              {
                says: [
                  'one comparison with the middle is enough',
                  'testing target < a[mid] is sufficient',
                  'comparing only with mid works',
                ],
                isRight: false,
                reply:
                  'No. In [5, 8, 9, 1, 3] the target 1 is smaller than the middle 9, but it is on the right.',
              },
              {
                says: [
                  'i have to check both ends of the sorted half',
                  'both ends must be tested',
                  'use a[lo] <= target < a[mid]',
                ],
                isRight: true,
                reply:
                  'Yes, `a[lo] <= target < a[mid]` for a sorted left half, and `a[mid] < target <= a[hi]` for a sorted right half.',
              },
            ],
          },
        },
        {
          question: 'Does it work with duplicates?',
          asks: [
            'does it work with duplicates',
            'what if there are duplicates',
            'equal values in the rotated array',
            'repeated numbers rotated',
          ],
          answer:
            'Not reliably: with `a[lo] == a[mid] == a[hi]`, as in [1, 1, 1, 0, 1], you cannot tell which half is sorted. Then move both ends by one, `lo += 1` and `hi -= 1`. That makes the worst case O(n). The problem itself promises distinct values.',
        },
        {
          question: 'What if the array is not rotated, empty or has one element?',
          asks: [
            'what if it is not rotated at all',
            'what if the array is empty',
            'one element rotated array',
            'no rotation',
          ],
          answer:
            'All are handled. Not rotated: `a[lo] <= a[mid]` is always true, so it is an ordinary binary search. One element: lo = mid = hi, one comparison. Empty: the loop does not run and you return -1.',
        },
      ],
    },
    {
      number: 153,
      questions: [
        {
          question: 'Why do I compare with the right end?',
          asks: ['compare with right', 'why not left', 'not'],
          answer:
            'Compared with the right end the decision is clear even without rotation. With the left end `a[lo] <= a[mid]` holds in both cases.',
        },
        {
          question: 'What does finding the minimum cost?',
          asks: ['cost', 'complexity of the minimum', 'time complexity', 'big o of this'],
          answer: 'O(log n) time and O(1) space, since every step drops half of the range.',
        },
        {
          question: 'Why does my loop run forever or skip the minimum?',
          asks: ['hangs', 'skips the minimum', 'returns a larger value'],
          answer:
            'Use `while lo < hi` with `lo = mid + 1` and `hi = mid`. `hi = mid - 1` may skip the minimum, and `lo = mid` may never end with two elements left.',
        },
        {
          question: 'Why is the loop `l < r` and not `l <= r`?',
          asks: [
            'why l<r',
            'why l < r and not l <= r',
            'loop condition for find minimum',
            'when does the minimum search stop',
          ],
          answer:
            'Because `r = mid` keeps mid. When l and r are equal, one candidate is left and it is the minimum. With `l <= r` that last round would set `r = mid` again without any change, so the loop would never end.',
        },
        {
          question: 'Can I just use `min(nums)`?',
          asks: [
            'could i just use min(nums)',
            'use the built-in min',
            'why not scan for the minimum',
            'just loop over all elements',
          ],
          answer:
            'It gives the right value, but it reads all n elements, and the problem requires O(log n). In a rotated array one comparison with the right end tells which half contains the drop, so you can halve. Mention the scan as the baseline.',
        },
      ],
    },
    {
      number: 162,
      questions: [
        {
          question: 'Why does it work on unsorted values?',
          asks: ['unsorted', 'why does work in log n', 'at the border'],
          answer:
            'The positions beyond both ends count as minus infinity, so going uphill must reach a peak, at the border at the latest. No sorted order is needed.',
        },
        {
          question: 'What does finding a peak cost?',
          asks: ['cost', 'complexity of the peak', 'time complexity', 'big o of this'],
          answer:
            'O(log n) time, O(1) space. A scan for the first element larger than its successor (the last element if there is none) is right, too, but takes O(n).',
        },
        {
          question: 'Why do I get a different peak than the example?',
          asks: ['which peak', 'several peaks', 'expected another index'],
          answer:
            'Any peak is accepted. It need not be the largest value, so your index may differ from the example and still be right.',
        },
      ],
    },
    {
      number: 1752,
      questions: [
        {
          question: 'Do I compare the last element with the first?',
          asks: ['last to first comparison', 'duplicates'],
          answer:
            'Compare the last element with the first one, too. Without that comparison [2, 1, 3] has a single drop and would pass, although it is no rotation. Equal neighbors are no drop.',
        },
        {
          question: 'What does the check cost?',
          asks: ['cost', 'complexity of the check', 'time complexity', 'big o of this'],
          answer:
            'One pass, O(n) time and O(1) space. Faster is impossible, since any element could break the order.',
        },
        {
          question: 'How many drops are allowed?',
          asks: ['sorted array comes out false', 'one drop at the end', 'counts too many drops'],
          answer:
            'A sorted array that is not rotated has a drop as well, from the last element to the first, unless all are equal. Allow at most one drop, including this one.',
        },
      ],
    },
    {
      number: 852,
      questions: [
        {
          question: 'Can mid + 1 be out of range?',
          asks: ['loop', 'lo < hi', 'mid plus 1 out of range'],
          answer:
            'While `lo < hi`, mid is rounded down and stays below `hi`, so mid + 1 is at most `hi`. The loop ends when both are equal.',
        },
        {
          question: 'What does finding the top cost?',
          asks: ['cost', 'complexity', 'time complexity', 'big o of this'],
          answer: 'O(log n), because one comparison with the next element shows the side of the peak.',
        },
        {
          question: 'Why do I get the wrong index?',
          asks: ['returns the value', 'off by one at the peak', 'position one too far'],
          answer:
            'Return the index, not the value. With `hi = mid` when `a[mid] > a[mid + 1]`, the loop ends exactly at the peak.',
        },
      ],
    },
    {
      number: 81,
      questions: [
        {
          question: 'Why is it linear in the worst case?',
          asks: ['worst case duplicates', 'shrink both ends', '2 linear'],
          answer:
            'If both ends equal the middle, a step removes only one element on each side. With many equal values that happens again and again, so the worst case is O(n).',
        },
        {
          question: 'What do I do if I cannot tell which half is sorted?',
          asks: [
            'finds nothing with many equal values',
            'wrong half with duplicates',
            'false though it exists',
          ],
          answer:
            'If `a[lo]`, `a[mid]` and `a[hi]` are equal, you cannot tell which half is sorted. After the test of mid, handle this case first with `lo += 1` and `hi -= 1`.',
        },
      ],
    },
    {
      number: 154,
      questions: [
        {
          question: 'Why is it safe to drop the right end?',
          asks: ['duplicates hi - 1', 'why is decreasing hi safe'],
          answer:
            'If `a[mid]` equals `a[hi]`, the value at the right end is still in the range, at mid. So even if it is the minimum, nothing is lost.',
        },
        {
          question: 'What does it cost with duplicates?',
          asks: ['cost', 'worst case', 'time complexity', 'big o of this'],
          answer:
            'O(n) in the worst case, for example when all values are equal: each step drops only one element. With distinct values it takes O(log n).',
        },
        {
          question: 'Why is it not safe to drop the left end?',
          asks: ['why not lo plus one', 'dropping the left end', 'skips the minimum'],
          answer:
            '`lo + 1` is not safe: the left end may be the minimum itself, as in [1, 3, 3]. Dropping the right end is safe, because the middle keeps the same value.',
        },
      ],
    },
    {
      number: 1095,
      questions: [
        {
          question: 'In which order do I search the two sides?',
          asks: ['calls', 'falling side reversed comparison', 'leftmost index'],
          answer:
            'Search the rising side first, since the smallest index is the answer; on the falling side the comparisons are reversed.',
        },
        {
          question: 'How many calls does it take?',
          asks: ['cost in calls', 'too many get calls', 'limit of 100 calls'],
          answer:
            'Three searches of O(log n) each: for 10,000 elements about 14 steps each, with two reads per step for the peak. That makes about 56 calls, well below 100.',
        },
        {
          question: 'Why does it find nothing on the falling side?',
          asks: [
            'falling side finds nothing',
            'target right of the peak missing',
            'only finds it before the peak',
          ],
          answer:
            'On the falling side a larger middle means the target is to the right: reverse the two moves.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'The 150,000 frames of a film carry rising numbers with gaps. The film was cut once at an unknown frame, and the two parts were glued together in the wrong order. Find frame number 40,112 with about 40 looks.',
      words: ['glued together in the wrong order'],
      not: 'basic-binary-search',
      why: 'If the middle frame has a larger number, the frame may still be to its right, after the seam, so the wrong half would be dropped.',
      idea: 'Find out which half is in order, keep that half if the number is between its two ends, and otherwise keep the other half.',
      cost: 'O(log n)',
    },
    {
      task: 'For two years, the price of a concert ticket fell strictly from record to record and then rose strictly until the show. There are 20,000 records, and each look at one costs a cent. What was the lowest price? You have 40 cents.',
      words: ['fell strictly from record to record', 'then rose strictly'],
      not: 'basic-binary-search',
      why: 'There is no target to compare with, and the same price can occur before and after the low, so a price alone does not show the side.',
      idea: 'Look at the middle record and the one after it: if the next price is lower, the low is further right, otherwise it is here or to the left.',
      cost: 'O(log n)',
    },
    {
      task: "A truck's odometer starts at 0 again after 999,999. In 30,000 days it drove at least a mile a day but less than a million in all, and the counter restarted once. Was any evening's reading 512,330? Check about 40 readings at most.",
      words: ['the counter restarted once'],
      not: 'range-search',
      why: 'Whether a reading is at least 512,330 can go from no to yes and back to no at the restart, so there is no single edge to search for.',
      idea: 'The readings rise except for one drop: find the half that is in order, and see whether 512,330 is between its ends.',
      cost: 'O(log n)',
    },
    {
      task: 'Half a million temperatures, all different and once listed from cold to warm, were saved on two tapes of unknown lengths and restored with the second tape first. Reading at most 25 of them, report the 100th lowest.',
      words: ['with the second tape first', 'Reading at most 25 of them'],
      not: 'heap-priority-queue',
      why: 'To collect the 100 lowest, it has to read all half a million temperatures.',
      idea: 'Halve toward the drop by comparing the middle with the last entry; the lowest temperature is right after the drop, so count 99 entries on from it, around the end if needed.',
      cost: 'O(log n)',
    },
    {
      task: 'The sea floor is a grid of 2,000 by 2,000 points, and no two neighbors are equally deep. A ship looks for any point that is higher than its four neighbors; outside, everything is deeper. It can afford 30,000 soundings.',
      words: ['any point that is higher', 'can afford 30,000 soundings'],
      not: 'matrix-traversal',
      why: 'Going over the grid can take all four million soundings, since the only such point may be anywhere.',
      idea: 'Sound the middle column, take its highest point, and keep the side on which its neighbor is higher; if neither is, this is the point.',
      cost: 'O(r log c) for r rows and c columns',
    },
  ],
  claims: [
    {
      says: ['one half is always sorted', 'at least one side of mid is sorted'],
      isRight: true,
      reply: 'Yes, with distinct values. The drop lies in one of the halves, so the other one is sorted.',
    },
    {
      says: ['both halves are always sorted', 'the two sides of mid are sorted'],
      isRight: false,
      reply: 'No. The half with the drop is not sorted.',
    },
    {
      says: ['i have to rotate the array back first', 'it must be sorted again before searching'],
      isRight: false,
      reply: 'No, that takes O(n). Find the sorted half and test whether the target lies in it: O(log n).',
    },
    {
      says: ['searching a rotated array is still o(log n)'],
      isRight: true,
      reply: 'Yes, with distinct values. With duplicates it may take O(n) in the worst case.',
    },
    {
      says: [
        'i compare mid with the target first to choose a side',
        'the target compared with mid decides the side',
        'if the target is smaller than mid go left in a rotated array',
        'compare mid with target to choose the half',
      ],
      isRight: false,
      reply:
        'No, that is not enough in a rotated array: in [4, 5, 6, 7, 0, 1, 2] the target 0 is smaller than the middle 7, but it is on the right. First find the sorted half, then test whether the target lies between its ends.',
    },
    {
      says: [
        'first find the sorted half and then check if the target is in it',
        'i check which half is sorted first',
        'the sorted half tells me where to go',
      ],
      isRight: true,
      reply:
        'Yes. In the sorted half two comparisons with its ends decide whether the target is there. If not, it must be in the other half.',
    },
    {
      says: [
        'with duplicates it is still log n',
        'with duplicates it is still o(log n)',
        'duplicates do not change the complexity',
        'equal values do not matter for the rotated search',
      ],
      isRight: false,
      reply:
        'No. If `a[lo]`, `a[mid]` and `a[hi]` are equal, no half is known to be sorted and you can only drop the ends. For [1, 1, 1, 0, 1] that makes the worst case O(n).',
    },
    {
      says: [
        'to find the minimum r = mid - 1',
        'for the minimum set hi = mid - 1',
        'r = mid - 1 when the right half is sorted',
        'find minimum uses right = mid - 1',
      ],
      isRight: false,
      reply:
        'No. If `a[mid] <= a[hi]`, mid itself may be the minimum, so keep it: `hi = mid`. In [3, 1, 2] mid is 1, the minimum, and `mid - 1` would lose it.',
    },
    {
      says: [
        'to find the minimum r = mid',
        'for the minimum hi = mid keeps the candidate',
        'find minimum uses right = mid',
      ],
      isRight: true,
      reply:
        'Yes. When `a[mid] <= a[hi]`, the minimum is at mid or to its left, so mid must stay in the range.',
    },
    {
      says: [
        'the minimum is where the order breaks',
        'the min is where the order breaks',
        'the minimum comes right after the drop',
        'the minimum is the only element smaller than its predecessor',
      ],
      isRight: true,
      reply:
        'Yes. In [4, 5, 1, 2] the order breaks between 5 and 1, and 1 is the minimum. If it never breaks, the array is not rotated and the first element is the minimum.',
    },
    {
      says: [
        'the loop is l < r for the minimum',
        'when l equals r the minimum is found',
        'find minimum stops with one candidate',
      ],
      isRight: true,
      reply:
        'Yes. Each step keeps the minimum inside the range, and with one element left it must be that one. With `l <= r` and `r = mid` it would never end.',
    },
    {
      says: [
        'an array that is not rotated needs a special case',
        'if it is not rotated the code fails',
        'a sorted array breaks the rotated search',
      ],
      isRight: false,
      reply:
        'No. Then the left half always counts as sorted, which is true, and it becomes an ordinary binary search. The minimum search ends at index 0.',
    },
    {
      says: [
        'it also works if the array is not rotated',
        'a fully sorted array is fine',
        'no rotation is just a special case of rotation',
      ],
      isRight: true,
      reply: 'Yes. A rotation by 0 is a sorted array, and every comparison is still right.',
    },
    {
      says: [
        'the index of the minimum is the rotation count',
        'the minimum index tells how far it was rotated',
        'the array was rotated as often as the index of the minimum',
      ],
      isRight: true,
      reply: 'Yes. [4, 5, 1, 2] has its minimum at index 2: the sorted [1, 2, 4, 5] was moved right by 2.',
    },
    {
      says: [
        'if nums[mid] < nums[mid+1] go left',
        'if the right neighbor is larger i go left',
        'for a peak go to the smaller neighbor',
        'uphill to the right means go left',
      ],
      isRight: false,
      reply:
        'No, go right: the values rise there, so a peak must come on that side, at the latest at the last element. To the left there may be none.',
    },
    {
      says: [
        'if nums[mid] < nums[mid+1] go right',
        'if the right neighbor is larger go right',
        'for a peak walk uphill',
        'go to the larger neighbor',
      ],
      isRight: true,
      reply:
        'Yes. Uphill there must be a peak: either the values fall again at some point, or the last element is one.',
    },
    {
      says: [
        'there is exactly one peak',
        'find peak element needs a single peak',
        'two peaks break the search',
      ],
      isRight: false,
      reply: 'No. There can be many, and any one is accepted. Going uphill always reaches one of them.',
    },
    {
      says: [
        'any peak is accepted',
        'if there are several peaks i can return any',
        'two peaks are no problem',
      ],
      isRight: true,
      reply: 'Yes. In [1, 3, 1, 5, 1] both index 1 and index 3 are right answers.',
    },
    {
      says: [
        'the first or last element cannot be a peak',
        'the ends are never peaks',
        'a peak needs two real neighbors',
      ],
      isRight: false,
      reply:
        'No. Outside the array counts as smaller than everything, so the last element of [1, 2, 3] is a peak.',
    },
    {
      says: [
        'min(nums) is just as fast',
        'the built-in min takes o(log n)',
        'using min is fine for the minimum',
      ],
      isRight: false,
      reply:
        'Not quite: it is correct, but `min(nums)` reads all elements, O(n). The problem requires O(log n), which the drop makes possible.',
    },
    {
      says: [
        'i can sort the array first',
        'sorting the rotated array is the way to search it',
        'just sort it and search',
      ],
      isRight: false,
      reply:
        'No. Sorting takes O(n log n), more than a plain scan, and the indices would change. The rotated search takes O(log n) directly.',
    },
    {
      says: [
        'if nums[l] <= nums[mid] the right half is sorted',
        'nums[l] <= nums[mid] means right half sorted',
        'if left is smaller than mid the right half is in order',
      ],
      isRight: false,
      reply:
        'No, the left half: from l to mid nothing drops. In [4, 5, 6, 1, 2], 4 <= 6, and 4, 5, 6 is sorted, while 1, 2 follows the drop.',
    },
    {
      says: [
        'if nums[l] <= nums[mid] the left half is sorted',
        'nums[l] <= nums[mid] means left half sorted',
        'otherwise the right half is sorted',
      ],
      isRight: true,
      reply: 'Yes. If there were a drop between l and mid, nums[mid] would be smaller than nums[l].',
    },
    {
      says: ['at least one half is always sorted', 'one side of mid has no drop', 'one half is in order'],
      isRight: true,
      reply: 'Yes, with distinct values. There is only one drop, so it is on one side of mid at most.',
    },
    {
      says: [
        'outside the array counts as minus infinity',
        'the borders count as smaller',
        'the neighbors outside are minus infinity',
      ],
      isRight: true,
      reply:
        'Yes. So the first element is a peak if it is larger than the second, and the last if it is larger than the one before it.',
    },
    {
      says: [
        'the pivot is the smallest element',
        'the rotation point is where the minimum is',
        'the pivot is the index of the minimum',
      ],
      isRight: true,
      reply:
        'Yes, that is what most people call it: the index of the minimum, where the second sorted run starts. In [3, 4, 5, 1, 2] it is index 3.',
    },
    {
      says: [
        'if arr[mid] < arr[mid+1] i am on the left slope',
        'a larger right neighbor means the rising side',
        'rising at mid means the peak is to the right',
      ],
      isRight: true,
      reply: 'Yes. The values still rise at mid, so the peak is to the right: `lo = mid + 1`.',
    },
  ],
} satisfies TutorTexts
