import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'
import type { SqliteStatement } from 'kysely'

/** A compiled statement as the query builder wants it, and as our own questions do. */
export interface CompiledStatement extends SqliteStatement {
  /** The first row. */
  get(parameters: readonly unknown[]): unknown
}

/** Compiled statements are kept: the product has a bounded number of query texts. */
const mostStatements = 500

/** The compiled statements of one connection. */
export function statementsOf(database: DatabaseSync): (text: string) => CompiledStatement {
  const statements = new Map<string, CompiledStatement>()
  return (text) => {
    const known = statements.get(text)
    if (known) return known
    if (statements.size >= mostStatements) statements.clear()
    const prepared = prepare(database, text)
    statements.set(text, prepared)
    return prepared
  }
}

function prepare(database: DatabaseSync, text: string): CompiledStatement {
  const statement = database.prepare(text)
  let names = columnNames(statement)
  // The driver takes longer to make an object of a row than SQLite takes to find it, so it is asked for lists.
  statement.setReturnArrays(true)
  const rowOf = (values: readonly SQLOutputValue[]) => {
    // Somebody has added a column meanwhile.
    if (values.length !== names.length) names = columnNames(statement)
    const row: Record<string, SQLOutputValue | undefined> = {}
    names.forEach((name, i) => {
      row[name] = values[i]
    })
    return row
  }
  // The driver's types do not know that it gives lists now.
  const asRow = (values: unknown) => rowOf(values as readonly SQLOutputValue[])
  return {
    reader: names.length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])).map(asRow),
    get: (parameters) => {
      const values = statement.get(...(parameters as SQLInputValue[]))
      return values && asRow(values)
    },
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    *iterate(parameters) {
      for (const values of statement.iterate(...(parameters as SQLInputValue[]))) yield asRow(values)
    },
  }
}

function columnNames(statement: StatementSync): readonly string[] {
  return statement.columns().map(({ name }) => name)
}
