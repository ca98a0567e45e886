import { copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrateStore } from '#platform/server/store/migrate.ts'
import { checkSqliteFile, openSqlite } from '#platform/server/store/sqlite.ts'
import type { Store } from '#platform/server/store/store.ts'
import { migrations } from '../migrations.ts'
import { backupFiles } from './make-backup.ts'

/** The backup cannot be restored; the store is unchanged. */
export class RestoreError extends Error {}

/** Deletes users again who were deleted after the backup was made. @returns how many. */
export type DeleteAgain = (restored: Store) => Promise<number>

/**
 * Copies the backup's database to `file`, migrates it, and deletes users who were deleted after the backup was made.
 *
 * @returns how many users were deleted again.
 * @throws RestoreError when the backup is damaged.
 */
export async function prepareRestore(
  folder: string,
  file: string,
  forgetAgain: DeleteAgain,
): Promise<number> {
  // A write-ahead log left by a killed restore would be applied to the new copy.
  removeDatabase(file)
  copyFileSync(join(folder, backupFiles.database), file)
  let store: Store | undefined
  try {
    checkSqliteFile(file)
    store = openSqlite(file)
    await migrateStore(store, migrations)
    const forgotten = await forgetAgain(store)
    await store.close()
    return forgotten
  } catch (error) {
    await store?.close()
    removeDatabase(file)
    throw error
  }
}

/** SQLite keeps a write-ahead log and an index next to the database file. */
function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
}

/**
 * Replaces the database file of the store. There is a store at that path at all times, so that a restore that is killed
 * here and repeated still finds the list of deleted users.
 *
 * @returns the path of the previous file, if there was one.
 */
export function replaceFile(file: string, path: string, now: Date): string | undefined {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-')
  const previous = existsSync(path) ? `${path}.before-${stamp}` : undefined
  if (previous) {
    try {
      linkSync(path, previous)
    } catch {
      renameSync(path, previous) // Some file systems have no hard links.
    }
    for (const suffix of ['-wal', '-shm'])
      if (existsSync(path + suffix)) renameSync(path + suffix, previous + suffix)
  }
  renameSync(file, path)
  return previous
}
