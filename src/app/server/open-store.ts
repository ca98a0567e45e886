import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#platform/server/config.ts'
import { copyBeforeUpgrade } from '#platform/server/store/copy-before-upgrade.ts'
import { migrateStore } from '#platform/server/store/migrate.ts'
import { openSqlite } from '#platform/server/store/sqlite.ts'
import type { Store } from '#platform/server/store/store.ts'
import { isDiskFull, StoreError } from '#platform/server/store/store-errors.ts'
import { migrations } from './migrations.ts'

/**
 * Opens and upgrades the configured store: PostgreSQL when DATABASE_URL is set, else a file in DATA_DIR.
 *
 * @throws StoreError with a sentence for the operator, when the disk is full or the store belongs to a newer version.
 */
export async function openStore(config: Config, onIdleError: (error: Error) => void): Promise<Store> {
  try {
    return await (config.databaseUrl
      ? openShared(config.databaseUrl, onIdleError)
      : openEmbedded(config.dataDir))
  } catch (error) {
    if (!isDiskFull(error)) throw error
    throw new StoreError(
      'The disk is full, so the store could not be opened or upgraded. It is unchanged. ' +
        'Free at least twice the size of the store and start again.',
      { cause: error },
    )
  }
}

/** @returns the store in DATA_DIR. It is copied before its first pending migration. */
async function openEmbedded(dataDir: string): Promise<Store> {
  const file = join(dataDir, 'capra.db')
  const store = openSqlite(file)
  try {
    await migrateStore(store, migrations, (firstPending) => copyBeforeUpgrade(file, firstPending))
    return store
  } catch (error) {
    await store.close()
    throw error
  }
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
