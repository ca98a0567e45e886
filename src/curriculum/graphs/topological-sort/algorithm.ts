import { joinWords } from '#algorithms/format-text.ts'
import type { Edge, Graph } from '#algorithms/graph.ts'
import type { Step, Trace } from '#algorithms/step.ts'
import { decideOnLowered, decideOnNext, decideOnReturn } from './decisions.ts'
import { draw, drawOrder, drawQueue, findLeft, show, type View, variablesOf } from './order-scene.ts'

/** Kahn (1962): a node without open prerequisites comes next, and its successors then need one less. Undefined if there is a cycle. */
export function* sortTopologically(
  graph: Graph,
  isFree = (needs: number): boolean => needs === 0,
): Trace<readonly string[]> {
  const needs = new Map(graph.nodes.map(({ id }) => [id, 0]))
  for (const { to } of graph.edges) needs.set(to, needs.get(to)! + 1)
  const queue: string[] = []
  const order: string[] = []
  const fulfilled: Edge[] = []
  const look = (): View => ({
    graph,
    needs: new Map(needs),
    queue: [...queue],
    order: [...order],
    fulfilled: [...fulfilled],
  })
  yield showCounted(look())
  for (const { id } of graph.nodes) if (needs.get(id) === 0) queue.push(id)
  yield showFilled(look())

  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    order.push(node)
    yield showTaken(look(), node)
    const edges = graph.edges.filter(({ from }) => from === node)
    for (const edge of edges) {
      needs.set(edge.to, needs.get(edge.to)! - 1)
      yield showLowered(look(), edge)
      fulfilled.push(edge)
      if (isFree(needs.get(edge.to)!)) {
        queue.push(edge.to)
        yield showReady(look(), edge, edge === edges.at(-1))
      }
    }
  }
  yield showQueueEmpty(look())
  yield showEnd(look())
  return order.length < graph.nodes.length ? [] : order
}

function showCounted(view: View): Step {
  const isEmpty = view.graph.nodes.length === 0
  return {
    ...show(view, {}),
    caption: {
      fact: isEmpty ? 'There are no nodes.' : 'Count the edges into each node.',
      why: isEmpty
        ? 'There is nothing to put in order.'
        : 'Each edge is a prerequisite. A node can be taken when none of its prerequisites is open.',
    },
    line: 'count',
    variables: variablesOf(view, {}),
  }
}

function showFilled(view: View): Step {
  const { queue, graph } = view
  return {
    ...show(view, {}),
    caption: {
      fact: queue.length === 0 ? 'The queue stays empty.' : `Put ${queue.join(', ')} into the queue.`,
      why:
        queue.length > 0
          ? `No edge leads into ${queue.length === 1 ? 'it' : 'them'}, so nothing has to come first.`
          : graph.nodes.length === 0
            ? 'There is no node to put into it.'
            : 'Every node needs another one first, so none can start.',
    },
    line: 'fill',
    variables: variablesOf(view, {}),
    ...decideOnNext(view),
  }
}

function showTaken(view: View, node: string): Step {
  const later = view.graph.edges.flatMap(({ from, to }) => (from === node ? [to] : []))
  return {
    ...show(view, { node }),
    caption: {
      fact: `${node} is number ${view.order.length} in the order.`,
      why:
        later.length > 0
          ? `All its prerequisites are in the order already. Now ${joinWords(later)} ${later.length === 1 ? 'needs' : 'need'} one less.`
          : 'All its prerequisites are in the order already, and no other node needs it.',
    },
    line: 'take',
    variables: variablesOf(view, { node }),
    ...(later.length === 0 && decideOnNext(view)),
  }
}

function showLowered(view: View, edge: Edge): Step {
  const { from: node, to: later } = edge
  const missing = view.needs.get(later)!
  return {
    ...show(view, { node, edge }),
    caption: {
      fact: missing === 0 ? `${later} needs nothing more.` : `${later} still needs ${missing}.`,
      why:
        missing === 0
          ? `${node} was its last open prerequisite, so it joins the queue.`
          : `${node} is done, but ${missing === 1 ? 'one other prerequisite is' : `${missing} other prerequisites are`} still open.`,
    },
    line: 'lower',
    variables: variablesOf(view, { node, edge }),
    decision: decideOnLowered(view, edge),
  }
}

function showReady(view: View, edge: Edge, isLast: boolean): Step {
  const position =
    view.queue.length === 1
      ? 'It is the only node that is free now.'
      : `It is after ${view.queue.at(-2)}. Nodes in the queue do not depend on each other, so any order of them would be right.`
  return {
    ...show(view, { node: edge.from }),
    caption: {
      fact: `${edge.to} joins the queue.`,
      why: position,
    },
    line: 'ready',
    variables: variablesOf(view, { node: edge.from, edge }),
    ...(isLast && decideOnNext(view)),
  }
}

function showQueueEmpty(view: View): Step {
  const { graph } = view
  const left = findLeft(view)
  return {
    ...show(view, {}),
    caption: {
      fact: 'The queue is empty.',
      why:
        left.length === 0
          ? graph.nodes.length === 0
            ? 'No node was left out, so the empty order is complete.'
            : `${graph.nodes.length === 1 ? 'The only node is' : `All ${graph.nodes.length} nodes are`} in the order, so it is complete.`
          : `${left.join(', ')} never joined it: each of them still needs another of them.`,
    },
    line: 'check',
    variables: variablesOf(view, {}),
    decision: decideOnReturn(view),
  }
}

function showEnd(view: View): Step {
  const left = findLeft(view)
  const isSorted = left.length === 0
  return {
    scene: draw(view, (id) => (left.includes(id) ? 'visited' : 'settled')),
    beside: [drawQueue(view), drawOrder(view, isSorted ? 'result' : 'settled')],
    caption: isSorted
      ? {
          fact: view.order.length === 0 ? 'Return an empty order.' : `Return ${view.order.join(', ')}.`,
          why: 'Every edge leads from an earlier node to a later one.',
        }
      : {
          fact: 'Return an empty order.',
          why: `${left.join(', ')} are on a cycle or depend on one: whichever came first would need another of them before it.`,
        },
    line: isSorted ? 'done' : 'cycle',
    variables: variablesOf(view, {}),
  }
}
