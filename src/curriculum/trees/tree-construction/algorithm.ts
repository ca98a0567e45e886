import {
  type BinaryNode,
  drawTree,
  type NodeLook,
  type TreeLevels,
  toLevels,
} from '#algorithms/binary-tree.ts'
import type { ArrayScene } from '#algorithms/scene.ts'
import type { Caption, Step, Trace } from '#algorithms/step.ts'
import { decideAttachment, decideSplit } from './decision.ts'

/**
 * Builds the tree from two traversals: preorder gives the next root, inorder what is on its left and
 * on its right. Values differ, and both orders are those of one tree.
 */
export function* buildFromOrders(
  preorder: readonly number[],
  inorder: readonly number[],
  isLeftFirst = true,
): Trace<TreeLevels | undefined> {
  const positionOf = new Map(inorder.map((value, index) => [value, index]))
  const open: BinaryNode[] = []
  let root: BinaryNode | undefined
  let used = 0
  /** Only in the wrong order does a branch find no value left. */
  let isStuck = false
  const look = (range?: Range): View => ({ preorder, inorder, root, open: [...open], used, range })

  function* grow(lo: number, hi: number, hang: (node: BinaryNode) => void): Generator<Step, void, void> {
    if (lo > hi || isStuck) return
    if (used === preorder.length) {
      isStuck = true
      yield showNoneLeft(look({ lo, hi }))
      return
    }
    const value = preorder[used++]!
    const node: BinaryNode = { id: String(value), value }
    hang(node)
    open.push(node)
    yield showRoot(look({ lo, hi }), node)
    const mid = positionOf.get(value)!
    yield showSplit(look({ lo, hi, mid }), node, { lo, hi, mid })
    const left = grow(lo, mid - 1, (child) => {
      node.left = child
    })
    const right = grow(mid + 1, hi, (child) => {
      node.right = child
    })
    yield* isLeftFirst ? left : right
    yield* isLeftFirst ? right : left
    open.pop()
  }

  yield showStart(look())
  yield* grow(0, inorder.length - 1, (node) => {
    root = node
  })
  if (isStuck) return undefined
  yield showEnd(look())
  return toLevels(root)
}

/** The part of inorder that belongs to the branch that is being built, and its root once that is found. */
interface Range {
  readonly lo: number
  readonly hi: number
  readonly mid?: number
}

interface View {
  readonly preorder: readonly number[]
  readonly inorder: readonly number[]
  readonly root: BinaryNode | undefined
  /** Nodes whose branches are not complete yet, the present one last. */
  readonly open: readonly BinaryNode[]
  /** How many values of preorder have their node. */
  readonly used: number
  readonly range: Range | undefined
}

function showStart(view: View): Step {
  const caption: Caption =
    view.preorder.length === 0
      ? {
          fact: 'Both orders are empty.',
          why: 'An empty range is an empty tree: there is no node to create.',
        }
      : {
          fact: 'Preorder lists each root before its subtrees.',
          why: 'It does not say where the left subtree ends. Inorder does: there the root is between its subtrees.',
        }
  return show(view, { line: 'start', caption })
}

function showRoot(view: View, node: BinaryNode): Step {
  const above = view.open.at(-2)
  const { lo, hi } = view.range!
  const count = hi - lo + 1
  const subtree = above
    ? `the ${above.left === node ? 'left' : 'right'} subtree of ${above.value}`
    : 'the tree'
  return show(view, {
    line: 'take',
    caption: {
      fact: `${node.value} is the root of ${subtree}.`,
      why:
        count === 1
          ? 'It is the next value of preorder, and the only one in its range of inorder.'
          : `It is the next value of preorder. The framed ${count} values of inorder form this subtree.`,
    },
    ...decideSplit(view.inorder, { lo, hi, mid: view.inorder.indexOf(node.value) }),
  })
}

