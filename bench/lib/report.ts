/** The middle value; the lower of the two middle values when the count is even. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** @param share from 0 to 1; 0.95 gives the 95th percentile. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** A Markdown table; numbers are rounded to two decimals at most. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) =>
    typeof value === 'number' ? String(Math.round(value * 100) / 100) : value
  const line = (cells: readonly (string | number)[]) => `| ${cells.map(cell).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
