import { type Cases, list, wholeNumber } from '#algorithms/cases.ts'
import { type NumberedEdge, randomGraph } from '../graph-inputs.ts'

type Points = readonly (readonly number[])[]

const unionFindRedundantEdge: Cases<readonly [n: number, edges: readonly NumberedEdge[]], readonly number[]> =
  {
    kind: 'function',
    name: {
      python: 'first_edge_closing_a_cycle',
      typescript: 'firstEdgeClosingACycle',
      java: 'firstEdgeClosingACycle',
      cpp: 'firstEdgeClosingACycle',
    },
    parameters: [
      { name: 'n', type: 'int' },
      { name: 'edges', type: 'int[][]' },
    ],
    returns: 'int[]',
    statement:
      'The `edges` of an undirected graph with `n` nodes, numbered from 0, come one after the other. Return the first whose ends are connected already, which thus closes a cycle; an empty array if there is none.',
    examples: [
      {
        name: 'a triangle',
        args: [
          4,
          [
            [0, 1],
            [1, 2],
            [0, 2],
            [2, 3],
          ],
        ],
        result: [0, 2],
      },
      {
        name: 'a cycle closed at the end',
        args: [
          5,
          [
            [0, 1],
            [2, 3],
            [1, 3],
            [3, 4],
            [4, 0],
          ],
        ],
        result: [4, 0],
      },
      {
        name: 'no cycle',
        args: [
          3,
          [
            [0, 1],
            [1, 2],
          ],
        ],
        result: [],
      },
      {
        name: 'the same edge twice',
        args: [
          2,
          [
            [0, 1],
            [1, 0],
          ],
        ],
        result: [1, 0],
      },
      { name: 'no edges', args: [1, []], result: [] },
    ],
    random(next, size) {
      const [n, edges] = randomGraph(next, size, { minNodes: 1 })
      return [n, edges]
    },
    reference(n, edges) {
      const closing = edges.find(([from, to], index) => {
        const reached = new Set([from])
        for (const node of reached)
          for (const [one, other] of edges.slice(0, index)) {
            if (one === node) reached.add(other)
            if (other === node) reached.add(one)
          }
        return n > 0 && reached.has(to)
      })
      return closing ? [closing[0], closing[1]] : []
    },
    isValid: ([n, edges]) =>
      n >= 1 && edges.every((edge) => edge.length === 2 && edge.every((node = -1) => node >= 0 && node < n)),
    *smaller([n, edges]) {
      for (let gone = n - 1; gone >= 0; gone--)
        yield [
          n - 1,
          edges
            .filter(([from, to]) => from !== gone && to !== gone)
            .map(([from, to]) => [from > gone ? from - 1 : from, to > gone ? to - 1 : to] as const),
        ]
    },
    growth: {
      kind: 'A path, closed by the last edge: a search before each edge takes n² / 2 steps.',
      order: 1,
      sizes: [1024, 4096, 16_384],
      input: (size) => [
        size,
        Array.from({ length: size }, (_, index) => [index, (index + 1) % size] as const),
      ],
    },
  }

const unionFindVirtualMembers: Cases<readonly [points: Points], number> = {
  kind: 'function',
  name: {
    python: 'most_points_removed',
    typescript: 'mostPointsRemoved',
    java: 'mostPointsRemoved',
    cpp: 'mostPointsRemoved',
  },
  parameters: [{ name: 'points', type: 'int[][]' }],
  returns: 'int',
  statement:
    'Each of the `points` is `[row, column]`, no two of them the same. A point may be removed while another one is left in its row or its column. Return the largest number of points that can be removed one after the other.',
  examples: [
    {
      name: 'two groups',
      args: [
        [
          [0, 0],
          [0, 2],
          [3, 2],
          [3, 5],
          [1, 1],
        ],
      ],
      result: 3,
    },
    {
      name: 'nothing in common',
      args: [
        [
          [1, 0],
          [0, 1],
        ],
      ],
      result: 0,
    },
    {
      name: 'a square',
      args: [
        [
          [0, 0],
          [0, 1],
          [1, 0],
          [1, 1],
        ],
      ],
      result: 3,
    },
    { name: 'one point', args: [[[7, 7]]], result: 0 },
    { name: 'no points', args: [[]], result: 0 },
  ],
  random: (next, size) => [
    [
      ...new Map(
        list(next, size, () => [wholeNumber(next, 0, 5), wholeNumber(next, 0, 5)]).map((point) => [
          String(point),
          point,
        ]),
      ).values(),
    ],
  ],
  /** All points but one of each group. */
  reference(points) {
    const left = new Set(points)
    let groups = 0
    for (const start of left) {
      groups++
      const group = new Set([start])
      for (const [row, column] of group)
        for (const other of left) if (other[0] === row || other[1] === column) group.add(other)
      for (const point of group) left.delete(point)
    }
    return points.length - groups
  },
  isValid: ([points]) =>
    points.every((point) => point.length === 2) && new Set(points.map(String)).size === points.length,
  growth: {
    kind: 'A staircase, each point in the row or column of the one before: comparing all pairs takes n² / 2 comparisons.',
    order: 1,
    sizes: [256, 1024, 4096],
    input: (size) => [Array.from({ length: size }, (_, index) => [index >> 1, (index + 1) >> 1])],
  },
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'union-find-redundant-edge': unionFindRedundantEdge,
  'union-find-virtual-members': unionFindVirtualMembers,
} satisfies Readonly<Record<string, Cases>>
