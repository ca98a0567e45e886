import { chmodSync, closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { checkSqliteFile, copySqliteFile, openSqlite } from './sqlite.ts'

/** How many copies stay beside the store. Each is as large as the store was. */
const mostCopies = 2

/**
 * Copies the embedded store before an upgrade changes it: `capra.db.before-0020` is `capra.db` before migration 0020.
 * Only a complete and verified copy has that name. Older copies beyond a few are deleted.
 *
 * @throws Error when the disk is full or the store is damaged.
 */
export async function copyBeforeUpgrade(file: string, firstPending: string): Promise<void> {
  const copying = `${file}.copying`
  // An upgrade that was killed leaves personal data there.
  rmSync(copying, { force: true })
  try {
    // Another connection, because this one is inside the transaction of the upgrade.
    const reader = openSqlite(file)
    try {
      await copySqliteFile(reader, copying)
    } finally {
      await reader.close()
    }
    chmodSync(copying, 0o600)
    checkSqliteFile(copying)
    flush(copying)
    renameSync(copying, `${file}.before-${firstPending.slice(0, 4)}`)
  } catch (error) {
    rmSync(copying, { force: true })
    throw error
  }
  deleteOldCopies(file)
}

/** SQLite does not wait until a copy is on the disk. */
function flush(file: string): void {
  const descriptor = openSync(file, 'r+')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

function deleteOldCopies(file: string): void {
  const folder = dirname(file)
  const prefix = `${basename(file)}.before-`
  const copies = readdirSync(folder).filter(
    (name) => name.startsWith(prefix) && /^\d{4}$/.test(name.slice(prefix.length)),
  )
  for (const name of copies.sort().slice(0, -mostCopies)) rmSync(join(folder, name))
}
