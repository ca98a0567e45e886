import { call } from '../lib/call.ts'
import { type MailInbox, openMailInbox } from '../lib/mail-inbox.ts'
import { type RestartableProduct, startRestartableProduct } from '../lib/restartable-product.ts'
import type { TestData } from '../lib/test-data.ts'
import { until } from '../lib/wait-until.ts'
import { countBetween, countMails, setQuestionCount } from './counts-store.ts'

/** Two processes on one PostgreSQL. SQLite allows only one process, so both are the same there. */
export interface Processes {
  readonly first: RestartableProduct
  readonly second: RestartableProduct
  readonly mails: MailInbox
  readonly call: typeof call
  either(i: number): RestartableProduct
  setQuestionCount(sessionId: string, count: number): Promise<void>
  countBetween(userA: string, userB: string): Promise<{ pairs: number; acceptances: number }>
  countMails(dedupeKey: string): Promise<number>
  resetTokenFor(email: string): Promise<string>
  close(): Promise<void>
}

export async function startProcesses(data: TestData): Promise<Processes> {
  const mails = await openMailInbox()
  const settings = { ...data.settings, SMTP_URL: mails.url }
  const first = await startRestartableProduct(settings)
  const second = data.kind === 'postgres' ? await startRestartableProduct(settings) : first
  const store = data.open()
  return {
    first,
    second,
    mails,
    call,
    either: (i) => (i % 2 === 0 ? first : second),
    setQuestionCount: (sessionId, count) => setQuestionCount(store, sessionId, count),
    countBetween: (userA, userB) => countBetween(store, userA, userB),
    countMails: (dedupeKey) => countMails(store, dedupeKey),
    resetTokenFor: async (email) => {
      let token: string | undefined
      await until('a mail with a reset link', async () => {
        token = /\/auth\/reset#(\S+)/.exec(await mails.textFor(email))?.[1]
        return token !== undefined
      })
      return token ?? ''
    },
    close: async () => {
      for (const product of new Set([first, second])) await product.kill()
      await store.close()
      await mails.close()
    },
  }
}
