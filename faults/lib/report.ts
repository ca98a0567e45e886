/** The result of a scenario: one row of the table. */
export interface Report {
  readonly promise: string
  readonly injected: string
  readonly volume: string
  /** Changes that were confirmed but are missing. */
  readonly lost: number
  /** Changes applied partially, and broken invariants. */
  readonly halfApplied: number
  /** Other problems, one sentence each. */
  readonly other: readonly string[]
  /** Measurements, such as durations. */
  readonly figures: Readonly<Record<string, number | string>>
}

export function hasPassed({ lost, halfApplied, other }: Report): boolean {
  return lost === 0 && halfApplied === 0 && other.length === 0
}
