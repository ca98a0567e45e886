import type { Lesson } from '../../lesson.ts'

export const heapPriorityQueue: Lesson = {
  id: 28,
  name: 'heap-priority-queue',
  displayName: 'Heap / Priority Queue',
  description:
    'A heap hands out the smallest (or largest) of the items waiting, while new ones keep coming, in logarithmic time. The rest may stay unsorted, and that is what is saved.',
  scenarios: [
    'Keep the k largest values of a stream',
    'Merge many sorted lists',
    'Always run the most urgent task next',
    'Median of a growing collection',
  ],
  identificationClues:
    'The best item of a changing set is taken again and again, with additions in between. If all is known beforehand and one order is enough, sort; if age decides and not value, use a queue; if the items taken are nodes with a distance so far, it is a weighted shortest path.',
  recognitionGuide: {
    keyPhrases: [
      'kth largest',
      'k closest',
      'at any time during the stream',
      'merge k sorted lists',
      'median',
      'cooldown between same tasks',
    ],
    commonVariations: [
      'Heap of size k: a min-heap guards the k largest',
      'Two heaps: the lower and the upper half meet at the median',
      'One entry per source: replace what you take by its successor',
    ],
  },
  commonMistakes: [
    'The wrong heap for the k largest: with the largest on top you cannot drop the weakest; the smallest of the k must be on top',
    'Changing an item inside the heap: the order breaks without a sound; push it again and skip outdated entries',
    'Halves out of balance: after each insertion the two sizes may differ by one at most; check after every step',
  ],
  practice: [
    {
      number: 703,
      title: 'Kth Largest Element in a Stream',
      slug: 'kth-largest-element-in-a-stream',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 1046,
      title: 'Last Stone Weight',
      slug: 'last-stone-weight',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 973,
      title: 'K Closest Points to Origin',
      slug: 'k-closest-points-to-origin',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 215,
      title: 'Kth Largest Element in an Array',
      slug: 'kth-largest-element-in-an-array',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 621, title: 'Task Scheduler', slug: 'task-scheduler', difficulty: 'Medium', premium: false },
    {
      number: 767,
      title: 'Reorganize String',
      slug: 'reorganize-string',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 355, title: 'Design Twitter', slug: 'design-twitter', difficulty: 'Medium', premium: false },
    {
      number: 1851,
      title: 'Minimum Interval to Include Each Query',
      slug: 'minimum-interval-to-include-each-query',
      difficulty: 'Hard',
      premium: false,
    },
    {
      number: 23,
      title: 'Merge k Sorted Lists',
      slug: 'merge-k-sorted-lists',
      difficulty: 'Hard',
      premium: false,
    },
    {
      number: 295,
      title: 'Find Median from Data Stream',
      slug: 'find-median-from-data-stream',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
