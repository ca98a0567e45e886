import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/**
 * A pool that gives a connection up when an answer on it did not come in time (`query_timeout`). The other side may be
 * gone without a word, and whoever got that connection next would wait in vain as well.
 */
export function impatientPool(pool: pg.Pool): PostgresPool {
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
