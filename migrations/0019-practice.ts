import { type Kysely, sql } from 'kysely'

/** Rounds of practice, the answers in them, and what they sum up to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('practice_rounds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('items', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('practice_rounds_user')
    .on('practice_rounds')
    .columns(['user_id', 'created_at'])
    .execute()
  // One round of each kind is open at a time.
  await db.schema
    .createIndex('practice_rounds_open')
    .unique()
    .on('practice_rounds')
    .columns(['user_id', 'kind'])
    .where(sql.ref('ended_at'), 'is', null)
    .execute()
  await db.schema
    .createTable('practice_answers')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('round_id', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('prompt_id', 'text', (column) => column.notNull())
    .addColumn('named', 'text', (column) => column.notNull())
    .addColumn('marks', 'text', (column) => column.notNull())
    .addColumn('sure', 'integer', (column) => column.notNull())
    .addColumn('ms', 'integer', (column) => column.notNull())
    .addColumn('answered_at', 'bigint', (column) => column.notNull())
    .addColumn('verdicts', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('practice_answers_pk', ['user_id', 'id'])
    .execute()
  await db.schema.createIndex('practice_answers_round').on('practice_answers').column('round_id').execute()
  await db.schema
    .createTable('practice_standings')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute()
}
