import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { decodeList } from '../../import/decode-list.ts'
import type { CompanyReport } from '../../import/import-contract.ts'
import { addUp, type Change, companiesThatAre, mergeSkipped } from '../../import/import-report.ts'
import { isListFile, maxFileBytes, tooLarge } from '../../import/import-rules.ts'
import type { ListFile } from './import-companies.ts'

/** All lists among the paths, with folders searched recursively, in a fixed order. */
export function findLists(paths: readonly string[]): {
  readonly files: readonly string[]
  readonly missing: readonly string[]
} {
  const missing = paths.filter((path) => !existsSync(path))
  const files = paths
    .filter((path) => !missing.includes(path))
    .flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]))
  return { files: [...new Set(files)], missing }
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isListFile(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

export function readList(path: string): ListFile {
  try {
    if (statSync(path).size > maxFileBytes) return { path, problem: tooLarge }
    return { path, ...decodeList(readFileSync(path)) }
  } catch (error) {
    return {
      path,
      problem: `The file cannot be read: ${error instanceof Error ? error.message : 'unknown'}.`,
    }
  }
}

const maxNames = 20
const maxProblems = 20

/** The report that the command prints: what happens to which companies, and why files and lines are left out. */
export function describeReports(
  reports: readonly CompanyReport[],
  { isDryRun }: { isDryRun: boolean },
): string {
  const sums = addUp(reports)
  const problems = reports.flatMap((report) => report.problems)
  return [
    `${sums.read} of ${count(sums.files, 'file')} read${isDryRun ? ' (dry run: nothing was saved)' : ''}.`,
    `${sums.added} added, ${sums.updated} updated, ${sums.removed} removed, ${sums.unchanged} unchanged, ${count(sums.skipped, 'line')} skipped.`,
    ...describeCompanies('New companies', 'new', reports),
    ...describeCompanies('Updated companies', 'updated', reports),
    ...describeCompanies('Unchanged companies', 'unchanged', reports),
    ...problems.slice(0, maxProblems).map(({ path, problem }) => `${path}: ${problem}`),
    ...(problems.length > maxProblems ? [`and ${count(problems.length - maxProblems, 'more file')}.`] : []),
    ...mergeSkipped(reports.flatMap(({ skipped }) => skipped)).flatMap((group) => [
      `${count(group.count, 'line')} skipped: ${group.reason}`,
      ...group.examples.map(({ path, line, text }) => `  ${path}:${line}${text === '' ? '' : `: “${text}”`}`),
    ]),
  ].join('\n')
}

function describeCompanies(
  label: string,
  change: Change,
  reports: readonly CompanyReport[],
): readonly string[] {
  const names = companiesThatAre(change, reports)
  if (names.length === 0) return []
  // An unwanted company must be found in the list, however long it is.
  const shown = change === 'new' ? names : names.slice(0, maxNames)
  const more = names.length - shown.length
  return [`${label} (${names.length}): ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`]
}

/** '1 file', '2 files'. */
export function count(many: number, thing: string): string {
  return `${many} ${thing}${many === 1 ? '' : 's'}`
}
