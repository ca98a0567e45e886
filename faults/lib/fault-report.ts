/** What a run found: one row of the table. */
export interface FaultReport {
  readonly promise: string
  readonly injected: string
  readonly howOften: string
  /** Confirmed and not there. */
  readonly lost: number
  /** There in part, or against an invariant of the store. */
  readonly halfApplied: number
  /** Whatever else was not as promised, each as a sentence. */
  readonly other: readonly string[]
  /** Figures worth knowing, such as how long something took. */
  readonly facts: Readonly<Record<string, number | string>>
}

export function isKept({ lost, halfApplied, other }: FaultReport): boolean {
  return lost === 0 && halfApplied === 0 && other.length === 0
}
