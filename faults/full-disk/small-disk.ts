import { spawnSync } from 'node:child_process'
import {
  closeSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A tmpfs of a few megabytes. */
export interface SmallDisk {
  readonly folder: string
  /** Uses up every free byte but these. */
  fill(bytesLeft?: number): void
  freeSpace(): void
  remove(): void
}

/** Needs root. @returns undefined if mounting is not allowed. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  if (process.platform !== 'linux') return undefined
  const folder = mkdtempSync(join(tmpdir(), 'capra-disk-'))
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'capra', folder]
  if (spawnSync('mount', options).status !== 0) {
    rmdirSync(folder)
    return undefined
  }
  const filler = join(folder, 'filler')
  const remove = () => {
    process.off('exit', remove)
    // Lazy: a process that is exiting may still use it.
    spawnSync('umount', ['--lazy', folder])
    rmdirSync(folder)
  }
  process.once('exit', remove)
  const fill = (bytesLeft = 0) => {
    fillWith(filler)
    truncateSync(filler, Math.max(0, statSync(filler).size - bytesLeft))
  }
  return { folder, fill, freeSpace: () => rmSync(filler, { force: true }), remove }
}

function fillWith(file: string): void {
  const descriptor = openSync(file, 'a')
  for (const size of [1024 * 1024, 4096, 1]) {
    const piece = Buffer.alloc(size)
    try {
      for (;;) if (writeSync(descriptor, piece) < size) break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
  closeSync(descriptor)
}
