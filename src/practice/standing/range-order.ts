import { categorySummaries } from '#curriculum/index.ts'
import type { CategorySummary, PatternEntry } from '#curriculum/pattern.ts'
import { findPattern } from '#curriculum/patterns.ts'
import type { PatternStanding } from '../contract.ts'

export const rangeOrders = ['category', 'recall', 'due'] as const
export type RangeOrder = (typeof rangeOrders)[number]

/** A pattern with what is known of it. */
export interface RangePattern extends PatternStanding {
  readonly entry: PatternEntry
}

export interface RangeGroup {
  /** Undefined in the orders that mix the categories. */
  readonly category: CategorySummary | undefined
  readonly begun: readonly RangePattern[]
  readonly notBegun: readonly RangePattern[]
}

/** It has an answer that counts. One named when another came back does not. */
export function isMet({ recall }: PatternStanding): boolean {
  return recall !== null
}

export function orderRange(standings: readonly PatternStanding[], order: RangeOrder): RangeGroup[] {
  const patterns = standings.flatMap((standing) => {
    const entry = findPattern(standing.pattern)
    return entry ? [{ ...standing, entry }] : []
  })
  const split = (some: readonly RangePattern[], category?: CategorySummary): RangeGroup => ({
    category,
    begun: some.filter(isMet),
    notBegun: some.filter((pattern) => !isMet(pattern)),
  })
  if (order === 'category')
    return categorySummaries
      .map((category) =>
        split(
          patterns.filter(({ entry }) => entry.categoryId === category.id),
          category,
        ),
      )
      .filter(({ begun, notBegun }) => begun.length + notBegun.length > 0)
  return [split(patterns.toSorted(order === 'recall' ? byRecall : byDue))]
}

/** The strongest first; those without a number last. */
function byRecall(one: PatternStanding, other: PatternStanding): number {
  return (other.recall ?? -1) - (one.recall ?? -1)
}

function byDue(one: PatternStanding, other: PatternStanding): number {
  return dueTime(one) - dueTime(other)
}

function dueTime({ due }: PatternStanding): number {
  return due === null ? Number.MAX_SAFE_INTEGER : Date.parse(due)
}
