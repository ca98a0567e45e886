import { ConfigError, readConfig } from '#platform/server/config.ts'
import { openStore } from './open-store.ts'

try {
  const store = await openStore(readConfig(), () => undefined)
  await store.close()
  console.log('The database is up to date.')
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exitCode = 1
}
