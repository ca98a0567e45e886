import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import positions from './drawn/positions.json' with { type: 'json' }
import { landingFrame } from './frames.ts'
import { peaks } from './peaks.ts'
import { drawRanges } from './range-drawings.ts'
import { ridgelines, skylineY } from './ridgelines.ts'

const drawn = drawRanges()
const fileText = (name: string) => readFileSync(new URL(`drawn/${name}`, import.meta.url), 'utf8')

test('the committed drawings are up to date (if not, run node scripts/draw-ranges.mjs)', () => {
  expect(drawn.positions).toEqual(positions)
  expect(drawn.landingSvg === fileText('landing-range.svg')).toBe(true)
  expect(drawn.progressSvg === fileText('progress-range.svg')).toBe(true)
})

test('drawing twice gives the same range', () => {
  expect(drawRanges()).toEqual(drawn)
})

test('summits are in the order of the categories', () => {
  for (const summits of [positions.landingSummits, positions.progressSummits]) {
    const xs = peaks.map((peak) => summits[peak.hue].x)
    expect(xs).toEqual(xs.toSorted((a, b) => a - b))
  }
})

test('the goat stands on the skyline, not on a summit', () => {
  const lines = ridgelines(landingFrame)
  const { x, y } = positions.goat
  expect(Math.abs(skylineY(landingFrame, lines, x / landingFrame.width) - y)).toBeLessThan(8)
  for (const summit of Object.values(positions.landingSummits))
    expect(Math.abs(summit.x - x)).toBeGreaterThan(48)
})

test('the trail is broken where a nearer ridge hides it', () => {
  const trail = drawn.landingSvg.match(/id="trail" d="([^"]*)"/)?.[1] ?? ''
  expect(trail.match(/M/g)?.length).toBeGreaterThan(1)
})
