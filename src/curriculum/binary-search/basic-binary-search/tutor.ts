import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is binary search?',
      asks: [
        'what is binary search',
        'explain halving',
        'how does binary search work',
        'how does halving work',
        'explain bin search like i am five',
      ],
      answer:
        'Compare the middle element with the target and throw away the half that cannot contain it. A million elements need 20 comparisons. It works whenever one test tells on which side the answer lies; sorted order is the usual reason.',
    },
    {
      kind: 'when',
      question: 'When can I use binary search?',
      asks: [
        'when can i use binary search',
        'signs for log n',
        'sorted array hint',
        'interviewer says O(log n)',
        'how do i know i can use binary search',
        'which problems are log n',
        'interviewer asks for better than linear on sorted data',
      ],
      answer:
        'Sorted input, a required O(log n), or any question with a yes/no test that is false up to a point and true after it. Sorted is sufficient, not necessary: what you need is a test that rules out one half.',
    },
    {
      kind: 'why',
      question: 'Why do I write lo + (hi - lo) / 2?',
      asks: [
        'why lo + (hi - lo) / 2',
        'overflow of mid',
        'why not (lo + hi) / 2',
        'does python need it',
        'mid calculation overflow',
        'do i need lo + (hi - lo) // 2 in python',
      ],
      answer:
        '`lo + hi` can overflow a 32-bit integer in Java or C++ when both are large; `lo + (hi - lo) / 2` cannot. Python integers do not overflow, so there both forms are fine, and JavaScript is safe at array sizes.',
    },
    {
      kind: 'mistake',
      question: 'Why does my binary search never stop?',
      asks: [
        'binary search infinite loop',
        'loops forever with two elements',
        'hangs when 2 elements left',
        'lo = mid never ends',
        'binary search never stops',
        'infinite loop with lo = mid',
        'stuck when two elements are left',
      ],
      answer:
        'With two elements the middle, rounded down, is `lo`, so `lo = mid` makes no progress. Either use `lo = mid + 1` and `hi = mid`, or, if you need `lo = mid`, round the middle up: `lo + (hi - lo + 1) / 2`.',
    },
    {
      kind: 'mistake',
      question: 'Why does my binary search miss the last element?',
      asks: [
        'misses the last element',
        'lo < hi or lo <= hi',
        'which loop condition',
        'one element array fails',
        'single element array not found',
        'last element is never checked',
        '< or <= in the while',
      ],
      answer:
        'Match the condition to the range. With `hi = n - 1` (both ends inside), loop while `lo <= hi` and move to `mid ± 1`. With `hi = n` (end outside), loop while `lo < hi`, and set `hi = mid`. Mixing the two misses an element or never ends.',
    },
    {
      kind: 'why',
      question: 'Why does binary search take O(log n)?',
      asks: [
        'why is binary search log n',
        'how many steps for a million',
        'log2 reason',
        'why is it logarithmic',
        'how often can i halve n',
      ],
      answer:
        'Each step halves the range, and n can be halved about log2(n) times before one element is left: 20 steps for a million, 30 for a billion.',
    },
    {
      kind: 'mistake',
      question: 'Can I binary search unsorted data?',
      asks: [
        'is sorted required',
        'binary search only on sorted arrays',
        'find peak is not sorted',
        'belief sorted',
        'can i binary search unsorted data',
        'does it have to be sorted',
        'binary search without sorting',
      ],
      answer:
        'Sorted order is not required. You need a test that shows which half must contain an answer. A peak, for example: move toward the larger of `a[mid]` and `a[mid + 1]`; going uphill, a peak must come, so O(log n) works on unsorted data.',
    },
    {
      kind: 'cost',
      question: 'How much space do the recursive and the iterative version take?',
      asks: [
        'recursive or iterative binary search space',
        'binary search space complexity',
        'stack of recursive version',
        'recursion or loop for binary search',
        'space of recursive binary search',
      ],
      answer:
        'Iterative: O(1) space. Recursive: O(log n) for the call stack, which is harmless, but the loop is shorter and interviewers expect it. Slicing the array in each call copies it and makes the whole thing O(n).',
    },
    {
      kind: 'how',
      question: 'How do I search a matrix that is sorted as a whole?',
      asks: [
        'search a 2d matrix',
        'matrix as one sorted array',
        'row and column of mid',
        'rows sorted and each row starts bigger',
        'search in a sorted matrix',
        'convert index to row and column',
      ],
      answer:
        'Treat the matrix as one sorted array of m · n values. Index mid is row `mid / n` (integer division) and column `mid % n`, where n is the number of columns. One ordinary binary search: O(log(m · n)).',
    },
    {
      kind: 'how',
      question: 'How do I find where a missing value belongs?',
      asks: [
        'insert position',
        'not found what to return',
        'where does it belong',
        'lo at the end',
        'where would the value be inserted',
        'what does lo point at when not found',
      ],
      answer:
        'When the loop `while lo <= hi` ends without a match, `lo` is the index at which the target would be inserted: everything before it is smaller, everything from it on is larger.',
    },
    {
      kind: 'what',
      question: 'Which binary search is built into my language?',
      asks: [
        'library binary search',
        'bisect python',
        'arrays.binarysearch java',
        'lower_bound c++',
        'bisect module',
        'built in binary search in java',
      ],
      answer:
        'Python: `bisect_left` and `bisect_right`. C++: `lower_bound` and `upper_bound` return iterators. Java: `Arrays.binarySearch` returns `-(insertion point) - 1` if the key is missing, and any of several equal keys. Be ready to write the loop anyway.',
    },
    {
      kind: 'compare',
      question: 'Why do I not just use a hash map?',
      asks: [
        'binary search or hash set',
        'sorted lookup vs map',
        'why not just a hash map',
        'hash set or binary search for lookups',
        'is a dict better than binary search',
      ],
      answer:
        'A set answers "is it there?" in O(1) on average but needs O(n) space and knows no order. Binary search on sorted data needs no extra space and also answers "first not smaller" and "how many below".',
      with: 'hash-lookup',
    },
    {
      kind: 'mistake',
      question: 'How do I avoid errors by one in binary search?',
      asks: [
        'off by one in binary search',
        'wrong index',
        'binary search returns wrong position',
        'boundaries confusing',
        'always off by one',
        'lo hi mid boundaries mess',
        'returns index next to the right one',
      ],
      answer:
        'Write the invariant down: what is known about everything left of `lo` and right of `hi`? Choose `hi = n - 1` with `<=`, or `hi = n` with `<`, and never mix. Test with 0, 1 and 2 elements and a missing target at both ends.',
    },
    {
      kind: 'why',
      question: 'Why does binary search need random access?',
      asks: [
        'why does binary search need random access',
        'binary search on a linked list',
        'can i binary search a list',
        'binary search on a linked list possible?',
      ],
      answer:
        'It jumps to the middle in O(1), which needs an index. On a linked list finding the middle costs O(n), so nothing is gained over walking.',
    },
    {
      kind: 'why',
      question: 'Why do I search the shorter array?',
      asks: [
        'median of two sorted arrays',
        'partition both arrays',
        'why search the shorter one',
        'log min(m, n)',
        'median of two sorted arrays idea',
        'why cut the smaller array',
      ],
      answer:
        "Choose how many elements the left half takes from the shorter array; the other array supplies the rest. The cut is right if each left maximum is at most the other's right minimum. Searching the shorter one keeps the other index in range: O(log min(m, n)).",
    },
    {
      kind: 'how',
      question: 'How do I find the floor of a square root?',
      asks: [
        'integer square root',
        'sqrt without library',
        'why return hi',
        'perfect square check',
        'floor of the square root',
        'check perfect square fast',
      ],
      answer:
        'Search the numbers 0 to n and compare `mid * mid` with n. If no exact match ends the loop, `hi` is the last value whose square was not too large: for 8 it is 2. In Java or C++, compare `mid <= n / mid` or use a 64-bit product.',
    },
    {
      kind: 'how',
      question: 'How do I find the single element in a sorted array of pairs?',
      asks: [
        'single element in a sorted array',
        'every element twice except one',
        'pairs and parity of index',
        'odd one out log n',
        'one element appears once all others twice sorted',
      ],
      answer:
        'Before the single element, pairs start at even indices; after it, at odd ones. Make mid even and compare it with its right neighbor. If they are equal, the single element is further right, so `lo = mid + 2`; otherwise `hi = mid`.',
    },
    {
      kind: 'compare',
      question: 'Which loop condition does binary search need?',
      asks: [
        'difference between while lo<hi and while lo<=hi',
        'which loop condition in binary search',
        'when left < right and when left <= right',
        'i always pick the wrong while condition',
        'two loop styles of binary search',
        'which template of binary search',
      ],
      answer:
        'With `lo <= hi` the range includes both ends and ends empty, so both branches move past mid: use it to find an exact value. With `lo < hi` it ends with one candidate, so one branch keeps mid (`hi = mid`): use it for the first or last index that fits.',
    },
    {
      kind: 'how',
      question: 'How do I search a matrix with sorted rows and sorted columns?',
      asks: [
        'search a 2d matrix where rows and columns are sorted',
        'staircase search in a sorted matrix',
        'matrix 2 rows sorted and columns sorted',
        'start at the top right corner',
      ],
      answer:
        'If rows and columns are sorted but rows overlap, it is no sorted array. Start in the top right corner: too large, go left; too small, go down. Each step drops a column or a row, so it takes O(m + n).',
    },
    {
      kind: 'how',
      question: 'How do I search a sorted source of unknown length?',
      asks: [
        'search a sorted source of unknown length',
        'no length known, reading past the end returns infinity',
        'find a value in time that depends on its position and not on the size',
        'exponential search',
        'galloping search',
        'double the bound until the value is large enough',
      ],
      answer:
        'Exponential search: double an index until the value there is at least the target, then binary search between the previous index and this one. Both parts take O(log p) for a target at position p, whatever the size; what lies past the end counts as infinitely large.',
    },
    {
      kind: 'when',
      question: 'How do I find an ID in an ordered file?',
      asks: [
        'guess a number with higher or lower',
        'find the page in a sorted phone book',
        'is this id in the ordered file',
        'which version broke the build',
        'look up a price in a sorted table',
      ],
      answer:
        'Use binary search on sorted data, or on a yes/no question whose answer changes only once along the range. Each comparison halves what is left, so a million entries take at most 20 comparisons, O(log n).',
    },
    {
      kind: 'compare',
      question: 'Is a sorted array or a hash set better for membership tests?',
      asks: [
        'sorted array or hash set for membership',
        'binary search or set for many lookups',
        'keep it sorted or hash it',
      ],
      answer:
        'If you only test membership, use a hash set: O(n) to build, then O(1) on average per lookup. Binary search takes O(log n) per lookup, but needs no extra memory if the data is already sorted, and it also finds the nearest value and ranges.',
      with: 'hash-lookup',
    },
    {
      kind: 'mistake',
      question: 'Does sorting first make a single lookup faster?',
      asks: [
        'sorting first makes one lookup faster',
        'i sort and then binary search one number',
        'sort plus search beats a scan',
        'sort the list to find a single value',
      ],
      answer:
        'No, not for a single lookup: sorting takes O(n log n), and one scan of the unsorted data takes only O(n). Sorting pays off when you search many times, or when the data is sorted already.',
    },
    {
      kind: 'mistake',
      question: 'Does binary search find the first of several equal values?',
      asks: [
        'gives me the first of equal values, right',
        'plain search always finds the leftmost copy',
        'duplicates come out in order',
        'returns the first match always',
      ],
      answer:
        'No, it returns whichever equal element the middle hits: for 5 in [5, 5, 5, 5, 5] that is index 2. If you need the first copy, use a lower bound, which keeps searching left after a match.',
    },
    {
      kind: 'mistake',
      question: 'Is ternary search faster because it drops two thirds?',
      asks: [
        'ternary search is faster, it drops two thirds',
        'split in three parts instead of two',
        'thirds beat halves',
        'cut into four parts for speed',
      ],
      answer:
        'No. Splitting in three needs up to two comparisons per step, so about 2 · log3(n) ≈ 1.26 · log2(n) in total, more than halving needs. Four parts need up to three per step, 1.5 · log2(n) if you test them in turn. Ternary search has another use: the maximum of a function that first rises and then falls.',
    },
    {
      kind: 'mistake',
      question: 'Why does it not find a value that is there?',
      asks: [
        'never finds it although it is in there',
        'says minus one but the number exists',
        'finds some numbers and not others',
        'works on one list, fails on another',
      ],
      answer:
        'Most likely the data is not sorted in the order your comparison uses: it is descending, or the numbers are strings, where "10" comes before "9". In JavaScript `sort()` without a comparator turns [10, 9, 1] into [1, 10, 9]. If the data is fine, check that the loop condition fits the range.',
    },
    {
      kind: 'mistake',
      question: 'Why do I get an error that list indices must be integers?',
      asks: [
        'list indices must be integers error at mid',
        'mid comes out as 2.5',
        'a[mid] is undefined in javascript',
        'typeerror float index in the middle',
      ],
      answer:
        'The middle became a fraction: `/` does not round in Python and JavaScript. Use `(lo + hi) // 2` in Python and `Math.floor((lo + hi) / 2)` in JavaScript. Java and C++ drop the fraction by themselves when both numbers are integers.',
    },
    {
      kind: 'mistake',
      question: 'Why does my recursion with slices return a wrong index?',
      asks: [
        'recursion with slices prints a wrong index',
        'position too small in the right half',
        'index starts over after slicing',
        'sliced version returns zero for later elements',
      ],
      answer:
        'A slice counts from 0 again, so an index found in the right half must be increased by `mid + 1`. It is better to pass `lo` and `hi` and never slice: slicing also copies, which makes the search O(n).',
    },
    {
      kind: 'when',
      question: 'How do I find a leak in a pipe with test points?',
      asks: [
        'where in the pipe is the leak, test points',
        'which change made the page slow',
        'broken wire, measure in the middle',
        'last good backup',
        'guess a price with more or less',
      ],
      answer:
        'Use binary search when one test at the middle shows on which side the answer lies, even if there is no array. A leak, a break or a first bad change splits the range into a good part and a bad part. For 1,000 positions 10 tests are enough.',
    },
    {
      kind: 'compare',
      question: 'Is one comparison per step better than two?',
      asks: [
        'one comparison per step or two',
        'test equality inside the loop or after',
        'three-way compare versus lower bound',
        'stop early on a match or not',
      ],
      answer:
        'Either takes O(log n). The lower bound form makes one comparison per step and tests equality once at the end; the version that stops at a match can end early, but half of all elements are at the last level, so it saves only about one step on average. Choose the lower bound form if duplicates may occur.',
    },
    {
      kind: 'how',
      question: 'How do I search a sorted file that is too big for memory?',
      asks: [
        'sorted file too big for memory',
        'search billions of records on disk',
        'binary search in a huge text file',
        'one seek per step',
      ],
      answer:
        'Jump to the middle byte and read one record: about 30 reads are enough for a billion records. If lines differ in length, skip to the next line start after each jump. For many lookups use an index such as a B-tree, which needs only about three to five reads, since each node has hundreds of children.',
    },
    {
      kind: 'why',
      question: 'Can any search take fewer than log n comparisons?',
      asks: [
        'can any search beat log n comparisons',
        'prove that halving is optimal',
        'lower bound proof for searching',
        'is there something faster than binary search',
      ],
      answer:
        'With comparisons alone, no: k yes/no comparisons have at most 2^k different outcomes, and n positions need n outcomes, so k is at least log2(n) in the worst case. Faster lookups use more than comparisons: a hash table, or interpolation on evenly spread numbers.',
    },
    {
      kind: 'how',
      question: 'How do I find the critical floor with two eggs and a hundred floors?',
      asks: [
        'two eggs and a hundred floors',
        'only two phones may break',
        'test destroys the probe, few probes',
        'highest safe floor with two tries to lose',
      ],
      answer:
        'Make the jumps of the first egg shrink by one each time: 14, 13, 12 and so on, so floors 14, 27, 39. When it breaks, try the floors after the last safe one in order. That needs at most 14 drops for 100 floors. Halving can need 50: if the first egg breaks at floor 50, 49 floors are left for one egg. With enough eggs, halving needs 7.',
    },
  ],
  problems: [
    {
      number: 704,
      questions: [
        {
          asks: ['misses last', 'lo <= hi', 'one element not found'],
          answer:
            'With both ends inside the range use `lo <= hi`, otherwise the last remaining element is never checked.',
        },
        {
          asks: ['cost of this search', 'why log n here', 'how many steps'],
          answer:
            'Each step halves the range, so it takes O(log n) time and O(1) space: about 14 steps for 10,000 numbers.',
        },
        {
          asks: ['hangs', 'never ends', 'infinite loop', 'freezes'],
          answer:
            'A branch does not move past the middle. With `lo <= hi` both branches must: `lo = mid + 1` and `hi = mid - 1`.',
        },
      ],
    },
    {
      number: 74,
      questions: [
        {
          asks: ['2d index', 'two binary', 'not fully sorted'],
          answer:
            'Divide by the number of columns. If only rows and columns are sorted (problem 240), this fails: start at the top right and move left or down.',
        },
        {
          asks: ['cost of matrix search', 'is it log m plus log n', 'complexity of the flattened search'],
          answer:
            'It takes O(log(m · n)), which is the same as O(log m + log n). Searching the row first and then inside it is equally fast.',
        },
        {
          asks: ['crashes with index out of range', 'wrong row comes out', 'divides by rows'],
          answer:
            'Divide by the number of columns, not rows: row `mid // n`, column `mid % n` for n columns. The range is 0 to m · n - 1.',
        },
      ],
    },
    {
      number: 35,
      questions: [
        {
          asks: ['at end', 'return lo', 'off by one'],
          answer: 'After the loop, `lo` is the index; it is n if all values are smaller.',
        },
        {
          asks: ['what lo means', 'meaning of lo and hi here', 'invariant'],
          answer:
            'With a half-open range everything before `lo` is smaller than the target, and everything from `hi` on is at least as large. When they meet, that index is the insertion point.',
        },
        {
          asks: ['cost of insert position', 'complexity', 'time complexity', 'big o of this'],
          answer:
            'It takes O(log n) time and O(1) space. The problem asks only for the index; a real insertion would move up to n elements.',
        },
      ],
    },
    {
      number: 374,
      questions: [
        {
          asks: ['api meaning', '-1 means', 'overflow'],
          answer:
            '-1 says the picked number is lower than your guess: continue left. Watch the overflow of lo + hi near 2^31.',
        },
        {
          asks: ['cost of guessing', 'how many guesses', 'time complexity', 'big o of this'],
          answer:
            'At most log2(n) + 1 guesses, rounded down: 31 for the largest n, 2^31 - 1. Each guess halves the remaining numbers.',
        },
        {
          asks: ['moves the wrong way', 'signs swapped', 'hangs or time limit'],
          answer:
            '1 means that your guess is too low, so `lo = mid + 1`; -1 means that it is too high, so `hi = mid - 1`. The result says where the picked number lies, seen from your guess.',
        },
      ],
    },
    {
      number: 69,
      questions: [
        {
          asks: ['overflow', 'return hi', 'mid squared overflow', 'round down root'],
          answer: 'Compare `mid <= n / mid` or use 64 bits. After the loop `lo <= hi` the answer is `hi`.',
        },
        {
          asks: ['cost of integer root', 'why not try all numbers', 'newton instead'],
          answer:
            "Searching takes O(log n), trying all roots O(sqrt(n)). Newton's method needs even fewer steps, but halving is easier to get right.",
        },
        {
          asks: ['returns one too much', '8 gives 3', 'which bound to return'],
          answer:
            'The answer is the last number whose square is at most n. After the loop `lo` is the first one that is too large, so return `hi`: for 8 that is 2.',
        },
      ],
    },
    {
      number: 367,
      questions: [
        {
          asks: ['overflow', 'newton', 'float sqrt wrong'],
          answer: 'Avoid floats for large n: compare integers in 64 bits.',
        },
        {
          asks: ['cost of checking a square', 'sum of odd numbers', 'time complexity', 'big o of this'],
          answer:
            'It takes O(log n) by halving. Subtracting the odd numbers 1, 3, 5 until 0 also works, in O(sqrt(n)).',
        },
        {
          asks: ['1 comes out false', 'small numbers wrong', 'start of the range'],
          answer:
            'Search from 1 to n, including n, since 1 is its own root. With the upper end n / 2, rounded down, the range for 1 is empty.',
        },
      ],
    },
    {
      number: 540,
      questions: [
        {
          asks: ['parity', 'even mid', 'xor neighbor'],
          answer:
            'Before the single element pairs start at even indices, after it at odd ones. Make mid even and compare with mid + 1.',
        },
        {
          asks: ['cost of single element', 'why log n', 'xor scan'],
          answer:
            'It takes O(log n). XOR of all numbers works too, but reads everything, O(n), so it misses the required bound.',
        },
        {
          asks: ['crashes at the last index', 'mid + 1 out of range', 'endless loop with hi = mid'],
          answer:
            'Use `lo < hi` and make mid even: then mid is smaller than `hi`, so `mid + 1` exists. Equal pair: `lo = mid + 2`; otherwise `hi = mid`.',
        },
      ],
    },
    {
      number: 4,
      questions: [
        {
          asks: ['edge', 'cut at the end', 'even and odd total'],
          answer:
            'Use minus and plus infinity where a side is empty. With an odd total the left half gets one more, and the median is its maximum; with an even total, the mean of the largest left and the smallest right.',
        },
        {
          asks: ['cost of the median', 'why log min', 'why not merge'],
          answer:
            'The cut is searched in the shorter array only: O(log min(m, n)). Merging up to the middle is simpler, but takes O(m + n).',
        },
        {
          asks: ['index out of range at the cut', 'wrong for one empty array', 'negative second cut'],
          answer:
            'Search the cut in the shorter array, otherwise the other cut may be negative. Where a side has no elements, use minus or plus infinity as its border.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A vault keeps four million gold bars in one row. Their serial numbers rise from the first bar to the last, and all are different. Reading a number takes a minute. Find bar 731,204, or learn that it is missing, within half an hour.',
      words: ['rise from the first bar to the last'],
      not: 'rotated-array-search',
      why: 'The order has no break, so finding out which half is in order only costs extra minutes.',
      idea: 'Read the middle bar, drop the half that cannot contain the number, and repeat at most 22 times.',
      cost: 'O(log n)',
    },
    {
      task: 'A drill core has a billion layers of rock, and deeper ones are always older. A geologist looks for the layer that is exactly as old as her sample. One test of a layer says younger, older or equal. She can pay for 35 tests.',
      words: ['One test of a layer says', 'younger, older or equal'],
      not: 'binary-search-on-answer',
      why: 'One test already compares a layer with the sample: no pass over the data has to total or count anything to test a guess.',
      idea: 'Test the middle layer, continue above it if it is older than the sample and below it if it is younger, and stop at equal.',
      cost: 'O(log n)',
    },
    {
      task: 'A lab stores two million tissue slides from the least to the most dense, and many are equally dense. Each measurement wears out a costly needle. You need any one slide of density 1070, and not one measurement after that.',
      words: ['any one slide', 'not one measurement after that'],
      not: 'range-search',
      why: 'It goes on measuring after a match to find the first or last equal slide, which nobody needs here and which wears out more needles.',
      idea: 'Measure the middle slide, drop the half that cannot contain the density, and stop at the first match.',
      cost: 'O(log n)',
    },
    {
      task: 'A watch factory gives each watch a code that depends on its number k, up to a trillion, and a larger k always gets a larger code. Computing one code takes a second. Which k belongs to a given code?',
      words: ['up to a trillion', 'a larger k always gets a larger code'],
      not: 'hash-lookup',
      why: 'A map from codes to numbers would have to be filled with a trillion codes first, one second each.',
      idea: 'Halve the range of k: compute the code of the middle number, compare it with the given one, and keep the half that can contain it.',
      cost: 'O(log n)',
    },
    {
      task: 'A cloakroom has 900,000 hooks, counted from 1. Each hook carries a whole number, larger than the one on the hook before it; the first may be far below zero. With 20 looks, find any hook that carries its own position, if there is one.',
      words: ['larger than the one on the hook before'],
      not: 'rotated-array-search',
      why: 'The numbers never drop and never turn, so there is no break or peak to find.',
      idea: 'The number minus the position never falls, so compare the two in the middle: if the number is smaller than the position, go right, and if it is larger, go left.',
      cost: 'O(log n)',
    },
  ],
} satisfies TutorTexts
