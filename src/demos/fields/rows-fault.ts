interface RowsBounds {
  readonly mostRows: number
  readonly mostColumns: number
  /** What stands in a row. */
  readonly things: 'cells' | 'numbers'
}

/** Why rows that somebody typed cannot be a table: they are not equally long, or too many. */
export function findRowsFault(
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
