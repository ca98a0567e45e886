import { startTemporaryPostgres } from '../../scripts/testing/temporary-postgres.ts'
import { findBrokenInvariants } from '../crash/invariants-store.ts'
import { type Findings, Writer } from '../crash/writer.ts'
import { openMailInbox } from '../lib/mail-inbox.ts'
import { randomFrom } from '../lib/random.ts'
import type { Report } from '../lib/report.ts'
import { startRestartableProduct } from '../lib/restartable-product.ts'
import { postgresData, sqliteData, type TestData } from '../lib/test-data.ts'
import { signUp } from '../lib/users.ts'
import { until } from '../lib/wait-until.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

/** Size of the disk: database, write-ahead log and, for PostgreSQL, possibly a copy of its binaries. */
const megabytes = { sqlite: 16, postgres: 320 } as const

/** @returns undefined if mounting a disk is not allowed. */
export async function testFullDisk(
  kind: TestData['kind'],
  times: number,
  seed: number,
): Promise<Report | undefined> {
  const disk = mountSmallDisk(megabytes[kind])
  if (!disk) return undefined
  const postgres =
    kind === 'postgres'
      ? await startTemporaryPostgres({ parentFolder: disk.folder, durable: true })
      : undefined
  const data = postgres ? await postgresData(postgres.url) : sqliteData(disk.folder)
  try {
    return await fillRepeatedly({ data, disk, times, seed })
  } finally {
    disk.freeSpace()
    await data.remove()
    await postgres?.stop()
    disk.remove()
  }
}

interface Plan {
  readonly data: TestData
  /** Contains the data. */
  readonly disk: Pick<SmallDisk, 'fill' | 'freeSpace'>
  readonly times: number
  readonly seed: number
}

/** Far more than fits into space that the store has already allocated. */
const mostWrites = 20_000

/** Fills the disk until the product refuses writes, checks reads, frees the disk, and repeats. */
async function fillRepeatedly({ data, disk, times, seed }: Plan): Promise<Report> {
  const mails = await openMailInbox()
  const product = await startRestartableProduct({ ...data.settings, SMTP_URL: mails.url })
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
        if (!(await writer.write(findings)))
          findings.other.push('A write was refused while the disk had space.')
      disk.fill()
      let written = 0
      while (await writer.write(findings))
        if (++written > mostWrites) throw new Error('Writes still succeed although the disk is full.')
      for (let i = 0; i < 10; i += 1) {
        // Reads succeed, and refused writes were not applied partially.
        await writer.check(findings)
        if (!(await writer.write(findings))) refused += 1
      }
      await writer.check(findings)
      disk.freeSpace()
      await until('a successful write', async () => {
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
  const broken = await findBrokenInvariants(store)
  await store.close()
  findings.halfApplied += broken.length
  findings.other.push(...broken)
  return {
    promise:
      'with a full disk, writes are refused and reads work; nothing is half-written, and it recovers by itself',
    injected: `full disk, ${data.kind}`,
    volume: `${times} times, ${confirmed} confirmed writes, ${refused} refusals`,
    ...findings,
    figures: { seed },
  }
}
