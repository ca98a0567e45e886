import { globSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { type Rule, type Selector, transform } from 'lightningcss'
import { test } from '../support/test.ts'

/** Until the sheet arrives, a prerendered page looks as the styles inside it say. The sheet leaves out what all have. */

const dist = new URL('../../dist/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, dist), 'utf8')
const pages = globSync('pages/**/*.html', { cwd: dist })
const shell = read('pages/shell.html')
const sheet = `${stylesInside(shell)}${read(`client${/href[:=]"(\/assets\/[^"]+\.css)"/.exec(shell)?.[1]}`)}`

/** One declaration with all that decides where it holds. */
interface Style {
  readonly key: string
  readonly selectors: readonly Selector[]
}

test('each prerendered page contains all styles of its classes', () => {
  const all = stylesOf(sheet)
  expect(all.length).toBeGreaterThan(2000)
  expect(pages.length).toBeGreaterThan(20)
  for (const file of pages) expect(missingIn(read(file), all), file).toEqual([])
})

test('a rule that a page lacks is found', () => {
  const all = stylesOf(sheet)
  const landing = read('pages/landing.html')
  for (const rule of [/\.page\{[^}]*\}/, /\.sr-only\{[^}]*\}/]) {
    expect(landing).toMatch(rule)
    expect(missingIn(landing.replace(rule, ''), all)).not.toEqual([])
  }
})

function missingIn(html: string, all: readonly Style[]): string[] {
  const inside = new Set(stylesOf(stylesInside(html)).map(({ key }) => key))
  const classes = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => namesIn(names)))
  return all
    .filter(({ selectors }) => selectors.every((selector) => canMatch(selector, classes)))
    .map(({ key }) => key)
    .filter((key) => !inside.has(key))
}

function stylesInside(html: string): string {
  return /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
}

function namesIn(attribute = ''): string[] {
  const signs: Record<string, string> = { gt: '>', lt: '<', quot: '"', '#x27': "'", amp: '&' }
  return attribute.replace(/&(gt|lt|quot|#x27|amp);/g, (_, name: string) => signs[name] ?? '').split(' ')
}

function canMatch(selector: Selector, classes: ReadonlySet<string>): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return classes.has(part.name)
    if (part.type !== 'pseudo-class' || (part.kind !== 'is' && part.kind !== 'where')) return true
    return part.selectors.some((each) => canMatch(each, classes))
  })
}

/** Without positions in the file. */
function print(part: unknown): string {
  return JSON.stringify(part, (name, value: unknown) => (name === 'loc' ? undefined : value))
}

function stylesOf(css: string): Style[] {
  const styles: Style[] = []
  transform({
    filename: 'style.css',
    // Both shorten what can be shorter.
    code: transform({ filename: 'style.css', code: Buffer.from(css), minify: true }).code,
    visitor: {
      StyleSheetExit: ({ rules }) => void styles.push(...rules.flatMap((rule) => stylesIn(rule, '', []))),
    },
  })
  return styles
}

function stylesIn(rule: Rule, within: string, parents: readonly Selector[]): Style[] {
  if (rule.type === 'style') {
    const { selectors, declarations, rules = [] } = rule.value
    return selectors.flatMap((selector) => {
      const scope = `${within} ${print(selector)}`
      const own = [...parents, selector]
      const { declarations: usual = [], importantDeclarations: important = [] } = declarations ?? {}
      return [
        ...[...usual, ...important].map((each) => ({
          key: `${scope} ${print(each)}`,
          selectors: own,
        })),
        ...rules.flatMap((nested) => stylesIn(nested, scope, own)),
      ]
    })
  }
  const { rules = [], ...condition } = Object('value' in rule && rule.value) as { rules?: Rule[] }
  const inner = `${within} @${rule.type} ${print(condition)}`
  return rules.flatMap((each) => stylesIn(each, inner, parents))
}
