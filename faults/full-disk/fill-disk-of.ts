import { startTemporaryPostgres } from '../../scripts/testing/temporary-postgres.ts'
import type { FaultReport } from '../lib/fault-report.ts'
import { postgresData, sqliteData, type TestData } from '../lib/test-data.ts'
import { fillTheDisk } from './fill-the-disk.ts'
import { mountSmallDisk } from './small-disk.ts'

/** A database with its write-ahead log and, where they must be copied, the programs; room to work beside them. */
const megabytes = { sqlite: 16, postgres: 320 } as const

/** @returns undefined where nobody may mount a disk. */
export async function fillDiskOf(
  kind: TestData['kind'],
  times: number,
  seed: number,
): Promise<FaultReport | undefined> {
  const disk = mountSmallDisk(megabytes[kind])
  if (!disk) return undefined
  const postgres =
    kind === 'postgres'
      ? await startTemporaryPostgres({ parentFolder: disk.folder, durable: true })
      : undefined
  const data = postgres ? await postgresData(postgres.url) : sqliteData(disk.folder)
  try {
    return await fillTheDisk({ data, disk, times, seed })
  } finally {
    disk.makeRoom()
    await data.remove()
    await postgres?.stop()
    disk.remove()
  }
}
