import { type Field, randomWholeNumber, shorten } from '../input-fields.ts'
import { findRowsFault } from './rows-fault.ts'

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
      for (const word of splitRows(text)) {
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
function splitRows(text: string): readonly string[] {
  const hasMarks = /[/\n\r|;\][]/.test(text.trim())
  const rows = hasMarks ? text.split(/[/\n\r|;]|\][\s,]*\[/) : text.split(/[\s,]+/)
  return rows.map((row) => row.replace(/[\s,"'[\]]/g, '')).filter((row) => row !== '')
}
