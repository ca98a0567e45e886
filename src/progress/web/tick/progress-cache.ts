import type { PatternSize, SolvedMask } from '../../rules.ts'

/** One pattern as every screen shows it. */
export interface PatternProgress {
  /** What is ticked on the screen: the saved state with the unsaved ticks applied. */
  readonly mask: SolvedMask
  /** Problems whose tick has waited for the server long enough to be marked. */
  readonly waiting: SolvedMask
}

export type ProgressMap = ReadonlyMap<number, PatternProgress>

export const untouched: PatternProgress = { mask: 0, waiting: 0 }
export const emptyProgressMap: ProgressMap = new Map()

/** The map from pattern to progress that all screens read, for `useSyncExternalStore`. Every change makes a new map. */
export interface ProgressCache {
  read(): ProgressMap
  subscribe(listener: () => void): () => void
  put(patternId: number, progress: PatternProgress): void
  replace(map: ProgressMap): void
  /** Undefined until the catalog has loaded. */
  readSizes(): readonly PatternSize[] | undefined
  putSizes(sizes: readonly PatternSize[]): void
}

export function createProgressCache(): ProgressCache {
  let current = emptyProgressMap
  let sizes: readonly PatternSize[] | undefined
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const replace = (map: ProgressMap) => {
    current = map
    notify()
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
      notify()
    },
  }
}

export function problemCountsOf(sizes: readonly PatternSize[] = []): ReadonlyMap<number, number> {
  return new Map(sizes.map(({ id, problemCount }) => [id, problemCount]))
}
