import type { StoreHandle } from '#platform/server/store/store.ts'
import '../audit-store.ts'
import '../sessions/device-store.ts'
import '../registration/registration-store.ts'

/** Rows about an account that no other call reads. Times are in milliseconds since 1970. */
export interface StoredAccountData {
  readonly events: readonly { readonly event: string; readonly at: number }[]
  readonly knownDeviceEnds: readonly number[]
  readonly registrations: readonly { readonly email: string; readonly expiresAt: number }[]
}

export async function readStoredAccountData(
  { db }: StoreHandle,
  userId: string,
  emailKey: string,
): Promise<StoredAccountData> {
  const events = await db
    .selectFrom('audit')
    .select(['event', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const browsers = await db
    .selectFrom('known_device')
    .select('expires_at')
    .where('user_id', '=', userId)
    .orderBy('expires_at')
    .execute()
  // Without the names: anyone may have started one for this address.
  const registrations = await db
    .selectFrom('registration_attempt')
    .select(['email', 'expires_at'])
    .where('email_key', '=', emailKey)
    .orderBy('id')
    .execute()
  return {
    events,
    knownDeviceEnds: browsers.map((row) => row.expires_at),
    registrations: registrations.map((row) => ({ email: row.email, expiresAt: row.expires_at })),
  }
}

/** Registrations identify a person by address only. */
export async function deleteRegistrationsOf(tx: StoreHandle, emailKey: string): Promise<void> {
  await tx.db.deleteFrom('registration_attempt').where('email_key', '=', emailKey).execute()
}
