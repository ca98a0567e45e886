import type { GraphScene, Role, ShelfScene } from '../scene.ts'
import type { Decision, Step, Trace } from '../step.ts'
import {
  distancesCaption,
  drawGraph,
  type Edge,
  type EdgeLook,
  type Graph,
  isBetween,
  type NodeLook,
  neighborsOf,
} from './graph.ts'

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
    yield showTaken(look(), nearest)
    for (const neighbor of neighborsOf(node, graph)) {
      // What is settled is nearer than this node.
      if (settled.includes(neighbor)) continue
      const edge = graph.edges.find((each) => isBetween(each, node, neighbor))!
      const reach = distance + edge.weight!
      const relaxing: Relaxing = { node, distance, neighbor, weight: edge.weight!, reach }
      yield showLooked(look(), relaxing)
      lookedAt.push(edge)
      if (reach >= (distances.get(neighbor) ?? Number.POSITIVE_INFINITY)) continue
      distances.set(neighbor, reach)
      cameFrom.set(neighbor, node)
      queue.push({ node: neighbor, distance: reach })
      yield showUpdated(look(), relaxing)
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
      why: 'No other distance is known yet. The priority queue always gives the nearest of the nodes that were reached.',
    },
    line: 'start',
    variables: variablesOf({}),
  }
}

function showTaken(view: View, { node, distance }: Entry): Step {
  return {
    ...show(view, { node }),
    caption: {
      fact: `${node} is settled at ${distance}.`,
      why:
        view.settled.length === 1
          ? 'Nothing is nearer than the start. Now its neighbours can be reached.'
          : `Any other way to ${node} leads over a node that is at least as far away, and weights are never below 0.`,
    },
    line: 'take',
    variables: variablesOf({ node, distance }),
  }
}

function showOutdated(view: View, { node, distance }: Entry): Step {
  return {
    ...show(view, {}),
    caption: {
      fact: `Throw away ${node} at ${distance}.`,
      why: `${node} was reached more cheaply in the meantime, and is settled at ${view.distances.get(node)} already.`,
    },
    line: 'stale',
    variables: variablesOf({ node, distance }),
  }
}

function showLooked(view: View, relaxing: Relaxing): Step {
  const { node, distance, neighbor, weight, reach } = relaxing
  const known = view.distances.get(neighbor)
  const becomes = `It becomes ${reach}`
  const stays = `It stays ${known ?? '∞'}`
  const isNearer = known === undefined || reach < known
  const decision: Decision = {
    question: `${node} is ${distance} away, and the edge to ${neighbor} weighs ${weight}. What is the distance of ${neighbor} now?`,
    options: [becomes, stays],
    answer: isNearer ? becomes : stays,
    line: 'check',
  }
  return {
    ...show(view, { node, neighbor }),
    caption: {
      fact: `Over ${node}, ${neighbor} is ${distance} + ${weight} = ${reach} away.`,
      why:
        known === undefined
          ? `It is the first way to ${neighbor}, so it is the shortest so far.`
          : isNearer
            ? `That is less than ${known}, so the way over ${node} replaces the one known before.`
            : `A way of ${known} is known already, which is not longer, so nothing changes.`,
    },
    line: 'look',
    variables: variablesOf(relaxing),
    decision,
  }
}

function showUpdated(view: View, relaxing: Relaxing): Step {
  const { node, neighbor, reach } = relaxing
  const isTwice = view.queue.filter((entry) => entry.node === neighbor).length > 1
  return {
    ...show(view, { node }),
    caption: {
      fact: `${neighbor} joins the queue at ${reach}.`,
      why: isTwice
        ? 'What the queue held for it before is out of date: it stays there and is thrown away when it comes out.'
        : 'Its distance may still fall. It is final when no entry in the queue is nearer.',
    },
    line: 'update',
    variables: variablesOf(relaxing),
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
      'The coloured edges are a shortest way to every node.',
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
    { name: 'neighbour', ...(neighbor !== undefined && { value: neighbor }) },
    { name: 'reach', ...(reach !== undefined && { value: reach }) },
  ]
}
