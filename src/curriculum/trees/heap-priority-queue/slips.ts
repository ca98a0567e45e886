import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { keepLargest } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'larger-child-moves-up',
    name: 'The larger child moves up',
    input: { values: [2, 6, 4, 7, 5], k: 3 },
    smallest: { values: [0, 0, 1, 1, 1], k: 3 },
    wrong: ({ values, k }) => keepLargest(values, k, (right, left) => right > left),
    say: (heap: readonly number[]) => heap.toSorted((a, b) => a - b).join(', '),
    isRight: (heap, { values, k }) =>
      String(heap.toSorted((a, b) => b - a)) === String(values.toSorted((a, b) => b - a).slice(0, k)),
    firstWrong: 11,
    lines: [
      {
        label: 'child',
        code: {
          python: 'if right < len(heap) and heap[right] > heap[child]:',
          typescript: 'if (right < heap.length && heap[right] > heap[child]) {',
          java: 'if (right < size && heap.get(right) > heap.get(child)) {',
          cpp: 'if (right < size && heap[right] > heap[child]) {',
        },
        why: 'The child that moves up becomes the parent of the other one, so it must be the smaller of the two.',
      },
    ],
    instead: {
      question: '7 is at the root, above 6 and 4. What should have happened here?',
      options: ['7 is compared with 4', '7 is compared with 6', '7 stays: it is the largest'],
      answer: '7 is compared with 4',
      wrong: {
        '7 is compared with 6':
          'If 6 moved up, it would be the parent of 4, and a parent must not be larger than its child.',
        '7 stays: it is the largest': 'In a min-heap the smallest number is at the root, so 7 has to sink.',
      },
    },
    why: 'After the swap, 6 is at the root above 4, so the root is no longer the smallest. When 5 arrives it does not beat 6 and is dropped, although 5 belongs to the three largest and 4 does not.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'beats',
    code: {
      python: 'elif num < heap[0]:',
      typescript: '} else if (num < heap[0]) {',
      java: '} else if (num < heap.get(0)) {',
      cpp: '} else if (num < heap[0]) {',
    },
    why: 'The root is the smallest number that is kept, so only a larger one may replace it.',
  },
  {
    label: 'up',
    code: {
      python: 'if heap[i] <= heap[parent]:',
      typescript: 'if (heap[i] <= heap[parent]) return',
      java: 'if (heap.get(i) <= heap.get(parent)) return;',
      cpp: 'if (heap[i] <= heap[parent]) return;',
    },
    why: 'The largest number would rise to the root, and then the smallest of those kept cannot be found there.',
  },
]
