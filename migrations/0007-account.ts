import type { Kysely } from 'kysely'

/** Password reset links, the ledger of deleted users, and the owners of queued mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Null for an address without an account, so that both cases do the same work.
  await db.schema
    .createTable('password_reset')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('password_reset_user').on('password_reset').column('user_id').execute()
  await db.schema.createIndex('password_reset_end').on('password_reset').column('expires_at').execute()
  await db.schema
    .createTable('erasure_ledger')
    .addColumn('user_mac', 'text', (column) => column.primaryKey())
    .addColumn('erased_at', 'bigint', (column) => column.notNull())
    .execute()
  // SQLite adds only one column per statement.
  await db.schema.alterTable('outbox').addColumn('recipient_mac', 'text').execute()
  await db.schema.alterTable('outbox').addColumn('on_behalf_of', 'text').execute()
  await db.schema.createIndex('outbox_recipient').on('outbox').column('recipient_mac').execute()
  await db.schema.createIndex('outbox_on_behalf_of').on('outbox').column('on_behalf_of').execute()
}
