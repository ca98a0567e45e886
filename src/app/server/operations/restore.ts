import { existsSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { readErasures, writeErasure } from '#accounts/server/own-account/erasure-store.ts'
import { forgetAgain } from '#accounts/server/own-account/forget-person.ts'
import type { Config } from '#platform/server/config.ts'
import { readSecret, saveSecret, secretsFrom } from '#platform/server/secrets.ts'
import { lockFolder } from '#platform/server/store/folder-lock.ts'
import { migrateStore } from '#platform/server/store/migrate.ts'
import { copyTimeouts, openPostgres } from '#platform/server/store/postgres.ts'
import { openSqlite } from '#platform/server/store/sqlite.ts'
import type { Store } from '#platform/server/store/store.ts'
import { allPersonalData } from '../all-personal-data.ts'
import { migrations } from '../migrations.ts'
import { runCommand, UsageError } from './command.ts'
import { backupFiles } from './make-backup.ts'
import { prepareRestore, RestoreError, replaceFile } from './restore-backup.ts'

const usage = `npm run restore -- [--replace] FOLDER

Restores a backup of an embedded store into DATA_DIR. Stop Capra first. An existing store is replaced only with
--replace; its file is kept. People who deleted their account since the backup was made are deleted again.

DATABASE_URL=postgres://... npm run restore -- --erasures-from OLD_DATABASE_URL

After pg_restore into a new database: deletes again those who, as the old database knows, deleted their account.`

const options = { replace: { type: 'boolean' }, 'erasures-from': { type: 'string' } } as const

await runCommand({ usage, options, most: 1 }, async ({ positionals: [folder], values }, config) => {
  const oldDatabase = values['erasures-from']
  if (config.databaseUrl) {
    if (typeof oldDatabase !== 'string' || folder !== undefined)
      throw new UsageError('A PostgreSQL store is restored with pg_restore: see docs/running-capra.md.')
    reportForgotten(await deleteErasedInPostgres(config.databaseUrl, oldDatabase, config.appSecret ?? ''))
    return
  }
  if (folder === undefined) throw new UsageError('Name the backup to restore.')
  for (const name of Object.values(backupFiles))
    if (!existsSync(join(folder, name)))
      throw new RestoreError(`There is no backup in ${folder}: it has no file "${name}".`)
  const unlock = lockFolder(config.dataDir)
  try {
    await restoreFolder(folder, config, values.replace === true)
  } finally {
    unlock()
  }
})

async function restoreFolder(
  folder: string,
  { dataDir, appSecret }: Config,
  mayReplace: boolean,
): Promise<void> {
  const secret = readSecret(join(folder, backupFiles.secret))
  if (appSecret && appSecret !== secret)
    throw new RestoreError(
      `APP_SECRET differs from the backup's. Set it to the content of ${join(folder, backupFiles.secret)}.`,
    )
  const path = join(dataDir, 'capra.db')
  if (existsSync(path) && !mayReplace)
    throw new RestoreError(
      `${dataDir} already contains a store. Add --replace to replace it with the backup.`,
    )
  const erasures = existsSync(path)
    ? await erasuresIn(openSqlite(path)).catch(() => undefined)
    : new Set<string>()
  const secretFile = join(dataDir, 'secret')
  const present = existsSync(secretFile) ? readFileSync(secretFile, 'utf8').trim() : secret
  const file = `${path}.restoring`
  const forgotten = await prepareRestore(folder, file, (store) =>
    deleteErasedUsers(store, erasures ?? new Set(), [secret, present]),
  )
  const previous = replaceFile(file, path, new Date())
  console.log(`The store was restored from ${folder}.`)
  reportForgotten(forgotten)
  if (previous) console.log(`The previous store is ${previous}: delete it when you no longer need it.`)
  if (erasures === undefined)
    console.log(
      'The previous store could not be read: people who deleted their account since the backup was made are back. ' +
        'Delete those accounts again.',
    )
  if (appSecret === undefined) restoreSecret(secretFile, secret)
}

async function deleteErasedInPostgres(url: string, oldUrl: string, appSecret: string): Promise<number> {
  const open = (each: string) => openPostgres(each, () => undefined, undefined, copyTimeouts)
  const erasures = await erasuresIn(open(oldUrl))
  const store = open(url)
  try {
    await migrateStore(store, migrations)
    return await deleteErasedUsers(store, erasures, [appSecret])
  } finally {
    await store.close()
  }
}

/** The deleted users recorded in the store that is being replaced. Closes that store. */
async function erasuresIn(store: Store): Promise<ReadonlySet<string>> {
  try {
    await migrateStore(store, migrations)
    return await readErasures(store)
  } finally {
    await store.close()
  }
}

/** The first secret is that of the restored store; users may since have been deleted under the others. */
async function deleteErasedUsers(
  store: Store,
  erasures: ReadonlySet<string>,
  [secret, ...others]: readonly [string, ...string[]],
): Promise<number> {
  await store.transaction(async (tx) => {
    for (const mac of erasures) await writeErasure(tx, mac)
  })
  const secrets = secretsFrom(secret)
  const parts = { secrets, personalData: allPersonalData(secrets) }
  return forgetAgain(store, parts, others.map(secretsFrom))
}

function reportForgotten(count: number): void {
  if (count > 0)
    console.log(
      `Deleted ${count === 1 ? '1 account' : `${count} accounts`} again that ${count === 1 ? 'was' : 'were'} deleted after the backup.`,
    )
}

/** Sessions, queued mails and the erasure ledger depend on the secret they were made with. */
function restoreSecret(file: string, secret: string): void {
  const present = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
  if (present === secret) return
  if (present !== undefined) {
    renameSync(file, `${file}.before-restore`)
    console.log(`The previous secret is ${file}.before-restore.`)
  }
  saveSecret(file, secret)
}
