import type { TableShape } from '#platform/server/copy/table-shapes.ts'

/** Says how far a copy is: one line that changes where a person watches, a line a table elsewhere. */
export interface CopyProgress {
  onRows(table: TableShape, rows: number): void
  /** The table is done. */
  done(table: TableShape, text: string): void
}

export function progressOn(stream: NodeJS.WriteStream, say: (line: string) => void): CopyProgress {
  const line = (text: string) => stream.write(`\r${text.slice(0, 78).padEnd(78)}`)
  return {
    onRows: (table, rows) => {
      if (stream.isTTY) line(`${table.name}: ${rows.toLocaleString('en')} rows`)
    },
    done: (table, text) => {
      if (stream.isTTY) line('')
      if (stream.isTTY) stream.write('\r')
      say(`${table.name.padEnd(24)} ${text}`)
    },
  }
}
