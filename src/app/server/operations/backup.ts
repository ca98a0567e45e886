import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './command.ts'
import { deleteBrokenOff, deleteOldBackups, makeBackup } from './make-backup.ts'
import { openAsItIs } from './open-as-it-is.ts'
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
    for (const name of deleteBrokenOff(into, new Date())) console.log(`Deleted what was left of ${name}.`)
    if (keep === undefined) return
    for (const name of deleteOldBackups(into, keep)) console.log(`Deleted the old backup ${name}.`)
  } finally {
    await store.close()
  }
})
