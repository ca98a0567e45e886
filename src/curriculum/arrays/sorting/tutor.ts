import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is a stable sort?',
      asks: [
        'whats stable mean can you show on a small example',
        'what does stable mean in sorting',
        'show me stability on a small example',
        'example of a stable sort',
        'stable sort example',
        'what is a stable sort',
        'stable sorting meaning',
        'stability',
        'what does stable mean',
        'why care about stability',
        'why does stability matter',
        'is stability important',
      ],
      answer:
        'A stable sort keeps elements with equal keys in their original order. Merge sort is stable if ties are taken from the left half; insertion sort is, too. Quicksort and heapsort are usually not. It matters when you sort by one key and then by another.',
      further: {
        example:
          'Sort (2, x), (1, y), (2, z) by the number.\n- A stable sort gives (1, y), (2, x), (2, z): x stays before z, as in the input.\n- An unstable sort may also give (1, y), (2, z), (2, x).',
        why: 'Sort by name, then stably by grade: people with equal grades keep the order from before, which is by name. An unstable sort would destroy it, and you would have to compare both keys at once.',
        check: {
          ask: 'In alphabetical order: Ann (class 2), Bob (class 1), Cy (class 2), Dee (class 1). You sort them by class with a stable sort. Who is third?',
          right: ['ann'],
          because: 'Ann: class 1 comes first with Bob and Dee, and in class 2 Ann stays before Cy.',
          wrong: [
            {
              says: ['cy'],
              reply: 'Who else is in the same class, and who of them came first before the sort?',
            },
            {
              says: ['dee', 'bob'],
              reply: 'That person is in class 1. How many people are in class 1, and who follows?',
            },
          ],
        },
        claims: [
          {
            says: [
              'quicksort is stable',
              'quick sort keeps equal elements in order',
              'quicksort preserves the order of equal keys',
            ],
            isRight: false,
            reply:
              'No. The usual in-place quicksort swaps elements over long distances, and an equal element may jump over another.',
          },
          {
            says: [
              'merge sort is stable',
              'mergesort keeps equal elements in order',
              'merge sort preserves the order of ties',
            ],
            isRight: true,
            reply:
              'Yes, if ties are taken from the left half. Then an equal element from the right half never gets ahead.',
          },
          {
            says: [
              'for plain numbers stability does not matter',
              'stability is irrelevant for integers',
              'stable or not makes no difference for integers',
            ],
            isRight: true,
            reply:
              'Yes. Equal integers cannot be told apart, so it cannot be seen which came first. It matters for records that are sorted by a key.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'Is quicksort stable?',
      asks: [
        'is quicksort stable',
        'quicksort is stable right, equal elements keep their order',
        'does quicksort keep the order of equal elements',
        'is quick sort a stable sort',
        'after quicksort by age, are people of the same age still ordered by name',
      ],
      answer:
        'Quicksort is not stable: partitioning swaps elements that are far apart. For 2a, 2b, 1 with the 1 as pivot, the usual partition swaps the 1 with 2a and gives 1, 2b, 2a: the two 2s changed their order. Merge sort and insertion sort are stable, so use one of these if equal elements must stay as they were.',
    },
    {
      kind: 'when',
      question: 'When does sorting help?',
      asks: [
        'when does sorting help',
        'should i sort first',
        'signs that sorting is the trick',
        'is sorting allowed',
        'does sorting first make it easier',
        'how do i know to sort first',
        'when is sorting the trick',
      ],
      answer:
        'Sort when order makes equal or close elements neighbors: intervals, closest pairs, duplicates, greedy choices "smallest first". It costs O(n log n), so ask whether the original indices matter and whether O(n) is demanded.',
      further: {
        example:
          'Which two values of [14, 3, 9, 8] are closest? Sorted they are 3, 8, 9, 14, and the neighbors differ by 5, 1 and 5. So 8 and 9 are closest. Three differences were enough, instead of one for each of the six pairs.',
        why: 'If a third value lies between two values, it is at least as close to each of them as they are to each other. So a closest pair can always be found among neighbors, and all other pairs may be ignored.',
        check: {
          ask: 'You need only the largest of n unsorted values. What does the best method cost?',
          right: ['o(n)', 'linear', 'linear time'],
          because:
            'O(n): look at each value once and remember the largest. Sorting would also put all the others in order, which is not needed.',
          wrong: [
            {
              says: ['o(n log n)', 'n log n', 'nlogn'],
              reply: 'That is the price of a complete order. Do you need the order of the other values?',
            },
            { says: ['o(1)', 'constant'], reply: 'The values are unsorted. Can you skip any of them?' },
            {
              says: ['o(log n)', 'log n'],
              reply: 'That would need sorted data. Can you skip any value here?',
            },
          ],
        },
        claims: [
          {
            says: ['always sort first', 'sorting first never hurts', 'i should sort before every task'],
            isRight: false,
            reply:
              'No. A single search or a maximum takes O(n) without sorting, and sorting loses the original positions.',
          },
          {
            says: [
              'sorting makes duplicates easy to find',
              'after sorting equal values are neighbors',
              'equal elements are adjacent after sorting',
            ],
            isRight: true,
            reply:
              'Yes. One pass over neighbors finds them. A hash set does it without order, in O(n) on average, but with O(n) space.',
          },
          {
            says: ['sorting keeps the original indices', 'i can still return the indices after sorting'],
            isRight: false,
            reply:
              'No. The values move, so their old indices are lost, unless you sort pairs of value and index.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'Which sorting algorithm should I name in an interview?',
      asks: [
        'which sort should i know for an interview',
        'which sorts do i have to know',
        'which sorting algorithms are important for interviews',
        'quicksort vs merge sort',
        'quick sort or merge sort interview',
        'which sort do i say',
        'heapsort vs quicksort',
        'merge sort or quicksort',
        'which sort would you use',
        'compare sorting algorithms',
        'quick vs heap sort',
        'merge sort vs quicksort',
        'which is better merge sort or quicksort',
        'difference between quicksort and merge sort',
        'quick sort or merge sort',
      ],
      answer:
        'Merge sort: O(n log n) always, stable, O(n) extra memory; good for linked lists. Quicksort: in-place, fast in practice, O(n log n) on average but O(n²) with bad pivots, not stable. Heapsort: O(n log n) always and in-place, not stable.',
      further: {
        example:
          'Three demands:\n- The records (2, a), (1, b), (2, c) must keep a before c: merge sort, which is stable.\n- [9, 4, 7] must be sorted with a guarantee and without extra memory: heapsort takes 9, then 7, then 4 from its heap and fills the array from the back.\n- Plain numbers in memory, average speed counts: quicksort with a random pivot.',
        why: 'Each of them pays with something. Merging needs a second array. Partitions and heaps save it by swapping over long distances, which mixes up equal elements. And quicksort is at the mercy of its pivots.',
        check: {
          ask: 'Memory is scarce, even the worst case must stay at O(n log n), and the order of equal elements does not matter. Which of the three do you take?',
          right: ['heapsort', 'heap sort', 'heap'],
          because:
            'Heapsort: it works in place and takes O(n log n) in every case. That it is not stable does no harm here.',
          wrong: [
            {
              says: ['quicksort', 'quick sort', 'quick'],
              reply: 'Its memory is fine. What happens with the worst pivots?',
            },
            {
              says: ['merge sort', 'mergesort', 'merge'],
              reply: 'Its time is fine. What does it need besides the array?',
            },
          ],
        },
        claims: [
          {
            says: [
              'quicksort is always the fastest',
              'quicksort is best in every case',
              'nothing is faster than quicksort',
            ],
            isRight: false,
            reply: 'No. It is fast on average, but with bad pivots it takes O(n²), and it is not stable.',
          },
          {
            says: [
              'merge sort needs extra memory',
              'merge sort uses a second array',
              'merge sort takes o(n) additional space',
            ],
            isRight: true,
            reply:
              'Yes, O(n) on arrays. On linked lists it only changes links, which is why it is the usual choice there.',
          },
          {
            says: [
              'heapsort is stable',
              'heap sort keeps equal elements in order',
              'heapsort preserves the order of ties',
            ],
            isRight: false,
            reply:
              'No. It swaps the root with the last element of the heap, which can move an element past an equal one.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'Is merge sort always O(n log n)?',
      asks: [
        'merge sort worst case and memory',
        'tc of merge sort',
        'extra space merge sort',
        'complexity of merge sort',
        'memory of merge sort',
        'is merge sort always n log n',
      ],
      answer:
        'Merge sort takes O(n log n) in every case: there are about log2(n) levels, and merging takes O(n) on each. On an array it needs O(n) extra memory for merging, plus O(log n) call stack. On a linked list merging needs no extra array.',
      further: {
        example:
          'Sort [4, 3, 2, 1].\n- Merging [4] with [3] and [2] with [1] writes 4 elements: [3, 4], [1, 2].\n- Merging those two writes 4 elements: [1, 2, 3, 4].\nThat makes 2 levels of 4 writes, 8 in total. Sorted input would take 8 writes as well.',
        why: 'The split never looks at the values, so the halves differ by at most one element and the number of levels depends on n alone. And all merges of a level together write each element exactly once, in whatever order it came.',
        check: {
          ask: 'Merge sort sorts 16 elements. On how many levels does it merge?',
          right: ['4', 'four'],
          because: 'Four: the merged lists have lengths 2, 4, 8 and 16.',
          wrong: [
            {
              says: ['16', 'sixteen'],
              reply:
                'The lists double in length from level to level. How often until one has all the elements?',
            },
            {
              says: ['8', 'eight'],
              reply: 'That is the number of merges on the first level. How many levels follow each other?',
            },
            { says: ['5', 'five'], reply: 'You counted the single elements, too. Nothing is merged there.' },
          ],
        },
        claims: [
          {
            says: [
              'merge sort is n squared in the worst case',
              'its worst case is like quicksort',
              'merge sort can take o(n^2)',
            ],
            isRight: false,
            reply:
              'No. Its halves differ by at most one element, whatever the values are, so there are about log2(n) levels in every case.',
          },
          {
            says: ['log n levels with n work each', 'n work on each of log n levels'],
            isRight: true,
            reply: 'Yes. That product is O(n log n), and neither factor depends on the order of the input.',
          },
          {
            says: [
              'it is linear on sorted input',
              'already sorted input makes merge sort linear',
              'on a sorted array merge sort takes o(n)',
            ],
            isRight: false,
            reply:
              'No. The plain version still splits and merges everything, O(n log n). Timsort notices sorted runs and takes O(n).',
          },
          {
            says: ['it needs o(n) extra memory', 'merge sort is not in place'],
            isRight: true,
            reply: 'Yes, on arrays: the merge writes to a buffer. On a linked list it only changes links.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'Why can quicksort take O(n²)?',
      asks: [
        'quicksort worst case',
        'why is quicksort n^2',
        'bad pivot',
        'how to avoid n squared quicksort',
        'when does quicksort become n squared',
        'already sorted input and quicksort',
        'choose a random pivot why',
      ],
      answer:
        'If the pivot is always the smallest or largest element, one side is empty, and n levels of O(n) work give O(n²): sorted input with the first element as pivot does that. A random pivot makes it O(n log n) expected. Many equal keys need a three-way partition.',
      further: {
        example:
          'Sort [1, 2, 3, 4] with the first element as pivot.\n- Pivot 1: 3 comparisons, and 3 elements are left on one side.\n- Pivot 2: 2 comparisons. Pivot 3: 1 comparison.\nThat makes 6. With pivot 2 at the start: 3 comparisons, then 1 for the pair [3, 4], so 4.',
        why: 'A pivot at the edge removes only itself, so the partitions make n - 1, n - 2, ... comparisons, about n²/2. A pivot from the middle half leaves at most three quarters of the range, and O(log n) such steps are enough.',
        check: {
          ask: 'Quicksort takes the first element as pivot and gets 5 different values in sorted order. How many comparisons with a pivot does it make?',
          right: ['10', 'ten'],
          because:
            'Ten: 4 + 3 + 2 + 1, because each pivot is the smallest value left and removes only itself.',
          wrong: [
            {
              says: ['25', 'twenty-five'],
              reply:
                'The range gets shorter by one each time, and a pivot is not compared with itself. Add up the partitions.',
            },
            {
              says: ['20', 'twenty'],
              reply: 'The range gets shorter with each pivot. Do later pivots still meet four values?',
            },
            {
              says: ['6', 'six'],
              reply: 'That would be balanced halves. What does the smallest value as pivot leave?',
            },
          ],
        },
        claims: [
          {
            says: [
              'a random pivot makes the worst case impossible',
              'random pivots guarantee n log n',
              'choosing pivots at random rules out o(n^2)',
            ],
            isRight: false,
            reply:
              'No. It makes the worst case very unlikely for every input, but unlucky choices remain possible. The expected time is O(n log n).',
          },
          {
            says: [
              'sorted input is bad for the first element as pivot',
              'first pivot on sorted data is the worst case',
              'taking the first element on sorted data is slow',
            ],
            isRight: true,
            reply:
              'Yes. Each pivot is then the smallest element left, so one side is empty and there are n levels.',
          },
          {
            says: ['many equal values are harmless', 'duplicates do not hurt quicksort'],
            isRight: false,
            reply:
              'No. If all equal values go to one side, an array of n equal values takes O(n²). A three-way partition avoids that.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What is quickselect?',
      asks: [
        'what is quickselect',
        'what is quick select',
        'what is quick select and why its faster than sorting',
        'explain quickselect',
        'how does quickselect work',
        'quickselect in simple words',
        'why is quickselect faster than sorting',
        'quick select algorithm',
      ],
      answer:
        'Quickselect finds the element of one rank, such as the k-th largest, without sorting everything. It partitions by a pivot like quicksort, sees at which index the pivot landed, and goes on only in the side that contains the wanted index. So the work shrinks: n + n/2 + n/4 + ... is O(n) on average, against O(n log n) for a sort. With bad pivots it takes O(n²).',
    },
    {
      kind: 'cost',
      question: 'What is the worst case of quickselect?',
      asks: [
        'what is the worst case of quickselect',
        'is the worst case of quickselect o(n^2)',
        'when is quickselect slow',
        'quickselect worst case',
      ],
      answer:
        'O(n²): if each pivot is the smallest or the largest value left, a round removes only one element, and n + (n - 1) + (n - 2) + ... steps add up. A random pivot makes that very unlikely. It is not O(n log n) as in a heapsort; a guarantee of O(n) needs the median of medians as the pivot.',
    },
    {
      kind: 'cost',
      question: 'Why is quickselect linear on average?',
      asks: [
        'quickselect complexity',
        'kth element average linear',
        'why quickselect O(n)',
        'why is quickselect linear on average',
        'kth largest faster than sorting',
        'find the median without sorting',
      ],
      answer:
        'On average each partition discards a fixed share of the range, and such a series (as n + n/2 + n/4 + ...) adds up to a few n, so O(n). The worst case is O(n²) with bad pivots. Unlike quicksort it goes into one side only.',
      further: {
        example:
          'Which value is at index 2 of the sorted order of [7, 2, 9, 4, 5]?\n- Pivot 4: only 2 is smaller, so 4 is at index 1. Go on to the right with [7, 9, 5].\n- Pivot 7: 5 is smaller, so 7 is at index 3, and [5] is left for index 2.\nThe answer is 5, after 4 + 2 comparisons.',
        why: 'Even if each pivot keeps three quarters of the range, the work is n + (3/4)n + (9/16)n + ..., a geometric series with sum 4n. The sizes shrink by a factor, so the first few steps make up most of it.',
        check: {
          ask: 'Suppose that each partition halves the range exactly. About how many elements does quickselect look at in total for n = 1000?',
          right: ['2000', '2,000', '2n', 'two thousand', '1999', '1994'],
          because: 'About 2000: 1000 + 500 + 250 + ... never exceeds twice the first term.',
          wrong: [
            {
              says: ['10000', '10,000'],
              reply:
                'That would be all the elements on each of ten levels. Does quickselect go into both sides?',
            },
            {
              says: ['1000', '1,000'],
              reply: 'That is the first partition. What do all the following ones add?',
            },
            { says: ['500', '10'], reply: 'Start with the whole range and add up all the partitions.' },
          ],
        },
        claims: [
          {
            says: [
              'quickselect is o(n log n)',
              'it takes n log n on average',
              'finding the k-th costs o(n log n)',
            ],
            isRight: false,
            reply:
              'No. That is quicksort, which goes into both sides. Quickselect follows one side, so the sizes add up to O(n) on average.',
          },
          {
            says: [
              'its worst case is n squared',
              'quickselect can be quadratic',
              'it can take o(n^2) with bad pivots',
            ],
            isRight: true,
            reply:
              'Yes. If each pivot is the smallest or largest, the range shrinks by one each time. A random pivot makes that unlikely.',
          },
          {
            says: ['it sorts the array', 'after quickselect the array is sorted'],
            isRight: false,
            reply:
              'No. It puts one element at its final index, with smaller ones before it and larger ones after it, each part in any order.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why can comparison sorts not beat O(n log n)?',
      asks: [
        'why can comparison sorts not beat n log n',
        'lower bound sorting',
        'counting sort linear how',
        'can sorting be faster than n log n',
        'how does counting sort beat n log n',
        'why n log n is the limit',
      ],
      answer:
        'n elements have n! orders, and each comparison halves the possibilities at best, so log2(n!), about n log n, comparisons are needed. Counting and radix sort do not compare: with k possible keys counting sort takes O(n + k).',
      further: {
        example:
          'Three different values have 3! = 6 orders.\n- Two comparisons have at most 2 · 2 = 4 outcomes, too few to tell 6 orders apart.\n- Three comparisons have 8 outcomes, which is enough.\nSo no comparison sort can sort every three values with two comparisons.',
        why: 'If two different orders gave the same answer to every comparison, the algorithm would treat them alike and sort one of them wrongly. So k comparisons, with at most 2^k series of answers, need 2^k ≥ n!.',
        check: {
          ask: 'Four different values have 24 possible orders. How many comparisons are needed at least in the worst case?',
          right: ['5', 'five'],
          because: 'Five: four comparisons have only 16 outcomes, fewer than 24, and five have 32.',
          wrong: [
            {
              says: ['4', 'four'],
              reply: 'How many outcomes do that many yes/no answers have? Compare it with 24.',
            },
            {
              says: ['3', 'three'],
              reply: 'That many yes/no answers have 8 outcomes. Is that enough for 24 orders?',
            },
            {
              says: ['6', 'six'],
              reply:
                'That is the number of pairs. Some comparisons follow from others; how many answers tell 24 orders apart?',
            },
          ],
        },
        claims: [
          {
            says: [
              'counting sort beats n log n',
              'counting sort is faster than the bound',
              'counting sort runs in o(n + k)',
            ],
            isRight: true,
            reply:
              'Yes, for integers from a small range: O(n + k). It does not compare elements, so the bound does not apply to it.',
          },
          {
            says: [
              'a clever comparison sort could be linear',
              'someone may find an o(n) comparison sort',
              'comparing elements can sort in o(n)',
            ],
            isRight: false,
            reply:
              'No, not in the worst case: with c · n comparisons there are too few outcomes for n! orders once n is large.',
          },
          {
            says: [
              'sorted input can be handled in o(n)',
              'some inputs are sorted in linear time',
              'already sorted data takes only linear time',
            ],
            isRight: true,
            reply:
              'Yes. Insertion sort and Timsort need O(n) on sorted input. The bound is about the worst case.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why does my comparison method violate its general contract?',
      asks: [
        'inconsistent comparator',
        'comparison method violates its general contract',
        'comparator returns boolean',
        'sort numbers as strings javascript',
        'sort gives wrong order in javascript [10, 9, 1]',
        'comparator must return negative zero positive',
        'sort function not consistent',
      ],
      answer:
        'A comparator must be consistent: negative, zero or positive, and a before b before c means a before c. Otherwise Java may throw, and C++ `std::sort` has undefined behavior. In JavaScript pass `(a, b) => a - b`: the default compares as strings, so 10 comes before 9. In Java, `a - b` may overflow: use `Integer.compare`.',
      further: {
        example:
          'In JavaScript, [5, 40, 300].sort() gives [300, 40, 5]: as strings, "300" comes before "40", and "40" before "5". With `(a, b) => a - b` the numbers are compared: 5 - 40 is negative, so 5 comes first, and the result is [5, 40, 300].',
        why: 'A sort concludes more than it compares: from a before b and b before c it takes a before c without asking. If the comparator contradicts that, those conclusions are wrong, and an index may even leave the array.',
        check: {
          ask: 'What is the first element of [20, 3, 100].sort() in JavaScript, without a comparator?',
          right: ['100', 'hundred'],
          because:
            '100: as strings, "100" comes before "20", and "20" before "3", because the first characters decide.',
          wrong: [
            {
              says: ['3', 'three'],
              reply:
                'That is the smallest number. What are the elements converted to before they are compared?',
            },
            {
              says: ['20', 'twenty'],
              reply: 'Compare the strings character by character. Which first character comes first?',
            },
          ],
        },
        claims: [
          {
            says: [
              'return a < b from a javascript comparator',
              'a boolean comparator works in javascript',
              'in javascript the comparator may return true or false',
            ],
            isRight: false,
            reply:
              'No. true and false count as 1 and 0, so the comparator never says that a comes first. Return `a - b`.',
          },
          {
            says: [
              'equal elements must give 0',
              'the comparator returns zero for equal',
              'for equal keys the result has to be 0',
            ],
            isRight: true,
            reply: 'Yes. Otherwise it claims a before b and also b before a, which is a contradiction.',
          },
          {
            says: ['a - b is always safe in java', 'subtracting is fine in java'],
            isRight: false,
            reply:
              'No. It may overflow: with a = 2,000,000,000 and b = -2,000,000,000 the difference becomes negative, as if a were smaller.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'Which algorithm does Python use to sort?',
      asks: [
        'timsort best case',
        'presorted input',
        'adaptive sort',
        'python sort complexity',
        'sorting nearly sorted data',
        'what algorithm does python use to sort',
      ],
      answer:
        'Timsort (Python, and Java for objects) finds runs that are already sorted and merges them: O(n) on sorted or strictly descending input, O(n log n) in the worst case, O(n) extra space, stable.',
    },
    {
      kind: 'how',
      question: 'How do I put each number at its own index?',
      asks: [
        'cyclic sort',
        'first missing positive',
        'put each number at its index',
        'numbers 1 to n',
        'numbers from 1 to n in O(1) space',
        'put each number where it belongs',
        'first missing positive without extra memory',
      ],
      answer:
        'When values are 1 to n, each has a home: value v belongs at index v - 1. Swap until the value at i is at home, out of range or a duplicate, then move on. Each swap brings one value home, so it is O(n). The first index with a wrong value is the answer.',
    },
    {
      kind: 'mistake',
      question: 'Why does my cyclic sort never stop?',
      asks: [
        'cyclic sort infinite loop',
        'swap forever',
        'first missing positive loops',
        'swap loop never ends in cyclic sort',
        'duplicates make cyclic sort hang',
      ],
      answer:
        'Stop swapping when the target index already holds the same value: compare `nums[i] != nums[nums[i] - 1]`, not the indices. With a duplicate, comparing indices swaps two equal values forever.',
    },
    {
      kind: 'how',
      question: 'How do I sort by two keys?',
      asks: [
        'sort by two keys',
        'largest number comparator',
        'sort by length then alphabetically',
        'sort by frequency then by name',
        'biggest number from a list of numbers',
        'compare a+b with b+a',
      ],
      answer:
        'Sort by a tuple of keys (`key=lambda x: (-count[x], x)` in Python), or chain comparators. For "largest number" compare the strings a + b and b + a: whichever is larger goes first; that is a consistent order.',
    },
    {
      kind: 'how',
      question: 'How do I count inversions with merge sort?',
      asks: [
        'count inversions with merge sort',
        'how many swaps',
        'pairs out of order',
        'inversions in n log n',
        'count pairs where left is bigger',
      ],
      answer:
        'While merging, when an element of the right half is taken before the remaining elements of the left half, all of those form an inversion with it: add their number. It costs nothing extra, so O(n log n).',
    },
    {
      kind: 'what',
      question: 'What does sorting in place mean?',
      asks: [
        'what is in place sorting',
        'in-place vs out of place',
        'does it need extra memory',
        'does quicksort need extra memory',
        'which sorts are in place',
      ],
      answer:
        'In-place means O(1) extra memory (or O(log n) for a call stack): quicksort, heapsort and insertion sort. Merge sort on arrays needs O(n) more.',
    },
    {
      kind: 'when',
      question: 'Which sorting algorithm do I use when?',
      asks: [
        'which sorting algorithm when',
        'when insertion sort',
        'when counting sort',
        'nearly sorted array',
        'small arrays insertion sort',
        'values in a small range which sort',
        'almost sorted input',
        'when do i use which sort',
      ],
      answer:
        'Use the library sort, unless asked. Insertion sort for tiny or nearly sorted input, counting sort for small integer ranges, merge sort for lists and stability, quickselect for one rank, a heap for a stream.',
    },
    {
      kind: 'why',
      question: 'Why is merge sort stable?',
      asks: [
        'why is merge sort stable',
        'merge takes left first',
        'merge sort ties',
        'why take left on ties in merge',
      ],
      answer:
        'While merging, on equal keys the element of the left half is taken first, so equal elements keep their order. With `<` instead of `<=` in that comparison the stability is lost.',
    },
    {
      kind: 'cost',
      question: 'Is sorting always O(n log n)?',
      asks: [
        'cost of built in sort',
        'sorting strings cost',
        'space of sort',
        'is sort O(n log n)',
        'is calling sort() allowed and what does it cost',
        'cost of sorting strings',
      ],
      answer:
        "Library sorts take O(n log n) comparisons. For strings each comparison may cost the length, O(L). Python's and Java's object sort need up to O(n) extra space.",
    },
    {
      kind: 'how',
      question: 'How does partition work?',
      asks: [
        'partition step of quicksort',
        'lomuto or hoare',
        'how does partition work',
        'pivot position',
        'how to partition around a pivot',
        'quicksort partition explained',
        'what is partition',
        'what is partitioning',
      ],
      answer:
        'Choose a pivot; one index walks, another marks the border of the smaller part; swap each smaller element to the border. In the end swap the pivot to the border: it is at its final index, smaller ones on its left.',
      further: {
        example:
          'Partition [4, 8, 2, 5] by the last element, 5. The border starts at 0.\n- 4 < 5: it stays at index 0, border 1.\n- 8 is not smaller.\n- 2 < 5: swap it to index 1: [4, 2, 8, 5], border 2.\n- Swap the pivot to the border: [4, 2, 5, 8].',
        why: 'At every step, everything before the border is smaller than the pivot, and what was walked over after it is not. So the pivot at the border is after all the smaller elements and before all the others, as in sorted order.',
        check: {
          ask: 'You partition [7, 3, 9, 1, 6] by 6. At which index is the pivot afterward?',
          right: ['2', 'two', 'index 2'],
          because: 'Index 2: two elements, 3 and 1, are smaller, and they fill the indices 0 and 1.',
          wrong: [
            {
              says: ['4', 'four', 'index 4'],
              reply: 'It starts there. How many elements are smaller than the pivot?',
            },
            {
              says: ['3', 'three', 'index 3'],
              reply:
                'Count the elements that are smaller than the pivot, and remember that indices start at 0.',
            },
          ],
        },
        claims: [
          {
            says: [
              'after the partition the array is sorted',
              'partition sorts the array',
              'one partition sorts everything',
            ],
            isRight: false,
            reply:
              'No. Only the pivot is at its final index. The elements on each side may be in any order, as 4, 2 before a 5.',
          },
          {
            says: [
              'the pivot is at its final index',
              'the pivot never moves again',
              'after partitioning the pivot is where it belongs',
            ],
            isRight: true,
            reply:
              'Yes. All smaller elements are before it and all others after it, so later steps work on the two sides only.',
          },
          {
            says: ['a partition costs o(n log n)', 'partitioning is n log n'],
            isRight: false,
            reply:
              'No. It walks over the range once with O(1) work per element, so O(n). The log n comes from the levels of quicksort.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I find the largest h with at least h values of at least h?',
      about: 274,
      asks: [
        'h index',
        'sort citations descending',
        'rank versus value',
        'at least h papers',
        'h-index idea',
      ],
      answer:
        'Sort in descending order and find the last rank r whose value is at least r. For [6, 5, 3, 1, 0] the third value is 3, and the fourth is only 1, so the answer is 3. Counting values capped at n does it in O(n).',
    },
    {
      kind: 'how',
      question: 'Why do I count before I merge?',
      about: 493,
      asks: [
        'reverse pairs',
        'nums[i] > 2 * nums[j] count',
        'count in merge sort with another condition',
        'why count before merging',
        'count while merging with two pointers',
      ],
      answer:
        'Count in a separate pass before each merge: while both halves are sorted, the pointer into the right half only moves forward. You cannot count during the merge, because its comparison is `a < b` and the rule is `a > 2b`. In Java or C++, `2 * b` may overflow.',
    },
    {
      kind: 'how',
      question: 'How do I find the missing number from 0 to n?',
      about: 268,
      asks: [
        'missing number 0 to n',
        'xor of indices and values',
        'missing number without sorting',
        'sum formula overflow',
        'find the missing number with xor',
        'one number missing from 0..n',
      ],
      answer:
        'XOR all values with all numbers from 0 to n: equal numbers cancel, and the missing one remains. The sum n(n + 1) / 2 minus the sum of the values also works, but may overflow a 32-bit integer. Both take O(n) time and O(1) space.',
    },
    {
      kind: 'compare',
      question: 'Where does quicksort do the work and where does merge sort?',
      asks: [
        'where does quicksort do the work and where does merge sort',
        'merge sort vs quicksort divide and conquer difference',
        'which does the real work before or after the recursive calls',
        'quick sort partition vs merge step',
        'do the work before or after recursion, quick and merge sort',
      ],
      answer:
        'Merge sort splits without thinking and does its work after the calls, in the merge. Quicksort does its work before the calls, in the partition, and has nothing to combine afterward. Merge sort needs O(n) extra memory; quicksort works in place but may degrade to O(n²).',
    },
    {
      kind: 'compare',
      question: 'Do I use a heap or quickselect for a stream?',
      asks: [
        'heap or quickselect for a stream',
        'kth largest when numbers never stop coming',
        'quickselect vs min heap of size k',
        'numbers arrive one by one, need top k at any time',
        'top k at any time of a stream',
        'sort every time or keep a heap',
      ],
      answer:
        'On a stream use a heap of size k: O(log k) for each new number and O(k) memory. Quickselect needs all numbers at once, O(n) on average, and would have to start again after every arrival.',
    },
    {
      kind: 'how',
      question: 'How does counting sort work?',
      asks: [
        'how does counting sort work',
        'counting sort linear explain',
        'why is counting sort O(n)',
        'bucket and radix sort idea',
      ],
      answer:
        'Counting sort compares nothing: it counts how often each value occurs and writes the values out in order, O(n + k) for k possible values. It needs a small range of integers. Radix sort repeats it digit by digit.',
    },
    {
      kind: 'how',
      question: 'How do I avoid the worst case of quicksort?',
      asks: [
        'quicksort worst case how to avoid',
        'avoid n squared in quick sort',
        'random pivot or median of three',
      ],
      answer:
        'Choose the pivot at random: then no fixed input is bad, and O(n log n) is expected. The median of the first, middle and last element handles sorted input, but some inputs still take O(n²). Partition into three parts (smaller, equal, larger), since many equal values are the other bad case. Libraries switch to heapsort when the recursion gets too deep.',
    },
    {
      kind: 'when',
      question: 'When does it help to bring equal things next to each other?',
      asks: [
        'group equal things next to each other',
        'largest gap between neighbors by value',
        'give the smallest cookies to the least greedy child',
        'arrange numbers so that together they form the largest one',
        'compare two shopping lists in any order',
      ],
      answer:
        'Sort when it puts the elements you must compare next to each other, or when you want to take the smallest or largest first. For the largest number, sort the strings by whether a + b or b + a is larger. Sorting costs O(n log n) and loses the original positions; if only equality matters, a hash map takes O(n) on average.',
    },
    {
      kind: 'compare',
      question: 'Should I sort everything or keep a heap?',
      asks: [
        'sort everything or keep a heap',
        'only the top ten of a million',
        'full order or only the best k',
      ],
      answer:
        'For the best k of n, a heap of size k takes O(n log k) and works on a stream. Sorting takes O(n log n) and gives the whole order. Sort if k is near n or you need everything in order.',
      with: 'heap-priority-queue',
    },
    {
      kind: 'what',
      question: 'Is quickselect in place?',
      asks: ['is quickselect in place', 'extra memory of quickselect', 'does quickselect change the array'],
      answer:
        'Yes: it partitions within the array, so it reorders it, and as a loop it needs O(1) extra memory. Copy the array first if its order must stay.',
    },
    {
      kind: 'mistake',
      question: 'Is counting sort always better because it is linear?',
      asks: [
        'counting sort is always better because linear',
        'linear sort beats n log n every time',
        'use counting sort for any integers',
      ],
      answer:
        'No. It costs O(n + k) for k possible values, so it needs a small range. For ten numbers up to a billion you would create a billion counters, while a comparison sort needs a few dozen comparisons. Radix sort helps with larger ranges.',
    },
    {
      kind: 'mistake',
      question: 'Does selection sort keep the order of equal elements?',
      asks: [
        'selection sort is stable, right',
        'all simple sorts are stable',
        'every n squared sort keeps ties',
        'does selection sort keep equal order',
      ],
      answer:
        'No. The usual selection sort swaps over long distances: with 2a, 2b, 1 it swaps 2a and 1 and gives 1, 2b, 2a. Insertion sort and bubble sort are stable if they move only past strictly larger elements.',
    },
    {
      kind: 'mistake',
      question: 'Is the minimum number of swaps the number of inversions?',
      asks: [
        'minimum swaps equals number of inversions, right',
        'inversions tell how many swaps',
        'swaps needed is the pairs out of order',
      ],
      answer:
        'Only if you may swap nothing but adjacent elements. [3, 2, 1] has 3 inversions, but one swap of the two ends sorts it. With swaps of any two positions and distinct values the minimum is n minus the number of cycles of the permutation.',
    },
    {
      kind: 'mistake',
      question: 'Does quicksort guarantee O(n log n)?',
      asks: [
        'quicksort guarantees n log n, right',
        'quick sort never worse than merge sort',
        'quicksort is always the fastest',
        'quicksort cannot be slow',
      ],
      answer:
        'No. With a bad pivot each time it takes O(n²): on sorted input with the first element as pivot, n = 1000 needs about 500,000 comparisons instead of about 10,000. A random pivot makes that very unlikely, but merge sort and heapsort guarantee O(n log n).',
    },
    {
      kind: 'mistake',
      question: 'Why does sorting return `None`?',
      asks: [
        'none comes out after sorting',
        'sort returns none in python',
        'prints none instead of the sorted list',
        'variable is empty after list sort',
      ],
      answer:
        'You wrote `a = a.sort()`. In Python `sort()` works in place and returns None, so you replaced the list. Write `a.sort()` on its own line, or `b = sorted(a)` for a new list.',
    },
    {
      kind: 'mistake',
      question: 'Why are numbers missing after my merge sort?',
      asks: [
        'numbers missing after merge sort',
        'merge loses the last elements',
        'merged list too short',
        'tail disappears while merging',
        'merge sort drops numbers',
      ],
      answer:
        'The elements left in one half after the merge loop are lost. The loop stops as soon as either half runs out, so append the rest of both halves; one of the two is empty. Losing exactly the largest values is the typical sign.',
    },
    {
      kind: 'mistake',
      question: 'Why does merge sort return the unsorted array?',
      asks: [
        'merge sort gives back the unsorted array',
        'output is unchanged after recursion',
        'sorted halves are thrown away',
        'merge sort does nothing',
      ],
      answer:
        'The recursive calls return new lists, and you do not use them. Write `left = sort(a[:mid])` and merge those results; a bare call `sort(a[:mid])` sorts a copy and drops it. If you sort within one array, copy the merged part back from the buffer.',
      further: {
        example:
          'Sort [4, 3, 2, 1] with bare calls `sort(a[:2])` and `sort(a[2:])`.\n- Their results are dropped, so the raw halves [4, 3] and [2, 1] are merged: 2, 1, 4, 3.\n- With `left = sort(a[:2])` and `right = sort(a[2:])` you merge [3, 4] and [1, 2]: 1, 2, 3, 4.',
        why: 'A slice is a new list, and a function that returns a new list leaves its argument as it was. So the sorted halves exist only as return values, and they are gone if no variable takes them.',
        check: {
          ask: 'The halves [3, 1] and [4, 2] are merged without being sorted first. Which value does the merge write first?',
          right: ['3', 'three'],
          because:
            '3: a merge compares only the first values of the halves, 3 and 4. It relies on each half being sorted.',
          wrong: [
            {
              says: ['1', 'one'],
              reply: 'A merge never looks past the first value of a half. Which values are first?',
            },
            { says: ['4', 'four'], reply: 'Which of the two first values is smaller?' },
            {
              says: ['2', 'two'],
              reply: 'That is the last value of its half. Which values does a merge compare first?',
            },
          ],
        },
        claims: [
          {
            says: [
              'sort(a[:mid]) sorts the left part of a',
              'a slice is a view of the list',
              'calling sort on a slice changes the list',
            ],
            isRight: false,
            reply: 'No. In Python a slice of a list is a copy, so sorting it leaves `a` unchanged.',
          },
          {
            says: [
              'i have to assign the results of both calls',
              'use the returned lists',
              'store the sorted halves in variables',
            ],
            isRight: true,
            reply: 'Yes. `left = sort(a[:mid])` and `right = sort(a[mid:])`, and then merge these two.',
          },
          {
            says: ['with lo and hi i must copy the merge back', 'the buffer must be copied back'],
            isRight: true,
            reply:
              'Yes. The merged values are in the buffer; copy them to the range from `lo` on, or the next level merges unsorted data.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why does my merge sort never stop?',
      asks: [
        'merge sort never stops, recursion limit',
        'stack overflow in my sort',
        'recursion error while splitting the list',
        'quicksort dies on sorted data',
      ],
      answer:
        'For merge sort, check the base case: with only `len(a) == 0`, a list of one element splits into an empty list and itself forever, so stop at length 1 or less. For quicksort on sorted data, a fixed pivot makes the recursion n levels deep; choose the pivot at random.',
    },
    {
      kind: 'when',
      question: 'How do I find who shares a value with someone else?',
      asks: [
        'two birthdays closest together',
        'smallest price difference in the shop',
        'line up by height to see neighbors',
        'who shares a value with someone else',
        'give medals by rank',
        'pair the weakest with the strongest',
      ],
      answer:
        'Sort first: then the closest or equal values are neighbors, and one pass over adjacent pairs is enough, O(n log n) in total. To pair the weakest with the strongest, move inward from both ends. If only equality matters, a set takes O(n) on average. If you need only the k best, a heap is enough.',
    },
    {
      kind: 'how',
      question: 'How do I sort a file that does not fit in memory?',
      asks: [
        'sort a file that does not fit in memory',
        'external merge sort',
        'sort 100 gb with 1 gb ram',
        'sorting data on disk',
      ],
      answer:
        'Use an external merge sort: read a part that fits in memory, sort it, write it to disk as a run, and repeat. Then merge all runs at once with a min heap that contains the next element of each run. Two passes over the data are usually enough.',
    },
    {
      kind: 'how',
      question: 'How do I sort if every element is at most k positions off?',
      asks: ['every element at most k places off', 'sort a nearly sorted array', 'k sorted array follow up'],
      answer:
        'Use a min heap of k + 1 elements: the smallest remaining one must be among the next k + 1. Pop it, push the next element, and repeat: O(n log k) time and O(k) space. Insertion sort takes O(n · k), which is fine for tiny k.',
    },
    {
      kind: 'how',
      question: 'How do I find the maximum gap in linear time?',
      asks: [
        'maximum gap in linear time',
        'largest difference between sorted neighbors without sorting',
        'bucket pigeonhole gap',
        'maximum gap why only min and max',
      ],
      answer:
        'If all values are equal, the gap is 0. Otherwise put the n values into buckets of width (max - min) / (n - 1). The average gap is that wide, so the largest gap never lies inside a bucket. Store only the smallest and largest value per bucket and compare neighbors across nonempty buckets: O(n).',
    },
    {
      kind: 'compare',
      question: 'Should I count or use three pointers to sort colors?',
      about: 75,
      asks: [
        'sort an array of 0 1 2 without sort',
        'sort zeros ones and twos',
        'counting or three pointers for sort colors',
        'dutch flag vs counting sort',
        'two pass counting for three colors',
      ],
      answer:
        'Both take O(n) time and O(1) space. Counting and rewriting is simplest, but needs two passes and works only if an element is nothing but its key. The Dutch national flag partition takes one pass and moves whole records, so prefer it as the follow-up answer.',
    },
    {
      kind: 'cost',
      question: 'What does Big O mean?',
      isGeneral: true,
      asks: [
        'what is big o',
        'what is big o notation',
        'what does big o mean',
        'explain big o',
        'what is time complexity',
        'time complexity meaning',
        'what does complexity mean',
        'whats the o thing',
        'how is running time measured',
      ],
      answer:
        'Big O says how the work grows when the input grows, without constant factors. With O(n), ten times the input means about ten times the work; with O(n²), a hundred times. So for n = 1,000 a single loop does about 1,000 steps and two nested loops about 1,000,000. It describes growth, not seconds.',
      further: {
        example:
          'Compare every pair of 4 numbers: 4 · 4 = 16 steps with two nested loops. With 8 numbers it is 64, four times as many. One loop goes from 4 to 8 steps, only twice as many. That difference is what O(n²) and O(n) express.',
        why: 'Seconds depend on the machine and the language, but the growth does not. For a large input the growth decides: an O(n) program on a slow machine beats an O(n²) program on a fast one, as soon as n is large enough.',
        check: {
          ask: 'Two nested loops over n elements need 1 second for some n. About how many seconds do they need for 3n?',
          right: ['9', 'nine', '9 seconds'],
          because: '9: the work grows with n², and 3² = 9.',
          wrong: [
            {
              says: ['3', 'three'],
              reply:
                'That would be a single loop. Each of the two loops becomes three times as long; what happens to their product?',
            },
            {
              says: ['6', 'six'],
              reply:
                'Do the two factors add up, or does every step of the outer loop run a longer inner loop?',
            },
          ],
        },
        claims: [
          {
            says: ['big o ignores constant factors', 'constants do not count in big o'],
            isRight: true,
            reply: 'Yes. O(2n) and O(n) are the same class, because only the growth counts.',
          },
          {
            says: ['big o tells how many seconds it takes', 'big o is the running time in seconds'],
            isRight: false,
            reply:
              'No. It says how the work grows with the input. The seconds also depend on the machine, the language and the constant factors.',
          },
          {
            says: ['o(n) is always faster than o(n^2)', 'an o(n) algorithm is faster for every input'],
            isRight: false,
            reply:
              'Not for every input: for a small n the constant factors can decide. For a large n, O(n) wins.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'Is O(2n) the same as O(n)?',
      isGeneral: true,
      asks: [
        'is o(2n) the same as o(n)',
        'o(2n) vs o(n)',
        'o(2n) or o(n)',
        'why do we drop constants',
        'do constants matter in big o',
        'two loops one after the other is that o(2n)',
        'is o(n + n) o(n)',
        'is o(n/2) the same as o(n)',
      ],
      answer:
        'Yes. Big O drops constant factors, because they do not change how the work grows: if n doubles, 2n doubles as well. So two loops one after the other are O(n), and so is a loop over half of the array. Smaller terms are dropped too: O(n² + n) is O(n²). Two nested loops are different: they multiply to O(n²).',
      further: {
        example:
          'With n = 100 two loops in a row do 200 steps; with n = 200 they do 400. Twice the input, twice the work: that is O(n). Nested loops go from 10,000 to 40,000 steps, four times the work: O(n²).',
        why: 'A constant factor depends on how you count: is `a[i] += 1` one step or three? The growth does not depend on that choice, so only the growth is stated.',
        check: {
          ask: 'A program runs one loop over n elements, then two nested loops over them. What is its complexity?',
          right: ['o(n^2)', 'o(n²)', 'n^2', 'n²', 'quadratic'],
          because: 'O(n²): the work is n + n², and the smaller term n is dropped.',
          wrong: [
            {
              says: ['o(n^3)', 'n^3', 'cubic'],
              reply: 'Do the first loop and the nested loops run inside each other, or one after the other?',
            },
            { says: ['o(n)', 'linear'], reply: 'Which of the two parts grows faster when n doubles?' },
          ],
        },
        claims: [
          {
            says: [
              'o(2n) is worse than o(n)',
              'o(2n) is slower than o(n)',
              'o(2n) is a different complexity than o(n)',
              'two passes are worse than one in big o',
            ],
            isRight: false,
            reply:
              'No. Big O drops constant factors, so O(2n) is the same as O(n): twice the input is twice the work in both.',
          },

          {
            says: ['two loops in a row are still o(n)', 'o(2n) is just o(n)'],
            isRight: true,
            reply: 'Yes. Loops one after the other add up, and the constant factor is dropped.',
          },
          {
            says: ['two loops always mean o(n^2)', 'every second loop makes it quadratic'],
            isRight: false,
            reply:
              'No. Only loops inside each other multiply. Loops one after the other add up, so they stay O(n).',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'Which complexities are better than which?',
      isGeneral: true,
      asks: [
        'is o(n log n) bigger than o(n)',
        'which big o is better',
        'order of complexities',
        'which complexity is faster',
        'what is the best big o',
        'rank the complexities',
      ],
      answer:
        'From fast to slow: O(1), O(log n), O(n), O(n log n), O(n²), O(2^n), O(n!). For n = 1,000 that is about 1, 10, 1,000, 10,000 and 1,000,000 steps; 2^1000 never ends. So O(n log n) is worse than O(n), but only by a factor of log n, and far better than O(n²).',
    },
    {
      kind: 'cost',
      question: 'Is O(1) always faster than O(n)?',
      isGeneral: true,
      asks: [
        'is o(1) always faster than o(n)',
        'can o(n) be faster than o(1)',
        'is a lower big o always faster',
        'can o(n^2) be faster than o(n)',
        'does big o tell which program is faster',
      ],
      answer:
        'Not for every input. Big O says how the work grows, and hides constants. A step of O(1) that takes 1,000 operations is slower than a loop over 10 elements. For large n the lower class always wins: at 1,000,000 elements the loop needs a thousand times as many. So for small n measure, for large n compare the classes.',
    },
    {
      kind: 'cost',
      question: 'Does the output count as space?',
      isGeneral: true,
      asks: [
        'does the output count as space',
        'does the result count as extra space',
        'does the answer array count',
        'is the output included in the space complexity',
      ],
      answer:
        'Usually not: extra space means what you need besides the input and the result. So reversing a list into a new one that you must return is O(1) extra, and a map on the way is O(n). Conventions differ, so say it: “O(n) for the output, O(1) beside it.” All subsets have an output of O(n · 2^n).',
    },
    {
      kind: 'cost',
      question: 'What does O(1) mean?',
      isGeneral: true,
      asks: [
        'what does o(1) mean',
        'what is o(1)',
        'what is constant time',
        'constant time meaning',
        'o(1) explained',
        'does o(1) mean one step',
        'what is o(1) space',
      ],
      answer:
        'O(1) is constant: the work does not depend on the size of the input. Reading `a[5]` takes the same time in an array of ten elements and of ten million. It does not mean one single step; a hundred steps are O(1) too if it is always at most a hundred. O(1) space means a fixed number of variables.',
    },
    {
      kind: 'cost',
      question: 'What does O(n) mean?',
      isGeneral: true,
      asks: [
        'what does o(n) mean',
        'what is o(n)',
        'what is linear time',
        'linear time meaning',
        'o(n) explained',
        'is one loop o(n)',
        'what is n in o(n)',
      ],
      answer:
        'O(n) is linear: the work grows in proportion to n, the size of the input. Twice as many elements take about twice as long. A loop that looks at each element once, such as adding up an array, is O(n). A loop that looks at each element three times is O(n) too, because constant factors are dropped.',
      further: {
        example:
          'Add up [4, 7, 2]: three additions. With 6 elements it takes six. Twice the elements, twice the work. A second loop that finds the maximum makes it 2n steps, which is O(n) as well.',
        why: 'Each element costs the same constant amount, so the total is that constant times n.',
        check: {
          ask: 'A linear program takes 2 seconds for n elements. About how long for 5n?',
          right: ['10', 'ten', '10 seconds'],
          because: '10 seconds: five times the input, five times the work.',
          wrong: [
            {
              says: ['50', 'fifty'],
              reply: 'That would be quadratic. Linear work grows by the same factor as the input.',
            },
            { says: ['2', 'two'], reply: 'That would be constant time.' },
          ],
        },
        claims: [
          {
            says: ['a single loop over n elements is o(n)', 'one pass is linear'],
            isRight: true,
            reply: 'Yes, if the work per element is constant.',
          },
          {
            says: ['one loop is always o(n)', 'a single for loop is always linear'],
            isRight: false,
            reply: 'No. The body may hide a loop, such as `x in list` or a slice.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'What is quadratic time, O(n²)?',
      isGeneral: true,
      asks: [
        'what does o(n^2) mean',
        'what is o(n^2)',
        'what is quadratic time',
        'quadratic time meaning',
        'are two nested loops o(n^2)',
        'why is a nested loop o(n^2)',
        'is o(n^2) bad',
      ],
      answer:
        'O(n²) is quadratic: twice the input means about four times the work. Two nested loops over the same array are the usual case, such as comparing every pair. For n = 1,000 that is a million steps, which is fine; for n = 100,000 it is ten billion, which is too slow. A map, sorting or two pointers often replace the inner loop.',
      further: {
        example:
          'All pairs of 5 elements: each of the 5 with each of the 5 is 25 steps; counting each pair once it is 10. With 10 elements it is 100 or 45: about four times as many.',
        why: 'For each of n elements the inner loop does up to n steps, so n · n. Starting the inner loop at i + 1 halves it, but half of n² still grows like n².',
        check: {
          ask: 'n is 10^5. How many steps do two nested loops take: 10^6, 10^10 or 10^15?',
          right: ['10^10', '10000000000', 'ten billion'],
          because: '10^10: 10^5 · 10^5. That takes far longer than a second.',
          wrong: [
            { says: ['10^6', '1000000'], reply: 'Multiply 10^5 by 10^5: the exponents add up.' },
            { says: ['10^15'], reply: 'That would be three nested loops.' },
          ],
        },
        claims: [
          {
            says: [
              'starting the inner loop at i + 1 is still o(n^2)',
              'half of n squared is still quadratic',
            ],
            isRight: true,
            reply: 'Yes. n(n - 1) / 2 grows like n².',
          },
          {
            says: ['o(n^2) is too slow for every input', 'quadratic is never acceptable'],
            isRight: false,
            reply: 'No. For n up to a few thousand it is fine.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'What does O(n log n) mean?',
      isGeneral: true,
      asks: [
        'what does o(n log n) mean',
        'what is o(n log n)',
        'what is n log n',
        'n log n meaning',
        'is o(n log n) fast',
        'why is it called n log n',
        'o(n log n) vs o(n)',
      ],
      answer:
        'O(n log n) is a little more than linear: each of n elements takes part in about log n steps. Good sorting algorithms need it. For a million elements log2 n is about 20, so it is about 20 million steps, still fast. Merge sort shows why: about log n levels of halving, and each level handles all n elements.',
    },
    {
      kind: 'cost',
      question: 'How do I find the complexity of my code?',
      isGeneral: true,
      asks: [
        'how do i find the complexity of my code',
        'how do i calculate time complexity',
        'how to compute big o of my solution',
        'how do i know the time complexity',
        'how do i analyze the running time',
        'how to count the complexity of loops',
        'whats the complexity of my code',
        'how do i work out big o',
      ],
      answer:
        'Ask how often the innermost line runs, as a function of n. Loops one after the other add up, nested loops multiply, and a loop that halves the range each time runs log n times. Include hidden work: sorting is O(n log n), `x in list` is O(n), slicing copies. Keep only the fastest growing term and drop constant factors.',
      further: {
        example:
          'Sort the array, then for each element search a partner by binary search. The sort is O(n log n). The loop runs n times and each search takes O(log n), so it is O(n log n) too. Added up: O(n log n).',
        why: 'The innermost line is the one that runs most often, so the total is at most a constant factor times its count. All else is a smaller term, and smaller terms do not change the growth.',
        check: {
          ask: 'A loop runs n times, and inside it `x in values` searches a list of n values. What is the complexity?',
          right: ['o(n^2)', 'o(n²)', 'n^2', 'n²', 'quadratic'],
          because: 'O(n²): the search hides a loop over the list, and it runs n times.',
          wrong: [
            {
              says: ['o(n)', 'linear'],
              reply: 'How does `x in values` find out whether x is in a list? Is that one step?',
            },
            {
              says: ['o(n log n)'],
              reply: 'A log needs a sorted list and a binary search. What does `in` do with a list?',
            },
          ],
        },
        claims: [
          {
            says: [
              'two loops after each other are o(n^2)',
              'two loops after each other is n squared',
              'two separate loops are quadratic',
              'two loops in a row make o(n^2)',
            ],
            isRight: false,
            reply:
              'No. Loops one after the other add up: n + n = 2n steps, O(n). Only nested loops multiply.',
          },

          {
            says: ['nested loops multiply', 'loops inside each other multiply'],
            isRight: true,
            reply: 'Yes, if the inner loop runs completely for each step of the outer one.',
          },
          {
            says: ['a nested loop is always o(n^2)', 'two nested loops are always quadratic'],
            isRight: false,
            reply:
              'Not always. Count how often the inner line runs in total: in a sliding window, the inner loop runs at most n times over the whole run.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'What is space complexity?',
      isGeneral: true,
      asks: [
        'what is space complexity',
        'what does extra space mean',
        'what is auxiliary space',
        'how do i find the space complexity',
        'does the input count as space',
        'what is o(1) extra space',
        'memory complexity meaning',
      ],
      answer:
        'Space complexity says how the extra memory grows with the input. Count what you create: a map of n keys is O(n), a few variables are O(1), and recursion costs one frame for each open call. The input does not count, and usually the output does not either; say so in an interview. Two pointers use O(1) extra space, a hash map O(n).',
      further: {
        example:
          'Reverse a list: with a second list it takes O(n) extra space; with two pointers that swap, O(1). Both take O(n) time.',
        why: 'Only what you add counts, because the input is there anyway. The call stack counts, since each open call stores its variables.',
        check: {
          ask: 'A recursion goes n levels deep and creates no lists. What is its extra space in Big O?',
          right: ['o(n)', 'n', 'linear'],
          because: 'O(n): each of the n open calls has a frame on the call stack.',
          wrong: [
            {
              says: ['o(1)', '1', 'constant'],
              reply: 'What does the program store for each call that has not returned yet?',
            },
          ],
        },
        claims: [
          {
            says: ['recursion depth counts as space', 'the call stack counts as extra space'],
            isRight: true,
            reply: 'Yes. Each open call needs a frame.',
          },
          {
            says: ['the input counts as extra space', 'an array input makes it o(n) space'],
            isRight: false,
            reply: 'No. Extra space is what you add to the input.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I find the k-th largest element?',
      about: 215,
      asks: [
        'how do i find the kth largest element',
        'kth largest element idea',
        'find the k-th biggest number',
        'kth smallest element of an array',
        'third largest element',
        'ways to find the kth largest',
        'kth largest heap or sort',
      ],
      answer:
        'Sort and read index n - k: O(n log n), and the shortest code. A min-heap of size k takes O(n log k): push each element and pop the smallest when the heap has more than k; its root is the answer. Quickselect partitions like quicksort but continues on one side only: O(n) on average. In [5, 2, 9, 7] the second largest is 7.',
    },
    {
      kind: 'what',
      question: 'What is sorting?',
      asks: [
        'what is sorting',
        'what is a sorting algorithm',
        'sorting meaning',
        'what does sorting do',
        'what are the sorting algorithms',
        'which sorting algorithm should i know',
        'sorting basics',
        'list of sorting algorithms',
      ],
      answer:
        'Sorting puts elements in order, such as [3, 1, 2] into [1, 2, 3]. Simple ways (bubble, insertion and selection sort) take O(n²); merge sort and heapsort take O(n log n), quicksort does on average. Know the idea of merge sort and quicksort, and when sorting helps: then equal values are adjacent and binary search works. In code, use the built-in sort.',
    },
    {
      kind: 'compare',
      question: 'Which sorting algorithm is the fastest?',
      asks: [
        'which sorting algorithm is the fastest',
        'fastest sorting algorithm',
        'best sorting algorithm',
        'what is the quickest way to sort',
        'which sort is best',
        'is quicksort the fastest sort',
      ],
      answer:
        'There is no single one. By comparing elements none is better than O(n log n) in the worst case. In practice quicksort is very fast on arrays, merge sort is stable and always O(n log n), insertion sort wins for about 10 to 20 elements, and counting sort is O(n + range) for small whole numbers. The built-in sorts combine several of them.',
    },
    {
      kind: 'what',
      question: 'What is bubble sort?',
      asks: [
        'what is bubble sort',
        'how does bubble sort work',
        'bubble sort in simple words',
        'bubble sort complexity',
        'why is bubble sort slow',
        'bubble sort explained',
      ],
      answer:
        'Bubble sort walks through the array and swaps neighbors that are in the wrong order; after each pass the largest remaining value has reached its position at the end. Repeat until a pass swaps nothing. [3, 1, 2]: 3 and 1 swap, then 3 and 2, giving [1, 2, 3]. It is stable but O(n²), so it is only for learning.',
    },
    {
      kind: 'what',
      question: 'What is insertion sort?',
      asks: [
        'what is insertion sort',
        'how does insertion sort work',
        'insertion sort in simple words',
        'insertion sort complexity',
        'when is insertion sort good',
        'insertion sort explained',
      ],
      answer:
        'Insertion sort keeps the front part sorted. It takes the next element and moves it left past all larger ones until it fits, as you sort cards in your hand. [2, 5, 3]: 3 moves past 5, giving [2, 3, 5]. It is O(n²) in general, but O(n) if the array is almost sorted, it is stable, and it needs O(1) space.',
    },
    {
      kind: 'what',
      question: 'What is selection sort?',
      asks: [
        'what is selection sort',
        'how does selection sort work',
        'selection sort in simple words',
        'selection sort complexity',
        'selection sort explained',
        'selection sort vs bubble sort',
      ],
      answer:
        'Selection sort looks for the smallest element and swaps it to the front, then for the smallest of the rest, and so on. [3, 1, 2] becomes [1, 3, 2], then [1, 2, 3]. It always takes O(n²) comparisons but only n - 1 swaps, and O(1) space. The usual version is not stable, because a swap can move an element past an equal one.',
    },
    {
      kind: 'what',
      question: 'What is merge sort?',
      asks: [
        'what is merge sort',
        'how does merge sort work',
        'merge sort in simple words',
        'explain merge sort',
        'merge sort step by step',
        'merge sort explained',
        'how does the merge step work',
        'how does mergesort work',
        'what is mergesort',
      ],
      answer:
        'Split the array in half, sort each half the same way, and merge the two sorted halves by always taking the smaller front element. [4, 1, 3, 2]: the halves become [1, 4] and [2, 3], and merging gives [1, 2, 3, 4]. There are log n levels with O(n) work each, so O(n log n) always. It is stable and needs O(n) extra space.',
      further: {
        example:
          'Merge [1, 4] and [2, 3]: 1 is smaller than 2, take 1. 2 < 4, take 2. 3 < 4, take 3. The right half is empty, take 4. Four elements, and each was taken once.',
        why: 'The two fronts are the smallest of their halves, so the smaller of them is the smallest of all. Taking it each time gives sorted output with one step per element.',
        check: {
          ask: 'Merge sort splits 8 elements until single ones are left. How many levels of halving are that?',
          right: ['3', 'three'],
          because: '3: 8 becomes 4, 2 and 1.',
          wrong: [
            { says: ['8', 'eight'], reply: 'Each level halves. How often can you halve 8 until 1 is left?' },
            { says: ['4', 'four'], reply: '8, 4, 2, 1: count the steps between these numbers.' },
          ],
        },
        claims: [
          {
            says: ['merge sort is stable', 'merge sort keeps equal elements in order'],
            isRight: true,
            reply: 'Yes, if the merge takes from the left half when both fronts are equal.',
          },
          {
            says: ['merge sort is in place', 'merge sort needs no extra memory'],
            isRight: false,
            reply: 'No. The usual version needs O(n) extra space for merging.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What is quicksort?',
      asks: [
        'what is quicksort',
        'how does quicksort work',
        'quicksort in simple words',
        'explain quicksort',
        'quick sort step by step',
        'quicksort explained',
        'what is a pivot in quicksort',
        'how does quick sort work',
        'what is quick sort',
      ],
      answer:
        'Choose an element as the pivot, move the smaller ones to its left and the larger ones to its right (partition), then sort both sides the same way. [3, 5, 1, 4] with pivot 3: 1 goes left, 5 and 4 go right, and 3 is at its final index. O(n log n) on average, O(n²) if the pivots are always extreme. In place, not stable.',
      further: {
        example:
          '[3, 5, 1, 4] with pivot 3: left [1], right [5, 4]. Sort the right side with pivot 5: left [4], right []. Together: [1], 3, [4], 5.',
        why: 'After the partition the pivot is at its final index: all smaller values are on its left, all larger ones on its right. So the two sides can be sorted separately.',
        check: {
          ask: 'You partition [6, 2, 9, 4] around the pivot 6. At which index does 6 end up?',
          right: ['2', 'two'],
          because: '2: the two smaller values, 2 and 4, come before it.',
          wrong: [
            { says: ['0', 'zero'], reply: 'That is where it was. How many values are smaller than 6?' },
            { says: ['3', 'three'], reply: 'Then all others would be smaller. Is 9?' },
          ],
        },
        claims: [
          {
            says: ['quicksort is always o(n log n)', 'quicksort guarantees n log n'],
            isRight: false,
            reply: 'No. If every pivot is the smallest or the largest value, it is O(n²).',
          },
          {
            says: [
              'the pivot is at its final index after the partition',
              'after partitioning the pivot is in the right position',
            ],
            isRight: true,
            reply:
              'Yes. Everything smaller is on its left, everything larger on its right. Only the Hoare variant may leave the pivot elsewhere.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What is heapsort?',
      asks: [
        'what is heap sort',
        'what is heapsort',
        'how does heap sort work',
        'heapsort in simple words',
        'heap sort complexity',
        'is heapsort stable',
        'heap sort explained',
      ],
      answer:
        'Heapsort turns the array into a max-heap in O(n). Then it swaps the root, the largest value, to the end, makes the heap one smaller, and lets the new root sink, O(log n). After n rounds the array is sorted. It is O(n log n) always and needs O(1) extra space, but it is not stable and is often slower than quicksort.',
    },
    {
      kind: 'how',
      question: 'How do I sort in descending order?',
      asks: [
        'how do i sort in descending order',
        'sort descending',
        'reverse sort',
        'sort from largest to smallest',
        'how do i sort backward',
        'sort in reverse order in python',
        'descending sort in java',
      ],
      answer:
        'Python: `a.sort(reverse=True)` or `sorted(a, reverse=True)`. JavaScript: `a.sort((x, y) => y - x)`. C++: `sort(a.begin(), a.end(), greater<>())`. Java: `list.sort(Comparator.reverseOrder())`; an `int[]` has no such option, so sort ascending and read it from the end. It is O(n log n), as always.',
    },
    {
      kind: 'how',
      question: 'How do I sort by a key of my own?',
      asks: [
        'how do i sort by second element',
        'how do i write a comparator',
        'sort by a key',
        'sort pairs by second value',
        'sort objects by a field',
        'custom sort order',
        'sort strings by length',
        'how does a comparator work',
      ],
      answer:
        'Python: give a key, `pairs.sort(key=lambda p: p[1])`. JavaScript, Java and C++: give a comparator. `(a, b) => a[1] - b[1]` (`->` in Java) returns a negative number if a comes first, positive if b does, 0 if they are equal; in C++ it returns whether a comes before b. For a tie-breaker in Python use a tuple as the key: `(p[1], p[0])`.',
    },
    {
      kind: 'mistake',
      question: 'Does sorting lose the original indices?',
      asks: [
        'does sorting change the indices',
        'does sorting lose the original indices',
        'how do i keep the original index when sorting',
        'sort but return indices',
        'sort indices by value',
        'remember positions after sorting',
      ],
      answer:
        'Yes, after sorting an element is usually at another index. If the answer needs the original positions, sort pairs of value and index, or sort the indices by value: `sorted(range(n), key=lambda i: a[i])`. For [30, 10, 20] that gives [1, 2, 0]. Two Sum asks for indices, so a map is simpler there.',
    },
    {
      kind: 'when',
      question: 'When am I allowed to sort the input?',
      asks: [
        'when is sorting allowed',
        'am i allowed to sort the array',
        'when should i sort first',
        'can i sort the input',
        'when should i sort the array first',
        'is it ok to sort in an interview',
        'does sorting break the problem',
      ],
      answer:
        'Sort if the answer does not depend on the original order: pairs, triplets, duplicates, intervals, the k-th largest, anagrams. Do not sort if positions matter: subarrays, substrings, subsequences, “the next greater”, or indices to return, unless you keep them. It costs O(n log n), so check that this fits, and ask whether you may change the input.',
      further: {
        example:
          '“Is there a pair with sum 9 in [7, 1, 2]?” The pair 7, 2 stays a pair in [1, 2, 7]: sorting is fine. “Longest increasing run in [7, 1, 2]” is [1, 2]; after sorting it would be [1, 2, 7]: wrong.',
        why: 'Sorting keeps which values there are and loses which were adjacent or first. So it is safe exactly if the question is only about the values.',
        check: {
          ask: 'You look for the largest sum of a contiguous subarray. May you sort first: yes or no?',
          right: ['no'],
          because: 'No: sorting makes other elements adjacent, so other subarrays exist afterward.',
          wrong: [
            { says: ['yes'], reply: 'Which elements are adjacent after sorting? Were they adjacent before?' },
          ],
        },
        claims: [
          {
            says: ['sorting is fine for 3sum', 'i can sort before looking for triplets'],
            isRight: true,
            reply: 'Yes. Three values are the same three values in any order.',
          },
          {
            says: ['sorting never changes the answer', 'i can always sort first'],
            isRight: false,
            reply: 'No. Subarrays and positions depend on the original order.',
          },
        ],
      },
    },
    {
      kind: 'when',
      question: 'May I use the built-in sort in an interview?',
      asks: [
        'can i use the built in sort in an interview',
        'is it ok to use sort() in an interview',
        'may i use library sort',
        'do i have to write my own sort',
        'can i call sort in a coding interview',
        'built in sort or my own',
        'is it allowed to use built in sort',
        'am i allowed to use the built in sort',
      ],
      answer:
        "You may, unless the task is to write a sort. Say that it costs O(n log n) time, and name the memory: Python's Timsort may need O(n), and it is stable. Be ready to explain the idea of merge sort or quicksort. If the interviewer says “sort colors” or “k-th largest”, a smarter way than sorting is usually expected.",
    },
    {
      kind: 'cost',
      question: 'Why is bubble sort O(n²)?',
      asks: [
        "what's the time complexity of bubble sort and why is it so bad",
        'time complexity of bubble sort',
        'why is bubble sort o(n^2)',
        'why is bubble sort o(n²)',
        'why is bubble sort so bad',
        'why is bubble sort so slow',
        'how many comparisons does bubble sort make',
        'what does bubble sort cost',
        'bubble sort worst case',
        'how slow is bubble sort',
        'why is bubble sort quadratic',
      ],
      answer:
        'Each pass compares all neighbors and moves only the largest value to its position: n - 1 comparisons, then n - 2, down to 1. Together that is n(n - 1)/2: 10 for 5 elements, 499,500 for 1,000. Merge sort needs fewer than 10,000 for 1,000. If a pass without a swap ends it, sorted input takes one pass, O(n).',
    },
    {
      kind: 'why',
      question: 'Why do people use quicksort?',
      asks: [
        'why do people use quicksort',
        'why does everybody use quicksort',
        'then why does everybody use quicksort',
        'why is quicksort popular if the worst case is n squared',
        'why is quicksort popular',
        'why use quicksort if it can be o(n^2)',
        'what is good about quicksort',
        'why quicksort and not merge sort',
        'why is quicksort used so much',
      ],
      answer:
        "It is fast in practice: it scans the array from its ends, which suits the processor's cache, and it needs no second array, while merge sort copies n elements. The O(n²) case is rare: with random pivots the expected cost is O(n log n) for different values in any order. If the worst case must be excluded or the sort must be stable, choose merge sort.",
    },
    {
      kind: 'mistake',
      question: 'With a random pivot, can quicksort still take O(n²)?',
      asks: [
        'so with a random pivot it can never be o(n^2)',
        'can quicksort with a random pivot be o(n^2)',
        'is random quicksort always o(n log n)',
        'does a random pivot guarantee o(n log n)',
        'worst case of randomized quicksort',
        'is the worst case gone with a random pivot',
      ],
      answer:
        'It can, but only by very bad luck: every pivot would have to be close to the smallest or the largest. With 20 different elements, the chance that each pivot is an extreme one is less than 1 in a trillion. For different values in any order the expected cost is O(n log n). Many equal values need a three-way partition.',
    },
    {
      kind: 'why',
      question: 'Why is merge sort O(n log n)?',
      asks: [
        'why is merge sort o(n log n)',
        'why is merge sort n log n',
        'why does merge sort take n log n',
        'where does the log n come from in merge sort',
        'why is merge sort faster than bubble sort',
        'why does merge sort work',
      ],
      answer:
        'It halves the array until single elements are left: log₂ n levels, 3 for 8 elements. On each level, merging touches every element once, n steps. So 8 elements take 3 · 8 = 24 steps, and n take about n log₂ n. Merging works because the smallest remaining element is always at the front of one of the two sorted halves.',
    },
    {
      kind: 'why',
      question: 'Why is bubble sort taught although it is slow?',
      asks: [
        'why do they teach bubble sort',
        'is bubble sort ever useful',
        'why bubble sort if it is o(n^2)',
        'why learn bubble sort',
        'does anyone use bubble sort',
      ],
      answer:
        'It is simple to explain and to prove: swap neighbors that are out of order until a pass changes nothing. It is in-place and stable, and with that early exit sorted input takes O(n). For real use it is too slow: for a few or nearly sorted elements insertion sort is better, for anything else the sort of your library.',
    },
    {
      kind: 'when',
      question: 'Which sort is best if the array is almost sorted?',
      asks: [
        'what if the array is almost sorted',
        'which sort for nearly sorted data',
        'what if the input is already sorted',
        'best sort for nearly sorted arrays',
        'does it help if most of it is in order',
      ],
      answer:
        "Insertion sort takes O(n + d) if d pairs are out of order, so O(n) on sorted input. Python's built-in Timsort uses runs that are already in order and also takes O(n) there. Quicksort with the first element as pivot is at its worst on sorted input, O(n²). If every element is at most k positions off, a heap of k + 1 elements takes O(n log k).",
    },
    {
      kind: 'how',
      question: 'How do I test a sorting function?',
      asks: ['how do i test my sort', 'which arrays should i test for sorting', 'edge cases for sorting'],
      answer:
        'Test an empty array, one element, two in the wrong order, a sorted and a reversed array, all equal, and some duplicates with negative numbers. Compare with the sort of your library on a few hundred random arrays. For stability sort pairs by their first part and check the order of equal ones.',
    },
    {
      kind: 'why',
      question: 'Why not just sort for the k-th largest?',
      about: 215,
      asks: [
        'kth largest why not just sort',
        'why cant i just sort for the kth largest',
        'is sorting ok for kth largest',
        'why use a heap when i can sort',
      ],
      answer:
        'Sorting is correct and often accepted: O(n log n). But it orders everything, although you need one element. A min heap of size k takes O(n log k), and quickselect O(n) on average. Say that you could sort, then offer one of these as the improvement.',
    },
    {
      kind: 'how',
      question: 'How do I explain a sorting step in an interview?',
      asks: [
        'how would i explain this in an interview',
        'how do i explain that i sort first',
        'what do i say about sorting to the interviewer',
        'how do i justify sorting in an interview',
      ],
      answer:
        'Say what sorting gives you: equal values become neighbors, or a comparison rules out a whole side. Say what it costs: O(n log n) time, and that it changes the order, so indices must be stored with the values if you need them. Then say why the pass afterward is linear.',
    },
    {
      kind: 'compare',
      question: 'Why would I choose merge sort if quicksort is faster?',
      asks: [
        'why would anybody use merge sort if quick sort is faster',
        'why use merge sort if quicksort is faster',
        'why would i choose merge sort over quicksort',
        'why would i choose merge sort over quicksort in practice',
        'when is merge sort the better choice',
        'what is merge sort good for',
        'reasons to use merge sort',
        'what speaks for merge sort',
      ],
      answer:
        'For three reasons. It guarantees O(n log n), while quicksort takes O(n²) with bad pivots. It is stable: equal keys keep their order, which matters when you sort by a second key. And it reads its input in sequence, so it suits linked lists, where it needs no second array, and data too large for memory. Quicksort is often faster on arrays in memory.',
    },
    {
      kind: 'compare',
      question: 'Is quicksort better than merge sort?',
      asks: [
        'is quick sort better',
        'is quicksort better than merge sort',
        'quicksort or merge sort',
        'which is better quick or merge sort',
      ],
      answer:
        'Neither always. Quicksort sorts in place and is usually faster on arrays, but O(n²) with bad pivots and not stable. Merge sort takes O(n log n) always and is stable, but needs O(n) extra memory. Take merge sort for linked lists or when stability matters.',
    },
    {
      kind: 'cost',
      question: 'Which complexity of quicksort do I state in an interview?',
      asks: [
        'which complexity of quicksort do i say',
        'is quicksort n log n or n^2',
        'quicksort complexity in an interview',
        'do i say o(n log n) or o(n^2) for quicksort',
        'what is the time complexity of quicksort',
        'quicksort average or worst case',
        'big o of quicksort',
      ],
      answer:
        'State both: O(n log n) on average and O(n²) in the worst case, when the pivot is nearly always close to the smallest or the largest element. Then say what you do about it: a random pivot makes the worst case very unlikely for different values. If the interviewer needs a guarantee, name merge sort or heapsort, O(n log n) always.',
    },
    {
      kind: 'cost',
      question: 'How much extra space does quicksort need?',
      asks: [
        'space complexity of quicksort',
        'extra space of quicksort',
        'how much memory does quicksort use',
        'is quicksort o(1) space',
        'does quicksort use o(log n) space',
        'why does quicksort need o(log n) space',
        'quicksort stack space',
      ],
      answer:
        'In-place quicksort needs no second array, but a call stack: O(log n) on average, and O(n) in the worst case, when each partition splits off only one element. If you recurse into the smaller part and loop over the larger one, it is O(log n) always. A version that builds new lists for the parts needs O(n) or more.',
    },
    {
      kind: 'cost',
      question: 'Why is n(n - 1)/2 called O(n²)?',
      asks: [
        'n(n-1)/2 or n^2',
        'is n(n-1)/2 o(n^2)',
        'exact count vs big o',
        'exact number of steps against big o',
        'why is half of n squared still o(n^2)',
        'n*(n-1)/2 pairs is that n squared',
        'do i say n(n-1)/2 or o(n^2)',
      ],
      answer:
        'n(n - 1)/2 is n²/2 - n/2, the exact number of pairs of n elements. Big O says how a count grows, so it drops the factor 1/2 and the smaller term n/2. For n = 1000 there are 499,500 pairs and for n = 2000 there are 1,999,000, about four times as many, as n² predicts. So n(n - 1)/2 is the count, and O(n²) its order of growth.',
      isGeneral: true,
    },
  ],
  problems: [
    {
      number: 215,
      questions: [
        {
          question: 'At which index is it, and why a min heap?',
          asks: ['index', 'n - k', 'quickselect', 'why min heap'],
          answer:
            'The k-th largest is at index n - k of the ascending order. A min heap of size k has it on top, because the heap contains the k largest values and the top is the smallest of them.',
          further: {
            example:
              'Take [6, 1, 8, 4] and k = 2.\n- Ascending: 1, 4, 6, 8. Index 4 - 2 = 2 contains 6.\n- Heap of size 2: after 6 and 1, push 8 and pop 1, then push 4 and pop 4. It contains 6 and 8, and 6 is on top.',
            why: 'The indices from n - k to n - 1 are k in number and contain the k largest values, the smallest of them first. The heap contains the same k values, so its smallest one is the k-th largest.',
            check: {
              ask: 'For n = 10 and k = 3, at which index of the ascending order is the k-th largest?',
              right: ['7', 'seven', 'index 7'],
              because: 'Index 7: the largest is at index 9, the second at 8, the third at 7, that is 10 - 3.',
              wrong: [
                {
                  says: ['2', 'two', 'index 2'],
                  reply: 'That is the third smallest. From which end does "largest" count?',
                },
                {
                  says: ['8', 'eight', 'index 8'],
                  reply: 'The largest is at index 9. Count back from there, starting with 1.',
                },
                {
                  says: ['6', 'six', 'index 6'],
                  reply: 'The largest is at index 9. Count back from there, starting with 1.',
                },
              ],
            },
            claims: [
              {
                says: [
                  'use a max heap of size k',
                  'keep the k largest in a max heap',
                  'a max heap with k elements works',
                ],
                isRight: false,
                reply:
                  'No. You must drop the smallest of the k + 1 values, and a max heap has the largest on top. Use a min heap.',
              },
              {
                says: ['the top of the min heap is the answer', 'a min heap of size k has it on top'],
                isRight: true,
                reply:
                  'Yes. It contains the k largest values, and the smallest of those is the k-th largest.',
              },
              {
                says: ['i have to sort the whole array', 'without full sorting it is impossible'],
                isRight: false,
                reply: 'No. A heap of size k takes O(n log k), and quickselect takes O(n) on average.',
              },
            ],
          },
        },
        {
          question: 'What do sorting, a heap and quickselect cost?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'quickselect or heap cost',
          ],
          answer:
            'Sorting takes O(n log n), a heap of size k O(n log k), and quickselect O(n) on average but O(n²) in the worst case. A random pivot makes that case unlikely.',
        },
        {
          question: 'Do duplicates count, and why do I get the k-th smallest?',
          asks: [
            'do duplicates count separately',
            'duplicates in kth largest',
            'gives the kth smallest instead',
          ],
          answer:
            'Duplicates count separately: the second largest of [5, 5, 1] is 5. If you get the k-th smallest, you used index k - 1 of the ascending order instead of n - k.',
        },
        {
          question: 'Is sorting better if k is almost n?',
          asks: [
            'whats the complexity of that if k is almost n, isnt sorting better then',
            'heap or sort if k is large',
            'does the heap still pay off for a large k',
          ],
          answer:
            'For k close to n the heap takes O(n log n), no less than sorting, and the library sort is faster in practice. You can turn it around: a max-heap with the n - k + 1 smallest elements finds the same value. Quickselect takes O(n) on average for every k.',
        },
        {
          question: 'What does the code with `heapq` look like?',
          asks: ['give me python code with heapq', 'show me the code with heapq', 'python code with a heap'],
          answer:
            'In short: `return heapq.nlargest(k, nums)[-1]`. By hand: `heap = nums[:k]`, `heapq.heapify(heap)`, then `for x in nums[k:]:` with `if x > heap[0]: heapq.heapreplace(heap, x)`, and `return heap[0]`. The top is the smallest of the k largest: O(n log k) time and O(k) space.',
        },
      ],
    },
    {
      number: 41,
      questions: [
        {
          question: 'Why does my swap loop never end?',
          asks: ['infinite loop', 'duplicates swap', 'constant space'],
          answer:
            'Swap while the value is in range and the target does not already hold the same value. With duplicates, comparing indices instead of values swaps forever.',
        },
        {
          question: 'Why is the loop of swaps linear?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'why is the swap loop linear',
            'nested while time',
          ],
          answer:
            'O(n) time and O(1) space: each swap puts a value at its final index, so there are at most n swaps in total. A set would also take O(n) time, but O(n) space.',
        },
        {
          question: 'What do I return if every index is right?',
          asks: ['when all are present', 'returns 0 or misses n plus 1', 'negatives and zeros'],
          answer:
            'If every index is right, the answer is n + 1, so return that after the loop. Ignore zeros, negative values and values above n; they never belong to an index.',
        },
      ],
    },
    {
      number: 268,
      questions: [
        {
          question: 'How does XOR find it?',
          asks: ['xor', 'overflow sum', 'sort'],
          answer:
            'XOR all numbers from 0 to n and all values of the array. Equal numbers cancel each other, so the number that is not in the array is left.',
        },
        {
          question: 'How much time and space do XOR, a set or sorting take?',
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n) time and O(1) space with XOR or the sum. A set takes O(n) space, and sorting takes O(n log n) time.',
        },
        {
          question: 'Why must the range include n itself?',
          asks: ['missing one is n itself', 'range stops at n minus 1', 'returns 0 wrongly'],
          answer:
            'The numbers run from 0 to n, one more than the array has indices. Include n itself: start XOR with n, or use `n * (n + 1) // 2`. [0, 1] must give 2.',
        },
        {
          question: 'Can I use XOR or the sum formula?',
          asks: [
            'missing number with xor',
            'why not sum formula',
            'sum formula or xor',
            'gauss sum for the missing number',
          ],
          answer:
            'Both take O(n) time and O(1) space. Sum: n(n + 1) / 2 minus the sum of the array; it may overflow in Java or C++ for huge n. XOR: combine 0 to n and all elements; pairs cancel and the missing number is left. For [0, 2]: 0 ^ 1 ^ 2 ^ 0 ^ 2 = 1.',
        },
      ],
    },
    {
      number: 448,
      questions: [
        {
          question: 'Why do I take the absolute value?',
          asks: ['mark with negative sign', 'abs index', 'in place'],
          answer:
            'Use the absolute value minus 1 as the index, because an earlier step may have made the value negative.',
        },
        {
          question: 'How does it get by without extra space?',
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n) time and O(1) space besides the output: one pass marks, one pass collects. A set needs O(n) extra space.',
        },
        {
          question: 'What does a negative value mean, and which number do I report?',
          asks: ['what does a negative sign mean', 'list off by one', 'negating twice makes it positive'],
          answer:
            'A negative value at index i means that the number i + 1 occurred. Negate only if it is still positive, or use `-abs(...)`, because a duplicate would flip it back; report i + 1, not i.',
        },
      ],
    },
    {
      number: 1122,
      questions: [
        {
          question: 'Which key do I sort by?',
          asks: ['comparator', 'rest ascending', 'counting order'],
          answer:
            'Sort by a pair: first the position in `arr2`, or `len(arr2)` if the value is missing there, and then the value itself.',
        },
        {
          question: 'Is counting cheaper than sorting by rank?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'counting or comparator cost',
          ],
          answer:
            'Counting takes O(n + m + range), where the values go up to 1000. Sorting by rank takes O(n log n), plus O(m) for the map of ranks.',
        },
        {
          question: 'Where do the values go that are not in the second array?',
          asks: ['values not in the second array are lost', 'drops the rest', 'leftovers out of order'],
          answer:
            'After the given order, write all values whose count is still above 0, in ascending order. Set a count to 0 once it is written, or values come out twice.',
        },
      ],
    },
    {
      number: 912,
      questions: [
        {
          question: 'Why is my quicksort too slow?',
          asks: ['quicksort tle', 'many equal values quicksort', 'merge extra'],
          answer:
            'Sorted or equal input ruins a quicksort with a fixed pivot. Use a random pivot and a three-way partition, or merge sort.',
        },
        {
          question: 'Which costs are allowed, and what do the usual sorts take?',
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n log n) time is required. Merge sort takes O(n) extra space, heapsort O(1), and quicksort O(log n) expected for the call stack.',
        },
        {
          question: 'Which sort do I write, and which bug is common?',
          asks: ['which sort to write in an interview', 'merge sort writes wrong range'],
          answer:
            'Write merge sort: it is O(n log n) in every case and has few index traps. The usual bug is copying the merged part back to index 0 instead of to the start of its range.',
        },
      ],
    },
    {
      number: 179,
      questions: [
        {
          question: 'What about zeros, and which of 3 and 30 comes first?',
          asks: ['zeros', 'comparator a+b', '3 and 30'],
          answer: 'All zeros must give "0", not "000". 3 comes before 30, since 330 > 303.',
        },
        {
          question: 'What does comparing strings add to the cost?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'string comparison length',
          ],
          answer:
            'O(L · n log n) time: a sort makes O(n log n) comparisons, and each compares strings of up to 2L digits. Numbers have at most 10 digits, so L counts as a constant.',
        },
        {
          question: 'Why is descending order of the numbers wrong?',
          asks: ['sorting numbers descending is wrong', 'plain string order fails', '34 3 30 order'],
          answer:
            'Descending numbers and plain string order both fail: for [3, 30] either puts 30 first and gives 303, but 330 is larger. Compare the two joined strings.',
        },
      ],
    },
    {
      number: 274,
      questions: [
        {
          question: 'How do I count papers without an off-by-one error?',
          asks: ['h off by one', 'h-index bucket', 'counting papers'],
          answer:
            'Count papers per citation number, treating anything above n as n. Then add up the counts from n downward: the first citation number that the sum reaches is h. This takes O(n).',
        },
        {
          question: 'Sorting or counting: what do they cost?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'linear with counting',
          ],
          answer:
            'Sorting takes O(n log n). Counting with n + 1 buckets takes O(n) time and space, because no h can exceed n.',
        },
        {
          question: 'Must h be one of the values?',
          asks: ['result larger than every citation', 'is h a value of the array', 'only a single paper'],
          answer:
            'h is a number of papers and need not be a value of the array: [100] gives 1, since one paper has at least one citation. It never exceeds the largest citation count, so [0] gives 0.',
        },
      ],
    },
    {
      number: 493,
      questions: [
        {
          question: 'Why do I count before merging, and with 64 bits?',
          asks: ['overflow', 'count before merge', '2 times overflow'],
          answer:
            'Count in a pass of its own before merging, since the condition differs from the sort order, and use 64 bits for the doubled value.',
        },
        {
          question: 'Why is counting on each level linear?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'why n log n',
            'fenwick or merge sort',
          ],
          answer:
            'O(n log n) with merge sort: on each level the counting pointer only moves forward, so counting is linear. A Fenwick tree over sorted values costs the same.',
        },
        {
          question: 'Why does resetting the pointer make it too slow?',
          asks: ['pointer reset per element', 'time limit in merge step', 'counting makes it quadratic'],
          answer:
            'Do not reset the pointer into the right half for each left element. The left half is sorted, so the condition only admits more; resetting makes each merge quadratic.',
        },
      ],
    },
    {
      number: 75,
      questions: [
        {
          question: 'Why does the middle index stay after a swap with the back?',
          asks: ['why not advance mid', 'swap with high', 'one pass'],
          answer:
            'What arrives from the back was never checked, so mid must look at it. What arrives from the front was checked before: it is a 1, or the 0 itself if both indices are equal.',
        },
        {
          question: 'What do one pass and two passes cost?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'one pass versus two',
          ],
          answer:
            'O(n) time and O(1) space either way: each step of the one-pass version moves `mid` right or `high` left, so there are at most n steps.',
        },
        {
          question: 'Why must the loop run while `mid <= high`?',
          asks: ['loop ends too early', 'mid less than high or equal', 'last color unsorted'],
          answer:
            'Loop while `mid <= high`: the element at `high` has not been checked yet. With `<`, [2, 0, 1] ends as [1, 0, 2].',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A karaoke contest has ended, and you have the names and final scores of all 50,000 singers. Print the complete list from the lowest to the highest score, with equal scores in alphabetical order.',
      words: ['from the lowest to the highest score'],
      not: 'hash-lookup',
      why: 'A map returns the score of a given singer, but it stores no order, and the order is what you must print.',
      idea: 'Compare two singers by score, and by name if the scores are equal, and arrange the list by this rule.',
      cost: 'O(n log n)',
    },
    {
      task: 'An astronomer listed the distances of 100,000 stars in kilometers, whole numbers up to 10^18, in no order. What is the smallest difference between any two of these distances?',
      words: ['smallest difference between any two'],
      not: 'hash-lookup',
      why: 'A lookup finds an exact partner, but the smallest difference is unknown, and trying 0, 1, 2 and so on can take billions of rounds.',
      idea: 'Put the distances in order; the two closest values are then adjacent, so compare each one with the next.',
      cost: 'O(n log n)',
    },
    {
      task: 'An array contains all two million finish times of a video game, in no order. Which time separates the fastest tenth from the rest? You may rearrange the array; aim for linear time on average and no extra memory.',
      words: ['linear time on average and no extra memory'],
      not: 'heap-priority-queue',
      why: 'A heap pays a log factor for each value it keeps or removes; for a tenth of all values, that makes O(n log n), which is not linear.',
      idea: 'Partition the array around a pivot and continue only in the part that contains the wanted rank (quickselect).',
      cost: 'O(n) on average',
    },
    {
      task: 'A hotel stores up to 400,000 reservation numbers in an array, unordered, some repeated or far too large. What is the smallest number from 1 upward that does not occur? You may swap entries, but no extra memory is allowed.',
      words: ['You may swap entries', 'no extra memory is allowed'],
      not: 'hash-lookup',
      why: 'A set of all numbers would show which ones occur, but it needs O(n) extra memory.',
      idea: 'Swap each value v from 1 to n to position v; the first position that does not contain its own number is the answer, or n + 1 if all do.',
      cost: 'O(n)',
    },
    {
      task: 'On a circuit board, 200,000 straight wires each join one hole of the top edge to one hole of the bottom edge. No two wires share a hole. How many pairs of wires cross?',
      words: ['How many pairs of wires cross'],
      not: 'longest-increasing-subsequence',
      why: 'It finds the largest set of wires that do not cross, which does not tell how many pairs do.',
      idea: 'List the bottom holes in the order of the top holes; each crossing is a pair in the wrong order, and merge sort counts these pairs while merging.',
      cost: 'O(n log n)',
    },
  ],
  claims: [
    {
      says: ['the worst case of quickselect is n^2', 'quickselect is o(n^2) in the worst case'],
      isRight: true,
      reply: 'Yes, if the pivot is always the smallest or the largest. On average it is O(n).',
    },
    {
      says: ['merge sort is always n log n', 'merge sort takes o(n log n) in the worst case too'],
      isRight: true,
      reply: 'Yes. It halves the array whatever is in it: about log n levels, and n steps on each.',
    },
    {
      says: ['quicksort is always n log n', 'quicksort is o(n log n) in the worst case'],
      isRight: false,
      reply: 'No. If the pivot is always the smallest or the largest element, it takes O(n²).',
    },
    {
      says: ['merge sort is in place', 'merge sort needs no extra memory'],
      isRight: false,
      reply: 'No. Merging two halves of an array needs a buffer, O(n).',
    },
    {
      says: ['each level of merge sort does n/2 work', 'each level does half of the work'],
      isRight: false,
      reply: 'No. Every level merges all n elements, only in shorter pieces.',
    },
    {
      says: ['each level of merge sort does n work'],
      isRight: true,
      reply: 'Yes. The pieces become shorter, but together they always have n elements.',
    },
    {
      says: [
        'a comparison sort can be faster than n log n',
        'sorting can be done in linear time with comparisons',
      ],
      isRight: false,
      reply:
        'No. n elements have n! orders, and telling them apart takes about n log n comparisons in the worst case.',
    },
    {
      says: ['bubble sort is o(n log n)', 'bubble sort is fast'],
      isRight: false,
      reply:
        'No, O(n²): each of up to n passes compares neighbors along the array. It is fast only if the array is nearly sorted and you stop when nothing was swapped.',
    },
    {
      says: ['bubble sort is o(n^2)', 'bubble sort is quadratic', 'bubble sort is o(n^2) in the worst case'],
      isRight: true,
      reply: 'Yes. Up to n passes compare up to n neighbors each.',
    },
    {
      says: ['insertion sort is o(n^2) in the worst case', 'insertion sort is o(n^2)'],
      isRight: true,
      reply:
        'Yes, on descending input every element moves past all earlier ones. On sorted input it is O(n).',
    },
    {
      says: [
        'quicksort is o(n^2) in the worst case',
        'quicksort can be o(n^2)',
        'the worst case of quicksort is o(n^2)',
      ],
      isRight: true,
      reply: 'Yes, if every pivot is the smallest or the largest value. On average it is O(n log n).',
    },
    {
      says: ['quicksort is o(n log n) on average', 'on average quicksort is o(n log n)'],
      isRight: true,
      reply: 'Yes. A random pivot splits well often enough. The worst case is O(n²).',
    },
    {
      says: ['merge sort sorts in place', 'merge sort is an in place sort'],
      isRight: false,
      reply: 'No, not on arrays: merging needs a buffer of O(n).',
    },
    {
      says: [
        'it sorts in place and needs no extra memory',
        'sorting in place needs no extra memory',
        'in place needs no extra memory',
      ],
      isRight: false,
      reply:
        'Not quite: in place means O(1) extra memory, or O(log n) for the call stack of quicksort. And merge sort on arrays is not in place: it needs O(n).',
    },
    {
      says: ['merge sort is faster than quicksort', 'merge sort is always faster than quicksort'],
      isRight: false,
      reply:
        'No. In the worst case it is, O(n log n) against O(n²), but on average quicksort is usually faster on arrays.',
    },
    {
      says: ['heapsort is stable'],
      isRight: false,
      reply: 'No. It swaps elements over long distances, so equal ones may change their order.',
    },
    {
      says: [
        'heapsort is o(n log n) in the worst case',
        'heapsort is o(n log n)',
        'heapsort is always o(n log n)',
      ],
      isRight: true,
      reply: 'Yes. Each of n pops costs O(log n).',
    },
    {
      says: [
        'stable means that equal elements keep their order',
        'a stable sort keeps the order of equal elements',
      ],
      isRight: true,
      reply: 'Yes. Elements with the same key come out in the order in which they came in.',
    },
    {
      says: ['merge sort needs o(n) extra memory', 'merge sort needs extra memory'],
      isRight: true,
      reply: 'Yes, on arrays: merging two halves needs a buffer. On a linked list it only changes links.',
    },
    {
      says: [
        'python uses timsort',
        'pythons sort is timsort',
        'sorted in python is timsort',
        'the built-in sort of python is timsort',
      ],
      isRight: true,
      reply:
        'Yes. Timsort combines merge sort with insertion sort on short runs. It is stable, O(n log n) in the worst case, and O(n) on sorted input.',
    },
    {
      says: [
        "python's sort is quicksort",
        'python uses quicksort',
        'sorted uses quicksort in python',
        'the built-in sort of python is quicksort',
      ],
      isRight: false,
      reply:
        'No. Python uses Timsort, a mix of merge sort and insertion sort. It is stable and never quadratic, which plain quicksort is not.',
    },
    {
      says: [
        'merge sort doesnt need extra memory',
        'merge sort takes o(1) space',
        'merge sort needs no extra array',
        'merge sort does not need extra space',
      ],
      isRight: false,
      reply:
        'No. Merging two halves of an array needs a second array, O(n). Only on linked lists does merging just change links.',
    },
    {
      says: [
        'after swapping with high i move mid too',
        'after a swap with the back mid moves as well',
        'when i see a 2 i swap and move mid',
        'in the dutch flag mid always moves after a swap',
      ],
      isRight: false,
      reply:
        'No. The value that comes from the back has not been looked at, so mid stays. In [2, 1, 2] with mid at the first 2, swapping brings another 2 to index 0; moving on would leave it before the 1.',
    },
    {
      says: [
        'after swapping with high mid stays',
        'when i swap with high only high moves',
        'mid does not move after a swap with the back',
      ],
      isRight: true,
      reply:
        'Yes. The value that came from the back is unknown, so it must be looked at next. Only `high` moves.',
    },
    {
      says: ['after swapping with low both low and mid move', 'when i see a 0 i move low and mid'],
      isRight: true,
      reply:
        'Yes. What comes from `low` is a 1 (or the same element), which was already looked at, so mid can go on.',
    },
    {
      says: [
        'counting the colors works too',
        'i can count the zeros ones and twos and rewrite',
        'two passes with counts solve sort colors',
      ],
      isRight: true,
      reply:
        'Yes. Count the 0s, 1s and 2s and write them back: O(n) time, O(1) space, two passes. The follow-up asks for one pass, which is the Dutch national flag partition.',
    },
    {
      says: [
        'dutch national flag takes o(n log n)',
        'sort colors needs a real sort',
        'sort colors is o(n^2)',
      ],
      isRight: false,
      reply:
        'No. Each step either moves `mid` right or `high` left, so it takes at most n steps: O(n) time and O(1) space.',
    },
    {
      says: [
        'the kth largest is at index n - k',
        'after sorting ascending the kth largest is nums[n - k]',
        'kth largest is nums[-k]',
      ],
      isRight: true,
      reply:
        'Yes. In ascending order the largest is at n - 1, the second largest at n - 2, and so on. In [1, 3, 5, 7] the second largest is at index 4 - 2 = 2, which is 5.',
    },
    {
      says: [
        'the kth largest is at index k',
        'after sorting the kth largest is nums[k - 1]',
        'kth largest is nums[k]',
      ],
      isRight: false,
      reply:
        'No, not in ascending order: there `nums[k - 1]` is the k-th smallest. The k-th largest is at index n - k.',
    },
    {
      says: [
        'the pivot must be the median',
        'the pivot has to be the middle element',
        'quicksort needs the middle value as pivot',
      ],
      isRight: false,
      reply:
        'No. Any element works; a median only gives the best balance. A random element is a good choice, because no fixed input is bad for it.',
    },
    {
      says: [
        'merging two sorted halves is linear',
        'merging takes o(n)',
        'the merge step looks at each element once',
      ],
      isRight: true,
      reply:
        'Yes. Each comparison writes one element to the output, so two halves with n elements together take O(n).',
    },
    {
      says: [
        'insertion sort is fast on almost sorted input',
        'insertion sort is o(n) on sorted input',
        'insertion sort is good for nearly sorted arrays',
      ],
      isRight: true,
      reply:
        'Yes. Each element moves only as far as it is out of order, so sorted input takes n - 1 comparisons.',
    },
    {
      says: [
        'selection sort is fast on sorted input',
        'selection sort is o(n) if it is already sorted',
        'selection sort notices sorted input',
      ],
      isRight: false,
      reply:
        'No. It searches the whole rest for its minimum in every round, sorted or not, so it always takes O(n²) comparisons.',
    },
    {
      says: [
        'counting sort works for any values',
        'counting sort can sort floats and huge numbers',
        'counting sort is always linear',
      ],
      isRight: false,
      reply:
        'No. It needs whole numbers from a small range: with values up to k it takes O(n + k). For three numbers up to a billion that is far worse than sorting.',
    },
    {
      says: [
        'sorted() sorts in place',
        'sorted changes the list',
        'list.sort returns the sorted list',
        'sort() gives back a new list',
      ],
      isRight: false,
      reply:
        'No. In Python `nums.sort()` changes the list and returns None, while `sorted(nums)` leaves it alone and returns a new list.',
    },
    {
      says: [
        'the built-in sort is o(n)',
        'calling sort is free',
        'sort() takes constant time',
        'using the library sort costs nothing',
      ],
      isRight: false,
      reply:
        'No. A library sort takes O(n log n), and you must count it: sorting and then one loop is O(n log n) in total.',
    },
    {
      says: ['a stable sort is faster', 'stability is about speed', 'stable means it never gets slow'],
      isRight: false,
      reply:
        'No. Stability only says that equal elements keep their order. Merge sort is stable and heapsort is not, yet both take O(n log n).',
    },
    {
      says: ['heapsort needs o(n) extra memory', 'heapsort needs a second array'],
      isRight: false,
      reply:
        'No. The heap is built inside the array itself, so it takes O(1) extra memory. The price is that it is not stable.',
    },
    {
      says: [
        'merge sort splits until one element is left and then merges',
        'it splits until one element is left and then merges',
        'single elements are sorted already and are merged',
        'merge sort halves first and merges on the way back',
      ],
      isRight: true,
      reply:
        'Yes. One element is sorted by itself. Then sorted parts of 1, 2, 4, … elements are merged until the whole array is sorted.',
    },
    {
      says: [
        'merging compares only the first elements of both halves',
        'merging compares only the first elements of both',
        'the smaller of the two front elements is taken',
        'each merge step compares the two fronts',
      ],
      isRight: true,
      reply:
        'Yes. Both halves are sorted, so the smallest element left is at one of the two fronts. [1, 5] and [2, 3]: 1, then 2, 3, and 5 is left over.',
    },
    {
      says: [
        'there are log n levels with n work each',
        'n log n because there are log n splits',
        'log n levels times n for merging',
        'total is n log n because of the levels',
      ],
      isRight: true,
      reply:
        'Yes: n elements can be halved about log2(n) times, and merging takes n steps on each level. 8 elements have 3 levels, so 24 steps.',
    },
    {
      says: [
        'after one pass of bubble sort the biggest is at the end',
        'after one pass the biggest is at the end',
        'one pass moves the largest to the end',
        'the largest value bubbles to the end first',
      ],
      isRight: true,
      reply:
        'Yes. The largest value wins every comparison, so it is swapped along to the end: [5, 1, 4] becomes [1, 4, 5] after one pass. So the next pass may stop one element earlier.',
    },
    {
      says: [
        'insertion sort has the same worst case as bubble sort',
        'insertion sort is the same speed',
        'both insertion and bubble sort are n squared',
        'insertion sort is also quadratic',
      ],
      isRight: true,
      reply:
        'Yes in the worst case, O(n²). In practice insertion sort moves less and is fast on small or almost sorted input.',
    },
  ],
} satisfies TutorTexts
