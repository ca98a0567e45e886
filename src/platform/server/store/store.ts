import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'

/** Every table of the product. Each feature adds its own by declaration merging, next to its queries. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features' store files.
export interface Tables {}

export type Db = Kysely<Tables> | Transaction<Tables>

/** What a query needs, inside or outside a transaction. */
export interface StoreHandle {
  readonly db: Db
  readonly dialect: 'sqlite' | 'postgres'
  /** The store's own clock in milliseconds since 1970, as an SQL expression: expiry does not depend on the clocks of app servers. */
  now(): RawBuilder<number>
  /** Locks the selected rows until the transaction ends. On SQLite the whole write transaction is already exclusive. */
  forUpdate<Query extends { forUpdate(): Query }>(query: Query): Query
}

/** A store that can run transactions. Inside `work` use only the handle passed to it, or SQLite deadlocks. */
export interface Store extends StoreHandle {
  readonly db: Kysely<Tables>
  /** Serialized and immediate on SQLite; read committed on PostgreSQL, where rows are locked by `forUpdate`. */
  transaction<Result>(work: (tx: StoreHandle) => Promise<Result>): Promise<Result>
  /** Rejects when the store is unavailable. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** For tests: moves the store's clock; zero in production. */
export interface ClockShift {
  milliseconds: number
}

/** SQL for the store's clock in whole milliseconds since 1970. */
const clockMs = {
  sqlite: "cast(unixepoch('subsec') * 1000 as integer)",
  postgres: 'cast(extract(epoch from clock_timestamp()) * 1000 as bigint)',
}

/** Wraps a query builder as the store that features use. */
export function createStore(
  kysely: Kysely<Tables>,
  dialect: StoreHandle['dialect'],
  shift: ClockShift,
): Store {
  const handle = (db: Db): StoreHandle => ({
    db,
    dialect,
    now: () =>
      shift.milliseconds === 0
        ? sql<number>`(${sql.raw(clockMs[dialect])})`
        : sql<number>`(${sql.raw(clockMs[dialect])} + ${sql.lit(shift.milliseconds)})`,
    forUpdate: (query) => (dialect === 'postgres' ? query.forUpdate() : query),
  })
  return {
    ...handle(kysely),
    db: kysely,
    transaction: (work) => kysely.transaction().execute((tx) => work(handle(tx))),
    ping: async () => {
      await sql`select 1`.execute(kysely)
    },
    close: () => kysely.destroy(),
  }
}
