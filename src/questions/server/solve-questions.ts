import { interviewQuestions } from '#content/interview-questions/interview-questions.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Store } from '#platform/server/store/store.ts'
import { setSolved } from '#progress/server/save-solved.ts'
import type { Question } from '../question.ts'

export async function setCompleted(
  store: Store,
  userId: string,
  question: Question,
  isCompleted: boolean,
): Promise<{ id: number; isCompleted: boolean }> {
  await setSolved(store, userId, question.id, isCompleted)
  return { id: question.id, isCompleted }
}

export async function setInterviewSolved(
  store: Store,
  userId: string,
  id: string,
  isSolved: boolean,
): Promise<{ solved: number[] }> {
  const question = interviewQuestions.find((each) => String(each.id) === id)
  if (!question) throw new AppError('not_found', 'Question not found.')
  return presentInterviewSolved(await setSolved(store, userId, question.number, isSolved))
}

/** The ids of the 25 that are solved. */
export function presentInterviewSolved(solved: ReadonlySet<number>): { solved: number[] } {
  return { solved: interviewQuestions.filter(({ number }) => solved.has(number)).map(({ id }) => id) }
}
