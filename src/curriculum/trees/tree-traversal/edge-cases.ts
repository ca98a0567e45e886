import { chain, type EdgeCases, upTo } from '#algorithms/edge-cases.ts'

const inorder: Omit<EdgeCases, 'largest'> = {
  empty: { args: [[]], result: [] },
  zero: { args: [[0]], result: [0] },
  equal: { args: [[2, 2, 2]], result: [2, 2, 2] },
  problem: { number: 94, args: [[4, 1, 7]], result: [1, 4, 7] },
}

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'tree-traversal': {
    ...inorder,
    largest: { args: [chain(900)], result: upTo(900).map((value) => value + 1) },
  },
  'inorder-with-stack': {
    ...inorder,
    largest: { args: [chain(5_000)], result: upTo(5_000).map((value) => value + 1) },
  },
  'height-and-balance': {
    empty: { args: [[]], result: true },
    zero: { args: [[0]], result: true },
    equal: { args: [[2, 2, 2]], result: true },
    largest: { args: [chain(900)], result: false },
    problem: { number: 110, args: [[4, 1, 7, 3]], result: true },
  },
  'tree-dp': {
    empty: { args: [[]], result: 0 },
    zero: { args: [[0]], result: 0 },
    equal: { args: [[2, 2, 2]], result: 4 },
    largest: { args: [chain(900)], result: 202_950 },
    problem: { number: 337, args: [[4, 1, 7, 9]], result: 16 },
  },
}
