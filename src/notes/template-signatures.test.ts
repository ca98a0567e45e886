import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { templateSignatures } from '#content/notes/linked-list/template-signatures.ts'

test('every Python template is called as its file says', () => {
  const folder = new URL('../content/notes/templates/', import.meta.url)
  const inFiles = readdirSync(folder)
    .filter((file) => file.endsWith('.py'))
    .map((file) => {
      const code = readFileSync(new URL(file, folder), 'utf8')
      return [file.slice(0, -'.py'.length), code.match(/^(?:def|class) ([^:]+):/)?.[1]]
    })
  expect(templateSignatures).toEqual(Object.fromEntries(inFiles))
})
