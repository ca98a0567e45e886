import { isCategoryOpen } from '#accounts/access.ts'
import { tutorTexts } from '#curriculum/catalogue.ts'
import { categorySummaries } from '#curriculum/index.ts'
import { findPattern } from '#curriculum/patterns.ts'
import { partOf } from '#curriculum/tutor-texts.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { AskedQuestion } from '../contract.ts'

/** The tutor's written answers on a pattern, given by slug. */
export function answerQuestions(name: string, { isSignedIn }: { isSignedIn: boolean }): AskedQuestion[] {
  const pattern = findPattern(name)
  if (!pattern) throw new AppError('not_found', 'Pattern not found')
  const position = categorySummaries.findIndex(({ id }) => id === pattern.categoryId)
  if (!isCategoryOpen(position, isSignedIn))
    throw new AppError('unauthenticated', 'Sign in to read the questions on this pattern.')
  return (tutorTexts.get(name)?.questions ?? []).map((question) => ({
    id: `${name}${partOf(question)}`,
    question: question.question,
    asks: [...question.asks],
    answer: question.answer,
  }))
}
