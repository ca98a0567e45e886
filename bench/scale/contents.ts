import { migrations } from '#app/server/migrations.ts'
import { openStore } from '#app/server/open-store.ts'
import { readConfig } from '#platform/server/config.ts'
import { sumOf } from '#platform/server/copy/copy-tables.ts'
import type { TableSum } from '#platform/server/copy/row-sum.ts'
import { withSnapshot } from '#platform/server/copy/snapshot.ts'
import { tableShapes } from '#platform/server/copy/table-shapes.ts'
import { migrateStore } from '#platform/server/migrate.ts'
import { openSqlite } from '#platform/server/sqlite.ts'

const pattern = openSqlite(':memory:')
await migrateStore(pattern, migrations)
export const shapes = await tableShapes(pattern)
await pattern.close()

/** The checksum of every table of a store. */
export async function contentsOf(
  settings: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, TableSum>> {
  const store = await openStore(readConfig(settings), () => undefined)
  const sums = new Map<string, TableSum>()
  await withSnapshot(store, async (snapshot) => {
    for (const shape of shapes) sums.set(shape.name, await sumOf(snapshot, shape))
  })
  await store.close()
  return sums
}
