import { join } from 'node:path'
import type { Config } from '#platform/server/config.ts'
import { migrateStore } from '#platform/server/store/migrate.ts'
import { openSqlite } from '#platform/server/store/sqlite.ts'
import type { Store } from '#platform/server/store/store.ts'
import { migrations } from './migrations.ts'

/**
 * The configured store, brought up to date: PostgreSQL where DATABASE_URL says so, else a file in DATA_DIR.
 *
 * @throws Error also for a PostgreSQL that is being filled from elsewhere: what people did there meanwhile would be lost.
 */
export async function openStore(config: Config, onIdleError: (error: Error) => void): Promise<Store> {
  if (config.databaseUrl) return openShared(config.databaseUrl, onIdleError)
  const store = openSqlite(join(config.dataDir, 'capra.db'))
  await migrateStore(store, migrations)
  return store
}

/** Loads the driver only where it is used: the embedded default starts without it. */
async function openShared(url: string, onIdleError: (error: Error) => void): Promise<Store> {
  const { noTimeouts, openPostgres } = await import('#platform/server/store/postgres.ts')
  const store = openPostgres(url, onIdleError, undefined, { name: 'capra' })
  const patient = openPostgres(url, onIdleError, undefined, { name: 'capra', timeouts: noTimeouts })
  try {
    // It is connected from here on, so a restore that begins now sees it, and it sees one that began before.
    await refuseWhileFilled(store)
    await migrateStore(patient, migrations)
  } catch (error) {
    await store.close()
    throw error
  } finally {
    await patient.close()
  }
  return store
}

async function refuseWhileFilled(store: Store): Promise<void> {
  const { placesOf } = await import('#platform/server/copy/connected-store.ts')
  if ((await placesOf(store, 'capra restore')).length > 0)
    throw new Error(
      'This PostgreSQL is being filled from a backup or another store. Start when that is done.',
    )
  const { isBeingFilled } = await import('#platform/server/copy/copy-mark-store.ts')
  if (await isBeingFilled(store))
    throw new Error(
      'An embedded store is being moved into this PostgreSQL and is not whole there. Run npm run migrate:store to its end.',
    )
}
