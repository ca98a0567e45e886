import { type Kysely, type RawBuilder, sql } from 'kysely'
import { GroupCommit } from './group-commit.ts'
import type { ClockShift, Db, Store, StoreHandle, Tables } from './store.ts'

interface Dialect {
  readonly name: StoreHandle['dialect']
  /** SQL for the store's clock in whole milliseconds since 1970. */
  readonly nowMs: string
}

export const sqliteDialect: Dialect = {
  name: 'sqlite',
  nowMs: "cast(unixepoch('subsec') * 1000 as integer)",
}
export const postgresDialect: Dialect = {
  name: 'postgres',
  nowMs: 'cast(extract(epoch from clock_timestamp()) * 1000 as bigint)',
}

/** Wraps a query builder as the store the features use. */
export function storeOver(kysely: Kysely<Tables>, dialect: Dialect, shift: ClockShift): Store {
  const handle = <D extends Db>(db: D) => ({
    db,
    dialect: dialect.name,
    now: (): RawBuilder<number> =>
      shift.milliseconds === 0
        ? sql<number>`(${sql.raw(dialect.nowMs)})`
        : sql<number>`(${sql.raw(dialect.nowMs)} + ${sql.lit(shift.milliseconds)})`,
    forUpdate: <Query extends { forUpdate(): Query }>(query: Query): Query =>
      dialect.name === 'postgres' ? query.forUpdate() : query,
  })
  const group = new GroupCommit(kysely)
  const transaction: GroupCommit['transaction'] =
    dialect.name === 'sqlite'
      ? (work) => group.transaction(work)
      : (work) => kysely.transaction().execute(work)
  return {
    ...handle(kysely),
    transaction: (work) => transaction((tx) => work(handle(tx))),
    ping: async () => {
      await sql`select 1`.execute(kysely)
    },
    close: () => kysely.destroy(),
  }
}
