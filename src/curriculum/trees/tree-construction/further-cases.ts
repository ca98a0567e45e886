import { growTree, listNodes, type TreeLevels } from '#algorithms/binary-tree.ts'
import { type Cases, list, wholeNumber } from '#algorithms/cases.ts'
import { smallerTrees } from '#algorithms/smaller-trees.ts'
import { positionsIn, randomTree } from '#algorithms/tree-inputs.ts'
import { isDistinct } from '#algorithms/valid-inputs.ts'

const bstFromPreorder: Cases<readonly [preorder: readonly number[]], TreeLevels> = {
  kind: 'function',
  name: {
    python: 'bst_from_preorder',
    typescript: 'bstFromPreorder',
    java: 'bstFromPreorder',
    cpp: 'bstFromPreorder',
  },
  parameters: [{ name: 'preorder', type: 'int[]' }],
  returns: 'tree',
  statement:
    '`preorder` has the values of a binary search tree, all different: each node before its left subtree, and this before its right subtree. Return the root of the tree, null for an empty one.',
  examples: [
    { name: 'both sides', args: [[8, 5, 1, 7, 10, 12]], result: [8, 5, 10, 1, 7, null, 12] },
    { name: 'no values', args: [[]], result: [] },
    { name: 'one value', args: [[4]], result: [4] },
    { name: 'a chain to the left', args: [[3, 2, 1]], result: [3, 2, null, 1] },
    { name: 'negative values', args: [[-3, -2, 5]], result: [-3, null, -2, null, 5] },
    { name: 'a bend', args: [[5, 1, 3, 2]], result: [5, 1, null, null, 3, 2] },
  ],
  random(next, size) {
    const values = [...new Set(list(next, size, () => wholeNumber(next, -9, 9)))]
    return [preorderOf(values)]
  },
  reference(preorder) {
    const pathOf = (value: number, own: readonly number[], path: string): string => {
      const [first = value, ...rest] = own
      if (first === value) return path
      const isLess = value < first
      return pathOf(
        value,
        rest.filter((each) => each < first === isLess),
        path + (isLess ? 'l' : 'r'),
      )
    }
    return levelsOf(preorder.map((value) => ({ value, path: pathOf(value, preorder, '') })))
  },
  isValid: ([preorder]) => isDistinct(preorder) && String(preorderOf(preorder)) === String(preorder),
  growth: {
    kind: 'A full tree: searching for the first greater value at each node takes n log n steps.',
    order: 1,
    sizes: [1024, 4096, 16_384, 65_536],
    input(size) {
      const between = (low: number, high: number): number[] => {
        if (low > high) return []
        const middle = (low + high) >> 1
        return [middle, ...between(low, middle - 1), ...between(middle + 1, high)]
      }
      return [between(0, size - 1)]
    },
  },
}

const treeFromDepths: Cases<readonly [text: string], TreeLevels> = {
  kind: 'function',
  name: { python: 'recover', typescript: 'recover', java: 'recover', cpp: 'recover' },
  parameters: [{ name: 'text', type: 'string' }],
  returns: 'tree',
  statement:
    '`text` has the values of a binary tree: each node before its left subtree, and this before its right subtree, and each value after as many dashes as its node has nodes above it. A node with one child has it on the left. Return the root; there is one node at least, and no value is negative.',
  examples: [
    { name: 'two full subtrees', args: ['1-2--3--4-5--6--7'], result: [1, 2, 5, 3, 4, 6, 7] },
    { name: 'one node', args: ['42'], result: [42] },
    { name: 'a chain', args: ['1-2--3---4'], result: [1, 2, null, 3, null, 4] },
    { name: 'values of two digits', args: ['1-20--3---4-50--6'], result: [1, 20, 50, 3, null, 6, null, 4] },
    { name: 'two children', args: ['9-8-7'], result: [9, 8, 7] },
  ],
  random(next, size) {
    const root = randomTree(next, size, () => wholeNumber(next, 0, 12))
    return [textOf(withoutRightOnly(root.length > 0 ? root : [7]))]
  },
  reference(text) {
    const nodes = [...text.matchAll(/(-*)(\d+)/g)].map(([, dashes = '', digits]) => ({
      depth: dashes.length,
      value: Number(digits),
      path: '',
    }))
    for (const [index, node] of nodes.entries()) {
      if (index === 0) continue
      const parent = nodes.slice(0, index).findLast(({ depth }) => depth === node.depth - 1)!
      const isSecond = nodes.slice(0, index).some(({ path }) => path === `${parent.path}l`)
      node.path = parent.path + (isSecond ? 'r' : 'l')
    }
    return levelsOf(nodes)
  },
  isValid: ([text]) =>
    /^\d+(?:-+\d+)*$/.test(text) &&
    !/(?<!\d)0\d/.test(text) &&
    areDepths((text.match(/-+/g) ?? []).map(({ length }) => length)) &&
    textOf(treeFromDepths.reference(text)) === text,
  *smaller([text]) {
    for (const less of smallerTrees(treeFromDepths.reference(text)))
      if (less.length > 0) yield [textOf(withoutRightOnly(less))]
  },
  growth: {
    kind: 'A full tree, whose text has log n dashes a node.',
    order: 1,
    sizes: [1024, 4096, 16_384],
    input: (size) => [textOf(Array.from({ length: size }, (_, value) => value))],
  },
}

interface Placed {
  readonly value: number
  /** From the root, one letter per level. */
  readonly path: string
}

function levelsOf(nodes: readonly Placed[]): TreeLevels {
  const values = new Map(nodes.map(({ path, value }) => [path, value]))
  const queue = ['']
  const levels = queue.map((): number | null => null).slice(1)
  for (const path of queue) {
    levels.push(values.get(path) ?? null)
    if (values.has(path)) queue.push(`${path}l`, `${path}r`)
  }
  return levels.slice(0, levels.findLastIndex((value) => value !== null) + 1)
}

function preorderOf(values: readonly number[]): readonly number[] {
  const [first, ...rest] = values
  if (first === undefined) return []
  const [less, more] = [rest.filter((value) => value < first), rest.filter((value) => value > first)]
  return [first, ...preorderOf(less), ...preorderOf(more)]
}

/** Of all nodes but the root, in preorder. */
function areDepths(depths: readonly number[]): boolean {
  return depths.every((depth, index) => depth <= (depths[index - 1] ?? 0) + 1)
}

function textOf(root: TreeLevels): string {
  return listNodes(growTree(root))
    .map(({ id, value }) => '-'.repeat(id.split('.').length - 1) + value)
    .join('')
}

/** An only child on the right moves to the left. */
function withoutRightOnly(root: TreeLevels): TreeLevels {
  const nodes = positionsIn(root)
  const has = (path: string) => nodes.some((node) => node.path === path)
  const movedTo = (path: string) =>
    [...path].map((side, index) => (has(`${path.slice(0, index)}l`) ? side : 'l')).join('')
  return levelsOf(nodes.map(({ value, path }) => ({ value, path: movedTo(path) })))
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'bst-from-preorder': bstFromPreorder,
  'tree-from-depths': treeFromDepths,
} satisfies Readonly<Record<string, Cases>>
