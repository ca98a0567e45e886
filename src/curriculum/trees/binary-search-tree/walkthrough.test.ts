import { expect, test } from 'vitest'
import { type BinaryNode, growTree, listNodes, toLevels } from '#algorithms/binary-tree.ts'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { comparisons, isNeedless, walkthrough } from './walkthrough.ts'

const bids = [7, 3, 9, 5, 1]

/** As in the lesson; with the slip, the result of an inner call is dropped. */
function insert(root: BinaryNode | undefined, value: number, dropsResult = false): BinaryNode {
  if (!root) return { id: String(value), value }
  if (value === root.value) return root
  const side = value < root.value ? 'left' : 'right'
  const subtree = insert(root[side], value, dropsResult)
  if (!dropsResult) root[side] = subtree
  return root
}

function grow(values: readonly number[], dropsResult = false): BinaryNode | undefined {
  let root: BinaryNode | undefined
  for (const value of values) root = insert(root, value, dropsResult)
  return root
}

/** The nodes that a search compares with. */
function pathTo(value: number, node: BinaryNode | undefined): number[] {
  if (!node) return []
  if (node.value === value) return [value]
  return [node.value, ...pathTo(value, value < node.value ? node.left : node.right)]
}

const isFound = (value: number, root: BinaryNode | undefined) => pathTo(value, root).at(-1) === value

/** How many earlier bids each new one moves in a sorted list. */
const moves = bids.map((bid, index) => bids.slice(0, index).filter((other) => other > bid).length)

test('the bids grow into the tree that the lesson draws', () => {
  expect(toLevels(grow(bids))).toEqual([7, 3, 9, 1, 5])
  expect(pathTo(5, grow(bids))).toEqual([7, 3, 5])
})

test('the needless comparisons are those that the tree does not make', () => {
  const made = bids.map((bid, index) => pathTo(bid, grow(bids.slice(0, index))).length)
  const needed = comparisons.filter((look) => !isNeedless(look))
  expect(needed).toHaveLength(made.reduce((sum, count) => sum + count, 0))
  const rowOf5 = comparisons.filter(({ outer }) => bids[outer + 1] === 5)
  expect(rowOf5.filter(isNeedless).map(({ inner }) => bids[inner])).toEqual([9])
})

test('the neighbors of a new bid are where it last went right and left', () => {
  for (const [index, bid] of bids.entries()) {
    const earlier = bids.slice(0, index).toSorted((a, b) => a - b)
    const path = pathTo(bid, grow(bids.slice(0, index)))
    expect(path.findLast((value) => value < bid)).toBe(earlier.findLast((value) => value < bid))
    expect(path.findLast((value) => value > bid)).toBe(earlier.find((value) => value > bid))
  }
  const pathOf5 = pathTo(5, grow([7, 3, 9]))
  expect([pathOf5.findLast((value) => value < 5), pathOf5.findLast((value) => value > 5)]).toEqual([3, 7])
})

test('1 on the right of 7 would give both sides equally many', () => {
  const { left, right } = grow(bids.slice(0, -1))!
  expect(listNodes(right).length + 1).toBe(listNodes(left).length)
})

test('a child on the correct side of its parent can still be lost', () => {
  const tree = growTree([7, 3, 9, null, 8])
  expect(listNodes(tree).some(({ value }) => value === 8)).toBe(true)
  expect(pathTo(8, tree)).toEqual([7, 9])
  // Level by level, 5 is on the wrong side of 3; without any order, 9 is lost, too.
  expect(isFound(5, growTree([7, 3, 9, 5, 1]))).toBe(false)
  expect(isFound(9, growTree([7, 9, 3]))).toBe(false)
})

test('only the last values show the slip', () => {
  const shows = [[7], [7, 7], [7, 3]].map(
    (values) => toLevels(grow(values, true)).join() !== toLevels(grow(values)).join(),
  )
  expect(shows).toEqual([false, false, true])
  expect(isFound(3, grow([7, 3], true))).toBe(false)
})

test('every number of the lesson follows from its input', () => {
  const pairs = Math.ceil((100_000 * 99_999) / 2 / 1e9)
  expectComputedNumbers(walkthrough, [
    ['finding 5 takes 4 comparisons', 5, bids.indexOf(5) + 1],
    ['the neighbors of 1 take all 4 bids', 1, bids.indexOf(1)],
    ['5 is found with 4 comparisons', 5, bids.indexOf(5) + 1],
    ['5 is found with 3 comparisons', 5, pathTo(5, grow(bids)).length],
    ['For 1, all 4 others move', 1, moves.at(-1)!],
    ['cause 7 moves', moves.reduce((sum, count) => sum + count, 0)],
    ['If 100,000 bids come in falling order, it is almost 5 billion', 100_000, pairs],
    ['4 of the 10 comparisons', comparisons.filter(isNeedless).length, comparisons.length],
    ['almost 5 billion for 100,000 bids', pairs, 100_000],
    ['attaches 8 to', 8],
    ['a search for 8', 8],
    ['You can find 8', 8],
    ['8 is left of 7', 8, 7],
  ])
})
