import type { Kysely } from 'kysely'

/** Answers kept for repeated requests are found by their age when their day is over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('idempotency_age').on('idempotency').column('created_at').execute()
}
