import { type BinaryNode, drawTree, listNodes, type NodeLook } from '#algorithms/binary-tree.ts'
import type { ArrayScene, Role, TreeNode } from '#algorithms/scene.ts'
import type { Caption, Step, Trace } from '#algorithms/step.ts'
import { decideSide } from './decision.ts'

/** Inserts values into a binary search tree one by one, then searches for one of them. */
export function* growAndSearch(
  values: readonly number[],
  target: number,
  isLeft = (sought: number, value: number): boolean => sought < value,
): Trace<boolean> {
  let root: BinaryNode | undefined
  let at = 0
  yield showStart({ values, at, sought: target, root, path: [], isSearch: false })

  for (; at < values.length; at++) {
    const value = values[at]!
    const hung: BinaryNode = { id: String(value), value }
    const path: BinaryNode[] = []
    const look = (): View => ({ values, at, sought: value, root, path: [...path], isSearch: false })
    let node: BinaryNode | undefined = root
    if (!root) root = hung
    while (node && node.value !== value) {
      path.push(node)
      yield showComparison(look())
      const side: Side = value < node.value ? 'left' : 'right'
      const next: BinaryNode | undefined = node[side]
      if (!next) node[side] = hung
      node = next
    }
    if (node) {
      path.push(node)
      yield showComparison(look())
      yield showTwice(look())
    } else {
      path.push(hung)
      yield showHung(look())
    }
  }

  const path: BinaryNode[] = []
  const look = (): View => ({ values, at, sought: target, root, path: [...path], isSearch: true })
  yield showSearch(look())
  let node = root
  while (node) {
    path.push(node)
    yield showComparison(look())
    if (node.value === target) {
      yield showFound(look())
      return true
    }
    node = isLeft(target, node.value) ? node.left : node.right
  }
  yield showMissing(look())
  return false
}

type Side = 'left' | 'right'

interface View {
  readonly values: readonly number[]
  /** How many of the values have been inserted. */
  readonly at: number
  /** The value being inserted or searched for. */
  readonly sought: number
  readonly root: BinaryNode | undefined
  /** From the root to the node that is compared with. */
  readonly path: readonly BinaryNode[]
  readonly isSearch: boolean
}

function showStart(view: View): Step {
  const caption: Caption = {
    fact: view.values.length === 0 ? 'There are no values to insert.' : 'The tree is empty.',
    why: 'The rule for every node: smaller values go into its left subtree, larger ones into its right subtree.',
  }
  return show(view, 'default', { line: 'insert', caption })
}

function showComparison(view: View): Step {
  const { sought, isSearch } = view
  const node = view.path.at(-1)!
  const { value, left, right } = node
  const side: Side = sought < value ? 'left' : 'right'
  const child = side === 'left' ? left : right
  const where = `${sought < value ? 'Smaller values' : 'Larger values'} are on the ${side}`
  const why = isSearch
    ? `${where}, so the other subtree of ${value} is ruled out unseen.`
    : `${where}, ${child ? `so the next comparison is with ${child.value}` : 'and nothing is there yet'}.`
  return show(view, 'compare', {
    line: isSearch ? 'look' : 'compare',
    caption:
      sought === value
        ? {
            fact: `${sought} = ${value}.`,
            why: isSearch ? 'The search ends here.' : 'It is already in the tree.',
          }
        : { fact: `${sought} ${sought < value ? '<' : '>'} ${value}.`, why },
    decision: decideSide({ node, sought, isSearch }),
  })
}

function showHung(view: View): Step {
  const above = view.path.at(-2)
  const caption: Caption = above
    ? {
        fact: `${view.sought} becomes the ${view.sought < above.value ? 'left' : 'right'} child of ${above.value}.`,
        why: 'A new value always becomes a leaf, so no other node has to move.',
      }
    : {
        fact: `${view.sought} becomes the root.`,
        why: 'The tree was empty, so there was nothing to compare with.',
      }
  return show({ ...view, at: view.at + 1 }, 'active', { line: 'hang', caption })
}

function showTwice(view: View): Step {
  const caption: Caption = {
    fact: `${view.sought} is not inserted again.`,
    why: 'This tree holds each value once: with equal values, neither side would be the right one.',
  }
  return show({ ...view, at: view.at + 1 }, 'active', { line: 'same', caption })
}

function showSearch(view: View): Step {
  const caption: Caption = {
    fact: `Now look for ${view.sought}.`,
    why: view.root
      ? 'The comparisons that chose the position of each value lead straight to where it must be.'
      : 'The tree has no nodes, so there is nothing to compare with.',
  }
  return show(view, 'default', { line: 'search', caption })
}

function showFound(view: View): Step {
  const looked = view.path.length
  const count = new Set(view.values).size
  const caption: Caption = {
    fact: `${view.sought} is found.`,
    why: `${looked} of ${count} ${count === 1 ? 'node was' : 'nodes were'} compared: one on each level of the path.`,
  }
  return show(view, 'result', { line: 'found', caption })
}

function showMissing(view: View): Step {
  const last = view.path.at(-1)
  const caption: Caption = {
    fact: isInTree(view) ? 'Return false.' : `${view.sought} is not in the tree.`,
    why: last
      ? `It could only be the ${view.sought < last.value ? 'left' : 'right'} child of ${last.value}, which has none.`
      : 'An empty tree holds no values.',
  }
  return show(view, 'visited', { line: 'missing', caption })
}

function isInTree({ root, sought }: View): boolean {
  return listNodes(root).some(({ value }) => value === sought)
}

/** `seen` is the role of the current node. */
function show(view: View, seen: Role, narration: Pick<Step, 'line' | 'caption' | 'decision'>): Step {
  const { root, path, sought } = view
  const ruledOut = new Set(findRuledOut(view, narration.line === 'missing'))
  const tree = drawTree(root, (node): NodeLook => {
    const isOnPath = path.includes(node)
    const role = node === path.at(-1) ? seen : ruledOut.has(node) ? 'visited' : 'default'
    return { role, edge: isOnPath ? 'traversed' : 'default' }
  })
  const last = path.at(-1)
  const nodes =
    narration.line === 'missing' && last && !isInTree(view)
      ? [...tree.nodes, freePosition(sought, last)]
      : tree.nodes
  return {
    scene: { ...tree, nodes },
    beside: [drawValues(view)],
    variables: [
      { name: 'val', ...(narration.line !== 'insert' && { value: sought }) },
      { name: 'root.val', ...(last && { value: last.value }) },
      { name: 'nodes', value: tree.nodes.length },
    ],
    ...narration,
  }
}

/** All nodes in the branches that the search did not take. */
function findRuledOut({ path, isSearch }: View, isMissing: boolean): readonly BinaryNode[] {
  if (!isSearch) return []
  return path.flatMap((node, index) => {
    const next = path[index + 1]
    if (!next && !isMissing) return []
    return [node.left, node.right].flatMap((branch) => (branch === next ? [] : listNodes(branch)))
  })
}

/** The empty position where the search ended. */
function freePosition(value: number, above: BinaryNode): TreeNode {
  const side: Side = value < above.value ? 'left' : 'right'
  return { id: 'missing', value, parent: above.id, side, role: 'frontier', edge: 'dropped' }
}

function drawValues({ values, at, isSearch }: View): ArrayScene {
  return {
    kind: 'array',
    title: 'values, in order of insertion',
    cells: values.map((value, index) => ({
      value,
      role: index < at ? 'settled' : index === at && !isSearch ? 'active' : 'default',
    })),
    pointers: [],
    spans: [],
  }
}
