import { type Kysely, sql } from 'kysely'
import { easierPrompts, harderPrompts } from '../src/curriculum/prompt-difficulties.ts'

const rowsPerPage = 500
const fewestPatternsOfMix = 8

/** What the rating needs to know of each answer, the weekly check, and how hard prompts have been for members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('practice_answers').addColumn('daily_round', 'text').execute()
  await db.schema
    .alterTable('practice_answers')
    .addColumn('is_rated', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('practice_answers')
    .addColumn('difficulty', 'double precision', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('practice_answers')
    .addColumn('shown', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  await db.schema
    .createTable('prompt_difficulties')
    .addColumn('prompt_id', 'text', (column) => column.primaryKey())
    .addColumn('difficulty', 'double precision', (column) => column.notNull())
    .addColumn('members', 'integer', (column) => column.notNull())
    .addColumn('answers', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('practice_checks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('week', 'text', (column) => column.notNull())
    .addColumn('items', 'text', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('closes_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('credit', 'double precision')
    .addColumn('expected', 'double precision')
    .addColumn('variance', 'double precision')
    .execute()
  await db.schema
    .createIndex('practice_checks_week')
    .unique()
    .on('practice_checks')
    .columns(['user_id', 'week'])
    .execute()
  await fillAnswers(db)
}

/** Earlier answers count by the rules of today, as far as their rounds tell. */
async function fillAnswers(db: Kysely<unknown>): Promise<void> {
  await sql`
    update practice_answers set daily_round = round_id
    where round_id in (select id from practice_rounds where kind = 'daily')`.execute(db)
  await sql`
    update practice_answers set is_rated = 1
    where kind = 'spot' and (daily_round is not null or round_id is null)`.execute(db)
  for (const [ids, difficulty] of [
    [easierPrompts, -0.4],
    [harderPrompts, 0.4],
  ] as const)
    await sql`
      update practice_answers set difficulty = ${difficulty}
      where kind = 'spot' and prompt_id in (${sql.join(ids)})`.execute(db)
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string; kind: string; items: string }>`
      select id, kind, items from practice_rounds
      where id > ${after} and kind in ('daily', 'free') order by id limit ${rowsPerPage}`.execute(db)
    for (const { id, kind, items } of rows) {
      const { mixed, second } = readItems(items)
      if (kind === 'free' && mixed)
        await sql`update practice_answers set is_rated = 1 where round_id = ${id} and kind = 'spot'`.execute(
          db,
        )
      if (kind === 'daily' && second !== undefined)
        await sql`
          update practice_answers set is_rated = 0
          where round_id = ${id} and kind = 'spot' and prompt_id = ${second}`.execute(db)
    }
    const last = rows.at(-1)
    if (!last || rows.length < rowsPerPage) return
    after = last.id
  }
}

interface Item {
  readonly kind: string
  readonly id: string
  readonly isNew?: boolean
}

/** The pattern of a prompt is in its id: `trie-3`, or a half of a pair, `trie--backtracking-a`. */
function patternOf(id: string): string {
  const [first = '', second] = id.replace(/-[^-]+$/, '').split('--')
  return id.endsWith('-b') && second !== undefined ? second : first
}

function readItems(text: string): { mixed: boolean; second: string | undefined } {
  const items = JSON.parse(text) as readonly Item[]
  const spots = items.filter(({ kind }) => kind === 'spot')
  const newAt = items.findIndex(({ isNew }) => isNew === true)
  return {
    mixed: new Set(spots.map(({ id }) => patternOf(id))).size >= fewestPatternsOfMix,
    second: newAt < 0 ? undefined : items[newAt + 1]?.id,
  }
}
