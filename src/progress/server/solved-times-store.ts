import type { StoreHandle } from '#platform/server/store.ts'
import './progress-store.ts'
import type { QuestionList } from './solved-questions-store.ts'

interface SolvedTime {
  readonly questionId: number
  readonly solvedAt: number
}

/** Practice problems with the moment each was ticked. */
export async function readPracticeTimes({ db }: StoreHandle, userId: string): Promise<readonly SolvedTime[]> {
  const rows = await db
    .selectFrom('practice_solved')
    .select(['question_id', 'solved_at'])
    .where('user_id', '=', userId)
    .orderBy('question_id')
    .execute()
  return rows.map(({ question_id, solved_at }) => ({ questionId: question_id, solvedAt: solved_at }))
}

/** Solved questions of the other lists. */
export async function readListTimes(
  { db }: StoreHandle,
  userId: string,
): Promise<readonly (SolvedTime & { readonly list: QuestionList })[]> {
  const rows = await db
    .selectFrom('solved_questions')
    .select(['list', 'question_id', 'solved_at'])
    .where('user_id', '=', userId)
    .orderBy('list')
    .orderBy('question_id')
    .execute()
  return rows.map(({ list, question_id, solved_at }) => ({
    list,
    questionId: question_id,
    solvedAt: solved_at,
  }))
}
