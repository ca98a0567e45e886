import { type Kysely, sql } from 'kysely'

/**
 * Imported reports by the period of their list, so that a newer list replaces only the older one of its period; 0 days:
 * imported before periods were stored. And other names of problems: former slugs, and `#` with the number of our own
 * that a problem had before its real one was known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('imported_reports_by_period')
    .addColumn('company_slug', 'text', (column) => column.notNull())
    .addColumn('days', 'integer', (column) => column.notNull())
    .addColumn('question_id', 'integer', (column) => column.notNull())
    .addColumn('frequency', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('imported_reports_by_period_pk', ['company_slug', 'days', 'question_id'])
    .execute()
  await sql`
    insert into imported_reports_by_period (company_slug, days, question_id, frequency)
    select company_slug, 0, question_id, frequency from imported_reports`.execute(db)
  await db.schema.dropTable('imported_reports').execute()
  await db.schema.alterTable('imported_reports_by_period').renameTo('imported_reports').execute()
  await db.schema
    .createTable('problem_aliases')
    .addColumn('alias', 'text', (column) => column.primaryKey())
    .addColumn('question_id', 'integer', (column) => column.notNull())
    .execute()
  // To find what belongs to a problem when its number becomes known.
  for (const [table, column] of [
    ['question_marks', 'question_id'],
    ['solved_problems', 'problem'],
  ] as const)
    await db.schema
      .createIndex(`${table}_own_numbers`)
      .on(table)
      .column(column)
      .where(sql.ref(column), '>=', sql.lit(900_000_001))
      .execute()
}
