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
  // Few files have all words of a prompt, and to look for whole texts in each takes long.
  const wordsOf = (text: string) => text.split(/[^a-z]+/i)
  const searched = texts.map((file) => ({ file, words: new Set(['', ...wordsOf(file)]) }))
  const isIn = (part: string) => {
    const needed = wordsOf(part)
    return searched.some(({ file, words }) => needed.every((word) => words.has(word)) && file.includes(part))
  }
  const locked = openPrompts.filter(({ pattern }) => (findPattern(pattern)?.categoryId ?? 0) > 2)
  const found = [...sealedPrompts, ...locked].filter(
    ({ id, text }) => isIn(longestPart(text)) || isIn(`"${id}"`),
  )
  expect(found.map(({ id }) => id)).toEqual([])
})

/** Quotes in a script are escaped, so this is a part without them. */
function longestPart(text: string): string {
  return text.split(/['"`]/).toSorted((a, b) => b.length - a.length)[0] ?? text
}
