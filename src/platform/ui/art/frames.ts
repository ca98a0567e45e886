import type { RangeFrame } from './ridgelines.ts'

/** The range across the whole landing page, with a trail and a goat. */
export const landingFrame: RangeFrame = {
  width: 1440,
  height: 440,
  depth: 140,
  scale: 240,
  rows: 48,
  columns: 240,
}

/** The range of the learner's progress. */
export const progressFrame: RangeFrame = {
  width: 720,
  height: 150,
  depth: 52,
  scale: 104,
  rows: 26,
  columns: 200,
}
