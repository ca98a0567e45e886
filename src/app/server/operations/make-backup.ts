import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSqliteFile, copySqliteFile } from '#platform/server/store/sqlite.ts'
import type { Store } from '#platform/server/store/store.ts'

export const backupFiles = { database: 'capra.db', secret: 'secret' } as const

const namePattern = /^capra-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/

/**
 * Writes the embedded store as of one moment into a folder of its own, while the product runs. The folder gets its
 * name only when it is complete and was checked.
 *
 * @param into holds the backups. @param secret of the installation: without it a restored store can open neither
 * sessions nor queued mails. @returns the folder.
 * @throws Error when there is no room or the copy is damaged.
 */
export async function makeBackup(
  store: Store,
  { into, secret, now }: { into: string; secret: string; now: Date },
): Promise<string> {
  const folder = join(into, `capra-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`)
  if (existsSync(folder)) throw new Error(`${folder} exists already. Try again in a second.`)
  const unfinished = join(into, 'unfinished')
  // A backup that was killed leaves personal data there.
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
