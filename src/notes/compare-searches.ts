import { collectSteps } from '#algorithms/collect-steps.ts'
import type { Graph } from '#algorithms/graph.ts'
import type { Scene, ShelfScene } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'
import { breadthFirstSearch } from '#curriculum/graphs/breadth-first-search/algorithm.ts'
import { depthFirstSearch } from '#curriculum/graphs/depth-first-search/algorithm.ts'

/** Both searches on one graph, padded to the same length: at each index both have visited equally many nodes. */
export interface SearchComparison {
  readonly bfs: readonly Step[]
  readonly dfs: readonly Step[]
  /** One per reachable node, in visiting order. */
  readonly visits: readonly Visit[]
}

export interface Visit {
  readonly bfs: VisitOf
  readonly dfs: VisitOf
}

interface VisitOf {
  readonly node: string
  /** The queue from its front, or the stack from its bottom, after this visit. */
  readonly pending: readonly string[]
}

/** Makes both searches visit their n-th node at the same step. Whichever has less to do between two visits waits. */
export function compareSearches(graph: Graph, start: string): SearchComparison {
  const bfsParts = splitAtVisits(collectSteps(breadthFirstSearch(graph, start)).steps, 'take')
  const dfsParts = splitAtVisits(withDepths(collectSteps(depthFirstSearch(graph, start)).steps), 'enter')
  const lengths = bfsParts.map((part, index) => Math.max(part.length, dfsParts[index]?.length ?? 0))
  return {
    bfs: bfsParts.flatMap((part, index) => padWithLast(part, lengths[index] ?? 0)),
    dfs: dfsParts.flatMap((part, index) => padWithLast(part, lengths[index] ?? 0)),
    visits: bfsParts.slice(1, -1).flatMap((part, index) => {
      const bfs = part.at(-1)
      const dfs = dfsParts[index + 1]?.[0]
      return bfs && dfs ? [{ bfs: visitOf(bfs), dfs: visitOf(dfs) }] : []
    }),
  }
}

/** The steps before the first visit, those of each visit, and the last step with the answer. */
function splitAtVisits(steps: readonly Step[], visitLine: string): readonly (readonly Step[])[] {
  const parts: Step[][] = [[]]
  for (const step of steps) {
    if (step.line === visitLine || step.line === 'done') parts.push([])
    parts.at(-1)?.push(step)
  }
  return parts
}

function padWithLast(part: readonly Step[], length: number): readonly Step[] {
  return Array.from({ length }, (_, index) => part[Math.min(index, part.length - 1)]).filter(
    (step) => step !== undefined,
  )
}

/** Labels each node with the depth at which DFS reached it, to compare with its BFS distance. */
function withDepths(steps: readonly Step[]): readonly Step[] {
  const depths = new Map<string, number>()
  return steps.map((step) => {
    const stack = shelfOf(step)
    stack.items.forEach(({ id }, depth) => {
      if (!depths.has(id)) depths.set(id, depth)
    })
    const depthNow = new Map(depths)
    return {
      ...step,
      scene: withNotes(step.scene, (id) => depthNow.get(id)),
      beside: [{ ...stack, isHorizontal: true }],
    }
  })
}

function withNotes(scene: Scene, depthOf: (id: string) => number | undefined): Scene {
  if (scene.kind !== 'graph') return scene
  const nodes = scene.nodes.map((node) => {
    const depth = depthOf(node.id)
    return depth === undefined ? node : { ...node, note: `depth ${depth}` }
  })
  return { ...scene, nodes }
}

function visitOf(step: Step): VisitOf {
  const node = step.variables.find(({ name }) => name === 'node')?.value
  return { node: String(node), pending: shelfOf(step).items.map(({ id }) => id) }
}

function shelfOf({ beside }: Step): ShelfScene {
  const shelf = beside?.[0]
  if (shelf?.kind !== 'shelf') throw new Error('A search shows its queue or stack beside the graph.')
  return shelf
}
