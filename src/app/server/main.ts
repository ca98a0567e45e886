import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Compiled forms of our sources are kept between starts; everything else is loaded after this line.
enableCompileCache()

// Settings given by the environment win over the file.
if (existsSync('.env')) process.loadEnvFile('.env')

const distFolder = fileURLToPath(new URL('../../../dist', import.meta.url))
const { startProduct } = await import('./start-product.ts')
await startProduct({ distFolder: existsSync(distFolder) ? distFolder : undefined })
