import { expect, test } from 'vitest'
import { findNearest, findNext } from './reach.ts'

const cells = [0, 30, 60].map((x) => ({ x, y: 0, width: 24, height: 36 }))

test('a finger means the thing it is in, or else the nearest one', () => {
  expect(findNearest(cells, { x: 10, y: 60 })).toBe(cells[0])
  expect(findNearest(cells, { x: 28, y: 10 })).toBe(cells[1])
  expect(findNearest(cells, { x: 300, y: -40 })).toBe(cells[2])
})

const middles = { a: [0, 0], b: [100, 10], c: [200, 0], low: [90, 80] } as const
const things = Object.keys(middles) as (keyof typeof middles)[]

function nextOf(from: keyof typeof middles, x: number, y: number) {
  return findNext(
    things.filter((thing) => thing !== from),
    from,
    { x, y },
    (thing) => ({ x: middles[thing][0], y: middles[thing][1] }),
  )
}

test('an arrow key goes to the nearest thing ahead, and stays at the edge', () => {
  expect(nextOf('a', 1, 0)).toBe('b')
  expect(nextOf('b', 1, 0)).toBe('c')
  expect(nextOf('b', 0, 1)).toBe('low')
  expect(nextOf('low', 0, -1)).toBe('b')
  expect(nextOf('c', 1, 0)).toBeUndefined()
})
