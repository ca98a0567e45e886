import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pagesOverBudget } from './check-budgets.mjs'

let dist: string

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'capra-budget-'))
  mkdirSync(join(dist, 'client', 'assets'), { recursive: true })
})
afterEach(() => rmSync(dist, { recursive: true }))

/** A build of one page with one script of so many bytes. */
function buildOf(path: string, scriptBytes: number): void {
  writeFileSync(
    join(dist, 'build.json'),
    JSON.stringify({ pages: { none: { [path]: { file: 'page.html' } } } }),
  )
  writeFileSync(join(dist, 'page.html'), '<script src="/assets/a-1.js"></script><link href="/assets/a-1.js">')
  writeFileSync(join(dist, 'client', 'assets', 'a-1.js'), 'a'.repeat(10 * scriptBytes))
  writeFileSync(join(dist, 'client', 'assets', 'a-1.js.br'), randomBytes(scriptBytes))
}

test('a page within its budget is fine, whatever its scripts are uncompressed', () => {
  buildOf('/category/1', 128 * 1024)
  expect(pagesOverBudget(dist)).toEqual([])
})

test('a page over its budget is named with what it costs', () => {
  buildOf('/category/1', 151 * 1024)
  expect(pagesOverBudget(dist)).toEqual(['/category/1 (none): scripts 151.0 KB, at most 128.0 KB'])
  buildOf('/landing', 121 * 1024)
  expect(pagesOverBudget(dist)).toEqual(['/landing (none): scripts 121.0 KB, at most 118.0 KB'])
})
