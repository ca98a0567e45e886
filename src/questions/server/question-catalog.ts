import { AppError } from '#platform/server/http/errors.ts'
import type { Store } from '#platform/server/store/store.ts'
import { isKnownProblem } from '#progress/server/read-progress.ts'
import type { Question } from '../question.ts'
import { type CompanyCount, countCompanies, sortPatterns } from '../question-list.ts'
import { readEditions, readImported } from './imported-store.ts'
import { mergeQuestions } from './merge-questions.ts'
import { readApprovedCompanies } from './sightings/approved-company-store.ts'
import { readSightingCounts } from './sightings/sighting-store.ts'

/** All questions, in memory. */
export interface QuestionCatalog {
  /** Most frequent first, then by number. */
  readonly questions: readonly Question[]
  readonly byId: ReadonlyMap<number, Question>
  readonly companies: readonly CompanyCount[]
  readonly patterns: readonly string[]
  readonly importedReportCount: number
  /** Names of the built-in and the imported companies by slug. */
  readonly listedCompanies: ReadonlyMap<string, string>
  /** The companies that everyone sees, by slug: the listed ones, and those that an operator approved. */
  readonly companyNames: ReadonlyMap<string, string>
}

/** Reads the catalog, from memory unless this or another process has imported or reported something since. */
export function createCatalogReader(store: Store): () => Promise<QuestionCatalog> {
  const cachedQuestions = createEditionCache<ListedQuestions>()
  const cachedCatalog = createEditionCache<QuestionCatalog>()
  return async () => {
    const editions = await readEditions(store)
    const imports = String(editions.get('company-questions') ?? 0)
    const sightings = editions.get('sightings') ?? 0
    return cachedCatalog(`${imports} ${sightings}`, async () =>
      withSightings(store, await cachedQuestions(imports, () => readQuestions(store))),
    )
  }
}

type ListedQuestions = Awaited<ReturnType<typeof readQuestions>>

async function readQuestions(store: Store) {
  const imported = await readImported(store)
  const questions = mergeQuestions(imported)
  const companies = countCompanies(questions)
  return {
    questions,
    companies,
    listedCompanies: new Map([
      ...imported.companies,
      ...companies.map(({ slug, name }) => [slug, name] as const),
    ]),
    patterns: sortPatterns(questions),
    importedReportCount: imported.reports.length,
  }
}

async function withSightings(store: Store, listed: ListedQuestions): Promise<QuestionCatalog> {
  const companyNames = new Map([...(await readApprovedCompanies(store)), ...listed.listedCompanies])
  // Names that await approval are left out: only their reporters see them.
  const counts = Map.groupBy(
    await readSightingCounts(store, [...companyNames.keys()]),
    ({ questionId }) => questionId,
  )
  const questions = listed.questions.map((question) => {
    const reported = counts.get(question.id)
    if (!reported) return question
    const sightings = reported.map(({ slug, count }) => ({
      name: companyNames.get(slug) ?? slug,
      slug,
      count,
    }))
    return { ...question, sightings }
  })
  return {
    ...listed,
    questions,
    byId: new Map(questions.map((each) => [each.id, each])),
    companyNames,
  }
}

/** @throws AppError when there is no such company question; an id has one to nine digits. */
export function getQuestion({ byId }: QuestionCatalog, id: string): Question {
  const question = /^\d{1,9}$/.test(id) ? byId.get(Number(id)) : undefined
  if (!question) throw new AppError('not_found', 'Question not found.')
  return question
}

/** Calls `load` again only for another edition, and once for all callers that arrive while it runs. */
function createEditionCache<Value>(): (edition: string, load: () => Promise<Value>) => Promise<Value> {
  let cached: { readonly edition: string; readonly value: Promise<Value> } | undefined
  return (edition, load) => {
    if (cached?.edition === edition) return cached.value
    const value = load()
    cached = { edition, value }
    value.catch(() => {
      if (cached?.value === value) cached = undefined
    })
    return value
  }
}

/** @throws AppError when no list has this problem; an id has one to nine digits. */
export function getProblemNumber({ byId }: QuestionCatalog, id: string): number {
  if (!/^\d{1,9}$/.test(id) || !isKnownProblem(byId, Number(id)))
    throw new AppError('not_found', 'Question not found.')
  return Number(id)
}
