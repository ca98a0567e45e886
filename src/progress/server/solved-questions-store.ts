import type { StoreHandle } from '#platform/server/store/store.ts'

/** Lists of questions that are not practice problems of a pattern. */
export type QuestionList = 'company' | 'interview'

interface SolvedQuestionsTable {
  user_id: string
  list: QuestionList
  question_id: number
  solved_at: number
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    solved_questions: SolvedQuestionsTable
  }
}

/** Marking a question again changes nothing. */
export async function markSolved(
  { db, now }: StoreHandle,
  userId: string,
  list: QuestionList,
  questionId: number,
): Promise<void> {
  await db
    .insertInto('solved_questions')
    .values({ user_id: userId, list, question_id: questionId, solved_at: now() })
    .onConflict((conflict) => conflict.columns(['user_id', 'list', 'question_id']).doNothing())
    .execute()
}

export async function unmarkSolved(
  { db }: StoreHandle,
  userId: string,
  list: QuestionList,
  questionId: number,
): Promise<void> {
  await db
    .deleteFrom('solved_questions')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('question_id', '=', questionId)
    .execute()
}

export async function readSolvedQuestions(
  { db }: StoreHandle,
  userId: string,
  list: QuestionList,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('solved_questions')
    .select('question_id')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .orderBy('question_id')
    .execute()
  return rows.map((row) => row.question_id)
}

export async function countSolvedQuestions(
  { db }: StoreHandle,
  userId: string,
  list: QuestionList,
): Promise<number> {
  const { count } = await db
    .selectFrom('solved_questions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow()
  return count
}

/** Solved questions of all lists, and when each was marked. */
export async function readSolvedTimes(
  { db }: StoreHandle,
  userId: string,
): Promise<
  readonly { readonly list: QuestionList; readonly questionId: number; readonly solvedAt: number }[]
> {
  const rows = await db
    .selectFrom('solved_questions')
    .select(['list', 'question_id', 'solved_at'])
    .where('user_id', '=', userId)
    .orderBy('list')
    .orderBy('question_id')
    .execute()
  return rows.map((row) => ({ list: row.list, questionId: row.question_id, solvedAt: row.solved_at }))
}
