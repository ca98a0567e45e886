import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { patternList } from '#curriculum/pattern-list.ts'

test('every pattern has a wrong solution that the judge must find', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.ts'))
  const sources = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  const patterns = sources.flatMap((source) => [...source.matchAll(/^ {4}pattern: '(.+)',$/gm)])
  expect(patterns.map(([, pattern]) => pattern).sort()).toEqual(patternList.map(({ name }) => name).sort())
})
