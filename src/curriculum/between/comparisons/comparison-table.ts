export interface ComparisonTable {
  readonly title: string
  /** The things compared; each row has one value for each of them. */
  readonly columns: readonly string[]
  /** For each column, the slugs of the patterns it describes; none if no lesson teaches it. */
  readonly patterns: readonly (readonly string[])[]
  /** For each column, the numbers of its practice problems, if the table is not about all those of its patterns. */
  readonly problems?: readonly (readonly number[])[]
  readonly rows: readonly ComparisonRow[]
  readonly note?: string
}

export interface ComparisonRow {
  readonly feature: string
  readonly values: readonly string[]
}
