import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { test } from '../support/test.ts'

test('the gallery of the interface is not in the built product', async ({ site, request }) => {
  expect((await request.get(`${site.url}/gallery`)).status()).toBe(404)
  const cwd = fileURLToPath(new URL('../../dist/client/assets', import.meta.url))
  const scripts = globSync('*.js', { cwd })
  expect(scripts.length).toBeGreaterThan(50)
  expect(scripts.filter((name) => readFileSync(`${cwd}/${name}`, 'utf8').includes('Gallery of'))).toEqual([])
})
