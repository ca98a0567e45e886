import type { StoreHandle } from '../store.ts'
import type { OutboxTable } from './outbox-store.ts'

/** A mail that could not be sent yet, or never. Neither whom it is for nor what it says. */
export interface TroubledMail {
  readonly id: string
  readonly kind: string
  readonly status: OutboxTable['status']
  readonly attempts: number
  /** Milliseconds since 1970. */
  readonly queuedAt: number
  /** What the mail server said at the last try. */
  readonly reason: string
}

/** The newest first. */
export async function readTroubledMails({ db }: StoreHandle, most: number): Promise<readonly TroubledMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'status', 'attempts', 'created_at', 'last_error'])
    .where('status', 'in', ['waiting', 'dead'])
    .where('last_error', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ created_at, last_error, ...mail }) => ({
    ...mail,
    queuedAt: created_at,
    reason: last_error ?? '',
  }))
}
