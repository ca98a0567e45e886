import { depthFirstSearch } from '#algorithms/graphs/depth-first-search.ts'
import { defineSearch } from '../../graph-search.ts'

export const demo = defineSearch({
  cycle: 'A-B, B-C, C-D, D-E, A-E',
  legend: [
    { role: 'default', means: 'not seen' },
    { role: 'frontier', means: 'found, entered next' },
    { role: 'active', means: 'the search is here' },
    { role: 'compare', means: 'on the call stack' },
    { role: 'settled', means: 'done' },
    { role: 'visited', means: 'cannot be reached' },
    { role: 'result', means: 'answer' },
  ],
  trace: (input) => depthFirstSearch(input.graph, input.start),
  subtitle: ({ start }) => `Depth-first search from ${start}, neighbours in order of their names`,
})
