import { builtInCompanies } from '#content/company-questions/company-questions.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Store } from '#platform/server/store/store.ts'
import { isKnownProblem } from '#progress/server/read-progress.ts'
import { unifyCompanies } from '../import/company-names.ts'
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
  /** Also by the number of our own that a problem had before a list brought its real one. */
  readonly byId: ReadonlyMap<number, Question>
  readonly companies: readonly CompanyCount[]
  readonly patterns: readonly string[]
  readonly importedReportCount: number
  /** Names of the built-in and the imported companies by slug, also by slugs under which they are stored only. */
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
  const questions = await mergeQuestions(imported)
  const listed = unifyCompanies(builtInCompanies, imported.companies)
  return {
    questions,
    companies: countCompanies(questions),
    listed,
    listedCompanies: new Map([...listed].map(([slug, { name }]) => [slug, name])),
    numbersNow: imported.numbersNow,
    patterns: sortPatterns(questions),
    importedReportCount: imported.reports.length,
  }
}

async function withSightings(store: Store, listed: ListedQuestions): Promise<QuestionCatalog> {
  const approved = [...(await readApprovedCompanies(store))].map(([slug, name]) => ({ slug, name }))
  // An approved company that is also listed under another slug is the listed one.
  const shown = new Map([...unifyCompanies([...listed.listed.values()], approved), ...listed.listed])
  // Names that await approval are left out: only their reporters see them.
  const counts = Map.groupBy(
    await readSightingCounts(store, [...shown.keys()]),
    ({ questionId }) => questionId,
  )
  const questions = listed.questions.map((question) => {
    const reported = counts.get(question.id)
    if (!reported) return question
    const bySlug = Map.groupBy(reported, ({ slug }) => shown.get(slug)?.slug ?? slug)
    const sightings = [...bySlug].map(([slug, same]) => ({
      name: shown.get(slug)?.name ?? slug,
      slug,
      count: same.reduce((sum, { count }) => sum + count, 0),
    }))
    return { ...question, sightings }
  })
  const byId = new Map(questions.map((each) => [each.id, each]))
  for (const [former, now] of listed.numbersNow) {
    const question = byId.get(now)
    if (question) byId.set(former, question)
  }
  return {
    ...listed,
    questions,
    byId,
    companyNames: new Map([...shown].map(([slug, { name }]) => [slug, name])),
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
  return byId.get(Number(id))?.id ?? Number(id)
}
