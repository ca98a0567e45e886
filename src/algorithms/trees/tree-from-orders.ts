import type { ArrayScene } from '../scene.ts'
import type { Caption, Decision, Step, Trace } from '../step.ts'
import { type BinaryNode, drawTree, type NodeLook, type TreeLevels, toLevels } from './binary-tree.ts'

/**
 * Builds the tree from two traversals: preorder gives the next root, inorder what is on its left and
 * on its right. Values differ, and both orders are those of one tree.
 */
export function* buildFromOrders(preorder: readonly number[], inorder: readonly number[]): Trace<TreeLevels> {
  const positionOf = new Map(inorder.map((value, index) => [value, index]))
  const open: BinaryNode[] = []
  let root: BinaryNode | undefined
  let used = 0
  const look = (range?: Range): View => ({ preorder, inorder, root, open: [...open], used, range })

  function* grow(lo: number, hi: number, hang: (node: BinaryNode) => void): Generator<Step, void, void> {
    if (lo > hi) return
    const value = preorder[used++]!
    const node: BinaryNode = { id: String(value), value }
    hang(node)
    open.push(node)
    yield showRoot(look({ lo, hi }), node)
    const mid = positionOf.get(value)!
    yield showSplit(look({ lo, hi, mid }), node, { lo, hi, mid })
    yield* grow(lo, mid - 1, (left) => {
      node.left = left
    })
    yield* grow(mid + 1, hi, (right) => {
      node.right = right
    })
    open.pop()
  }

  yield showStart(look())
  yield* grow(0, inorder.length - 1, (node) => {
    root = node
  })
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
          why: 'An empty stretch is an empty branch: there is no node to make.',
        }
      : {
          fact: 'Preorder names each root before its branches.',
          why: 'But it does not say where the left branch ends. Inorder does: the root stands between its branches.',
        }
  return show(view, { line: 'start', caption })
}

function showRoot(view: View, node: BinaryNode): Step {
  const above = view.open.at(-2)
  const { lo, hi } = view.range!
  const count = hi - lo + 1
  const branch = above ? `the ${above.left === node ? 'left' : 'right'} branch of ${above.value}` : 'the tree'
  return show(view, {
    line: 'take',
    caption: {
      fact: `${node.value} is the root of ${branch}.`,
      why:
        count === 1
          ? 'It is the next of preorder, and the only value of its stretch.'
          : `It is the next of preorder. The framed ${count} values of inorder are this branch.`,
    },
  })
}

function showSplit(view: View, node: BinaryNode, { lo, hi, mid }: Required<Range>): Step {
  const left = mid - lo
  const right = hi - mid
  const why =
    left + right === 0
      ? 'Both sides are empty stretches: it is a leaf.'
      : `${sayCount(left)} on its left and ${sayCount(right).toLowerCase()} on its right: these are its branches. The left one is built first, as in preorder.`
  return show(view, {
    line: 'split',
    caption: { fact: `In inorder, ${node.value} is at index ${mid}.`, why },
    decision: decide(view, { node, left, right }),
  })
}

function sayCount(count: number): string {
  return count === 0 ? 'Nothing' : count === 1 ? 'One value' : `${count} values`
}

const positions = {
  left: 'Left below this node',
  right: 'Right below this node',
  above: 'Right below a node further up',
  none: 'Nowhere: all have their node',
}

interface Split {
  readonly node: BinaryNode
  readonly left: number
  readonly right: number
}

function decide({ preorder, used }: View, { node, left, right }: Split): Decision {
  const next = preorder[used]
  return {
    question:
      next === undefined
        ? `${node.value} was the last of preorder. Where does the next value hang?`
        : `After ${node.value}, preorder goes on with ${next}. Where does ${next} hang?`,
    options: Object.values(positions),
    answer:
      left > 0
        ? positions.left
        : right > 0
          ? positions.right
          : next === undefined
            ? positions.none
            : positions.above,
    line: 'split',
  }
}

function showEnd(view: View): Step {
  const count = view.preorder.length
  return {
    ...show(view, {
      line: 'done',
      caption:
        count === 0
          ? { fact: 'Return an empty tree.', why: 'No value, no node.' }
          : {
              fact: `The tree of ${count} ${count === 1 ? 'node' : 'nodes'} is complete.`,
              why: 'Each value was taken once and found in inorder by one look at the map: linear time.',
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
    ...(range && { window: { from: lo, to: hi, text: 'this branch' } }),
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
