import { type RawBuilder, sql } from 'kysely'
import { uuidv7 } from '#platform/server/ids.ts'
import type { StoreHandle } from '#platform/server/store.ts'
import './solved-questions-store.ts'

interface PatternProgressTable {
  id: string
  user_id: string
  pattern_id: number
  /** Raised by every write, so a screen can tell which of two answers is newer. */
  version: number
}

interface PracticeSolvedTable {
  user_id: string
  question_id: number
  solved_at: number
}

declare module '#platform/server/store.ts' {
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

/** Inserts or raises the row of a pattern. On PostgreSQL this also locks it until the transaction ends. */
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

/** All ids as one text: handing over a row each costs the driver more than SQLite needs to find them. */
function idsAsText({ dialect }: StoreHandle): RawBuilder<string | null> {
  return dialect === 'postgres'
    ? sql<string | null>`string_agg(question_id::text, ',')`
    : sql<string | null>`group_concat(question_id)`
}

/** Ids of every practice problem that this person has solved, with commas; at most as many as the catalogue has. */
export async function readSolved(handle: StoreHandle, userId: string): Promise<string> {
  const row = await handle.db
    .selectFrom('practice_solved')
    .select(idsAsText(handle).as('ids'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.ids ?? ''
}

interface Counted {
  /** Ids of practice problems, as `readSolved` gives them. */
  readonly practice: string
  readonly companyQuestions: number
}

/** All that a person's figures are made of, in one query. */
export async function readCounted(handle: StoreHandle, userId: string): Promise<Counted> {
  const row = await handle.db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('practice_solved')
        .select(idsAsText(handle).as('ids'))
        .where('user_id', '=', userId)
        .as('ids'),
      selectFrom('solved_questions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('list', '=', 'company')
        .as('count'),
    ])
    .executeTakeFirst()
  return { practice: row?.ids ?? '', companyQuestions: row?.count ?? 0 }
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
