import { expect, test } from 'vitest'
import { type BinaryNode, growTree, type TreeLevels } from '#algorithms/binary-tree.ts'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { restarts, walkthrough } from './walkthrough.ts'

const people = [4, 7, 9, null, 2, 5]

const inorder = (node?: BinaryNode): number[] =>
  node ? [...inorder(node.left), node.value, ...inorder(node.right)] : []
const preorder = (node?: BinaryNode): number[] =>
  node ? [node.value, ...preorder(node.left), ...preorder(node.right)] : []
const walk = (levels: TreeLevels) => inorder(growTree(levels))
/** The slip of the code: the node before its left side. */
const walkEarly = (levels: TreeLevels) => preorder(growTree(levels))

/** The leaves and their distances from the root, in the order of a depth-first walk. */
function leavesOf(node: BinaryNode | undefined, depth = 0): [value: number, depth: number][] {
  if (!node) return []
  if (!node.left && !node.right) return [[node.value, depth]]
  return [...leavesOf(node.left, depth + 1), ...leavesOf(node.right, depth + 1)]
}

function rowsShown(title: string): (string | number)[][] {
  return walkthrough.firstTry.tries
    .flatMap(({ pictures }) => pictures)
    .filter((picture) => picture.title === title)
    .map(({ scene }) => (scene.kind === 'array' ? scene.cells.map(({ value }) => value) : []))
}

/** Each leader stands after everyone on the left and before everyone on the right. */
function followsTheRule(row: readonly number[], node: BinaryNode | undefined): boolean {
  if (!node) return true
  const at = row.indexOf(node.value)
  const isBefore = inorder(node.left).every((value) => row.indexOf(value) < at)
  const isAfter = inorder(node.right).every((value) => row.indexOf(value) > at)
  return isBefore && isAfter && followsTheRule(row, node.left) && followsTheRule(row, node.right)
}

test('only one of the rows follows the rule', () => {
  for (const row of rowsShown('The row')) expect(row).toEqual(walk(people))
  expect(rowsShown('Level by level')).toEqual([people.filter((value) => value !== null)])
  expect(rowsShown('As you come to them')).toEqual([walkEarly(people)])
  const rows = [walk(people), walkEarly(people), [4, 7, 9, 2, 5]]
  expect(rows.map((row) => followsTheRule(row, growTree(people)))).toEqual([true, false, false])
})

test('starting at the top for each place finds the row', () => {
  const found = [0, 1, 2, 3, 4].map(
    (position) => restarts.filter(({ outer }) => outer === position).at(-1)?.value,
  )
  expect(found).toEqual(walk(people))
})

test('only the first tree shows the slip', () => {
  const trees: TreeLevels[] = [[4, 7], [4, null, 9], [4]]
  expect(trees.map((tree) => walk(tree).join() !== walkEarly(tree).join())).toEqual([true, false, false])
})

test('the walk finds a far leaf first', () => {
  expect(leavesOf(growTree([4, 7, 9, null, 2]))).toEqual([
    [2, 2],
    [9, 1],
  ])
})

test('every number of the lesson follows from its input', () => {
  const visits = (value: number) => restarts.filter((look) => look.value === value).length
  const repeats = restarts.length - new Set(restarts.map(({ value }) => value)).size
  expect([visits(4), visits(7), visits(9), visits(2), visits(5)]).toEqual([5, 2, 2, 1, 1])
  expectComputedNumbers(walkthrough, [
    ['6 of the 11 visits', repeats, restarts.length],
    ['If 1,000 people form a chain to the right, it takes 500,500', 1000, (1000 * 1001) / 2],
  ])
})
