import type { CompanyReport, SkippedLines } from './import-contract.ts'

/** The sums over all companies of an import. */
export interface ImportSums {
  readonly files: number
  /** Files that could be read. */
  readonly read: number
  readonly added: number
  readonly updated: number
  readonly unchanged: number
  readonly removed: number
  readonly skipped: number
}

export function addUp(reports: readonly CompanyReport[]): ImportSums {
  const sum = (part: (report: CompanyReport) => number) =>
    reports.reduce((total, report) => total + part(report), 0)
  const files = sum(({ paths }) => paths.length)
  return {
    files,
    read: files - sum(({ problems }) => problems.length),
    added: sum(({ added }) => added),
    updated: sum(({ updated }) => updated),
    unchanged: sum(({ unchanged }) => unchanged),
    removed: sum(({ removed }) => removed),
    skipped: sum(({ skipped }) => skipped.reduce((total, { count }) => total + count, 0)),
  }
}

/** Whether an import does anything for a company, new ones first. */
export type Change = 'new' | 'updated' | 'unchanged'

export function changeOf({ isNew, added, updated, removed }: CompanyReport): Change {
  if (isNew) return 'new'
  return added + updated + removed > 0 ? 'updated' : 'unchanged'
}

/** The names of the companies to which the same happened, by name. Files without a company have none. */
export function companiesThatAre(change: Change, reports: readonly CompanyReport[]): readonly string[] {
  return reports
    .filter((report) => report.company !== '' && report.paths.length > report.problems.length)
    .filter((report) => changeOf(report) === change)
    .map(({ company }) => company)
    .sort()
}

const maxExamples = 3

/** Lines with the same reason together, the most frequent reason first. */
export function groupSkipped(
  lists: readonly {
    readonly path: string
    readonly skipped: readonly { readonly line: number; readonly reason: string; readonly text: string }[]
  }[],
): SkippedLines[] {
  return mergeSkipped(
    lists.flatMap(({ path, skipped }) =>
      skipped.map(({ line, reason, text }) => ({ reason, count: 1, examples: [{ path, line, text }] })),
    ),
  )
}

export function mergeSkipped(groups: readonly SkippedLines[]): SkippedLines[] {
  const byReason = Map.groupBy(groups, ({ reason }) => reason)
  return [...byReason]
    .map(([reason, same]) => ({
      reason,
      count: same.reduce((total, { count }) => total + count, 0),
      examples: same.flatMap(({ examples }) => examples).slice(0, maxExamples),
    }))
    .sort((a, b) => b.count - a.count)
}
