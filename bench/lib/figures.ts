/** Middle value; the lower of the two middle ones for an even count. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** A Markdown table; numbers are rounded to at most two decimals. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) =>
    typeof value === 'number' ? String(Math.round(value * 100) / 100) : value
  const line = (cells: readonly (string | number)[]) => `| ${cells.map(cell).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
