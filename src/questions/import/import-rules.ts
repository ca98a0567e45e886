import type { FileReport } from './import-contract.ts'

/** The sums over all files of an import. */
export interface ImportSums {
  /** Files that could be read. */
  readonly read: number
  readonly added: number
  readonly updated: number
  readonly unchanged: number
  /** Refused lines. */
  readonly refused: number
}

export function addUp(reports: readonly FileReport[]): ImportSums {
  const sum = (part: (report: FileReport) => number) =>
    reports.reduce((total, report) => total + part(report), 0)
  return {
    read: sum(({ problem }) => (problem === undefined ? 1 : 0)),
    added: sum(({ added }) => added),
    updated: sum(({ updated }) => updated),
    unchanged: sum(({ unchanged }) => unchanged),
    refused: sum(({ refused }) => refused.length),
  }
}

const maxTextLength = 5_000_000
export const tooLarge = `The file is larger than ${maxTextLength / 1_000_000} MB.`

/** Why a file cannot be a company list, found before it is parsed. */
export function problemWithText(text: string): string | undefined {
  if (text.length > maxTextLength) return tooLarge
  if (text.includes('\0')) return 'This is not a text file.'
  return undefined
}
