import { type Field, randomWholeNumber, readWholeNumber, shorten, withPlainMinus } from '../input-fields.ts'

export type LandGrid = readonly (readonly (0 | 1)[])[]

interface GridBounds {
  readonly label: string
  readonly mostRows: number
  readonly mostColumns: number
}

/** A map of land and water, typed row by row: `110 / 011`, with `#` and `.` just as well, or as `[[1,1,0],[0,1,1]]`. */
export function landGrid({ label, mostRows, mostColumns }: GridBounds): Field<LandGrid> {
  return {
    label,
    hint: `Up to ${mostRows} rows of up to ${mostColumns} cells, 1 for land and 0 for water, with a slash between rows.`,
    format: (rows) => rows.map((row) => row.join('')).join(' / '),
    random(next) {
      const rowCount = randomWholeNumber(next, { least: 3, most: mostRows })
      const columnCount = randomWholeNumber(next, { least: 4, most: mostColumns })
      return Array.from({ length: rowCount }, () =>
        Array.from({ length: columnCount }, () => (next() < 0.5 ? 1 : 0)),
      )
    },
    parse(text) {
      const rows: (0 | 1)[][] = []
      for (const word of splitGridRows(text)) {
        const strange = [...word].find((sign) => !land.has(sign) && !water.has(sign))
        if (strange !== undefined) {
          return { fault: `“${shorten(strange)}” is not a cell: type 1 or # for land, 0 or . for water.` }
        }
        rows.push([...word].map((sign) => (land.has(sign) ? 1 : 0)))
      }
      const fault = findRowsFault(rows, { mostRows, mostColumns, things: 'cells' })
      return fault === undefined ? { value: rows } : { fault }
    },
  }
}

const land: ReadonlySet<string> = new Set('1#')
const water: ReadonlySet<string> = new Set('0.')

/** Rows end at slashes, new lines or closing brackets. Only where there are none, a space or comma ends a row. */
function splitGridRows(text: string): readonly string[] {
  const hasMarks = /[/\n\r|;\][]/.test(text.trim())
  const rows = hasMarks ? text.split(/[/\n\r|;]|\][\s,]*\[/) : text.split(/[\s,]+/)
  return rows.map((row) => row.replace(/[\s,"'[\]]/g, '')).filter((row) => row !== '')
}

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

interface RowsBounds {
  readonly mostRows: number
  readonly mostColumns: number
  /** What stands in a row. */
  readonly things: 'cells' | 'numbers'
}

/** Why rows that somebody typed cannot be a table: they are not equally long, or too many. */
function findRowsFault(
  rows: readonly (readonly unknown[])[],
  { mostRows, mostColumns, things }: RowsBounds,
): string | undefined {
  const width = rows[0]?.length ?? 0
  const uneven = rows.findIndex((row) => row.length !== width)
  if (uneven >= 0) {
    const length = rows[uneven]?.length ?? 0
    const words = `${length} ${length === 1 ? things.slice(0, -1) : things}`
    return `Row ${uneven + 1} has ${words}, row 1 has ${width}: make all rows equally long.`
  }
  if (rows.length > mostRows)
    return `These are ${rows.length} rows; the picture stays readable with up to ${mostRows}.`
  if (width > mostColumns)
    return `A row has ${width} ${things}; the picture stays readable with up to ${mostColumns}.`
  return undefined
}
