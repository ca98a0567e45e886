// `npm run new -- pattern|page|call NAME`: makes the files that everything of its kind has.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectFolder, runScript, UserError } from './lib/project.mjs'
import { newCall } from './templates/new-call.ts'
import { newPage } from './templates/new-page.ts'
import { newPattern } from './templates/new-pattern.ts'
import type { Plan } from './templates/plan.ts'
import { program } from './testing/stages.ts'

const usage = `Say what to make:
  npm run new -- pattern arrays/my-pattern
  npm run new -- page my-page
  npm run new -- call progress/forget-progress 'POST /api/progress/forget'`

await runScript(async () => {
  const [kind, ...names] = process.argv.slice(2)
  const { files, steps } = planFor(kind, names)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(projectFolder, path)), { recursive: true })
    writeFileSync(join(projectFolder, path), text)
    console.log(path)
  }
  const formatted = Object.keys(files).filter((path) => !path.includes('/listings/'))
  run(program('@biomejs/biome', 'biome'), 'check', '--write', '--log-level=error', ...formatted)
  if (kind === 'pattern') run('scripts/write-index.ts')
  console.log(['', 'Next:', ...steps.map((step) => `- ${step}`)].join('\n'))
})

function planFor(kind: string | undefined, [name, address, ...more]: readonly string[]): Plan {
  if (!name || more.length > 0 || (address !== undefined && kind !== 'call')) throw new UserError(usage)
  if (kind === 'pattern') return newPattern(name, read)
  if (kind === 'page') return newPage(name, read)
  if (kind === 'call') return newCall(name, address, read, list)
  throw new UserError(usage)
}

function read(path: string): string | undefined {
  const file = join(projectFolder, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function list(pattern: string): readonly string[] {
  return globSync(pattern, { cwd: projectFolder }).map((path) => path.replaceAll('\\', '/'))
}

function run(...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: projectFolder, stdio: 'inherit' })
  if (status !== 0) throw new UserError(`The files are written, but ${args[0]} failed.`)
}
