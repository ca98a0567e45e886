import { type Kysely, sql } from 'kysely'

/** Reset links stay for a day after they were mailed, so that a request beyond the mail limits can renew the newest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, type, before] of [
    ['subject', 'text', ''],
    ['sent_at', 'bigint', 0],
  ] as const)
    await db.schema
      .alterTable('password_reset')
      .addColumn(column, type, (added) => added.notNull().defaultTo(before))
      .execute()
  await sql`update password_reset set sent_at = expires_at - 1800000`.execute(db)
  await db.schema
    .createIndex('password_reset_subject')
    .on('password_reset')
    .columns(['subject', 'sent_at'])
    .execute()
  await db.schema.createIndex('password_reset_age').on('password_reset').column('sent_at').execute()
  await db.schema.dropIndex('password_reset_end').execute()
}
