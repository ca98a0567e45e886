import { type Field, randomWholeNumber, readWholeNumber, shorten, withPlainMinus } from '../input-fields.ts'
import { findRowsFault } from './rows-fault.ts'

export type Matrix = readonly (readonly number[])[]

interface MatrixBounds {
  readonly label: string
  readonly least: number
  readonly most: number
  readonly mostRows: number
  readonly mostColumns: number
}

/** A small grid of numbers, typed row by row: `1 3 1 / 1 5 1`, or as `[[1, 3, 1], [1, 5, 1]]`. */
export function numberMatrix({ label, least, most, mostRows, mostColumns }: MatrixBounds): Field<Matrix> {
  const allowed = `whole numbers from ${least} to ${most}`
  return {
    label,
    hint: `Up to ${mostRows} rows of up to ${mostColumns} ${allowed}, with a slash between rows.`,
    format: (rows) => rows.map((row) => row.join(' ')).join(' / '),
    random(next) {
      const rowCount = randomWholeNumber(next, { least: 2, most: mostRows })
      const columnCount = randomWholeNumber(next, { least: 2, most: mostColumns })
      return Array.from({ length: rowCount }, () =>
        Array.from({ length: columnCount }, () => randomWholeNumber(next, { least, most })),
      )
    },
    parse(text) {
      const rows: number[][] = []
      for (const words of splitRows(text)) {
        const row: number[] = []
        for (const word of words) {
          const value = readWholeNumber(word)
          if (value === undefined) return { fault: `“${shorten(word)}” is not a whole number.` }
          if (value < least || value > most)
            return { fault: `${value} is outside the range: use ${allowed}.` }
          row.push(value)
        }
        rows.push(row)
      }
      if (rows.length === 0) return { fault: 'Type at least one number: a path needs a place to start.' }
      const fault = findRowsFault(rows, { mostRows, mostColumns, things: 'numbers' })
      return fault === undefined ? { value: rows } : { fault }
    },
  }
}

/** Slashes, new lines and closing brackets end a row. */
function splitRows(text: string): readonly (readonly string[])[] {
  return withPlainMinus(text)
    .split(/[/\n\r|]|\][\s,;]*\[/)
    .map((row) =>
      row
        .replace(/[[\]]/g, ' ')
        .split(/[\s,;]+/)
        .filter((word) => word !== ''),
    )
    .filter((words) => words.length > 0)
}
