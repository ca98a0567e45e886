import { expect, test } from 'vitest'
import { type BinaryNode, listNodes } from '#algorithms/binary-tree.ts'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { byHalves, bySecondList, growBySize, growSearchTree, shapes, walkthrough } from './walkthrough.ts'

const first = [5, 8, 3, 7, 2, 6]
const second = [8, 5, 7, 2, 3, 6]

const preorderOf = (root: BinaryNode | undefined) => listNodes(root).map(({ value }) => value)
const inorderOf = (root: BinaryNode | undefined): number[] =>
  root ? [...inorderOf(root.left), root.value, ...inorderOf(root.right)] : []

/** Every tree with this preorder. */
function growAll(values: readonly number[]): (BinaryNode | undefined)[] {
  const [value, ...rest] = values
  if (value === undefined) return [undefined]
  return Array.from({ length: rest.length + 1 }, (_, size) =>
    growAll(rest.slice(0, size)).flatMap((left) =>
      growAll(rest.slice(size)).map((right) => ({
        id: String(value),
        value,
        ...(left && { left }),
        ...(right && { right }),
      })),
    ),
  ).flat()
}

/** How many shapes a tree of this many nodes can have. */
function countShapes(nodes: number): number {
  const counts = [1]
  while (counts.length <= nodes)
    counts.push(counts.reduce((sum, count, left) => sum + count * counts.at(-1 - left)!, 0))
  return counts[nodes]!
}

/** A number of the first list, and the range of the second one that it was taken for. */
interface Taken {
  readonly value: number
  readonly lo: number
  readonly hi: number
}

/** As the code of the lesson; `slips` builds the right side first. Throws if it runs out of numbers. */
function build(
  preorder: readonly number[],
  inorder: readonly number[],
  slips = false,
  onTake?: (taken: Taken) => void,
): BinaryNode | undefined {
  let next = 0
  const range = (lo: number, hi: number): BinaryNode | undefined => {
    if (lo > hi) return undefined
    const value = preorder[next++]
    if (value === undefined) throw new RangeError('No number is left')
    onTake?.({ value, lo, hi })
    const node: BinaryNode = { id: String(value), value }
    const mid = inorder.indexOf(value)
    const grow = { left: () => range(lo, mid - 1), right: () => range(mid + 1, hi) }
    for (const side of slips ? (['right', 'left'] as const) : (['left', 'right'] as const)) {
      const child = grow[side]()
      if (child) node[side] = child
    }
    return node
  }
  return range(0, inorder.length - 1)
}

function fits(preorder: readonly number[], inorder: readonly number[], slips: boolean): boolean {
  try {
    const root = build(preorder, inorder, slips)
    return preorderOf(root).join() === preorder.join() && inorderOf(root).join() === inorder.join()
  } catch {
    return false
  }
}

test('one mine fits both lists, and the quick ones do not', () => {
  const all = growAll(first)
  expect(all).toHaveLength(132)
  expect(all.filter((root) => inorderOf(root).join() === second.join())).toEqual([
    growBySize(first, bySecondList),
  ])
  expect(inorderOf(build(first, second))).toEqual(second)
  const halves = growBySize(first, byHalves)
  expect(preorderOf(halves)).toEqual(first)
  expect(inorderOf(halves)).toEqual([8, 3, 5, 2, 7, 6])
  expect(inorderOf(growSearchTree(first))).toEqual([2, 3, 5, 6, 7, 8])
})

test('only a root with both sides shows the slip', () => {
  const inputs = [
    [
      [2, 1],
      [1, 2],
    ],
    [
      [1, 2],
      [1, 2],
    ],
    [
      [2, 1, 3],
      [1, 2, 3],
    ],
  ] as const
  expect(inputs.map(([preorder, inorder]) => fits(preorder, inorder, false))).toEqual([true, true, true])
  expect(inputs.map(([preorder, inorder]) => fits(preorder, inorder, true))).toEqual([true, true, false])
})

test('from arrivals taken as a walk, the left part of 5 takes 8, and then nothing fits', () => {
  const arrivals = [5, 8, 3]
  const sorted = [3, 5, 8]
  const taken: Taken[] = []
  expect(() => build(arrivals, sorted, false, (each) => taken.push(each))).toThrow('No number is left')
  expect(taken.slice(0, 2)).toEqual([
    { value: 5, lo: 0, hi: 2 },
    { value: 8, lo: 0, hi: 0 },
  ])
  expect(sorted.indexOf(8)).toBeGreaterThan(0)
  expect(growSearchTree(arrivals)?.left?.value).toBe(3)
})

test('every number of the lesson follows from its input', () => {
  const all = growAll(first)
  const leftSize = (root: BinaryNode | undefined) => listNodes(root?.left).length
  const counts = shapes.filter(({ inner }) => inner === 2).map(({ value }) => value)
  expect(counts).toEqual(first.map((_, size) => all.filter((root) => leftSize(root) === size).length))
  const left = second.indexOf(5)
  expectComputedNumbers(walkthrough, [
    ['8, 3, 5, 2, 7, 6', ...inorderOf(growBySize(first, byHalves))],
    ['2, 3, 5, 6, 7, 8', ...inorderOf(growSearchTree(first))],
    ['it fits all 132 mines', all.length],
    ['rules out 118 of the 132 mines', all.filter((root) => leftSize(root) !== left).length, all.length],
    [
      'Six chambers make 132 mines, 15 chambers more than 9 million, and 20 chambers more than 6 billion',
      all.length,
      15,
      Math.floor(countShapes(15) / 1e6),
      20,
      Math.floor(countShapes(20) / 1e9),
    ],
  ])
})
