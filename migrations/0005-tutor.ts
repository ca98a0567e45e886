import { type Kysely, sql } from 'kysely'

/** Tutor sessions, their messages, and the token usage per day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tutor_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('topic_id', 'text', (column) => column.notNull())
    .addColumn('question_count', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_activity_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addCheckConstraint('tutor_sessions_count', sql`question_count between 0 and 20`)
    .execute()
  await db.schema
    .createIndex('tutor_sessions_user')
    .on('tutor_sessions')
    .columns(['user_id', 'last_activity_at'])
    .execute()
  await db.schema.createIndex('tutor_sessions_age').on('tutor_sessions').column('last_activity_at').execute()
  await createTurns(db)
  // One row per user and one for the whole site, so there is no foreign key to users.
  await db.schema
    .createTable('tutor_usage')
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .addColumn('reserved', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('tutor_usage_pk', ['owner', 'day'])
    .execute()
}

async function createTurns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tutor_turns')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) =>
      column.notNull().references('tutor_sessions.id').onDelete('cascade'),
    )
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('lease_expires_at', 'bigint', (column) => column.notNull())
    .addColumn('stop_requested', 'integer', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('reply', 'text')
    .addColumn('truncated', 'integer', (column) => column.notNull())
    .addColumn('usage_day', 'integer', (column) => column.notNull())
    .addColumn('tokens', 'integer', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('answered_at', 'bigint')
    .addUniqueConstraint('tutor_turns_message', ['session_id', 'message_id'])
    .execute()
  // At most one question per session is being answered.
  await db.schema
    .createIndex('tutor_turns_pending')
    .unique()
    .on('tutor_turns')
    .column('session_id')
    .where(sql.ref('answered_at'), 'is', null)
    .execute()
}
