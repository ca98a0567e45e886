import type { Kysely } from 'kysely'

/** Mails that were handled long ago are found by their age, however many there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('outbox_age').on('outbox').column('created_at').execute()
}
