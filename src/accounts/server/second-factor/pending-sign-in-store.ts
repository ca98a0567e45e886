import { type RawBuilder, sql } from 'kysely'
import { minuteMs } from '#platform/durations.ts'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'

/** Sign-ins with a correct password that wait for the second factor. */
interface PendingSignInTable {
  token_hash: string
  user_id: string
  expires_at: number
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    pending_sign_in: PendingSignInTable
  }
}

export const pendingSignInMs = 10 * minuteMs

export async function insertPendingSignIn(tx: StoreHandle, tokenHash: string, userId: string): Promise<void> {
  await tx.db
    .insertInto('pending_sign_in')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      expires_at: sql<number>`${tx.now()} + ${pendingSignInMs}`,
    })
    .execute()
}

export async function findPendingSignIn(handle: StoreHandle, tokenHash: string): Promise<string | undefined> {
  const row = await handle.db
    .selectFrom('pending_sign_in')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where(isLive(handle))
    .executeTakeFirst()
  return row?.user_id
}

/** Even after the clock was moved back, none lives longer than ten minutes from now. */
function isLive(handle: StoreHandle): RawBuilder<boolean> {
  const now = handle.now()
  return sql<boolean>`(expires_at > ${now} and expires_at <= ${now} + ${pendingSignInMs})`
}

/** Of many concurrent uses exactly one gets true. */
export async function takePendingSignIn(tx: StoreHandle, tokenHash: string): Promise<boolean> {
  const row = await tx.db
    .deleteFrom('pending_sign_in')
    .where('token_hash', '=', tokenHash)
    .where(isLive(tx))
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deletePendingSignInsOf(tx: StoreHandle, userId: string): Promise<void> {
  await tx.db.deleteFrom('pending_sign_in').where('user_id', '=', userId).execute()
}

/** When the ones of a person end. */
export async function readPendingSignInEnds({ db }: StoreHandle, userId: string): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('pending_sign_in')
    .select('expires_at')
    .where('user_id', '=', userId)
    .orderBy('expires_at')
    .execute()
  return rows.map((row) => row.expires_at)
}

export async function deleteEndedPendingSignIns(store: Store): Promise<void> {
  await store.db.deleteFrom('pending_sign_in').where(sql<boolean>`expires_at <= ${store.now()}`).execute()
}
