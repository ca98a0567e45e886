import { chain, type EdgeCases, repeat, upTo } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'tree-construction': {
    empty: { args: [[], []], result: [] },
    zero: { args: [[0], [0]], result: [0] },
    equal: { precondition: 'All values are different' },
    largest: {
      args: [upTo(900), upTo(900)],
      result: chain(900).map((value) => (value === null ? null : value - 1)),
    },
    problem: {
      number: 105,
      args: [
        [4, 1, 7],
        [1, 4, 7],
      ],
      result: [4, 1, 7],
    },
  },
  'serialize-tree': {
    empty: { drive: 'serialize(None)' },
    zero: { reason: 'a value is written as it is, also 0' },
    equal: { drive: '[5, 5, 5]' },
    largest: { reason: 'the recursion is as deep as the tree, which other listings show' },
    problem: { drive: 'deserialize(serialize(makeTree(levels)))' },
  },
  'bst-from-preorder': {
    empty: { args: [[]], result: [] },
    zero: { args: [[0]], result: [0] },
    equal: { precondition: 'All values are different' },
    largest: { args: [upTo(900)], result: chain(900).map((value) => (value === null ? null : value - 1)) },
    problem: { number: 1008, args: [[5, 2, 8]], result: [5, 2, 8] },
  },
  'tree-from-depths': {
    empty: { precondition: 'There is at least one node' },
    zero: { args: ['0'], result: [0] },
    equal: { args: ['5-5-5'], result: [5, 5, 5] },
    largest: {
      args: [
        upTo(301)
          .map((depth) => `${'-'.repeat(depth)}1`)
          .join(''),
      ],
      result: [1, ...repeat([1, null], 300).flat()].slice(0, -1),
    },
    problem: { number: 1028, args: ['4-2--1-6'], result: [4, 2, 6, 1] },
  },
}
