import { guidanceOnBranches } from './guidance-on-branches.ts'
import { guidanceOnLines } from './guidance-on-lines.ts'

/** What the upper rungs of the hint ladder say about a pattern. */
export interface Guidance {
  /** What is true at every step, as a sentence. */
  readonly keeps: string
  /** A small task of our own, worked in words on a few values. It is none of the practice problems. */
  readonly sibling: string
}

const guidance: Readonly<Record<string, Guidance>> = { ...guidanceOnLines, ...guidanceOnBranches }

/** Every lesson has its own; a test holds that. */
export function guidanceFor(patternName: string): Guidance {
  const found = guidance[patternName]
  if (!found) throw new Error(`No guidance for ${patternName}`)
  return found
}
