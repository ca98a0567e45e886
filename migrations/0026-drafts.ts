import type { Kysely } from 'kysely'

/** The code that each person is writing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('drafts')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('draft', 'text', (column) => column.notNull())
    .addColumn('earlier', 'text')
    .addColumn('earlier_until', 'bigint')
    .addPrimaryKeyConstraint('drafts_pk', ['user_id', 'id'])
    .execute()
  await db.schema.createIndex('drafts_earlier_until').on('drafts').column('earlier_until').execute()
}
