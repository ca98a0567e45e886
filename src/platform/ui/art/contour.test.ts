import { expect, test } from 'vitest'
import { contour } from './contour.ts'

test('a hill has one ring per pattern', () => {
  for (const rings of [1, 3, 8]) expect(contour({ seed: 3, rings, size: 84 }).rings).toHaveLength(rings)
})

test('the same seed gives the same hill, another seed a different one', () => {
  const hill = contour({ seed: 3, rings: 6, size: 84 })
  expect(contour({ seed: 3, rings: 6, size: 84 })).toEqual(hill)
  expect(contour({ seed: 4, rings: 6, size: 84 })).not.toEqual(hill)
})

test('each ring is closed', () => {
  const [outermost = ''] = contour({ seed: 5, rings: 4, size: 226 }).rings
  const [startX = 0, startY = 0] = numbersIn(outermost.slice(0, outermost.indexOf('q')))
  const steps = numbersIn(outermost.slice(outermost.indexOf('q')))
  // The first pair of a curve is its control point, every other pair is relative.
  const end = { x: startX, y: startY }
  for (let i = 2; i < steps.length; i += 2) {
    end.x += steps[i] ?? 0
    end.y += steps[i + 1] ?? 0
  }
  expect(Math.hypot(end.x - startX, end.y - startY)).toBeLessThan(0.3)
})

test('every ring is inside the drawing', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const { summit } = contour({ seed, rings: 8, size: 100 })
    expect(summit.x).toBeGreaterThan(35)
    expect(summit.x).toBeLessThan(65)
  }
})

function numbersIn(path: string): number[] {
  return [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([number]) => Number(number))
}
