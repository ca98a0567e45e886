import { type EdgeCases, upTo } from '#algorithms/edge-cases.ts'

const cooldown: Omit<EdgeCases, 'largest'> = {
  empty: { args: [[]], result: 0 },
  zero: { args: [[0, 0]], result: 0 },
  equal: { args: [[4, 4]], result: 0 },
  problem: { number: 309, args: [[2, 5, 1, 6]], result: 5 },
}

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'state-machine-dp': {
    ...cooldown,
    largest: { args: [upTo(5_000)], result: 4_999 },
  },
  'cooldown-memo': {
    ...cooldown,
    largest: { args: [upTo(400)], result: 399 },
  },
  'stock-fee': {
    empty: { args: [[], 1], result: 0 },
    zero: { args: [[0, 3], 0], result: 3 },
    equal: { args: [[4, 4], 1], result: 0 },
    largest: { args: [upTo(50_000), 1], result: 49_998 },
    problem: { number: 714, args: [[2, 9, 5, 9], 3], result: 5 },
  },
  'stock-k-trades': {
    empty: { args: [2, []], result: 0 },
    zero: { args: [0, [1, 9]], result: 0 },
    equal: { args: [2, [4, 4]], result: 0 },
    largest: { args: [1_000_000_000, upTo(1_000)], result: 999 },
    problem: { number: 188, args: [2, [3, 6, 1, 4]], result: 6 },
  },
}
