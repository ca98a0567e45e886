import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = tokens.split('@media not print')
const grounds = ['canvas', 'surface', 'surface-2']
const states = ['success', 'warning', 'danger', 'info']
const categories = ['arrays', 'bsearch', 'strings', 'lists', 'stack', 'trees', 'graphs', 'dp']
const figures = ['default', 'active', 'compare', 'visited', 'frontier', 'settled', 'swap', 'result']

const textPairs = [
  ...['ink', 'ink-2', 'muted', 'accent-text', ...states].flatMap((text) =>
    grounds.map((ground) => [text, ground]),
  ),
  ...states.map((state) => [state, `${state}-soft`]),
  ...categories.map((category) => [`cat-${category}`, 'surface']),
  ...figures.map((figure) => [`viz-${figure}-text`, `viz-${figure}-fill`]),
  ...['ink', 'dim', 'key', 'str', 'num', 'fn'].map((part) => [`code-${part}`, 'code-bg']),
  ['accent-text', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
]
const graphicPairs = ['focus', 'line-strong', 'accent-mark'].flatMap((color) =>
  ['canvas', 'surface'].map((ground) => [color, ground]),
)

for (const [theme, css] of Object.entries({ light, dark })) {
  test(`text of the ${theme} theme has a contrast of at least 4.5 to 1`, () => {
    expect(pairsBelow(4.5, textPairs, css)).toEqual([])
  })

  test(`focus rings, field borders and marks of the ${theme} theme have a contrast of at least 3 to 1`, () => {
    expect(pairsBelow(3, graphicPairs, css)).toEqual([])
  })
}

function pairsBelow(minimum: number, pairs: readonly string[][], css: string): string[] {
  return pairs.flatMap(([front = '', back = '']) => {
    const [darker = 0, lighter = 0] = [luminance(front, css), luminance(back, css)].sort((a, b) => a - b)
    const contrast = (lighter + 0.05) / (darker + 0.05)
    return contrast < minimum ? [`${front} on ${back}: ${contrast.toFixed(2)}`] : []
  })
}

/** WCAG relative luminance of an OKLCH token. */
function luminance(token: string, css: string): number {
  const values = new RegExp(`--${token}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(css)
  if (!values) throw new Error(`tokens.css has no color --${token}.`)
  const [lightness = 0, chroma = 0, hue = 0] = values.slice(1).map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
