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
import type { GraphScene, Role, ShelfScene } from '#algorithms/scene.ts'
import type { Decision, Step, Trace } from '#algorithms/step.ts'

/** Dijkstra (1959): of all nodes reached so far, the nearest is final, because every other path is already longer. */
export function* shortestDistances(graph: Graph, start: string): Trace<readonly number[]> {
  const distances = new Map([[start, 0]])
  const queue: Entry[] = [{ node: start, distance: 0 }]
  const settled: string[] = []
  const cameFrom = new Map<string, string>()
  const lookedAt: Edge[] = []
  const look = (): View => ({
    graph,
    distances: new Map(distances),
    queue: queue.toSorted((a, b) => a.distance - b.distance),
    settled: [...settled],
    cameFrom: new Map(cameFrom),
    lookedAt: [...lookedAt],
  })
  yield showStart(look(), start)

  while (queue.length > 0) {
    const nearest = takeNearest(queue)
    if (settled.includes(nearest.node)) {
      yield showOutdated(look(), nearest)
      continue
    }
    const { node, distance } = nearest
    settled.push(node)
    // Settled nodes are nearer than this one.
    const open = neighborsOf(node, graph).filter((id) => !settled.includes(id))
    yield showTaken(look(), nearest, open)
    for (const neighbor of open) {
      const isLast = neighbor === open.at(-1)
      const edge = graph.edges.find((each) => isBetween(each, node, neighbor))!
      const reach = distance + edge.weight!
      const relaxing: Relaxing = { node, distance, neighbor, weight: edge.weight!, reach }
      const isNearer = reach < (distances.get(neighbor) ?? Number.POSITIVE_INFINITY)
      yield showLooked(look(), relaxing, isLast && !isNearer)
      lookedAt.push(edge)
      if (!isNearer) continue
      distances.set(neighbor, reach)
      cameFrom.set(neighbor, node)
      queue.push({ node: neighbor, distance: reach })
      yield showUpdated(look(), relaxing, isLast)
    }
  }
  yield showEnd(look(), start)
  return graph.nodes.map(({ id }) => distances.get(id) ?? -1)
}

function takeNearest(queue: Entry[]): Entry {
  const min = Math.min(...queue.map(({ distance }) => distance))
  const [nearest] = queue.splice(
    queue.findIndex(({ distance }) => distance === min),
    1,
  )
  return nearest!
}

interface Entry {
  readonly node: string
  readonly distance: number
}

interface View {
  readonly graph: Graph
  /** The least that are known so far, of the nodes reached so far. */
  readonly distances: ReadonlyMap<string, number>
  /** The nearest first. A node that was reached again, and nearer, is there more than once. */
  readonly queue: readonly Entry[]
  readonly settled: readonly string[]
  /** The predecessor of each node on its shortest path so far. */
  readonly cameFrom: ReadonlyMap<string, string>
  readonly lookedAt: readonly Edge[]
}

/** A settled node, and a neighbor that may be reached via it. */
interface Relaxing {
  readonly node: string
  readonly distance: number
  readonly neighbor: string
  readonly weight: number
  readonly reach: number
}

function showStart(view: View, start: string): Step {
  return {
    ...show(view, {}),
    caption: {
      fact: `${start} is 0 away from itself.`,
      why: 'No other distance is known yet. The priority queue always returns the nearest node that has been reached.',
    },
    line: 'start',
    variables: variablesOf({}),
  }
}

function showTaken(view: View, { node, distance }: Entry, open: readonly string[]): Step {
  return {
    ...show(view, { node }),
    caption: {
      fact: `${node} is settled at ${distance}.`,
      why:
        view.settled.length === 1
          ? 'Nothing is nearer than the start.'
          : view.queue.length === 0
            ? 'It was the last entry in the queue.'
            : `Any other path to ${node} would pass through a node at least as far away, and weights are never negative.`,
    },
    line: 'take',
    variables: variablesOf({ node, distance }),
    ...(open.length === 0 && decide(view)),
  }
}

function showOutdated(view: View, { node, distance }: Entry): Step {
  return {
    ...show(view, {}),
    caption: {
      fact: `Discard ${node} at ${distance}.`,
      why: `A shorter path to ${node} was found later, and it is already settled at ${view.distances.get(node)}.`,
    },
    line: 'stale',
    variables: variablesOf({ node, distance }),
    ...decide(view),
  }
}

