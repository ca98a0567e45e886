import { companyReportsDate } from '#content/company-questions/company-questions.ts'
import type { QueryOf, ReplyOf } from '#platform/endpoint.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { CompanyQuestion, questionsApi } from '../contract.ts'
import { filterQuestions, type SolvedAndStarred } from '../filter-questions.ts'
import type { Question } from '../question.ts'
import { encodeQuestions } from '../question-list.ts'
import type { QuestionCatalog } from './question-catalog.ts'

type Query = QueryOf<typeof questionsApi.companyQuestions>

/** The most questions in an answer without a limit; the rest needs pages. */
const maxWithoutLimit = 2000
const maxFilterValues = 50
const maxFilterValueLength = 100

/** One page of the questions that match, and how many match in all. @throws AppError when a list is too long. */
export function listQuestions(
  catalog: QuestionCatalog,
  query: Query,
  own: SolvedAndStarred,
): { readonly total: number; readonly page: CompanyQuestion[] } {
  for (const list of [query.companies, query.patterns, query.difficulty])
    if (list.length > maxFilterValues || list.some((item) => item.length > maxFilterValueLength))
      throw new AppError('invalid', 'Too many filter values.')
  const found = filterQuestions(
    catalog,
    {
      companies: query.companies,
      patterns: query.patterns,
      difficulties: query.difficulty,
      search: query.q ?? '',
      withSql: query.sql ?? true,
      solved: query.solved,
      starredOnly: query.starred,
      sorting: query.sort ?? 'frequency',
      seed: query.seed ?? 0,
    },
    own,
  )
  const offset = query.offset ?? 0
  return {
    total: found.length,
    page: found
      .slice(offset, offset + (query.limit ?? maxWithoutLimit))
      .map((question) => presentQuestion(question, own.solved)),
  }
}

/** The same for everyone: a browser combines it with the member's own stars and notes. */
export function presentList({
  questions,
  importedReportCount,
}: QuestionCatalog): ReplyOf<typeof questionsApi.list> {
  return { ...encodeQuestions(questions), builtInDate: companyReportsDate, importedReportCount }
}

export function presentQuestion(question: Question, solved: ReadonlySet<number>): CompanyQuestion {
  return {
    ...question,
    isCompleted: solved.has(question.id),
    patterns: [...question.patterns],
    companies: [...question.companies],
    sightings: [...question.sightings],
  }
}
