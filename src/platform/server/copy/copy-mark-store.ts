import { sql } from 'kysely'
import type { Store, StoreHandle } from '../store/store.ts'
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

/** Whether a copy into this PostgreSQL was begun and has not ended: what it holds is not whole. */
export async function isBeingFilled({ db }: StoreHandle): Promise<boolean> {
  const { rows } = await sql<{ name: string | null }>`select to_regclass('store_copy') as name`.execute(db)
  if (rows[0]?.name == null) return false
  const open = await sql`select 1 from store_copy where finished_at is null`.execute(db)
  return open.rows.length > 0
}

/** What this PostgreSQL holds comes from elsewhere from now on. */
export async function forgetCopies({ db }: StoreHandle): Promise<void> {
  await sql`drop table if exists store_copy`.execute(db)
}