function showSplit(view: View, node: BinaryNode, { lo, hi, mid }: Required<Range>): Step {
  const next = view.preorder[view.used]
  const left = mid - lo
  const right = hi - mid
  const why =
    left + right === 0
      ? 'Nothing is left or right of it in its range, so it is a leaf.'
      : left === 0
        ? `Nothing in its range is on its left. ${sayCount(right)} on its right will be its right subtree.`
        : right === 0
          ? `Nothing in its range is on its right. ${sayCount(left)} on its left will be its left subtree.`
          : `${sayCount(left)} on its left and ${sayCount(right).toLowerCase()} on its right will be its subtrees. The left one is built first, because preorder lists it first.`
  return show(view, {
    line: 'split',
    caption: { fact: `In inorder, ${node.value} is at index ${mid}.`, why },
    ...(next !== undefined && {
      decision: decideAttachment({ inorder: view.inorder, range: { lo, hi, mid }, next }),
    }),
  })
}

function showNoneLeft(view: View): Step {
  return show(view, {
    line: 'take',
    caption: {
      fact: 'Preorder has no value left.',
      why: 'Each range of inorder must get as many values of preorder as it is long.',
    },
  })
}

function sayCount(count: number): string {
  return count === 1 ? 'One value' : `The ${count} values`
}

function showEnd(view: View): Step {
  const count = view.preorder.length
  return {
    ...show(view, {
      line: 'done',
      caption:
        count === 0
          ? { fact: 'Return an empty tree.', why: 'Without values there are no nodes.' }
          : {
              fact: `The tree of ${count} ${count === 1 ? 'node' : 'nodes'} is complete.`,
              why: 'Each value was taken once and found in inorder by one map lookup, so the time is linear.',
            },
    }),
    scene: drawTree(view.root, () => ({ role: 'result', edge: 'default' })),
  }
}

function show(view: View, narration: Pick<Step, 'line' | 'caption' | 'decision'>): Step {
  return {
    scene: drawTree(view.root, (node) => lookOf(node, view)),
    beside: [drawPreorder(view), drawInorder(view)],
    variables: variablesOf(view),
    ...narration,
  }
}

function lookOf(node: BinaryNode, { open, range }: View): NodeLook {
  const isOpen = open.includes(node)
  const isPresent = node === open.at(-1)
  return {
    role: isPresent ? 'active' : isOpen ? 'compare' : 'settled',
    edge: isPresent && range?.mid === undefined ? 'active' : isOpen ? 'traversed' : 'default',
  }
}

function drawPreorder({ preorder, used, open }: View): ArrayScene {
  const present = open.at(-1)?.value
  return {
    kind: 'array',
    title: 'preorder: roots first',
    hasNoIndices: true,
    cells: preorder.map((value, index) => ({
      value,
      role: value === present ? 'active' : index < used ? 'settled' : 'default',
    })),
    pointers: [],
    spans: [],
  }
}

function drawInorder({ inorder, preorder, used, range, open }: View): ArrayScene {
  const placed = preorder.slice(0, used)
  const present = open.at(-1)?.value
  const { lo = 0, hi = 0, mid } = range ?? {}
  const sides = [
    { from: lo, to: (mid ?? lo) - 1, text: 'left' },
    { from: (mid ?? hi) + 1, to: hi, text: 'right' },
  ]
  return {
    kind: 'array',
    title: 'inorder: left, root, right',
    cells: inorder.map((value) => {
      // The root has its node already, but is not found here before the split.
      if (value === present) return { value, role: mid === undefined ? 'default' : 'active' }
      return { value, role: placed.includes(value) ? 'settled' : 'default' }
    }),
    pointers: [],
    spans: sides.filter(({ from, to }) => from <= to),
    ...(range && { window: { from: lo, to: hi, text: 'this subtree' } }),
  }
}

function variablesOf({ open, range, used }: View): Step['variables'] {
  const root = open.at(-1)
  return [
    { name: 'root', ...(root && { value: root.value }) },
    { name: 'lo', ...(range && { value: range.lo }) },
    { name: 'hi', ...(range && { value: range.hi }) },
    { name: 'mid', ...(range?.mid !== undefined && { value: range.mid }) },
    { name: 'nodes', value: used },
  ]
}
