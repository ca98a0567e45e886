import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, sql } from 'kysely'
import { minuteMs } from '#platform/durations.ts'
import { type ClockShift, createStore, type Store, type Tables } from './store.ts'

/** How long a query waits for another process that writes. */
const busyTimeoutMs = 2000

/** How long a process that starts waits for another one that copies and upgrades the store. */
const upgradeTimeoutMs = 10 * minuteMs

/**
 * Opens or creates the embedded store. Committed writes are on disk (WAL with full sync). There is one connection;
 * Kysely's mutex runs one query or one transaction on it at a time.
 */
export function openSqlite(file: string, shift: ClockShift = { milliseconds: 0 }): Store {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(file)
  try {
    // The time-out first, because changing the journal mode of a new file needs a lock.
    database.exec(`
      pragma busy_timeout = ${busyTimeoutMs};
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
      pragma temp_store = memory;
    `)
  } catch (error) {
    database.close()
    throw error
  }
  const dialect = new AtomicUpgradeDialect({ database: kyselyDatabase(database) })
  return createStore(new Kysely<Tables>({ dialect }), 'sqlite', shift)
}

class AtomicUpgradeDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new AtomicUpgradeAdapter()
  }
}

/**
 * Lets Kysely run pending migrations and their records in one transaction, which is off by default for SQLite. Its
 * `begin immediate` is the lock: another process waits there and then sees what has been applied.
 */
class AtomicUpgradeAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`pragma busy_timeout = ${sql.lit(upgradeTimeoutMs)}`.execute(db)
  }

  override async releaseMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`pragma busy_timeout = ${sql.lit(busyTimeoutMs)}`.execute(db)
  }
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
