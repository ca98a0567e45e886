/** A count with its thousands set apart. `Intl.NumberFormat` was a quarter of a millisecond of a click, in its profile. */
export function countText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
