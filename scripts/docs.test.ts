import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from './lib/project.mjs'

const read = (...names: string[]) => readFileSync(join(projectFolder, ...names), 'utf8')

test('the list of decisions has every page with its title', () => {
  const pages = readdirSync(join(projectFolder, 'docs', 'decisions')).filter((name) => /^\d{4}-/.test(name))
  const wanted = pages
    .filter((name) => !name.startsWith('0000'))
    .map((name) => {
      const [, number, title] = /^# (\d{4}) (.+)\n/.exec(read('docs', 'decisions', name)) ?? []
      return `- [${number}](${name}) ${title}`
    })
  const listed = read('docs', 'decisions', 'README.md').match(/^- .+$/gm)
  expect(wanted.length).toBeGreaterThan(10)
  expect(listed).toEqual(wanted.toSorted())
})

test('the README lists every folder of src, and every file it names exists', () => {
  const readme = read('README.md')
  const folders = readdirSync(join(projectFolder, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(folders.filter((name) => !readme.includes(`| \`${name}/\` |`))).toEqual([])

  const table = readme.slice(readme.indexOf('## Where do I change'), readme.indexOf('## License'))
  const paths = [...table.matchAll(/`([\w-]+\/[\w./-]+)`/g)].map((found) => found[1] ?? '')
  expect(paths.length).toBeGreaterThan(20)
  const isThere = (path: string) =>
    ['src', '.'].some((folder) => existsSync(join(projectFolder, folder, path)))
  expect(paths.filter((path) => !isThere(path))).toEqual([])
})

const pages = globSync(['*.md', 'docs/**/*.md', 'bench/*.md'], { cwd: projectFolder })
const sources = globSync('{src,scripts,e2e,faults,bench,migrations,deploy}/**', { cwd: projectFolder })

test('every file that a page links to exists', () => {
  const problems = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)]
      .map((found) => found[1] ?? '')
      .filter((link) => !existsSync(join(projectFolder, dirname(page), link)))
      .map((link) => `${page}: ${link}`),
  )
  expect(problems).toEqual([])
})

test('every source file that a page names without its folder exists', () => {
  const names = new Set(sources.map((file) => basename(file)))
  const current = pages.filter((page) => !/CHANGELOG|decisions/.test(page))
  const problems = current.flatMap((page) =>
    [...read(page).matchAll(/`([\w-]+\.(?:tsx?|mjs|css))`/g)]
      .map((found) => found[1] ?? '')
      .filter((name) => !names.has(name))
      .map((name) => `${page}: ${name}`),
  )
  expect(problems).toEqual([])
})

test('every source file or folder that a page names exists', () => {
  const top =
    '(?:src|scripts|e2e|faults|bench|deploy|migrations|curriculum|content|algorithms|app|platform|practice|tutor|herd|questions|progress|accounts|demos|patterns|notes|testing)'
  const named = new RegExp(`\`(${top}/[\\w./-]+)\``, 'g')
  const problems = pages.flatMap((page) =>
    [...read(page).matchAll(named)]
      .map((found) => (found[1] ?? '').replace(/\/$/, ''))
      .filter((path) => !sources.some((file) => `src/${path}` === file || path === file))
      .map((path) => `${page}: ${path}`),
  )
  expect(problems).toEqual([])
})
