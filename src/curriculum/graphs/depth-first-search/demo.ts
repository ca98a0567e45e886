import { defineSearch } from '../graph-search.ts'
import { depthFirstSearch } from './algorithm.ts'

export const demo = defineSearch({
  cycle: 'A-B, B-C, C-D, D-E, A-E',
  legend: [
    { role: 'default', means: 'not visited' },
    { role: 'frontier', means: 'entered next' },
    { role: 'active', means: 'current node' },
    { role: 'compare', means: 'on the call stack' },
    { role: 'settled', means: 'finished' },
    { role: 'visited', means: 'cannot be reached' },
    { role: 'result', means: 'answer' },
  ],
  trace: (input) => depthFirstSearch(input.graph, input.start),
  subtitle: ({ start }) => `Depth-first search from ${start}, neighbors in order of their names`,
})
