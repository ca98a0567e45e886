import type { Kysely } from 'kysely'

/** Which mails a member wants, when, and the time of the next one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reminders')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('time_zone', 'text')
    .addColumn('hour', 'integer', (column) => column.notNull())
    .addColumn('days', 'text', (column) => column.notNull())
    .addColumn('practice', 'integer', (column) => column.notNull())
    .addColumn('weekly', 'integer', (column) => column.notNull())
    .addColumn('interviews', 'integer', (column) => column.notNull())
    .addColumn('feedback', 'integer', (column) => column.notNull())
    .addColumn('goat_mates', 'integer', (column) => column.notNull())
    .addColumn('asked_at', 'bigint')
    .addColumn('last_mailed_day', 'text')
    .addColumn('last_summary_day', 'text')
    .addColumn('snapshot', 'text')
    .addColumn('next_at', 'bigint')
    .execute()
  await db.schema.createIndex('reminders_next').on('reminders').columns(['next_at', 'user_id']).execute()
}
