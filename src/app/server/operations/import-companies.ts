import { companyKey } from '#questions/import/company-names.ts'
import { companyOfPath } from '#questions/import/company-of-path.ts'
import type { CompanyReport } from '#questions/import/import-contract.ts'
import { count, describeReports, findLists, readList } from '#questions/server/import/import-command.ts'
import { importCompanies } from '#questions/server/import/import-companies.ts'
import { removeImported } from '#questions/server/import/remove-company.ts'
import { openStore } from '../open-store.ts'
import { runCommand, UsageError } from './command.ts'

const usage = `npm run import:companies -- [--dry-run] PATH...
npm run import:companies -- --remove NAME

Reads questions by company from CSV files, or from folders of them. A list is named by its company and, if it has one,
its period: google.csv, google_6months.csv, Google/5. All.csv. A list replaces the older one of its company and period.
--dry-run reports what would happen and saves nothing. --remove removes what was imported for one company.`

const options = { 'dry-run': { type: 'boolean' }, remove: { type: 'string' } } as const

await runCommand({ usage, options, most: Number.POSITIVE_INFINITY }, async (words, config) => {
  const paths = words.positionals
  const isDryRun = words.values['dry-run'] === true
  const company = words.values.remove
  if (typeof company === 'string') {
    if (paths.length > 0 || isDryRun)
      throw new UsageError('Use --remove alone, with the name of one company.')
    const store = await openStore(config, () => undefined)
    try {
      const removed = await removeImported(store, company)
      if (!removed) throw new UsageError(`Nothing was imported for a company called ${company}.`)
      console.log(`Removed ${count(removed.removed, 'imported question')} from ${removed.name}.`)
    } finally {
      await store.close()
    }
    return
  }
  if (paths.length === 0) throw new UsageError('Name the files or folders to import.')
  const { files, missing } = findLists(paths)
  if (missing.length > 0)
    throw new UsageError(missing.map((path) => `There is no file or folder ${path}.`).join('\n'))
  if (files.length === 0) throw new UsageError('No .csv file was found.')

  const store = await openStore(config, () => undefined)
  const reports: CompanyReport[] = []
  const companies = [...Map.groupBy(files, (path) => companyKey(companyOfPath(path).slug)).values()]
  try {
    for (const [index, lists] of companies.entries()) {
      reports.push(...(await importCompanies(store, lists.map(readList), { isDryRun })))
      showProgress(index + 1, companies.length, reports.at(-1)?.company ?? '')
    }
  } finally {
    await store.close()
  }
  console.log(describeReports(reports, { isDryRun }))
  if (reports.some(({ problems }) => problems.length > 0)) process.exitCode = 1
})

/** A progress bar that updates its line; only on a terminal. */
function showProgress(done: number, all: number, name: string): void {
  if (!process.stderr.isTTY) return
  const filled = Math.floor((done / all) * 24)
  const bar = `${'█'.repeat(filled)}${'░'.repeat(24 - filled)} ${done}/${all} ${name}`
  process.stderr.write(`\r${bar.slice(0, 78).padEnd(78)}${done === all ? '\n' : ''}`)
}
