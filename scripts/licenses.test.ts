import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from './lib/project.mjs'

const read = (name: string) => readFileSync(join(projectFolder, name), 'utf8')
const notice = read('NOTICE')

test('every license that package.json names has its text, which NOTICE refers to', () => {
  const { license } = JSON.parse(read('package.json'))
  const names = String(license).split(' AND ')
  expect(names).toEqual(['MIT', 'CC-BY-SA-4.0'])
  for (const name of names) {
    expect(existsSync(join(projectFolder, 'LICENSES', `${name}.txt`)), name).toBe(true)
    expect(notice).toContain(`LICENSES/${name}.txt`)
  }
  expect(read('LICENSE')).toBe(read('LICENSES/MIT.txt'))
})

test('every file that NOTICE names exists', () => {
  const paths = notice.match(/\b(src|public|LICENSES)\/\S+\.(json|ts|txt)/g) ?? []
  expect(paths.length).toBeGreaterThan(5)
  expect(paths.filter((path) => globSync(path, { cwd: projectFolder }).length === 0)).toEqual([])
})

test('every file that gives problems a slug is one that NOTICE names', () => {
  const named = (notice.match(/\bsrc\/\S+\.(json|ts)/g) ?? []).flatMap((path) =>
    globSync(path, { cwd: projectFolder }),
  )
  const withSlugs = globSync('src/{content,curriculum}/**/*.{ts,json}', { cwd: projectFolder })
    .filter((path) => !path.endsWith('.test.ts'))
    .filter((path) => /\bslug"?: ['"]/.test(read(path)))
  expect(withSlugs.length).toBeGreaterThan(40)
  expect(withSlugs.filter((path) => !named.includes(path))).toEqual([])
})
