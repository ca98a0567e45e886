import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { edgesWith, graphOf, nodesWith, shelfBeside } from '#testing/proofs/read-graph.ts'
import { searchFrom } from '../numbered-graphs.ts'
import { breadthFirstSearch } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: searchFrom,
  size: 8,
  trace: ({ graph, start }) => breadthFirstSearch(graph, start),
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

function readDistance(note: string | undefined): number | undefined {
  return note === undefined ? undefined : Number(note.replace('dist ', ''))
}
