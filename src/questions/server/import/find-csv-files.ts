import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** All .csv files among what is named, folders searched to their end, in a fixed order. */
export function findCsvFiles(paths: readonly string[]): {
  readonly files: readonly string[]
  readonly missing: readonly string[]
} {
  const missing = paths.filter((path) => !existsSync(path))
  const files = paths
    .filter((path) => !missing.includes(path))
    .flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]))
  return { files, missing }
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.csv$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
