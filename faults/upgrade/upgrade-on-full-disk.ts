import { isDeepStrictEqual } from 'node:util'
import { startTemporaryPostgres } from '../../scripts/testing/temporary-postgres.ts'
import { mountSmallDisk, type SmallDisk } from '../full-disk/small-disk.ts'
import type { Report } from '../lib/report.ts'
import { postgresData, sqliteData, type TestData } from '../lib/test-data.ts'
import { until } from '../lib/wait-until.ts'
import {
  checkUpgraded,
  contentsOf,
  type Findings,
  type Setup,
  upgradeUndisturbed,
  withOlderData,
} from './older-data.ts'
import { startUpgrade } from './upgrade-process.ts'

/** Size of the disk: see full-disk.ts. */
const megabytes = { sqlite: 32, postgres: 320 } as const

/** Free bytes at the start of the upgrade: too few to open the store, to copy it, to change it, and enough. */
const bytesLeft = [0, 1e4, 4e4, 1e5, 3e5, 1e6, 2e6, 2.2e6, 2.4e6, 2.6e6, 3e6, 4e6, 6e6, 1e7]

/**
 * Starts an upgrade with little space, again and again. A refused one must say why and change nothing, and the next start
 * with enough space must complete it.
 *
 * @returns undefined if mounting a disk is not allowed.
 */
export async function upgradeOnFullDisk(kind: TestData['kind']): Promise<Report | undefined> {
  const disk = mountSmallDisk(megabytes[kind])
  if (!disk) return undefined
  const postgres =
    kind === 'postgres'
      ? await startTemporaryPostgres({ parentFolder: disk.folder, durable: true })
      : undefined
  const createData = () => (postgres ? postgresData(postgres.url) : sqliteData(disk.folder))
  try {
    return await fillAndUpgrade({ createData, rows: 100, padding: 'x'.repeat(4000), pauseMs: 0 }, disk)
  } finally {
    disk.freeSpace()
    await postgres?.stop()
    disk.remove()
  }
}

async function fillAndUpgrade(setup: Setup, disk: SmallDisk): Promise<Report> {
  const expected = await upgradeUndisturbed(setup)
  const findings: Findings = { lost: 0, halfApplied: 0, other: [] }
  let refused = 0
  for (const bytes of bytesLeft)
    await withOlderData(setup, async (data) => {
      disk.fill(bytes)
      const { code, stderr } = await startUpgrade(data, 0).ended
      disk.freeSpace()
      if (code !== 0) {
        refused += 1
        if (!stderr.includes('The disk is full')) findings.other.push(`With ${bytes} bytes left: ${stderr}`)
      }
      // PostgreSQL may restart after it found no space for its log.
      await until('the store', () =>
        contentsOf(data).then(
          () => true,
          () => false,
        ),
      )
      const found = await contentsOf(data)
      if (!isDeepStrictEqual(found, code === 0 ? expected.after : expected.before)) findings.halfApplied += 1

      const again = await startUpgrade(data, 0).ended
      if (again.code !== 0) findings.other.push(`After ${bytes} bytes were left: ${again.stderr}`)
      await checkUpgraded(data, expected, findings)
    })
  if (refused === 0) findings.other.push('The disk was never too full.')
  return {
    promise: 'an upgrade without enough space says so and changes nothing, and works when there is space',
    injected: 'a disk that is full or becomes full during the upgrade',
    volume: `${bytesLeft.length} upgrades, ${refused} refused`,
    ...findings,
    figures: {},
  }
}
