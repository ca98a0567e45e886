import { sql } from 'kysely'
import type { Store } from '../store.ts'
import { hasRows } from './copy-tables.ts'
import type { TableShape } from './table-shapes.ts'

/** `open`: empty, or begun by the same copy. `finished`: filled by it before. `foreign`: neither. */
type CopyState = 'open' | 'finished' | 'foreign'

/** Marks a store as being filled by one copy, so that a copy broken off may go on and no other store is overwritten. */
export async function beginCopy(
  store: Store,
  tables: readonly TableShape[],
  mark: string,
): Promise<CopyState> {
  await sql`create table if not exists store_copy (mark text primary key, finished_at bigint)`.execute(
    store.db,
  )
  const marks = await sql<{ mark: string; finished_at: number | null }>`
    select mark, finished_at from store_copy`.execute(store.db)
  const ours = marks.rows.find((row) => row.mark === mark)
  if (ours) return ours.finished_at === null ? 'open' : 'finished'
  if (marks.rows.length > 0 || (await hasRows(store, tables))) return 'foreign'
  await sql`insert into store_copy (mark) values (${mark})`.execute(store.db)
  return 'open'
}

export async function finishCopy(store: Store, mark: string): Promise<void> {
  await sql`update store_copy set finished_at = ${store.now()}
    where mark = ${mark} and finished_at is null`.execute(store.db)
}
