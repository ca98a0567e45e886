import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Store } from './store.ts'

/** The store was migrated by a newer version of the product. */
class NewerStore extends Error {
  constructor(unknown: string) {
    super(
      `A newer version of Capra has changed this store (${unknown}). Start that version, or restore a backup made before the update.`,
    )
  }
}

export type Migrations = Readonly<Record<string, Migration>>

/**
 * Applies pending migrations. Processes that start together take turns: an advisory lock on PostgreSQL,
 * the write lock on SQLite.
 *
 * @returns the names of the migrations that were applied.
 * @throws NewerStore, or the error of the first migration that failed, which was rolled back.
 */
export async function migrateStore(store: Store, migrations: Migrations): Promise<readonly string[]> {
  const migrator = new Migrator({
    db: store.db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) {
    // Kysely's message when a migration in the database is unknown.
    if (error instanceof Error && error.message.startsWith('corrupted migrations'))
      await refuseNewer(store, migrations)
    throw error
  }
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
}

async function refuseNewer({ db }: Store, migrations: Migrations): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const unknown = rows.find(({ name }) => migrations[name] === undefined)
  if (unknown) throw new NewerStore(unknown.name)
}
