import {
  distancesCaption,
  drawGraph,
  type Edge,
  type EdgeLook,
  type Graph,
  isBetween,
  type NodeLook,
  neighborsOf,
} from '#algorithms/graph.ts'
import { decideAmong, type Move } from '#algorithms/moves.ts'
import type { GraphScene, Role, ShelfScene } from '#algorithms/scene.ts'
import { drawWaitingQueue } from '#algorithms/scenes/stack-and-queue-scenes.ts'
import type { Decision, Step, Trace } from '#algorithms/step.ts'

/** Spreads over the graph like a ring on water: a node is found from the nearest side, so its first distance is the least. */
export function* breadthFirstSearch(
  graph: Graph,
  start: string,
  take = (queue: string[]) => queue.shift(),
): Trace<readonly number[]> {
  const distances = new Map([[start, 0]])
  const queue = [start]
  const taken: string[] = []
  const treeEdges: Edge[] = []
  const look = (): View => ({
    graph,
    distances: new Map(distances),
    queue: [...queue],
    taken: [...taken],
    treeEdges: [...treeEdges],
  })
  yield showStart(look(), start)

  for (let node = take(queue); node !== undefined; node = take(queue)) {
    taken.push(node)
    yield showTaken(look(), node)
    for (const neighbor of neighborsOf(node, graph)) {
      if (distances.has(neighbor)) continue
      distances.set(neighbor, distances.get(node)! + 1)
      queue.push(neighbor)
      treeEdges.push({ from: node, to: neighbor })
      yield showFound(look(), node, neighbor)
    }
  }
  yield showEnd(look(), start)
  return graph.nodes.map(({ id }) => distances.get(id) ?? -1)
}

interface View {
  readonly graph: Graph
  /** Of the nodes that are found. */
  readonly distances: ReadonlyMap<string, number>
  /** The front first. */
  readonly queue: readonly string[]
  /** Nodes that have left the queue, the present one last. */
  readonly taken: readonly string[]
  /** The edges that led to a new node. */
  readonly treeEdges: readonly Edge[]
}

function showStart(view: View, start: string): Step {
  return {
    scene: draw(view, roleAtWork(view)),
    beside: [drawQueue(view)],
    caption: {
      fact: `Put ${start} into the queue, at distance 0.`,
      why: 'A queue is first in, first out, so all nodes one edge away leave it before any node that is two edges away.',
    },
    line: 'start',
    variables: variablesOf(view),
  }
}

function showTaken(view: View, node: string): Step {
  return {
    scene: draw(view, roleAtWork(view, node)),
    beside: [drawQueue(view)],
    caption: {
      fact: `${node} leaves the queue, at distance ${view.distances.get(node)}.`,
      why: explain(
        view,
        node,
        `Its neighbor ${findNew(view, node)} has no distance yet. No shorter path to it can exist, or an earlier node would have found it.`,
      ),
    },
    line: 'take',
    variables: variablesOf(view, node),
    ...decide(view, node),
  }
}

function showFound(view: View, node: string, neighbor: string): Step {
  return {
    scene: draw(view, roleAtWork(view, node), { from: node, to: neighbor }),
    beside: [drawQueue(view)],
    caption: {
      fact: `${neighbor} joins the queue, at distance ${view.distances.get(neighbor)}.`,
      why: explain(
        view,
        node,
        `It is marked now, so no other node can add it again. ${findNew(view, node)} is the next neighbor of ${node} without a distance.`,
      ),
    },
    line: 'found',
    variables: variablesOf(view, node, neighbor),
    ...decide(view, node),
  }
}

/** `onward` is the caption if the node still has an unvisited neighbor. */
function explain(view: View, node: string, onward: string): string {
  if (findNew(view, node) !== undefined) return onward
  const [front] = view.queue
  return front === undefined
    ? `${node} has no unvisited neighbor and the queue is empty: every node that can be reached has its distance.`
    : `${node} has no unvisited neighbor left. ${front} has waited longest, so it is next.`
}

/** With a single node there is no question. */
function decide(view: View, node: string): { readonly decision?: Decision } {
  const moves = [...listJoins(view, node), ...listLeaves(view, node), endMove(view, node)].slice(0, 4)
  if (moves.length < 2) return {}
  return {
    decision: decideAmong(moves, {
      question: `${node} is the current node. What happens next?`,
      line: 'look',
    }),
  }
}

function listJoins(view: View, node: string): readonly Move[] {
  const next = findNew(view, node)
  const others = neighborsOf(node, view.graph).filter((id) => id !== next)
  const joining = next === undefined ? others.slice(0, 1) : [next, ...others.slice(0, 1)]
  return joining.toSorted().map((id) => ({
    option: `${id} joins the queue`,
    wrong: id === next ? undefined : whyNotJoin(view, id, next),
    position: { kind: 'node', id },
  }))
}

