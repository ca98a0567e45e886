import { setTimeout as wait } from 'node:timers/promises'
import { openMailInbox } from '../lib/mail-inbox.ts'
import { randomFrom } from '../lib/random.ts'
import type { Report } from '../lib/report.ts'
import { type RestartableProduct, startRestartableProduct } from '../lib/restartable-product.ts'
import type { TestData } from '../lib/test-data.ts'
import { signUp } from '../lib/users.ts'
import { until } from '../lib/wait-until.ts'
import { findBrokenInvariants } from './invariants-store.ts'
import { type Findings, Writer } from './writer.ts'

/** The process to kill and restart. */
export interface CrashTarget {
  readonly name: string
  kill(product: RestartableProduct): Promise<void>
  restart(product: RestartableProduct): Promise<void>
}

export const appProcess: CrashTarget = {
  name: 'the app (SIGKILL)',
  kill: (product) => product.kill(),
  restart: (product) => product.start(),
}

interface Plan {
  readonly data: TestData
  readonly target: CrashTarget
  readonly pairs: number
  readonly writes: number
  readonly kills: number
  readonly seed: number
}

/**
 * Pairs of users write continuously while a process is killed. After each restart all confirmed writes are checked.
 */
export async function crashDuringWrites({ data, target, pairs, writes, kills, seed }: Plan): Promise<Report> {
  const random = randomFrom(seed)
  const mails = await openMailInbox()
  const product = await startRestartableProduct({ ...data.settings, SMTP_URL: mails.url })
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
      // Writes in progress at this moment are interrupted by the kill.
      isOver = true
      await target.kill(product)
      await writing
      const began = performance.now()
      await target.restart(product)
      await until('the product is ready', () => product.isReady())
      slowestMs = Math.max(slowestMs, performance.now() - began)
      await Promise.all(writers.map((writer) => writer.check(findings)))
      const store = data.open()
      const broken = await findBrokenInvariants(store)
      await store.close()
      findings.halfApplied += broken.length
      findings.other.push(...broken)
    }
    const unknown = writers.reduce((sum, writer) => sum + writer.unknown, 0)
    return {
      promise: 'a confirmed change survives a crash of the app or the database',
      injected: `kill of ${target.name} during writes, ${data.kind}`,
      volume: `${kills} kills, ${confirmed()} confirmed writes`,
      ...findings,
      figures: {
        'writes interrupted by a kill': unknown,
        'slowest restart, ms': Math.round(slowestMs),
        seed,
      },
    }
  } finally {
    await product.kill()
    await mails.close()
  }
}
