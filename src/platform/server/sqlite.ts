import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect, sql } from 'kysely'
import { sqliteDialect, storeOver } from './kysely-store.ts'
import { SqliteReader } from './sqlite-reader.ts'
import { statementsOf } from './sqlite-statements.ts'
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
  const reader = new SqliteReader(file)
  const dialect = new SqliteDialect({ database: asKyselyDatabase(database, reader) })
  return storeOver(new Kysely<Tables>({ dialect }), sqliteDialect, shift, reader)
}

/** Writes the store as it is at this moment into a new file, while others read and write. */
export async function copySqliteFile(store: Store, file: string): Promise<void> {
  await sql`vacuum into ${file}`.execute(store.db)
}

const nothingToDo = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
}

function asKyselyDatabase(database: DatabaseSync, reader: SqliteReader): SqliteDatabase {
  const compiled = statementsOf(database)
  return {
    close: () => database.close(),
    prepare: (text) => {
      if (!text.startsWith('select')) reader.letGo()
      // After some faults, a full disk among them, SQLite has rolled back already, and saying so would hide the fault.
      if (text === 'rollback' && !database.isTransaction) return nothingToDo
      // A deferred transaction that reads first fails when it later wants to write beside another process.
      return compiled(text === 'begin' ? 'begin immediate' : text)
    },
  }
}
