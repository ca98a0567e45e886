import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { type LinkedNode, linkUp } from '../linked-list.ts'
import { walkthrough } from './walkthrough.ts'

const cars = [12, 25, 31, 48]

type Links = (prev: LinkedNode, node: LinkedNode) => void

const right: Links = (prev, node) => {
  node.next = prev.next
  prev.next = node
}

const leftToRight: Links = (prev, node) => {
  prev.next = node
  node.next = prev.next
}

const firstOnly: Links = (prev, node) => {
  prev.next = node
}

/** The values of a list, cut off where it would never end. */
function read(head: LinkedNode | null): number[] {
  const values: number[] = []
  for (let node = head; node && values.length < 8; node = node.next) values.push(node.value)
  return values
}

function insert(values: readonly number[], steps: number, links = right) {
  const [head = null] = linkUp(values)
  const dummy: LinkedNode = { id: 'dummy', value: 0, next: head }
  let prev = dummy
  for (let step = 0; step < steps; step++) prev = prev.next!
  links(prev, { id: 'new', value: 29, next: null })
  return { train: read(dummy.next), fromHead: read(head) }
}

test('the new link first gives the train, and the other order loses two cars', () => {
  expect(insert(cars, 2).train).toEqual(cars.toSpliced(2, 0, 29))
  expect(insert(cars, 2, leftToRight).train).toEqual([12, 25, 29, 29, 29, 29, 29, 29])
  expect(insert(cars, 2, firstOnly).train).toEqual([12, 25, 29])
})

test('every wrong number of steps gives the wrong position', () => {
  expect(insert(cars, 3).train.indexOf(29)).toBe(3)
  expect(insert(cars, 4).train.indexOf(29)).toBe(4)
  expect(insert(cars, 1).train.indexOf(29)).toBe(1)
  expect(insert(cars, 0).train.indexOf(29)).toBe(0)
})

test('only a new head shows the slip', () => {
  const shows = [1, 2, 0].map((position) => {
    const { train, fromHead } = insert([3, 4], position)
    return train.join() !== fromHead.join()
  })
  expect(shows).toEqual([false, false, true])
})

test('counting from the front misses a position that counts from the end', () => {
  const longer = [...cars, 52]
  expect(insert(longer, 2).train).toEqual([12, 25, 29, 31, 48, 52])
  expect(longer.toSpliced(-2, 0, 29)).toEqual([12, 25, 31, 29, 48, 52])
})

test('every number of the lesson follows from its input', () => {
  expectComputedNumbers(walkthrough, [
    ['→ 48 → 52', 48, 52],
    ['12, 25, 31, 29, 48, 52', ...[...cars, 52].toSpliced(-2, 0, 29)],
    ['12, 25, 29, 31, 48, 52', ...insert([...cars, 52], 2).train],
  ])
})