function whyNotJoin({ distances, taken }: View, id: string, next: string | undefined): string {
  const distance = distances.get(id)
  if (distance === undefined)
    return `${id} has no distance yet, but neither has ${next}. Neighbors are looked at in order of their names, so ${next} joins before ${id}.`
  return taken.includes(id)
    ? `${id} has its distance, ${distance}, and has left the queue already. If it joined again, its neighbors would be searched a second time.`
    : `${id} was marked with distance ${distance} when it joined the queue, and it is still there. If it joined again, the queue would contain it twice.`
}

function listLeaves(view: View, node: string): readonly Move[] {
  const next = findNew(view, node)
  const last = view.queue.length - 1
  const ends = last < 0 ? [] : last === 0 ? [0] : [0, last]
  return ends.map((index) => ({
    option: `${view.queue[index]} leaves the queue`,
    wrong: next === undefined && index === 0 ? undefined : whyNotLeave(view, node, index),
    position: { kind: 'item', index, in: 1 },
  }))
}

function whyNotLeave(view: View, node: string, index: number): string {
  const next = findNew(view, node)
  const [id, front] = [view.queue[index]!, view.queue[0]!]
  if (next !== undefined)
    return `${node} is not finished: its neighbor ${next} has no distance yet. If ${id} left the queue now, ${node} would never add ${next}.`
  return `${id} joined the queue last. ${front}, at distance ${view.distances.get(front)}, has waited longer. Taking the newest node first is what a stack does, and then a distance can come out too large.`
}

function endMove(view: View, node: string): Move {
  const next = findNew(view, node)
  const { length } = view.queue
  const [front] = view.queue
  const distance = view.distances.get(node)! + 1
  const isOver = next === undefined && front === undefined
  const waiting =
    length === 1
      ? `${front} is still in the queue. Its neighbors have`
      : `${length} nodes are still in the queue. Their neighbors have`
  const why =
    next === undefined
      ? `${waiting} not been looked at yet, and the search is over only when the queue is empty.`
      : `${next} is a neighbor of ${node} and has no distance yet. It still has to join the queue, at distance ${distance}.`
  return { option: 'The search ends', wrong: isOver ? undefined : why }
}

function findNew({ graph, distances }: View, node: string): string | undefined {
  return neighborsOf(node, graph).find((neighbor) => !distances.has(neighbor))
}

function showEnd(view: View, start: string): Step {
  const { graph, distances } = view
  return {
    scene: draw(view, (id) => (distances.has(id) ? 'result' : 'visited')),
    beside: [drawQueue(view)],
    caption: distancesCaption(
      graph,
      distances,
      start,
      'The colored edges are a shortest path to every node, counted in edges.',
    ),
    line: 'done',
    variables: variablesOf(view),
  }
}

function roleAtWork({ queue, distances }: View, node?: string): (id: string) => Role {
  return (id) => {
    if (id === node) return 'active'
    if (queue.includes(id)) return 'frontier'
    return distances.has(id) ? 'settled' : 'default'
  }
}

function draw(
  { graph, distances, taken, treeEdges }: View,
  role: (id: string) => Role,
  found?: Edge,
): GraphScene {
  const lookOfNode = (id: string): NodeLook => {
    const order = taken.indexOf(id) + 1
    const distance = distances.get(id)
    return {
      role: role(id),
      ...(order > 0 && { order }),
      ...(distance !== undefined && { note: `dist ${distance}` }),
    }
  }
  const lookOfEdge = (edge: Edge): EdgeLook => {
    if (found && isBetween(edge, found.from, found.to)) return { role: 'active', from: found.from }
    const treeEdge = treeEdges.find(({ from, to }) => isBetween(edge, from, to))
    if (treeEdge) return { role: 'traversed', from: treeEdge.from }
    const isLookedAt = taken.includes(edge.from) || taken.includes(edge.to)
    return { role: isLookedAt && distances.has(edge.from) && distances.has(edge.to) ? 'dropped' : 'default' }
  }
  return drawGraph(graph, lookOfNode, lookOfEdge)
}

function drawQueue({ queue }: View): ShelfScene {
  return drawWaitingQueue(queue.map((id) => ({ id, value: id })))
}

function variablesOf({ distances, queue }: View, node?: string, neighbor?: string): Step['variables'] {
  const distance = node === undefined ? undefined : distances.get(node)
  return [
    { name: 'node', ...(node !== undefined && { value: node }) },
    { name: 'distance', ...(distance !== undefined && { value: distance }) },
    { name: 'neighbor', ...(neighbor !== undefined && { value: neighbor }) },
    { name: 'waiting', value: queue.length },
  ]
}
