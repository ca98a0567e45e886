import type { Kysely } from 'kysely'

/** What was asked after the name of a prompt, and what was chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('practice_answers').addColumn('property', 'text').execute()
}
