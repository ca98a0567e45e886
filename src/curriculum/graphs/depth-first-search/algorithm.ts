import {
  drawGraph,
  type Edge,
  type EdgeLook,
  type Graph,
  isBetween,
  type NodeLook,
  neighborsOf,
} from '#algorithms/graph.ts'
import type { GraphScene, ShelfScene } from '#algorithms/scene.ts'
import { drawCallStack } from '#algorithms/scenes/stack-and-queue-scenes.ts'
import type { Decision, Step, Trace } from '#algorithms/step.ts'

/** Follows one path to its end before it backtracks: the call stack is the path. */
export function* depthFirstSearch(graph: Graph, start: string): Trace<readonly string[]> {
  const order: string[] = []
  const calls: string[] = []
  const treeEdges: Edge[] = []
  const look = (): View => ({ graph, order: [...order], calls: [...calls], treeEdges: [...treeEdges] })

  function* visit(node: string): Generator<Step, void, void> {
    order.push(node)
    calls.push(node)
    yield showEntered(look(), node)
    for (const neighbor of neighborsOf(node, graph)) {
      if (order.includes(neighbor)) continue
      yield showFound(look(), node, neighbor)
      treeEdges.push({ from: node, to: neighbor })
      yield* visit(neighbor)
      yield showBack(look(), node, neighbor)
    }
    calls.pop()
  }

  yield showStart(look(), start)
  yield* visit(start)
  yield showEnd(look(), start)
  return order
}

interface View {
  readonly graph: Graph
  /** The visited nodes, in the order in which they were entered. */
  readonly order: readonly string[]
  /** The call stack, the current call last. */
  readonly calls: readonly string[]
  /** The edges that led to a new node. */
  readonly treeEdges: readonly Edge[]
}

function showStart(view: View, start: string): Step {
  return {
    ...show(view),
    caption: {
      fact: `Start the search at ${start}.`,
      why: 'It follows one path as deep as it goes before it turns back. The call stack remembers that path.',
    },
    line: 'start',
    variables: variablesOf(view),
  }
}

function showEntered(view: View, node: string): Step {
  return {
    ...show(view),
    caption: { fact: `Enter ${node}.`, why: explain(view, node) },
    line: 'enter',
    variables: variablesOf(view),
    ...decide(view, node),
  }
}

function showBack(view: View, node: string, from: string): Step {
  const { scene, beside } = show(view)
  return {
    scene: { ...scene, backtrack: { from, to: node } },
    beside,
    caption: { fact: `Back in ${node}.`, why: explain(view, node) },
    line: 'back',
    variables: variablesOf(view),
    ...decide(view, node),
  }
}

function explain(view: View, node: string): string {
  const next = findUnseen(view, node)
  if (next !== undefined) {
    const others = neighborsOf(node, view.graph).filter((id) => id !== next && !view.order.includes(id))
    return others.length === 0
      ? `${next} is its only unvisited neighbor, so the search goes deeper.`
      : `${next} is its first unvisited neighbor. Everything below ${next} is finished before ${node} looks at ${others.join(' and ')}.`
  }
  const none =
    neighborsOf(node, view.graph).length > 0 ? 'All its neighbors have been visited' : 'It has no neighbors'
  const caller = view.calls.at(-2)
  return caller === undefined
    ? `${none}, and no call is waiting: the search is over.`
    : `${none}, so this call returns and the call for ${caller} continues.`
}

function showFound(view: View, node: string, neighbor: string): Step {
  return {
    ...show(view, { from: node, to: neighbor }),
    caption: {
      fact: `${neighbor} has not been visited.`,
      why: `So visit calls itself on ${neighbor}. Until that call returns, ${node} stays on the call stack.`,
    },
    line: 'found',
    variables: variablesOf(view, neighbor),
  }
}

const end = 'Nowhere: the search is over'

function decide(view: View, node: string): { readonly decision?: Decision } {
  const { graph, order, calls } = view
  const next = findUnseen(view, node)
  const caller = calls.at(-2)
  const wrong = graph.nodes.flatMap(({ id }) => {
    const isNear = neighborsOf(id, graph).some(
      (near) => near === node || (calls.includes(near) && !order.includes(id)),
    )
    return isNear && id !== next && !calls.includes(id) ? [id] : []
  })
  const nextNodes = [...(next === undefined ? [] : [next]), ...wrong].slice(0, 2).toSorted()
  const options = [
    ...nextNodes.map((id) => `To ${id}`),
    ...(caller === undefined ? [] : [`Back to ${caller}`]),
    end,
  ]
  // With a single node there is no question.
  if (options.length < 2) return {}
  return {
    decision: {
      question: `The search is in ${node}. Where does it go next?`,
      options,
      answer: next !== undefined ? `To ${next}` : caller !== undefined ? `Back to ${caller}` : end,
      line: 'look',
    },
  }
}

function findUnseen({ graph, order }: View, node: string): string | undefined {
  return neighborsOf(node, graph).find((neighbor) => !order.includes(neighbor))
}

function showEnd(view: View, start: string): Step {
  const { graph, order } = view
  const missed = graph.nodes.flatMap(({ id }) => (order.includes(id) ? [] : [id]))
  return {
    scene: draw(view, (id) => (order.includes(id) ? 'result' : 'visited')),
    beside: [drawCalls(view)],
    caption: {
      fact: `Return ${order.join(', ')}.`,
      why:
        missed.length > 0
          ? `No path leads from ${start} to ${missed.join(', ')}: it would take a second start to visit ${missed.length === 1 ? 'it' : 'them'}.`
          : 'Every node was entered exactly once, because it was marked as soon as the search entered it.',
    },
    line: 'done',
    variables: variablesOf(view),
  }
}

function show(view: View, found?: Edge) {
  const { order, calls } = view
  const role = (id: string): NodeLook['role'] => {
    if (id === calls.at(-1)) return 'active'
    if (calls.includes(id)) return 'compare'
    if (id === found?.to) return 'frontier'
    return order.includes(id) ? 'settled' : 'default'
  }
  return { scene: draw(view, role, found), beside: [drawCalls(view)] }
}

function draw(
  { graph, order, treeEdges }: View,
  role: (id: string) => NodeLook['role'],
  found?: Edge,
): GraphScene {
  const lookOfNode = (id: string): NodeLook => {
    const visited = order.indexOf(id) + 1
    return { role: role(id), ...(visited > 0 && { order: visited }) }
  }
  const lookOfEdge = (edge: Edge): EdgeLook => {
    if (found && isBetween(edge, found.from, found.to)) return { role: 'active', from: found.from }
    const treeEdge = treeEdges.find(({ from, to }) => isBetween(edge, from, to))
    if (treeEdge) return { role: 'traversed', from: treeEdge.from }
    return { role: order.includes(edge.from) && order.includes(edge.to) ? 'dropped' : 'default' }
  }
  return drawGraph(graph, lookOfNode, lookOfEdge)
}

function drawCalls({ calls }: View): ShelfScene {
  return drawCallStack(calls.map((id) => ({ id, value: id })))
}

function variablesOf({ order, calls }: View, neighbor?: string): Step['variables'] {
  const node = calls.at(-1)
  return [
    { name: 'node', ...(node !== undefined && { value: node }) },
    { name: 'neighbor', ...(neighbor !== undefined && { value: neighbor }) },
    { name: 'depth', value: calls.length },
    { name: 'seen', value: order.length },
  ]
}
