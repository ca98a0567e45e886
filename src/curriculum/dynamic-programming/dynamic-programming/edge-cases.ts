import { type EdgeCases, repeat } from '#algorithms/edge-cases.ts'

const robbing: Omit<EdgeCases, 'largest'> = {
  empty: { args: [[]], result: 0 },
  zero: { args: [[0, 0]], result: 0 },
  equal: { args: [[5, 5, 5]], result: 10 },
  problem: { number: 198, args: [[3, 8, 4, 1]], result: 9 },
}

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'dynamic-programming': {
    ...robbing,
    largest: { args: [repeat(400, 100)], result: 20_000 },
  },
  'house-robber-memo': {
    ...robbing,
    largest: { args: [repeat(400, 400)], result: 80_000 },
  },
  'house-robber-two-values': {
    ...robbing,
    largest: { args: [repeat(400, 1000)], result: 200_000 },
  },
  'decode-ways': {
    empty: { args: [''], result: 1 },
    zero: { args: ['0'], result: 0 },
    equal: { args: ['11'], result: 2 },
    largest: { args: ['10'.repeat(50)], result: 1 },
    problem: { number: 91, args: ['1203'], result: 1 },
  },
}
