import { sql } from 'kysely'
import type { Store } from '../store/store.ts'

/** A table as rows are copied: what it is called, and its columns in an order that both stores share. */
export interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
}

/**
 * Every table of an embedded store but the migrator's own, referenced tables before those that refer to them.
 * The embedded store describes both: one set of migrations makes them.
 */
export async function tableShapes(embedded: Store): Promise<readonly TableShape[]> {
  const { rows } = await sql<{ name: string; column: string; refers: string | null }>`
    select m.name, c.name as "column", f."table" as refers
    from sqlite_master as m
    join pragma_table_info(m.name) as c
    left join pragma_foreign_key_list(m.name) as f on f."from" = c.name
    where m.type = 'table' and m.name not like 'sqlite\\_%' escape '\\' and m.name not like 'kysely\\_%' escape '\\'
    order by m.name, c.name`.execute(embedded.db)
  const waiting = new Map(Map.groupBy(rows, ({ name }) => name))
  const ordered: TableShape[] = []
  while (waiting.size > 0) {
    const free = [...waiting].filter(([name, columns]) =>
      columns.every(({ refers }) => refers === null || refers === name || !waiting.has(refers)),
    )
    if (free.length === 0)
      throw new Error(`These tables refer to each other: ${[...waiting.keys()].join(', ')}`)
    for (const [name, columns] of free) {
      ordered.push({ name, columns: [...new Set(columns.map(({ column }) => column))] })
      waiting.delete(name)
    }
  }
  return ordered
}
