import { readKeptAnswers } from './idempotency-store.ts'
import { recipientMac } from './mail/outbox.ts'
import { deleteMailsOf, readMailsTo } from './mail/outbox-person-store.ts'
import { isoTime, type PersonalData } from './personal-data.ts'
import type { Secrets } from './secrets.ts'

/** Mails that wait or were sent lately, and answers kept for a day in case a request is repeated. */
export function platformPersonalData(secrets: Secrets): PersonalData {
  return {
    tables: ['outbox', 'idempotency'],

    async exportOf(handle, { userId, emailKey }) {
      const mails = await readMailsTo(handle, recipientMac(secrets, emailKey))
      const answers = await readKeptAnswers(handle, userId)
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
