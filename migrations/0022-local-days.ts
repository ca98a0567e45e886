import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** The local day of each answer, which was the day in UTC until now; and standings that are made anew later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('practice_answers')
    .addColumn('utc_offset', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('practice_answers')
    .addColumn('local_day', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  const day =
    db.getExecutor().adapter instanceof PostgresAdapter
      ? sql`to_char(to_timestamp(answered_at / 1000.0) at time zone 'UTC', 'YYYY-MM-DD')`
      : sql`date(answered_at / 1000, 'unixepoch')`
  await sql`update practice_answers set local_day = ${day}`.execute(db)
  // A standing is made anew page by page, in the order of the answers.
  await db.schema
    .createIndex('practice_answers_time')
    .on('practice_answers')
    .columns(['user_id', 'answered_at', 'id'])
    .execute()
  await db.schema
    .alterTable('practice_standings')
    .addColumn('pending', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
