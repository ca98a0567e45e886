import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { migrations } from '#app/server/migrations.ts'
import { copyTable, listTables } from '#platform/server/store/copy-tables.ts'
import { migrateStore } from '#platform/server/store/migrate.ts'
import { openSqlite } from '#platform/server/store/sqlite.ts'
import type { Store } from '#platform/server/store/store.ts'

/** The versions of the store that an upgrade may start from, oldest first. */
export const olderVersions: readonly string[] = Object.keys(migrations).sort().slice(0, -1)

/**
 * Makes an empty store one of an older version, with rows in every table that it had. The same arguments give the same
 * rows on both stores.
 *
 * @param padding makes the rows longer, and thus the store larger.
 */
export async function makeOlderStore(
  store: Store,
  version: string,
  { rows = 8, padding = '' } = {},
): Promise<void> {
  await migrateStore(store, migrationsUpTo(version))
  if (store.dialect === 'sqlite') {
    await fillTables(store, rows, padding)
    return
  }
  // SQLite is easier to ask for references between tables, and copying rows between stores is part of the product.
  const folder = mkdtempSync(join(tmpdir(), 'capra-older-'))
  const embedded = openSqlite(join(folder, 'capra.db'))
  try {
    await makeOlderStore(embedded, version, { rows, padding })
    for (const table of await listTables(embedded)) await copyTable(embedded, store, table)
  } finally {
    await embedded.close()
    rmSync(folder, { recursive: true })
  }
}

function migrationsUpTo(version: string): typeof migrations {
  return Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= version))
}

interface Column {
  readonly name: string
  readonly type: string
  readonly isRequired: number
  /** The column of another table that this one refers to. */
  readonly refersTo: string | null
}

async function fillTables(store: Store, rows: number, padding: string): Promise<void> {
  for (const { name: table } of await listTables(store)) {
    const { rows: columns } = await sql<Column>`
      select c.name, upper(c.type) as type, c."notnull" or c.pk > 0 as "isRequired", f."table" || '.' || f."to" as "refersTo"
      from pragma_table_info(${table}) as c
      left join pragma_foreign_key_list(${table}) as f on f."from" = c.name
      order by c.cid`.execute(store.db)
    const names = sql.join(columns.map(({ name }) => sql.ref(name)))
    // One more user than other rows, so that row 7 of friendships can be of users 7 and 8.
    const count = table === 'users' ? rows + 1 : rows
    await store.transaction(async ({ db }) => {
      for (let row = 0; row < count; row += 1) {
        const values = sql.join(columns.map((column) => cellFor(table, column, columns, row, padding)))
        await sql`insert into ${sql.table(table)} (${names}) values (${values})`.execute(db)
      }
    })
  }
}

const longTexts = new Set(['user_agent', 'note', 'question', 'feedback', 'answer'])

function cellFor(
  table: string,
  column: Column,
  columns: readonly Column[],
  row: number,
  padding: string,
): RawBuilder<unknown> {
  const { name, type, refersTo, isRequired } = column
  const meaningful = meaningfulValues[`${table}.${name}`]
  if (meaningful) return sql`${meaningful(row)}`
  if (refersTo) {
    const references = columns.filter((each) => each.refersTo === refersTo)
    return sql`${textOf(refersTo, row + references.indexOf(column))}`
  }
  if (!isRequired && row % 2 === 1) return sql`null`
  if (type === 'TEXT') return sql`${textOf(`${table}.${name}`, row) + (longTexts.has(name) ? padding : '')}`
  // Times far ahead, so that the product finds nothing to clean up.
  if (type === 'BIGINT') return sql`${4_000_000_000_000 + row}`
  return sql`${row}`
}

/** Digits with zeros in front, so that texts sort like numbers. */
const textOf = (column: string, row: number) => `${column} ü${String(row).padStart(6, '0')}`

/** Where a migration looks at a value, it must be one that the product writes. */
const meaningfulValues: Readonly<Record<string, (row: number) => string | number>> = {
  'practice_solved.question_id': (row) => 10_000 * (1 + (row % 43)) + 1 + row,
  'solved_questions.list': (row) => (row % 2 === 0 ? 'company' : 'interview'),
  'solved_questions.question_id': (row) => (row % 2 === 0 ? 1000 + row : row % 25),
  'tutor_sessions.question_count': (row) => row % 20,
  'buddy_invites.status': () => 'accepted',
  // The next user, who is the friend in the same row of friendships.
  'buddy_invites.to_email_key': (row) => textOf('users.email_key', row + 1),
}
