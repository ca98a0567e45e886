import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is a priority queue?',
      asks: [
        'what is a priority queue',
        'priority queue vs queue',
        'is a priority queue a queue',
        'queue by importance',
        'heap vs priority queue',
        'is a heap a priority queue',
        'difference between heap and priority queue',
        'queue vs priority queue',
        'heap or priority queue',
      ],
      answer:
        'A queue from which the smallest (or most urgent) element comes out first, whatever the order of arrival. A heap is the usual way to build it: push and pop in O(log n).',
    },
    {
      kind: 'mistake',
      question: 'Is the heap array sorted?',
      asks: [
        'iterating a heap is not sorted',
        'printing heap not sorted',
        'heap order wrong',
        'heap list out of order',
        'my heap prints unsorted',
        'is the heap array sorted',
      ],
      answer:
        'The array of a heap need not be sorted: only its first element is known to be the smallest. To get sorted order pop all elements, O(n log n).',
      further: {
        example:
          'Take the min heap [1, 5, 2, 9, 6]. The rule holds: 1 is not larger than its children 5 and 2, and 5 is not larger than 9 and 6. Still 5 comes before 2 in the array. Popping everything gives 1, 2, 5, 6, 9.',
        why: 'Keeping an array sorted means moving up to n elements for each insertion. A heap demands order only between parent and child, so a change can be repaired along one path, in O(log n).',
        check: {
          ask: 'Take the min heap [3, 8, 4, 9, 10] and pop once. Which value is on top then?',
          right: ['4', 'four'],
          because:
            '4: the last value, 10, moves to the root and is swapped with its smaller child, which is 4.',
          wrong: [
            {
              says: ['8', 'eight'],
              reply: '8 is at index 1, but the root has two children. Which of them is smaller?',
            },
            { says: ['10', 'ten'], reply: '10 is moved to the root first. Is it smaller than its children?' },
          ],
        },
        claims: [
          {
            says: ['a sorted array is a valid min heap', 'an ascending array is already a heap'],
            isRight: true,
            reply:
              'Yes. Every parent has a smaller index than its children, so in ascending order it is not larger.',
          },
          {
            says: ['printing the heap shows the sorted order', 'the list of heapq is sorted'],
            isRight: false,
            reply:
              'No. Only the first element is certain. Pop the elements one by one if you need them in order.',
          },
          {
            says: ['popping everything gives sorted order', 'popping all elements sorts them'],
            isRight: true,
            reply: 'Yes. Each pop returns the smallest of what is left. That is heapsort, O(n log n).',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How does push work in a heap?',
      asks: [
        'sift up sift down',
        'how does push work in a heap',
        'heapify down',
        'parent index of a heap',
        'how does insert into a heap work',
        'bubble up and down',
      ],
      answer:
        'Push: append at the end and swap with the parent, index (i - 1) / 2, while smaller. Pop: move the last element to the root and swap it with its smaller child, 2i + 1 or 2i + 2, while larger. O(log n) each.',
    },
    {
      kind: 'when',
      question: 'Which heap do I use for the k largest?',
      asks: [
        'top k frequent heap or sort',
        'k smallest pairs',
        'k closest',
        'which heap for k',
        'kth smallest heap',
        'k most frequent with a heap',
      ],
      answer:
        'For the k largest keep a min heap of size k, for the k smallest a max heap of size k: on top is always the one to throw out.',
    },
    {
      kind: 'what',
      question: 'What is a heap?',
      asks: [
        'what is a heap',
        'priority queue meaning',
        'heap property',
        'is a heap sorted',
        'heap[1] second smallest',
        'what does a heap guarantee',
        'heap in simple words',
        'is a heap a sorted tree',
        'heap data structure',
        'explain heaps',
        'what does a heap do',
        'why do i need a heap',
      ],
      answer:
        'A heap is a complete binary tree in an array in which a parent is never larger than its children (min heap). It need not be sorted: only `heap[0]` is known to be the smallest. The second smallest is the smaller of `heap[1]` and `heap[2]`.',
      further: {
        example:
          'Push 5, 3, 8, 1 into an empty min heap.\n- 5 gives [5]. 3 is smaller than its parent 5: [3, 5]. 8 stays: [3, 5, 8].\n- 1 lands at index 3, below 5: swap to [3, 1, 8, 5]. It is still smaller than its parent 3: swap to [1, 3, 8, 5].\n\nNo parent is larger than its children, though 8 comes before 5.',
        why: 'On the way down from the root no value is smaller than the one before. Every element is on such a path, so none is smaller than the root. About two elements on different branches the rule says nothing, so their order is open.',
        check: {
          ask: 'A min heap has 7 different values. The largest is at one of the indices 0 to 6. At which of these can it not be: 1, 4 or 6?',
          right: ['1', 'index 1', 'one'],
          because:
            'Index 1: it has children at 3 and 4, and they must be larger. The largest value is always in a leaf.',
          wrong: [
            {
              says: ['4', 'index 4', 'four'],
              reply: 'Where would the children of index 4 be, at 2i + 1 and 2i + 2? Do they exist?',
            },
            {
              says: ['6', 'index 6', 'six'],
              reply: 'Index 6 is the last one. Does anything below it have to be larger?',
            },
          ],
        },
        claims: [
          {
            says: ['the second smallest is at index 1', 'heap[1] is the second smallest'],
            isRight: false,
            reply: 'Almost: it is at index 1 or index 2. In [1, 6, 4] the second smallest is at index 2.',
          },
          {
            says: ['the root of a min heap is the smallest', 'the smallest element is at index 0'],
            isRight: true,
            reply: 'Yes. No parent is larger than its children, so no element can be smaller than the root.',
          },
          {
            says: [
              'the left child is smaller than the right one',
              'left children are smaller than right children',
            ],
            isRight: false,
            reply: 'No. A heap orders only parent and child. [1, 9, 2] is a valid min heap.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why does the k-th largest need a min-heap?',
      about: 215,
      asks: [
        'why min heap for kth largest',
        'why kth largest uses min heap',
        'feels backwards',
        'heap of size k',
        'why a min heap to find the largest',
        'feels wrong to use min heap for k largest',
      ],
      answer:
        'The heap keeps the k largest so far. The smallest of these is the one to throw out when something larger comes, so it must be on top: a min heap. In the end the top is the k-th largest.',
      further: {
        example:
          'Take k = 2 and the numbers 6, 3, 8, 5.\n- After 6 and 3 the top is 3.\n- 8 is larger than the top, so 3 leaves. Left: 6, 8.\n- 5 is smaller than the top 6, so it does not enter.\n\nThe top, 6, is the second largest.',
        why: 'A new number belongs to the k largest exactly if it beats the smallest of them. So that one is all you ever compare with and all you ever remove, and only a heap with the smallest on top shows it in O(1).',
        check: {
          ask: 'k is 3 and the heap has 5, 9 and 7. Then 6 arrives. Which number is not in the heap afterward?',
          right: ['5', 'five'],
          because:
            '5: of the numbers 5, 6, 7, 9 it is the smallest, so it is no longer among the three largest.',
          wrong: [
            { says: ['6', 'six'], reply: '6 would be rejected if it were the smallest of the four. Is it?' },
            {
              says: ['9', 'nine'],
              reply: '9 is the best of them. Do you want to throw out a large or a small number?',
            },
            {
              says: ['7', 'seven'],
              reply: 'Compare all four numbers. Which of them cannot be among the three largest?',
            },
          ],
        },
        claims: [
          {
            says: ['the k-th largest needs a max heap', 'largest means max heap'],
            isRight: false,
            reply:
              'No. In a max heap of size k the best would be on top, and you could not see which element to throw out. A max heap of all n elements works, with k pops.',
          },
          {
            says: ['the top is the k-th largest', 'the answer is at the top of the heap'],
            isRight: true,
            reply:
              'Yes. The heap has the k largest numbers, and its top is the smallest of them, once k numbers have arrived.',
          },
          {
            says: ['for the k smallest use a max heap', 'k smallest needs a max heap of size k'],
            isRight: true,
            reply: 'Yes. Then the largest of the k smallest is on top, and that is the one to throw out.',
          },
        ],
      },
    },
    {
      kind: 'when',
      question: 'Which words point to a heap?',
      asks: [
        'when a heap',
        'top k of a stream',
        'leaderboard top 50',
        'sort every time or heap',
        'which sign for heap',
        'when should i think of a heap',
        'always need the smallest next',
        'top 50 leaderboard',
      ],
      answer:
        '"Top k", "k-th", "merge k sorted", "always take the smallest next" and "running median" point to a heap. For a stream keep a min heap of size k, O(log k) per update. Sort only if you need the whole order, once.',
      further: {
        example:
          'Jobs with the deadlines 4, 9 and 6 wait, and you always take the most urgent one. You pop 4. While you work on it, a job with deadline 2 arrives: push it. The next pops give 2, then 6, then 9. A list sorted at the start would have missed the 2.',
        why: 'A heap maintains only as much order as you need for the next smallest element, so a change costs O(log n). Sorting pays for the order of all elements at once, and each new element would have to be inserted in the middle.',
        check: {
          ask: 'A file of a million numbers is read once, and all of them must be printed in ascending order. Do you sort or use a heap?',
          right: ['sort', 'sorting', 'sort them', 'quicksort', 'mergesort'],
          because:
            'Sort: nothing changes in between and you need the whole order, which a built-in sort delivers with less code and better speed.',
          wrong: [
            {
              says: ['a heap', 'heap', 'use heap'],
              reply: 'Popping everything would work. But does anything new arrive between two pops?',
            },
          ],
        },
        claims: [
          {
            says: ['whenever i need a minimum i need a heap', 'finding the minimum means a heap'],
            isRight: false,
            reply:
              'No. For one minimum of data that does not change, a single pass is enough: O(n) time and O(1) space.',
          },
          {
            says: ['a heap pays when new elements keep arriving', 'use a heap if the set changes'],
            isRight: true,
            reply:
              'Yes. Each insertion or removal costs O(log n), and the smallest element stays readable in O(1).',
          },
          {
            says: ['the k-th largest needs sorting everything', 'you must sort to get the kth largest'],
            isRight: false,
            reply: 'No. A min heap of the k largest so far is enough: O(n log k), and it works on a stream.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why is heapify O(n)?',
      asks: [
        'why is heapify O(n)',
        'build heap linear',
        'not n log n',
        'sum of heights',
        'why is building a heap linear',
        'why is building a heap o(n)',
      ],
      answer:
        'Most nodes are near the leaves and sink only a little: n/2 nodes sink 0 levels, n/4 at most 1, n/8 at most 2, and so on. That sum is below n, so O(n). Pushing one by one may cost O(n log n).',
      further: {
        example:
          'Take 7 values on 3 full levels.\n- Heapify: the 4 leaves cannot sink, the 2 nodes above them sink at most 1 level, the root at most 2. At most 2 · 1 + 2 = 4 swaps.\n- Pushing them one by one in descending order into a min heap: the values rise 0, 1, 1, 2, 2, 2, 2 levels, 10 swaps.',
        why: 'Count how many nodes can sink at least j levels: about n/2 for one level, n/4 for two, n/8 for three. These numbers add up to all possible swaps, and n/2 + n/4 + n/8 and so on stays below n.',
        check: {
          ask: 'A heap is built by heapify from 15 values, which fill 4 levels. How many swaps are needed at most?',
          right: ['11', 'eleven'],
          because:
            '11: the 4 nodes above the leaves sink at most 1 level, the 2 above them at most 2, the root at most 3, so 4 + 4 + 3.',
          wrong: [
            {
              says: ['34'],
              reply:
                'That is the worst case of pushing one by one. In heapify nodes sink: which nodes have far to go, the many or the few?',
            },
            {
              says: ['45'],
              reply: 'You let every node sink 3 levels. How far can a node just above the leaves sink?',
            },
            {
              says: ['15', 'fifteen'],
              reply:
                'That is a bound, but it can be lower. Add up, level by level, how far the nodes can sink.',
            },
          ],
        },
        claims: [
          {
            says: ['heapify is o(n log n)', 'building a heap costs n log n'],
            isRight: false,
            reply:
              'No, that is pushing one by one. Heapify lets nodes sink, and most of them are so low that they hardly can: O(n).',
          },
          {
            says: ['pushing one by one is o(n) as well', 'n pushes also take linear time'],
            isRight: false,
            reply:
              'No, not in the worst case. Descending values pushed into a min heap all rise to the root: O(n log n).',
          },
          {
            says: ['the leaves do not move in heapify', 'heapify can start at the last parent'],
            isRight: true,
            reply:
              'Yes. A leaf has no children to sink below, so the loop starts at the last node that has one.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'What does finding the k largest values cost with a heap?',
      asks: [
        'whats the time if k is n',
        'what if k equals n',
        'whats the time of the heap solution',
        'heap complexity',
        'push pop cost',
        'peek',
        'top k cost n log k',
        'cost of push and pop',
        'tc of heap operations',
        'top k with a heap complexity',
      ],
      answer:
        'With a heap of size k it takes O(n log k) time and O(k) space, because each push or pop costs O(log k). In a heap of n elements, push and pop take O(log n), reading the top O(1), building O(n), and searching O(n).',
      further: {
        example:
          'The 2 largest of 7, 2, 9, 4, 8.\n- 7 and 2: the heap is [2, 7].\n- 9: push it, pop 2. Left: 7, 9.\n- 4: push it, pop 4.\n- 8: push it, pop 7. Left: 8, 9.\n\nFive pushes and three pops, and never more than 3 elements in the heap.',
        why: 'The heap has at most k elements, or k + 1 for a moment if you push before you pop. So its tree has about log k levels, and a push or pop moves one element along one path. There are n pushes and n - k pops.',
        check: {
          ask: 'You keep the 10 largest of a million numbers in a heap. How many levels does the heap have: 4, 10 or 20?',
          right: ['4', 'four'],
          because:
            '4: the levels have room for 1 + 2 + 4 + 8 = 15 elements, and the heap has at most 10, or 11 for a moment.',
          wrong: [
            {
              says: ['20', 'twenty'],
              reply: 'A heap of all million numbers has that many. How many numbers are in this heap?',
            },
            {
              says: ['10', 'ten'],
              reply:
                'That is about the number of elements. The levels have room for 1, 2, 4 and so on: how many levels do you need?',
            },
          ],
        },
        claims: [
          {
            says: ['top k costs o(n log n) with a heap', 'the heap makes it n log n'],
            isRight: false,
            reply:
              'Only if you push all n elements and keep them. If you pop whenever the heap has more than k, it is O(n log k).',
          },
          {
            says: ['it is o(n log k) because the heap has k elements', 'log k because the heap stays small'],
            isRight: true,
            reply: 'Yes. With about k elements each push or pop walks along about log k levels.',
          },
          {
            says: ['searching a heap is o(log n)', 'finding any value in a heap takes log n'],
            isRight: false,
            reply:
              'No. A heap does not tell on which side a value is, so a search may look at all elements: O(n).',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I get a max-heap in Python?',
      asks: [
        'in python theres no max heap what do i do',
        'no max heap in python',
        'max heap in python',
        'heapq is a min heap',
        'negate values',
        'priority queue java comparator',
        'c++ priority_queue min',
        'priorityqueue with comparator',
      ],
      answer:
        "`heapq` is a min heap: push negated values for a max heap, or tuples whose first part is the key. Java's PriorityQueue is a min heap too (reverse the comparator); C++'s priority_queue is a max heap (use `greater<>`).",
    },
    {
      kind: 'mistake',
      question: 'Why do my tuples compare their second element?',
      asks: [
        'tuples compare second element',
        'heap of nodes error',
        '< not supported between listnode',
        'tie breaker',
        'typeerror < not supported in heapq',
        'heap of tuples with equal first value',
      ],
      answer:
        'If the keys are equal, Python compares the next part of the tuple, and nodes cannot be compared. Add a running number in between: `(key, counter, node)`.',
      further: {
        example:
          'Push `(4, a)`, `(2, b)` and `(2, c)`, where a, b, c are list nodes.\n- `(2, b)` rises above `(4, a)`, because 2 < 4 decides.\n- `(2, c)` meets `(2, b)`: the keys are equal, so Python tries `c < b` and raises a TypeError.\n\nWith `(2, 1, b)` and `(2, 2, c)` the counters 1 and 2 decide.',
        why: 'Tuples are compared from left to right up to the first difference. No two entries have the same counter, so there is always a difference before the comparison can reach the node.',
        check: {
          ask: 'The heap has the entries (5, 3, red), (5, 1, blue) and (6, 0, green). Which color is popped first?',
          right: ['blue'],
          because: 'Blue: the key 5 comes before 6, and among the two 5s the counter 1 comes before 3.',
          wrong: [
            {
              says: ['red'],
              reply: 'Red has the smallest key, but it is not the only one. What is compared next?',
            },
            {
              says: ['green'],
              reply: 'Green has the smallest counter. Which part of the tuple is compared first?',
            },
          ],
        },
        claims: [
          {
            says: ['the error only comes with equal keys', 'it fails only if two keys are equal'],
            isRight: true,
            reply:
              'Yes. Different keys decide at once. That is why small tests often pass and large ones fail.',
          },
          {
            says: ['the counter changes the order of the keys', 'a counter mixes up the priorities'],
            isRight: false,
            reply:
              'No. It is looked at only when two keys are equal. Then the entry that was pushed first comes out first.',
          },
          {
            says: ['i can put the node first in the tuple', '(node, key) works as well'],
            isRight: false,
            reply: 'No. The first part is compared first, so the nodes would be compared at every step.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I merge k sorted lists with a heap?',
      about: 23,
      asks: [
        'merge k sorted lists with a heap',
        'heap of heads',
        'push the next of the popped',
        'merge k lists with a heap',
      ],
      answer:
        'Put the head of each list into a min heap; pop the smallest, append it, push its successor. The heap holds at most k entries: O(N log k).',
    },
    {
      kind: 'how',
      question: 'How do I find the median of a stream?',
      about: 295,
      asks: [
        'median why two heaps and not one',
        'median of a stream',
        'two heaps',
        'balance sizes',
        'which heap first',
        'running median',
        'why two heaps',
      ],
      answer:
        'Keep the smaller half in a max heap and the larger half in a min heap, with sizes that differ by at most 1. Push each number to one heap, move its top to the other, and rebalance. The median is the top of the larger heap, or the mean of both tops.',
      further: {
        example:
          'Numbers 4, 1, 7, 2, with the lower half (max heap) | the upper half (min heap):\n- 4: 4 | nothing, median 4.\n- 1: 1 | 4, median 2.5.\n- 7: it goes up, then 4 comes back down: 1, 4 | 7, median 4.\n- 2: it goes to the lower half, whose top 4 moves up: 1, 2 | 4, 7, median 3.',
        why: 'If no value of the lower half exceeds one of the upper half and the sizes differ by at most 1, then the largest lower and the smallest upper value are next to the middle of the sorted order. Nothing else affects the median.',
        check: {
          ask: 'The lower half has 2, 3, 4 and the upper half 9, 11. What is the median?',
          right: ['4', 'four'],
          because: '4: the lower half has one element more, so its top is the middle one of the five values.',
          wrong: [
            {
              says: ['6.5'],
              reply: 'The mean of both tops is for an even number of values. How many are there?',
            },
            {
              says: ['9', 'nine'],
              reply: '9 is the top of the smaller heap. Which heap has the middle one of five values?',
            },
            {
              says: ['3', 'three'],
              reply: '3 is the middle of the lower half. What is the middle of all five values?',
            },
          ],
        },
        claims: [
          {
            says: ['both heaps always have the same size', 'the two halves are always equally large'],
            isRight: false,
            reply:
              'No. With an odd number of values one heap has one element more, and its top is the median.',
          },
          {
            says: ['with an even count take the mean of the tops', 'for an even count average both tops'],
            isRight: true,
            reply:
              'Yes. The two middle values are the largest of the lower half and the smallest of the upper half.',
          },
          {
            says: ['one heap is enough for the median', 'the median is in the middle of one heap'],
            isRight: false,
            reply: 'No. A heap shows only its top. The middle of its array can be almost any value.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I delete an element from the middle of a heap?',
      asks: [
        'delete from the middle of a heap',
        'lazy deletion',
        'update priority',
        'stale entries',
        'remove an arbitrary element from a heap',
        'decrease key',
      ],
      answer:
        'A heap cannot find an inner element quickly. Leave the old entry, push a new one, and when popping skip entries that are no longer valid (lazy deletion).',
    },
    {
      kind: 'compare',
      question: 'Should I sort everything or use a heap for the k best?',
      asks: [
        'heap or sort',
        'heap vs quickselect',
        'kth largest which',
        'nlargest',
        'sort everything or heap for k',
        'quickselect or heap',
      ],
      answer:
        'Sorting takes O(n log n) and is simplest. A heap of size k takes O(n log k) and works on streams. Quickselect takes O(n) on average, but needs the whole array and reorders it.',
      with: 'sorting',
      further: {
        example:
          'You need the 2 largest of 6, 4, 9, 1, 8.\n- Sorting gives 9, 8, 6, 4, 1. The order of 6, 4 and 1 was work for nothing.\n- A heap of size 2: 6 and 4 enter, 9 replaces 4, 1 is rejected at once, 8 replaces 6. Left: 8, 9.',
        why: 'Sorting finds out how all elements compare, including those you throw away. The heap compares a new element with the worst one kept and forgets the loser, so it needs log k steps per element instead of log n.',
        check: {
          ask: 'A sensor sends numbers without end, and after each one you show the 10 largest so far. Sort, heap or quickselect?',
          right: ['heap', 'min heap', 'a heap', 'minheap', 'priority queue'],
          because:
            'A min heap of size 10: each number costs at most about log 10 steps, and nothing else must be stored.',
          wrong: [
            {
              says: ['sort', 'sorting'],
              reply:
                'You would sort again after every number, and all of them must be stored. Which structure needs only the best ones?',
            },
            {
              says: ['quickselect', 'quick select'],
              reply:
                'It needs the whole array, again and again after every number. What can be updated instead?',
            },
          ],
        },
        claims: [
          {
            says: ['a heap is always faster than sorting', 'a heap beats sorting for any k'],
            isRight: false,
            reply:
              'No. If k is close to n, both are O(n log n), and a built-in sort is usually faster. The heap pays for small k and for streams.',
          },
          {
            says: ['quickselect is o(n) on average', 'quickselect is faster on average'],
            isRight: true,
            reply:
              'Yes. Each round continues in one part only, about n + n/2 + n/4 and so on. The worst case is O(n²).',
          },
          {
            says: ['quickselect works on a stream', 'i can use quickselect while numbers arrive'],
            isRight: false,
            reply:
              'No. It rearranges a complete array. With every new number you would start over, O(n) each time.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I schedule tasks with a cooldown?',
      about: 621,
      asks: [
        'task scheduler',
        'reorganize string',
        'cooldown with heap',
        'most frequent first',
        'schedule tasks with cooldown',
        'no two equal letters next to each other',
      ],
      answer:
        'Always take the most frequent task that is allowed: a max heap of counts, and a queue of tasks that must wait with the time they come back.',
    },
    {
      kind: 'mistake',
      question: 'Which heap do I use for the k closest?',
      about: 973,
      asks: [
        'wrong heap for k closest',
        'max heap of size k',
        'k smallest needs max heap',
        'k closest points which heap',
      ],
      answer:
        'To keep the k smallest use a max heap of size k: its top is the one to throw out. With a min heap of size k you would throw out the best.',
    },
    {
      kind: 'compare',
      question: 'Which is best for the k most frequent values: a heap, quickselect or buckets?',
      about: 347,
      asks: [
        'heap vs quickselect vs bucket for top k',
        'top k senior follow up',
        'top k with data that does not fit in memory',
      ],
      answer:
        'Quickselect is O(n) on average if all data fits in memory, buckets are O(n) if keys are small counts, and a heap of size k is O(n log k) for streams. If data lies on many machines, take the top k of each and merge these lists; for frequencies that is exact only if each key is on one machine.',
    },
    {
      kind: 'why',
      question: 'Why is a heap kept in an array and not in nodes?',
      asks: ['why is a heap stored in an array', 'heap array instead of nodes', 'why 2i+1 and 2i+2'],
      answer:
        'A heap is a complete tree, so an array has no gaps and the indices 2i + 1, 2i + 2 and (i - 1) / 2 replace pointers. That saves memory and is friendly to caches.',
    },
    {
      kind: 'how',
      question: 'How do I keep k elements in a heap?',
      asks: ['heap template', 'heapq cheat sheet', 'kth largest code', 'keep k elements in a heap code'],
      answer:
        'For the k largest: for each x call `heappush(h, x)`, then `if len(h) > k: heappop(h)`, both inside the loop. Afterwards `h[0]` is the k-th largest. O(n log k) time, O(k) space.',
    },
    {
      kind: 'why',
      question: 'Why can a heap be stored in an array?',
      asks: [
        'why is a heap stored as an array',
        'heap as array and not nodes',
        'children index 2i + 1 in a heap',
      ],
      answer:
        'A heap is a complete tree, so its levels fill an array without gaps: the children of index i are at 2i + 1 and 2i + 2, the parent at (i - 1) / 2. No pointers are needed, and the last leaf is simply the last element.',
    },
    {
      kind: 'when',
      question: 'How do I treat the most urgent patient first while new ones arrive?',
      asks: [
        'most urgent patient first while new ones arrive',
        'k cheapest offers out of a stream',
        'always join the two shortest ropes',
        'middle value while numbers keep coming',
        'next event by time from several calendars',
      ],
      answer:
        'Use a heap when you repeatedly need the smallest or largest of a set that changes. Push and pop take O(log n), reading the top O(1). For the k best keep a heap of size k with the worst of them on top; for the median keep two heaps, one for each half.',
    },
    {
      kind: 'compare',
      question: 'Do I use a heap or a sorted tree?',
      asks: ['heap or sorted tree', 'need only the minimum or all in order', 'heap vs balanced bst'],
      answer:
        'If you need only the minimum, use a heap: it is simpler, and reading the top is O(1). If you need search, deletion of any key, sorted order or neighboring keys, use a balanced search tree, O(log n) each.',
      with: 'binary-search-tree',
    },
    {
      kind: 'mistake',
      question: 'Is the last element of the heap the largest?',
      asks: [
        'last element of the heap is the largest',
        'max of a min heap sits at the end',
        'heap[-1] gives the maximum',
        'heap[-1] is the max of a min heap',
      ],
      answer:
        'No, the largest is some leaf, not always the last one: in [1, 9, 2] it is at index 1. Finding it takes O(n). If you need both ends, keep two heaps with lazy deletion or a sorted structure.',
    },
    {
      kind: 'mistake',
      question: 'Does searching a heap take O(log n)?',
      asks: [
        'can a heap find any element fast',
        'find an element in a heap',
        'searching a heap is log n, right',
        'find a value in a heap quickly',
        'heap lookup like binary search',
      ],
      answer:
        'No, a heap does not tell on which side a value is. In a min heap you may skip only what is below a node larger than the value, so the worst case is O(n). Only the top is known at once.',
    },
    {
      kind: 'mistake',
      question: 'Do equal priorities come out in the order of insertion?',
      asks: [
        'equal priorities come out in insertion order',
        'heap is stable, right',
        'ties are first come first served in a heap',
      ],
      answer:
        'No, a heap gives no order among equal keys. Add a running counter as the second key, `(priority, counter, item)`, and equal ones come out in order of arrival.',
    },
    {
      kind: 'mistake',
      question: 'Should I call heapify after every change?',
      asks: [
        'call heapify after every change',
        'heapify each time i append',
        'sort the heap after each push, right',
      ],
      answer:
        'No, heapify costs O(n) each time, so n changes cost O(n²). Use `heappush` and `heappop`, O(log n) each; heapify only once, if you have all elements at the start.',
    },
    {
      kind: 'mistake',
      question: 'What happens if I change a value inside the heap?',
      asks: [
        'i changed a value inside the heap',
        'updating an entry in place breaks the order',
        'heap does not notice my change',
        'editing a priority in the list',
      ],
      answer:
        'The heap does not notice it, so later pops may come out in the wrong order. Push the new entry and skip the outdated one when it is popped, or sift the changed index up or down yourself.',
    },
    {
      kind: 'mistake',
      question: 'Why do negative numbers come out of my heap?',
      asks: [
        'negative numbers come out of my heap',
        'results have the wrong sign',
        'heap prints -5 instead of 5',
        'max heap shows minus values',
      ],
      answer:
        'You negated the values for a max heap in Python and forgot to negate them back. Use `-heappop(h)` and `-h[0]` wherever a value leaves the heap.',
    },
    {
      kind: 'mistake',
      question: 'Why does my k-th largest return the smallest of all?',
      about: 215,
      asks: [
        'kth largest returns the smallest of all',
        'top of my heap is the global minimum',
        'heap keeps growing past k',
        'wrong k-th element',
        'kth largest prints the smallest number',
      ],
      answer:
        'You never remove anything, so the top is the smallest of all elements. After each push, pop while the heap has more than k elements; then the top is the k-th largest.',
    },
    {
      kind: 'mistake',
      question: 'Why is my median wrong after a few numbers?',
      about: 295,
      asks: [
        'median wrong after a few numbers',
        'running median drifts',
        'middle value jumps',
        'two heaps give a wrong middle',
      ],
      answer:
        'The halves overlap: a number went to the wrong side. Push each one to the max heap first, move its top to the min heap, and move one back if the min heap has become larger. Test with 5, 1, 9, 2.',
    },
    {
      kind: 'mistake',
      question: 'Why is my median 2 instead of 2.5?',
      about: 295,
      asks: [
        'median 2 instead of 2.5',
        'average of both tops is cut off',
        'middle of even count loses the half',
      ],
      answer:
        'Integer division cut off the half. Divide by 2.0, or use `/` in Python 3; in Java and C++ add both tops as 64-bit or floating-point values, since their sum may overflow.',
    },
    {
      kind: 'when',
      question: 'How many rooms do the meetings need?',
      asks: [
        'always plug in the phone with the least battery',
        'how many rooms do the meetings need',
        'refuel as rarely as possible',
        'strongest player against the second strongest, repeat',
        'pick the cheapest open offer every day',
      ],
      answer:
        'You take the smallest or largest again and again while the set changes: use a heap, O(log n) per step. Sorting once is not enough, because new items arrive in between.',
    },
    {
      kind: 'how',
      question: 'How do I find the median of a moving window?',
      asks: [
        'median of a moving window',
        'sliding window median',
        'running middle of the last k',
        'remove old numbers from two heaps',
      ],
      answer:
        'Use two heaps with lazy deletion: remember which values have left the window, discard them when they reach a top, and balance by the number of valid elements. O(n log n) in total. A sorted list with binary search is shorter, O(n · k) because of moving elements.',
    },
    {
      kind: 'how',
      question: 'How do I sort a file that is larger than memory?',
      asks: [
        'sort a file larger than memory',
        'external sort with a heap',
        'ten gigabytes, one gigabyte of ram',
      ],
      answer:
        'Sort pieces that fit into memory and write each as a sorted run. Then merge the runs with a heap of their current elements. O(n log n) comparisons, and memory for one buffer per run.',
    },
    {
      kind: 'how',
      question: 'How do I handle ties among the top k words?',
      about: 692,
      asks: [
        'ties in top k words',
        'equal counts alphabetical order',
        'same frequency, which word first',
        'tie breaker reversed in heap of size k',
      ],
      answer:
        'In the heap of size k the worst must be on top: smaller count first, and among equal counts the alphabetically later word. Python cannot negate strings, so write a class with `__lt__`, or sort all by `(-count, word)`.',
    },
    {
      kind: 'compare',
      question: 'Do I use two heaps or a sorted list for the median?',
      about: 295,
      asks: [
        'two heaps or a sorted list for the median',
        'insort vs heaps running median',
        'simplest structure for a running middle',
      ],
      answer:
        'Choose two heaps: O(log n) per number. A sorted list with `insort` finds the position in O(log n) but moves O(n) elements; it is fine for a few thousand numbers and allows removals.',
    },
    {
      kind: 'what',
      question: 'What is a min-heap, and what is a max-heap?',
      asks: [
        'what is a min heap',
        'what is a max heap',
        'min heap vs max heap',
        'difference between min and max heap',
        'min heap meaning',
        'what is a binary heap',
        'which heap has the largest on top',
      ],
      answer:
        'In a min-heap no parent is larger than its children, so the smallest value is at the root; in a max-heap the largest is. Reading the root is O(1), push and pop are O(log n). Siblings have no order, so a heap is not sorted. [1, 4, 2, 9] is a min-heap: 1 has the children 4 and 2, and 4 has the child 9.',
      further: {
        example:
          'Push 0 onto [1, 4, 2, 9]. It starts at the end, below 4: swap with 4, then with the root 1. The heap is [0, 1, 2, 9, 4], and 0 is on top.',
        why: 'On each path from the root down, values never get smaller. So nothing can be smaller than the root, although the rest is only partly ordered.',
        check: {
          ask: 'You push 6, 2 and 9 into a min-heap and pop once. What do you get?',
          right: ['2', 'two'],
          because: '2: a min-heap always gives the smallest value first.',
          wrong: [
            { says: ['9', 'nine'], reply: 'That is what a max-heap would give, or a stack.' },
            {
              says: ['6', 'six'],
              reply: 'That was pushed first, as a queue would return it. What decides in a heap?',
            },
          ],
        },
        claims: [
          {
            says: ['a heap is sorted', 'the heap array is in sorted order'],
            isRight: false,
            reply: 'No. Only parent and child are ordered; siblings can be in any order.',
          },
          {
            says: ['the root of a min heap is the smallest', 'the minimum is on top'],
            isRight: true,
            reply: 'Yes, in a min-heap. Every other value has a path of never larger ancestors up to it.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What is heapify?',
      asks: [
        'what is heapify',
        'what does heapify do',
        'heapify meaning',
        'turn an array into a heap',
        'build a heap from an array',
        'how does heapify work',
        'what is sift down',
      ],
      answer:
        'Heapify turns any array into a heap. It goes through the nodes that have children, from the last one back to the root, and lets each value sink: swap it with its smaller child until no child is smaller. For [5, 3, 1], 5 sinks below 1: [1, 3, 5]. It takes O(n), less than n single pushes with O(n log n).',
      further: {
        example:
          '[9, 4, 7, 1]: the last node with a child is index 1 (value 4, child 1): swap, [9, 1, 7, 4]. Then the root 9: its smaller child is 1, swap: [1, 9, 7, 4]. 9 is larger than its child 4, swap: [1, 4, 7, 9].',
        why: 'When a node is handled, both its subtrees are heaps already. Letting the value sink makes the whole subtree a heap. Most nodes are near the bottom and sink only a little, so it is O(n).',
        check: {
          ask: 'What does building a heap from n elements with heapify cost in Big O?',
          right: ['o(n)', 'n', 'linear'],
          because: 'O(n): most nodes are near the bottom and sink by only a few levels.',
          wrong: [
            {
              says: ['o(n log n)', 'n log n'],
              reply: 'That is n single pushes. How far can a node near the bottom sink?',
            },
            { says: ['o(log n)', 'log n'], reply: 'Every element must at least be looked at.' },
          ],
        },
        claims: [
          {
            says: ['heapify is o(n)', 'building a heap takes linear time'],
            isRight: true,
            reply: 'Yes. n single pushes would take O(n log n).',
          },
          {
            says: ['heapify sorts the array', 'after heapify the array is sorted'],
            isRight: false,
            reply: 'No. Only each parent and its children are in order.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'What is the difference between a heap and the heap memory?',
      asks: [
        'stack vs heap',
        'stack vs heap memory',
        'what is the heap memory',
        'is the heap data structure the same as heap memory',
        'heap in memory or data structure',
        'two meanings of heap',
      ],
      answer:
        'The word has two meanings. The heap as a data structure is a tree in which the smallest or largest value is on top. The heap as memory is where a program stores objects, while the call stack stores the frames of open function calls. They have nothing to do with each other. In interview problems the data structure is meant.',
    },
    {
      kind: 'why',
      question: 'Why do people use heaps?',
      asks: [
        'why do people use heaps',
        'why use a heap',
        'what is the point of a heap',
        'why not simply sort instead of a heap',
        'why not just keep a sorted array',
        'why do we need heaps',
        'what is a heap good for',
        'why not sort everything',
      ],
      answer:
        'A heap gives the smallest element again and again while new ones arrive, in O(log n) each. Sorting after each arrival costs O(n log n), and inserting into a sorted array moves up to n elements. With 1,000,000 elements a push or pop takes about 20 steps. If all data is there at once and you need all of it in order, simply sort.',
    },
    {
      kind: 'why',
      question: 'Why is push and pop of a heap O(log n)?',
      asks: [
        'why is a heap o(log n)',
        'why is push o(log n)',
        'why is pop o(log n)',
        'why does a heap take log n',
        'why is inserting into a heap log n',
        'why is heap push log n',
      ],
      answer:
        'A heap is a binary tree with all levels full except perhaps the last, so n elements have about log₂ n levels: 1,000 elements fit in 10. A pushed element only swaps with its parent, at most once per level; after a pop the moved element only swaps with a child, again once per level. So at most about 10 swaps.',
    },
    {
      kind: 'cost',
      question: 'Does heapsort use a min-heap or a max-heap, and what does it cost?',
      asks: [
        'does heapsort use a min heap or a max heap',
        'what is the complexity of heapsort',
        'heapsort min or max heap',
        'how does heapsort use a heap',
        'why is a max heap used for ascending order',
        'does heapsort need extra memory',
      ],
      answer:
        'A max-heap, for ascending order. Build it in the array in O(n). Then swap the root, which is the largest, with the last element of the heap, shrink the heap by one and let the new root sink; repeat. Each of the n steps takes O(log n): O(n log n) in every case, O(1) extra space, not stable. A min-heap gives descending order.',
      with: 'sorting',
    },
    {
      kind: 'why',
      question: 'Why can a heap sort although it is not sorted itself?',
      asks: [
        'then how come people use a heap for sorting',
        'a heap is not sorted, so how can heapsort work',
        'how can i sort with a heap',
        'why can you sort with a heap',
        'why does heapsort work if a heap is not sorted',
      ],
      answer:
        'Its root is always the smallest (in a max-heap the largest) of what is left. Remove the root n times and the elements come out in order, because after each removal the heap is repaired in O(log n). So heapsort takes O(n log n). The heap only has to know the next element, not the order of all the others.',
      with: 'sorting',
    },
    {
      kind: 'compare',
      question: 'Is sorting better than a heap if k is close to n?',
      about: 215,
      asks: [
        'whats the complexity of that if k is almost n, isnt sorting better then',
        'heap or sort if k is nearly n',
        'does the heap still pay off for a large k',
        'sort or heap for large k',
      ],
      answer:
        'Then O(n log k) is O(n log n), so the heap saves nothing, and a library sort is faster in practice. For k close to n turn it around: the k-th largest is the (n - k + 1)-th smallest, so a heap of only n - k + 1 elements finds it. Quickselect takes O(n) on average for every k.',
      with: 'sorting',
    },
    {
      kind: 'how',
      question: 'How do I write the k-th largest with `heapq`?',
      about: 215,
      asks: [
        'give me python code with heapq',
        'kth largest code with heapq',
        'heapq nlargest',
        'python code for the k largest with a heap',
      ],
      answer:
        'In short: `heapq.nlargest(k, nums)[-1]`. By hand: `heap = nums[:k]`, then `heapq.heapify(heap)`, then `for x in nums[k:]:` with `if x > heap[0]: heapq.heapreplace(heap, x)`. The answer is `heap[0]`, the smallest of the k largest. `heapreplace` pops the top and pushes x in one step.',
    },
    {
      kind: 'how',
      question: 'What happens when I push 1 onto the heap [2, 5, 3]?',
      asks: [
        'how does it stay in order when i push 1 into [2,5,3]',
        'push into a heap example',
        'how does the heap stay in order after a push',
        'trace a push',
        'insert a small value into a heap step by step',
        'how does it stay a heap',
      ],
      answer:
        'The 1 is appended at the end: [2, 5, 3, 1], at index 3. Its parent is at index 1, the 5. As 1 is smaller, they swap: [2, 1, 3, 5]. Now its parent is the root 2, and they swap again: [1, 2, 3, 5]. It is at the root, so it stops: two swaps for four elements.',
    },
    {
      kind: 'mistake',
      question: 'What if one of the lists or the heap is empty?',
      asks: [
        'what if one of the lists is empty',
        'empty list in merge k lists',
        'what if the heap is empty',
        'pop from an empty heap',
        'what if k is larger than n',
      ],
      answer:
        'Push only the heads that exist, so an empty list never enters the heap, and with no lists the result is empty. Popping from an empty heap is an error in most languages: test for it first. If k is larger than n, a heap of size k simply keeps all elements, and there is no k-th largest.',
    },
    {
      kind: 'mistake',
      question: 'Do duplicates break a heap?',
      asks: [
        'do duplicates break a heap',
        'equal values in a heap',
        'can a heap have duplicates',
        'same number twice in a heap',
        'do duplicates matter for the kth largest',
      ],
      answer:
        'Duplicates do no harm: in a min heap a parent must not be larger than its children, so equal values may be anywhere below each other. Each one counts on its own: in [5, 5, 3] the second largest is 5. For the k-th largest distinct value, put the values into a set first.',
    },
    {
      kind: 'how',
      question: 'How do I explain a heap in an interview?',
      asks: [
        'how would i explain that in an interview',
        'explain a heap to an interviewer',
        'how would i explain a heap to an interviewer',
        'how do i present a heap solution',
        'what do i say about a heap',
      ],
      answer:
        'Say what you repeat: “I need the smallest remaining element again and again, while others arrive.” A heap gives it in O(1) and takes push and pop in O(log n). For the k largest add: “A min heap of size k: its top is the smallest of the best k, so I know whom to throw out.” O(n log k) time, O(k) space.',
    },
    {
      kind: 'why',
      question: 'Why is a heap better than sorting for the k largest?',
      asks: ['why is it better than sorting', 'heap instead of sort', 'why use a heap and not sort'],
      answer:
        'Sorting orders all n elements, O(n log n), though you need only k. A heap of k elements costs O(n log k): for a million numbers and k = 10, about 4 steps per number instead of 20. It needs O(k) memory and takes values as they arrive. If k is close to n, or everything is there already, sorting is as good.',
    },
    {
      kind: 'how',
      question: 'How do I remove the top of a heap?',
      asks: [
        'how do i remove the top',
        'how does pop work in a heap',
        'remove the root of a heap',
        'how do i delete the minimum',
        'what happens on pop',
      ],
      answer:
        'Take the root as the result, move the last element to index 0, and let it sink: swap it with its smaller child as long as that child is smaller. [1, 3, 2, 7, 4]: the 4 goes to the top, [4, 3, 2, 7]; its smaller child is 2, swap: [2, 3, 4, 7]. At most one swap per level, O(log n).',
    },
    {
      kind: 'when',
      question: 'Which heap do I use for the k closest points?',
      about: 973,
      asks: [
        'k closest points to origin which heap',
        'which heap for the k closest',
        'min or max heap for k closest points',
        'heap for closest points',
        'k closest max heap why',
      ],
      answer:
        'A max heap of size k, ordered by the squared distance: its top is the farthest of the best k, so compare each new point with it. O(n log k) time, O(k) space. In Python push the negated distance. Points with equal distance are interchangeable: any of them may be in the answer.',
    },
    {
      kind: 'what',
      question: 'Where are the parent and the children of an index?',
      asks: [
        'where are the children of index 1',
        'where is the parent of an index',
        'children of index i',
        'parent and child indices in a heap',
        'index of the left child',
      ],
      answer:
        'The children of index i are at 2i + 1 and 2i + 2, and the parent is at (i - 1) / 2 rounded down. So index 1 has its children at 3 and 4 and its parent at 0. In [1, 4, 2, 9, 8] the 4 at index 1 has the children 9 and 8. If an index is beyond the end, there is no such child.',
    },
    {
      kind: 'what',
      question: 'What is on top of the heap?',
      asks: [
        'what is on top of the heap',
        'what is the top of the heap',
        'what does the top mean',
        'what is at the root',
      ],
      answer:
        'In a min heap the smallest of what it contains, in a max heap the largest. For the k-th largest: the heap has the k largest numbers so far, so its top, the smallest of these, is the answer. For k = 2 and 4, 8, 5 it contains 5 and 8, and the top is 5.',
    },
    {
      kind: 'mistake',
      question: 'What if there are fewer than k numbers?',
      about: 703,
      asks: [
        'what if there are less than k numbers',
        'fewer than k elements',
        'heap not full yet',
        'k is larger than the number of elements',
      ],
      answer:
        'Then just push: the heap is not full, and no k-th largest exists yet. Kth Largest in a Stream may start with k - 1 numbers, but each call adds one, so there are k when you answer. So push first, pop only if there are more than k, and then read the top.',
    },
    {
      kind: 'cost',
      question: 'What do n and k mean in O(n log k)?',
      asks: [
        'what is k in o(n log k)',
        'what does k stand for',
        'what does o(n log k) mean',
        'what do the letters in the bound mean',
        'why log k and not log n',
      ],
      answer:
        'n is the number of items and k the number of entries that the heap contains at most: the k best, or one for each of k lists. Each item costs at most one push and one pop, which move through about log2 k levels. So it is O(n log k) time and O(k) space. With k = 1,000 that is about 10 levels, however large n is.',
    },
  ],
  problems: [
    {
      number: 295,
      questions: [
        {
          question: 'How do I keep the two heaps balanced?',
          asks: ['two heaps balance', 'which heap first', 'negative heap python'],
          answer:
            'Push to the lower half, move its top to the upper half, and move one back if the upper half is larger. In Python negate the lower half.',
        },
        {
          question: 'Which number is in which heap?',
          asks: ['which number is in which heap', 'find median cost', 'median follow up small values'],
          answer:
            'The max heap has the smaller half, the min heap the larger one. A single number is in the max heap, and its top is the median. Adding is O(log n), reading O(1). If all values are between 0 and 100, an array of counts is enough.',
        },
        {
          question: 'Why is my median wrong after a few numbers?',
          asks: ['median after one number', 'halves overlap', 'wrong median for 2 3 1'],
          answer:
            'Let each number pass through the other heap: push to the max heap, move its top to the min heap, then balance. Otherwise a small number can end up in the upper half.',
        },
      ],
    },
    {
      number: 703,
      questions: [
        {
          question: 'When do I pop, and what is on top then?',
          asks: ['min heap', 'heap size k', 'fewer than k numbers'],
          answer:
            'Push the new number, then pop the smallest if the heap has more than k elements. The top is then the k-th largest.',
        },
        {
          question: 'What does the top mean, and what does a call cost?',
          asks: ['kth largest class cost', 'what does the top mean', 'add returns the wrong element'],
          answer:
            'The top is the smallest of the k largest, so it is the k-th largest. O(log k) per call. Push first, then pop if there are more than k, and then read the top.',
        },
      ],
    },
    {
      number: 973,
      questions: [
        {
          question: 'Do I need the square root, and which heap?',
          asks: ['k max heap', 'square root needed', 'negative distance heap'],
          answer:
            'No square root is needed, because the squares compare in the same order. To keep the k smallest, the largest must be on top, so use a max heap of size k.',
        },
        {
          question: 'Is a heap or quickselect faster here?',
          asks: ['closest points cost', 'heap or quickselect for points', 'closest points sorted'],
          answer:
            'Quickselect is O(n) on average, the heap of size k O(n log k). The order of the result does not matter, and no square root is needed.',
        },
      ],
    },
    {
      number: 621,
      questions: [
        {
          question: 'How does the formula count the slots?',
          asks: ['formula', 'idle slots', 'cooldown queue'],
          answer:
            'If the largest count is max, there are max - 1 rounds of n + 1 slots, and then one slot for each task with that count. If there are more tasks than slots, there is no idle time and the answer is their number.',
        },
        {
          question: 'Why can the formula be too small?',
          asks: [
            'what do frames mean in task scheduler',
            'scheduler cost',
            'formula smaller than number of tasks',
          ],
          answer:
            'A frame is one most frequent task plus the n time units after it. If the other tasks more than fill these gaps, the formula is too small and there is no idle time, so take the larger of it and the number of tasks. O(number of tasks).',
        },
      ],
    },
    {
      number: 1046,
      questions: [
        {
          question: 'How do I simulate the smashes with a heap?',
          asks: ['heapq negative', 'empty result'],
          answer:
            'Pop the two heaviest from a max heap (in Python negate the weights), push the difference if it is not 0, and return 0 if none is left.',
        },
        {
          question: 'What does it cost, and what if nothing is left?',
          asks: ['last stone cost', 'largest stones in a min heap', 'one or no stone left'],
          answer:
            'O(n log n): each smash removes at least one stone with a few heap operations. In Python push negated weights, and return 0 if nothing is left.',
        },
      ],
    },
    {
      number: 767,
      questions: [
        {
          question: 'When is it impossible, and which letter comes next?',
          asks: ['impossible', '(n + 1) / 2', 'hold previous'],
          answer:
            'It is impossible exactly if a count exceeds (n + 1) / 2, rounded down. Otherwise take the most frequent letter each time, but hold back the one just used until the next step.',
          further: {
            example:
              '- a, a, a, b, c: n = 5, so a letter may occur (5 + 1) / 2 = 3 times, and a does. Taking the most frequent allowed letter each time gives a, b, a, c, a.\n- a, a, a, a, b: the four a need three others between them, but there is only one.',
            why: 'Between two equal letters there must be another one, so a letter that occurs c times needs c - 1 others. That makes n at least 2c - 1, and therefore c at most (n + 1) / 2.',
            check: {
              ask: 'The string has 8 letters. How often may one letter occur at most?',
              right: ['4', 'four'],
              because: '4: five equal letters would need four others between them, 9 letters in all.',
              wrong: [
                {
                  says: ['5', 'five'],
                  reply:
                    'Five equal letters need other letters between them. How long would the string be at least?',
                },
                {
                  says: ['3', 'three'],
                  reply: 'Try one more: how many letters must be between them, and do they fit?',
                },
              ],
            },
            claims: [
              {
                says: [
                  'always take the most frequent letter that was not last',
                  'take the largest count except the one just used',
                ],
                isRight: true,
                reply:
                  'Yes. Using up the most frequent letter first is what avoids being left with several equal ones.',
              },
              {
                says: [
                  'i can take the letters in alphabetical order',
                  'any other letter than the last works',
                ],
                isRight: false,
                reply:
                  'No. For a, b, c, c it may give a, b, c and then c next to c, although c, a, c, b works.',
              },
              {
                says: ['a letter may fill at most half of the string', 'more than half is impossible'],
                isRight: false,
                reply:
                  'Almost: for odd n it may be one more than half rounded down. In aba the letter a occurs twice in three.',
              },
            ],
          },
        },
        {
          question: 'What is held back between two steps?',
          asks: ['reorganize string cost', 'two equal letters at the end', 'what is held back'],
          answer:
            'The letter just used is held back for one step, so it cannot follow itself. With 26 letters each step costs O(log 26), so O(n) in total.',
        },
      ],
    },
    {
      number: 355,
      questions: [
        {
          question: 'How do I put a feed together?',
          asks: ['feed 10', 'follow self', 'merge k feeds'],
          answer:
            'Keep a time with each tweet and merge the lists of the followed users and your own, newest first, as k sorted lists; stop at 10. Following yourself must not show your tweets twice.',
        },
        {
          question: 'What does a feed cost, and why are some tweets missing?',
          asks: ['twitter cost of a feed', 'tweets out of order', 'own tweets missing'],
          answer:
            "With k followed users a feed costs O(k + 10 log k) with a heap of their newest tweets. Use one global counter as the time, and include the user's own tweets.",
        },
      ],
    },
    {
      number: 1851,
      questions: [
        {
          question: 'How do I answer the queries offline with a heap?',
          asks: ['offline queries', 'heap', 'order of answers'],
          answer:
            'Answer queries in ascending order: push each interval that has started with its size and end, pop those on top that have ended, and the top is the smallest. Write the answer at the original index.',
        },
        {
          question: 'Why do I sort the queries, and by what is the heap ordered?',
          asks: ['why sort the queries', 'interval query cost', 'heap by size or by end'],
          answer:
            'Sorted queries let you add each interval once. Order the heap by size and remove ended intervals only when they are on top. O((n + q) log(n + q)).',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A blacksmith always takes the waiting order that pays most, whenever he is done with one. New orders keep coming in between, each with its price, and all prices differ. Given 200,000 such events in time order, print which order he takes each time.',
      words: ['the waiting order that pays most'],
      not: 'queue-operations',
      why: 'It would give him the order that came first, no matter what it pays.',
      idea: 'Insert each new order by its price, and take out the highest price when he is free.',
      cost: 'O(log n) per event',
    },
    {
      task: 'A javelin marathon has 400,000 throws, measured to the millimeter. After each throw from the hundredth on, a screen must show the 100th best distance so far, before the next throw is made.',
      words: ['After each throw', 'the 100th best distance so far'],
      not: 'sorting',
      why: 'The distances would have to be sorted again after each of 400,000 throws.',
      idea: 'Keep only the 100 best distances with the shortest of them on top; a longer throw replaces it.',
      cost: 'O(log k) per throw, with k = 100',
    },
    {
      task: 'A folk singer with f fans can play hall i only if she has at least c[i] fans by then, and it wins her g[i] more. She has time for 500 of 100,000 halls, each once. How many fans can she end with?',
      words: ['at least c[i] fans by then'],
      not: 'greedy-intervals',
      why: 'No order fixed in advance works: which halls are open changes with every show, and the best open one has to be found again.',
      idea: 'Sort the halls by c; before each show, add all halls that are now open, and take out the one with the largest g.',
      cost: 'O(n log n)',
    },
    {
      task: 'A robot climbs 200,000 steps of different heights. A step costs as much charge as its height, but up to 90,000 steps may be jumped for free by rocket. For every step, report the least charge with which the robot can get that far.',
      words: ['For every step, report the least charge'],
      not: 'sorting',
      why: 'The highest steps so far change as it climbs, so the part climbed would have to be sorted again for each of 200,000 steps.',
      idea: 'Keep the 90,000 highest steps so far with the lowest of them on top; a higher newcomer replaces it, and whatever is not kept is added to the charge.',
      cost: 'O(n log k) for k rockets',
    },
    {
      task: 'An app combines 80,000 outbound flights with 80,000 return flights; both lists are sorted by price. It shows the cheapest round trip and, with every tap, the next cheapest one, at once. Most people stop after a few taps.',
      words: ['with every tap, the next cheapest one'],
      not: 'binary-search-on-answer',
      why: 'It would count pairs in one pass over both lists for every guessed price, with many guesses for every tap, although each tap needs only one more trip.',
      idea: 'Start with the cheapest pair; when a pair is taken out, insert the pairs that follow it, each only once, and the next cheapest one is on top.',
      cost: 'O(log k) for the k-th tap',
    },
  ],
  claims: [
    {
      says: [
        'use a max heap of size k for the k largest',
        'for the kth largest use a max heap of size k',
        'kth largest needs a max heap of size k',
      ],
      isRight: false,
      reply:
        'No, a min heap of size k: the smallest of the k largest must be on top, because that is the one to throw out.',
    },
    {
      says: [
        'use a min heap of size k for the k largest',
        'for the kth largest use a min heap of size k',
        'kth largest needs a min heap',
      ],
      isRight: true,
      reply: 'Yes. On top is the smallest of the k largest, and that is the k-th largest.',
    },
    {
      says: ['use a max heap of size k for the k smallest', 'for the kth smallest use a max heap of size k'],
      isRight: true,
      reply: 'Yes. On top is the largest of the k smallest, which is the one to throw out.',
    },
    {
      says: ['a heap is sorted', 'the array of a heap is in sorted order'],
      isRight: false,
      reply: 'No. Each parent is only not larger than its children (in a min heap); siblings have no order.',
    },
    {
      says: ['push and pop take log n', 'heap operations are o(log n)'],
      isRight: true,
      reply: 'Yes. An element moves along one path, and the tree has about log n levels.',
    },
    {
      says: ['finding any element in a heap is log n', 'searching a heap takes log n'],
      isRight: false,
      reply: 'No, O(n). Only the top is known.',
    },
    {
      says: ['a heap is not fully sorted', 'a heap is only partly sorted'],
      isRight: true,
      reply: 'Yes. Only the order between parent and child is fixed; siblings have none.',
    },
    {
      says: [
        'the root of a min heap is the smallest',
        'the smallest is at the root of a min heap',
        'the minimum is at the root of a min heap',
      ],
      isRight: true,
      reply: 'Yes. No parent is larger than its children.',
    },
    {
      says: ['the root of a min heap is the largest', 'the largest is at the root of a min heap'],
      isRight: false,
      reply: 'No, the smallest. In a max heap the largest is at the root.',
    },
    {
      says: ['the root of a max heap is the largest', 'the largest is at the root of a max heap'],
      isRight: true,
      reply: 'Yes. No parent is smaller than its children.',
    },
    {
      says: ['the root of a max heap is the smallest', 'the smallest is at the root of a max heap'],
      isRight: false,
      reply: 'No, the largest. In a min heap the smallest is at the root.',
    },
    {
      says: ['building a heap is o(n)', 'heapify is o(n)', 'building a heap takes linear time'],
      isRight: true,
      reply:
        'Yes, with heapify: most nodes are near the leaves and sink only a little. Pushing one by one may take O(n log n).',
    },
    {
      says: ['finding an element in a heap is o(log n)', 'search in a heap is o(log n)'],
      isRight: false,
      reply: 'No, O(n). Only the top is known; an arbitrary element may be anywhere.',
    },
    {
      says: [
        'reading the minimum of a min heap is o(1)',
        'peek in a heap is o(1)',
        'reading the top of a heap is o(1)',
      ],
      isRight: true,
      reply: 'Yes, it is at the root. Removing it takes O(log n).',
    },
    {
      says: ['a heap is a bst', 'every heap is a bst'],
      isRight: false,
      reply:
        'No. A heap orders parent and child only; in a BST everything on the left is smaller and everything on the right larger.',
    },
    {
      says: [
        'its a sorted array',
        'a heap is a sorted array',
        'the heap is always in sorted order',
        'the elements of a heap are sorted',
        'a heap keeps everything sorted',
      ],
      isRight: false,
      reply: 'No. Only the root is known to be the smallest. [1, 5, 2] is a valid min heap and not sorted.',
    },
    {
      says: [
        'the heap has all the elements in it',
        'all elements of all lists go into the heap',
        'the heap contains every node of the lists',
        'i push all nodes into the heap first',
        'merging k lists puts everything in the heap',
      ],
      isRight: false,
      reply:
        'No. At each moment it contains at most one element of each list, the first one not yet taken. When one is popped, its successor is pushed. So it has at most k entries.',
    },
    {
      says: [
        'the heap has only k elements',
        'the heap contains one node of each list',
        'for merging k lists the heap has size k',
        'only the heads of the lists are in the heap',
        'the heap holds the current head of every list',
      ],
      isRight: true,
      reply:
        'Yes. Only the first remaining node of each list can be the smallest, so k entries are enough, and each step costs O(log k).',
    },
    {
      says: [
        'the lower half is a min heap',
        'the left one is a min heap',
        'the left heap is a min heap',
        'the small numbers go into a min heap',
        'the smaller half is in a min heap',
        'the larger half is in a max heap',
      ],
      isRight: false,
      reply:
        'No. The lower half is in a max heap, because you need its largest value, and the upper half is in a min heap, because you need its smallest one. The median lies between these two.',
    },
    {
      says: [
        'the lower half is a max heap',
        'the left one is a max heap',
        'the smaller half is in a max heap and the larger half in a min heap',
        'the left heap is a max heap and the right one a min heap',
        'the upper half is a min heap',
      ],
      isRight: true,
      reply: 'Yes. On top of it is the largest of the lower half, which is next to the median.',
    },
    {
      says: [
        'the top of the min heap is the kth largest',
        'the root of the heap of size k is the kth largest',
        'with a min heap of size k the answer is on top',
        'the smallest of the k largest is the kth largest',
        'at the end the kth largest is at the root',
      ],
      isRight: true,
      reply:
        'Yes. The root of a min heap of size k is the smallest of the k largest, and that is the k-th largest.',
    },
    {
      says: [
        'i pop when the heap has more than k elements',
        'if the size exceeds k i pop the smallest',
        'push every element and pop when the size is larger than k',
        'keep only k elements in the heap',
        'the smallest is thrown out when the heap is too big',
      ],
      isRight: true,
      reply: 'Yes. The smallest of them is on top, and it is the one to throw out when a larger one comes.',
    },
    {
      says: [
        'a heap finds any element fast',
        'a heap can find any element in log n',
        'searching in a heap is fast',
        'a heap is good for lookup',
        'i can find an element in a heap quickly',
      ],
      isRight: false,
      reply:
        'No. Only the root is cheap to find. Any other element may be at almost any index, so finding it means looking at all n.',
    },
    {
      says: [
        'building a heap is n log n',
        'building a heap from n numbers is o(n log n)',
        'making a heap takes n log n',
        'creating a heap costs n log n',
        'heapify takes o(n log n)',
      ],
      isRight: false,
      reply:
        'No. Heapify builds it in O(n): most nodes are near the bottom and sink only a step or two. Pushing one by one is O(n log n) at worst.',
    },
    {
      says: [
        'push adds at the end and moves it up',
        'a new element goes to the end and bubbles up',
        'push puts the element last and swaps it with its parent',
        'insert at the bottom and swap up',
        'when pushing it is swapped with the parent while it is smaller',
      ],
      isRight: true,
      reply:
        'Yes. A new element is appended at the end and swapped with its parent while it is smaller. That is one path, so O(log n).',
    },
    {
      says: [
        'pop moves the last element to the root and sinks it down',
        'after pop the last element goes to the top and moves down',
        'pop swaps the root with the last and sifts down',
        'removing the root puts the last element there',
        'pop takes the root and repairs the heap from the top',
      ],
      isRight: true,
      reply:
        'Yes. The last element is moved to the root and swapped with its smaller child until it fits. That is one path, so O(log n).',
    },
    {
      says: [
        'pop removes the last element',
        'pop returns the last element pushed',
        'a heap removes the newest element',
        'pop takes the element that was added last',
      ],
      isRight: false,
      reply:
        'No. A pop on a min heap of n elements removes the root, the smallest. To remove another one you would have to find it first, in O(n).',
    },
    {
      says: [
        'duplicates break a heap',
        'a heap cannot contain duplicates',
        'equal values are a problem in a heap',
        'all values in a heap must be different',
        'a heap has no duplicates',
      ],
      isRight: false,
      reply:
        'No. Equal values are fine: neither has to move, since a parent only must not be larger than its child. Their order among each other is not defined.',
    },
    {
      says: [
        'in python i push the negative values for a max heap',
        'negate the numbers to get a max heap',
        'a max heap in python uses minus',
        'with heapq i store -x for a max heap',
        'python heapq is a min heap',
      ],
      isRight: true,
      reply:
        'Yes. Negate on the way in and on the way out: push -x, and the smallest negated value belongs to the largest x. `heapq` has only min heaps before Python 3.14.',
    },
    {
      says: [
        'the kth largest takes n log k',
        'a heap of size k costs o(n log k)',
        'finding the k largest is o(n log k)',
        'top k with a heap is n log k',
        'the time is o(n log k) and the space is o(k)',
      ],
      isRight: true,
      reply:
        'Yes. Each of the n elements costs at most one push and one pop on a heap of k + 1 elements, so O(n log k).',
    },
    {
      says: [
        'a heap is always better than sorting',
        'a heap is faster than sorting even if k is n',
        'the heap always beats sorting',
        'sorting is always slower than a heap',
      ],
      isRight: false,
      reply:
        'No. Then n log k is n log n, the same as sorting, and a library sort is faster in practice. The heap pays when k is much smaller than n, or when values keep arriving.',
    },
    {
      says: [
        'the children of index i are at 2i+1 and 2i+2',
        'a heap is stored in an array',
        'the parent is at (i-1)/2',
        'a heap is a complete binary tree in an array',
        'left child 2i + 1 and right child 2i + 2',
      ],
      isRight: true,
      reply:
        'Yes. For index i the children are at 2i + 1 and 2i + 2, and the parent at (i - 1) / 2, rounded down, if the root is at index 0.',
    },
    {
      says: [
        'in a min heap the biggest is at the end',
        'the last element of a min heap is the largest',
        'the biggest is the last element',
        'the largest is at the end of the array',
        'the maximum of a min heap is at the end',
      ],
      isRight: false,
      reply:
        'No, not necessarily. The largest is at some leaf, in the second half of the array, but any leaf may be it. [1, 9, 2, 10, 11, 3] has the 11 before the 3.',
    },
    {
      says: [
        'i just remove index 0 and shift everything',
        'to pop remove index 0 and shift the rest',
        'pop shifts all elements to the left',
        'removing the top moves every element one to the left',
        'the second smallest moves to the top',
      ],
      isRight: false,
      reply:
        'No. Shifting would take O(n) and break the order of parents and children. Move the last element to index 0, and let it sink by swapping with its smaller child: O(log n).',
    },
    {
      says: [
        'i take the two smallest stones',
        'last stone weight uses a min heap of the weights',
        'smash the two lightest stones',
        'the two smallest stones are smashed',
      ],
      isRight: false,
      reply:
        'No, the two heaviest: use a max heap, in Python with negated weights. The difference, if not 0, goes back.',
    },
    {
      says: [
        'i take the two heaviest stones',
        'last stone weight uses a max heap',
        'smash the two largest and push the difference',
        'pop the two biggest stones',
      ],
      isRight: true,
      reply: 'Yes. Pop the two heaviest from a max heap, and push the difference if it is not 0.',
    },
    {
      says: [
        'k closest points uses a min heap of size k',
        'for the k closest use a min heap of size k',
        'the k closest need a min heap with k points',
        'a min heap of size k gives the k smallest',
      ],
      isRight: false,
      reply:
        'For the k closest it is a max heap of size k: on top is the farthest of the k, the one to throw out. A min heap of all points works as well, but takes O(n) space.',
    },
    {
      says: [
        'i keep all the numbers',
        'all numbers of the stream stay in the heap',
        'the heap stores every number of the stream',
        'i must remember all numbers for the kth largest',
      ],
      isRight: false,
      reply:
        'No, only the k largest. A smaller number can never become the k-th largest again, since numbers are only added. So pop when there are more than k.',
    },
    {
      says: [
        'the most frequent letter goes first',
        'always take the letter with the highest count',
        'take the most common letter first',
        'the letter with the most copies left is next',
      ],
      isRight: true,
      reply:
        'Yes, as long as it is not the letter just used. The most frequent one is the hardest to keep apart, so use it up first.',
    },
  ],
} satisfies TutorTexts
