import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { projectFolder } from './lib/project.mjs'

/** Vague words that names must not contain, with suggestions. */
const vague: Readonly<Record<string, string>> = {
  place: 'index, position, URL, row, quota',
  places: 'indexes, positions, URLs, rows',
  slot: 'index, position, quota',
  slots: 'indexes, positions',
  owed: 'pending',
  face: 'font',
  faces: 'fonts',
  lot: 'shuffle key',
  lots: 'shuffle keys',
  meet: 'join, intersect',
  desk: 'store, service',
  twin: 'duplicate, copy',
  twins: 'duplicates, copies',
  rehearse: 'warm up',
  rehearsal: 'warm-up',
  foresee: 'prefetch, predict',
  foreseen: 'prefetched, predicted',
  plain: 'uncompressed, text',
  packed: 'compressed',
  patience: 'timeout, debounce, retry',
  trouble: 'error',
  troubles: 'errors',
  journey: 'test',
  journeys: 'tests',
  somebody: 'user, caller, member',
  whoever: 'user, caller, member',
}
const vaguePhrases: Readonly<Record<string, string>> = {
  letgo: 'release',
  giveback: 'refund, release',
  takenover: 'hydrated',
  lookahead: 'prefetch, warm up',
}

/** Standard terms, and names in other APIs. */
const allowed =
  /^(inPlace|meetLink|MeetLink|FontFace|font-face|plainToInstance)$|InPlace|in-place|meet_?link|MeetLink/i

function problemWith(name: string): string | undefined {
  if (allowed.test(name)) return undefined
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase())
  const word = words.find((each) => Object.hasOwn(vague, each))
  if (word) return `${name}: not "${word}" but ${vague[word]}`
  const joined = words.join('')
  const phrase = Object.keys(vaguePhrases).find((each) => joined.includes(each))
  return phrase && `${name}: not "${phrase}" but ${vaguePhrases[phrase]}`
}

function identifiersOf(file: string, source: string): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (node: unknown) => {
    if (Array.isArray(node)) node.forEach(visit)
    else if (typeof node === 'object' && node !== null) {
      const { type, name } = node as { type?: string; name?: unknown }
      if (type?.endsWith('Identifier') && typeof name === 'string') names.add(name)
      Object.values(node).forEach(visit)
    }
  }
  visit(parseSync(file, source).program)
  return names
}

function problemsIn(file: string, source: string): readonly string[] {
  const fileName = basename(file).replace(/\..*$/, '')
  return [...new Set([fileName, ...identifiersOf(file, source)])].flatMap((name) => problemWith(name) ?? [])
}

test('names do not contain vague words', () => {
  const files = globSync('{src,e2e,scripts,bench,faults,migrations}/**/*.{ts,tsx,mjs}', {
    cwd: projectFolder,
  }).filter((file) => !file.includes('/listings/') && file !== 'scripts/names.test.ts')
  expect(files.length).toBeGreaterThan(100)
  const problems = files.flatMap((file) =>
    problemsIn(file, readFileSync(join(projectFolder, file), 'utf8')).map((problem) => `${file}: ${problem}`),
  )
  expect(problems).toEqual([])
})

test.each([
  ['const placeOf = 1', 1],
  ['function letGo() {}', 1],
  ['const isTakenOver = true', 1],
  ["const a = text.replace('x', placeholder); sortInPlace(a)", 0],
  ["const a = 'a place in the text' // a place in a comment", 0],
])('in `%s`, %i names are rejected', (source, count) => {
  expect(problemsIn('a.ts', source)).toHaveLength(count)
})
