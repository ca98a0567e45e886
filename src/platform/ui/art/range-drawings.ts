import { landingFrame, progressFrame } from './frames.ts'
import {
  type Point,
  type RangeFrame,
  type Ridgeline,
  ridgelinePath,
  ridgelines,
  skylineY,
  summits,
} from './ridgelines.ts'
import { trailPath } from './trail.ts'

/** From the foot of the range up to the summit of Trees. */
const trailKnots = [
  [0.47, 0.97],
  [0.5, 0.92],
  [0.545, 0.86],
  [0.58, 0.78],
  [0.6, 0.66],
  [0.625, 0.5],
  [0.645, 0.38],
  [0.66, 0.3],
  [0.672, 0.24],
] as const

/** Computes the drawings. It takes 100 ms, so the result is committed instead of computed in the browser. */
export function drawRanges() {
  const landing = ridgelines(landingFrame)
  const progress = ridgelines(progressFrame)
  const landingSummits = summits(landingFrame)
  const trail = trailPath(landingFrame, landing, trailKnots)
  return {
    landingSvg: svgFile(landingFrame, landing, `<path id="trail" d="${trail}"/>`),
    progressSvg: svgFile(progressFrame, progress),
    positions: {
      landingSummits,
      progressSummits: summits(progressFrame),
      goat: goatPosition(landing, Object.values(landingSummits)),
    },
  }
}

/** Without colors: the page sets them, so that both themes share one file. */
function svgFile(frame: RangeFrame, lines: readonly Ridgeline[], extra = ''): string {
  const paths = lines.map((line) => `<path d="${ridgelinePath(frame, line)}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg"><title>Ridgelines</title><g id="ridges">${paths.join('')}</g>${extra}</svg>\n`
}

/** The flattest part of the skyline on the right, away from the summits and their labels. */
function goatPosition(lines: readonly Ridgeline[], occupied: readonly Point[]): Point {
  const { width } = landingFrame
  const trailEnd = skylineY(landingFrame, lines, 0.672)
  let best = { score: Number.POSITIVE_INFINITY, x: 0, y: 0 }
  for (let x = 0.7; x < 0.9; x += 0.002) {
    if (occupied.some((position) => Math.abs(position.x / width - x) < 0.05)) continue
    const feet = [-0.012, -0.006, 0, 0.006, 0.012].map((dx) => skylineY(landingFrame, lines, x + dx))
    const slope = Math.max(...feet) - Math.min(...feet)
    const score = slope + (skylineY(landingFrame, lines, x) - trailEnd) * 0.02
    if (score < best.score) best = { score, x: Math.round(x * width), y: Math.round(Math.max(...feet)) }
  }
  return { x: best.x, y: best.y }
}
