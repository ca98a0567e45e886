import { type Kysely, sql, type Transaction } from 'kysely'
import type { Store, Tables } from '../store/store.ts'
import type { Row } from './row-sum.ts'
import type { TableShape } from './table-shapes.ts'

/** Rows asked for at once: enough that asking costs little, few enough to hold. */
const batch = 2000

/** The store as it stood at one moment. */
export interface Snapshot {
  /** Every row of a table, in batches. */
  rowsOf(table: TableShape): AsyncGenerator<readonly Row[]>
}

/**
 * Lets `work` read the whole store as of one moment: nobody writes meanwhile (embedded), or nobody's writing is
 * seen (PostgreSQL, repeatable read).
 */
export async function withSnapshot<Result>(
  store: Store,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  if (store.dialect === 'sqlite') {
    return store.db.transaction().execute((tx) => work({ rowsOf: (table) => byRowId(tx, table) }))
  }
  return store.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => work({ rowsOf: (table) => byCursor(tx, table) }))
}

const columnsOf = ({ columns }: TableShape) => sql.join(columns.map((column) => sql.ref(column)))

async function* byRowId(db: Kysely<Tables>, table: TableShape): AsyncGenerator<readonly Row[]> {
  let last = Number.MIN_SAFE_INTEGER
  while (true) {
    const { rows } = await sql<Row & { rowid_: number }>`
      select rowid as rowid_, ${columnsOf(table)} from ${sql.table(table.name)}
      where rowid > ${last} order by rowid limit ${sql.lit(batch)}`.execute(db)
    const end = rows.at(-1)
    if (end === undefined) return
    last = end.rowid_
    yield rows
  }
}

async function* byCursor(tx: Transaction<Tables>, table: TableShape): AsyncGenerator<readonly Row[]> {
  await sql`declare rows_of no scroll cursor for select ${columnsOf(table)} from ${sql.table(table.name)}`.execute(
    tx,
  )
  while (true) {
    const { rows } = await sql<Row>`fetch ${sql.lit(batch)} from rows_of`.execute(tx)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close rows_of`.execute(tx)
}
