import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Cases } from '#algorithms/cases.ts'
import { folderOf, readPatterns } from './read-patterns.ts'

interface JudgedListing {
  readonly pattern: string
  /** That of the demo has the pattern's slug. */
  readonly id: string
  readonly cases: Cases
}

/** Every listing with cases: a learner's own code for it can be judged. Node only. */
export async function readListingCases(): Promise<readonly JudgedListing[]> {
  const entries = [...(await readPatterns('cases.ts'))].map(async ([pattern, { cases }]) => {
    const path = join(folderOf(pattern), 'further-cases.ts')
    const { furtherCases }: { furtherCases: Readonly<Record<string, Cases>> } = existsSync(path)
      ? await import(/* @vite-ignore */ path)
      : { furtherCases: {} }
    return Object.entries({ [pattern]: cases, ...furtherCases }).map(([id, each]) => ({
      pattern,
      id,
      cases: each,
    }))
  })
  return (await Promise.all(entries)).flat()
}
