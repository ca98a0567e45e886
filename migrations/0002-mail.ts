import type { Kysely } from 'kysely'

/** The outbox: mails are queued in the transaction that causes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text')
    .addColumn('dedupe_key', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('locked_until', 'bigint', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .execute()
  await db.schema.createIndex('outbox_waiting').on('outbox').columns(['status', 'next_at']).execute()
}
