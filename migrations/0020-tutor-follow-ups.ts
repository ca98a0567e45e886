import type { Kysely } from 'kysely'

/** What may be asked after an answer of the tutor, as a JSON list; null while it is written and for older answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tutor_turns').addColumn('follow_ups', 'text').execute()
}
