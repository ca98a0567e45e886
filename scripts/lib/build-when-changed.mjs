import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintFiles } from './fingerprint.mjs'
import { projectFolder, runToEnd, UserError } from './project.mjs'

const builtFolder = join(projectFolder, 'dist')
const noteFile = join(builtFolder, '.built-from.json')

/** What the built pages are made of; the server and the tests run from their sources and change nothing here. */
const ingredients = [
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'public',
  'src',
  'scripts',
]
const isIngredient = (path) =>
  !/\.test\.\w+$|^src[\\/]testing[\\/]|[\\/]server[\\/]|^scripts[\\/](?!build)/.test(path)

/** Builds the pages unless dist already holds what today's sources would give. */
export async function buildWhenChanged(node) {
  const print = fingerprintFiles(projectFolder, listIngredients())
  const note = readNote()
  if (note?.quick === print.quick) return
  if (note?.exact === print.exact()) return writeNote(print)

  console.log(`Building the pages (${note ? 'the sources have changed' : 'the first time'}) ...`)
  const code = await runToEnd(node, [join('scripts', 'build.mjs')])
  if (code !== 0) throw new UserError('The pages could not be built; see the error above.')
}

/** Called before a build; what it gives is called after it, and notes in dist which sources that was made from. */
export function takeNoteOfSources() {
  const print = fingerprintFiles(projectFolder, listIngredients())
  const exact = print.exact()
  // A build that breaks off leaves no note, so the next start builds again.
  rmSync(noteFile, { force: true })
  return () => writeNote({ quick: print.quick, exact: () => exact })
}

function writeNote(print) {
  writeFileSync(noteFile, JSON.stringify({ quick: print.quick, exact: print.exact() }))
}

function listIngredients() {
  return ingredients
    .filter((name) => existsSync(join(projectFolder, name)))
    .flatMap((name) => filesUnder(name))
    .filter(isIngredient)
}

function filesUnder(path) {
  const entries = readDirectory(path)
  if (!entries) return [path]
  return entries.flatMap((entry) => {
    const inner = join(path, entry.name)
    return entry.isDirectory() ? filesUnder(inner) : [inner]
  })
}

function readDirectory(path) {
  try {
    return readdirSync(join(projectFolder, path), { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  }
}

function readNote() {
  try {
    return JSON.parse(readFileSync(noteFile, 'utf8'))
  } catch {
    return undefined
  }
}
