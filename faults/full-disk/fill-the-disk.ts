import { findBrokenRules } from '../kill-while-writing/broken-rules-store.ts'
import { type Findings, Writer } from '../kill-while-writing/writer.ts'
import type { FaultReport } from '../lib/fault-report.ts'
import { startLivingProduct } from '../lib/living-product.ts'
import { openMailSink } from '../lib/mail-sink.ts'
import { signUp } from '../lib/people.ts'
import { randomFrom } from '../lib/random.ts'
import type { TestData } from '../lib/test-data.ts'
import { until } from '../lib/until.ts'
import type { SmallDisk } from './small-disk.ts'

interface Plan {
  readonly data: TestData
  /** Holds the data. */
  readonly disk: Pick<SmallDisk, 'fill' | 'makeRoom'>
  readonly times: number
  readonly seed: number
}

/** Far more than fits into what a store has already taken of the disk. */
const mostWrites = 20_000

/** Fills the disk under a product at work, until it refuses to write; reads; makes room; goes on. */
export async function fillTheDisk({ data, disk, times, seed }: Plan): Promise<FaultReport> {
  const mails = await openMailSink()
  const product = await startLivingProduct({ ...data.settings, SMTP_URL: mails.url })
  const findings: Findings = { lost: 0, halfApplied: 0, other: [] }
  let refused = 0
  let confirmed = 0
  try {
    const pair = { ada: await signUp(product, mails), ben: await signUp(product, mails) }
    const some = await pair.ada.call('GET', '/api/company-questions?limit=40')
    const questions = some?.body.map(({ id }: { id: number }) => id)
    const writer = new Writer(pair, randomFrom(seed), questions)
    for (let time = 1; time <= times; time += 1) {
      for (let i = 0; i < 20; i += 1)
        if (!(await writer.write(findings))) findings.other.push('A write was refused while there was room.')
      disk.fill()
      let written = 0
      while (await writer.write(findings))
        if (++written > mostWrites) throw new Error('A full disk still takes everything.')
      for (let i = 0; i < 10; i += 1) {
        // What is there can be read, and the write that was refused is not there in part.
        await writer.check(findings)
        if (!(await writer.write(findings))) refused += 1
      }
      await writer.check(findings)
      disk.makeRoom()
      await until('a write goes through again', async () => {
        const isSaved = await writer.write(findings)
        if (!isSaved) await writer.check(findings)
        return isSaved
      })
      await writer.check(findings)
    }
    confirmed = writer.confirmed
  } finally {
    await product.kill()
    await mails.close()
  }
  const store = data.open()
  const broken = await findBrokenRules(store)
  await store.close()
  findings.halfApplied += broken.length
  findings.other.push(...broken)
  return {
    promise: 'a full disk refuses writes, answers reads, leaves nothing half written, and mends by itself',
    injected: `no byte left on the disk, ${data.kind}`,
    howOften: `${times} times, ${confirmed} confirmed writes, ${refused} refusals`,
    ...findings,
    facts: { seed },
  }
}
