import { readFileSync } from 'node:fs'
import { chooseFiles } from '#questions/import/company-of-path.ts'
import type { FileReport } from '#questions/import/import-contract.ts'
import { describeReports, findCsvFiles } from '#questions/server/import/import-command.ts'
import { importFile } from '#questions/server/import/import-file.ts'
import { openStore } from '../open-store.ts'
import { runCommand, UsageError } from './command.ts'

const usage = `npm run import:companies -- [--dry-run] PATH...

Reads questions by company from CSV files, or from folders of them, in the three public layouts.
One file is one company, named by the file or its folder: google.csv, Google/5. All.csv, google_alltime.csv.
Doing it again changes nothing. --dry-run reports what would happen and saves nothing.`

const options = { 'dry-run': { type: 'boolean' } } as const

await runCommand({ usage, options, most: Number.POSITIVE_INFINITY }, async (words, config) => {
  const paths = words.positionals
  const isDryRun = words.values['dry-run'] === true
  if (paths.length === 0) throw new UsageError('Name the files or folders to import.')
  const { files, missing } = findCsvFiles(paths)
  if (missing.length > 0)
    throw new UsageError(missing.map((path) => `There is no file or folder ${path}.`).join('\n'))
  const { chosen, leftOut } = chooseFiles(files)
  if (chosen.length === 0) throw new UsageError('No .csv file was found.')

  const store = await openStore(config, () => undefined)
  const reports: FileReport[] = []
  try {
    for (const [index, file] of chosen.entries()) {
      reports.push(await importFile(store, file, readFileSync(file.path, 'utf8'), { isDryRun }))
      showProgress(index + 1, chosen.length, file.name)
    }
  } finally {
    await store.close()
  }
  console.log(describeReports(reports, leftOut, { isDryRun }))
  if (reports.some(({ problem }) => problem !== undefined)) process.exitCode = 1
})

/** A progress bar that updates its line; only on a terminal. */
function showProgress(done: number, all: number, name: string): void {
  if (!process.stderr.isTTY) return
  const filled = Math.floor((done / all) * 24)
  const bar = `${'█'.repeat(filled)}${'░'.repeat(24 - filled)} ${done}/${all} ${name}`
  process.stderr.write(`\r${bar.slice(0, 78).padEnd(78)}${done === all ? '\n' : ''}`)
}
