import type { Migration } from 'kysely/migration'
import { Migrator } from 'kysely/migration'
import type { Store } from './store.ts'

export type Migrations = Readonly<Record<string, Migration>>

/**
 * Brings the store up to date. Several starting processes take turns: an advisory lock on PostgreSQL,
 * the write lock on SQLite.
 *
 * @returns the names of the migrations that were applied now.
 * @throws the first migration's own error; the store then stands where it stood before it.
 */
export async function migrateStore(store: Store, migrations: Migrations): Promise<readonly string[]> {
  const migrator = new Migrator({
    db: store.db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
}

/** The names of the migrations a store has seen. */
export async function appliedMigrations(store: Store, migrations: Migrations): Promise<readonly string[]> {
  const migrator = new Migrator({
    db: store.db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  })
  const known = await migrator.getMigrations()
  return known.filter(({ executedAt }) => executedAt !== undefined).map(({ name }) => name)
}
