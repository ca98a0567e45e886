import type { Kysely, RawBuilder, Transaction } from 'kysely'
import type { Question, QuestionValues } from './prepared-question.ts'

/** Every table of the product. Each feature adds its own by declaration merging, next to its queries. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features' store files.
export interface Tables {}

export type Db = Kysely<Tables> | Transaction<Tables>

/** What a query needs, inside a transaction or outside one. */
export interface StoreHandle {
  readonly db: Db
  readonly dialect: 'sqlite' | 'postgres'
  /** The store's own clock in milliseconds since 1970, as an SQL expression: expiry never trusts the app's clock. */
  now(): RawBuilder<number>
  /** Locks the selected rows until the transaction ends. On SQLite the whole write transaction is already exclusive. */
  forUpdate<Query extends { forUpdate(): Query }>(query: Query): Query
  /** Asks with a text that is made only once. Outside a transaction it sees what is committed, and waits for nobody. */
  ask<Values extends QuestionValues, Row>(
    question: Question<Values, Row>,
    values: Values,
  ): Promise<readonly Row[]>
  /** The first row of the answer, for questions that have one at most. */
  askOne<Values extends QuestionValues, Row>(
    question: Question<Values, Row>,
    values: Values,
  ): Promise<Row | undefined>
}

/** A store that may also be asked for a transaction. Inside `work` only the handle given to it may be used. */
export interface Store extends StoreHandle {
  readonly db: Kysely<Tables>
  /** Serialised and immediate on SQLite; read committed on PostgreSQL, where rows are locked by `forUpdate`. */
  transaction<Result>(work: (tx: StoreHandle) => Promise<Result>): Promise<Result>
  /** Resolves when the store answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Lets tests move the store's clock; zero in the product. */
export interface ClockShift {
  milliseconds: number
}
