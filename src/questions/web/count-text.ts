const thousands = new Intl.NumberFormat('en')

/** A count with its thousands set apart. One formatter for all: `toLocaleString` makes one each time. */
export function countText(count: number): string {
  return thousands.format(count)
}
