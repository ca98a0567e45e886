import { interviewQuestions } from '#content/interview-questions/interview-questions.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Store } from '#platform/server/store/store.ts'
import { markSolved, readSolvedQuestions, unmarkSolved } from '#progress/server/solved-questions-store.ts'
import type { Question } from '../question.ts'

/** Setting the state that a question already has changes nothing. */
export async function setCompleted(
  store: Store,
  userId: string,
  question: Question,
  isCompleted: boolean,
): Promise<{ id: number; isCompleted: boolean }> {
  const write = isCompleted ? markSolved : unmarkSolved
  await write(store, userId, 'company', question.id)
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
  const write = isSolved ? markSolved : unmarkSolved
  await write(store, userId, 'interview', question.id)
  return { solved: [...(await readSolvedQuestions(store, userId, 'interview'))] }
}
