import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Two processes on one data folder would each believe that what they hold in memory is all there is. */
export class FolderInUse extends Error {}

/** How long one waits for a process that is just stopping. */
const waitMs = 3000

/**
 * Keeps other processes of the product off a data folder. The lock is the operating system's, on a file of its own:
 * it ends with the process, however that ends.
 *
 * @returns how to let go of the folder.
 * @throws FolderInUse when another process holds it.
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
      `Another Capra is at work on ${dataDir}. Stop it first, or give this one a folder of its own: DATA_DIR=...`,
    )
  }
  return () => lock.close()
}
