import { type Field, normalizeMinus, randomWholeNumber, readWholeNumber, shorten } from '../input-fields.ts'

export type LandGrid = readonly (readonly (0 | 1)[])[]

interface GridBounds {
  readonly label: string
  readonly maxRows: number
  readonly maxColumns: number
}

/** A map of land and water, typed row by row: `110 / 011`, with `#` and `.` just as well, or as `[[1,1,0],[0,1,1]]`. */
export function landGrid({ label, maxRows, maxColumns }: GridBounds): Field<LandGrid> {
  return {
    label,
    hint: `Up to ${maxRows} rows of up to ${maxColumns} cells, 1 for land and 0 for water, with a slash between rows.`,
    format: (rows) => rows.map((row) => row.join('')).join(' / '),
    random(next) {
      const rowCount = randomWholeNumber(next, { min: 3, max: maxRows })
      const columnCount = randomWholeNumber(next, { min: 4, max: maxColumns })
      return Array.from({ length: rowCount }, () =>
        Array.from({ length: columnCount }, () => (next() < 0.5 ? 1 : 0)),
      )
    },
    parse(text) {
      const rows: (0 | 1)[][] = []
      for (const word of splitGridRows(text)) {
        const invalid = [...word].find((sign) => !land.has(sign) && !water.has(sign))
        if (invalid !== undefined) {
          return { error: `“${shorten(invalid)}” is not a cell: type 1 or # for land, 0 or . for water.` }
        }
        rows.push([...word].map((sign) => (land.has(sign) ? 1 : 0)))
      }
      const error = findRowsError(rows, { maxRows, maxColumns, things: 'cells' })
      return error === undefined ? { value: rows } : { error }
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
  readonly min: number
  readonly max: number
  readonly maxRows: number
  readonly maxColumns: number
}

/** A small grid of numbers, typed row by row: `1 3 1 / 1 5 1`, or as `[[1, 3, 1], [1, 5, 1]]`. */
export function numberMatrix({ label, min, max, maxRows, maxColumns }: MatrixBounds): Field<Matrix> {
  const allowed = `whole numbers from ${min} to ${max}`
  return {
    label,
    hint: `Up to ${maxRows} rows of up to ${maxColumns} ${allowed}, with a slash between rows.`,
    format: (rows) => rows.map((row) => row.join(' ')).join(' / '),
    random(next) {
      const rowCount = randomWholeNumber(next, { min: 2, max: maxRows })
      const columnCount = randomWholeNumber(next, { min: 2, max: maxColumns })
      return Array.from({ length: rowCount }, () =>
        Array.from({ length: columnCount }, () => randomWholeNumber(next, { min, max })),
      )
    },
    parse(text) {
      const rows: number[][] = []
      for (const words of splitRows(text)) {
        const row: number[] = []
        for (const word of words) {
          const value = readWholeNumber(word)
          if (value === undefined) return { error: `“${shorten(word)}” is not a whole number.` }
          if (value < min || value > max) return { error: `${value} is outside the range: use ${allowed}.` }
          row.push(value)
        }
        rows.push(row)
      }
      if (rows.length === 0) return { error: 'Type at least one number: a path needs a place to start.' }
      const error = findRowsError(rows, { maxRows, maxColumns, things: 'numbers' })
      return error === undefined ? { value: rows } : { error }
    },
  }
}

/** Slashes, new lines and closing brackets end a row. */
function splitRows(text: string): readonly (readonly string[])[] {
  return normalizeMinus(text)
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
  readonly maxRows: number
  readonly maxColumns: number
  /** The noun for the contents of a row. */
  readonly things: 'cells' | 'numbers'
}

/** Why typed rows cannot be a table: they differ in length, or there are too many. */
function findRowsError(
  rows: readonly (readonly unknown[])[],
  { maxRows, maxColumns, things }: RowsBounds,
): string | undefined {
  const width = rows[0]?.length ?? 0
  const uneven = rows.findIndex((row) => row.length !== width)
  if (uneven >= 0) {
    const length = rows[uneven]?.length ?? 0
    const words = `${length} ${length === 1 ? things.slice(0, -1) : things}`
    return `Row ${uneven + 1} has ${words}, row 1 has ${width}: make all rows equally long.`
  }
  if (rows.length > maxRows)
    return `These are ${rows.length} rows; the picture stays readable with up to ${maxRows}.`
  if (width > maxColumns)
    return `A row has ${width} ${things}; the picture stays readable with up to ${maxColumns}.`
  return undefined
}
