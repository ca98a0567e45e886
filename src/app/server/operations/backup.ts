import { join } from 'node:path'
import { readSecret } from '#platform/server/secrets.ts'
import { openWithoutMigrating } from '../open-store.ts'
import { runCommand } from './command.ts'
import { deleteOldBackups, makeBackup } from './make-backup.ts'

const usage = `npm run backup -- [--keep N] [FOLDER]

Writes the embedded store as of this moment, with the secret, into a folder of its own inside FOLDER
(DATA_DIR/backups when left out), while Capra runs. --keep 14 then deletes all but the newest 14.
Keep backups on another disk or machine, and as safe as the store itself. For PostgreSQL use pg_dump.`

await runCommand({ usage, options: { keep: { type: 'string' } }, most: 1 }, async (words, config) => {
  if (config.databaseUrl)
    throw new Error('A PostgreSQL store is backed up with pg_dump: see docs/running-capra.md.')
  const into = words.positionals[0] ?? join(config.dataDir, 'backups')
  const keep = words.values.keep === undefined ? undefined : Number(words.values.keep)
  if (keep !== undefined && !(Number.isInteger(keep) && keep >= 1 && keep <= 10_000))
    throw new Error('--keep takes a number from 1 to 10,000.')
  const store = await openWithoutMigrating(config)
  try {
    const folder = await makeBackup(store, {
      into,
      secret: config.appSecret ?? readSecret(join(config.dataDir, 'secret')),
      now: new Date(),
    })
    console.log(`The backup is in ${folder} and has been verified.`)
    if (keep === undefined) return
    for (const name of deleteOldBackups(into, keep)) console.log(`Deleted the old backup ${name}.`)
  } finally {
    await store.close()
  }
})
