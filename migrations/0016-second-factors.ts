import { type Kysely, sql } from 'kysely'

/** Authenticator apps with recovery codes, passkeys, their challenges, and sign-ins that wait for a second factor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Null in confirmed_at while it is being set up.
  await db.schema
    .createTable('authenticator')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('sealed_secret', 'text', (column) => column.notNull())
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('authenticator_unconfirmed')
    .on('authenticator')
    .column('created_at')
    .where(sql.ref('confirmed_at'), 'is', null)
    .execute()
  // Used codes are deleted.
  await db.schema
    .createTable('recovery_code')
    .addColumn('code_mac', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('recovery_code_user').on('recovery_code').column('user_id').execute()
  await db.schema
    .createTable('passkey')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute()
  await db.schema.createIndex('passkey_user').on('passkey').column('user_id').execute()
  // bound_to is a session that adds a passkey, or the hash of a cookie of a browser that signs in with one.
  await db.schema
    .createTable('passkey_challenge')
    .addColumn('bound_to', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('challenge', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('passkey_challenge_user').on('passkey_challenge').column('user_id').execute()
  await db.schema.createIndex('passkey_challenge_end').on('passkey_challenge').column('expires_at').execute()
  await db.schema
    .createTable('pending_sign_in')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('pending_sign_in_user').on('pending_sign_in').column('user_id').execute()
  await db.schema.createIndex('pending_sign_in_end').on('pending_sign_in').column('expires_at').execute()
}
