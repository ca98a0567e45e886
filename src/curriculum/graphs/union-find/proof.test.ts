import type { Graph } from '#algorithms/graph.ts'
import type { TreeScene } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'
import { graphFrom, graphs } from '#testing/proofs/graph-inputs.ts'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { edgesWith } from '#testing/proofs/read-graph.ts'
import { countGroups } from './algorithm.ts'

const lesson = 'A-B, C-E, D-F, B-D, E-F, A-C, B-E'

proveTrace<Graph, number>(import.meta.dirname, {
  inputs: graphs({ minNodes: 0 }),
  examples: [
    { name: 'the graph of the lesson', input: graphFrom(lesson), answer: 1 },
    { name: 'three parts', input: graphFrom('A-B, C-D, D-E, F'), answer: 3 },
    { name: 'a cycle', input: graphFrom('A-B, B-C, C-D, A-D'), answer: 1 },
    { name: 'no edges', input: graphFrom('A, B, C'), answer: 3 },
    { name: 'one node', input: graphFrom('A'), answer: 1 },
    { name: 'no nodes', input: graphFrom(''), answer: 0 },
  ],
  trace: countGroups,
  bruteForce: ({ nodes, edges }) =>
    new Set(
      spreadLeast(
        nodes.map(({ id }) => id),
        edges,
      ).values(),
    ).size,
  pictured: (last) => forestOf(last).nodes.filter(({ role }) => role === 'result').length,
  taken(decided, next) {
    const rootsBefore = forestOf(decided).nodes.filter(({ parent }) => parent === undefined)
    const linked = forestOf(next).nodes.find(
      ({ id, parent }) => parent !== undefined && rootsBefore.some((root) => root.id === id),
    )
    return linked ? `${linked.id} goes under ${linked.parent}` : 'Nothing: it is one group already'
  },
  /** A tree of the forest contains exactly the nodes that the edges so far have joined. */
  invariant(step) {
    const { nodes } = forestOf(step)
    const taken = [...edgesWith(step, 'traversed'), ...edgesWith(step, 'dropped')]
    const labels = spreadLeast(
      nodes.map(({ id }) => id),
      taken,
    )
    const rootOf = new Map<string, string>()
    for (const { id, parent } of nodes) rootOf.set(id, parent === undefined ? id : rootOf.get(parent)!)
    for (const { id } of nodes) {
      for (const { id: other } of nodes) {
        const isOneTree = rootOf.get(id) === rootOf.get(other)
        if (isOneTree !== (labels.get(id) === labels.get(other))) throw new Error(`${id} and ${other}`)
      }
    }
  },
})

function forestOf({ beside = [] }: Step): TreeScene {
  const forest = beside.find((scene) => scene.kind === 'tree')
  if (!forest) throw new Error('No forest beside it')
  return forest
}

/** Each node takes the least name among its neighbors until nothing changes: one name for each group. */
function spreadLeast(
  ids: readonly string[],
  edges: readonly { readonly from: string; readonly to: string }[],
): ReadonlyMap<string, string> {
  const min = new Map(ids.map((id) => [id, id]))
  for (const _ of ids) {
    for (const { from, to } of edges) {
      const name = [min.get(from)!, min.get(to)!].sort()[0]!
      min.set(from, name).set(to, name)
    }
  }
  return min
}
