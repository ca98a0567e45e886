import { ConfigError, readConfig } from '#platform/server/config.ts'
import { loadEnvFile } from './load-env-file.ts'
import { openStore } from './open-store.ts'

try {
  loadEnvFile()
  const store = await openStore(readConfig(), () => undefined)
  await store.close()
  console.log('The database is up to date.')
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exitCode = 1
}
