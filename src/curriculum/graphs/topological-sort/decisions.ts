import { joinWords } from '#algorithms/format-text.ts'
import type { Edge } from '#algorithms/graph.ts'
import { decideAmong } from '#algorithms/moves.ts'
import type { Decision } from '#algorithms/step.ts'
import { findLeft, type View } from './order-scene.ts'

export function decideOnLowered(view: View, { from: node, to: later }: Edge): Decision {
  const open = findOpen(view, later)
  const isReady = open.length === 0
  return decideAmong(
    [
      {
        option: 'It joins the queue',
        wrong: isReady ? undefined : whyNotJoin(view, later),
        position: { kind: 'node', id: later },
      },
      {
        option: 'It still has to wait',
        wrong: isReady
          ? `${node} was the last open prerequisite of ${later}, which needs 0 now. A node joins when its count reaches 0, so ${later} would never get another chance.`
          : undefined,
      },
    ],
    {
      question: `${node} is in the order now. What happens to its successor ${later}?`,
      line: 'look',
    },
  )
}

function whyNotJoin(view: View, later: string): string {
  const open = findOpen(view, later)
  const still = `${later} still needs ${open.length}: ${joinWords(open)} ${open.length === 1 ? 'is' : 'are'} not in the order yet.`
  const notQueued = open.filter((id) => !view.queue.includes(id))
  return notQueued.length > 0
    ? `${still} In the queue now, ${later} would come out before ${joinWords(notQueued)}.`
    : `${still} It joins when its count reaches 0, so joining now as well would put it into the order twice.`
}

/** Asks for the next node in the order, unless all the nodes left are in the queue: they may come in any order. */
export function decideOnNext(view: View): { readonly decision?: Decision } {
  const { queue, needs } = view
  const [front] = queue
  const waiting = findLeft(view)
    .filter((id) => !queue.includes(id))
    .toSorted((one, other) => needs.get(one)! - needs.get(other)!)
    .slice(0, 2)
  if (waiting.length === 0) return {}
  const ids = [...(front === undefined ? [] : [front]), ...waiting].toSorted()
  const moves = ids.map((id) => ({
    option: id,
    wrong: id === front ? undefined : whyNotNext(view, id),
    position: { kind: 'node', id } as const,
  }))
  const none = {
    option: 'None: the queue is empty',
    wrong:
      front === undefined
        ? undefined
        : `The queue is not empty: ${front} is at its front, and ${front} has no open prerequisite.`,
  }
  return { decision: decideAmong([...moves, none], { question: 'Which node is taken next?', line: 'take' }) }
}

function whyNotNext(view: View, id: string): string {
  const open = findOpen(view, id)
  const verb = open.length === 1 ? 'is' : 'are'
  return `${id} still needs ${open.length}, so it is not in the queue: ${joinWords(open)} ${verb} not in the order yet and must come before ${id}.`
}

export function decideOnReturn(view: View): Decision {
  const { graph, order } = view
  const left = findLeft(view)
  const isSorted = left.length === 0
  const inOrder =
    order.length === 0
      ? `None of the ${graph.nodes.length} nodes is in it`
      : `Only ${order.length} of ${graph.nodes.length} nodes ${order.length === 1 ? 'is' : 'are'} in it`
  const whyNothing =
    order.length === 0
      ? 'There are no nodes, so there is no cycle either. An empty order leaves nothing out.'
      : `The order contains ${graph.nodes.length === 1 ? 'the only node' : `all ${graph.nodes.length} nodes`}. A node on a cycle would never need 0, so it could not be there.`
  return decideAmong(
    [
      {
        option: 'The order',
        wrong: isSorted
          ? undefined
          : `${inOrder}. Each of ${joinWords(left)} still needs another one of them, so a cycle keeps them out.`,
      },
      { option: 'Nothing: there is a cycle', wrong: isSorted ? whyNothing : undefined },
    ],
    {
      question: `The queue is empty, and ${order.length} of ${graph.nodes.length} nodes are in the order. What is returned?`,
      line: 'check',
    },
  )
}

/** The prerequisites of a node that are not in the order yet. */
function findOpen({ graph, order }: View, id: string): readonly string[] {
  return graph.edges.flatMap(({ from, to }) => (to === id && !order.includes(from) ? [from] : []))
}
