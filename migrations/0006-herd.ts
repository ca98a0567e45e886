import { type Kysely, sql } from 'kysely'

/** Friendships, invitations, blocked users, and mock interviews. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createFriendships(db)
  await createInvites(db)
  await createInterviews(db)
  // Without a row, invitations are accepted after sign-in.
  await db.schema
    .createTable('herd_settings')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('auto_accept_invites', 'integer', (column) => column.notNull())
    .execute()
}

async function createFriendships(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('friendships')
    .addColumn('user_a', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('user_b', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('friendships_pk', ['user_a', 'user_b'])
    // One row per pair, regardless of who invited whom.
    .addCheckConstraint('friendships_order', sql`user_a < user_b`)
    .execute()
  await db.schema.createIndex('friendships_b').on('friendships').column('user_b').execute()
  await db.schema
    .createTable('blocks')
    .addColumn('blocker_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('blocked_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('blocks_pk', ['blocker_id', 'blocked_id'])
    .execute()
  await db.schema.createIndex('blocks_blocked').on('blocks').column('blocked_id').execute()
  await db.schema
    .createTable('removals')
    .addColumn('remover_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('removed_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('removals_pk', ['remover_id', 'removed_id'])
    .execute()
  await db.schema.createIndex('removals_removed').on('removals').column('removed_id').execute()
}

async function createInvites(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('buddy_invites')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('from_user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('to_email', 'text', (column) => column.notNull())
    .addColumn('to_email_key', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('sends', 'integer', (column) => column.notNull())
    .addColumn('last_sent_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .execute()
  // At most one open invitation from a user to an address.
  await db.schema
    .createIndex('buddy_invites_open')
    .unique()
    .on('buddy_invites')
    .columns(['from_user_id', 'to_email_key'])
    .where(sql.ref('ended_at'), 'is', null)
    .execute()
  await db.schema
    .createIndex('buddy_invites_from')
    .on('buddy_invites')
    .columns(['from_user_id', 'to_email_key', 'created_at'])
    .execute()
  await db.schema
    .createIndex('buddy_invites_to')
    .on('buddy_invites')
    .columns(['to_email_key', 'status'])
    .execute()
  await db.schema.createIndex('buddy_invites_age').on('buddy_invites').column('expires_at').execute()
  await db.schema.createIndex('buddy_invites_end').on('buddy_invites').column('ended_at').execute()
  // A hash: no address is stored for people who opted out of mail.
  await db.schema
    .createTable('mail_suppressions')
    .addColumn('address_mac', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
}

async function createInterviews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('interviews')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // Null after the account is deleted: the interview remains for the other user.
    .addColumn('interviewer_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('interviewee_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('leetcode_question_number', 'integer', (column) => column.notNull())
    .addColumn('google_meet_link', 'text')
    .addColumn('codepad_link', 'text')
    .addColumn('starts_at', 'bigint')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('score', 'double precision')
    .addColumn('feedback', 'text')
    .addColumn('self_scores', 'text')
    .addColumn('feedback_opened_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('completed_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('interviews_interviewer')
    .on('interviews')
    .columns(['interviewer_id', 'created_at'])
    .execute()
  await db.schema
    .createIndex('interviews_interviewee')
    .on('interviews')
    .columns(['interviewee_id', 'created_at'])
    .execute()
}
