import type { StoreHandle } from '#platform/server/store/store.ts'
import type { QuestionMark } from '../contract.ts'

interface QuestionMarksTable {
  user_id: string
  question_id: number
  starred: number
  note: string
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    question_marks: QuestionMarksTable
  }
}

interface MarkChange {
  readonly isStarred?: boolean | undefined
  readonly note?: string | undefined
}

/** Writes the given fields and keeps the others, in one statement, so that a star and a note cannot undo each other. */
export async function writeMark(
  { db }: StoreHandle,
  userId: string,
  questionId: number,
  { isStarred, note }: MarkChange,
): Promise<QuestionMark> {
  const row = await db
    .insertInto('question_marks')
    .values({
      user_id: userId,
      question_id: questionId,
      starred: isStarred ? 1 : 0,
      note: note ?? '',
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'question_id']).doUpdateSet({
        // Keeps the statement valid when no field is given.
        user_id: userId,
        ...(isStarred === undefined ? {} : { starred: isStarred ? 1 : 0 }),
        ...(note === undefined ? {} : { note }),
      }),
    )
    .returning(['question_id', 'starred', 'note'])
    .executeTakeFirstOrThrow()
  return presentMark(row)
}

export async function readMarks({ db }: StoreHandle, userId: string): Promise<readonly QuestionMark[]> {
  const rows = await db
    .selectFrom('question_marks')
    .select(['question_id', 'starred', 'note'])
    .where('user_id', '=', userId)
    .orderBy('question_id')
    .execute()
  return rows.map(presentMark)
}

function presentMark(row: Omit<QuestionMarksTable, 'user_id'>): QuestionMark {
  return { id: row.question_id, isStarred: row.starred === 1, note: row.note }
}
