import { graphOf } from '#algorithms/fields/graph.ts'
import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { sortTopologically } from './algorithm.ts'
import { demo } from './demo.ts'

const directed = (edges: string) => ({ graph: graphOf(edges, { isDirected: true }) })

export const slips = [
  defineSlip(demo, {
    id: 'one-still-open',
    name: 'A node joins the queue while one of its prerequisites is open',
    input: directed('A>B, A>C, C>B'),
    smallest: directed('A>C, B>C'),
    wrong: ({ graph }) => sortTopologically(graph, (needs) => needs <= 1),
    say: (order: readonly string[]) => (order.length === 0 ? 'an empty order' : order.join(', ')),
    firstWrong: 4,
    lines: [
      {
        label: 'look',
        code: {
          python: 'if needs[later] <= 1:',
          typescript: 'if (needs[later] <= 1) {',
          java: 'if (needs[later] <= 1) {',
          cpp: 'if (needs[later] <= 1) {',
        },
        why: 'A node may join the queue only when none of its prerequisites is open, which is when its count is 0.',
      },
    ],
    instead: {
      question: 'A is in the order, and B still needs 1. What should have happened here?',
      options: [
        'B waits, and C is next to need one less',
        'B is taken at once',
        'An empty order is returned',
      ],
      answer: 'B waits, and C is next to need one less',
      wrong: {
        'B is taken at once': 'C must come before B, and C is not in the order yet.',
        'An empty order is returned':
          'B can still be taken once C is in the order. Only when the queue is empty do missing nodes prove a cycle.',
      },
    },
    why: 'B needs both A and C, and only A is in the order. In the queue now, B comes out before C, and it joins a second time when C is taken.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'lower',
    code: {
      python: 'needs[node] -= 1',
      typescript: 'needs[node]--',
      java: 'needs[node]--;',
      cpp: 'needs[node]--;',
    },
    why: 'The node is in the order already. Its successor is the one that has a prerequisite less.',
  },
  {
    label: 'ready',
    code: {
      python: 'queue.append(node)',
      typescript: 'queue.push(node)',
      java: 'queue.add(node);',
      cpp: 'waiting.push(node);',
    },
    why: 'The node that was just taken would come into the order again, and its successor never would.',
  },
  {
    label: 'count',
    code: {
      python: 'needs[first] += 1',
      typescript: 'needs[first]++',
      java: 'needs[edge[0]]++;',
      cpp: 'needs[edge[0]]++;',
    },
    why: 'The edge leads from a prerequisite to what needs it, so it is the later node that needs one more.',
  },
]
