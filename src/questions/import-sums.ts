import type { FileReport } from './operator-contract.ts'

/** What an import did over all its files. */
export interface ImportSums {
  /** Files that could be read. */
  readonly read: number
  readonly added: number
  readonly updated: number
  readonly unchanged: number
  /** Lines. */
  readonly refused: number
}

export function addUp(reports: readonly FileReport[]): ImportSums {
  const sum = (part: (report: FileReport) => number) =>
    reports.reduce((total, report) => total + part(report), 0)
  return {
    read: sum(({ fault }) => (fault === undefined ? 1 : 0)),
    added: sum(({ added }) => added),
    updated: sum(({ updated }) => updated),
    unchanged: sum(({ unchanged }) => unchanged),
    refused: sum(({ refused }) => refused.length),
  }
}
