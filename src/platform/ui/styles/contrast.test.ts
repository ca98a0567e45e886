import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Each pair of colors that a text and its ground can have: screens are shown to axe in the dark theme only. */

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const [light = '', dark = ''] = read('./tokens.css').split('@media not print')
const grounds = ['canvas', 'canvas-sunk', 'surface', 'surface-2']
const states = ['success', 'warning', 'danger', 'info']
const categories = ['arrays', 'bsearch', 'strings', 'lists', 'stack', 'trees', 'graphs', 'dp'].map(
  (name) => `cat-${name}`,
)
const figures = ['default', 'active', 'compare', 'visited', 'frontier', 'settled', 'swap', 'result']
const code = ['ink', 'dim', 'key', 'str', 'num', 'fn'].map((part) => `code-${part}`)

const pairsOf = (texts: readonly string[], on: readonly string[]) =>
  texts.flatMap((text) => on.map((ground) => [text, ground]))

const textPairs = [
  ...pairsOf(['ink', 'ink-2', 'muted', 'accent-text', ...states], grounds),
  ...pairsOf(categories, grounds),
  ...pairsOf(['ink', 'ink-2', 'accent-text'], ['surface-3', 'accent-soft']),
  ...pairsOf(['ink', 'ink-2'], [...states.map((state) => `${state}-soft`), 'viz-settled-fill']),
  ...states.map((state) => [state, `${state}-soft`]),
  ...figures.map((figure) => [`viz-${figure}-text`, `viz-${figure}-fill`]),
  ...pairsOf(code, ['code-bg', 'code-line', 'surface-2', 'accent-soft', 'danger-soft', 'success-soft']),
  ...pairsOf(['inverse'], ['ink', ...categories]),
  ...pairsOf(['on-accent'], ['accent', 'accent-hover', 'accent-mark']),
]
const graphicPairs = pairsOf(['focus', 'line-strong', 'accent-mark'], ['canvas', 'surface'])

for (const [theme, css] of Object.entries({ light, dark })) {
  test(`text of the ${theme} theme has a contrast of at least 4.5 to 1`, () => {
    expect(pairsBelow(4.5, textPairs, css)).toEqual([])
  })

  test(`focus rings, field borders and marks of the ${theme} theme have a contrast of at least 3 to 1`, () => {
    expect(pairsBelow(3, graphicPairs, css)).toEqual([])
  })

  test(`text on mixed colors of the ${theme} theme has a contrast of at least 4.5 to 1`, () => {
    const [ink, canvas, codeGround, codeInk] = ['ink', 'canvas', 'code-bg', 'code-ink'].map((token) =>
      oklab(token, css),
    )
    // Locked content.
    expect(contrast(mix(ink, canvas, inkOfDimmed(theme)), canvas)).toBeGreaterThan(4.5)
    // The words that decide, on 17% of a category's color.
    for (const category of categories)
      for (const ground of grounds.map((token) => oklab(token, css)))
        expect(contrast(ink, mix(oklab(category, css), ground, 0.17)), category).toBeGreaterThan(4.5)
    // The line of the editor that has the cursor.
    for (const part of code)
      expect(contrast(oklab(part, css), mix(codeInk, codeGround, 0.06)), part).toBeGreaterThan(4.5)
  })
}

function inkOfDimmed(theme: string): number {
  const [ofDark, ofLight] = read('./controls.css').matchAll(
    /--muted: color-mix\(in oklab, var\(--ink\) (\d+)%, var\(--canvas\)\)/g,
  )
  return Number((theme === 'light' ? ofLight : ofDark)?.[1]) / 100
}

function pairsBelow(minimum: number, pairs: readonly string[][], css: string): string[] {
  return pairs.flatMap(([front = '', back = '']) => {
    const found = contrast(oklab(front, css), oklab(back, css))
    return found < minimum ? [`${front} on ${back}: ${found.toFixed(2)}`] : []
  })
}

type Color = readonly number[]

const mix = (one: Color = [], other: Color = [], share = 1): Color =>
  one.map((value, index) => value * share + (other[index] ?? 0) * (1 - share))

function contrast(front: Color = [], back: Color = []): number {
  const [darker = 0, lighter = 0] = [luminance(front), luminance(back)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The lightness, a and b of an OKLCH token. */
function oklab(token: string, css: string): Color {
  const values = new RegExp(`--${token}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(css)
  if (!values) throw new Error(`tokens.css has no color --${token}.`)
  const [lightness = 0, chroma = 0, hue = 0] = values.slice(1).map(Number)
  const angle = (hue * Math.PI) / 180
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]
}

/** WCAG relative luminance. */
function luminance([lightness = 0, a = 0, b = 0]: Color): number {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
