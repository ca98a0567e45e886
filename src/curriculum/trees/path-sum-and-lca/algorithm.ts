import {
  type BinaryNode,
  drawTree,
  growTree,
  listNodes,
  type NodeLook,
  type TreeLevels,
} from '#algorithms/binary-tree.ts'
import { drawCallStack } from '#algorithms/scenes/stack-and-queue-scenes.ts'
import type { Caption, Step, Trace } from '#algorithms/step.ts'
import { decideCall, decideReturn } from './decision.ts'

/** Each call returns what its subtree contains of p and q: where both sides return a node, the paths meet. */
export function* findLowestCommonAncestor(
  levels: TreeLevels,
  p: number,
  q: number,
  passUp = (left?: BinaryNode, right?: BinaryNode) => left ?? right,
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
      found = left && right ? node : passUp(left, right)
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
      fact:
        view.p === view.q
          ? `Both p and q are ${view.p}.`
          : `Find where the paths to ${view.p} and ${view.q} split.`,
      why: 'Each call returns the node of its subtree that matters: p, q, their meeting point, or nothing.',
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
        why: explainTarget(view, node),
      }
    : {
        fact: `${node.value} is neither p nor q.`,
        why:
          node.left || node.right
            ? 'It is the answer only if p and q are on different sides of it, so it searches below first.'
            : 'It is a leaf, so the paths cannot split here, and both sides will return nothing.',
      }
  return show(view, { line: 'target', caption, decision: decideCall(node, view) })
}

function explainTarget({ p, q, returned }: View, node: BinaryNode): string {
  if (p === q) return 'A node counts as its own ancestor, so nothing below it matters.'
  const other = node.value === p ? 'q' : 'p'
  const isFound = [...returned.values()].some((found) => found?.value === (other === 'p' ? p : q))
  return isFound
    ? `${other} was found elsewhere, so nothing below ${node.value} matters.`
    : `If ${other} is below it, ${node.value} itself is the answer. If not, ${other} is elsewhere. Either way, nothing below it has to be searched.`
}

function showLeft(view: View, node: BinaryNode, left: BinaryNode | undefined): Step {
  return show(view, {
    line: 'left',
    left,
    caption: {
      fact: `The left subtree of ${node.value} returned ${left ? left.value : 'nothing'}.`,
      why: explainLeft(view, left),
    },
  })
}

function explainLeft({ p, q }: View, left: BinaryNode | undefined): string {
  if (!left) return 'Neither p nor q is there, so each of them is on the right or outside this subtree.'
  const isAnswer = p === q || (left.value !== p && left.value !== q)
  return isAnswer
    ? `${left.value} is the meeting point, but this call cannot know that, so it searches the right side too.`
    : `${left.value === p ? 'q' : 'p'} may still be on the right, so this call searches there too.`
}

function showBoth(view: View, node: BinaryNode, left?: BinaryNode, right?: BinaryNode): Step {
  return show(view, {
    line: left && right ? 'meet' : 'pass',
    left,
    right,
    caption: explainBoth(node, left, right),
    decision: decideReturn(node, { left, right }, view),
  })
}

function explainBoth(node: BinaryNode, left?: BinaryNode, right?: BinaryNode): Caption {
  if (left && right) {
    return {
      fact: `${left.value} is on the left, ${right.value} on the right.`,
      why: `The two paths split at ${node.value}, so it is the lowest node above both.`,
    }
  }
  const found = left ?? right
  if (found) {
    return {
      fact: `Only ${found.value} was found below ${node.value}.`,
      why: `The paths do not split here, so ${node.value} passes ${found.value} up unchanged.`,
    }
  }
  const isLeaf = !node.left && !node.right
  return {
    fact: isLeaf ? `${node.value} is a leaf.` : `Neither side of ${node.value} found anything.`,
    why: 'Neither p nor q is in this subtree, so it returns nothing.',
  }
}

function showEnd(view: View, found: BinaryNode | undefined): Step {
  const unseen = listNodes(view.root).length - view.returned.size
  const cost =
    unseen === 0
      ? 'Each node was visited once.'
      : `${unseen} ${unseen === 1 ? 'node' : 'nodes'} below p or q did not need a visit.`
  const caption: Caption = found
    ? {
        fact: `Return ${found.value}.`,
        why: `${found === view.root ? 'The root itself is the answer.' : 'The lowest common ancestor was passed up to the root unchanged.'} ${cost}`,
      }
    : {
        fact: view.root ? 'Return nothing.' : 'Neither of them is in the tree.',
        why: 'The tree is empty, so there is nothing to return.',
      }
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
