import { call } from '../lib/call.ts'
import { type LivingProduct, startLivingProduct } from '../lib/living-product.ts'
import { type MailSink, openMailSink } from '../lib/mail-sink.ts'
import type { TestData } from '../lib/test-data.ts'
import { until } from '../lib/until.ts'
import { countBetween, countMails, setQuestionCount } from './only-once-store.ts'

/** Two processes on one PostgreSQL; on the embedded store, which has one by its nature, twice the same. */
export interface Two {
  readonly first: LivingProduct
  readonly second: LivingProduct
  readonly mails: MailSink
  readonly call: typeof call
  either(i: number): LivingProduct
  setQuestionCount(sessionId: string, count: number): Promise<void>
  countBetween(one: string, other: string): Promise<{ friendships: number; acceptances: number }>
  countMails(dedupeKey: string): Promise<number>
  resetTokenFor(email: string): Promise<string>
  close(): Promise<void>
}

export async function startTwo(data: TestData): Promise<Two> {
  const mails = await openMailSink()
  const settings = { ...data.settings, SMTP_URL: mails.url }
  const first = await startLivingProduct(settings)
  const second = data.kind === 'postgres' ? await startLivingProduct(settings) : first
  const store = data.open()
  return {
    first,
    second,
    mails,
    call,
    either: (i) => (i % 2 === 0 ? first : second),
    setQuestionCount: (sessionId, count) => setQuestionCount(store, sessionId, count),
    countBetween: (one, other) => countBetween(store, one, other),
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
