import { graphOf } from '#algorithms/fields/graph.ts'
import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { shortestDistances } from './algorithm.ts'
import { demo } from './demo.ts'

const weighted = (edges: string) => ({ graph: graphOf(edges, { maxWeight: 99 }), start: 'A' })

export const slips = [
  defineSlip(demo, {
    id: 'final-when-reached',
    name: 'A distance is final when the node joins the queue',
    input: weighted('A-B:5, A-C:1, B-C:1, B-D:2'),
    smallest: weighted('A-B:1, A-C:0, B-C:0'),
    wrong: ({ graph, start }) =>
      shortestDistances(graph, start, (_, known) => known === Number.POSITIVE_INFINITY),
    say: (distances: readonly number[]) => distances.join(', '),
    firstWrong: 8,
    lines: [
      {
        label: 'check',
        code: {
          python: 'if distance[neighbor] == inf:',
          typescript: 'if (distance[neighbor] < Infinity) continue',
          java: 'if (distance[neighbor] == Integer.MAX_VALUE) {',
          cpp: 'if (distance[neighbor] == INT_MAX) {',
        },
        why: 'The first path to a node need not be its shortest: until it leaves the queue, a shorter one may replace it.',
      },
    ],
    instead: {
      question: 'Via C, B is 2 away, and 5 was known before. What should have happened here?',
      options: ['The distance of B becomes 2', 'The distance of B becomes 1', 'The distance of B stays 5'],
      answer: 'The distance of B becomes 2',
      wrong: {
        'The distance of B becomes 1':
          '1 is the weight of the edge B-C alone. A distance counts from A, and C is 1 away from it: 1 + 1 = 2.',
        'The distance of B stays 5':
          'B has not left the queue, so 5 is not final, and the path via C is shorter.',
      },
    },
    why: 'B joined the queue at 5, from A directly. The path via C has length 1 + 1 = 2, and it was ignored, so the distances of B and D are both 3 too large.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'look',
    code: {
      python: 'reach = cost',
      typescript: 'const reach = cost',
      java: 'int reach = edge[1];',
      cpp: 'int reach = cost;',
    },
    why: 'A distance counts from the start, so the distance of the node has to be added to the cost of the edge.',
  },
  {
    label: 'stale',
    code: {
      python: 'break',
      typescript: 'if (far > distance[node]) break',
      java: 'if (nearest.distance() > distance[node]) break;',
      cpp: 'if (far > distance[node]) break;',
    },
    why: 'An outdated entry is no reason to stop: nodes that are farther away may still be in the heap.',
  },
]
