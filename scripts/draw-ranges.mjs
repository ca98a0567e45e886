// Draws the mountain ranges into src/platform/ui/art/drawn. Run it after a change to the height field or a frame:
// node scripts/draw-ranges.mjs. A test fails if the committed files are outdated.
import { writeFileSync } from 'node:fs'
import { drawRanges } from '../src/platform/ui/art/range-drawings.ts'

const folder = new URL('../src/platform/ui/art/drawn/', import.meta.url)
const { landingSvg, progressSvg, positions } = drawRanges()
writeFileSync(new URL('landing-range.svg', folder), landingSvg)
writeFileSync(new URL('progress-range.svg', folder), progressSvg)
writeFileSync(new URL('positions.json', folder), `${JSON.stringify(positions, null, 2)}\n`)
