import { beginCopy, finishCopy } from '#platform/server/copy/copy-mark-store.ts'
import { copyTable, emptyTables, sumOf } from '#platform/server/copy/copy-tables.ts'
import { isSame, type TableSum } from '#platform/server/copy/row-sum.ts'
import { type Snapshot, withSnapshot } from '#platform/server/copy/snapshot.ts'
import { type TableShape, tableShapes } from '#platform/server/copy/table-shapes.ts'
import type { Store } from '#platform/server/store/store.ts'
import type { CopyProgress } from './report-progress.ts'

/** The move cannot be made, or was made and did not hold; nothing of the embedded store was touched. */
export class MoveError extends Error {}

/**
 * Fills an empty PostgreSQL with everything an embedded store holds, table by table, each in one transaction, and
 * reads it all back. A move that was broken off goes on with the first table that is not whole.
 *
 * @param from stands still meanwhile: its folder is held by the caller. @param mark tells this store's move apart
 * from others. @returns the rows moved.
 * @throws MoveError with what to do, when the target is somebody else's or what it holds is not what was read.
 */
export async function moveToPostgres(
  from: Store,
  to: Store,
  mark: string,
  progress: CopyProgress,
): Promise<number> {
  const tables = await tableShapes(from)
  const state = await beginCopy(to, tables, mark)
  if (state === 'foreign')
    throw new MoveError(
      'The PostgreSQL database already holds rows that did not come from this store. Give the move an empty database.',
    )
  const moved = await withSnapshot(from, async (snapshot) => {
    let rows = 0
    for (const table of tables) {
      const sum = await makeSame(snapshot, to, table, { mayWrite: state === 'open', progress })
      rows += sum.rows
    }
    return rows
  })
  await finishCopy(to, mark)
  return moved
}

async function makeSame(
  snapshot: Snapshot,
  to: Store,
  table: TableShape,
  { mayWrite, progress }: { mayWrite: boolean; progress: CopyProgress },
): Promise<TableSum> {
  const wanted = await sumOf(snapshot, table, progress.onRows)
  if (isSame(wanted, await sumNow(to, table))) {
    progress.done(table, `${wanted.rows.toLocaleString('en')} rows, there already`)
    return wanted
  }
  if (!mayWrite)
    throw new MoveError(
      `This store was moved before, and ${table.name} has changed since. To move again, give an empty database.`,
    )
  await to.transaction(async (tx) => {
    await emptyTables(tx, [table])
    await copyTable(snapshot, tx.db, table, progress.onRows)
  })
  if (!isSame(wanted, await sumNow(to, table)))
    throw new MoveError(`${table.name} does not hold what was read. Start the move again.`)
  progress.done(table, `${wanted.rows.toLocaleString('en')} rows, ${wanted.sum}`)
  return wanted
}

const sumNow = (store: Store, table: TableShape) => withSnapshot(store, (snapshot) => sumOf(snapshot, table))
