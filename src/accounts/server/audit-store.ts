import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { dayMs } from '#platform/durations.ts'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'

/** What happened to an account, written in the same transaction as the change. Deleted with the account. */
export interface AuditTable {
  id: string
  user_id: string
  event:
    | 'account_created'
    | 'signed_in'
    | 'password_reset'
    | 'password_changed'
    | 'session_revoked'
    | 'data_exported'
    | 'authenticator_turned_on'
    | 'authenticator_turned_off'
    | 'recovery_codes_renewed'
    | 'recovery_code_used'
    | 'passkey_added'
    | 'passkey_removed'
    | 'factors_reset'
    | 'suspended'
    | 'suspension_ended'
  at: number
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    audit: AuditTable
  }
}

const retentionMs = 30 * dayMs

export async function writeAudit(
  handle: StoreHandle,
  userId: string,
  event: AuditTable['event'],
): Promise<void> {
  await handle.db
    .insertInto('audit')
    .values({ id: uuidv7(), user_id: userId, event, at: handle.now() })
    .execute()
}

export async function deleteOldAudit(store: Store): Promise<void> {
  await store.db.deleteFrom('audit').where(sql<boolean>`at <= ${store.now()} - ${retentionMs}`).execute()
}
