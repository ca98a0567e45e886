import { type Kysely, sql } from 'kysely'

/**
 * Company names that an operator approved, and suspended members. Names that were reported before and are in no company
 * list await approval from now on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('approved_companies')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sightings_company').on('sightings').column('company_slug').execute()
  await db.schema
    .createIndex('sighting_counts_company')
    .on('sighting_counts')
    .column('company_slug')
    .execute()
  // Null unless the member is suspended.
  await db.schema.alterTable('users').addColumn('suspended_at', 'bigint').execute()
  await db.schema
    .createIndex('users_suspended')
    .on('users')
    .column('suspended_at')
    .where(sql.ref('suspended_at'), 'is not', null)
    .execute()
}
