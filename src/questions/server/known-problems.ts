import { allLessons } from '#content/catalogue.ts'
import { interviewQuestions } from '#content/interview-questions/interview-questions.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { QuestionCatalog } from './question-catalog.ts'

const taughtProblems: ReadonlySet<number> = new Set(
  [...allLessons.flatMap(({ practice }) => practice), ...interviewQuestions].map(({ number }) => number),
)

/** Whether a problem is in a lesson's practice list, one of the 25, or a company question. */
export function isKnownProblem({ byId }: Pick<QuestionCatalog, 'byId'>, problem: number): boolean {
  return taughtProblems.has(problem) || byId.has(problem)
}

/** @throws AppError when no list has this problem; an id has one to nine digits. */
export function getProblemNumber(catalog: QuestionCatalog, id: string): number {
  if (!/^\d{1,9}$/.test(id) || !isKnownProblem(catalog, Number(id)))
    throw new AppError('not_found', 'Question not found.')
  return Number(id)
}
