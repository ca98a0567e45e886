import { sql } from 'kysely'
import type { StoreHandle } from '#platform/server/store/store.ts'

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
  question_id: number
  frequency: number
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
  readonly companies: ReadonlyMap<string, string>
  readonly questions: readonly ImportedQuestionsTable[]
  readonly reports: readonly ImportedReportsTable[]
}

export async function readImported({ db }: StoreHandle): Promise<ImportedData> {
  const companies = await db.selectFrom('imported_companies').selectAll().execute()
  const questions = await db.selectFrom('imported_questions').selectAll().execute()
  const reports = await db.selectFrom('imported_reports').selectAll().execute()
  return { companies: new Map(companies.map(({ slug, name }) => [slug, name])), questions, reports }
}
