import { AppError } from '#platform/server/http/errors.ts'
import { isKnownProblem } from '#progress/server/known-problems.ts'
import type { QuestionCatalog } from './question-catalog.ts'

/** @throws AppError when no list has this problem; an id has one to nine digits. */
export function getProblemNumber({ byId }: QuestionCatalog, id: string): number {
  if (!/^\d{1,9}$/.test(id) || !isKnownProblem(byId, Number(id)))
    throw new AppError('not_found', 'Question not found.')
  return Number(id)
}
