import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const isText = /\.(html|js|css|svg|txt|json|webmanifest)$/
/** Below this the two headers cost more than compression saves. */
const smallestBytes = 512

/** Writes a .br and a .gz file next to every text file, so that the server never compresses one per request. */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && isText.test(entry.name))
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))))
}

/** @param {number} quality of Brotli: 11 takes minutes for a file of 100 MB. */
export async function compressFile(path, quality = 11) {
  const bytes = await readFile(path)
  if (bytes.length < smallestBytes) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [brotli, gzipped] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}
