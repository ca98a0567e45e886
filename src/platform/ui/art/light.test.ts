import { expect, test } from 'vitest'
import positions from './drawn/positions.json' with { type: 'json' }
import { footY, lightOn } from './light.ts'
import { peaks } from './peaks.ts'

test.each([
  [0, 6],
  [1, 6],
  [3, 6],
  [6, 6],
])('with %i of %i patterns complete, light covers that share of the peak', (completed, total) => {
  for (const { hue } of peaks) {
    const summitHeight = footY - positions.progressSummits[hue].y
    expect((footY - lightOn(hue, completed, total).top) / summitHeight).toBeCloseTo(completed / total)
  }
})

test('a category without patterns has no light', () => {
  expect(lightOn('trees', 0, 0).top).toBe(footY)
})

test('every peak has its own section of the range, without gaps', () => {
  const lights = peaks.map(({ hue }) => lightOn(hue, 1, 2))
  expect(lights[0]?.left).toBe(0)
  for (const [i, light] of lights.entries()) expect(light.right).toBe(lights[i + 1]?.left ?? 1152)
})