function showLooked(view: View, relaxing: Relaxing, isNextTaken: boolean): Step {
  const { node, distance, neighbor, weight, reach } = relaxing
  const known = view.distances.get(neighbor)
  return {
    ...show(view, { node, neighbor }),
    caption: {
      fact: `Via ${node}, ${neighbor} is ${distance} + ${weight} = ${reach} away.`,
      why:
        known === undefined
          ? `It is the first path to ${neighbor}, so it is the shortest so far.`
          : reach < known
            ? `That is less than ${known}, so the path via ${node} replaces the one known before.`
            : `A path of ${known} is already known, which is not longer, so nothing changes.`,
    },
    line: 'look',
    variables: variablesOf(relaxing),
    ...(isNextTaken && decide(view)),
  }
}

/** Asks for the next node to be settled, unless it is the only one, or two are equally near. */
function decide({ graph, queue, distances, settled }: View): { readonly decision?: Decision } {
  const [front, second] = queue
  // An outdated entry comes out first, and its step asks.
  if (!front || settled.includes(front.node) || front.distance === second?.distance) return {}
  const reached = [...distances.keys()].filter((id) => !settled.includes(id))
  const unreached = graph.nodes.flatMap(({ id }) => (distances.has(id) ? [] : [id]))
  const others = [...reached.filter((id) => id !== front.node), ...unreached]
  if (others.length === 0) return {}
  return {
    decision: {
      question: 'Which node is settled next?',
      options: [front.node, ...others.slice(0, 3)].toSorted(),
      answer: front.node,
      line: 'take',
    },
  }
}

function showUpdated(view: View, relaxing: Relaxing, isLast: boolean): Step {
  const { node, neighbor, reach } = relaxing
  const [front] = view.queue
  const isTwice = view.queue.filter((entry) => entry.node === neighbor).length > 1
  return {
    ...show(view, { node }),
    caption: {
      fact: `${neighbor} joins the queue at ${reach}.`,
      why: isTwice
        ? 'Its older entry is outdated now: it stays in the queue and is discarded when it comes out.'
        : front?.node === neighbor
          ? 'No entry in the queue is nearer so far.'
          : front && !view.settled.includes(front.node)
            ? `${front.node} is nearer, so a shorter path to ${neighbor} may still turn up.`
            : 'Its distance is final only when this entry leaves the queue.',
    },
    line: 'update',
    variables: variablesOf(relaxing),
    ...(isLast && decide(view)),
  }
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
      'The colored edges are a shortest path to every node.',
    ),
    line: 'done',
    variables: variablesOf({}),
  }
}

interface Focus {
  readonly node?: string
  readonly neighbor?: string
}

function show(view: View, { node, neighbor }: Focus) {
  const role = (id: string): Role => {
    if (id === node) return 'active'
    if (id === neighbor) return 'compare'
    if (view.settled.includes(id)) return 'settled'
    return view.distances.has(id) ? 'frontier' : 'default'
  }
  return { scene: draw(view, role, { node, neighbor }), beside: [drawQueue(view)] }
}

function draw(
  { graph, distances, cameFrom, lookedAt }: View,
  role: (id: string) => Role,
  { node, neighbor }: Partial<Record<keyof Focus, string | undefined>> = {},
): GraphScene {
  const lookOfNode = (id: string): NodeLook => ({ role: role(id), note: `dist ${distances.get(id) ?? '∞'}` })
  const lookOfEdge = (edge: Edge): EdgeLook => {
    if (node !== undefined && neighbor !== undefined && isBetween(edge, node, neighbor)) {
      return { role: 'active', from: node }
    }
    if (cameFrom.get(edge.to) === edge.from) return { role: 'traversed', from: edge.from }
    if (cameFrom.get(edge.from) === edge.to) return { role: 'traversed', from: edge.to }
    return { role: lookedAt.includes(edge) ? 'dropped' : 'default' }
  }
  return drawGraph(graph, lookOfNode, lookOfEdge)
}

function drawQueue({ queue, distances }: View): ShelfScene {
  return {
    kind: 'shelf',
    form: 'priority-queue',
    title: 'priority queue',
    items: queue.map(({ node, distance }) => ({
      id: `${node} ${distance}`,
      value: `${node} ${distance}`,
      role: distances.get(node) === distance ? 'frontier' : 'visited',
    })),
  }
}

function variablesOf({ node, distance, neighbor, reach }: Partial<Relaxing>): Step['variables'] {
  return [
    { name: 'node', ...(node !== undefined && { value: node }) },
    { name: 'far', ...(distance !== undefined && { value: distance }) },
    { name: 'neighbor', ...(neighbor !== undefined && { value: neighbor }) },
    { name: 'reach', ...(reach !== undefined && { value: reach }) },
  ]
}
