import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

test('the gallery shows every part of platform/ui', () => {
  const gallery = globSync('*.tsx', { cwd: import.meta.dirname })
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('')
  const parts = globSync('*/*.tsx', { cwd: join(import.meta.dirname, '../../../platform/ui') })
    .map((file) => basename(file, '.tsx'))
    .filter((name) => !name.includes('.'))
  expect(parts.length).toBeGreaterThan(20)
  expect(parts.filter((name) => !new RegExp(`\\b${name}\\b`).test(gallery))).toEqual([])
})
