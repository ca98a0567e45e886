import type { Kysely } from 'kysely'

/** How far each person is in the lessons, and which hints they opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('learning')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('lessons', 'text', (column) => column.notNull())
    .addColumn('hints', 'text', (column) => column.notNull())
    .execute()
}
