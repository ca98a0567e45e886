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
      ],
      answer:
        'A sorted array whose first part was moved to the end, such as [4, 5, 6, 1, 2, 3]. It consists of two sorted runs, and every value of the left run is larger than every value of the right run (without duplicates).',
    },
    {
      kind: 'how',
      question: 'Which half is sorted?',
      asks: [
        'search in rotated array',
        'which half is sorted',
        'how to decide the side',
        'rotated binary search idea',
        'which side do i search in a rotated array',
        'half is sorted how does that help',
        'rotated search explained',
      ],
      answer:
        'At least one half around mid is sorted: the left one if `a[lo] <= a[mid]`. In the sorted half you can test by its two ends whether the target lies inside. If it does, go there, otherwise into the other half.',
    },
    {
      kind: 'why',
      question: 'Why do I compare the middle with the right end and not the left?',
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
    },
    {
      kind: 'mistake',
      question: 'Why is it `<=` in `nums[lo] <= nums[mid]`?',
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
    },
    {
      kind: 'why',
      question: 'Why does it take O(n) with duplicates?',
      asks: [
        'duplicates in rotated array',
        'why O(n) with duplicates',
        '[1,1,1,0,1]',
        'search rotated 2',
        'rotated array with duplicates worst case',
        "why can't we do log n with equal values",
      ],
      answer:
        'If `a[lo] == a[mid] == a[hi]`, no half is known to be sorted, so you can only drop one end: `lo++` and `hi--`. With many equal values that makes the worst case O(n).',
    },
    {
      kind: 'how',
      question: 'Why is it right to go to the larger neighbor?',
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
        'When the input is sorted but shifted, or rises and then falls, and O(log n) is asked. If the values are in full order, a basic search is enough.',
    },
    {
      kind: 'mistake',
      question: 'May I search for the minimum first?',
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
      asks: [
        'rotated search complexity',
        'cost of finding the rotation',
        'how many times rotated',
        'tc of rotated search',
      ],
      answer:
        'O(log n) time and O(1) space without duplicates; O(n) in the worst case with them. The number of rotations is the index of the minimum.',
    },
    {
      kind: 'how',
      question: 'How do I find a value in a mountain array?',
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
      asks: [
        'why does binary search work for a peak if the array is not sorted',
        'peak element unsorted array why log n',
        'how can half be thrown away when looking for a peak',
      ],
      answer:
        'If the right neighbor is larger, there must be a peak to the right: the values rise from here and either fall again or keep rising to the end, which counts as a peak. So you may drop the left half, although nothing is sorted; if the right neighbor is smaller, drop the right half. Equal neighbors would break this argument. O(log n).',
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
        'No special case is needed. If nothing is rotated, `a[lo] <= a[mid]` always holds, so the code treats the left half as sorted, which is true. The minimum search that compares with `a[hi]` also ends at index 0.',
    },
    {
      kind: 'mistake',
      question: 'Do I go left if the target is smaller than the middle?',
      asks: [
        'target smaller than middle so go left, right',
        'compare only with mid and move',
        'smaller values are always left of mid',
        'normal comparison is enough here',
      ],
      answer:
        'No. In [4, 5, 6, 7, 0, 1, 2] the target 0 is smaller than the middle 7, but it is on the right. First find the half that is sorted, then test whether the target lies between its two ends.',
    },
    {
      kind: 'mistake',
      question: 'Does the search for a peak find the largest value?',
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
      asks: [
        'one condition for search in rotated array',
        'treat the other part as infinity',
        'compare everything with the first element',
        'shorter single-pass version',
      ],
      answer:
        'Compare target and middle with `a[0]`. If both are at least `a[0]`, or both are smaller, they are in the same run, and you compare them as usual. Otherwise the runs decide: a target in the right run is right of the middle, and a target in the left run is left of it. One loop, O(log n), for distinct values.',
    },
  ],
  problems: [
    {
      number: 33,
      questions: [
        {
          asks: ['two elements', '<= in', 'which half contains target'],
          answer:
            'Use `<=` when you test the left half, since with two elements mid equals lo. Compare the target with both ends of the sorted half.',
        },
        {
          asks: ['cost', 'complexity of rotated search', 'time complexity', 'big o of this'],
          answer:
            'One loop that halves the range: O(log n) time, O(1) space. All values are distinct, which makes this possible.',
        },
        {
          asks: ['finds only one part', 'returns -1 for existing values', 'right half fails'],
          answer:
            'Test both ends of the sorted half, such as `a[lo] <= target < a[mid]`. Comparing only with the middle sends targets into the wrong run.',
        },
      ],
    },
    {
      number: 153,
      questions: [
        {
          asks: ['compare with right', 'why not left', 'not'],
          answer:
            'Compared with the right end the decision is clear even without rotation. With the left end `a[lo] <= a[mid]` holds in both cases.',
        },
        {
          asks: ['cost', 'complexity of the minimum', 'time complexity', 'big o of this'],
          answer: 'O(log n) time and O(1) space, since every step drops half of the range.',
        },
        {
          asks: ['hangs', 'skips the minimum', 'returns a larger value'],
          answer:
            'Use `while lo < hi` with `lo = mid + 1` and `hi = mid`. `hi = mid - 1` may skip the minimum, and `lo = mid` never ends for two elements.',
        },
      ],
    },
    {
      number: 162,
      questions: [
        {
          asks: ['unsorted', 'why does work in log n', 'at the border'],
          answer:
            'Beyond the ends counts as minus infinity, so going uphill must reach a peak, at the border at the latest. No sorted order is needed.',
        },
        {
          asks: ['cost', 'complexity of the peak', 'time complexity', 'big o of this'],
          answer:
            'O(log n) time, O(1) space. A scan for the first element larger than its successor (the last element if there is none) is right, too, but takes O(n).',
        },
        {
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
          asks: ['last to first comparison', 'duplicates'],
          answer: 'Compare the last with the first, too; equal neighbors are no drop.',
        },
        {
          asks: ['cost', 'complexity of the check', 'time complexity', 'big o of this'],
          answer:
            'One pass, O(n) time and O(1) space. Faster is impossible, since any element could break the order.',
        },
        {
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
          asks: ['loop', 'lo < hi', 'mid plus 1 out of range'],
          answer: 'With `lo < hi` mid + 1 is always inside. End when both are equal.',
        },
        {
          asks: ['cost', 'complexity', 'time complexity', 'big o of this'],
          answer: 'O(log n), because one comparison with the next element shows the side of the peak.',
        },
        {
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
          asks: ['worst case duplicates', 'shrink both ends', '2 linear'],
          answer: 'In the worst case only one element on each side is removed per step: O(n).',
        },
        {
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
          asks: ['duplicates hi - 1', 'why is decreasing hi safe'],
          answer: 'If a[mid] equals a[hi], dropping hi is safe, since the same value stays at mid.',
        },
        {
          asks: ['cost', 'worst case', 'time complexity', 'big o of this'],
          answer:
            'O(n) in the worst case, for example when all values are equal: each step drops only one element. With distinct values it takes O(log n).',
        },
        {
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
          asks: ['calls', 'falling side reversed comparison', 'leftmost index'],
          answer:
            'Search the rising side first, since the smallest index is the answer; on the falling side the comparisons are reversed.',
        },
        {
          asks: ['cost in calls', 'too many get calls', 'limit of 100 calls'],
          answer:
            'Three searches of O(log n) each: for 10,000 elements about 14 steps each, with two reads per step for the peak. That makes about 56 calls, well below 100.',
        },
        {
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
} satisfies TutorTexts
