import type { Kysely } from 'kysely'

/** What a learner says about their preparation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('learner_settings')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('interview_on', 'text')
    .addColumn('hours_per_week', 'integer')
    .addColumn('experience', 'text')
    .addColumn('code_language', 'text')
    .addColumn('companies', 'text', (column) => column.notNull())
    .addColumn('answered_at', 'bigint')
    .execute()
}
