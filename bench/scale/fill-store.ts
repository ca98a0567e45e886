import { sql } from 'kysely'
import { migrations } from '#app/server/migrations.ts'
import { copyTable } from '#platform/server/copy/copy-tables.ts'
import type { Row } from '#platform/server/copy/row-sum.ts'
import type { Snapshot } from '#platform/server/copy/snapshot.ts'
import { tableShapes } from '#platform/server/copy/table-shapes.ts'
import { migrateStore } from '#platform/server/migrate.ts'
import { openSqlite } from '#platform/server/sqlite.ts'
import type { Store } from '#platform/server/store.ts'
import { madeUpRows } from './made-up-rows.ts'

const batch = 2000

/**
 * Fills an empty store with people who use everything. With 10,000 of them: 2 million solved rows, 100,000 interviews
 * and a million turns with the tutor.
 *
 * @returns how many rows.
 */
export async function fillStore(
  store: Store,
  { people, now }: { people: number; now: number },
): Promise<number> {
  const pattern = openSqlite(':memory:')
  await migrateStore(pattern, migrations)
  const shapes = await tableShapes(pattern)
  await pattern.close()
  const made = madeUpRows({ people, now })
  let rows = 0
  for (const table of shapes) {
    const generate = made[table.name]
    if (!generate) continue
    const snapshot: Snapshot = { rowsOf: () => inBatches(generate()) }
    const copied = await store.transaction((tx) => copyTable(snapshot, tx.db, table))
    rows += copied.rows
  }
  await sql`
    insert into sighting_counts (question_id, company_slug, company_name, count, edition)
    select question_id, company_slug, min(company_name), count(*), 0
    from sightings group by question_id, company_slug`.execute(store.db)
  return rows
}

async function* inBatches(rows: Iterable<Row>): AsyncGenerator<readonly Row[]> {
  let held: Row[] = []
  for (const row of rows) {
    held.push(row)
    if (held.length < batch) continue
    yield held
    held = []
  }
  if (held.length > 0) yield held
}
