import type { Lesson } from '../../lesson.ts'

export const heapPriorityQueue: Lesson = {
  id: 28,
  name: 'heap-priority-queue',
  displayName: 'Heap / Priority Queue',
  description:
    'Keep the smallest or largest item within reach to stream the top k, merge sorted sources or schedule work.',
  scenarios: [],
  identificationClues: '',
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
