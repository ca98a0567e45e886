import { type EdgeCases, repeat, steps, upTo } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'breadth-first-search': {
    empty: { precondition: 'start is one of the nodes' },
    zero: { args: [[[]], 0], result: [0] },
    equal: { args: [[[1, 1], [0]], 0], result: [0, 1] },
    largest: { args: [steps([1], [1], 999).concat([[]]), 0], result: upTo(1_000) },
    problem: { reason: 'no problem asks for just this' },
  },
  'bfs-multi-source': {
    empty: { args: [[]], result: [] },
    zero: { args: [[[0]]], result: [[-1]] },
    equal: { args: [[[1, 1]]], result: [[0, 0]] },
    largest: { args: [repeat(repeat(1, 200), 200)], result: repeat(repeat(0, 200), 200) },
    problem: { reason: '542 measures the distance to cells that are 0' },
  },
  'bfs-word-ladder': {
    empty: { args: ['ab', 'cd', []], result: 0 },
    zero: { reason: 'lowercase letters only' },
    equal: { args: ['aa', 'bb', ['bb', 'bb', 'ba']], result: 3 },
    largest: {
      args: [
        'a'.repeat(10),
        'b'.repeat(10),
        upTo(11).map((count) => 'b'.repeat(count) + 'a'.repeat(10 - count)),
      ],
      result: 11,
    },
    problem: { number: 127, args: ['cold', 'warm', ['cord', 'card', 'ward', 'warm']], result: 5 },
  },
  'bfs-bitmask': {
    empty: { precondition: 'The graph has 1 to about 15 nodes' },
    zero: { args: [[[1], [0]]], result: 1 },
    equal: {
      args: [
        [
          [1, 1],
          [0, 0],
        ],
      ],
      result: 1,
    },
    largest: { args: [upTo(12).map((node) => upTo(12).filter((other) => other !== node))], result: 11 },
    problem: { number: 847, args: [[[1], [0, 2], [1]]], result: 2 },
  },
}
