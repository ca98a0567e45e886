import { readSavedAnswers } from './idempotency.ts'
import { recipientMac } from './mail/outbox.ts'
import { deleteMailsOf, readMailsTo } from './mail/outbox-store.ts'
import type { Secrets } from './secrets.ts'
import type { StoreHandle } from './store/store.ts'

export interface Person {
  readonly userId: string
  /** The address in its unique form, for rows that know a person by it. */
  readonly emailKey: string
}

/**
 * What one feature keeps of people: it can be given to a person whole, and be forgotten. Every table of the schema
 * belongs to one of these or is known to hold no personal data; a test refuses a table that is neither.
 */
export interface PersonalData {
  readonly tables: readonly string[]
  /** Sections of the export by name. Times are ISO 8601; other people stand in it by their display name only. */
  exportOf(handle: StoreHandle, person: Person): Promise<Readonly<Record<string, unknown>>>
  /**
   * Forgets what does not go with the person's row by itself (`on delete cascade`), in the transaction that deletes
   * that row, which is locked already.
   */
  erase?(tx: StoreHandle, person: Person): Promise<void>
}

/** A moment of the store's clock as the export writes it. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

/** Queued and recently sent mails, and replies saved for a day in case a request is repeated. */
export function platformPersonalData(secrets: Secrets): PersonalData {
  return {
    tables: ['outbox', 'idempotency'],

    async exportOf(handle, { userId, emailKey }) {
      const mails = await readMailsTo(handle, recipientMac(secrets, emailKey))
      const answers = await readSavedAnswers(handle, userId)
      return {
        mails: mails.map(({ kind, status, queuedAt }) => ({ kind, status, queuedAt: isoTime(queuedAt) })),
        repeatableRequests: answers.map(({ call, key, answer, createdAt }) => ({
          call,
          key,
          answer: JSON.parse(answer) as unknown,
          at: isoTime(createdAt),
        })),
      }
    },

    erase: (tx, { userId, emailKey }) => deleteMailsOf(tx, userId, recipientMac(secrets, emailKey)),
  }
}
