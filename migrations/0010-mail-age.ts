import type { Kysely } from 'kysely'

/** Index to find old mails for cleanup. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('outbox_age').on('outbox').column('created_at').execute()
}
