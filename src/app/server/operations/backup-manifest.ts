import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { TableSum } from '#platform/server/copy/row-sum.ts'

/** Names of the files of a backup; the database comes last into place, so a folder with it is whole. */
export const backupFiles = { database: 'capra.db', manifest: 'backup.json', secret: 'secret' } as const

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The store that was backed up; a backup of either can be restored into either. */
  from: z.enum(['sqlite', 'postgres']),
  tables: z.record(z.string(), z.object({ rows: z.int(), sum: z.string() })),
})

export interface BackupManifest {
  readonly madeAt: string
  readonly from: 'sqlite' | 'postgres'
  readonly tables: ReadonlyMap<string, TableSum>
}

export function writeManifest(folder: string, { madeAt, from, tables }: BackupManifest): void {
  const text = JSON.stringify({ format: 1, madeAt, from, tables: Object.fromEntries(tables) }, undefined, 2)
  writeFileSync(join(folder, backupFiles.manifest), `${text}\n`, { mode: 0o600, flush: true })
}

/** @throws Error with a sentence when the folder holds no backup that this version reads. */
export function readManifest(folder: string): BackupManifest {
  let text: string
  try {
    text = readFileSync(join(folder, backupFiles.manifest), 'utf8')
  } catch {
    throw new Error(`There is no backup in ${folder}: it has no ${backupFiles.manifest}.`)
  }
  const read = manifestSchema.safeParse(parsed(text))
  if (!read.success) throw new Error(`${join(folder, backupFiles.manifest)} is not the list of a backup.`)
  const { madeAt, from, tables } = read.data
  return { madeAt, from, tables: new Map(Object.entries(tables)) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
