import { companyQuestions } from '#content/company-questions/company-questions.ts'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'
import type { FileOfCompany } from '../../import/company-of-path.ts'
import type { FileReport } from '../../import/import-contract.ts'
import { raiseEdition } from '../imported-store.ts'
import {
  findImportedQuestions,
  nextFreeId,
  readReportsOf,
  type StoredQuestion,
  writeCompany,
  writeQuestions,
  writeReports,
} from './import-store.ts'
import type { RefusedLine, ReportedQuestion } from './read-csv.ts'

const builtInIdBySlug = new Map(companyQuestions.map(({ slug, number }) => [slug, number]))
const builtInSlugById = new Map(companyQuestions.map(({ slug, number }) => [number, slug]))

/** Rolls a dry run back after every statement was tried. */
class DryRun extends Error {}

/**
 * Imports one file in one transaction. Importing it again changes nothing. A problem is recognized by its slug and keeps
 * its id, because stars, notes and completions refer to the id.
 */
export async function importFile(
  store: Store,
  file: FileOfCompany,
  text: string,
  { isDryRun }: { isDryRun: boolean },
): Promise<FileReport> {
  const nothing = { path: file.path, company: file.name, added: 0, updated: 0, unchanged: 0, refused: [] }
  if (file.slug === '') return { ...nothing, problem: 'The file name does not contain a company.' }
  // Loaded on demand, because only operators need the CSV parser.
  const { readCsv } = await import('./read-csv.ts')
  const reading = readCsv(text)
  if (reading.kind === 'refused') return { ...nothing, problem: reading.reason }

  let report: FileReport = { ...nothing, refused: reading.refused }
  await store
    .transaction(async (tx) => {
      const counts = await write(tx, file, reading.questions)
      const refused = [...reading.refused, ...counts.refused].toSorted((a, b) => a.line - b.line)
      report = { ...nothing, ...counts, refused }
      if (isDryRun) throw new DryRun()
    })
    .catch((error: unknown) => {
      if (!(error instanceof DryRun)) throw error
    })
  return report
}

type Counts = Pick<FileReport, 'added' | 'updated' | 'unchanged' | 'refused'>

async function write(
  tx: StoreHandle,
  file: FileOfCompany,
  questions: readonly ReportedQuestion[],
): Promise<Counts> {
  const known = await findImportedQuestions(
    tx,
    questions.map(({ slug }) => slug),
  )
  const numbers = await findImportedQuestions(
    tx,
    questions.flatMap(({ number }) => number ?? []),
  )
  const before = await readReportsOf(tx, file.slug)
  const refused: RefusedLine[] = []
  const newFacts: StoredQuestion[] = []
  const newReports: { questionId: number; frequency: number }[] = []
  const numbersInFile = new Map<number, string>()
  let freeId = await nextFreeId(tx)
  let added = 0
  let updated = 0

  for (const question of questions) {
    const stored = known.bySlug.get(question.slug)
    let id = builtInIdBySlug.get(question.slug) ?? stored?.id
    if (id === undefined && question.number !== undefined) {
      const owner =
        builtInSlugById.get(question.number) ??
        numbers.byId.get(question.number)?.slug ??
        numbersInFile.get(question.number)
      if (owner !== undefined && owner !== question.slug) {
        refused.push({
          line: question.line,
          reason: `Number ${question.number} already belongs to “${owner}”.`,
        })
        continue
      }
      id = question.number
      numbersInFile.set(id, question.slug)
    }
    id ??= freeId++

    const facts = builtInIdBySlug.has(question.slug) ? undefined : factsOf(id, question, stored)
    const isNewFact = facts !== undefined && JSON.stringify(facts) !== JSON.stringify(stored)
    if (facts && isNewFact) newFacts.push(facts)
    const frequency = before.get(id)
    if (frequency !== question.frequency) newReports.push({ questionId: id, frequency: question.frequency })
    if (frequency === undefined) added++
    else if (frequency !== question.frequency || isNewFact) updated++
  }

  if (newFacts.length > 0 || newReports.length > 0) {
    await writeCompany(tx, file.slug, file.name)
    await writeQuestions(tx, newFacts)
    await writeReports(tx, file.slug, newReports)
    await raiseEdition(tx, 'company-questions')
  }
  return { added, updated, unchanged: questions.length - refused.length - added - updated, refused }
}

/** A layout without topics keeps the topics that another layout brought. */
function factsOf(
  id: number,
  { slug, title, difficulty, topics }: ReportedQuestion,
  stored: StoredQuestion | undefined,
): StoredQuestion {
  return { id, slug, title, difficulty, topics: topics?.join(' ') ?? stored?.topics ?? '' }
}
