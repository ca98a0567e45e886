import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyTable, differences, sumOf } from '#platform/server/copy/copy-tables.ts'
import type { TableSum } from '#platform/server/copy/row-sum.ts'
import { withSnapshot } from '#platform/server/copy/snapshot.ts'
import { tableShapes } from '#platform/server/copy/table-shapes.ts'
import { appliedMigrations, migrateStore } from '#platform/server/store/migrate.ts'
import { copySqliteFile, openSqlite } from '#platform/server/store/sqlite.ts'
import type { Store } from '#platform/server/store/store.ts'
import { migrations } from '../migrations.ts'
import { type BackupManifest, backupFiles, writeManifest } from './backup-manifest.ts'
import type { CopyProgress } from './report-progress.ts'

const namePattern = /^capra-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/
const nameAt = (time: Date) => `capra-${time.toISOString().slice(0, 19).replaceAll(':', '-')}`
/** Ends the name of a folder until it is whole. */
const partEnd = '.part'

interface Backup {
  readonly folder: string
  readonly rows: number
}

/**
 * Writes the whole store as of one moment into a folder of its own, while the product runs. It appears under its
 * name only when it is whole and has been read back.
 *
 * @param into holds the backups. @param secret of the installation: without it a restored store can open neither
 * sessions nor waiting mails.
 * @throws when there is no room, or what was written is not what was read.
 */
export async function makeBackup(
  store: Store,
  { into, secret, now, progress }: { into: string; secret: string; now: Date; progress: CopyProgress },
): Promise<Backup> {
  const folder = join(into, nameAt(now))
  if (existsSync(folder)) throw new Error(`${folder} is there already. Try again in a second.`)
  const unfinished = `${folder}${partEnd}`
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  try {
    const tables = await writeDatabase(store, join(unfinished, backupFiles.database), progress)
    writeFileSync(join(unfinished, backupFiles.secret), secret, { mode: 0o600, flush: true })
    writeManifest(unfinished, { madeAt: now.toISOString(), from: store.dialect, tables })
    renameSync(unfinished, folder)
    return { folder, rows: [...tables.values()].reduce((sum, { rows }) => sum + rows, 0) }
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** Deletes all but the newest `keep` backups of a folder. @returns the names of those deleted. */
export function deleteOldBackups(into: string, keep: number): readonly string[] {
  const old = readdirSync(into)
    .filter((name) => namePattern.test(name))
    .sort()
    .slice(0, -keep)
  for (const name of old) rmSync(join(into, name), { recursive: true })
  return old
}

const day = 24 * 60 * 60 * 1000

/** Deletes what backups left that were killed more than a day ago: it holds people's data and nobody misses it. */
export function deleteBrokenOff(into: string, now: Date): readonly string[] {
  const newest = `${nameAt(new Date(now.getTime() - day))}${partEnd}`
  const left = readdirSync(into).filter(
    (name) => name.endsWith(partEnd) && namePattern.test(name.slice(0, -partEnd.length)) && name < newest,
  )
  for (const name of left) rmSync(join(into, name), { recursive: true })
  return left
}

async function writeDatabase(
  store: Store,
  file: string,
  progress: CopyProgress,
): Promise<BackupManifest['tables']> {
  if (store.dialect === 'sqlite') await copySqliteFile(store, file)
  const copy = openSqlite(file)
  try {
    const wanted = store.dialect === 'sqlite' ? undefined : await fill(copy, store, progress)
    const written = new Map<string, TableSum>()
    const tables = await tableShapes(copy)
    await withSnapshot(copy, async (snapshot) => {
      for (const table of tables) written.set(table.name, await sumOf(snapshot, table, progress.onRows))
    })
    for (const table of tables)
      progress.done(table, `${written.get(table.name)?.rows.toLocaleString('en')} rows`)
    const different = wanted ? differences(wanted, written) : []
    if (different.length > 0)
      throw new Error(`The backup does not hold what was read: ${different.join(', ')}.`)
    return written
  } finally {
    await copy.close()
  }
}

async function fill(
  copy: Store,
  store: Store,
  progress: CopyProgress,
): Promise<ReadonlyMap<string, TableSum>> {
  // A store of an older version is kept as it is: an update may come between its backup and its restore.
  const applied = await appliedMigrations(store, migrations)
  await migrateStore(
    copy,
    Object.fromEntries(Object.entries(migrations).filter(([name]) => applied.includes(name))),
  )
  const tables = await tableShapes(copy)
  const sums = new Map<string, TableSum>()
  await withSnapshot(store, async (snapshot) => {
    for (const table of tables)
      sums.set(table.name, await copy.transaction((tx) => copyTable(snapshot, tx.db, table, progress.onRows)))
  })
  return sums
}
