import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { type ClockShift, createStore, type Store, type Tables } from './store.ts'

const int8 = 20

/** How long PostgreSQL may take for a request, in milliseconds. */
const requestTimeouts = {
  statement_timeout: 5_000,
  // Enforced by the driver, for a server that no longer responds; its own time-out above normally comes first.
  query_timeout: 6_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
}

type Timeouts = Partial<typeof requestTimeouts>

/** For migrations: building an index over millions of rows takes longer than a request, and processes take turns. */
export const noTimeouts: Timeouts = {}

/** Copying a whole store takes long, but should not wait for tables in use. */
export const copyTimeouts: Timeouts = { lock_timeout: requestTimeouts.lock_timeout }

/** Connects to PostgreSQL. Connections are opened on demand, and reopened after the server was down. */
export function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  shift: ClockShift = { milliseconds: 0 },
  timeouts: Timeouts = requestTimeouts,
): Store {
  const pool = new pg.Pool({
    connectionString: url,
    max: 12,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    ...timeouts,
    keepAlive: true,
    // Our int8 columns are milliseconds or counts, far below 2^53.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    } as pg.CustomTypesConfig,
  })
  pool.on('error', onIdleError)
  // The pool handles errors of idle connections only. One that breaks between two queries of a transaction would
  // crash the process; the next query on it fails anyway.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const dialect = new PostgresDialect({ pool: poolDroppingStuckConnections(pool) })
  return createStore(new Kysely<Tables>({ dialect }), 'postgres', shift)
}

/**
 * A pool that discards a connection after a query timed out on it (`query_timeout`): the server may be gone without
 * having closed it, and the next query would time out as well.
 */
function poolDroppingStuckConnections(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => dropWhenStuck(await pool.connect()),
    end: () => pool.end(),
  }
}

function dropWhenStuck(client: pg.PoolClient): PostgresPoolClient {
  let unanswered: Error | undefined
  const query = async (text: string, values: readonly unknown[]) => {
    if (unanswered) throw unanswered
    try {
      return await client.query(text, [...values])
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') unanswered = error
      throw error
    }
  }
  return {
    // Kysely's type includes cursors, which we do not use.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || unanswered !== undefined),
  }
}
