import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readListingCases } from '#curriculum/read-listing-cases.ts'

test('every listing with cases has a wrong solution that the judge must find', async () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.ts'))
  const sources = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  const listings = sources.flatMap((source) => [...source.matchAll(/^ {4}listing: '(.+)',$/gm)])
  expect(listings.map(([, id]) => id).sort()).toEqual((await readListingCases()).map(({ id }) => id).sort())
})
