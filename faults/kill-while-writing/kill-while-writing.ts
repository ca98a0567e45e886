import { setTimeout as wait } from 'node:timers/promises'
import type { FaultReport } from '../lib/fault-report.ts'
import { type LivingProduct, startLivingProduct } from '../lib/living-product.ts'
import { openMailSink } from '../lib/mail-sink.ts'
import { signUp } from '../lib/people.ts'
import { randomFrom } from '../lib/random.ts'
import type { TestData } from '../lib/test-data.ts'
import { until } from '../lib/until.ts'
import { findBrokenRules } from './broken-rules-store.ts'
import { type Findings, Writer } from './writer.ts'

/** Who is killed, and how to bring them back. */
export interface Victim {
  readonly name: string
  kill(product: LivingProduct): Promise<void>
  revive(product: LivingProduct): Promise<void>
}

export const theApp: Victim = {
  name: 'the app (SIGKILL)',
  kill: (product) => product.kill(),
  revive: (product) => product.start(),
}

interface Plan {
  readonly data: TestData
  readonly victim: Victim
  readonly pairs: number
  readonly writes: number
  readonly kills: number
  readonly seed: number
}

/**
 * Pairs of people write without a pause; somebody is killed in the middle, and after each revival everything that
 * was ever confirmed is asked for again.
 */
export async function killWhileWriting({
  data,
  victim,
  pairs,
  writes,
  kills,
  seed,
}: Plan): Promise<FaultReport> {
  const random = randomFrom(seed)
  const mails = await openMailSink()
  const product = await startLivingProduct({ ...data.settings, SMTP_URL: mails.url })
  try {
    const writers: Writer[] = []
    for (let i = 0; i < pairs; i += 1) {
      const pair = { ada: await signUp(product, mails), ben: await signUp(product, mails) }
      const some = await pair.ada.call('GET', '/api/company-questions?limit=40')
      const questions = some?.body.map(({ id }: { id: number }) => id)
      writers.push(new Writer(pair, randomFrom(seed + 7919 * (i + 1)), questions))
    }
    const findings: Findings = { lost: 0, halfApplied: 0, other: [] }
    const confirmed = () => writers.reduce((sum, writer) => sum + writer.confirmed, 0)
    let slowestMs = 0

    for (let time = 1; time <= kills; time += 1) {
      const enough = Math.ceil((writes * time) / kills)
      let isOver = false
      const writing = Promise.all(
        writers.map(async (writer) => {
          while (!isOver && (await writer.write(findings)));
        }),
      )
      await until(`${enough} confirmed writes`, () => confirmed() >= enough)
      await wait(random.below(40))
      // What is under way at this moment is what gets killed.
      isOver = true
      await victim.kill(product)
      await writing
      const began = performance.now()
      await victim.revive(product)
      await until('the product is ready', () => product.isReady())
      slowestMs = Math.max(slowestMs, performance.now() - began)
      await Promise.all(writers.map((writer) => writer.check(findings)))
      const store = data.open()
      const broken = await findBrokenRules(store)
      await store.close()
      findings.halfApplied += broken.length
      findings.other.push(...broken)
    }
    const unknown = writers.reduce((sum, writer) => sum + writer.unknown, 0)
    return {
      promise: 'a confirmed change survives a crash of the app or the database',
      injected: `kill of ${victim.name} among writes, ${data.kind}`,
      howOften: `${kills} kills, ${confirmed()} confirmed writes`,
      ...findings,
      facts: { 'writes under way at a kill': unknown, 'slowest return, ms': Math.round(slowestMs), seed },
    }
  } finally {
    await product.kill()
    await mails.close()
  }
}
