import type { Kysely } from 'kysely'

/** Index to find expired idempotency replies for cleanup. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('idempotency_age').on('idempotency').column('created_at').execute()
}
