import { sql } from 'kysely'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { Company } from '../import/company-names.ts'

interface ImportedCompaniesTable {
  slug: string
  name: string
}

interface ImportedQuestionsTable {
  id: number
  slug: string
  title: string
  difficulty: string
  /** Slugs, separated by spaces. */
  topics: string
}

interface ImportedReportsTable {
  company_slug: string
  /** The period of the list: the longer, the more it weighs. 0 in what was imported before periods were stored. */
  days: number
  question_id: number
  frequency: number
}

interface ProblemAliasesTable {
  /** A former slug, or `#` with the number of our own that the problem had before its real one was known. */
  alias: string
  question_id: number
}

interface EditionsTable {
  name: 'company-questions' | 'sightings'
  edition: number
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    imported_companies: ImportedCompaniesTable
    imported_questions: ImportedQuestionsTable
    imported_reports: ImportedReportsTable
    problem_aliases: ProblemAliasesTable
    editions: EditionsTable
  }
}

/** Lets every process know that its copy in memory is outdated. In the transaction that makes the change. */
export async function raiseEdition({ db }: StoreHandle, name: EditionsTable['name']): Promise<void> {
  await db
    .insertInto('editions')
    .values({ name, edition: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ edition: sql`editions.edition + 1` }))
    .execute()
}

export async function readEditions({ db }: StoreHandle): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('editions').selectAll().execute()
  return new Map(rows.map(({ name, edition }) => [name, edition]))
}

export interface ImportedData {
  readonly companies: readonly Company[]
  readonly questions: readonly ImportedQuestionsTable[]
  readonly reports: readonly ImportedReportsTable[]
  /** The numbers of problems that had a number of our own before. */
  readonly numbersNow: ReadonlyMap<number, number>
}

export async function readImported(handle: StoreHandle): Promise<ImportedData> {
  const { db } = handle
  const companies = await readImportedCompanies(handle)
  const questions = await db.selectFrom('imported_questions').selectAll().execute()
  const reports = await db.selectFrom('imported_reports').selectAll().execute()
  const aliases = await db.selectFrom('problem_aliases').selectAll().where('alias', 'like', '#%').execute()
  const numbersNow = new Map(aliases.map(({ alias, question_id }) => [Number(alias.slice(1)), question_id]))
  return { companies, questions, reports, numbersNow }
}

/** In a fixed order. */
export async function readImportedCompanies({ db }: StoreHandle): Promise<readonly Company[]> {
  return db.selectFrom('imported_companies').select(['slug', 'name']).orderBy('slug').execute()
}
