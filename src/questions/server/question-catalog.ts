import { AppError } from '#platform/server/http/errors.ts'
import type { Store } from '#platform/server/store/store.ts'
import type { Question } from '../question.ts'
import { type CompanyCount, countCompanies, sortPatterns } from '../question-list.ts'
import { readEditions, readImported } from './imported-store.ts'
import { mergeQuestions } from './merge-questions.ts'
import { readSightingCounts } from './sighting-store.ts'

/** All questions, in memory. */
export interface QuestionCatalog {
  /** Most frequent first, then by number. */
  readonly questions: readonly Question[]
  readonly byId: ReadonlyMap<number, Question>
  readonly companies: readonly CompanyCount[]
  readonly patterns: readonly string[]
  readonly importedReportCount: number
}

/** Reads the catalog, from memory unless this or another process has imported or reported something since. */
export function createCatalogReader(store: Store): () => Promise<QuestionCatalog> {
  const readQuestions = cacheByEdition(async () => {
    const imported = await readImported(store)
    const questions = mergeQuestions(imported)
    return {
      questions,
      companies: countCompanies(questions),
      patterns: sortPatterns(questions),
      importedReportCount: imported.reports.length,
    }
  })
  const readSightings = cacheByEdition(async () =>
    Map.groupBy(await readSightingCounts(store), ({ questionId }) => questionId),
  )
  let latest: { readonly edition: string; readonly catalog: QuestionCatalog } | undefined

  return async () => {
    const editions = await readEditions(store)
    const imports = editions.get('company-questions') ?? 0
    const sightings = editions.get('sightings') ?? 0
    const edition = `${imports} ${sightings}`
    if (latest?.edition === edition) return latest.catalog
    const loaded = await readQuestions(imports)
    const counts = await readSightings(sightings)
    const questions = loaded.questions.map((question) => {
      const reported = counts.get(question.id)
      return reported
        ? { ...question, sightings: reported.map(({ name, slug, count }) => ({ name, slug, count })) }
        : question
    })
    const catalog = { ...loaded, questions, byId: new Map(questions.map((each) => [each.id, each])) }
    latest = { edition, catalog }
    return catalog
  }
}

/** @throws AppError when there is no such company question; an id has one to nine digits. */
export function getQuestion({ byId }: QuestionCatalog, id: string): Question {
  const question = /^\d{1,9}$/.test(id) ? byId.get(Number(id)) : undefined
  if (!question) throw new AppError('not_found', 'Question not found.')
  return question
}

/** Calls `load` again only for another edition, and once for all callers that arrive while it runs. */
function cacheByEdition<Value>(load: () => Promise<Value>): (edition: number) => Promise<Value> {
  let cached: { readonly edition: number; readonly value: Promise<Value> } | undefined
  return (edition) => {
    if (cached?.edition === edition) return cached.value
    const value = load()
    cached = { edition, value }
    value.catch(() => {
      if (cached?.value === value) cached = undefined
    })
    return value
  }
}
