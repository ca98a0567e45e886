import { sql } from 'kysely'
import type { StoreHandle } from './store.ts'

export interface Table {
  readonly name: string
  readonly columns: readonly string[]
}

/**
 * Every table of an embedded store except the migrator's own, referenced tables before those that refer to them.
 * PostgreSQL has the same tables, from the same migrations.
 */
export async function listTables(embedded: StoreHandle): Promise<readonly Table[]> {
  const { rows } = await sql<{ name: string; column: string; refers: string | null }>`
    select m.name, c.name as "column", f."table" as refers
    from sqlite_master as m
    join pragma_table_info(m.name) as c
    left join pragma_foreign_key_list(m.name) as f on f."from" = c.name
    where m.type = 'table' and m.name not like 'sqlite\\_%' escape '\\' and m.name not like 'kysely\\_%' escape '\\'
    order by m.name, c.name`.execute(embedded.db)
  const remaining = new Map(Map.groupBy(rows, ({ name }) => name))
  const ordered: Table[] = []
  while (remaining.size > 0) {
    const next = [...remaining].filter(([name, columns]) =>
      columns.every(({ refers }) => refers === null || refers === name || !remaining.has(refers)),
    )
    if (next.length === 0)
      throw new Error(`These tables refer to each other: ${[...remaining.keys()].join(', ')}`)
    for (const [name, columns] of next) {
      ordered.push({ name, columns: [...new Set(columns.map(({ column }) => column))] })
      remaining.delete(name)
    }
  }
  return ordered
}

export async function hasRows({ db }: StoreHandle, { name }: Table): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
  return rows.length > 0
}

/** Until the transaction ends, others can read the tables but not write to them. */
export async function lockTables({ db }: StoreHandle, tables: readonly Table[]): Promise<void> {
  const names = sql.join(tables.map(({ name }) => sql.table(name)))
  await sql`lock table ${names} in exclusive mode`.execute(db)
}

/** PostgreSQL takes at most 65,535 values in one statement. */
const valuesPerInsert = 30_000

/** Copies all rows of a table from an embedded store. @returns the number of rows. */
export async function copyTable(
  from: StoreHandle,
  to: StoreHandle,
  { name, columns }: Table,
): Promise<number> {
  const columnList = sql.join(columns.map((column) => sql.ref(column)))
  const batch = Math.floor(valuesPerInsert / columns.length)
  let lastRowId = Number.MIN_SAFE_INTEGER
  let count = 0
  for (;;) {
    const { rows } = await sql<Record<string, unknown> & { rowid_: number }>`
      select rowid as rowid_, ${columnList} from ${sql.table(name)}
      where rowid > ${lastRowId} order by rowid limit ${sql.lit(batch)}`.execute(from.db)
    if (rows.length === 0) return count
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
    await sql`insert into ${sql.table(name)} (${columnList}) values ${sql.join(values)}`.execute(to.db)
    lastRowId = rows.at(-1)?.rowid_ ?? lastRowId
    count += rows.length
  }
}
