import type { ArrayScene } from '../scene.ts'
import { drawCallStack } from '../stack-and-queue/stack-and-queue-scenes.ts'
import type { Caption, Decision, Step, Trace } from '../step.ts'
import {
  type BinaryNode,
  drawTree,
  growTree,
  listNodes,
  type NodeLook,
  type TreeLevels,
} from './binary-tree.ts'

/** Depth first, in order: the left branch, then the node itself, then the right branch. */
export function* walkInorder(levels: TreeLevels): Trace<readonly number[]> {
  const root = growTree(levels)
  const calls: BinaryNode[] = []
  const output: BinaryNode[] = []
  const done = new Set<string>()
  const look = (): View => ({ root, calls: [...calls], output: [...output], done: new Set(done) })

  function* walk(node: BinaryNode): Generator<Step, void, void> {
    calls.push(node)
    yield showCall(look(), node)
    if (node.left) {
      yield* walk(node.left)
      yield showBack(look(), node, node.left)
    }
    output.push(node)
    yield showWritten(look(), node)
    if (node.right) {
      yield* walk(node.right)
      yield showBack(look(), node, node.right)
    }
    calls.pop()
    done.add(node.id)
  }

  yield showStart(look())
  if (root) yield* walk(root)
  yield showEnd(look())
  return output.map(({ value }) => value)
}

interface View {
  readonly root: BinaryNode | undefined
  /** The call stack, the current call last. */
  readonly calls: readonly BinaryNode[]
  readonly output: readonly BinaryNode[]
  /** Ids of nodes whose call has returned. */
  readonly done: ReadonlySet<string>
}

type Move = 'left' | 'write' | 'right' | 'return'

const moves: Readonly<Record<Move, string>> = {
  left: 'Go to the left child',
  write: 'Write its value',
  right: 'Go to the right child',
  return: 'Return to the caller',
}

function showStart(view: View): Step {
  const why = view.root
    ? 'In order means: the whole left branch first, then the node itself, then the right branch.'
    : 'There is nothing to call the walk on.'
  const fact = view.root ? `Call the walk on the root, ${view.root.value}.` : 'The tree is empty.'
  return show(view, { line: 'start', caption: { fact, why } })
}

function showCall(view: View, node: BinaryNode): Step {
  const caption = node.left
    ? {
        fact: `The walk is at ${node.value}.`,
        why: `Everything on its left comes before it, so ${node.value} waits on the call stack.`,
      }
    : {
        fact: `${node.value} has no left child.`,
        why: 'Nothing comes before it, so it can be written at once.',
      }
  return show(view, { line: node.left ? 'left' : 'nothing', caption, decision: decide(node, 'left') })
}

function showWritten(view: View, node: BinaryNode): Step {
  const caption = node.right
    ? {
        fact: `Write ${node.value}.`,
        why: 'All on its left is written. What is on its right comes directly after it.',
      }
    : {
        fact: `Write ${node.value}.`,
        why: 'It has no right child, so its branch is finished and its call returns.',
      }
  return show(view, { line: 'write', caption, decision: decide(node, 'right') })
}

function showBack(view: View, node: BinaryNode, from: BinaryNode): Step {
  const isLeft = from === node.left
  const caption: Caption = isLeft
    ? {
        fact: `Back at ${node.value}, from the left.`,
        why: `The left branch is written completely, so now it is the turn of ${node.value} itself.`,
      }
    : {
        fact: `Back at ${node.value}, from the right.`,
        why: `${node.value} and both its branches are written: nothing is left to do in this call.`,
      }
  return show(view, {
    line: isLeft ? 'left' : 'right',
    caption,
    decision: decide(node, isLeft ? 'write' : 'return'),
  })
}

/** What a call does next, at the stage `from`. */
function decide(node: BinaryNode, from: Move): Decision {
  const next: Move =
    from === 'left' && !node.left ? 'write' : from === 'right' && !node.right ? 'return' : from
  return {
    question: `The walk is at ${node.value}. What does it do next?`,
    options: Object.values(moves),
    answer: moves[next],
    line: 'walk',
  }
}

function showEnd(view: View): Step {
  const values = view.output.map(({ value }) => value)
  const isSorted = values.every((value, index) => index === 0 || (values[index - 1] ?? value) <= value)
  const why = isSorted
    ? 'They came out sorted: in a search tree the walk in order always does that.'
    : 'Not sorted, since this is not a search tree. Each node was entered once and left once.'
  return show(view, {
    line: 'done',
    caption: view.root
      ? {
          fact: `All ${values.length === 1 ? 'of the one value is' : `${values.length} values are`} written.`,
          why,
        }
      : { fact: 'Return an empty list.', why: 'No call was made, so nothing was written.' },
  })
}

function show(view: View, narration: Pick<Step, 'line' | 'caption' | 'decision'>): Step {
  const isOver = narration.line === 'done'
  return {
    scene: drawTree(view.root, (node) => lookOf(node, view)),
    beside: [drawCallStack(view.calls), drawOutput(view, isOver)],
    variables: variablesOf(view),
    ...narration,
  }
}

function lookOf(node: BinaryNode, { calls, output, done }: View): NodeLook {
  const isCalled = calls.includes(node)
  const order = output.indexOf(node) + 1
  return {
    role: done.has(node.id) ? 'settled' : calls.at(-1) === node ? 'active' : isCalled ? 'compare' : 'default',
    edge: done.has(node.id) ? 'dropped' : isCalled ? 'traversed' : 'default',
    ...(order > 0 && { order }),
  }
}

function drawOutput({ root, output }: View, isOver: boolean): ArrayScene {
  return {
    kind: 'array',
    title: 'output',
    cells: Array.from({ length: listNodes(root).length }, (_, index) => {
      const node = output[index]
      return node
        ? { value: node.value, role: isOver ? 'result' : 'settled' }
        : { value: '', role: 'default' }
    }),
    pointers: [],
    spans: [],
  }
}

function variablesOf({ calls, output }: View): Step['variables'] {
  const node = calls.at(-1)
  return [
    { name: 'node', ...(node && { value: node.value }) },
    { name: 'depth', value: calls.length },
    { name: 'written', value: output.length },
  ]
}
