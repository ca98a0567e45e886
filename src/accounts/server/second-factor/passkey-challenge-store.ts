import { sql } from 'kysely'
import { minuteMs } from '#platform/durations.ts'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'

/** Random values that a passkey has to sign, each for one use within five minutes. */
interface PasskeyChallengeTable {
  /** The session that adds a passkey, or the hash of a cookie of a browser that signs in with one. */
  bound_to: string
  /** Null for a sign-in. */
  user_id: string | null
  challenge: string
  expires_at: number
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    passkey_challenge: PasskeyChallengeTable
  }
}

export const challengeMs = 5 * minuteMs

/** Replaces the last challenge of this session or browser. */
export async function writeChallenge(
  handle: StoreHandle,
  { boundTo, userId, challenge }: { boundTo: string; userId: string | null; challenge: string },
): Promise<void> {
  const values = {
    user_id: userId,
    challenge,
    expires_at: sql<number>`${handle.now()} + ${challengeMs}`,
  }
  await handle.db
    .insertInto('passkey_challenge')
    .values({ bound_to: boundTo, ...values })
    .onConflict((conflict) => conflict.column('bound_to').doUpdateSet(values))
    .execute()
}

/** The challenge, which works once; of many concurrent uses exactly one gets it. */
export async function takeChallenge(handle: StoreHandle, boundTo: string): Promise<string | undefined> {
  const now = handle.now()
  const row = await handle.db
    .deleteFrom('passkey_challenge')
    .where('bound_to', '=', boundTo)
    .where(sql<boolean>`(expires_at > ${now} and expires_at <= ${now} + ${challengeMs})`)
    .returning('challenge')
    .executeTakeFirst()
  return row?.challenge
}

/** When the ones of a person end. */
export async function readChallengeEnds({ db }: StoreHandle, userId: string): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('passkey_challenge')
    .select('expires_at')
    .where('user_id', '=', userId)
    .orderBy('expires_at')
    .execute()
  return rows.map((row) => row.expires_at)
}

export async function deleteEndedChallenges(store: Store): Promise<void> {
  await store.db.deleteFrom('passkey_challenge').where(sql<boolean>`expires_at <= ${store.now()}`).execute()
}
