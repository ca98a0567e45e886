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

async function compressFile(path) {
  const bytes = await readFile(path)
  if (bytes.length < smallestBytes) return
  const [brotli, gzipped] = await Promise.all([pressed(bytes, 11), toGzip(bytes, { level: 9 })])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}

/** Writes a .br file next to one of many megabytes. The highest quality would take minutes and save a tenth. */
export async function compressLargeFile(path) {
  await writeFile(`${path}.br`, await pressed(await readFile(path), 5))
}

function pressed(bytes, quality) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return toBrotli(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}
