import { isBetween } from '#algorithms/graph.ts'
import { decideAmong } from '#algorithms/moves.ts'
import type { Decision } from '#algorithms/step.ts'
import type { Entry, Relaxing, View } from './distances-scene.ts'

interface Asked {
  readonly decision?: Decision
}

/**
 * Asks for the next node to be settled. If it is the only one, or two are equally near, or the front of the queue is
 * outdated, the question is what happens to the front of the queue.
 *
 * @param node the node that was settled last, whose edges are in view.
 */
export function decideOnNext(view: View, node?: string): Asked {
  const { graph, queue, distances, settled } = view
  const [front, second] = queue
  if (!front) return {}
  const reached = [...distances.keys()].filter((id) => !settled.includes(id))
  const unreached = graph.nodes.flatMap(({ id }) => (distances.has(id) ? [] : [id]))
  const others = [...reached, ...unreached].filter((id) => id !== front.node).slice(0, 3)
  const isOutdated = settled.includes(front.node)
  if (isOutdated || front.distance === second?.distance || others.length === 0)
    return { decision: decideOnFront(view, front, isOutdated) }
  const moves = [front.node, ...others].toSorted().map((id) => ({
    option: id,
    wrong: id === front.node ? undefined : whyNotNext(view, front, id, node),
    position: { kind: 'node', id } as const,
  }))
  return { decision: decideAmong(moves, { question: 'Which node is settled next?', line: 'take' }) }
}

function whyNotNext({ graph, distances }: View, front: Entry, id: string, node: string | undefined): string {
  const distance = distances.get(id)
  if (distance === undefined)
    return `No path to ${id} is known yet: its distance is ∞, and it has no entry in the queue. The nearest node in the queue is ${front.node}, at ${front.distance}.`
  const edge = graph.edges.find((each) => node !== undefined && isBetween(each, node, id))
  return edge && edge.weight! < front.distance
    ? `The edge ${node}-${id} has only weight ${edge.weight}, but distances count from the start: ${id} is ${distance} away so far. ${front.node} is nearer, at ${front.distance}.`
    : `${id} is ${distance} away so far, and ${front.node} is only ${front.distance} away. Until ${front.node} is settled, a path via ${front.node} could still turn out to be shorter than ${distance}.`
}

function decideOnFront(view: View, { node, distance }: Entry, isOutdated: boolean): Decision {
  const whyDiscard = `${node} is already settled at ${view.distances.get(node)}. This entry is left over from a longer path, so ${distance} is not its distance.`
  const whySettle = `${node} is not settled yet, and no path to it that is shorter than ${distance} is known. Without this entry, its shortest path would be lost.`
  return decideAmong(
    [
      { option: `${node} is settled at ${distance}`, wrong: isOutdated ? whyDiscard : undefined },
      { option: 'The entry is discarded', wrong: isOutdated ? undefined : whySettle },
    ],
    { question: `The entry ${node} ${distance} leaves the queue next. What happens?`, line: 'take' },
  )
}

/** Asks for the new distance of a neighbor, unless both paths to it are equally long. */
export function decideOnUpdate({ distances }: View, relaxing: Relaxing): Asked {
  const { node, distance, neighbor, weight, reach } = relaxing
  const known = distances.get(neighbor)
  // From the start itself, the distance of a neighbor is the weight of its edge.
  if (reach === known || (known === undefined && distance === 0)) return {}
  const isNearer = known === undefined || reach < known
  const sum = `${distance} + ${weight} = ${reach}`
  const moves = [
    {
      option: `It becomes ${reach}`,
      wrong: isNearer
        ? undefined
        : `The path via ${node} has length ${sum}, but ${neighbor} can already be reached in ${known}. A longer path must not replace a shorter one.`,
    },
    {
      option: `It becomes ${weight}`,
      wrong: `${weight} is the weight of the edge ${node}-${neighbor} alone. A distance counts from the start, and ${node} is ${distance} away from it: ${sum}.`,
    },
    {
      option: `It stays ${known ?? '∞'}`,
      wrong: !isNearer
        ? undefined
        : known === undefined
          ? `The path via ${node} is the first one to ${neighbor}. It has length ${sum}, which is less than ∞.`
          : `The path via ${node} has length ${sum}, which is less than ${known}. The shorter path replaces the longer one.`,
    },
  ]
  const isWeightSame = weight === reach || weight === known
  return {
    decision: decideAmong(isWeightSame ? moves.filter((_, index) => index !== 1) : moves, {
      question: `The edge ${node}-${neighbor} has weight ${weight}. What happens to the distance of ${neighbor}?`,
      line: 'look',
    }),
  }
}
