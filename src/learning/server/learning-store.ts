import type { StoreHandle } from '#platform/server/store/store.ts'
import { type Learning, nothingLearned } from '../rules.ts'

interface LearningTable {
  user_id: string
  /** JSON, by the slug of the pattern. */
  lessons: string
  /** JSON, by the number of the problem. */
  hints: string
  /** JSON, by the slug of the pattern. */
  results: string
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    learning: LearningTable
  }
}

export async function readLearning({ db }: StoreHandle, userId: string): Promise<Learning> {
  const row = await db
    .selectFrom('learning')
    .select(['lessons', 'hints', 'results'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? fromRow(row) : nothingLearned
}

/**
 * Locks the person's learning until the transaction ends. On PostgreSQL the person's own row comes first: an account that
 * is being deleted locks them in this order, too, which prevents deadlocks.
 */
export async function lockLearning(tx: StoreHandle, userId: string): Promise<Learning> {
  if (tx.dialect === 'postgres')
    await tx.db.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().execute()
  const row = await tx.db
    .insertInto('learning')
    .values({ user_id: userId, ...toRow(nothingLearned) })
    // A no-op update, to lock the existing row and return it.
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId }))
    .returning(['lessons', 'hints', 'results'])
    .executeTakeFirstOrThrow()
  return fromRow(row)
}

/** The row exists: it is locked. */
export async function writeLearning(tx: StoreHandle, userId: string, learning: Learning): Promise<void> {
  await tx.db.updateTable('learning').set(toRow(learning)).where('user_id', '=', userId).execute()
}

function fromRow({ lessons, hints, results }: Omit<LearningTable, 'user_id'>): Learning {
  return { lessons: JSON.parse(lessons), hints: JSON.parse(hints), results: JSON.parse(results) }
}

function toRow({ lessons, hints, results }: Learning): Omit<LearningTable, 'user_id'> {
  return { lessons: JSON.stringify(lessons), hints: JSON.stringify(hints), results: JSON.stringify(results) }
}
