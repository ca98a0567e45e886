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
      ],
      answer:
        'Two indices move over the same array instead of two nested loops. In a sorted array they start at both ends: each comparison rules out every pair with one of the two elements, so one index moves. In in-place work one index reads and the other writes.',
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
    },
    {
      kind: 'why',
      question: 'Why is it safe to move only one pointer?',
      asks: [
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
    },
    {
      kind: 'why',
      question: 'Why must the array be sorted to find a pair by its sum?',
      asks: [
        'why must the array be sorted',
        'two pointers on unsorted array',
        'do i need to sort first for two sum with pointers',
        'can i use two pointers without sorting',
        'my array is not sorted can i still move both ends',
      ],
      answer:
        'For a pair by its sum, yes. Moving a pointer is only safe because a move changes the sum in a known direction, and that needs order. Unsorted, use a hash map of what was seen: O(n) time, O(n) space. If you must return indices, sorting loses them unless you sort pairs of value and index.',
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
    },
    {
      kind: 'mistake',
      question: 'How do I skip duplicate triplets in 3Sum?',
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
        'Loop while `lo < hi`, not `lo <= hi`: at `lo == hi` you would pair an element with itself. After a match move both pointers, otherwise the loop never ends.',
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
        'Unsorted input, or indices wanted: use a map, O(n) time and O(n) space. Sorted input, or O(1) space wanted: use two pointers, O(n) time. Sorting just for the pointers costs O(n log n) and loses the indices. Say both and choose by what is given.',
      with: 'hash-lookup',
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
    },
    {
      kind: 'how',
      question: 'How does the three-way partition of the Dutch national flag work?',
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
      asks: ['why sort before 3sum', 'why does 3sum sort first', 'what does sorting bring in three sum'],
      answer:
        'Sorting makes two things possible. With one number fixed, two pointers find the other two in O(n), because moving the left one never lowers the sum and moving the right one never raises it. And equal numbers become neighbors, so duplicates are easy to skip. It costs O(n log n), less than the O(n²) search after it.',
    },
    {
      kind: 'why',
      question: 'Why is it safe to pair the lightest with the heaviest?',
      asks: [
        'why pair lightest with heaviest',
        'proof that smallest goes with largest',
        'boats with two people greedy proof',
        'exchange argument for pairs under a limit',
      ],
      answer:
        'Exchange the partners. Say that some best plan sends the heaviest H with x and the lightest L with y, where x or y may be missing. Put H with L, which fits, and x with y: they fit, too, because x fits with H, and y weighs no more than H. So the new plan has no more trips.',
    },
  ],
  problems: [
    {
      number: 11,
      questions: [
        {
          asks: ['why move the shorter line', 'which wall moves', 'why not move the taller line'],
          answer:
            'The lower line limits the area. Moving the taller one makes it narrower and never higher than the lower line, so no pair with the lower line can get better. Moving the lower one is the only chance.',
        },
        {
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
          asks: [
            'area comes out too big',
            'used the taller line for the height',
            'width of the container off by one',
          ],
          answer:
            'The height is the lower of the two lines, and the width is `right - left`, without + 1, because the lines are at the indices themselves. For [1, 1] the answer is 1.',
        },
      ],
    },
    {
      number: 15,
      questions: [
        {
          asks: ['duplicate triplets', 'same triplet twice', 'skip duplicates three times'],
          answer:
            'Skip the fixed value when it equals the one before it, and, after a match, move one inner pointer (or both) past the value just used. Sorting alone does not remove duplicates, it only puts them side by side.',
        },
        {
          asks: ['too slow', 'with hash set', 'time limit'],
          answer:
            'Sort once, O(n log n), then one linear two-pointer pass for each first value, O(n²). Stop as soon as the first value is positive. A set of sorted triples works too, but is slower and needs memory.',
        },
        {
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
      ],
    },
    {
      number: 42,
      questions: [
        {
          asks: ['where to start', 'why the smaller side', 'two pointers', 'why is lower side safe'],
          answer:
            "The water above a bar depends on the lower of the two walls. If the left wall seen so far is lower than the right one, the left bar's water is known, whatever is in between. So that pointer moves.",
        },
        {
          asks: ['negative', 'update max before adding', 'too much', 'stack'],
          answer:
            'Update the maximum of the side first, then add `max - height`, which is then never negative. A decreasing stack works too and adds water layer by layer.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'prefix maxima or two pointers',
          ],
          answer:
            'O(n) time either way. Two arrays of maxima take O(n) space; two pointers keep only the highest wall of each side, O(1). Searching both maxima again for each bar takes O(n²).',
        },
      ],
    },
    {
      number: 167,
      questions: [
        {
          asks: ['one based index', 'ii binary search'],
          answer:
            'Two pointers from both ends take O(n) time and O(1) space; a binary search per element O(n log n). The answer counts from 1, so add 1 to both indices.',
        },
        {
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
          asks: ['order', 'keep relative order', 'swap or overwrite'],
          answer:
            "Either overwrite and fill the rest with zeros, or swap with the writer's position. Both keep the order of the others, because the reader never goes back.",
        },
        {
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n) time and O(1) space: one reader passes once. Removing and appending list elements instead costs O(n) each, O(n²) in total.',
        },
        {
          asks: ['what does the writer mean', 'move zeroes loses values', 'nonzero numbers vanish'],
          answer:
            'The writer is the number of nonzero values found so far, and so the index for the next one. If values vanish, you copied a value and set its old index to 0 even when both indices were equal; swapping avoids that.',
        },
      ],
    },
    {
      number: 26,
      questions: [
        {
          asks: ['keep two', 'at most twice', 'compare with which element'],
          answer:
            'Compare with the last written value; for "at most k times", with the one k positions before the writer: `nums[write - k]`. For k > 1, `nums[read - k]` is wrong, since it may already be overwritten: with k = 2, 0, 0, 0, 1, 1 gives 0, 0, 1.',
        },
        {
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
          asks: [
            'what should i return',
            'length wrong by one afterward',
            'does the writer count unique values',
          ],
          answer:
            'Return the number of unique values. If the writer marks the next free index, that is the writer itself; if it marks the last unique value, it is the writer plus 1.',
        },
      ],
    },
    {
      number: 88,
      questions: [
        {
          asks: ['from the back', 'overwritten values', 'rest of the second'],
          answer:
            'From the back the free slots are never in use. If values of the second array are left, copy them; those of the first are in their slots already.',
        },
        {
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
          asks: ['why from the back', 'negative sort', 'linear'],
          answer:
            'The smallest square is somewhere in the middle, the largest at an end, so filling from the back needs no search: O(n) instead of sorting.',
        },
        {
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
          asks: [
            'out of order with negatives',
            'compare squares or absolute values',
            'loop misses the last one',
          ],
          answer:
            'Compare absolute values or squares, never the raw values. Loop while `left <= right`, because the last remaining element must be written too.',
        },
      ],
    },
    {
      number: 16,
      questions: [
        {
          asks: ['update', 'when to stop', 'initial'],
          answer:
            'Update the best before moving, stop at once on an exact hit, and start with the sum of any three, not with 0.',
        },
        {
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n²) time: one sweep with two pointers for each fixed value, after an O(n log n) sort. Space is O(1) besides the sort.',
        },
        {
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
} satisfies TutorTexts
