import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { type LinkedNode, linkUp, valuesFrom } from '../linked-list.ts'
import { visits, walkthrough } from './walkthrough.ts'

const stops = [7, 3, 9, 4, 6]

type Round = (prev: LinkedNode | null, current: LinkedNode) => LinkedNode | null

/** Goes along the list. A round changes links and gives the next node. Returns the last node that was visited. */
function walk(head: LinkedNode | null, round: Round): LinkedNode | null {
  let prev: LinkedNode | null = null
  for (let current = head; current; ) {
    const next = round(prev, current)
    prev = current
    current = next
  }
  return prev
}

const reverse: Round = (prev, current) => {
  const rest = current.next
  current.next = prev
  return rest
}

/** The first values of a list, which may never end. */
function firstValues(head: LinkedNode | null, count: number): number[] {
  const values: number[] = []
  for (let node = head; node && values.length < count; node = node.next) values.push(node.value)
  return values
}

test('one walk reverses the list, and without saving the rest it ends after one stop', () => {
  expect(valuesFrom(walk(linkUp(stops)[0]!, reverse))).toEqual(stops.toReversed())
  const unsaved = walk(linkUp(stops)[0]!, (prev, current) => {
    current.next = prev
    return current.next
  })
  expect(valuesFrom(unsaved)).toEqual([7])
})

test('every wrong option is wrong for the reason it gives', () => {
  const [seven, three, nine] = linkUp(stops) as [LinkedNode, LinkedNode, LinkedNode]
  seven.next = null
  nine.next = three
  expect(firstValues(nine, 3)).toEqual([9, 3, 9])

  const nodes = linkUp(stops)
  const last = nodes.at(-1)!
  expect(valuesFrom(last)).toEqual([6])
  walk(nodes[0]!, reverse)
  expect(valuesFrom(nodes[0]!)).toEqual([7])

  const twoRounds = linkUp(stops)
  reverse(null, twoRounds[0]!)
  reverse(twoRounds[0]!, twoRounds[1]!)
  expect([valuesFrom(twoRounds[1]!), valuesFrom(twoRounds[2]!)]).toEqual([
    [3, 7],
    [9, 4, 6],
  ])
})

test('beginning at the second node makes a cycle of two nodes', () => {
  const begin = (values: readonly number[]) => {
    const [head] = linkUp(values)
    let prev = head!
    for (let current = head!.next; current; ) {
      const rest: LinkedNode | null = current.next
      current.next = prev
      prev = current
      current = rest
    }
    return firstValues(prev, 5)
  }
  expect(begin([5])).toEqual([5])
  expect(begin([5, 2])).toEqual([2, 5, 2, 5, 2])
})

test('the largest value after a node is not the next larger one', () => {
  const values = [2, 4, 3, 6]
  const after = (index: number) => values.slice(index + 1)
  // From the tail, the largest so far replaces a node; the last has nothing after it.
  expect(values.map((_, index) => Math.max(0, ...after(index)))).toEqual([6, 6, 6, 0])
  expect(values.map((value, index) => after(index).find((later) => later > value) ?? 0)).toEqual([4, 6, 6, 0])
})

test('every number of the lesson follows from its input', () => {
  const again = visits.filter(({ outer }) => outer > 0).length
  expectComputedNumbers(walkthrough, [
    ['10 of the 15 visits', again, visits.length],
    ['Five stops take 15 visits', visits.length],
    ['For 100,000 stops it is just over 5 billion', 100_000, Math.floor((100_000 * 100_001) / 2 / 1e9)],
  ])
})
