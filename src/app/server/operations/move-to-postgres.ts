import { copyTable, hasRows, listTables, lockTables } from '#platform/server/store/copy-tables.ts'
import type { Store } from '#platform/server/store/store.ts'

/** The move failed; neither store was changed. */
export class MoveError extends Error {}

/**
 * Copies everything from an embedded store into an empty PostgreSQL database in one transaction, so that an interrupted
 * move leaves the database empty and can be repeated.
 *
 * @param report gets a line for each table. @returns the number of rows.
 * @throws MoveError when the database is not empty.
 */
export async function moveToPostgres(
  from: Store,
  to: Store,
  report: (line: string) => void,
): Promise<number> {
  const tables = await listTables(from)
  return from.transaction((source) =>
    to.transaction(async (target) => {
      await lockTables(target, tables)
      for (const table of tables)
        if (await hasRows(target, table))
          throw new MoveError('The PostgreSQL database is not empty. Use an empty database.')
      let total = 0
      for (const table of tables) {
        const rows = await copyTable(source, target, table)
        report(`${table.name.padEnd(24)} ${rows.toLocaleString('en')} rows`)
        total += rows
      }
      return total
    }),
  )
}
