import { sql } from 'kysely'
import type { StoreHandle } from '#platform/server/store/store.ts'

/** One row per person and problem, whichever list it was ticked in. */
interface SolvedProblemsTable {
  user_id: string
  /** The problem's number on LeetCode, or a number of our own for problems that were imported without one. */
  problem: number
  solved_at: number
}

interface SolvedVersionsTable {
  user_id: string
  /** Incremented by every write, so that a screen knows which of two replies is newer. */
  version: number
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    solved_problems: SolvedProblemsTable
    solved_versions: SolvedVersionsTable
  }
}

/** Problems without a number get one of ours, far above all real numbers. */
export const firstOwnNumber = 900_000_001

export interface SolvedProblem {
  readonly problem: number
  readonly solvedAt: number
}

/**
 * Increments the person's version. On PostgreSQL this also locks the row until the transaction ends, after the person's
 * own row: an account that is being deleted locks them in this order, too, which prevents deadlocks.
 */
export async function raiseVersion(tx: StoreHandle, userId: string): Promise<number> {
  if (tx.dialect === 'postgres')
    await tx.db.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().execute()
  const { version } = await tx.db
    .insertInto('solved_versions')
    .values({ user_id: userId, version: 1 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ version: sql`solved_versions.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** 0 before the first tick. */
export async function readVersion({ db }: StoreHandle, userId: string): Promise<number> {
  const row = await db
    .selectFrom('solved_versions')
    .select('version')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.version ?? 0
}

/** In the order in which they were ticked. */
export async function readSolvedProblems(
  { db }: StoreHandle,
  userId: string,
): Promise<readonly SolvedProblem[]> {
  const rows = await db
    .selectFrom('solved_problems')
    .select(['problem', 'solved_at'])
    .where('user_id', '=', userId)
    .orderBy('solved_at')
    .orderBy('problem')
    .execute()
  return rows.map(({ problem, solved_at }) => ({ problem, solvedAt: solved_at }))
}

/** The numbers of the problems that a person has solved, in the order in which they were ticked. */
export async function readSolved(handle: StoreHandle, userId: string): Promise<ReadonlySet<number>> {
  return new Set((await readSolvedProblems(handle, userId)).map(({ problem }) => problem))
}

/** Problems that are solved already keep their time. */
export async function insertSolved(
  tx: StoreHandle,
  userId: string,
  problems: readonly number[],
): Promise<void> {
  if (problems.length === 0) return
  await tx.db
    .insertInto('solved_problems')
    .values(problems.map((problem) => ({ user_id: userId, problem, solved_at: tx.now() })))
    .onConflict((conflict) => conflict.columns(['user_id', 'problem']).doNothing())
    .execute()
}

export async function deleteSolved(
  tx: StoreHandle,
  userId: string,
  problems: readonly number[],
): Promise<void> {
  if (problems.length === 0) return
  await tx.db
    .deleteFrom('solved_problems')
    .where('user_id', '=', userId)
    .where('problem', 'in', problems)
    .execute()
}

/** Whoever solved one of these problems has solved it under its new number. The old ones have nine digits. */
export async function renumberSolved(
  tx: StoreHandle,
  renumbered: readonly { readonly from: number; readonly to: number }[],
): Promise<void> {
  const numbers = new Map(renumbered.map(({ from, to }) => [from, to]))
  const moved = await tx.db
    .deleteFrom('solved_problems')
    .where('problem', 'in', [...numbers.keys()])
    .where('problem', '>=', sql.lit(firstOwnNumber))
    .returning(['user_id', 'problem', 'solved_at'])
    .execute()
  for (const { user_id, problem, solved_at } of moved) {
    await raiseVersion(tx, user_id)
    await tx.db
      .insertInto('solved_problems')
      .values({ user_id, problem: numbers.get(problem) ?? problem, solved_at })
      .onConflict((conflict) => conflict.columns(['user_id', 'problem']).doNothing())
      .execute()
  }
}
