import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Store } from './store.ts'
import { StoreError } from './store-errors.ts'

export type Migrations = Readonly<Record<string, Migration>>

/**
 * Applies pending migrations and records them in one transaction: an upgrade that fails or is killed changes nothing.
 * Processes that start together take turns, by an advisory lock on PostgreSQL and the write lock on SQLite.
 *
 * @param beforeUpgrade runs before the first pending migration of a store that is not new, inside the lock.
 * @returns the names of the migrations that were applied.
 * @throws StoreError when a newer version has changed the store, or the error of the first migration that failed.
 */
export async function migrateStore(
  store: Store,
  migrations: Migrations,
  beforeUpgrade: (firstPending: string) => Promise<void> = () => Promise.resolve(),
): Promise<readonly string[]> {
  const [firstOfAll] = Object.keys(migrations).sort()
  let isBeforeFirst = true
  const withPreparation = Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
    name,
    {
      up: async (db) => {
        if (isBeforeFirst && name !== firstOfAll) await beforeUpgrade(name)
        isBeforeFirst = false
        await up(db)
      },
    },
  ])
  const migrator = new Migrator({
    db: store.db,
    provider: { getMigrations: () => Promise.resolve(Object.fromEntries(withPreparation)) },
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) {
    // Kysely's message when a migration in the database is unknown.
    if (error instanceof Error && error.message.startsWith('corrupted migrations'))
      await refuseNewer(store, migrations)
    throw error
  }
  return results.map(({ migrationName }) => migrationName)
}

async function refuseNewer({ db }: Store, migrations: Migrations): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const unknown = rows.find(({ name }) => migrations[name] === undefined)
  if (unknown)
    throw new StoreError(
      `A newer version of Capra has changed this store (${unknown.name}). Start that version, or restore a backup made before the update.`,
    )
}
