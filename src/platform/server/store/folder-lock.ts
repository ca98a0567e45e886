import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process uses the data folder. Two processes cannot share it, because each caches data in memory. */
export class FolderInUse extends Error {}

/** How long to wait for a process that is stopping. */
const waitMs = 3000

/**
 * Locks a data folder against other processes of the product. It is an operating system lock on a separate file, so
 * it is released even if the process is killed.
 *
 * @returns a function that unlocks the folder.
 * @throws FolderInUse when another process has locked it.
 */
export function lockFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(dataDir, 'in-use'))
  try {
    lock.exec(`pragma busy_timeout = ${waitMs}; begin exclusive;`)
  } catch (error) {
    lock.close()
    if ((error as { errcode?: unknown }).errcode !== 5) throw error
    throw new FolderInUse(
      `Another Capra process is using ${dataDir}. Stop it first, or set DATA_DIR to another folder: DATA_DIR=...`,
    )
  }
  return () => lock.close()
}
