import { expect, test } from 'vitest'
import { collectSteps } from '#algorithms/collect-steps.ts'
import { graphOf } from '#algorithms/fields/graph.ts'
import type { Step } from '#algorithms/step.ts'
import { breadthFirstSearch } from '#curriculum/graphs/breadth-first-search/algorithm.ts'
import { depthFirstSearch } from '#curriculum/graphs/depth-first-search/algorithm.ts'
import { compareSearches } from './compare-searches.ts'
import { exampleGraphs, guideGraph, openExample } from './guide-graphs.ts'

const graphs = [
  guideGraph,
  ...exampleGraphs.map(({ text }) => openExample(text)),
  { graph: graphOf('A'), start: 'A' },
  { graph: graphOf('A-B, A-C, B-C, B-D, C-D, C-E, D-E, D-F, E-F, E-G, F-G, F-H'), start: 'H' },
  { graph: graphOf('A-B, C-D'), start: 'D' },
]

function visited({ scene }: Step): number {
  if (scene.kind !== 'graph') throw new Error('Both searches are drawn as graphs.')
  return scene.nodes.filter(({ order }) => order !== undefined).length
}

test('at every step both searches have visited equally many nodes', () => {
  for (const { graph, start } of graphs) {
    const { bfs, dfs } = compareSearches(graph, start)
    expect(dfs).toHaveLength(bfs.length)
    expect(dfs.map(visited)).toEqual(bfs.map(visited))
  }
})

test('waiting adds steps and removes none', () => {
  for (const { graph, start } of graphs) {
    const { bfs, dfs } = compareSearches(graph, start)
    const captions = (steps: readonly Step[]) =>
      steps
        .filter((step, index) => step !== steps[index - 1])
        .map(({ caption }) => `${caption.fact} ${caption.why}`)
    expect(captions(bfs)).toEqual(captions(collectSteps(breadthFirstSearch(graph, start)).steps))
    expect(captions(dfs)).toEqual(captions(collectSteps(depthFirstSearch(graph, start)).steps))
  }
})

test('the visits on the guide’s graph, with queue and stack after each', () => {
  const { visits } = compareSearches(guideGraph.graph, guideGraph.start)
  expect(visits.map(({ bfs }) => `${bfs.node}: ${bfs.pending.join(' ')}`)).toEqual([
    'A: B C',
    'B: C D E',
    'C: D E F',
    'D: E F',
    'E: F',
    'F: G',
    'G: ',
  ])
  expect(visits.map(({ dfs }) => `${dfs.node}: ${dfs.pending.join(' ')}`)).toEqual([
    'A: A',
    'B: A B',
    'D: A B D',
    'E: A B E',
    'F: A B E F',
    'C: A B E F C',
    'G: A B E F G',
  ])
})

test('DFS depths are shown beside BFS distances: C is near, but found late', () => {
  const { bfs, dfs } = compareSearches(guideGraph.graph, guideGraph.start)
  const noteOf = (step: Step | undefined, id: string) =>
    step?.scene.kind === 'graph' && step.scene.nodes.find((node) => node.id === id)?.note
  expect(noteOf(bfs.at(-1), 'C')).toBe('dist 1')
  expect(noteOf(dfs.at(-1), 'C')).toBe('depth 4')
  expect(noteOf(dfs[0], 'C')).toBeUndefined()
})
