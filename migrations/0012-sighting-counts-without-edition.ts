import type { Kysely } from 'kysely'

/** Sighting counts are read as a whole, so rows no longer need an edition. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('sighting_counts_edition').execute()
  await db.schema.alterTable('sighting_counts').dropColumn('edition').execute()
}
