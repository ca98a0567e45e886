import { openStore } from '../open-store.ts'
import { runCommand } from './command.ts'

const usage = `npm run db:migrate

Brings the store up to date: the file in DATA_DIR, or PostgreSQL when DATABASE_URL is set. Starting Capra does the same.`

await runCommand({ usage, most: 0 }, async (_words, config) => {
  const store = await openStore(config, () => undefined)
  await store.close()
  console.log('The database is up to date.')
})
