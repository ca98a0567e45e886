import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../results/', import.meta.url))

/** Keeps what was measured, with when and on what, beside the scripts. */
export function keepResult(name: string, raw: unknown): void {
  mkdirSync(folder, { recursive: true })
  const machine = { node: process.version, cpus: cpus().length, model: cpus()[0]?.model ?? 'unknown' }
  writeFileSync(
    `${folder}${name}.json`,
    `${JSON.stringify({ measuredAt: new Date().toISOString(), machine, raw }, null, 1)}\n`,
  )
}

/** What was kept last under a name. The caller says what it kept there. */
export function readResult<Raw>(name: string): Raw | undefined {
  const file = `${folder}${name}.json`
  // Written by the function above.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).raw as Raw) : undefined
}
