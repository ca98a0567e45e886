import { sql } from 'kysely'
import type { Db, StoreHandle } from '../store/store.ts'
import { isSame, type Row, RowSum, type TableSum } from './row-sum.ts'
import type { Snapshot } from './snapshot.ts'
import type { TableShape } from './table-shapes.ts'

/** Values in one statement: below what either store takes (32,766 and 65,535). */
const mostValues = 30_000

/** Told after each batch: how many rows of the table have been dealt with. */
export type OnRows = (table: TableShape, rows: number) => void

/** Reads a table and says what it holds. */
export async function sumOf(snapshot: Snapshot, table: TableShape, onRows?: OnRows): Promise<TableSum> {
  const sum = new RowSum(table.columns)
  for await (const rows of snapshot.rowsOf(table)) {
    for (const row of rows) sum.add(row)
    onRows?.(table, sum.total().rows)
  }
  return sum.total()
}

/** Copies a table into an empty one of the same shape. @returns what was copied. */
export async function copyTable(
  from: Snapshot,
  to: Db,
  table: TableShape,
  onRows?: OnRows,
): Promise<TableSum> {
  const sum = new RowSum(table.columns)
  for await (const rows of from.rowsOf(table)) {
    await insertRows(to, table, rows)
    for (const row of rows) sum.add(row)
    onRows?.(table, sum.total().rows)
  }
  return sum.total()
}

/** Whether any of the tables holds a row. */
export async function hasRows({ db }: StoreHandle, tables: readonly TableShape[]): Promise<boolean> {
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}

/** Empties the tables. */
export async function emptyTables(
  { db, dialect }: StoreHandle,
  tables: readonly TableShape[],
): Promise<void> {
  if (dialect === 'postgres') {
    await sql`truncate table ${sql.join(tables.map(({ name }) => sql.table(name)))} cascade`.execute(db)
    return
  }
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(db)
}

/** The tables of which two stores do not hold the same. */
export function differences(
  expected: ReadonlyMap<string, TableSum>,
  found: ReadonlyMap<string, TableSum>,
): readonly string[] {
  return [...expected].flatMap(([name, sum]) => {
    const other = found.get(name)
    return other !== undefined && isSame(sum, other) ? [] : [name]
  })
}

async function insertRows(db: Db, table: TableShape, rows: readonly Row[]): Promise<void> {
  const atOnce = Math.floor(mostValues / table.columns.length)
  const columns = sql.join(table.columns.map((column) => sql.ref(column)))
  for (let start = 0; start < rows.length; start += atOnce) {
    const values = rows
      .slice(start, start + atOnce)
      .map((row) => sql`(${sql.join(table.columns.map((column) => row[column] ?? null))})`)
    await sql`insert into ${sql.table(table.name)} (${columns}) values ${sql.join(values)}`.execute(db)
  }
}
