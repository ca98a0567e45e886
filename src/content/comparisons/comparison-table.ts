export interface ComparisonTable {
  readonly title: string
  /** The things compared; each row has one value for each of them. */
  readonly columns: readonly string[]
  readonly rows: readonly ComparisonRow[]
  readonly note?: string
}

export interface ComparisonRow {
  readonly feature: string
  readonly values: readonly string[]
}
