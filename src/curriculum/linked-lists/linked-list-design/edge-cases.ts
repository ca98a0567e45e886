import type { EdgeCases } from '#algorithms/edge-cases.ts'

/** Of both caches. */
function cacheCases(of: string): EdgeCases {
  return {
    empty: { of, given: [1], calls: [['get', 1]], results: [-1] },
    zero: {
      of,
      given: [1],
      calls: [
        ['put', 0, 0],
        ['get', 0],
      ],
      results: [null, 0],
    },
    equal: {
      of,
      given: [2],
      calls: [
        ['put', 1, 5],
        ['put', 1, 5],
        ['get', 1],
      ],
      results: [null, null, 5],
    },
    largest: {
      of,
      given: [3000],
      calls: [
        ['put', 1, 7],
        ['get', 1],
      ],
      results: [null, 7],
    },
    problem: {
      number: 146,
      of,
      given: [2],
      calls: [
        ['put', 4, 1],
        ['put', 5, 2],
        ['get', 4],
        ['put', 6, 3],
        ['get', 5],
      ],
      results: [null, null, 1, null, -1],
    },
  }
}

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'linked-list-design': cacheCases('LRUCache'),
  'lru-ordered-map': cacheCases('LibraryLRU'),
  'doubly-linked-list': {
    empty: { of: 'DoublyLinkedList', calls: [['values']], results: [[]] },
    zero: { of: 'DoublyLinkedList', calls: [['addLast', 0], ['values']], results: [null, [0]] },
    equal: {
      of: 'DoublyLinkedList',
      calls: [['addLast', 2], ['addFirst', 2], ['values']],
      results: [null, null, [2, 2]],
    },
    largest: {
      of: 'DoublyLinkedList',
      calls: [['addLast', 2147483647], ['values']],
      results: [null, [2147483647]],
    },
    problem: { reason: 'no problem asks for just this' },
  },
  'bucket-hash-map': {
    empty: { of: 'BucketMap', given: [1], calls: [['get', 1]], results: [-1] },
    zero: {
      of: 'BucketMap',
      given: [7],
      calls: [
        ['put', 0, 0],
        ['get', 0],
      ],
      results: [null, 0],
    },
    equal: {
      of: 'BucketMap',
      given: [7],
      calls: [
        ['put', 3, 4],
        ['put', 3, 4],
        ['remove', 3],
        ['get', 3],
      ],
      results: [null, null, null, -1],
    },
    largest: {
      of: 'BucketMap',
      given: [1009],
      calls: [
        ['put', 1000000, 1000000],
        ['get', 1000000],
      ],
      results: [null, 1000000],
    },
    problem: {
      number: 706,
      of: 'BucketMap',
      given: [1009],
      calls: [
        ['put', 2, 5],
        ['put', 2, 6],
        ['get', 2],
        ['remove', 2],
        ['get', 2],
      ],
      results: [null, null, 6, null, -1],
    },
  },
}
