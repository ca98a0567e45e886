import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect, sql } from 'kysely'
import { sqliteDialect, storeOver } from './kysely-store.ts'
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
  return storeOver(new Kysely<Tables>({ dialect }), sqliteDialect, shift)
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

function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>()
  const compiled = (text: string): StatementSync => {
    const known = statements.get(text)
    if (known) return known
    if (statements.size >= mostStatements) statements.clear()
    const statement = database.prepare(text)
    statements.set(text, statement)
    return statement
  }
  return {
    close: () => database.close(),
    prepare: (text) => {
      // After some faults, a full disk among them, SQLite has rolled back already, and saying so would hide the fault.
      if (text === 'rollback' && !database.isTransaction) return nothingToDo
      // A deferred transaction that reads first fails when it later wants to write beside another process.
      const statement = compiled(text === 'begin' ? 'begin immediate' : text)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      }
    },
  }
}
