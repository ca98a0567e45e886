import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { postgresDialect, storeOver } from './kysely-store.ts'
import type { ClockShift, Store, Tables } from './store.ts'

const int8 = 20

/** Connects to PostgreSQL. Connections are opened on demand and again after the server was away. */
export function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  shift: ClockShift = { milliseconds: 0 },
): Store {
  const pool = new pg.Pool({
    connectionString: url,
    max: 12,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    // Every int8 of ours is a time in milliseconds or a count, far below 2^53.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    } as pg.CustomTypesConfig,
  })
  pool.on('error', onIdleError)
  return storeOver(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), postgresDialect, shift)
}
