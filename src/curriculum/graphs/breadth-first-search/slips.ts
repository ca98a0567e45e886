import { graphOf } from '#algorithms/fields/graph.ts'
import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { breadthFirstSearch } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'newest-first',
    name: 'The newest node is taken first, as from a stack',
    input: { graph: graphOf('A-B, A-C, B-E, C-D, D-E'), start: 'A' },
    smallest: { graph: graphOf('A-B, A-C, B-E, C-D, D-E'), start: 'A' },
    wrong: ({ graph, start }) => breadthFirstSearch(graph, start, (queue) => queue.pop()),
    say: (distances: readonly number[]) => distances.join(', '),
    firstWrong: 4,
    lines: [
      {
        label: 'take',
        code: {
          python: 'node = queue.pop()',
          typescript: 'for (let node = queue.pop(); node !== undefined; node = queue.pop()) {',
          java: 'int node = queue.pollLast();',
          cpp: 'int node = waiting.back();',
        },
        why: 'The newest node is the one farthest from the start, so nodes no longer leave in the order of their distances.',
      },
    ],
    instead: {
      question: 'B and C were in the queue, B first. What should have happened here?',
      options: ['B leaves the queue', 'E joins the queue', 'The search ends'],
      answer: 'B leaves the queue',
      wrong: {
        'E joins the queue':
          'E is a neighbor of B, but B has not left the queue, so its neighbors are not looked at yet.',
        'The search ends':
          'The neighbors of B and C have not been looked at, so D and E would have no distance.',
      },
      positions: {
        'B leaves the queue': { kind: 'item', index: 0, in: 1 },
        'E joins the queue': { kind: 'node', id: 'E' },
      },
    },
    why: 'B had waited longer than C. With C, D and then E taken first, the path A, C, D, E gives E the distance 3. The path A, B, E is shorter: its distance is 2.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'mark',
    code: {
      python: 'distance[neighbor] = distance[start] + 1',
      typescript: 'distance[neighbor] = distance[start] + 1',
      java: 'distance[neighbor] = distance[start] + 1;',
      cpp: 'distance[neighbor] = distance[start] + 1;',
    },
    why: 'Every node would get the distance 1: a new node is one step farther than the node that found it.',
  },
  {
    label: 'found',
    code: {
      python: 'queue.append(node)',
      typescript: 'queue.push(node)',
      java: 'queue.add(node);',
      cpp: 'waiting.push(node);',
    },
    why: 'The new node never joins the queue, so its own neighbors are never looked at.',
  },
]
