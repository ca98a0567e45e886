import { expect, test } from 'vitest'
import { firstStyles, laterStyles, webFontsScript } from './first-styles.mjs'

const font = (file: string, range: string) =>
  `@font-face{font-family:Text;src:url(/${file}.woff2);font-weight:200 800;unicode-range:${range}}`
const sheet = [
  '@layer base{*{margin:0}h1,.title{color:red}}',
  '.card{color:#00f}',
  '.menu{color:green}',
  ':is(.menu,.list){top:0}',
  font('text-latin-wght-normal', 'U+??'),
  font('text-greek-wght-normal', 'U+370-377'),
  '@font-face{font-family:Fallback;src:local(Arial)}',
].join('')

test('a page contains what can match in it, and the sheet all that needs a class', () => {
  const first = firstStyles(sheet, '<p class="card list">')
  for (const rule of ['*{margin:0}', 'h1,.title{', '.card{', ':is(.menu,.list){', 'local(Arial)'])
    expect(first).toContain(rule)
  expect(first).not.toContain('.menu{')
  expect(first).not.toContain('url(')

  const later = laterStyles(sheet)
  for (const rule of ['.card{', '.menu{', ':is(.menu,.list){']) expect(later).toContain(rule)
  for (const rule of ['*{', 'h1', 'local(']) expect(later).not.toContain(rule)
})

test('the web fonts that a page shows are awaited, and all are declared', () => {
  const script = webFontsScript(sheet, '<p>')
  expect(script).toContain('["Text","url(/text-latin-wght-normal.woff2)","200 800","U+??"]')
  expect(script).toContain('["Text","url(/text-greek-wght-normal.woff2)","200 800","U+370-377"]')
  expect(script).toContain('slice(0,1)')
  expect(laterStyles(sheet)).toMatch(/@media \(scripting:none\)\{@font-face\{.*text-latin-wght-normal/)
})
