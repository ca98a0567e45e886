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
        'That is normal: the array of a heap is not sorted, only its first element is known to be the smallest. To get sorted order pop all elements, O(n log n).',
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
      ],
      answer:
        'A complete binary tree in an array in which a parent is never larger than its children (min heap). It is not sorted: only `heap[0]` is known to be the smallest. The second smallest is the smaller of `heap[1]` and `heap[2]`.',
    },
    {
      kind: 'why',
      question: 'Why does the k-th largest need a min-heap?',
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
        'Top k, k-th, merging k sorted sources, "always take the smallest next", running median. For a stream keep a min heap of size k, O(log k) per update; sort only if you need the whole order, once.',
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
      ],
      answer:
        'Most nodes are near the leaves and sink only a little: n/2 nodes sink 0 levels, n/4 at most 1, n/8 at most 2, and so on. That sum is below n, so O(n). Pushing one by one may cost O(n log n).',
    },
    {
      kind: 'cost',
      question: 'What does finding the k largest values cost with a heap?',
      asks: [
        'heap complexity',
        'push pop cost',
        'peek',
        'top k cost n log k',
        'cost of push and pop',
        'tc of heap operations',
        'top k with a heap complexity',
      ],
      answer:
        'Push and pop O(log n), peek O(1), build O(n), search O(n). Top k of n elements with a heap of size k: O(n log k) time, O(k) space.',
    },
    {
      kind: 'how',
      question: 'How do I get a max-heap in Python?',
      asks: [
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
        'When keys are equal, Python compares the next part of the tuple, and nodes cannot be compared. Add a running number: `(key, counter, node)`.',
    },
    {
      kind: 'how',
      question: 'How do I merge k sorted lists with a heap?',
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
      asks: [
        'median of a stream',
        'two heaps',
        'balance sizes',
        'which heap first',
        'running median',
        'why two heaps',
      ],
      answer:
        'A max heap holds the smaller half, a min heap the larger half, sizes differ by at most 1. Push to one, move its top to the other, rebalance. The median is the top of the larger heap, or the mean of both tops.',
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
        'Sorting: O(n log n), simplest. Heap of size k: O(n log k), works on streams. Quickselect: O(n) on average, needs the whole array and reorders it.',
      with: 'sorting',
    },
    {
      kind: 'how',
      question: 'How do I schedule tasks with a cooldown?',
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
      asks: [
        'two heaps or a sorted list for the median',
        'insort vs heaps running median',
        'simplest structure for a running middle',
      ],
      answer:
        'Choose two heaps: O(log n) per number. A sorted list with `insort` finds the position in O(log n) but moves O(n) elements; it is fine for a few thousand numbers and allows removals.',
    },
  ],
  problems: [
    {
      number: 295,
      questions: [
        {
          asks: ['two heaps balance', 'which heap first', 'negative heap python'],
          answer:
            'Push to the lower half, move its top to the upper half, and move one back if the upper half is larger. In Python negate the lower half.',
        },
        {
          asks: ['which number is in which heap', 'find median cost', 'median follow up small values'],
          answer:
            'The max heap has the smaller half, the min heap the larger one. A single number is in the max heap, and its top is the median. Adding is O(log n), reading O(1). If all values are between 0 and 100, an array of counts is enough.',
        },
        {
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
          asks: ['min heap', 'heap size k', 'fewer than k numbers'],
          answer: 'When it holds more than k, pop the smallest. The top is then the k-th largest.',
        },
        {
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
          asks: ['k max heap', 'square root needed', 'negative distance heap'],
          answer:
            'No square root is needed: squares compare the same. To keep the k smallest, the largest must be on top.',
        },
        {
          asks: ['closest points cost', 'heap or quickselect for points', 'closest points sorted'],
          answer:
            'O(n log k) with the heap, O(n) on average with quickselect. The order of the result does not matter, and no square root is needed.',
        },
      ],
    },
    {
      number: 621,
      questions: [
        {
          asks: ['formula', 'idle slots', 'cooldown queue'],
          answer:
            "The formula's frame has max - 1 full rounds of n + 1 slots plus the last one; if there are more tasks than slots, no idle time: the answer is their number.",
        },
        {
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
          asks: ['heapq negative', 'empty result'],
          answer:
            'Pop the two heaviest from a max heap (in Python negate), push the difference if it is not 0, and return 0 if none is left.',
        },
        {
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
          asks: ['impossible', '(n + 1) / 2', 'hold previous'],
          answer:
            'It is impossible exactly if a count exceeds (n + 1) / 2, rounded down. Otherwise take the most frequent letter each time, but hold back the one just used until the next step.',
        },
        {
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
          asks: ['feed 10', 'follow self', 'merge k feeds'],
          answer:
            'Keep a time with each tweet and merge the lists of the followed users and your own, newest first, as k sorted lists; stop at 10. Following yourself must not show your tweets twice.',
        },
        {
          asks: ['twitter cost of a feed', 'tweets out of order', 'own tweets missing'],
          answer:
            "With k followed users a feed costs O(k + 10 log k) with a heap of their newest tweets. Use one global counter as time, and include the user's own tweets.",
        },
      ],
    },
    {
      number: 1851,
      questions: [
        {
          asks: ['offline queries', 'heap', 'order of answers'],
          answer:
            'Answer queries in ascending order: push each interval that has started with its size and end, pop those on top that have ended, and the top is the smallest. Write the answer at the original index.',
        },
        {
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
} satisfies TutorTexts
