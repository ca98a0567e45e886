import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { StoreHandle } from '#platform/server/store/store.ts'

interface PatternProgressTable {
  id: string
  user_id: string
  pattern_id: number
  /** Incremented by every write, so that a screen knows which of two replies is newer. */
  version: number
}

interface PracticeSolvedTable {
  user_id: string
  question_id: number
  solved_at: number
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    pattern_progress: PatternProgressTable
    practice_solved: PracticeSolvedTable
  }
}

export interface ProgressRow {
  readonly id: string
  readonly patternId: number
  readonly version: number
}

/** Inserts the pattern's row or increments its version. On PostgreSQL this also locks the row until the transaction ends. */
export async function raiseVersion(tx: StoreHandle, userId: string, patternId: number): Promise<ProgressRow> {
  const { id, version } = await tx.db
    .insertInto('pattern_progress')
    .values({ id: uuidv7(), user_id: userId, pattern_id: patternId, version: 1 })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'pattern_id']).doUpdateSet({ version: sql`pattern_progress.version + 1` }),
    )
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  return { id, patternId, version }
}

export async function readProgressRows(handle: StoreHandle, userId: string): Promise<readonly ProgressRow[]> {
  const rows = await handle.db
    .selectFrom('pattern_progress')
    .select(['id', 'pattern_id', 'version'])
    .where('user_id', '=', userId)
    .execute()
  return rows.map(({ id, pattern_id, version }) => ({ id, patternId: pattern_id, version }))
}

/** The practice problems that a person has solved, and when each was ticked. */
export async function readSolvedPractice(
  { db }: StoreHandle,
  userId: string,
): Promise<readonly { readonly questionId: number; readonly solvedAt: number }[]> {
  const rows = await db
    .selectFrom('practice_solved')
    .select(['question_id', 'solved_at'])
    .where('user_id', '=', userId)
    .orderBy('question_id')
    .execute()
  return rows.map((row) => ({ questionId: row.question_id, solvedAt: row.solved_at }))
}

export async function insertSolved(
  tx: StoreHandle,
  userId: string,
  questionIds: readonly number[],
): Promise<void> {
  if (questionIds.length === 0) return
  await tx.db
    .insertInto('practice_solved')
    .values(questionIds.map((question_id) => ({ user_id: userId, question_id, solved_at: tx.now() })))
    .onConflict((conflict) => conflict.columns(['user_id', 'question_id']).doNothing())
    .execute()
}

export async function deleteSolved(
  tx: StoreHandle,
  userId: string,
  questionIds: readonly number[],
): Promise<void> {
  if (questionIds.length === 0) return
  await tx.db
    .deleteFrom('practice_solved')
    .where('user_id', '=', userId)
    .where('question_id', 'in', questionIds)
    .execute()
}
