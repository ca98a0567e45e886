import { joinWords } from '#algorithms/format-text.ts'
import { drawGraph, type Edge, type EdgeLook, type Graph, type NodeLook } from '#algorithms/graph.ts'
import type { ArrayScene, GraphScene, Role, ShelfScene } from '#algorithms/scene.ts'
import { drawWaitingQueue } from '#algorithms/scenes/stack-and-queue-scenes.ts'
import type { Step, Trace } from '#algorithms/step.ts'

/** Kahn (1962): a node without open prerequisites comes next, and its successors then need one less. Undefined if there is a cycle. */
export function* sortTopologically(graph: Graph): Trace<readonly string[]> {
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
    for (const edge of graph.edges.filter(({ from }) => from === node)) {
      needs.set(edge.to, needs.get(edge.to)! - 1)
      yield showLowered(look(), edge)
      fulfilled.push(edge)
      if (needs.get(edge.to) === 0) {
        queue.push(edge.to)
        yield showReady(look(), edge)
      }
    }
  }
  yield showQueueEmpty(look())
  yield showEnd(look())
  return order.length === graph.nodes.length ? order : []
}

interface View {
  readonly graph: Graph
  /** The number of open prerequisites of each node. */
  readonly needs: ReadonlyMap<string, number>
  /** Nodes without open prerequisites, the front first. */
  readonly queue: readonly string[]
  readonly order: readonly string[]
  /** Edges whose first node is already in the order. */
  readonly fulfilled: readonly Edge[]
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
  }
}

const moves = { join: 'It joins the queue', wait: 'It still has to wait' }

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
    decision: {
      question: `${node} is in the order now. What happens to its successor ${later}?`,
      options: [moves.join, moves.wait],
      answer: missing === 0 ? moves.join : moves.wait,
      line: 'look',
    },
  }
}

function showReady(view: View, edge: Edge): Step {
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
  }
}

const ends = { order: 'The order', nothing: 'Nothing: there is a cycle' }

function showQueueEmpty(view: View): Step {
  const { graph, order } = view
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
    decision: {
      question: `The queue is empty, and ${order.length} of ${graph.nodes.length} nodes are in the order. What is returned?`,
      options: [ends.order, ends.nothing],
      answer: left.length === 0 ? ends.order : ends.nothing,
      line: 'check',
    },
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

function findLeft({ graph, order }: View): readonly string[] {
  return graph.nodes.flatMap(({ id }) => (order.includes(id) ? [] : [id]))
}

interface Focus {
  readonly node?: string
  /** The edge that is being fulfilled. */
  readonly edge?: Edge
}

function show(view: View, { node, edge }: Focus) {
  const { order, queue } = view
  const role = (id: string): Role => {
    if (id === node) return 'active'
    if (id === edge?.to) return 'compare'
    if (queue.includes(id)) return 'frontier'
    return order.includes(id) ? 'settled' : 'default'
  }
  return { scene: draw(view, role, edge), beside: [drawQueue(view), drawOrder(view, 'settled')] }
}

function draw(
  { graph, needs, order, fulfilled }: View,
  role: (id: string) => Role,
  active?: Edge,
): GraphScene {
  const lookOfNode = (id: string): NodeLook => {
    const position = order.indexOf(id) + 1
    return { role: role(id), ...(position > 0 ? { order: position } : { note: `needs ${needs.get(id)}` }) }
  }
  const lookOfEdge = (edge: Edge): EdgeLook => ({
    role: edge === active ? 'active' : fulfilled.includes(edge) ? 'dropped' : 'default',
  })
  return drawGraph(graph, lookOfNode, lookOfEdge)
}

function drawQueue({ queue }: View): ShelfScene {
  return drawWaitingQueue(queue.map((id) => ({ id, value: id })))
}

function drawOrder({ graph, order }: View, role: Role): ArrayScene {
  return {
    kind: 'array',
    title: 'order',
    cells: graph.nodes.map((_, position) => {
      const node = order[position]
      return node === undefined ? { value: '', role: 'default' } : { value: node, role }
    }),
    pointers: [],
    spans: [],
  }
}

function variablesOf({ needs, order }: View, { node, edge }: Focus): Step['variables'] {
  return [
    { name: 'node', ...(node !== undefined && { value: node }) },
    { name: 'later', ...(edge && { value: edge.to }) },
    { name: 'needs[later]', ...(edge && { value: needs.get(edge.to)! }) },
    { name: 'placed', value: order.length },
  ]
}
