import type { Graph } from '#algorithms/graph.ts'
import { lessonGraph, type SearchedGraph, searchFrom, startedGraphs } from '#testing/proofs/graph-inputs.ts'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { edgesWith, graphOf, nodesWith, shelfBeside } from '#testing/proofs/read-graph.ts'
import { breadthFirstSearch } from './algorithm.ts'

proveTrace<SearchedGraph, readonly number[]>(import.meta.dirname, {
  inputs: startedGraphs(),
  examples: [
    { name: 'the graph of the lesson', input: searchFrom(lessonGraph, 'A'), answer: [0, 1, 1, 2, 2, 3] },
    { name: 'a start in the middle', input: searchFrom(lessonGraph, 'E'), answer: [2, 1, 1, 2, 0, 1] },
    { name: 'two parts', input: searchFrom('A-B, B-C, D-E', 'B'), answer: [1, 0, 1, -1, -1] },
    { name: 'a cycle', input: searchFrom('A-B, B-C, C-D, D-E, A-E', 'A'), answer: [0, 1, 2, 2, 1] },
    { name: 'one node', input: searchFrom('A', 'A'), answer: [0] },
  ],
  trace: ({ graph, start }) => breadthFirstSearch(graph, start),
  bruteForce: ({ graph, start }) => relaxAll(graph, start),
  pictured: (last) => graphOf(last).nodes.map(({ note }) => readDistance(note) ?? -1),
  taken(_, next) {
    const [found] = edgesWith(next, 'active')
    if (found) return `${found.to} joins the queue`
    const [node] = nodesWith(next, 'active')
    return node ? `${node.id} leaves the queue` : 'The search ends'
  },
  /** A queued node is at most one edge farther away than the front, and never nearer. */
  invariant(step) {
    const { nodes } = graphOf(step)
    const waiting = shelfBeside(step).items.map((item) =>
      readDistance(nodes.find(({ id }) => id === item.id)?.note),
    )
    const isInOrder = waiting.every((distance, index) => index === 0 || distance! >= waiting[index - 1]!)
    if (!isInOrder || waiting.some((distance) => distance! > waiting[0]! + 1))
      throw new Error(`waiting: ${waiting}`)
  },
})

/** Lowers distances over all edges until nothing changes. */
function relaxAll({ nodes, edges }: Graph, start: string): readonly number[] {
  const min = new Map(nodes.map(({ id }) => [id, id === start ? 0 : Number.POSITIVE_INFINITY]))
  for (const _ of nodes) {
    for (const { from: one, to: other } of edges) {
      min.set(one, Math.min(min.get(one)!, min.get(other)! + 1))
      min.set(other, Math.min(min.get(other)!, min.get(one)! + 1))
    }
  }
  return nodes.map(({ id }) => (Number.isFinite(min.get(id)) ? min.get(id)! : -1))
}

function readDistance(note: string | undefined): number | undefined {
  return note === undefined ? undefined : Number(note.replace('dist ', ''))
}
