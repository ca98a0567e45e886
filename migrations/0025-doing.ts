import type { Kysely } from 'kysely'

/** What each person drove, found and built. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('learning')
    .addColumn('results', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
}
