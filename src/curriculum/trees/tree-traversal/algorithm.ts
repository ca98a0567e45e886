import {
  type BinaryNode,
  drawTree,
  growTree,
  listNodes,
  type NodeLook,
  type TreeLevels,
} from '#algorithms/binary-tree.ts'
import type { ArrayScene } from '#algorithms/scene.ts'
import { drawCallStack } from '#algorithms/scenes/stack-and-queue-scenes.ts'
import type { Caption, Decision, Step, Trace } from '#algorithms/step.ts'
import { type CallStage, decideMove } from './decision.ts'

/** Depth first, inorder: the left subtree, then the node itself, then the right subtree. */
export function* walkInorder(levels: TreeLevels, isLeftFirst = true): Trace<readonly number[]> {
  const root = growTree(levels)
  const calls: BinaryNode[] = []
  const output: BinaryNode[] = []
  const done = new Set<string>()
  const look = (): View => ({ root, calls: [...calls], output: [...output], done: new Set(done) })

  function* write(node: BinaryNode): Generator<Step, void, void> {
    output.push(node)
    yield showWritten(look(), node)
  }

  function* walk(node: BinaryNode): Generator<Step, void, void> {
    calls.push(node)
    yield showCall(look(), node)
    if (!isLeftFirst) yield* write(node)
    if (node.left) {
      yield* walk(node.left)
      yield showBack(look(), node, node.left)
    }
    if (isLeftFirst) yield* write(node)
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

function showStart(view: View): Step {
  const why = view.root
    ? 'Inorder means: the whole left subtree first, then the node itself, then the right subtree.'
    : 'There is no node to visit.'
  const fact = view.root ? `Call the walk on the root, ${view.root.value}.` : 'The tree is empty.'
  return show(view, { line: 'start', caption: { fact, why } })
}

function showCall(view: View, node: BinaryNode): Step {
  const caption = node.left
    ? {
        fact: `Enter ${node.value}.`,
        why: `Its whole left subtree comes first, so ${node.value} waits on the call stack.`,
      }
    : {
        fact: `${node.value} has no left child.`,
        why: 'Nothing in its subtree comes before it, so its value is written now.',
      }
  return show(view, {
    line: node.left ? 'left' : 'nothing',
    caption,
    decision: decide(view, node, 'entered'),
  })
}

function showWritten(view: View, node: BinaryNode): Step {
  const caption = node.right
    ? {
        fact: `Write ${node.value}.`,
        why: 'Its left side is complete. Its right subtree comes directly after it.',
      }
    : {
        fact: `Write ${node.value}.`,
        why: 'It has no right child, so its subtree is complete and its call returns.',
      }
  return show(view, { line: 'write', caption, decision: decide(view, node, 'written') })
}

function showBack(view: View, node: BinaryNode, from: BinaryNode): Step {
  const isLeft = from === node.left
  const caption: Caption = isLeft
    ? {
        fact: `Back at ${node.value} from the left.`,
        why: `Its left subtree is written, so ${node.value} itself comes next.`,
      }
    : {
        fact: `Back at ${node.value} from the right.`,
        why: `${node.value} and both its subtrees are written, so this call returns.`,
      }
  return show(view, {
    line: isLeft ? 'left' : 'right',
    caption,
    decision: decide(view, node, isLeft ? 'left' : 'right'),
  })
}

function decide({ calls, output }: View, node: BinaryNode, stage: CallStage): Decision {
  return decideMove({ node, caller: calls.at(-2), stage, index: output.indexOf(node) })
}

function showEnd(view: View): Step {
  const values = view.output.map(({ value }) => value)
  const isSorted = values.every((value, index) => index === 0 || (values[index - 1] ?? value) <= value)
  const why =
    values.length === 1
      ? 'With no children, left and right add nothing: every order of visits gives the same list.'
      : isSorted
        ? 'They came out sorted, as an inorder walk of a search tree always does.'
        : 'They are not sorted, so this is not a search tree. Each node was entered once and left once.'
  return show(view, {
    line: 'done',
    caption: view.root
      ? {
          fact:
            values.length === 1 ? 'The only value is written.' : `All ${values.length} values are written.`,
          why,
        }
      : { fact: 'Return an empty list.', why: 'There was no node to visit.' },
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
