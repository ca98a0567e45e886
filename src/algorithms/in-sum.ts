/** A number as it is written after a plus or minus sign. */
export function inSum(value: number): string {
  return value < 0 ? `(${value})` : String(value)
}
