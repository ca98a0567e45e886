import { expect, test } from 'vitest'
import { type BinaryNode, growTree, listNodes, type TreeLevels } from '#algorithms/binary-tree.ts'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { walks, walkthrough } from './walkthrough.ts'

const rockets = growTree([5, 3, 8, null, 6, 1])

function depthOf(value: number, node = rockets, depth = 0): number {
  if (!node) return Number.POSITIVE_INFINITY
  if (node.value === value) return depth
  return Math.min(
    node.left ? depthOf(value, node.left, depth + 1) : Number.POSITIVE_INFINITY,
    node.right ? depthOf(value, node.right, depth + 1) : Number.POSITIVE_INFINITY,
  )
}

/** `isOver` says when a round ends: how many it has taken, how many wait now, how many waited at its start. */
function listRounds(
  tree: TreeLevels,
  isOver: (taken: number, waiting: number, atStart: number) => boolean,
): number[][] {
  const queue = [growTree(tree)!]
  const rounds: number[][] = []
  while (queue.length > 0) {
    const round: number[] = []
    const atStart = queue.length
    do {
      const { value, left, right } = queue.shift()!
      round.push(value)
      queue.push(...[left, right].filter((child): child is BinaryNode => child !== undefined))
    } while (queue.length > 0 && !isOver(round.length, queue.length, atStart))
    rounds.push(round)
  }
  return rounds
}

const asItShould = (taken: number, _: number, atStart: number) => taken === atStart
const slip = (taken: number, waiting: number) => taken >= waiting

/** How many leave the queue; a rocket is added once for each fuse, or once. */
function countTaken(isMarking: boolean): number {
  const fuses: Readonly<Record<number, readonly number[]>> = { 5: [3, 8], 3: [6], 8: [6], 6: [1] }
  const queue = [5]
  for (const rocket of queue) {
    queue.push(...(fuses[rocket] ?? []).filter((next) => !isMarking || !queue.includes(next)))
  }
  return queue.length
}

function cellsOf(title: string): (string | number)[] | undefined {
  const scene = walkthrough.firstTry.tries
    .flatMap(({ pictures }) => pictures)
    .find((picture) => picture.title === title)?.scene
  return scene?.kind === 'array' ? scene.cells.map(({ value }) => value) : undefined
}

test('the seconds are the levels, and following fuses mixes them', () => {
  const bySecond = listNodes(rockets)
    .map(({ value }) => value)
    .toSorted((a, b) => depthOf(a) - depthOf(b))
  expect(listRounds([5, 3, 8, null, 6, 1], asItShould)).toEqual([[5], [3, 8], [6, 1]])
  expect(cellsOf('The seconds')).toEqual(bySecond)
  expect(cellsOf('Fuse by fuse')).toEqual(listNodes(rockets).map(({ value }) => value))
  expect([depthOf(6), depthOf(8)]).toEqual([2, 1])
})

test('a round that takes all that wait puts five rockets on one list', () => {
  expect(listRounds([5, 3, 8, null, 6, 1], () => false)).toEqual([[5, 3, 8, 6, 1]])
})

test('only the last tree shows the slip', () => {
  const trees: TreeLevels[] = [[5], [5, 3], [5, 3, 8]]
  const shows = trees.map(
    (tree) => listRounds(tree, slip).join('|') !== listRounds(tree, asItShould).join('|'),
  )
  expect(shows).toEqual([false, false, true])
  expect(listRounds([5, 3, 8], slip)).toEqual([[5, 3], [8]])
  expect(listRounds([5, 3, 8], asItShould)).toEqual([[5], [3, 8]])
})

test('every number of the lesson follows from its input', () => {
  const repeats = walks.filter(({ outer, value }) => depthOf(Number(value)) !== outer).length
  expectComputedNumbers(walkthrough, [
    ['4 of the 9 visits', repeats, walks.length],
    ['A chain of 1,000 rockets takes 500,500', 1000, (1000 * 1001) / 2],
    ['7, because', countTaken(false)],
    ['Only 5 rockets go off', countTaken(true)],
  ])
})
