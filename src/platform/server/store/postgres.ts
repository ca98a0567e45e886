import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { type ClockShift, createStore, type Store, type Tables } from './store.ts'

const int8 = 20

/** How long PostgreSQL may take, in milliseconds: somebody waits for the answer. */
const requestTimeouts = {
  statement_timeout: 5_000,
  // Ours, for a server that says nothing any more; its own time-out above comes first where it still counts.
  query_timeout: 6_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
}

/** No limits. An index over millions of rows takes longer than any request may, and processes wait for each other. */
export const noTimeouts: Partial<typeof requestTimeouts> = {}

/** Copies of all there is take their time, but whoever uses a table that is to be filled anew is not waited for. */
export const copyTimeouts: Partial<typeof requestTimeouts> = { lock_timeout: requestTimeouts.lock_timeout }

/** What connections call themselves, so that the product and whoever fills its store anew know of each other. */
export type ConnectionName = 'capra' | 'capra restore'

interface Use {
  readonly timeouts?: Partial<typeof requestTimeouts>
  /** Left out where nobody needs to know: then the address may name the connections. */
  readonly name?: ConnectionName
}

/** Connects to PostgreSQL. Connections are opened on demand and again after the server was away. */
export function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  shift: ClockShift = { milliseconds: 0 },
  { timeouts = requestTimeouts, name }: Use = {},
): Store {
  const pool = new pg.Pool({
    connectionString: name === undefined ? url : named(url, name),
    max: 12,
    // Or nobody would see one who has nothing to do.
    min: 1,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    ...timeouts,
    keepAlive: true,
    // Every int8 of ours is a time in milliseconds or a count, far below 2^53.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    } as pg.CustomTypesConfig,
  })
  pool.on('error', onIdleError)
  // The pool listens to idle connections only. One that breaks between two queries of a transaction would end the
  // process; the next query on it fails and tells.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const dialect = new PostgresDialect({ pool: poolDroppingStuckConnections(pool) })
  return createStore(new Kysely<Tables>({ dialect }), 'postgres', shift)
}

/** What stands in the address counts more than any other setting, so the name is put there. */
function named(url: string, name: ConnectionName): string {
  const address = new URL(url)
  address.searchParams.set('application_name', name)
  return address.href
}

/**
 * A pool that gives a connection up when an answer on it did not come in time (`query_timeout`). The other side may be
 * gone without a word, and whoever got that connection next would wait in vain as well.
 */
export function poolDroppingStuckConnections(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => impatient(await pool.connect()),
    end: () => pool.end(),
  }
}

function impatient(client: pg.PoolClient): PostgresPoolClient {
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
    // Kysely's type also knows cursors, which we do not open.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || unanswered !== undefined),
  }
}
