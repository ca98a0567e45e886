import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { openCategoryCount } from './accounts/access.ts'
import { categorySummaries } from './curriculum/index.ts'

/** Which folders each folder of src/ may import. A folder that is not listed is rejected. */
const foundations = ['platform', 'accounts', 'curriculum', 'content']
const mayUse: Record<string, readonly string[]> = {
  algorithms: [],
  curriculum: ['algorithms'],
  content: ['algorithms', 'curriculum'],
  platform: [],
  accounts: ['platform'],
  settings: [...foundations, 'progress'],
  demos: ['platform', 'algorithms', 'curriculum', 'settings', 'learning'],
  runner: [...foundations, 'algorithms', 'settings', 'demos', 'learning', 'lessons'],
  progress: foundations,
  learning: [...foundations, 'progress'],
  reminders: foundations,
  practice: [...foundations, 'settings', 'progress', 'learning', 'demos', 'reminders'],
  plan: [...foundations, 'settings', 'progress', 'learning', 'practice'],
  lessons: [...foundations, 'algorithms', 'settings', 'demos', 'learning', 'progress', 'practice'],
  patterns: [...foundations, 'progress', 'learning', 'practice', 'demos'],
  questions: [...foundations, 'progress'],
  tutor: [...foundations, 'algorithms', 'demos', 'progress', 'runner'],
  herd: [...foundations, 'reminders'],
  notes: [...foundations, 'algorithms', 'settings', 'demos', 'progress'],
  app: [
    ...foundations,
    'algorithms',
    'settings',
    'demos',
    'runner',
    'progress',
    'learning',
    'practice',
    'plan',
    'lessons',
    'patterns',
    'questions',
    'tutor',
    'herd',
    'notes',
    'reminders',
  ],
}

/** Code that is allowed only in certain files. */
const restricted = [
  {
    what: 'a query',
    pattern: /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/,
    allowedIn: /-store\.ts$|^platform\/server\//,
  },
  { what: 'process.env', pattern: /\bprocess\.env\b/, allowedIn: /^platform\/server\/config\.ts$/ },
  {
    what: 'fetch',
    pattern: /(?<![.\w])fetch\(|(window|globalThis)\.fetch/,
    allowedIn: /\/server\/|^platform\/web\/call-api\.ts$|^runner\/web\/runner-files\.ts$/,
  },
  {
    what: 'browser storage',
    pattern: /\b(local|session)Storage\b|\bindexedDB\b|\bcookieStore\b/,
    allowedIn: /^platform\/web\/local-value\.ts$|^runner\/workers\/fence\.ts$/,
  },
  {
    // A page would pay for it before it starts; a server pays once.
    what: 'making a formatter with its module',
    pattern: /^(export )?const \w+ = new Intl\./m,
    allowedIn: /\/server\//,
  },
]

interface Import {
  readonly target: string
  /** A type-only import, erased at compile time. */
  readonly typeOnly: boolean
}
type Sources = Readonly<Record<string, string>>

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('testing/')
const sideOf = (file: string) => file.match(/^\w+\/(server|web)\//)?.[1]

/** The imports of a file: our files as paths under src/, packages by name. */
function importsOf(file: string, source: string): Import[] {
  const { module } = parseSync(file, source)
  const resolve = (name: string) =>
    name.startsWith('#') ? name.slice(1) : name.startsWith('.') ? join(dirname(file), name) : name
  const typeOnly = (entries: readonly { isType: boolean }[]) =>
    entries.length > 0 && entries.every((entry) => entry.isType)
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      target: resolve(moduleRequest.value),
      typeOnly: typeOnly(entries),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ target: resolve(moduleRequest.value), typeOnly: isType }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      target: resolve(source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
      typeOnly: false,
    })),
  ]
}

function withoutComments(file: string, source: string): string {
  return parseSync(file, source).comments.reduceRight(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    source,
  )
}

/** Guests may load the prompts of the first categories, so only these reach a browser. Nobody gets sealed ones. */
const openFolders = categorySummaries.slice(0, openCategoryCount).map(({ folder }) => folder)
function isServerOnly(file: string): boolean {
  if (/^curriculum\/(prompts|sealed-prompts|catalogue|read-patterns|build-index)\.ts$/.test(file)) return true
  const [, folder = '', name = ''] = file.match(/^curriculum\/([\w-]+)\/(.+)\.ts$/) ?? []
  if (folder === 'between') return /^pairs\//.test(name) && !openFolders.includes(name.slice('pairs/'.length))
  // Cases are for a worker that runs code, which has a bundle of its own.
  return (
    /\/(sealed|tutor|help|cases)$/.test(name) || (/\/prompts$/.test(name) && !openFolders.includes(folder))
  )
}
const isSealed = (file: string) => /^curriculum\/(.+\/sealed|sealed-prompts)\.ts$/.test(file)
const mayReadSealed = /^(practice\/server\/|curriculum\/(sealed-prompts|read-patterns)\.ts$)/

