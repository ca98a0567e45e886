import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from '#platform/server/store/folder-lock.ts'
import { migrateStore } from '#platform/server/store/migrate.ts'
import { copyTimeouts, openPostgres } from '#platform/server/store/postgres.ts'
import { migrations } from '../migrations.ts'
import { openStore } from '../open-store.ts'
import { runCommand } from './command.ts'
import { MoveError, moveToPostgres } from './move-to-postgres.ts'

const usage = `DATABASE_URL=postgres://... APP_SECRET=... npm run migrate:store

Moves everything from the embedded store in DATA_DIR into an empty PostgreSQL, in one transaction.
Stop Capra first. If it is interrupted, start it again. The old file stays where it is.`

await runCommand({ usage, most: 0 }, async (_words, config) => {
  const { dataDir, databaseUrl, appSecret } = config
  const file = join(dataDir, 'capra.db')
  if (!databaseUrl || !appSecret) throw new MoveError(`Set DATABASE_URL to the target.\n\n${usage}`)
  if (!existsSync(file)) throw new MoveError(`There is no store in ${dataDir}. Set DATA_DIR to its folder.`)
  refuseOtherSecret(join(dataDir, 'secret'), appSecret)
  const unlock = lockFolder(dataDir)
  const from = await openStore({ ...config, databaseUrl: undefined }, () => undefined)
  const to = openPostgres(databaseUrl, () => undefined, undefined, copyTimeouts)
  try {
    await migrateStore(to, migrations)
    const rows = await moveToPostgres(from, to, console.log)
    console.log(
      `All ${rows.toLocaleString('en')} rows are in PostgreSQL. Start Capra with DATABASE_URL and APP_SECRET set. ` +
        `${file} is still there: delete it when you no longer need it.`,
    )
  } finally {
    await from.close()
    await to.close()
    unlock()
  }
})

/** With another secret, sessions end, queued mails cannot be read, and deleted users cannot be recognized. */
function refuseOtherSecret(file: string, appSecret: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8').trim() !== appSecret)
    throw new MoveError(`APP_SECRET is not the secret of this store. Set it to the content of ${file}.`)
}
