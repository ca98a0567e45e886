import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Two fingerprints of a set of files. The quick one looks at names, sizes and times only; the exact one reads them.
 * A checkout or a copy changes the times of files that stayed the same, so the exact one has the last word.
 */
export function fingerprintFiles(folder, files) {
  const sorted = [...files].sort()
  return {
    quick: hash(sorted, (file) => {
      const { size, mtimeMs } = statSync(join(folder, file))
      return `${size} ${mtimeMs}`
    }),
    exact: () => hash(sorted, (file) => readFileSync(join(folder, file))),
  }
}

function hash(files, look) {
  const sum = createHash('sha256')
  for (const file of files) sum.update(`${file}\n`).update(look(file)).update('\n')
  return sum.digest('hex')
}
