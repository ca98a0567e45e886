import { sql } from 'kysely'
import { minuteMs } from '#platform/durations.ts'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'

/** Authenticator apps, at most one per user. */
interface AuthenticatorTable {
  user_id: string
  /** The TOTP secret, encrypted under a key of this user. */
  sealed_secret: string
  /** The newest time step whose code was used: neither it nor an earlier one works again. */
  last_step: number
  created_at: number
  /** Null while it is being set up. */
  confirmed_at: number | null
}

/** Unused recovery codes. */
interface RecoveryCodeTable {
  code_mac: string
  user_id: string
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    authenticator: AuthenticatorTable
    recovery_code: RecoveryCodeTable
  }
}

/** Time to set up the app. */
export const setupMs = 15 * minuteMs

export interface StoredAuthenticator {
  readonly sealedSecret: string
  readonly createdAt: number
  /** Null while it is being set up. */
  readonly confirmedAt: number | null
  /** Whether it can no longer be confirmed. */
  readonly isSetupOver: boolean
}

export async function findAuthenticator(
  handle: StoreHandle,
  userId: string,
): Promise<StoredAuthenticator | undefined> {
  const row = await handle.db
    .selectFrom('authenticator')
    .select(['sealed_secret', 'created_at', 'confirmed_at'])
    .select(sql<number>`abs(${handle.now()} - created_at)`.as('age'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return (
    row && {
      sealedSecret: row.sealed_secret,
      createdAt: row.created_at,
      confirmedAt: row.confirmed_at,
      isSetupOver: row.age > setupMs,
    }
  )
}

/** Starts again if one is being set up. Lock the user row first, and make sure that none is on. */
export async function insertUnconfirmed(
  tx: StoreHandle,
  userId: string,
  sealedSecret: string,
): Promise<void> {
  await tx.db.deleteFrom('authenticator').where('user_id', '=', userId).execute()
  await tx.db
    .insertInto('authenticator')
    .values({
      user_id: userId,
      sealed_secret: sealedSecret,
      last_step: 0,
      created_at: tx.now(),
      confirmed_at: null,
    })
    .execute()
}

export async function confirmAuthenticatorRow(tx: StoreHandle, userId: string): Promise<void> {
  await tx.db
    .updateTable('authenticator')
    .set({ confirmed_at: tx.now() })
    .where('user_id', '=', userId)
    .execute()
}

/**
 * False when this step or a later one was used before. A step beyond the newest possible one was used while the clock
 * was ahead, and blocks nothing.
 */
export async function takeStep(
  tx: StoreHandle,
  userId: string,
  { step, newest }: { readonly step: number; readonly newest: number },
): Promise<boolean> {
  const row = await tx.db
    .updateTable('authenticator')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where(({ eb, or }) => or([eb('last_step', '<', step), eb('last_step', '>', newest)]))
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the recovery codes, too. False when there was none. */
export async function deleteAuthenticator(tx: StoreHandle, userId: string): Promise<boolean> {
  await tx.db.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  const { numDeletedRows } = await tx.db
    .deleteFrom('authenticator')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function replaceRecoveryCodes(
  tx: StoreHandle,
  userId: string,
  codeMacs: readonly string[],
): Promise<void> {
  await tx.db.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  for (const code_mac of codeMacs)
    await tx.db.insertInto('recovery_code').values({ code_mac, user_id: userId }).execute()
}

/** Of many concurrent uses exactly one gets true. */
export async function takeRecoveryCode(tx: StoreHandle, codeMac: string): Promise<boolean> {
  const row = await tx.db
    .deleteFrom('recovery_code')
    .where('code_mac', '=', codeMac)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function countRecoveryCodes({ db }: StoreHandle, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function deleteUnconfirmedAuthenticators(store: Store): Promise<void> {
  await store.db
    .deleteFrom('authenticator')
    .where('confirmed_at', 'is', null)
    .where(sql<boolean>`created_at <= ${store.now()} - ${setupMs}`)
    .execute()
}
