import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { secretsFrom } from '#platform/server/secrets.ts'
import { lockFolder } from '#platform/server/store/folder-lock.ts'
import { migrateStore } from '#platform/server/store/migrate.ts'
import { openSqlite } from '#platform/server/store/sqlite.ts'
import { migrations } from '../migrations.ts'
import { runCommand } from './command.ts'
import { MoveError, moveToPostgres } from './move-to-postgres.ts'
import { openToFill } from './open-to-fill.ts'
import { progressOn } from './report-progress.ts'

const usage = `DATABASE_URL=postgres://... APP_SECRET=... npm run migrate:store

Moves everything from the embedded store in DATA_DIR into an empty PostgreSQL and reads it back.
Stop Capra first. Broken off, it goes on where it was when it is started again. The old file is left as it is.`

await runCommand({ usage, most: 0 }, async (_words, { dataDir, databaseUrl, appSecret }) => {
  const file = join(dataDir, 'capra.db')
  if (!databaseUrl || !appSecret) throw new MoveError(`DATABASE_URL says where to.\n\n${usage}`)
  if (!existsSync(file)) throw new MoveError(`There is no store in ${dataDir}. DATA_DIR says where it is.`)
  refuseOtherSecret(join(dataDir, 'secret'), appSecret)
  const unlock = lockFolder(dataDir)
  const from = openSqlite(file)
  const to = await openToFill(databaseUrl)
  try {
    await migrateStore(from, migrations)
    await migrateStore(to, migrations)
    const mark = secretsFrom(appSecret).mac('store-copy', 'embedded')
    const rows = await moveToPostgres(from, to, mark, progressOn(process.stderr, console.log))
    console.log(
      `All ${rows.toLocaleString('en')} rows are in PostgreSQL and were read back. Start Capra with DATABASE_URL and ` +
        `APP_SECRET set. ${file} was left as it was: delete it when you no longer need it.`,
    )
  } finally {
    await from.close()
    await to.close()
    unlock()
  }
})

/** With another secret, sessions end, waiting mails cannot be read, and those erased cannot be recognised. */
function refuseOtherSecret(file: string, appSecret: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8').trim() !== appSecret)
    throw new MoveError(
      `APP_SECRET is another one than that of this store. Set it to the content of ${file}.`,
    )
}
