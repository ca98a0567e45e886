import type { StoreHandle } from '../store.ts'
import './outbox-store.ts'

export interface KeptMail {
  readonly kind: string
  readonly status: string
  readonly queuedAt: number
}

/** What is kept of the mails to an address: never their words. */
export async function readMailsTo({ db }: StoreHandle, recipientMac: string): Promise<readonly KeptMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['kind', 'status', 'created_at'])
    .where('recipient_mac', '=', recipientMac)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ kind, status, created_at }) => ({ kind, status, queuedAt: created_at }))
}

/** Mails to a person, and those to others that name them, sent or not. */
export async function deleteMailsOf(tx: StoreHandle, userId: string, recipientMac: string): Promise<void> {
  await tx.db
    .deleteFrom('outbox')
    .where((row) => row.or([row('recipient_mac', '=', recipientMac), row('on_behalf_of', '=', userId)]))
    .execute()
}
