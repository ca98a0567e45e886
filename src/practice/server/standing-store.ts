import type { StoreHandle } from '#platform/server/store/store.ts'
import { emptyStanding, type StandingState } from '../standing/standing.ts'

interface PracticeStandingsTable {
  user_id: string
  /** Of the code that made it. */
  version: number
  /** JSON; it can be made anew from the answers at any time. */
  state: string
  /** Answers that are stored and not in the state, because newer ones came before them. */
  pending: number
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    practice_standings: PracticeStandingsTable
  }
}

/** Raise it when the same answers give another standing than before. */
const currentVersion = 3

export interface StoredStanding {
  /** Undefined if an earlier release made it. */
  readonly state: StandingState | undefined
  /** Answers that the state does not have. */
  readonly pending: number
  /** The store's clock. */
  readonly now: number
}

export async function readStoredStanding(handle: StoreHandle, userId: string): Promise<StoredStanding> {
  const row = await handle.db
    .selectFrom('practice_standings')
    .select(['version', 'state', 'pending', handle.now().as('now')])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (row) return fromRow(row)
  const { now } = await handle.db.selectNoFrom(handle.now().as('now')).executeTakeFirstOrThrow()
  return { state: emptyStanding(), pending: 0, now: Number(now) }
}

/**
 * Locks the person's practice until the transaction ends. On PostgreSQL the person's own row comes first: an account that
 * is being deleted locks them in this order, too, which prevents deadlocks.
 */
export async function lockStanding(tx: StoreHandle, userId: string): Promise<StoredStanding> {
  if (tx.dialect === 'postgres')
    await tx.db.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().execute()
  const row = await tx.db
    .insertInto('practice_standings')
    .values({ user_id: userId, version: currentVersion, state: JSON.stringify(emptyStanding()), pending: 0 })
    // A no-op update, to lock the existing row and return it.
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId }))
    .returning(['version', 'state', 'pending', tx.now().as('now')])
    .executeTakeFirstOrThrow()
  return fromRow(row)
}

function fromRow(row: Omit<PracticeStandingsTable, 'user_id'> & { readonly now: number }): StoredStanding {
  const { version, state, pending, now } = row
  return {
    state: version === currentVersion ? (JSON.parse(state) as StandingState) : undefined,
    pending,
    now: Number(now),
  }
}

/** The row exists: it is locked. */
export async function writeStanding(
  tx: StoreHandle,
  userId: string,
  { state, pending }: { readonly state: StandingState; readonly pending: number },
): Promise<void> {
  await tx.db
    .updateTable('practice_standings')
    .set({ version: currentVersion, state: JSON.stringify(state), pending })
    .where('user_id', '=', userId)
    .execute()
}
