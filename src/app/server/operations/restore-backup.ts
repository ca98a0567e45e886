import { copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { forgetCopies } from '#platform/server/copy/copy-mark-store.ts'
import { copyTable, differences, emptyTables, hasRows, sumOf } from '#platform/server/copy/copy-tables.ts'
import type { TableSum } from '#platform/server/copy/row-sum.ts'
import { withSnapshot } from '#platform/server/copy/snapshot.ts'
import { type TableShape, tableShapes } from '#platform/server/copy/table-shapes.ts'
import { migrateStore } from '#platform/server/store/migrate.ts'
import { openSqlite } from '#platform/server/store/sqlite.ts'
import type { Store } from '#platform/server/store/store.ts'
import { migrations } from '../migrations.ts'
import { backupFiles, readManifest } from './backup-manifest.ts'
import type { CopyProgress } from './report-progress.ts'

/** The backup cannot be restored; the store is as it was. */
export class RestoreError extends Error {}

/** Forgets again whoever asked for it since the backup was made. @returns how many did. */
export type ForgetAgain = (restored: Store) => Promise<number>

/**
 * A copy of the backup's database that can be worked on: checked against the list of what was backed up, brought up to
 * date, and without those who asked to be forgotten since.
 *
 * @param file where the copy is made. @returns the store, to be closed by the caller, and how many were forgotten again.
 * @throws RestoreError when the backup does not hold what its list says.
 */
export async function openBackup(
  folder: string,
  file: string,
  forgetAgain: ForgetAgain,
  progress: CopyProgress,
): Promise<{ readonly store: Store; readonly forgotten: number }> {
  const { tables: wanted } = readManifest(folder)
  // A log that a killed restore left would be read into the new copy.
  removeDatabase(file)
  copyFileSync(join(folder, backupFiles.database), file)
  const store = openSqlite(file)
  try {
    const found = await sumsOf(store, await tableShapes(store), progress)
    const different = differences(wanted, found)
    if (different.length > 0)
      throw new RestoreError(
        `The backup is damaged: ${different.join(', ')} does not hold what was backed up.`,
      )
    await migrateStore(store, migrations)
    return { store, forgotten: await forgetAgain(store) }
  } catch (error) {
    await store.close()
    removeDatabase(file)
    throw error
  }
}

/** A database is a file and what SQLite keeps beside it. */
const databaseEnds = ['', '-wal', '-shm'] as const

export function removeDatabase(file: string): void {
  for (const end of databaseEnds) rmSync(file + end, { force: true })
}

/**
 * Puts a database file in the place of the store's. At every moment there is a store in that place: a restore that is
 * killed here still finds, when it is made again, who asked to be forgotten.
 *
 * @returns where the one before it is now.
 */
export function replaceFile(file: string, place: string, now: Date): string | undefined {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-')
  const aside = existsSync(place) ? `${place}.before-${stamp}` : undefined
  if (aside) {
    keepUnder(place, aside)
    for (const end of ['-wal', '-shm']) if (existsSync(place + end)) renameSync(place + end, aside + end)
  }
  renameSync(file, place)
  return aside
}

function keepUnder(place: string, aside: string): void {
  try {
    linkSync(place, aside)
  } catch {
    renameSync(place, aside) // Some file systems have no second names.
  }
}

/** Whether a store holds anything that a restore would replace. */
export async function isEmpty(store: Store, like: Store): Promise<boolean> {
  const tables = await tableShapes(like)
  return !(await hasRows(store, tables))
}

/** Puts everything into PostgreSQL in one transaction: it holds all of the backup or what it held before. */
export async function fillPostgres(backup: Store, to: Store, progress: CopyProgress): Promise<void> {
  const tables = await tableShapes(backup)
  await withSnapshot(backup, (snapshot) =>
    to.transaction(async (tx) => {
      await emptyTables(tx, tables)
      await forgetCopies(tx)
      for (const table of tables) {
        const { rows } = await copyTable(snapshot, tx.db, table, progress.onRows)
        progress.done(table, `${rows.toLocaleString('en')} rows`)
      }
    }),
  )
  const [wanted, found] = [await sumsOf(backup, tables, progress), await sumsOf(to, tables, progress)]
  const different = differences(wanted, found)
  if (different.length > 0)
    throw new RestoreError(`${different.join(', ')} does not hold what was restored. Restore again.`)
}

async function sumsOf(
  store: Store,
  tables: readonly TableShape[],
  progress: CopyProgress,
): Promise<ReadonlyMap<string, TableSum>> {
  const sums = new Map<string, TableSum>()
  await withSnapshot(store, async (snapshot) => {
    for (const table of tables) sums.set(table.name, await sumOf(snapshot, table, progress.onRows))
  })
  return sums
}
