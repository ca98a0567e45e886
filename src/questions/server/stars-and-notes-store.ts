import type { StoreHandle } from '#platform/server/store/store.ts'
import type { StarAndNote } from '../contract.ts'

interface StarsAndNotesTable {
  user_id: string
  question_id: number
  starred: number
  note: string
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    question_marks: StarsAndNotesTable
  }
}

interface MarkChange {
  readonly isStarred?: boolean | undefined
  readonly note?: string | undefined
}

/** Writes the given fields and keeps the others, in one statement, so that a star and a note cannot undo each other. */
export async function writeStarAndNote(
  { db }: StoreHandle,
  userId: string,
  questionId: number,
  { isStarred, note }: MarkChange,
): Promise<StarAndNote> {
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
  return presentRow(row)
}

export async function readStarsAndNotes(
  { db }: StoreHandle,
  userId: string,
): Promise<readonly StarAndNote[]> {
  const rows = await db
    .selectFrom('question_marks')
    .select(['question_id', 'starred', 'note'])
    .where('user_id', '=', userId)
    .orderBy('question_id')
    .execute()
  return rows.map(presentRow)
}

function presentRow(row: Omit<StarsAndNotesTable, 'user_id'>): StarAndNote {
  return { id: row.question_id, isStarred: row.starred === 1, note: row.note }
}
