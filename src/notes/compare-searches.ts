import { collectSteps } from '#algorithms/collect-steps.ts'
import { breadthFirstSearch } from '#algorithms/graphs/breadth-first-search.ts'
import { depthFirstSearch } from '#algorithms/graphs/depth-first-search.ts'
import type { Graph } from '#algorithms/graphs/graph.ts'
import type { Scene, ShelfScene } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'

/** Both searches on one graph, made equally long: at each place of the two lists both have visited as many nodes. */
export interface SearchComparison {
  readonly bfs: readonly Step[]
  readonly dfs: readonly Step[]
  /** One for each node that can be reached, in the order of the visits. */
  readonly visits: readonly Visit[]
}

export interface Visit {
  readonly bfs: VisitOf
  readonly dfs: VisitOf
}

interface VisitOf {
  readonly node: string
  /** What it holds once the search has done with this visit: the queue from its front, the stack from its bottom. */
  readonly holds: readonly string[]
}

/**
 * Lets both searches visit their first node together, their second, and so on. Between two visits one has more to do
 * than the other: the other waits.
 */
export function compareSearches(graph: Graph, start: string): SearchComparison {
  const bfsParts = splitAtVisits(collectSteps(breadthFirstSearch(graph, start)).steps, 'take')
  const dfsParts = splitAtVisits(withDepths(collectSteps(depthFirstSearch(graph, start)).steps), 'enter')
  const lengths = bfsParts.map((part, index) => Math.max(part.length, dfsParts[index]?.length ?? 0))
  return {
    bfs: bfsParts.flatMap((part, index) => stretch(part, lengths[index] ?? 0)),
    dfs: dfsParts.flatMap((part, index) => stretch(part, lengths[index] ?? 0)),
    visits: bfsParts.slice(1, -1).flatMap((part, index) => {
      const bfs = part.at(-1)
      const dfs = dfsParts[index + 1]?.[0]
      return bfs && dfs ? [{ bfs: visitOf(bfs), dfs: visitOf(dfs) }] : []
    }),
  }
}

/** The steps before the first visit, those of each visit, and the last step, which gives the answer. */
function splitAtVisits(steps: readonly Step[], visitLine: string): readonly (readonly Step[])[] {
  const parts: Step[][] = [[]]
  for (const step of steps) {
    if (step.line === visitLine || step.line === 'done') parts.push([])
    parts.at(-1)?.push(step)
  }
  return parts
}

function stretch(part: readonly Step[], length: number): readonly Step[] {
  return Array.from({ length }, (_, index) => part[Math.min(index, part.length - 1)]).filter(
    (step) => step !== undefined,
  )
}

/** Beside each node how deep the search was when it came there, to hold against the distance that BFS gives it. */
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
      beside: [{ ...stack, isLying: true }],
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
  return { node: String(node), holds: shelfOf(step).items.map(({ id }) => id) }
}

function shelfOf({ beside }: Step): ShelfScene {
  const shelf = beside?.[0]
  if (shelf?.kind !== 'shelf') throw new Error('A search keeps its queue or its stack beside the graph.')
  return shelf
}