/** The import chain from a browser file to a module that it must not load. */
function pathToServerCode(
  file: string,
  imports: Map<string, Import[]>,
  seen: Set<string>,
): string | undefined {
  for (const { target, typeOnly } of imports.get(file) ?? []) {
    if (typeOnly || seen.has(target)) continue
    seen.add(target)
    if (/^(zod|node:.*|pg|kysely|fastify)(\/|$)|^content\/interview-packs\b/.test(target)) return target
    if (isServerOnly(target)) return target
    const onward = pathToServerCode(target, imports, seen)
    if (onward) return `${target} > ${onward}`
  }
  return undefined
}

/** Circles of imports, those of types alone included: whoever reads one of the files must read all. */
function circlesOf(imports: Map<string, Import[]>): string[] {
  const circles: string[] = []
  const visited = new Set<string>()
  function visit(file: string, from: readonly string[]) {
    const start = from.indexOf(file)
    if (start >= 0) circles.push(`a circle of imports: ${[...from.slice(start), file].join(' > ')}`)
    if (visited.has(file)) return
    visited.add(file)
    for (const { target } of imports.get(file) ?? []) visit(target, [...from, file])
  }
  for (const file of imports.keys()) visit(file, [])
  return circles
}

function problemsOf(sources: Sources): string[] {
  const imports = new Map(Object.entries(sources).map(([file, source]) => [file, importsOf(file, source)]))
  const problems = circlesOf(imports)

  for (const [file, source] of Object.entries(sources)) {
    const folder = file.split('/')[0] ?? ''
    const allowed = mayUse[folder]
    if (!allowed && folder !== 'testing') problems.push(`${file}: the folder ${folder} is not in the table`)

    for (const { target, typeOnly } of imports.get(file) ?? []) {
      const other = target.split('/')[0] ?? ''
      const isOurs = sources[target] !== undefined || other in mayUse || other === 'testing'
      if (isTest(file) || !isOurs) continue
      if (allowed && other !== folder && !allowed.includes(other))
        problems.push(`${file}: may not use ${target}`)
      if (isSealed(target) && !mayReadSealed.test(file)) problems.push(`${file}: may not use ${target}`)
      const sides = [sideOf(file), sideOf(target)]
      if (sides.includes('server') && sides.includes('web'))
        problems.push(`${file}: server and web must not import each other: ${target}`)
      const isForBrowsers = folder === 'app' || (file.startsWith('platform/ui/') && sides[1] === 'web')
      if (sides[0] === undefined && sides[1] !== undefined && !isForBrowsers)
        problems.push(`${file}: shared code may not use ${target}`)
      if (sides[0] === 'web' && !typeOnly && /contract\.ts$|^platform\/endpoint\.ts$/.test(target))
        problems.push(`${file}: only types of ${target} may reach the browser`)
    }

    const code = withoutComments(file, source)
    if (isTest(file)) continue
    for (const { what, pattern, allowedIn } of restricted)
      if (pattern.test(code) && !allowedIn.test(file) && folder !== 'content')
        problems.push(`${file}: ${what} belongs in ${allowedIn}`)
    const serverCode = sideOf(file) === 'web' && pathToServerCode(file, imports, new Set())
    if (serverCode) problems.push(`${file}: would bring server code to the browser: ${serverCode}`)
    const lines = source.split('\n').length
    if (lines > 300 && !/^curriculum\//.test(file)) problems.push(`${file}: ${lines} lines, at most 300`)
  }
  return problems
}

test('every file follows the rules for imports, restricted calls and size', () => {
  const files = globSync('*/**/*.{ts,tsx}', { cwd: import.meta.dirname })
  const sources = Object.fromEntries(
    files.map((file) => [file, readFileSync(join(import.meta.dirname, file), 'utf8')]),
  )

  expect(files.length).toBeGreaterThan(0)
  expect(problemsOf(sources)).toEqual([])
})

/** Listings of the cheat sheet in four languages. */
const largeFolder = 'src/content/notes/templates/singly-linked'

test('no folder has more than 20 files', () => {
  const files = globSync('{src,e2e,scripts,bench,faults}/**/*.*', { cwd: dirname(import.meta.dirname) })
  const counts = new Map<string, number>()
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  const tooLarge = [...counts].filter(([folder, count]) => count > 20 && folder !== largeFolder)

  expect(counts.get(largeFolder)).toBeGreaterThan(20)
  expect(tooLarge).toEqual([])
})

test.each<[string, string, string, Sources?]>([
  ['a lower layer that imports a feature', 'content/a.ts', "import { b } from '#progress/b.ts'"],
  ['features that import each other', 'tutor/a.ts', "export * from '../herd/b.ts'"],
  ['a lazy import in the wrong direction', 'demos/web/a.ts', "const b = () => import('#patterns/web/b.ts')"],
  ['anything that imports the app', 'accounts/web/a.ts', "import type { B } from '#app/web/b.ts'"],
  ['production code that imports test helpers', 'app/server/a.ts', "import { b } from '#testing/b.ts'"],
  ['web that imports server', 'progress/web/a.ts', "import type { B } from '../server/b.ts'"],
  ['server that imports web', 'app/server/a.ts', "import { b } from '#platform/web/b.ts'"],
  ['shared code that imports web', 'progress/a.ts', "import { b } from './web/b.ts'"],
  ['a control that imports server', 'platform/ui/a.ts', "import { b } from '#platform/server/b.ts'"],
  ['a contract in the browser', 'progress/web/a.ts', "import { b } from '../contract.ts'"],
  [
    'zod in the browser',
    'progress/web/a.ts',
    "import { b } from '../b.ts'",
    { 'progress/b.ts': "import 'zod'" },
  ],
  [
    'interview packs in the browser',
    'herd/web/a.ts',
    "import { b } from '#content/interview-packs/interview-packs.ts'",
  ],
  [
    'prompts of practice in the browser that guests may not see',
    'practice/web/a.ts',
    "const b = () => import('#curriculum/trees/trie/prompts.ts')",
  ],
  [
    'the whole bank of prompts in the browser',
    'practice/web/a.ts',
    "import { b } from '../b.ts'",
    { 'practice/b.ts': "import '#curriculum/prompts.ts'" },
  ],
  [
    'sealed prompts outside the server of practice',
    'tutor/server/a.ts',
    "import { b } from '#curriculum/trees/trie/sealed.ts'",
  ],
  [
    'a circle of imports, even of types',
    'herd/a.ts',
    "import type { B } from './b.ts'",
    { 'herd/b.ts': "const a = () => import('./a.ts')" },
  ],
  [
    "the tutor's texts in the browser",
    'patterns/web/a.ts',
    "import { tutor } from '#curriculum/trees/trie/tutor.ts'",
  ],
  [
    'the hints of all categories in the browser',
    'app/web/a.ts',
    "import { help } from '#curriculum/trees/trie/help.ts'",
  ],
  ['cases of code in a page', 'demos/web/a.ts', "import { cases } from '#curriculum/trees/trie/cases.ts'"],
  ['a feature in the curriculum', 'curriculum/a.ts', "import { b } from '#progress/rules.ts'"],
  ['a query outside a store', 'progress/server/a.ts', "db.selectFrom('progress')"],
  [
    'environment variables outside the configuration',
    'accounts/server/a.ts',
    'export const a = process.env.A',
  ],
  ['a fetch outside the API client', 'tutor/web/a.ts', "await fetch('/api/a')"],
  ['browser storage outside the storage module', 'app/web/a.ts', "localStorage.getItem('a')"],
  ['a formatter that is made with its module', 'app/web/a.ts', "const a = new Intl.ListFormat('en')"],
  ['a folder that is not in the table', 'misc/a.ts', 'export const a = 1'],
  ['a file that is too long', 'herd/a.ts', '\n'.repeat(300)],
])('%s is refused', (_, file, source, others) => {
  expect(problemsOf({ ...others, [file]: source })).toHaveLength(1)
})

test.each<[string, string, string]>([
  ['types of a contract in the browser', 'progress/web/a.ts', "import type { B } from '../contract.ts'"],
  ['a control that imports web', 'platform/ui/a.ts', "import { b } from '#platform/web/b.ts'"],
  ['a feature that imports a lower layer', 'patterns/web/a.ts', "import { b } from '#progress/web/b.ts'"],
  [
    'prompts for guests in the browser',
    'practice/web/a.ts',
    "const b = () => import('#curriculum/arrays/sorting/prompts.ts')",
  ],
  ['a query in a store', 'progress/server/a-store.ts', "db.selectFrom('progress')"],
  ['a word in a comment', 'app/web/a.ts', '// unlike localStorage, this is not saved'],
  ['a test that imports test helpers', 'herd/server/a.test.ts', "import { b } from '#testing/b.ts'"],
])('%s is fine', (_, file, source) => {
  expect(problemsOf({ [file]: source })).toEqual([])
})
