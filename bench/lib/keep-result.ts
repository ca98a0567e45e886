import { mkdirSync, writeFileSync } from 'node:fs'
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
