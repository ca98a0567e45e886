import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#platform/server/config.ts'
import { copyTimeouts, openPostgres } from '#platform/server/store/postgres.ts'
import { openSqlite } from '#platform/server/store/sqlite.ts'
import type { Store } from '#platform/server/store/store.ts'

/**
 * The configured store without migrating it: a backup is what one makes before an update.
 *
 * @throws Error when there is none.
 */
export function openAsItIs({ databaseUrl, dataDir }: Config): Store {
  if (databaseUrl) return openPostgres(databaseUrl, () => undefined, undefined, { timeouts: copyTimeouts })
  const file = join(dataDir, 'capra.db')
  if (!existsSync(file)) throw new Error(`There is no store in ${dataDir}. DATA_DIR says where it is.`)
  return openSqlite(file)
}
