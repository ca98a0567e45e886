import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 28,
  name: 'heap-priority-queue',
  displayName: 'Heap / Priority Queue',
  shortName: 'Heap',
  description:
    'A heap hands you the smallest (or largest) remaining item in logarithmic time while new items keep arriving. It never sorts the rest; that is the saving.',
  idea: 'Keep the remaining items in a heap: it hands you the smallest (or largest) one at any time and never sorts the rest.',
  scenarios: [
    'Keep the k largest values of a stream',
    'Merge many sorted lists',
    'Schedule tasks with a cooldown between equal ones',
    'Report the median while numbers keep arriving',
    'Rearrange a string so that no two equal characters are adjacent',
  ],
  identificationClues:
    'You need the best item of a changing set again and again, with additions or removals in between. Or only the k best of many items are needed. If everything is known at the start and one order is enough, sort. If you need neighbors or ranks of any value, use an ordered tree. If the items are graph nodes with a distance so far, it is a weighted shortest path.',
  recognitionGuide: {
    keyPhrases: [
      'k largest',
      'k closest',
      'any two adjacent characters are not the same',
      'median of all elements',
    ],
    commonVariations: [
      'Heap of size k: a min-heap keeps the k largest, by value, by distance or by count as in Top K Frequent Elements (347)',
      'Two heaps: the lower and the upper half meet at the median',
      'One entry per source: you replace the item you take with its successor',
      'Cooldown: an item that was just used waits outside the heap until it may return',
      'Lazy removal: outdated entries stay inside and are skipped when they reach the top',
      'Regret greedy: you take each item, and when the limit is exceeded, you give back the worst one taken so far, which is on top of the heap',
      'Heapify: turning a whole array into a heap takes O(n), while n single pushes take O(n log n)',
    ],
  },
  commonMistakes: [
    'The wrong heap for the k largest: with the largest on top you cannot drop the weakest; use a min-heap, whose top is the weakest of the k',
    'Changing an item inside the heap: the order breaks silently; push the new version and skip outdated entries',
    'Unbalanced halves: the sizes of the two heaps may differ by at most one; rebalance after each insertion',
    'Ties between items that cannot be compared: Python moves on to the next part of the tuple and fails on a node; put a counter in between',
    "The wrong default: Python's heapq and Java's PriorityQueue are min-heaps, C++'s priority_queue is a max-heap; negate, or pass a comparator",
  ],
  complexity: {
    time: 'O(n log k)',
    timeReason:
      'Each of n items costs one push or replacement in a heap of at most k entries, which moves through log k levels.',
    space: 'O(k)',
    spaceReason: 'The heap holds at most k entries: the k best, or one for each list or each distinct task.',
  },
  whenNot: [
    'You need one minimum or maximum of an unchanging input: a single pass with a variable finds it',
    'The items are weighted edges or open nodes of a graph: the heap is one part of Weighted Graphs: Shortest Path & MST',
  ],
  story: {
    problem:
      'One printer serves an office. **Jobs arrive at different times**, no two of them equally long. Whenever the printer is free, it starts the **shortest waiting job** and finishes it. In which order are the jobs printed?',
    naive:
      'Keep the waiting jobs in a list and scan all of them for the shortest before each start. With n jobs, that is up to about n²/2 comparisons.',
    insight:
      'You never need the waiting jobs in full order, only the shortest one. A min-heap delivers it in about log n steps per arrival and per start.',
    invariant:
      'Before each pop, the heap holds exactly the jobs that have arrived and have not started, with the shortest on top.',
    plan: [
      'Sort the jobs by arrival time and set a clock to 0.',
      'Push every job that has arrived by now.',
      'If the heap is empty, move the clock to the next arrival.',
      'Otherwise pop the shortest job, record it, and add its length to the clock.',
      'Repeat until every job is printed.',
    ],
    rival: {
      name: 'sorting',
      reason:
        'Sorting by length once would start a short job before it has even arrived. The set of waiting jobs changes after every print.',
    },
  },
  workedExample:
    'Tie ropes of lengths 4, 3 and 6 into one; each knot costs the sum of the two lengths. Take the two shortest, 3 and 4: cost 7, and the 7 goes back. Take 6 and 7: cost 13. The total is 20. The set changed in between, and you only ever needed its two smallest lengths.',
  listings: [
    {
      id: 'heap-priority-queue',
      label: 'By hand',
      note: 'What the library does inside: sift up after a push, sift down after replacing the top.',
      shows: ['Heap of size k'],
    },
    {
      id: 'heap-library',
      label: 'Library heap',
      note: 'Use this in an interview; TypeScript has no library heap, so its tab brings a small class.',
      shows: ['Heap of size k'],
    },
    {
      id: 'k-way-merge',
      label: 'Merge k sorted lists',
      note: 'The heap holds one entry per list, and the successor replaces what you take.',
      shows: ['One entry per source'],
    },
    {
      id: 'two-heaps-median',
      label: 'Running median',
      note: 'A max-heap holds the lower half and a min-heap the upper half, so the middle is on top.',
      shows: ['Two heaps'],
    },
  ],
  practice: [
    {
      number: 703,
      title: 'Kth Largest Element in a Stream',
      slug: 'kth-largest-element-in-a-stream',
      difficulty: 'Easy',
      premium: false,
      adds: 'A min-heap of size k has the answer on top, and a smaller newcomer is dropped at once.',
    },
    {
      number: 1046,
      title: 'Last Stone Weight',
      slug: 'last-stone-weight',
      difficulty: 'Easy',
      premium: false,
      adds: 'You take out the two largest and may put their difference back, so the heap changes while you read it.',
    },
    {
      number: 973,
      title: 'K Closest Points to Origin',
      slug: 'k-closest-points-to-origin',
      difficulty: 'Medium',
      premium: false,
      adds: 'Each point gets a computed key, and the farthest of the k closest must be on top.',
    },
    {
      number: 215,
      title: 'Kth Largest Element in an Array',
      slug: 'kth-largest-element-in-an-array',
      difficulty: 'Medium',
      premium: false,
      adds: 'A heap takes O(n log k); mention that quickselect is linear on average.',
    },
    {
      number: 621,
      title: 'Task Scheduler',
      slug: 'task-scheduler',
      difficulty: 'Medium',
      premium: false,
      adds: 'A task that just ran must cool down, so it waits in a queue next to the heap.',
    },
    {
      number: 767,
      title: 'Reorganize String',
      slug: 'reorganize-string',
      difficulty: 'Medium',
      premium: false,
      adds: 'The most frequent character goes first, but the one placed last is held back for one round.',
    },
    {
      number: 355,
      title: 'Design Twitter',
      slug: 'design-twitter',
      difficulty: 'Medium',
      premium: false,
      adds: 'A heap over the newest tweet of each followed user merges the feeds without sorting them all.',
    },
    {
      number: 1851,
      title: 'Minimum Interval to Include Each Query',
      slug: 'minimum-interval-to-include-each-query',
      difficulty: 'Hard',
      premium: false,
      adds: 'Queries are sorted too, and intervals that have ended are discarded only when they reach the top.',
    },
    {
      number: 23,
      title: 'Merge k Sorted Lists',
      slug: 'merge-k-sorted-lists',
      difficulty: 'Hard',
      premium: false,
      adds: 'The heap holds one node of each list, so its size is at most k however long the lists are.',
    },
    {
      number: 295,
      title: 'Find Median from Data Stream',
      slug: 'find-median-from-data-stream',
      difficulty: 'Hard',
      premium: false,
      adds: 'Two heaps hold the two halves, and rebalancing keeps the middle at their tops.',
    },
  ],
}
