import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Caches compiled sources between starts; everything else is loaded after this line.
enableCompileCache()

const distFolder = fileURLToPath(new URL('../../../dist', import.meta.url))
const { loadEnvFile } = await import('../../platform/server/config.ts')
const { startProduct } = await import('./start-product.ts')
loadEnvFile()
await startProduct({ distFolder: existsSync(distFolder) ? distFolder : undefined })
