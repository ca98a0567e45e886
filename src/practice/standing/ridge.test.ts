import { expect, test } from 'vitest'
import { ridgePaths } from './ridge.ts'

const frame = { width: 100, top: 0, ground: 40, fullDensity: 3.1 }
const points = (path: string) =>
  [...path.matchAll(/([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

test('a ridge is highest where recall is most likely', () => {
  const { line, stem } = ridgePaths({ a: 4, b: 4, value: 0.5, interval: [0.3, 0.7] }, frame)
  const highest = points(line).toSorted((one, other) => (one[1] ?? 0) - (other[1] ?? 0))[0]
  expect(highest?.[0]).toBe(50)
  expect(stem).toMatchObject({ x: 50, isLit: false })
})

test('a sharp ridge is not cut off', () => {
  const { line } = ridgePaths({ a: 90, b: 30, value: 0.75, interval: [0.7, 0.8] }, frame)
  expect(Math.min(...points(line).map(([, y = 0]) => y))).toBeGreaterThanOrEqual(0)
})

test('a ridge whose density has a pole at its end stays inside its frame', () => {
  const { line, stem } = ridgePaths({ a: 4.5, b: 0.8, value: 0.85, interval: [0.6, 0.99] }, frame)
  expect(points(line).every(([, y = -1]) => y >= 0 && y <= 40)).toBe(true)
  expect(stem.isLit).toBe(true)
})
