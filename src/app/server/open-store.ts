import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#platform/server/config.ts'
import { migrateStore } from '#platform/server/store/migrate.ts'
import { openSqlite } from '#platform/server/store/sqlite.ts'
import type { Store } from '#platform/server/store/store.ts'
import { migrations } from './migrations.ts'

/** Opens and migrates the configured store: PostgreSQL when DATABASE_URL is set, else a file in DATA_DIR. */
export async function openStore(config: Config, onIdleError: (error: Error) => void): Promise<Store> {
  if (config.databaseUrl) return openShared(config.databaseUrl, onIdleError)
  const store = openSqlite(join(config.dataDir, 'capra.db'))
  await migrateStore(store, migrations)
  return store
}

/** Imports the PostgreSQL driver only when it is used. */
async function openShared(url: string, onIdleError: (error: Error) => void): Promise<Store> {
  const { noTimeouts, openPostgres } = await import('#platform/server/store/postgres.ts')
  const forMigrations = openPostgres(url, onIdleError, undefined, noTimeouts)
  try {
    await migrateStore(forMigrations, migrations)
  } finally {
    await forMigrations.close()
  }
  return openPostgres(url, onIdleError)
}

/**
 * Opens the configured store without migrating it, because a backup is made before an update.
 *
 * @throws Error if it does not exist.
 */
export async function openWithoutMigrating({ databaseUrl, dataDir }: Config): Promise<Store> {
  if (databaseUrl) {
    const { openPostgres } = await import('#platform/server/store/postgres.ts')
    return openPostgres(databaseUrl, () => undefined)
  }
  const file = join(dataDir, 'capra.db')
  if (!existsSync(file)) throw new Error(`There is no store in ${dataDir}. Set DATA_DIR to its folder.`)
  return openSqlite(file)
}
