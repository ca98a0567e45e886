import { type Kysely, sql } from 'kysely'

/** The hourly tidying finds what has ended by an index, however many people there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('sessions_created').on('sessions').column('created_at').execute()
  await db.schema.createIndex('tutor_usage_day').on('tutor_usage').column('day').execute()
  // Few at any time: questions that are being answered, and those a killed process left.
  await db.schema
    .createIndex('tutor_turns_open')
    .on('tutor_turns')
    .column('lease_expires_at')
    .where(sql.ref('answered_at'), 'is', null)
    .execute()
}
