import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { findPattern } from '#curriculum/patterns.ts'
import { openPrompts } from '#curriculum/prompts.ts'
import { sealedPrompts } from '#curriculum/sealed-prompts.ts'
import { test } from '../support/test.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

test('no file that a browser can load has a sealed prompt, or an open one that guests may not see', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|html|json|map)$/.test(name),
  )
  expect(files.length).toBeGreaterThan(10)
  const texts = files.map((name) => readFileSync(join(dist, name), 'utf8'))
  const locked = openPrompts.filter(({ pattern }) => (findPattern(pattern)?.categoryId ?? 0) > 2)
  const found = [...sealedPrompts, ...locked].filter(({ id, text }) =>
    texts.some((file) => file.includes(longestPart(text)) || file.includes(`"${id}"`)),
  )
  expect(found.map(({ id }) => id)).toEqual([])
})

/** Quotes in a script are escaped, so this is a part without them. */
function longestPart(text: string): string {
  return text.split(/['"`]/).toSorted((a, b) => b.length - a.length)[0] ?? text
}
