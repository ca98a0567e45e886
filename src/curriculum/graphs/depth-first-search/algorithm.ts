import { joinWords } from '#algorithms/format-text.ts'
import {
  drawGraph,
  type Edge,
  type EdgeLook,
  type Graph,
  isBetween,
  type NodeLook,
  neighborsOf,
} from '#algorithms/graph.ts'
import { decideAmong, type Move } from '#algorithms/moves.ts'
import type { GraphScene, ShelfScene } from '#algorithms/scene.ts'
import { drawCallStack } from '#algorithms/scenes/stack-and-queue-scenes.ts'
import type { Decision, Step, Trace } from '#algorithms/step.ts'

/** Follows one path to its end before it backtracks: the call stack is the path. */
export function* depthFirstSearch(
  graph: Graph,
  start: string,
  isMarked = (node: string, { order }: Visits) => order.includes(node),
): Trace<readonly string[]> {
  const order: string[] = []
  const calls: string[] = []
  const treeEdges: Edge[] = []
  const look = (): View => ({ graph, order: [...order], calls: [...calls], treeEdges: [...treeEdges] })

  function* visit(node: string): Generator<Step, void, void> {
    order.push(node)
    calls.push(node)
    yield showEntered(look(), node)
    for (const neighbor of neighborsOf(node, graph)) {
      if (isMarked(neighbor, { order, calls })) continue
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

interface Visits {
  /** The visited nodes, in the order in which they were entered. */
  readonly order: readonly string[]
  /** The call stack, the current call last. */
  readonly calls: readonly string[]
}

interface View extends Visits {
  readonly graph: Graph
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
      fact: `${neighbor} ${view.order.includes(neighbor) ? 'is not marked' : 'has not been visited'}.`,
      why: `So visit calls itself on ${neighbor}. Until that call returns, ${node} stays on the call stack.`,
    },
    line: 'found',
    variables: variablesOf(view, neighbor),
  }
}

/** With a single node there is no question. */
function decide(view: View, node: string): { readonly decision?: Decision } {
  const moves = [...listEntries(view, node), ...listReturns(view, node), endMove(view, node)]
  if (moves.length < 2) return {}
  return {
    decision: decideAmong(moves, {
      question: `The search is in ${node}. Where does it go next?`,
      line: 'look',
    }),
  }
}

function listEntries(view: View, node: string): readonly Move[] {
  const { graph, order, calls } = view
  const next = findUnseen(view, node)
  const others = graph.nodes.flatMap(({ id }) => {
    const isNear = neighborsOf(id, graph).some(
      (near) => near === node || (calls.includes(near) && !order.includes(id)),
    )
    return isNear && id !== next && !calls.includes(id) ? [id] : []
  })
  const entries = [...(next === undefined ? [] : [next]), ...others].slice(0, 2).toSorted()
  return entries.map((id) => ({
    option: `To ${id}`,
    wrong: id === next ? undefined : whyNotEnter(view, node, id),
    position: { kind: 'node', id },
  }))
}

function whyNotEnter(view: View, node: string, id: string): string {
  const { graph, order, calls } = view
  const near = neighborsOf(id, graph)
  const visited = order.indexOf(id) + 1
  if (visited > 0)
    return `${id} was entered as number ${visited}, and its call has returned. The edge from ${node} leads to a visited node, so the search does not follow it.`
  if (near.includes(node)) {
    const next = findUnseen(view, node)
    return `${id} is an unvisited neighbor of ${node}, but so is ${next}. Neighbors are entered in order of their names, so ${next} comes before ${id}.`
  }
  const caller = calls.findLast((call) => near.includes(call))
  return `No edge joins ${node} and ${id}. ${id} is a neighbor of ${caller}, whose call is waiting: the search finishes ${node} before it looks at another neighbor of ${caller}.`
}

function listReturns(view: View, node: string): readonly Move[] {
  const caller = view.calls.at(-2)
  if (caller === undefined) return []
  const next = findUnseen(view, node)
  const why = `${node} still has the unvisited neighbor ${next}. If the call for ${node} returned now, ${node} would never look at ${next} again, and nodes could be missed.`
  return [
    {
      option: `Back to ${caller}`,
      wrong: next === undefined ? undefined : why,
      position: { kind: 'node', id: caller },
    },
  ]
}

function endMove(view: View, node: string): Move {
  const next = findUnseen(view, node)
  const waiting = view.calls.slice(0, -1)
  const isOver = next === undefined && waiting.length === 0
  const why =
    next === undefined
      ? `${node} is finished, but ${waiting.length === 1 ? `the call for ${waiting[0]} is` : `the calls for ${joinWords(waiting)} are`} still waiting. The search is over only when the call for ${waiting[0]} has returned.`
      : `The call for ${node} is not finished: its neighbor ${next} has not been visited, and an edge leads there.`
  return { option: 'Nowhere: the search is over', wrong: isOver ? undefined : why }
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
  const isFirst = (id: string, depth: number) => calls.indexOf(id) === depth
  return drawCallStack(
    calls.map((id, depth) => ({ id: isFirst(id, depth) ? id : `${id}${depth}`, value: id })),
  )
}

function variablesOf({ order, calls }: View, neighbor?: string): Step['variables'] {
  const node = calls.at(-1)
  return [
    { name: 'node', ...(node !== undefined && { value: node }) },
    { name: 'neighbor', ...(neighbor !== undefined && { value: neighbor }) },
    { name: 'depth', value: calls.length },
    { name: 'entered', value: order.length },
  ]
}
