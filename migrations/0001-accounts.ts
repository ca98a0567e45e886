import type { Kysely } from 'kysely'

/** Users, their sessions and browsers, registrations waiting for a code, and limit windows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await createSessions(db)
  await createRegistrations(db)
  await db.schema
    .createTable('limit_window')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('resets_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('limit_window_end').on('limit_window').column('resets_at').execute()
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('audit_user').on('audit').columns(['user_id', 'at']).execute()
  await db.schema.createIndex('audit_age').on('audit').column('at').execute()
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_user').on('sessions').columns(['user_id', 'last_seen_at']).execute()
  await db.schema.createIndex('sessions_seen').on('sessions').column('last_seen_at').execute()
  await db.schema
    .createTable('known_device')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('known_device_user')
    .on('known_device')
    .columns(['user_id', 'expires_at'])
    .execute()
  await db.schema.createIndex('known_device_end').on('known_device').column('expires_at').execute()
}

async function createRegistrations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('registration_attempt')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('bind_hash', 'text', (column) => column.notNull().unique())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('code_mac', 'text', (column) => column.notNull())
    .addColumn('prev_code_mac', 'text')
    .addColumn('code_expires_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('total_tries', 'integer', (column) => column.notNull())
    .addColumn('sends', 'integer', (column) => column.notNull())
    .addColumn('last_sent_at', 'bigint', (column) => column.notNull())
    .addColumn('consumed_at', 'bigint')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('registration_attempt_email')
    .on('registration_attempt')
    .column('email_key')
    .execute()
  await db.schema
    .createIndex('registration_attempt_end')
    .on('registration_attempt')
    .column('expires_at')
    .execute()
}
