import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readFaces } from './page-faces.mjs'

let client: string

beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'capra-faces-'))
})
afterEach(() => rmSync(client, { recursive: true }))

test('a face is read with its file, weights and letters, minified or not', () => {
  writeFileSync(
    join(client, 'faces.css'),
    `@font-face{font-family:A Face;src:url(/assets/a-1.woff2)format("woff2");font-weight:400 700;font-display:swap;unicode-range:U+20-7E,U+A0}
@font-face { font-family: "B"; src: url(/b.woff2) format("woff2"); }`,
  )
  expect(readFaces(client, 'faces.css')).toEqual([
    [
      'A Face',
      'url(/assets/a-1.woff2)format("woff2")',
      { weight: '400 700', unicodeRange: 'U+20-7E,U+A0', display: 'swap' },
    ],
    ['B', 'url(/b.woff2) format("woff2")', { weight: undefined, unicodeRange: undefined, display: 'swap' }],
  ])
})

test('a face without a file stops the build', () => {
  writeFileSync(join(client, 'faces.css'), '@font-face{font-family:A}')
  expect(() => readFaces(client, 'faces.css')).toThrow('no name or no file')
})
