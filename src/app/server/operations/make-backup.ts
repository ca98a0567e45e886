import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSqliteFile, copySqliteFile } from '#platform/server/store/sqlite.ts'
import type { Store } from '#platform/server/store/store.ts'

export const backupFiles = { database: 'capra.db', secret: 'secret' } as const

const namePattern = /^capra-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/

/**
 * Writes a snapshot of the embedded store into a new folder while the product runs. The folder gets its final name
 * only after the copy is complete and verified.
 *
 * @param into the folder of all backups. @param secret the installation's secret, which a restored store needs to read
 * sessions and queued mails. @returns the new folder.
 * @throws Error when the disk is full or the copy is damaged.
 */
export async function makeBackup(
  store: Store,
  { into, secret, now }: { into: string; secret: string; now: Date },
): Promise<string> {
  const folder = join(into, `capra-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`)
  if (existsSync(folder)) throw new Error(`${folder} exists already. Try again in a second.`)
  const unfinished = join(into, 'unfinished')
  // A killed backup leaves personal data there.
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  try {
    const database = join(unfinished, backupFiles.database)
    await copySqliteFile(store, database)
    chmodSync(database, 0o600)
    checkSqliteFile(database)
    writeFileSync(join(unfinished, backupFiles.secret), secret, { mode: 0o600, flush: true })
    renameSync(unfinished, folder)
    return folder
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** Deletes all but the newest `keep` backups in a folder. @returns the names of those deleted. */
export function deleteOldBackups(into: string, keep: number): readonly string[] {
  const old = readdirSync(into)
    .filter((name) => namePattern.test(name))
    .sort()
    .slice(0, -keep)
  for (const name of old) rmSync(join(into, name), { recursive: true })
  return old
}
