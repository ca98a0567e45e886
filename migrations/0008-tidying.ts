import { type Kysely, sql } from 'kysely'

/** Indexes for the hourly cleanup of expired rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('sessions_created').on('sessions').column('created_at').execute()
  await db.schema.createIndex('tutor_usage_day').on('tutor_usage').column('day').execute()
  // Few rows: questions being answered, and those left by a killed process.
  await db.schema
    .createIndex('tutor_turns_open')
    .on('tutor_turns')
    .column('lease_expires_at')
    .where(sql.ref('answered_at'), 'is', null)
    .execute()
}
