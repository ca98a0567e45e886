import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readErasures, writeErasure } from '#accounts/server/own-account/erasure-store.ts'
import { forgetAgain } from '#accounts/server/own-account/forget-person.ts'
import type { Config } from '#platform/server/config.ts'
import { secretsFrom } from '#platform/server/secrets.ts'
import { lockFolder } from '#platform/server/store/folder-lock.ts'
import { migrateStore } from '#platform/server/store/migrate.ts'
import { openSqlite } from '#platform/server/store/sqlite.ts'
import type { Store } from '#platform/server/store/store.ts'
import { migrations } from '../migrations.ts'
import { allPersonalData } from '../personal-data.ts'
import { backupFiles, readManifest } from './backup-manifest.ts'
import { runCommand, UsageError } from './command.ts'
import { openToFill } from './open-to-fill.ts'
import { progressOn } from './report-progress.ts'
import {
  type ForgetAgain,
  fillPostgres,
  isEmpty,
  openBackup,
  RestoreError,
  removeDatabase,
  replaceFile,
} from './restore-backup.ts'

const usage = `npm run restore -- [--replace] FOLDER

Puts a backup in the place of the store: the file in DATA_DIR, or PostgreSQL where DATABASE_URL says so.
Stop Capra first. A store that holds something is replaced only with --replace; the file before it is kept beside.
Whoever deleted their account since the backup was made is deleted again.`

const progress = progressOn(process.stderr, () => undefined)

await runCommand({ usage, options: { replace: { type: 'boolean' } }, most: 1 }, async (words, config) => {
  const [folder] = words.positionals
  if (folder === undefined) throw new UsageError('Which backup?')
  const { madeAt } = readManifest(folder)
  const secret = readFileSync(join(folder, backupFiles.secret), 'utf8').trim()
  if (config.appSecret && config.appSecret !== secret)
    throw new RestoreError(
      `APP_SECRET is another one than the backup's. Set it to the content of ${join(folder, backupFiles.secret)}.`,
    )
  const mayReplace = words.values.replace === true
  const unlock = lockFolder(config.dataDir)
  try {
    const restore = config.databaseUrl ? intoPostgres : intoFolder
    const { forgotten, notes } = await restore({ folder, secret, mayReplace }, config)
    console.log(`The store is as it was at ${madeAt}.`)
    if (forgotten > 0) console.log(`Deleted again, as they had asked since: ${forgotten} accounts.`)
    for (const note of notes) console.log(note)
  } finally {
    unlock()
  }
})

interface Restore {
  readonly folder: string
  readonly secret: string
  readonly mayReplace: boolean
}

interface Restored {
  readonly forgotten: number
  /** What an operator needs to know beside. */
  readonly notes: readonly string[]
}

async function intoFolder(
  { folder, secret, mayReplace }: Restore,
  { dataDir, appSecret }: Config,
): Promise<Restored> {
  const place = join(dataDir, 'capra.db')
  if (existsSync(place) && !mayReplace)
    throw new RestoreError(`${dataDir} holds a store already. Add --replace to put the backup in its place.`)
  const erasures = existsSync(place) ? await erasuresIn(() => openSqlite(place)) : new Set<string>()
  const file = `${place}.restoring`
  const secretFile = join(dataDir, 'secret')
  const present = existsSync(secretFile) ? readFileSync(secretFile, 'utf8').trim() : secret
  const forget = forgetting([secret, present], erasures)
  const { store, forgotten } = await openBackup(folder, file, forget, progress)
  await store.close()
  const aside = replaceFile(file, place, new Date())
  const notes = aside ? [`The store before it is ${aside}: delete it when you no longer need it.`] : []
  if (erasures === undefined) notes.push(unreadable)
  if (appSecret === undefined) notes.push(...keepSecret(secretFile, secret))
  return { forgotten, notes }
}

async function intoPostgres(
  { folder, secret, mayReplace }: Restore,
  { dataDir, databaseUrl = '' }: Config,
): Promise<Restored> {
  const file = join(dataDir, 'restoring.db')
  const target = await openToFill(databaseUrl)
  try {
    await migrateStore(target, migrations)
    const erasures = await readErasures(target)
    const { store, forgotten } = await openBackup(folder, file, forgetting([secret], erasures), progress)
    try {
      if (!mayReplace && !(await isEmpty(target, store)))
        throw new RestoreError(
          'The PostgreSQL database holds a store already. Add --replace to put the backup in its place.',
        )
      await fillPostgres(store, target, progress)
    } finally {
      await store.close()
    }
    return { forgotten, notes: [] }
  } finally {
    removeDatabase(file)
    await target.close()
  }
}

const unreadable =
  'The store that was there could not be read: whoever deleted their account since the backup was made is back. ' +
  'Delete those accounts again.'

/** Who asked to be forgotten, as the store that is replaced knows. Undefined when it cannot be read. */
async function erasuresIn(open: () => Store): Promise<ReadonlySet<string> | undefined> {
  try {
    const store = open()
    try {
      await migrateStore(store, migrations)
      return await readErasures(store)
    } finally {
      await store.close()
    }
  } catch {
    return undefined
  }
}

/** The first secret is the backup's, and the store's from now on; under the others people may have left since. */
function forgetting(
  [secret, ...others]: readonly [string, ...string[]],
  erasures: ReadonlySet<string> = new Set(),
): ForgetAgain {
  return async (restored) => {
    await restored.transaction(async (tx) => {
      for (const mac of erasures) await writeErasure(tx, mac)
    })
    const secrets = secretsFrom(secret)
    const parts = { secrets, personalData: allPersonalData(secrets) }
    return forgetAgain(restored, parts, others.map(secretsFrom))
  }
}

/** Sessions, waiting mails and the list of those erased belong to the secret they were made with. */
function keepSecret(file: string, secret: string): readonly string[] {
  const present = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
  if (present === secret) return []
  if (present !== undefined) renameSync(file, `${file}.before-restore`)
  writeFileSync(file, secret, { mode: 0o600, flush: true })
  return present === undefined ? [] : [`The secret before it is ${file}.before-restore.`]
}
