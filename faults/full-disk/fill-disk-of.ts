import { startThrowAwayPostgres } from '../../scripts/testing/throw-away-postgres.ts'
import { type DataPlace, postgresPlace, sqlitePlace } from '../lib/data-place.ts'
import type { FaultReport } from '../lib/fault-report.ts'
import { fillTheDisk } from './fill-the-disk.ts'
import { mountSmallDisk } from './small-disk.ts'

/** A database with its write-ahead log and, where they must be copied, the programs; room to work beside them. */
const megabytes = { sqlite: 16, postgres: 320 } as const

/** @returns undefined where nobody may mount a disk. */
export async function fillDiskOf(
  kind: DataPlace['kind'],
  times: number,
  seed: number,
): Promise<FaultReport | undefined> {
  const disk = mountSmallDisk(megabytes[kind])
  if (!disk) return undefined
  const postgres =
    kind === 'postgres' ? await startThrowAwayPostgres({ place: disk.folder, keepsCommits: true }) : undefined
  const place = postgres ? await postgresPlace(postgres.url) : sqlitePlace(disk.folder)
  try {
    return await fillTheDisk({ place, disk, times, seed })
  } finally {
    disk.makeRoom()
    await place.remove()
    await postgres?.stop()
    disk.remove()
  }
}
