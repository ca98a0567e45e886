import type { Store } from '#platform/server/store/store.ts'
import { companyKey } from '../../import/company-names.ts'
import { companyOfPath, type FileOfCompany, namesNoCompany } from '../../import/company-of-path.ts'
import type { CompanyReport } from '../../import/import-contract.ts'
import { groupSkipped } from '../../import/import-report.ts'
import { type List, type WrittenLists, writeLists } from './write-lists.ts'

/** A file, or why it could not be decoded. */
export type ListFile = { readonly path: string } & ({ readonly text: string } | { readonly problem: string })

type FileProblem = CompanyReport['problems'][number]

/** Rolls a dry run back after every statement was tried. */
class DryRun extends Error {}

/**
 * Imports lists, each company in one transaction. A list replaces what an older list of the same company and period
 * brought; importing it again changes nothing. Ticks, stars and notes belong to problems and stay.
 */
export async function importCompanies(
  store: Store,
  files: readonly ListFile[],
  { isDryRun }: { isDryRun: boolean },
): Promise<readonly CompanyReport[]> {
  const groups = Map.groupBy(
    files.map((file) => ({ ...file, ...companyOfPath(file.path) })),
    ({ slug }) => companyKey(slug),
  )
  const reports: CompanyReport[] = []
  for (const [key, group] of groups)
    if (key !== '') reports.push(await importCompany(store, group, isDryRun))
    else
      for (const file of group)
        reports.push(reportOf([file], [{ path: file.path, problem: namesNoCompany }], []))
  return reports
}

async function importCompany(
  store: Store,
  files: readonly (ListFile & FileOfCompany)[],
  isDryRun: boolean,
): Promise<CompanyReport> {
  const { lists, problems } = await readLists(files)
  // Taken for empty lists, they would remove everything.
  const unread = lists.filter(({ questions, skipped }) => questions.length === 0 && skipped.length > 0)
  const readable = lists.filter((list) => !unread.includes(list))
  for (const { path } of unread) problems.push({ path, problem: 'None of its lines could be read.' })
  if (readable.length === 0) return reportOf(files, problems, unread)

  let written: WrittenLists | undefined
  await store
    .transaction(async (tx) => {
      written = await writeLists(tx, readable)
      if (isDryRun) throw new DryRun()
    })
    .catch((error: unknown) => {
      if (!(error instanceof DryRun)) throw error
    })
  return reportOf(files, problems, unread, written)
}

async function readLists(files: readonly (ListFile & FileOfCompany)[]) {
  // Loaded on demand, because only operators need the CSV parser.
  const { readCsv } = await import('./read-csv.ts')
  const lists: List[] = []
  const problems: FileProblem[] = []
  for (const file of files) {
    const reading = 'problem' in file ? file : await readCsv(file.text)
    if ('problem' in reading) problems.push({ path: file.path, problem: reading.problem })
    else lists.push({ ...file, ...reading })
  }
  return { lists, problems }
}

function reportOf(
  files: readonly FileOfCompany[],
  problems: readonly FileProblem[],
  unread: readonly List[],
  written?: WrittenLists,
): CompanyReport {
  const [{ name: company = '', slug = '' } = {}] = files
  const nothing = { company, slug, isNew: false, added: 0, updated: 0, unchanged: 0, removed: 0 }
  return {
    ...nothing,
    ...written,
    paths: files.map(({ path }) => path),
    problems,
    skipped: groupSkipped([...(written?.skipped ?? []), ...unread]),
  }
}
