import type { TreeScene } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { edgesWith } from '#testing/proofs/read-graph.ts'
import { graphFrom, numberOf } from '../numbered-graphs.ts'
import { countGroups } from './algorithm.ts'
import { cases, spreadLeast } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([n, edges]) => graphFrom(n, edges),
  size: 8,
  trace: countGroups,
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
      nodes.length,
      taken.map(({ from, to }) => [numberOf(from), numberOf(to)]),
    )
    const rootOf = new Map<string, string>()
    for (const { id, parent } of nodes) rootOf.set(id, parent === undefined ? id : rootOf.get(parent)!)
    for (const { id } of nodes) {
      for (const { id: other } of nodes) {
        const isOneTree = rootOf.get(id) === rootOf.get(other)
        if (isOneTree !== (labels[numberOf(id)] === labels[numberOf(other)]))
          throw new Error(`${id} and ${other}`)
      }
    }
  },
})

function forestOf({ beside = [] }: Step): TreeScene {
  const forest = beside.find((scene) => scene.kind === 'tree')
  if (!forest) throw new Error('No forest beside it')
  return forest
}
