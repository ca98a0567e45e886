import { type EdgeCases, steps, upTo } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  'shortest-path-and-mst': {
    empty: { reason: 'start must be a node' },
    zero: { args: [[[[1, 0]], []], 0], result: [0, 0] },
    equal: {
      args: [
        [
          [
            [1, 3],
            [1, 3],
          ],
          [],
        ],
        0,
      ],
      result: [0, 3],
    },
    largest: {
      args: [[...upTo(99).map((node) => [[node + 1, 100]]), []], 0],
      result: upTo(100).map((node) => node * 100),
    },
    problem: { reason: '743 lists edges and counts nodes from 1' },
  },
  'bellman-ford': {
    empty: { args: [2, [], 0, 1], result: [0, 1000000000] },
    zero: { args: [2, [[0, 1, 0]], 0, 0], result: [0, 1000000000] },
    equal: {
      args: [
        2,
        [
          [0, 1, 4],
          [0, 1, 4],
        ],
        0,
        1,
      ],
      result: [0, 4],
    },
    largest: {
      args: [101, steps([0, 1, -10_000], [1, 1, 0], 100), 0, 1_000_000_000],
      result: upTo(101).map((node) => (node === 0 ? 0 : node * -10_000)),
    },
    problem: { reason: '787 allows k stops, so k + 1 edges, and asks for one city' },
  },
  kruskal: {
    empty: { args: [1, []], result: 0 },
    zero: { args: [2, [[0, 1, 0]]], result: 0 },
    equal: {
      args: [
        2,
        [
          [0, 1, 5],
          [0, 1, 5],
        ],
      ],
      result: 5,
    },
    largest: { args: [1001, steps([0, 1, 1_000_000], [1, 1, 0], 1000)], result: 1_000_000_000 },
    problem: { reason: '1135 counts nodes from 1' },
  },
  prim: {
    empty: { precondition: 'There is at least one point' },
    zero: { args: [[[0, 0]]], result: 0 },
    equal: {
      args: [
        [
          [2, 2],
          [2, 2],
        ],
      ],
      result: 0,
    },
    largest: { args: [steps([-1_000_000, -1_000_000], [1, 1], 200)], result: 398 },
    problem: {
      number: 1584,
      args: [
        [
          [0, 0],
          [3, 1],
          [1, 1],
        ],
      ],
      result: 4,
    },
  },
  'floyd-warshall': {
    empty: { args: [0, []], result: [] },
    zero: {
      args: [2, [[0, 1, 0]]],
      result: [
        [0, 0],
        [-1, 0],
      ],
    },
    equal: {
      args: [
        2,
        [
          [0, 1, 3],
          [0, 1, 3],
        ],
      ],
      result: [
        [0, 3],
        [-1, 0],
      ],
    },
    largest: {
      args: [2, [[0, 1, 1_000_000_000]]],
      result: [
        [0, 1_000_000_000],
        [-1, 0],
      ],
    },
    problem: { reason: '1334 asks for the city with the fewest neighbors in reach' },
  },
}
