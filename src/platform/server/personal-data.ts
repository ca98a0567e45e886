import { readSavedAnswers } from './idempotency.ts'
import { recipientMac } from './mail/outbox.ts'
import { deleteMailsOf, readMailsTo } from './mail/outbox-store.ts'
import type { Secrets } from './secrets.ts'
import type { StoreHandle } from './store/store.ts'

export interface Person {
  readonly userId: string
  /** The normalized address, for rows that refer to a person by it. */
  readonly emailKey: string
}

/**
 * The personal data of one feature, for export and deletion. A test checks that every table either belongs to one of
 * these or is listed as having no personal data.
 */
export interface PersonalData {
  readonly tables: readonly string[]
  /** Sections of the export by name. Times are ISO 8601; other people appear by display name only. */
  exportOf(handle: StoreHandle, person: Person): Promise<Readonly<Record<string, unknown>>>
  /**
   * Deletes what `on delete cascade` does not, in the transaction that deletes the user's row, which is locked
   * already.
   */
  erase?(tx: StoreHandle, person: Person): Promise<void>
}

/** Formats a store time for the export. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

export function optionalTime(milliseconds: number | null): string | null {
  return milliseconds === null ? null : isoTime(milliseconds)
}

/** Queued and recently sent mails, and replies saved for idempotency keys. */
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
