import { type EdgeCases, repeat } from '#algorithms/edge-cases.ts'

const paths: EdgeCases = {
  empty: { precondition: 'There is at least one row and one column' },
  zero: { args: [[[0]]], result: 0 },
  equal: {
    args: [
      [
        [2, 2],
        [2, 2],
      ],
    ],
    result: 6,
  },
  largest: { args: [repeat(repeat(200, 200), 200)], result: 79_800 },
  problem: {
    number: 64,
    args: [
      [
        [2, 4],
        [1, 3],
      ],
    ],
    result: 6,
  },
}

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'grid-dp': paths,
  'grid-memo': paths,
  'grid-one-row': paths,
  'maximal-square': {
    empty: { precondition: 'There is at least one row' },
    zero: { args: [[['0']]], result: 0 },
    equal: {
      args: [
        [
          ['1', '1'],
          ['1', '1'],
        ],
      ],
      result: 4,
    },
    largest: { args: [repeat(repeat('1', 30), 30)], result: 900 },
    problem: {
      number: 221,
      args: [
        [
          ['1', '1', '0'],
          ['1', '1', '0'],
        ],
      ],
      result: 4,
    },
  },
}
