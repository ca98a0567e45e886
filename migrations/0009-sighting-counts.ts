import { type Kysely, sql } from 'kysely'

/** Number of sightings per question and company, maintained so that they need not be counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sighting_counts')
    .addColumn('question_id', 'integer', (column) => column.notNull())
    .addColumn('company_slug', 'text', (column) => column.notNull())
    .addColumn('company_name', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    // Edition of the last change, so that a process reads only newer rows.
    .addColumn('edition', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('sighting_counts_pk', ['question_id', 'company_slug'])
    .execute()
  await db.schema.createIndex('sighting_counts_edition').on('sighting_counts').column('edition').execute()
  await sql`
    insert into sighting_counts (question_id, company_slug, company_name, count, edition)
    select question_id, company_slug, min(company_name), count(*), 0
    from sightings group by question_id, company_slug`.execute(db)
}
