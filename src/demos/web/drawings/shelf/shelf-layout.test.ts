import { expect, test } from 'vitest'
import type { ShelfScene } from '#algorithms/scene.ts'
import { measureShelf } from './shelf-layout.ts'

function shelf(form: ShelfScene['form'], count: number, isHorizontal = false): ShelfScene {
  const items = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    value: index,
    role: 'default' as const,
  }))
  return { kind: 'shelf', form, title: form, items, isHorizontal }
}

test('a vertical stack grows upward, a horizontal one to the right, where its values also leave', () => {
  const upright = measureShelf([shelf('stack', 4)], 376)
  expect(upright.positionOf(3).y).toBeLessThan(upright.positionOf(0).y)
  expect(upright.exits.last?.y).toBeLessThan(upright.positionOf(3).y)

  const lying = measureShelf([shelf('stack', 4, true)], 376)
  expect(lying.positionOf(3)).toMatchObject({ y: lying.positionOf(0).y })
  expect(lying.positionOf(3).x).toBeGreaterThan(lying.positionOf(0).x)
  expect(lying.exits.last?.x).toBeGreaterThan(lying.positionOf(3).x)
  expect(lying.exits.first).toBeUndefined()
  expect(lying.marks.map(({ end, text }) => `${text} ${end}`)).toEqual(['out last', 'in last'])
  expect(lying.height).toBeLessThan(upright.height)
})

test('a horizontal stack of eight fits, and a leaving value stays in the picture', () => {
  const { width, exits, itemWidth, positionOf } = measureShelf([shelf('stack', 8, true)], 376)
  expect(width).toBe(376)
  expect(positionOf(0).x).toBeGreaterThanOrEqual(0)
  expect((exits.last?.x ?? Number.NaN) + itemWidth).toBeLessThanOrEqual(width)
})

test('values leave a queue on the left and enter on the right', () => {
  const queue = measureShelf([shelf('queue', 3)], 376)
  expect(queue.exits.first?.x).toBeLessThan(queue.positionOf(0).x)
  expect(queue.exits.last).toBeUndefined()
  expect(queue.marks.map(({ end, text }) => `${text} ${end}`)).toEqual(['out first', 'in last'])
})
