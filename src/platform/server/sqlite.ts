import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely'
import { type Reader, sqliteDialect, storeOver } from './kysely-store.ts'
import type { ClockShift, Store, Tables } from './store.ts'

/** Opens (and creates) the embedded store. A confirmed write is on disk: WAL with full sync. */
export function openSqlite(file: string, shift: ClockShift = { milliseconds: 0 }): Store {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(file)
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma busy_timeout = 2000;
    pragma temp_store = memory;
  `)
  const dialect = new SqliteDialect({ database: asKyselyDatabase(database) })
  return storeOver(new Kysely<Tables>({ dialect }), sqliteDialect, shift, readerOf(file))
}

/** Writes the store as it is at this moment into a new file, while others read and write. */
export async function copySqliteFile(store: Store, file: string): Promise<void> {
  await sql`vacuum into ${file}`.execute(store.db)
}

/** Compiled statements are kept: the product has a bounded number of query texts. */
const mostStatements = 500

const nothingToDo = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
}

/** The compiled statements of one connection. */
function statementsOf(database: DatabaseSync): (text: string) => SqliteStatement {
  const statements = new Map<string, SqliteStatement>()
  return (text) => {
    const known = statements.get(text)
    if (known) return known
    if (statements.size >= mostStatements) statements.clear()
    const prepared = prepare(database, text)
    statements.set(text, prepared)
    return prepared
  }
}

function prepare(database: DatabaseSync, text: string): SqliteStatement {
  const statement = database.prepare(text)
  let names = columnNames(statement)
  // The driver takes longer to make an object of a row than SQLite takes to find it, so it is asked for lists.
  statement.setReturnArrays(true)
  const rowOf = (values: readonly SQLOutputValue[]) => {
    // Somebody has added a column meanwhile.
    if (values.length !== names.length) names = columnNames(statement)
    const row: Record<string, SQLOutputValue | undefined> = {}
    names.forEach((name, i) => {
      row[name] = values[i]
    })
    return row
  }
  // The driver's types do not know that it gives lists now.
  const asRow = (values: unknown) => rowOf(values as readonly SQLOutputValue[])
  return {
    reader: names.length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])).map(asRow),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    *iterate(parameters) {
      for (const values of statement.iterate(...(parameters as SQLInputValue[]))) yield asRow(values)
    },
  }
}

function columnNames(statement: StatementSync): readonly string[] {
  return statement.columns().map(({ name }) => name)
}

function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const compiled = statementsOf(database)
  return {
    close: () => database.close(),
    prepare: (text) => {
      // After some faults, a full disk among them, SQLite has rolled back already, and saying so would hide the fault.
      if (text === 'rollback' && !database.isTransaction) return nothingToDo
      // A deferred transaction that reads first fails when it later wants to write beside another process.
      return compiled(text === 'begin' ? 'begin immediate' : text)
    },
  }
}

/** A second connection, opened by its first question: on the one that writes, a transaction may be half done. */
function readerOf(file: string): Reader {
  let database: DatabaseSync | undefined
  let compiled: ((text: string) => SqliteStatement) | undefined
  let isClosed = false
  const open = () => {
    if (isClosed) throw new Error('The store is closed.')
    database = new DatabaseSync(file, { readOnly: true })
    database.exec('pragma busy_timeout = 2000; pragma temp_store = memory;')
    return statementsOf(database)
  }
  return {
    all: (text, values) => {
      compiled ??= open()
      return compiled(text).all(values)
    },
    close: () => {
      isClosed = true
      database?.close()
    },
  }
}
