import type { SolvedMask } from '../rules.ts'
import type { CountedPattern } from '../statistics.ts'

/** One pattern as every screen shows it. */
export interface PatternProgress {
  /** What is ticked on the screen: the saved state with the waiting ticks on top. */
  readonly mask: SolvedMask
  /** The problems whose tick or untick still waits for the server, long enough to say so. */
  readonly waiting: SolvedMask
}

export type ProgressMap = ReadonlyMap<number, PatternProgress>

export const untouched: PatternProgress = { mask: 0, waiting: 0 }
export const emptyProgressMap: ProgressMap = new Map()

/** The one map of pattern to progress that all screens read. A new map is made for every change. */
export interface ProgressCache {
  read(): ProgressMap
  subscribe(listener: () => void): () => void
  put(patternId: number, progress: PatternProgress): void
  replace(map: ProgressMap): void
  /** All patterns and how many problems each has; unknown until a page has loaded the lessons. */
  readSizes(): readonly CountedPattern[] | undefined
  putSizes(sizes: readonly CountedPattern[]): void
}

export function createProgressCache(): ProgressCache {
  let current = emptyProgressMap
  let sizes: readonly CountedPattern[] | undefined
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const replace = (map: ProgressMap) => {
    current = map
    tell()
  }
  return {
    read: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    put(patternId, progress) {
      const known = current.get(patternId)
      if (known?.mask === progress.mask && known.waiting === progress.waiting) return
      replace(new Map(current).set(patternId, progress))
    },
    replace,
    readSizes: () => sizes,
    putSizes(known) {
      sizes = known
      tell()
    },
  }
}

export function problemCountsOf(sizes: readonly CountedPattern[] = []): ReadonlyMap<number, number> {
  return new Map(sizes.map(({ id, problemCount }) => [id, problemCount]))
}
