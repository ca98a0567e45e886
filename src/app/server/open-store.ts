import { join } from 'node:path'
import type { Config } from '#platform/server/config.ts'
import { migrateStore } from '#platform/server/migrate.ts'
import { openSqlite } from '#platform/server/sqlite.ts'
import type { Store } from '#platform/server/store.ts'
import { migrations } from './migrations.ts'

/**
 * The configured store, brought up to date: PostgreSQL where DATABASE_URL says so, else a file in DATA_DIR.
 *
 * @throws Error also for a PostgreSQL into which a store is being moved: what people did there meanwhile would be lost.
 */
export async function openStore(config: Config, onIdleError: (error: Error) => void): Promise<Store> {
  if (config.databaseUrl) return openShared(config.databaseUrl, onIdleError)
  const store = openSqlite(join(config.dataDir, 'capra.db'))
  await migrateStore(store, migrations)
  return store
}

/** Loads the driver only where it is used: the embedded default starts without it. */
async function openShared(url: string, onIdleError: (error: Error) => void): Promise<Store> {
  const { forMigrations, openPostgres } = await import('#platform/server/postgres.ts')
  const patient = openPostgres(url, onIdleError, undefined, forMigrations)
  try {
    await migrateStore(patient, migrations)
  } finally {
    await patient.close()
  }
  const store = openPostgres(url, onIdleError)
  await refuseHalfMoved(store)
  return store
}

async function refuseHalfMoved(store: Store): Promise<void> {
  const { isBeingFilled } = await import('#platform/server/copy/copy-mark-store.ts')
  if (!(await isBeingFilled(store))) return
  await store.close()
  throw new Error(
    'An embedded store is being moved into this PostgreSQL and is not whole there. Run npm run migrate:store to its end.',
  )
}
