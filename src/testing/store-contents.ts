import { sql } from 'kysely'
import type { Store } from '#platform/server/store/store.ts'

/** The rows of every table by its name, each as JSON, sorted. */
export type StoreContents = Readonly<Record<string, readonly string[]>>

/** Reads every row of a store of any version, except what the migrator keeps for itself. */
export async function readContents({ db }: Store): Promise<StoreContents> {
  const contents: Record<string, readonly string[]> = {}
  for (const { name, columns } of await db.introspection.getTables()) {
    const names = columns.map((column) => column.name).sort()
    const columnList = sql.join(names.map((column) => sql.ref(column)))
    const { rows } = await sql<object>`select ${columnList} from ${sql.table(name)}`.execute(db)
    contents[name] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return contents
}
