import type { Edge } from '#algorithms/graph.ts'
import { distancesCaption, type Graph, isBetween, neighborsOf } from '#algorithms/graph.ts'
import type { Step, Trace } from '#algorithms/step.ts'
import { decideOnNext, decideOnUpdate } from './decisions.ts'
import {
  draw,
  drawQueue,
  type Entry,
  type Relaxing,
  show,
  type View,
  variablesOf,
} from './distances-scene.ts'

/** Dijkstra (1959): of all nodes reached so far, the nearest is final, because every other path is already longer. */
export function* shortestDistances(
  graph: Graph,
  start: string,
  isBetter = (reach: number, known: number) => reach < known,
): Trace<readonly number[]> {
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
      const isNearer = isBetter(reach, distances.get(neighbor) ?? Number.POSITIVE_INFINITY)
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
    ...(open.length === 0 && decideOnNext(view, node)),
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
    ...decideOnNext(view),
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
    ...(isNextTaken ? decideOnNext(view, node) : decideOnUpdate(view, relaxing)),
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
    ...(isLast && decideOnNext(view, node)),
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
