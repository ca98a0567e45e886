import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Caches compiled sources between starts, so it must run before the other imports.
enableCompileCache()

const distFolder = fileURLToPath(new URL('../../../dist', import.meta.url))
const { loadEnvFile } = await import('../../platform/server/config.ts')
const { startProduct } = await import('./start-product.ts')
loadEnvFile()
await startProduct({ distFolder: existsSync(distFolder) ? distFolder : undefined })
