import { readFileSync } from 'node:fs'
import { readConfig } from '#platform/server/config.ts'
import { chooseFiles } from '#questions/import/company-of-path.ts'
import type { FileReport } from '#questions/import/import-contract.ts'
import { describeReports, findCsvFiles } from '#questions/server/import/import-command.ts'
import { importFile } from '#questions/server/import/import-file.ts'
import { loadEnvFile } from '../../../platform/server/config.ts'
import { openStore } from '../open-store.ts'
import { sentenceOf } from './command.ts'

const usage = `npm run import:companies -- [--dry-run] PATH...

Reads questions by company from CSV files, or from folders of them, in the three public layouts.
One file is one company, named by the file or its folder: google.csv, Google/5. All.csv, google_alltime.csv.
Doing it again changes nothing. --dry-run reports what would happen and saves nothing.`

try {
  loadEnvFile()
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  console.error(sentenceOf(error))
  process.exitCode = 1
}

async function run(words: readonly string[]): Promise<number> {
  const isDryRun = words.includes('--dry-run')
  const paths = words.filter((word) => word !== '--dry-run')
  const unknown = paths.find((word) => word.startsWith('-'))
  if (paths.length === 0 || unknown !== undefined) {
    console.error(unknown === undefined ? usage : `Unknown option ${unknown}.\n\n${usage}`)
    return 2
  }
  const found = findCsvFiles(paths)
  for (const path of found.missing) console.error(`There is no file or folder ${path}.`)
  if (found.missing.length > 0) return 2
  const { chosen, leftOut } = chooseFiles(found.files)
  if (chosen.length === 0) {
    console.error('No .csv file was found.')
    return 2
  }

  const store = await openStore(readConfig(), () => undefined)
  const reports: FileReport[] = []
  for (const [index, file] of chosen.entries()) {
    reports.push(await importFile(store, file, readFileSync(file.path, 'utf8'), { isDryRun }))
    showProgress(index + 1, chosen.length, file.name)
  }
  await store.close()
  console.log(describeReports(reports, leftOut, { isDryRun }))
  return reports.some(({ problem }) => problem !== undefined) ? 1 : 0
}

/** A progress bar that updates its line; only on a terminal. */
function showProgress(done: number, all: number, name: string): void {
  if (!process.stderr.isTTY) return
  const filled = Math.floor((done / all) * 24)
  const bar = `${'█'.repeat(filled)}${'░'.repeat(24 - filled)} ${done}/${all} ${name}`
  process.stderr.write(`\r${bar.slice(0, 78).padEnd(78)}${done === all ? '\n' : ''}`)
}
