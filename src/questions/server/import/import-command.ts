import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FileOfCompany } from '../../import/company-of-path.ts'
import type { FileReport } from '../../import/import-contract.ts'
import { addUp } from '../../import/import-rules.ts'

/** All .csv files among the paths, with folders searched recursively, in a fixed order. */
export function findCsvFiles(paths: readonly string[]): {
  readonly files: readonly string[]
  readonly missing: readonly string[]
} {
  const missing = paths.filter((path) => !existsSync(path))
  const files = paths
    .filter((path) => !missing.includes(path))
    .flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]))
  return { files, missing }
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.csv$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

const maxRefusedShown = 20

/** The report that the command prints: the sums, then every file or line that was refused, with its reason. */
export function describeReports(
  reports: readonly FileReport[],
  leftOut: readonly FileOfCompany[],
  { isDryRun }: { isDryRun: boolean },
): string {
  const sums = addUp(reports)
  const refused = reports.flatMap(({ path, refused: lines }) => lines.map((line) => ({ path, ...line })))
  const unread = reports.filter(({ problem }) => problem !== undefined)
  return [
    `${sums.read} of ${count(reports.length, 'file')} read${isDryRun ? ' (dry run: nothing was saved)' : ''}.`,
    `${sums.added} added, ${sums.updated} updated, ${sums.unchanged} unchanged, ${sums.refused} refused.`,
    ...(leftOut.length > 0
      ? [`${count(leftOut.length, 'file')} left out: another file of the same company goes back further.`]
      : []),
    ...unread.map(({ path, problem }) => `${path}: ${problem}`),
    ...refused.slice(0, maxRefusedShown).map(({ path, line, reason }) => `${path}:${line}: ${reason}`),
    ...(refused.length > maxRefusedShown ? [`and ${refused.length - maxRefusedShown} more.`] : []),
  ].join('\n')
}

function count(many: number, thing: string): string {
  return `${many} ${thing}${many === 1 ? '' : 's'}`
}
