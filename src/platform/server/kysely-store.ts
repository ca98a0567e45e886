import { type Kysely, type RawBuilder, sql } from 'kysely'
import { GroupCommit } from './group-commit.ts'
import { PreparedTexts, type Question, type QuestionValues } from './prepared-question.ts'
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

/** Answers a query at once, beside whatever transaction is under way. */
export interface Reader {
  all(text: string, values: readonly unknown[]): unknown[]
  /** The first row only. */
  get(text: string, values: readonly unknown[]): unknown
  close(): void
}

/** Wraps a query builder as the store the features use. With a reader, questions outside transactions go to it. */
export function storeOver(
  kysely: Kysely<Tables>,
  dialect: Dialect,
  shift: ClockShift,
  reader?: Reader,
): Store {
  const texts = new PreparedTexts(shift)
  const handle = (db: Db): StoreHandle => {
    const self: StoreHandle = {
      db,
      dialect: dialect.name,
      now: (): RawBuilder<number> =>
        shift.milliseconds === 0
          ? sql<number>`(${sql.raw(dialect.nowMs)})`
          : sql<number>`(${sql.raw(dialect.nowMs)} + ${sql.lit(shift.milliseconds)})`,
      forUpdate: <Query extends { forUpdate(): Query }>(query: Query): Query =>
        dialect.name === 'postgres' ? query.forUpdate() : query,
      ask: async <Values extends QuestionValues, Row>(question: Question<Values, Row>, values: Values) => {
        const filled = texts.fill(question, self, values)
        // The rows are of the question's kind, whoever reads them.
        if (reader && db === kysely) return reader.all(filled.sql, filled.parameters) as Row[]
        return (await db.executeQuery(filled)).rows
      },
      askOne: async <Values extends QuestionValues, Row>(question: Question<Values, Row>, values: Values) => {
        const filled = texts.fill(question, self, values)
        if (reader && db === kysely) return reader.get(filled.sql, filled.parameters) as Row | undefined
        return (await db.executeQuery(filled)).rows[0]
      },
    }
    return self
  }
  const group = new GroupCommit(kysely)
  const transaction: GroupCommit['transaction'] =
    dialect.name === 'sqlite'
      ? (work) => group.transaction(work)
      : (work) => kysely.transaction().execute(work)
  return {
    ...handle(kysely),
    db: kysely,
    transaction: (work) => transaction((tx) => work(handle(tx))),
    ping: async () => {
      await sql`select 1`.execute(kysely)
    },
    close: async () => {
      reader?.close()
      await kysely.destroy()
    },
  }
}
