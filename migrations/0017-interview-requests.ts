import type { Kysely } from 'kysely'

/** When an interview started, and requests to be interviewed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('interviews').addColumn('started_at', 'bigint').execute()
  await db.schema
    .createTable('interview_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('candidate_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('interviewer_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('google_meet_link', 'text')
    .addColumn('codepad_link', 'text')
    .addColumn('starts_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('declined_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('interview_requests_pair')
    .unique()
    .on('interview_requests')
    .columns(['candidate_id', 'interviewer_id'])
    .execute()
  await db.schema
    .createIndex('interview_requests_interviewer')
    .on('interview_requests')
    .column('interviewer_id')
    .execute()
  await db.schema
    .createIndex('interview_requests_age')
    .on('interview_requests')
    .column('created_at')
    .execute()
}
