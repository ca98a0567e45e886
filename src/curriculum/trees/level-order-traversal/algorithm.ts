import {
  type BinaryNode,
  drawTree,
  growTree,
  listNodes,
  type NodeLook,
  type TreeLevels,
} from '#algorithms/binary-tree.ts'
import { joinWords } from '#algorithms/format-text.ts'
import type { ArrayScene } from '#algorithms/scene.ts'
import { drawWaitingQueue } from '#algorithms/scenes/stack-and-queue-scenes.ts'
import type { Caption, Step, Trace } from '#algorithms/step.ts'
import { decideEnd, decideJoining, decideRound } from './decision.ts'

/** Breadth first; the length of the queue is the boundary between two levels. */
export function* listLevels(
  tree: TreeLevels,
  goesOn = ({ taken, size }: Round) => taken < size,
): Trace<readonly (readonly number[])[]> {
  const root = growTree(tree)
  const queue = root ? [root] : []
  const levels: BinaryNode[][] = []
  const look = (): View => ({ root, queue: [...queue], levels: levels.map((level) => [...level]) })
  yield showStart(look())

  while (queue.length > 0) {
    const level: BinaryNode[] = []
    levels.push(level)
    const size = queue.length
    yield showLevel({ ...look(), remaining: size })
    while (goesOn({ taken: level.length, size, waiting: queue.length })) {
      const node = queue.shift()!
      level.push(node)
      const remaining = Math.max(0, size - level.length)
      yield showTaken({ ...look(), node, remaining })
      const children = [node.left, node.right].filter((child) => child !== undefined)
      queue.push(...children)
      if (children.length > 0) yield showJoined({ ...look(), node, remaining }, children)
    }
  }
  yield showEnd(look())
  return levels.map((level) => level.map(({ value }) => value))
}

/** How many nodes have left the queue in a round, waited when it began, and wait now. */
interface Round {
  readonly taken: number
  readonly size: number
  readonly waiting: number
}

interface View {
  readonly root: BinaryNode | undefined
  readonly queue: readonly BinaryNode[]
  readonly levels: readonly (readonly BinaryNode[])[]
  /** The node that has just left the queue. */
  readonly node?: BinaryNode
  /** How many nodes of the current level are still in the queue. */
  readonly remaining?: number
}

type NodeView = View & { readonly node: BinaryNode; readonly remaining: number }

function showStart(view: View): Step {
  const caption = view.root
    ? {
        fact: `The root, ${view.root.value}, joins the queue.`,
        why: 'The first node in is the first one out, so every level leaves before the next one.',
      }
    : { fact: 'The tree is empty.', why: 'Nothing joins the queue, so there is no level to list.' }
  return show(view, { line: 'start', caption })
}

function showLevel(view: View): Step {
  const count = view.queue.length
  const names = joinWords(view.queue.map(({ value }) => String(value)))
  return show(view, {
    line: 'level',
    caption: {
      fact: `Level ${view.levels.length - 1} is ${names}.`,
      why: `The queue holds this level and nothing else, so exactly ${count} ${count === 1 ? 'node leaves' : 'nodes leave'} in this round.`,
    },
    ...decideEnd(view.queue, view.levels.length - 1),
  })
}

function showTaken(view: NodeView): Step {
  const { node, remaining } = view
  const now =
    remaining === 0
      ? 'It is the last of its level.'
      : `${remaining} more ${remaining === 1 ? 'node belongs' : 'nodes belong'} to this level.`
  return show(view, {
    line: 'take',
    caption: { fact: `${node.value} leaves the front of the queue.`, why: `${now} ${sayChildren(node)}` },
    decision: decideJoining(node, view.levels.length),
  })
}

function sayChildren({ left, right }: BinaryNode): string {
  if (left && right) return 'Its two children belong to the next level.'
  if (left ?? right) return 'Its only child belongs to the next level.'
  return 'It has no children, so nothing joins the queue.'
}

function showJoined(view: NodeView, children: readonly BinaryNode[]): Step {
  const names = children.map(({ value }) => String(value)).join(' and ')
  const isOne = children.length === 1
  const { node, remaining } = view
  const why: Caption['why'] =
    remaining === 0
      ? `Level ${view.levels.length - 1} is finished, so the queue now holds the whole next level.`
      : `${isOne ? 'It was' : 'They were'} not counted when this round began, so ${isOne ? 'it waits' : 'they wait'} for the next one.`
  return show(view, {
    line: node.left ? 'left' : 'right',
    caption: { fact: `${names} ${isOne ? 'joins' : 'join'} the back of the queue.`, why },
    decision: decideRound({
      depth: view.levels.length - 1,
      remaining,
      taken: view.levels.at(-1)!.length,
      front: view.queue[0]!, // The children have just joined.
    }),
  })
}

function showEnd(view: View): Step {
  const count = view.levels.length
  return show(view, {
    line: 'done',
    caption: view.root
      ? {
          fact: `The queue is empty: ${count} ${count === 1 ? 'level is' : 'levels are'} listed.`,
          why: 'Each node joined the queue once and left it once.',
        }
      : { fact: 'Return an empty list.', why: 'Without a root there are no levels.' },
  })
}

function show(view: View, narration: Pick<Step, 'line' | 'caption' | 'decision'>): Step {
  const isOver = narration.line === 'done'
  return {
    scene: drawTree(view.root, (node) => lookOf(node, view)),
    beside: [drawWaitingQueue(view.queue), drawOutput(view, isOver)],
    variables: variablesOf(view),
    ...narration,
  }
}

function lookOf(node: BinaryNode, { queue, levels, node: taken }: View): NodeLook {
  const order = levels.flat().indexOf(node) + 1
  const isKnown = order > 0 || queue.includes(node)
  return {
    role: node === taken ? 'active' : order > 0 ? 'settled' : isKnown ? 'frontier' : 'default',
    edge: isKnown ? 'traversed' : 'default',
    ...(order > 0 && { order }),
  }
}

function drawOutput({ root, levels, node }: View, isOver: boolean): ArrayScene {
  const listed = levels.flat()
  return {
    kind: 'array',
    title: 'levels, from the top',
    hasNoIndices: true,
    cells: Array.from({ length: listNodes(root).length }, (_, index) => {
      const each = listed[index]
      if (!each) return { value: '', role: 'default' }
      return { value: each.value, role: isOver ? 'result' : each === node ? 'active' : 'settled' }
    }),
    pointers: [],
    spans: levels
      .map((level, depth) => {
        const from = levels.slice(0, depth).flat().length
        return { from, to: from + level.length - 1, text: `level ${depth}` }
      })
      .filter(({ from, to }) => from <= to),
  }
}

function variablesOf({ levels, node, remaining, queue }: View): Step['variables'] {
  return [
    { name: 'level', ...(levels.length > 0 && { value: levels.length - 1 }) },
    { name: 'node', ...(node && { value: node.value }) },
    { name: 'left in level', ...(remaining !== undefined && { value: remaining }) },
    { name: 'len(queue)', value: queue.length },
  ]
}
