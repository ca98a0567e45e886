import { sql } from 'kysely'
import { uuidv7 } from '../ids.ts'
import type { StoreHandle } from '../store.ts'
import type { Mail } from './mail.ts'

export interface OutboxTable {
  id: string
  kind: string
  /** Sealed mail; null once it was sent or has expired. */
  sealed: string | null
  dedupe_key: string
  status: 'waiting' | 'sent' | 'dead' | 'expired'
  attempts: number
  created_at: number
  /** Not tried before this time; all times are store milliseconds. */
  next_at: number
  expires_at: number | null
  locked_until: number
  last_error: string | null
  /** Keyed hash of the address it goes to. */
  recipient_mac: string | null
  on_behalf_of: string | null
}

declare module '../store.ts' {
  interface Tables {
    outbox: OutboxTable
  }
}

/** How a mail begins: waiting for the worker, or made up, so that asking for it looks the same to whoever asks. */
type FirstStatus = Extract<OutboxTable['status'], 'waiting' | 'expired'>

export async function insertMail(
  tx: StoreHandle,
  mail: Mail,
  { sealed, recipientMac, status }: { sealed: string; recipientMac: string; status: FirstStatus },
): Promise<void> {
  const now = tx.now()
  await tx.db
    .insertInto('outbox')
    .values({
      id: uuidv7(),
      kind: mail.kind,
      sealed: status === 'waiting' ? sealed : null,
      dedupe_key: mail.dedupeKey,
      status,
      attempts: 0,
      created_at: now,
      next_at: now,
      expires_at: mail.usefulForMs === undefined ? null : sql<number>`${now} + ${mail.usefulForMs}`,
      locked_until: 0,
      last_error: null,
      recipient_mac: recipientMac,
      on_behalf_of: mail.onBehalfOf ?? null,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
}
