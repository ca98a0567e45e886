import { graphOf } from '#algorithms/fields/graph.ts'
import type { Graph } from '#algorithms/graph.ts'
import { cutOff, defineSlip, type WrongLine } from '#algorithms/slip.ts'
import type { Trace } from '#algorithms/step.ts'
import { depthFirstSearch } from './algorithm.ts'
import { demo } from './demo.ts'

/** The calls never return, so the run is cut off. */
const shownSteps = 14

export const slips = [
  defineSlip(demo, {
    id: 'marked-on-return',
    name: 'A node is marked when its call returns, not when it is entered',
    input: { graph: graphOf('A-B, B-C, C-D, A-E'), start: 'D' },
    smallest: { graph: graphOf('A-B'), start: 'A' },
    wrong: ({ graph, start }) => markOnReturn(graph, start),
    say: (order) => (order ? order.join(', ') : 'the calls never return'),
    firstWrong: 8,
    lines: [
      {
        label: 'mark',
        code: { python: '', typescript: '', java: '', cpp: '' },
        why: 'A node must be marked as soon as it is entered, before any of its neighbors is looked at.',
      },
      {
        label: 'back',
        code: {
          python: 'visit(neighbor)\nseen.add(neighbor)',
          typescript: 'visit(neighbor)\nseen.add(neighbor)',
          java: 'visit(graph, neighbor, seen, order);\nseen[neighbor] = true;',
          cpp: 'visit(graph, neighbor, seen, order);\nseen[neighbor] = true;',
        },
        why: 'This mark comes too late: while the call runs, the node looks as if it had never been entered.',
      },
    ],
    instead: {
      question: 'A was entered from B. What should the search have done with B, the first neighbor of A?',
      options: ['Skip it: it is marked', 'Enter it again', 'End: a cycle is found'],
      answer: 'Skip it: it is marked',
      wrong: {
        'Enter it again':
          'B was entered before A and its call is still waiting, so a second visit adds nothing and never ends.',
        'End: a cycle is found':
          'The edge between A and B is the one that led to A. It is no cycle, and E has not been visited.',
      },
    },
    why: 'B is on the call stack, but it gets its mark only when its call returns. So A enters B, B enters A again, and no call ever returns.',
  }),
]

function markOnReturn(graph: Graph, start: string): Trace<readonly string[] | undefined> {
  const run = depthFirstSearch(
    graph,
    start,
    (node, { order, calls }) => order.includes(node) && !calls.includes(node),
  )
  return cutOff(run, shownSteps)
}

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'found',
    code: {
      python: 'if neighbor in seen:',
      typescript: 'if (seen.has(neighbor)) {',
      java: 'if (seen[neighbor]) {',
      cpp: 'if (seen[neighbor]) {',
    },
    why: 'Only nodes without a mark are new. With this condition, the search never leaves the start.',
  },
  {
    label: 'back',
    code: {
      python: 'visit(node)',
      typescript: 'visit(node)',
      java: 'visit(graph, node, seen, order);',
      cpp: 'visit(graph, node, seen, order);',
    },
    why: 'The call for the node calls itself on the same node again, so it never ends.',
  },
]
