import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect, sql } from 'kysely'
import { type ClockShift, createStore, type Store, type Tables } from './store.ts'

/**
 * Opens or creates the embedded store. Committed writes are on disk (WAL with full sync). There is one connection;
 * Kysely's mutex runs one query or one transaction on it at a time.
 */
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
  const dialect = new SqliteDialect({ database: kyselyDatabase(database) })
  return createStore(new Kysely<Tables>({ dialect }), 'sqlite', shift)
}

/** Writes a snapshot of the store into a new file, without blocking readers and writers. */
export async function copySqliteFile(store: Store, file: string): Promise<void> {
  await sql`vacuum into ${file}`.execute(store.db)
}

/** @throws Error when the database file is damaged. */
export function checkSqliteFile(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const [row] = database.prepare('pragma integrity_check').all()
    if (row?.integrity_check !== 'ok') throw new Error(String(row?.integrity_check))
  } catch (error) {
    throw new Error(`The database ${file} is damaged: ${(error as Error).message}`)
  } finally {
    database.close()
  }
}

/** Adapts Node's SQLite to the better-sqlite3 interface that Kysely expects. */
function kyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const textOf = (text: string) => {
    // A deferred transaction that reads first fails on its first write if another process has written since.
    if (text === 'begin') return 'begin immediate'
    // After some errors, such as a full disk, SQLite has already rolled back; a second rollback would hide the cause.
    return text === 'rollback' && !database.isTransaction ? 'select 1' : text
  }
  return {
    close: () => database.close(),
    prepare: (text) => {
      const statement = database.prepare(textOf(text))
      const inputs = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...inputs(parameters)),
        run: (parameters) => statement.run(...inputs(parameters)),
        iterate: (parameters) => statement.iterate(...inputs(parameters)),
      }
    },
  }
}
