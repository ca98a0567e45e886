import { graphOf } from '#algorithms/fields/graph.ts'
import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { countGroups } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'ends-linked',
    name: 'The ends of the edge are linked, not their roots',
    input: { graph: graphOf('A-C, B-C, A-B, C-D') },
    smallest: { graph: graphOf('A-C, B-C, A-B') },
    wrong: ({ graph }) => countGroups(graph, ({ from, to }) => ({ large: from, small: to })),
    say: String,
    firstWrong: 4,
    lines: [
      {
        label: 'join',
        code: {
          python: 'parent[second] = first',
          typescript: 'parent[second] = first',
          java: 'parent[edge[1]] = edge[0];',
          cpp: 'parent[edge[1]] = edge[0];',
        },
        why: 'If the second end is not a root, it leaves its group, and the rest of that group stays behind.',
      },
    ],
    instead: {
      question: 'B is a root, and C leads up to A. What should have happened here?',
      options: ['B goes under A', 'A goes under B', 'Nothing: it is one group already'],
      answer: 'B goes under A',
      wrong: {
        'A goes under B':
          'The group of A has two nodes and that of B only one. The smaller group goes under the larger one.',
        'Nothing: it is one group already':
          'B and C have different roots, so they are in two groups, and this edge joins them.',
      },
      positions: {
        'B goes under A': { kind: 'node', id: 'B', in: 1 },
        'A goes under B': { kind: 'node', id: 'A', in: 1 },
      },
    },
    why: 'C was under A. Now it is under B, so A stands alone although the edges A-C and B-C connect all three. The edge A-B then counts as joining two groups.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'find',
    code: {
      python: 'b = find(first)',
      typescript: 'let b = find(first)',
      java: 'int b = find(parent, edge[0]);',
      cpp: 'int b = find(parent, edge[0]);',
    },
    why: 'Both roots would be those of the first end, so no edge would ever join two groups.',
  },
  {
    label: 'start',
    code: {
      python: 'parent = [0] * n',
      typescript: 'const parent: number[] = Array(n).fill(0)',
      java: 'parent[node] = 0;',
      cpp: 'fill(parent.begin(), parent.end(), 0);',
    },
    why: 'With node 0 as the parent of every node, all edges seem to be inside one group, so the answer stays `n`.',
  },
]
