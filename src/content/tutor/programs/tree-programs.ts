import { grow, type Levels, type Node, write } from './grow-tree.ts'
import { listed, program } from './program.ts'

export const treePrograms = [
  program<[Levels]>({
    problem: 104,
    head: '(root: tree) -> int',
    asks: 'Return the number of nodes on the longest path from `root` down to a leaf.',
    examples: [
      [[[3, 9, 20, null, null, 15, 7]], 3],
      [[[]], 0],
      [[[1, null, 2]], 2],
    ],
    run(say, root) {
      const depth = (node: Node | undefined): number => {
        if (!node) return 0
        const [left, right] = [depth(node.left), depth(node.right)]
        say(`Node ${node.value}: left ${left}, right ${right}, so it returns ${1 + Math.max(left, right)}.`)
        return 1 + Math.max(left, right)
      }
      return depth(grow(root))
    },
  }),
  program<[Levels]>({
    problem: 111,
    head: '(root: tree) -> int',
    asks: 'Return the number of nodes on the shortest path from `root` down to a leaf.',
    examples: [
      [[[3, 9, 20, null, null, 15, 7]], 2],
      [[[1, null, 2]], 2],
    ],
    run(say, root) {
      const depth = (node: Node | undefined): number => {
        if (!node) return 0
        const [left, right] = [depth(node.left), depth(node.right)]
        const own = 1 + (left && right ? Math.min(left, right) : left + right)
        const only = (left === 0) !== (right === 0) ? ' (the missing side does not count)' : ''
        say(`Node ${node.value}: left ${left}, right ${right}, so it returns ${own}${only}.`)
        return own
      }
      return depth(grow(root))
    },
  }),
  program<[Levels]>({
    problem: 543,
    head: '(root: tree) -> int',
    asks: 'Return the number of edges on the longest path between two nodes of the tree at `root`.',
    examples: [
      [[[1, 2, 3, 4, 5]], 3],
      [[[1]], 0],
    ],
    run(say, root) {
      let best = 0
      const height = (node: Node | undefined): number => {
        if (!node) return 0
        const [left, right] = [height(node.left), height(node.right)]
        best = Math.max(best, left + right)
        say(
          `Node ${node.value}: heights ${left} and ${right}, path through it ${left + right}, longest ${best}; it returns height ${1 + Math.max(left, right)}.`,
        )
        return 1 + Math.max(left, right)
      }
      height(grow(root))
      return best
    },
  }),
  program<[Levels]>({
    problem: 226,
    head: '(root: tree) -> tree',
    asks: 'Return the tree at `root` with left and right swapped at every node.',
    examples: [
      [[[4, 2, 7, 1, 3, 6, 9]], [4, 7, 2, 9, 6, 3, 1]],
      [[[1, 2]], [1, null, 2]],
    ],
    run(say, root) {
      const invert = (node: Node | undefined): Node | undefined => {
        if (!node) return undefined
        const { value, left, right } = node
        if (left || right)
          say(`Node ${value}: children ${left?.value ?? 'none'} and ${right?.value ?? 'none'} are swapped.`)
        const [newLeft, newRight] = [invert(right), invert(left)]
        return { value, ...(newLeft && { left: newLeft }), ...(newRight && { right: newRight }) }
      }
      return write(invert(grow(root)))
    },
  }),
  program<[Levels, Levels]>({
    problem: 100,
    head: '(p: tree, q: tree) -> bool',
    asks: 'Return whether the trees `p` and `q` have the same shape and values.',
    examples: [
      [
        [
          [1, 2, 3],
          [1, 2, 3],
        ],
        true,
      ],
      [
        [
          [1, 2],
          [1, null, 2],
        ],
        false,
      ],
    ],
    run(say, p, q) {
      const isSame = (a: Node | undefined, b: Node | undefined): boolean => {
        if (!a && !b) return true
        say(
          `${a?.value ?? 'null'} and ${b?.value ?? 'null'}: ${a?.value === b?.value ? 'equal, compare their children' : 'different'}.`,
        )
        return a !== undefined && a.value === b?.value && isSame(a.left, b.left) && isSame(a.right, b.right)
      }
      return isSame(grow(p), grow(q))
    },
  }),
  program<[Levels]>({
    problem: 101,
    head: '(root: tree) -> bool',
    asks: 'Return whether the tree at `root` is its own mirror image.',
    examples: [
      [[[1, 2, 2, 3, 4, 4, 3]], true],
      [[[1, 2, 2, null, 3, null, 3]], false],
    ],
    run(say, root) {
      const mirrors = (a: Node | undefined, b: Node | undefined): boolean => {
        if (!a && !b) return true
        say(
          `${a?.value ?? 'null'} and ${b?.value ?? 'null'}: ${a?.value === b?.value ? 'equal' : 'different'}.`,
        )
        return a !== undefined && a.value === b?.value && mirrors(a.left, b.right) && mirrors(a.right, b.left)
      }
      const tree = grow(root)
      return mirrors(tree?.left, tree?.right)
    },
  }),
  program<[Levels, number]>({
    problem: 112,
    head: '(root: tree, targetSum: int) -> bool',
    asks: 'Return whether the values on a path from `root` down to a leaf add up to `targetSum`.',
    examples: [
      [[[5, 4, 8, 11, null, 13, 4, 7, 2, null, null, null, 1], 22], true],
      [[[1, 2], 1], false],
      [[[], 0], false],
    ],
    run(say, root, target) {
      const has = (node: Node | undefined, left: number): boolean => {
        if (!node) return false
        const rest = left - node.value
        const isLeaf = !node.left && !node.right
        say(
          `Node ${node.value}: ${left} - ${node.value} = ${rest} left${isLeaf ? `, at a leaf: ${rest === 0 ? 'found' : 'not this path'}` : ''}.`,
        )
        return isLeaf ? rest === 0 : has(node.left, rest) || has(node.right, rest)
      }
      return has(grow(root), target)
    },
  }),
  program<[Levels]>({
    problem: 1448,
    head: '(root: tree) -> int',
    asks: 'Return how many nodes have no larger value on the path from `root` to them.',
    examples: [
      [[[3, 1, 4, 3, null, 1, 5]], 4],
      [[[2, null, 4]], 2],
    ],
    run(say, root) {
      const count = (node: Node | undefined, largest: number): number => {
        if (!node) return 0
        const isGood = node.value >= largest
        say(
          `Node ${node.value}: largest above ${largest === -Infinity ? 'none' : largest}, so it is ${isGood ? 'good' : 'not good'}.`,
        )
        const next = Math.max(largest, node.value)
        return (isGood ? 1 : 0) + count(node.left, next) + count(node.right, next)
      }
      return count(grow(root), -Infinity)
    },
  }),
  program<[Levels, number, number]>({
    problem: 236,
    head: '(root: tree, p: node, q: node) -> node',
    asks: 'Return the lowest node of the tree at `root` whose subtree contains both `p` and `q`.',
    examples: [
      [[[3, 5, 1, 6, 2, 0, 8, null, null, 7, 4], 5, 1], 3],
      [[[3, 5, 1, 6, 2, 0, 8, null, null, 7, 4], 5, 4], 5],
    ],
    isValid: ([root, p, q]) => root.includes(p) && root.includes(q) && isDistinct(root),
    run(say, root, p, q) {
      const find = (node: Node | undefined): Node | undefined => {
        if (!node) return undefined
        if (node.value === p || node.value === q) {
          say(
            `The call on ${node.value} returns ${node.value} at once: it is one of the two, and nothing below it is looked at.`,
          )
          return node
        }
        const [left, right] = [find(node.left), find(node.right)]
        const found = left && right ? node : (left ?? right)
        say(
          `The call on ${node.value} gets ${left?.value ?? 'null'} from the left and ${right?.value ?? 'null'} from the right, and returns ${found?.value ?? 'null'}${left && right ? ': one on each side' : ''}.`,
        )
        return found
      }
      return find(grow(root))?.value ?? null
    },
  }),
  program<[Levels, number, number]>({
    problem: 235,
    head: '(root: tree, p: node, q: node) -> node',
    asks: 'Return the lowest node of the binary search tree at `root` whose subtree contains both `p` and `q`.',
    examples: [
      [[[6, 2, 8, 0, 4, 7, 9, null, null, 3, 5], 2, 8], 6],
      [[[6, 2, 8, 0, 4, 7, 9, null, null, 3, 5], 2, 4], 2],
    ],
    isValid: ([root, p, q]) =>
      root.includes(p) && root.includes(q) && isDistinct(root) && isSearchTree(grow(root)),
    run(say, root, p, q) {
      let node = grow(root)
      while (node) {
        const side = Math.max(p, q) < node.value ? 'left' : Math.min(p, q) > node.value ? 'right' : undefined
        say(
          `At ${node.value}: ${side ? `both ${p} and ${q} are ${side === 'left' ? 'smaller' : 'larger'}, go ${side}` : `${p} and ${q} are not both on one side, so this is it`}.`,
        )
        if (!side) return node.value
        node = node[side]
      }
      return null
    },
  }),
  program<[Levels]>({
    problem: 144,
    head: '(root: tree) -> int[]',
    asks: 'Return the values of the tree at `root` in preorder: node, left subtree, right subtree.',
    examples: [[[[1, null, 2, 3]], [1, 2, 3]]],
    run: (say, root) => walk(grow(root), 0, say),
  }),
  program<[Levels]>({
    problem: 145,
    head: '(root: tree) -> int[]',
    asks: 'Return the values of the tree at `root` in postorder: left subtree, right subtree, node.',
    examples: [[[[1, null, 2, 3]], [3, 2, 1]]],
    run: (say, root) => walk(grow(root), 2, say),
  }),
]

const isDistinct = (root: Levels) => {
  const values = root.filter((value) => value !== null)
  return new Set(values).size === values.length
}

function isSearchTree(node: Node | undefined, low = -Infinity, high = Infinity): boolean {
  return (
    !node ||
    (node.value > low &&
      node.value < high &&
      isSearchTree(node.left, low, node.value) &&
      isSearchTree(node.right, node.value, high))
  )
}

/** A node is visited before (0) or after (2) its subtrees. */
function walk(root: Node | undefined, when: 0 | 2, say: (step: string) => void): readonly number[] {
  const values: number[] = []
  const visit = (node: Node | undefined, path: readonly number[]) => {
    if (!node) return
    const calls = [...path, node.value]
    const parts = [() => visit(node.left, calls), () => visit(node.right, calls)]
    parts.splice(when, 0, () => {
      values.push(node.value)
      say(`Visit ${node.value}; open calls ${listed(calls)}; so far ${values.join(', ')}.`)
    })
    for (const part of parts) part()
  }
  visit(root, [])
  return values
}
