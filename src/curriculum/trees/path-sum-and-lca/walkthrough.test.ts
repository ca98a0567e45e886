import { expect, test } from 'vitest'
import { type BinaryNode, growTree, listNodes, type TreeLevels } from '#algorithms/binary-tree.ts'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { looks, walkthrough } from './walkthrough.ts'

const fuses = growTree([3, 1, 5, 6, 2, null, null, null, null, null, 4])!

function pathTo(value: number, node: BinaryNode | undefined): number[] | undefined {
  if (!node) return undefined
  if (node.value === value) return [value]
  const below = pathTo(value, node.left) ?? pathTo(value, node.right)
  return below && [node.value, ...below]
}

/** The last value that both paths share. */
function commonAncestor(p: number, q: number, root: BinaryNode): number | undefined {
  const [toP, toQ] = [pathTo(p, root)!, pathTo(q, root)!]
  return toP.findLast((value, index) => value === toQ[index])
}

/** As in the lesson; `onlyLeft` is the slip of the code. */
function report(
  p: number,
  q: number,
  node: BinaryNode | undefined,
  onlyLeft = false,
): BinaryNode | undefined {
  if (!node || node.value === p || node.value === q) return node
  const left = report(p, q, node.left, onlyLeft)
  const right = report(p, q, node.right, onlyLeft)
  if (left && right) return node
  return onlyLeft ? left : (left ?? right)
}

test('the reports find where the two paths meet, for every two fuses', () => {
  for (const { value: p } of listNodes(fuses)) {
    for (const { value: q } of listNodes(fuses)) {
      expect(report(p, q, fuses)?.value).toBe(commonAncestor(p, q, fuses))
    }
  }
  expect(report(6, 4, fuses)?.value).toBe(1)
})

test('each first try gives what the lesson says', () => {
  const [up6, up4] = [pathTo(6, fuses)!.toReversed(), pathTo(4, fuses)!.toReversed()]
  expect([up6, up4].map((path) => path.slice(1, 3))).toEqual([
    [1, 3],
    [2, 1],
  ])
  expect(up6.some((value, steps) => value === up4[steps])).toBe(false)
  const between = listNodes(fuses).filter(({ value }) => value >= 4 && value <= 6)
  const depthOf = (value: number) => pathTo(value, fuses)!.length
  expect(between.toSorted((a, b) => depthOf(a.value) - depthOf(b.value))[0]?.value).toBe(5)
  const feedBoth = listNodes(fuses).filter((fuse) => pathTo(6, fuse) && pathTo(4, fuse))
  expect(feedBoth.map(({ value }) => value)).toEqual([3, 1])
})

test('one report per side is enough where a yes or no is not', () => {
  const { left, right } = fuses.left!
  const hasBoth = (node: BinaryNode) => Boolean(pathTo(6, node) && pathTo(4, node))
  expect([hasBoth(left!), hasBoth(right!), hasBoth(fuses.right!)]).toEqual([false, false, false])
  expect([report(6, 4, left)?.value, report(6, 4, right)?.value]).toEqual([6, 4])
  expect(report(2, 4, fuses)?.value).toBe(2)
})

test('only one input shows the slip', () => {
  const inputs: [TreeLevels, number, number][] = [
    [[3, 1, 5], 1, 5],
    [[3, null, 1, 6, 2], 6, 2],
    [[3, 1, 5], 3, 5],
  ]
  const shows = inputs.map(([tree, p, q]) => report(p, q, growTree(tree), true) !== undefined)
  expect(shows).toEqual([true, false, true])
  for (const [tree, p, q] of inputs) {
    expect(report(p, q, growTree(tree))?.value).toBe(commonAncestor(p, q, growTree(tree)!))
  }
})

test('every number of the lesson follows from its input', () => {
  const sizes = [fuses.left!.left!, fuses.left!.right!].map((side) => listNodes(side).length)
  // Itself and its sides: one and two fuses, so four in all, and three with the larger side only.
  expect(sizes).toEqual([1, 2])
  expect(listNodes(fuses.left!)).toHaveLength(4)
  const repeats = looks.filter(({ inner }) => inner > 0)
  expectComputedNumbers(walkthrough, [
    ['9 of the 15 visits', looks.length - listNodes(fuses).length, looks.length],
    ['A chain of 1,000 fuses takes 500,500', 1000, (1000 * 1001) / 2],
    ['8 of the 9 repeats', repeats.filter(({ value }) => value !== 5).length, repeats.length],
  ])
})
