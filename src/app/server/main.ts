import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Compiled forms of our sources are kept between starts; everything else is loaded after this line.
enableCompileCache()

const distFolder = fileURLToPath(new URL('../../../dist', import.meta.url))
const { startProduct } = await import('./start-product.ts')
await startProduct({ distFolder: existsSync(distFolder) ? distFolder : undefined })
