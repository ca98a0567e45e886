import { defineSearch } from '../graph-search.ts'
import { breadthFirstSearch } from './algorithm.ts'

export const demo = defineSearch({
  cycle: 'A-B, B-C, C-D, D-E, E-F, A-F',
  legend: [
    { role: 'default', means: 'not found' },
    { role: 'frontier', means: 'in the queue' },
    { role: 'active', means: 'current node' },
    { role: 'settled', means: 'has left the queue' },
    { role: 'visited', means: 'cannot be reached' },
    { role: 'result', means: 'answer' },
  ],
  trace: (input) => breadthFirstSearch(input.graph, input.start),
  subtitle: ({ start }) => `Distances from ${start}, neighbors in order of their names`,
})
