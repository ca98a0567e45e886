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

/** Each call returns what its subtree contains of p and q: where both sides return a node, the paths meet. */
export function* findLowestCommonAncestor(
  levels: TreeLevels,
  p: number,
  q: number,
): Trace<number | undefined> {
  const root = growTree(levels)
  const calls: BinaryNode[] = []
  const returned = new Map<string, BinaryNode | undefined>()
  const look = (): View => ({ root, p, q, calls: [...calls], returned: new Map(returned) })

  function* find(node: BinaryNode): Generator<Step, BinaryNode | undefined, void> {
    calls.push(node)
    yield showCall(look(), node)
    let found: BinaryNode | undefined
    if (node.value === p || node.value === q) found = node
    else {
      const left = node.left && (yield* find(node.left))
      if (node.left) yield showLeft(look(), node, left)
      const right = node.right && (yield* find(node.right))
      yield showBoth(look(), node, left, right)
      found = left && right ? node : (left ?? right)
    }
    calls.pop()
    returned.set(node.id, found)
    return found
  }

  yield showStart(look())
  const found = root && (yield* find(root))
  yield showEnd(look(), found)
  return found?.value
}

interface View {
  readonly root: BinaryNode | undefined
  readonly p: number
  readonly q: number
  /** The call stack, the current call last. */
  readonly calls: readonly BinaryNode[]
  /** What each call has returned, by the id of its node. */
  readonly returned: ReadonlyMap<string, BinaryNode | undefined>
}

function showStart(view: View): Step {
  return show(view, {
    line: 'start',
    caption: {
      fact: `Find where the ways to ${view.p} and ${view.q} meet.`,
      why: 'Every call tells its caller which node of its branch matters: p, q, the meeting point, or none.',
    },
  })
}

function showCall(view: View, node: BinaryNode): Step {
  const { p, q } = view
  const isTarget = node.value === p || node.value === q
  const name = node.value === p ? 'p' : 'q'
  const caption: Caption = isTarget
    ? {
        fact: `${node.value} is ${p === q ? 'both p and q' : name}.`,
        why:
          p === q
            ? 'A node is its own ancestor, so nothing below it matters.'
            : `If ${name === 'p' ? 'q' : 'p'} is below it, ${node.value} itself is the answer; if not, it is elsewhere. Either way nothing below needs a look.`,
      }
    : {
        fact: `${node.value} is neither p nor q.`,
        why: 'It can only be where the ways meet, and that depends on what its branches find.',
      }
  return show(view, { line: 'target', caption, decision: decideCall(node, isTarget) })
}

function decideCall(node: BinaryNode, isTarget: boolean): Decision {
  const moves = { atOnce: 'Return this node at once', below: 'Look below it first' }
  return {
    question: `The call is on ${node.value}. What does it do?`,
    options: Object.values(moves),
    answer: isTarget ? moves.atOnce : moves.below,
    line: 'start',
  }
}

function showLeft(view: View, node: BinaryNode, left: BinaryNode | undefined): Step {
  return show(view, {
    line: 'left',
    left,
    caption: {
      fact: `The left branch of ${node.value} returned ${left ? left.value : 'nothing'}.`,
      why: left
        ? 'That is one of the two, or already the answer. Only the right branch can tell.'
        : 'So p and q are not there. Whatever is found must be on the right.',
    },
  })
}

function showBoth(view: View, node: BinaryNode, left?: BinaryNode, right?: BinaryNode): Step {
  return show(view, {
    line: left && right ? 'meet' : 'pass',
    left,
    right,
    caption: explainBoth(node, left, right),
    decision: {
      question: `At ${node.value}: left found ${left?.value ?? 'nothing'}, right found ${right?.value ?? 'nothing'}. What is returned?`,
      options: Object.values(returns),
      answer: left && right ? returns.node : left ? returns.left : right ? returns.right : returns.nothing,
      line: 'right',
    },
  })
}

const returns = {
  node: 'The node itself',
  left: 'What the left found',
  right: 'What the right found',
  nothing: 'Nothing',
}

function explainBoth(node: BinaryNode, left?: BinaryNode, right?: BinaryNode): Caption {
  if (left && right) {
    return {
      fact: `${left.value} is on the left, ${right.value} on the right.`,
      why: `Below ${node.value} the two ways part, so ${node.value} is the lowest node that is above both.`,
    }
  }
  const found = left ?? right
  if (found) {
    return {
      fact: `Only ${found.value} was found below ${node.value}.`,
      why: `The ways do not part here, so ${node.value} passes ${found.value} up unchanged.`,
    }
  }
  const isLeaf = !node.left && !node.right
  return {
    fact: isLeaf ? `Nothing hangs below ${node.value}.` : `Neither side of ${node.value} found anything.`,
    why: 'Nothing is known of p or q in this branch, and the caller is told so.',
  }
}

function showEnd(view: View, found: BinaryNode | undefined): Step {
  const unseen = listNodes(view.root).length - view.returned.size
  const cost =
    unseen === 0 ? 'Each node was visited once.' : `${unseen} of the nodes did not even need a look.`
  const caption: Caption = found
    ? {
        fact: `${found.value} is the lowest common ancestor.`,
        why: `It came up to the root unchanged. ${cost}`,
      }
    : { fact: 'Neither of them is in the tree.', why: 'Nothing came up to the root.' }
  return show(view, { line: 'done', caption, found })
}

type Narration = Pick<Step, 'line' | 'caption' | 'decision'> & {
  readonly left?: BinaryNode | undefined
  readonly right?: BinaryNode | undefined
  readonly found?: BinaryNode | undefined
}

function show(view: View, { left, right, found, ...narration }: Narration): Step {
  const node = view.calls.at(-1)
  const isRightKnown = narration.line === 'meet' || narration.line === 'pass'
  const tree = drawTree(view.root, (each) => lookOf(each, view, found))
  const nodes = listNodes(view.root)
  const pointers = [
    { name: 'p', at: nodes.find(({ value }) => value === view.p)?.id },
    { name: 'q', at: nodes.find(({ value }) => value === view.q)?.id },
  ]
  return {
    scene: {
      ...tree,
      pointers: pointers.flatMap(({ name, at }) => (at === undefined ? [] : [{ name, at }])),
    },
    beside: [drawCallStack(view.calls)],
    variables: [
      { name: 'root', ...(node && { value: node.value }) },
      { name: 'left', ...((isRightKnown || narration.line === 'left') && { value: left?.value ?? 'none' }) },
      { name: 'right', ...(isRightKnown && { value: right?.value ?? 'none' }) },
      { name: 'p', value: view.p },
      { name: 'q', value: view.q },
    ],
    ...narration,
  }
}

function lookOf(node: BinaryNode, { calls, returned }: View, answer: BinaryNode | undefined): NodeLook {
  if (node === answer) return { role: 'result', edge: 'result', note: `= ${node.value}` }
  if (returned.has(node.id)) {
    const found = returned.get(node.id)
    return found
      ? { role: 'settled', edge: 'result', note: `= ${found.value}` }
      : { role: 'visited', edge: 'dropped', note: '= –' }
  }
  const isCalled = calls.includes(node)
  return {
    role: node === calls.at(-1) ? 'active' : isCalled ? 'compare' : 'default',
    edge: isCalled ? 'traversed' : 'default',
  }
}
