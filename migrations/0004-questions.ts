import type { Kysely } from 'kysely'

/** Solved questions, notes and sightings of both question lists, and imported questions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('solved_questions')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('question_id', 'integer', (column) => column.notNull())
    .addColumn('solved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('solved_questions_pk', ['user_id', 'list', 'question_id'])
    .execute()
  await db.schema
    .createTable('question_marks')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('question_id', 'integer', (column) => column.notNull())
    .addColumn('starred', 'integer', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('question_marks_pk', ['user_id', 'question_id'])
    .execute()
  await db.schema
    .createTable('sightings')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('question_id', 'integer', (column) => column.notNull())
    .addColumn('company_slug', 'text', (column) => column.notNull())
    .addColumn('company_name', 'text', (column) => column.notNull())
    .addColumn('month', 'text')
    .addColumn('stage', 'text')
    .addPrimaryKeyConstraint('sightings_pk', ['user_id', 'question_id', 'company_slug'])
    .execute()
  await db.schema.createIndex('sightings_question').on('sightings').columns(['question_id']).execute()
  await db.schema
    .createTable('imported_companies')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('imported_questions')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('difficulty', 'text', (column) => column.notNull())
    .addColumn('topics', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('imported_reports')
    .addColumn('company_slug', 'text', (column) => column.notNull())
    .addColumn('question_id', 'integer', (column) => column.notNull())
    .addColumn('frequency', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('imported_reports_pk', ['company_slug', 'question_id'])
    .execute()
  // Incremented by every change that other processes must notice.
  await db.schema
    .createTable('editions')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('edition', 'integer', (column) => column.notNull())
    .execute()
}
