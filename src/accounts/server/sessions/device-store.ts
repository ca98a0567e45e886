import { sql } from 'kysely'
import { dayMs } from '#platform/durations.ts'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'
import { isExpired, isUnexpired } from '#platform/server/store/stored-times.ts'

/** Browsers in which a person has signed in before: failed guesses elsewhere cannot lock them out of these. */
export interface KnownDeviceTable {
  token_hash: string
  user_id: string
  expires_at: number
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    known_device: KnownDeviceTable
  }
}

export const deviceMs = 180 * dayMs
const devicesPerUser = 20

export async function isKnownDevice(
  handle: StoreHandle,
  tokenHash: string,
  emailKey: string,
): Promise<boolean> {
  const row = await handle.db
    .selectFrom('known_device')
    .innerJoin('users', 'users.id', 'known_device.user_id')
    .select('known_device.user_id')
    .where('token_hash', '=', tokenHash)
    .where('users.email_key', '=', emailKey)
    .where(isUnexpired(handle, 'known_device.expires_at', deviceMs))
    .executeTakeFirst()
  return row !== undefined
}

/** False when this device is not known for this person. */
export async function renewDevice(tx: StoreHandle, tokenHash: string, userId: string): Promise<boolean> {
  const now = tx.now()
  const row = await tx.db
    .updateTable('known_device')
    .set({ expires_at: sql<number>`${now} + ${deviceMs}` })
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where(isUnexpired(tx, 'expires_at', deviceMs))
    .returning('token_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Adds a device and deletes the person's oldest ones beyond 20. Lock the user row first. */
export async function insertDevice(tx: StoreHandle, tokenHash: string, userId: string): Promise<void> {
  await tx.db
    .insertInto('known_device')
    .values({ token_hash: tokenHash, user_id: userId, expires_at: sql<number>`${tx.now()} + ${deviceMs}` })
    .execute()
  await tx.db
    .deleteFrom('known_device')
    .where('user_id', '=', userId)
    .where('token_hash', 'not in', (kept) =>
      kept
        .selectFrom('known_device')
        .select('token_hash')
        .where('user_id', '=', userId)
        .orderBy('expires_at', 'desc')
        .orderBy('token_hash')
        .limit(devicesPerUser),
    )
    .execute()
}

/** Deletes all devices of a person but one. */
export async function deleteOtherDevices(
  tx: StoreHandle,
  userId: string,
  keptHash: string | undefined,
): Promise<void> {
  await tx.db
    .deleteFrom('known_device')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', keptHash ?? '')
    .execute()
}

export async function deleteEndedDevices(store: Store): Promise<void> {
  await store.db
    .deleteFrom('known_device')
    .where(isExpired(store, 'expires_at', deviceMs))
    .execute()
}
