import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#platform/server/config.ts'
import { openPostgres } from '#platform/server/postgres.ts'
import { openSqlite } from '#platform/server/sqlite.ts'
import type { Store } from '#platform/server/store.ts'
import { runCommand } from './command.ts'
import { deleteOldBackups, makeBackup } from './make-backup.ts'
import { progressOn } from './report-progress.ts'

const usage = `npm run backup -- [--keep N] [FOLDER]

Writes all of the store as of this moment, with the secret, into a folder of its own below FOLDER
(DATA_DIR/backups when left out), while Capra runs. --keep 14 then deletes all but the newest 14.
Keep backups on another disk or machine, and as safe as the store itself.`

await runCommand({ usage, options: { keep: { type: 'string' } }, most: 1 }, async (words, config) => {
  const into = words.positionals[0] ?? join(config.dataDir, 'backups')
  const keep = words.values.keep === undefined ? undefined : Number(words.values.keep)
  if (keep !== undefined && !(Number.isInteger(keep) && keep >= 1 && keep <= 10_000))
    throw new Error('--keep takes a number from 1 to 10,000.')
  const store = openAsItIs(config)
  try {
    const { folder, rows } = await makeBackup(store, {
      into,
      secret: config.appSecret ?? readFileSync(join(config.dataDir, 'secret'), 'utf8').trim(),
      now: new Date(),
      progress: progressOn(process.stderr, () => undefined),
    })
    console.log(`${rows.toLocaleString('en')} rows are in ${folder} and were read back.`)
    if (keep === undefined) return
    for (const name of deleteOldBackups(into, keep)) console.log(`Deleted the old backup ${name}.`)
  } finally {
    await store.close()
  }
})

/** Without migrating: a backup is what one makes before an update. */
function openAsItIs({ databaseUrl, dataDir }: Config): Store {
  if (databaseUrl) return openPostgres(databaseUrl, () => undefined)
  const file = join(dataDir, 'capra.db')
  if (!existsSync(file)) throw new Error(`There is no store in ${dataDir}. DATA_DIR says where it is.`)
  return openSqlite(file)
}
