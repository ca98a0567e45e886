import { problemUrl } from '#content/lesson.ts'
import type { QueryOf } from '#platform/endpoint.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { CompanyQuestion, questionsApi } from '../contract.ts'
import type { QuestionFilter } from '../find-questions.ts'
import type { ShelvedQuestion, WholeList } from '../question-columns.ts'
import type { LiveQuestions } from './live-questions.ts'

type Query = QueryOf<typeof questionsApi.companyQuestions>

/** What belongs to the person who asks; empty for everybody else. */
export interface OwnMarks {
  readonly solved: ReadonlySet<number>
  readonly starred: ReadonlySet<number>
}

/** Without a limit, this many are sent at most: then pages are needed. */
const mostWithoutLimit = 2000
const mostFilterValues = 50
const longestFilterValue = 100

export interface ListAnswer {
  readonly total: number
  readonly questions: CompanyQuestion[]
}

/** @throws AppError when lists of filters are too long. */
export function listQuestions(live: LiveQuestions, query: Query, own: OwnMarks): ListAnswer {
  const { total, questions } = live.index.find(filterOf(query, own), {
    offset: query.offset ?? 0,
    limit: query.limit ?? mostWithoutLimit,
  })
  return { total, questions: questions.map((question) => presentQuestion(live, question, own.solved)) }
}

/** The whole list as everybody may have it: who asks has solved nothing in it. */
export function listAll({ index, sightings }: LiveQuestions): WholeList {
  return {
    ...index.columns,
    sightings: [...sightings].flatMap(([id, counts]) =>
      counts.map(({ name, slug, count }) => ({ id, name, slug, count })),
    ),
  }
}

export function presentQuestion(
  { sightings }: LiveQuestions,
  { id, ...question }: ShelvedQuestion,
  solved: ReadonlySet<number>,
): CompanyQuestion {
  return {
    id,
    title: question.title,
    difficulty: question.difficulty,
    isPremium: question.isPremium,
    isSql: question.isSql,
    isCompleted: solved.has(id),
    patterns: [...question.patterns],
    companies: [...question.companies],
    sightings: (sightings.get(id) ?? []).map(({ name, slug, count }) => ({ name, slug, count })),
    leetcodeUrl: problemUrl(question.slug),
  }
}

function filterOf(query: Query, own: OwnMarks): QuestionFilter {
  for (const list of [query.companies, query.patterns, query.difficulty])
    if (list.length > mostFilterValues || list.some((each) => each.length > longestFilterValue))
      throw new AppError('invalid', 'Too many filter values.')
  return {
    companies: query.companies,
    patterns: query.patterns,
    difficulties: query.difficulty,
    search: query.q ?? '',
    withSql: query.sql ?? true,
    sorting: query.sort ?? 'frequency',
    seed: query.seed ?? 0,
    ...onlyOf(query, own),
    ...(query.solved === false && { without: own.solved }),
  }
}

function onlyOf({ solved, starred }: Query, own: OwnMarks): { only?: ReadonlySet<number> } {
  if (solved === true && starred === true)
    return { only: new Set([...own.solved].filter((id) => own.starred.has(id))) }
  if (solved === true) return { only: own.solved }
  return starred === true ? { only: own.starred } : {}
}
