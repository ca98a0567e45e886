import type { Kysely } from 'kysely'

/** One row for each solved practice problem; the solved mask is used only in the API. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pattern_progress')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('pattern_id', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('pattern_progress_pk', ['user_id', 'pattern_id'])
    .execute()
  await db.schema
    .createTable('practice_solved')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('question_id', 'integer', (column) => column.notNull())
    .addColumn('solved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('practice_solved_pk', ['user_id', 'question_id'])
    .execute()
  await db.schema
    .createTable('idempotency')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_pk', ['user_id', 'call', 'key'])
    .execute()
}
